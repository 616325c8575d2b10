// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One engine more in a curve: it is measured in turn with the baseline, and the others keep their figures. Until then
// its place is taken by a Measurement that is skipped for no reason. Pure functions.
#pragma once

#include "measure/measurement.h"

namespace overtake
{

bool isToCome(const Measurement &measurement);
/// The comparison with other engines, in their order. The first must be its baseline.
Comparison withEngines(const Comparison &comparison, const std::vector<EngineUse> &engines);
/// The engines to measure where there is already a comparison: the baseline and those to come, or those that have had
/// only a quick look while others are fully measured; all of them in any other case.
std::vector<EngineUse> enginesToAdd(const Comparison &there);
/// `there` with the engines of `added`, which was measured against the same baseline.
Comparison completed(Comparison there, const Comparison &added);

} // namespace overtake
