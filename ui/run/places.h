// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where along its axis a study is measured: the few places of the quick outline, those of a sweep, and in which order a
// curve shows its shape soonest.
#pragma once

#include "report/recorded_series.h"
#include "study/study.h"

#include <vector>

namespace overtake
{

std::vector<double> outlinePlaces(const Study &study);
/// With the slider's place, so that the verdict is about it, and those of `recorded`, so that there are speed-ups.
std::vector<double> sweepPlaces(const Study &study, const std::vector<RecordedSeries> &recorded);

/// `values` from the ends inwards, so that a curve's shape shows early: first, last, middle, quarters.
std::vector<double> coarseToFine(std::vector<double> values);

} // namespace overtake
