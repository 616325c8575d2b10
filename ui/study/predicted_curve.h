// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Predictions for a study's engines along its whole range and as far as the slider: nothing is run. Some ten
// milliseconds, for a step of thousands of operations up to a second.
#pragma once

#include "measure/compare/predicted.h"
#include "study/study.h"

#include <stop_token>
#include <vector>

namespace overtake
{

/// Over the study's range and as far as `cursor`. One point per place, in which the engines that are not models are
/// Skipped; empty when no engine of the study is a model that can answer at once, or when a file of the user's own
/// would have to be read for each place.
/// `plans` keeps the steps of the places for other figures of the same models. Throws Cancelled when it is
/// stopped.
std::vector<SweepPoint> predictedCurve(const Study &study, double cursor, const EngineRegistry &registry,
                                       KeptPlans &plans, const std::stop_token &stop = {});

/// There is such a curve, and to plan it anew takes longer than a moving slider waits.
bool isPredictedSlowly(const Study &study, double cursor, const EngineRegistry &registry, KeptPlans &plans);

} // namespace overtake
