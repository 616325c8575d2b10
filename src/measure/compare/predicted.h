// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Adds predictions to a comparison, and is the only way in: as measurements with the status Predicted, without samples,
// with the model's band as their interval. Nothing is run or timed. Any thread.
#pragma once

#include "measure/measurement.h"
#include "model/planned_work.h"
#include "registry/engine_registry.h"
#include "workloads/workload.h"

namespace overtake
{

/// Fills in those of the comparison's measurements whose engine predicts; an Error of the model is that measurement's
/// failure. Speed-ups between two that have a time, of which one is predicted, follow in addPredictedSpeedUps().
/// `atOnce`: models that would first have to measure their device are left out. `plans`: of steps that are asked for
/// again and again.
void addPredictions(const EngineRegistry &engines, const Workload &workload, Comparison &comparison, bool quick,
                    bool atOnce = false, KeptPlans *plans = nullptr);

/// predictedSpeedUp() of each pair for which it can be told.
void addPredictedSpeedUps(Comparison &comparison);
/// Whether one of the two is a model's.
bool isPredicted(const Measurement &base, const Measurement &other);
/// The ratio of the epochs' times; its interval holds the bands of both sides, which are wrong independently of each
/// other. The verdict needs more than that: anything within it is too close to call.
SpeedUp predictedSpeedUp(const Measurement &base, const Measurement &other);

/// The models among the engines are used differently now: their measurements are predicted anew, as `uses` says, and
/// what was measured stays. The engines are the same, in the same order.
void predictAnew(const EngineRegistry &engines, const Workload &workload, Comparison &comparison,
                 const std::vector<EngineUse> &uses, KeptPlans &plans);

/// Whether a prediction by this engine is immediate: it is a model and has its device's figures.
bool predictsAtOnce(const EngineRegistry &engines, const EngineUse &use);

} // namespace overtake
