// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Trains a workload on several engines from the same weights with the same batches, in turn by small slices (A B A B),
// and evaluates the results. Nothing is read back, painted or logged inside a timed region: losses are read between
// steps. Runs on the caller's thread.
#pragma once

#include "machine/machine_watch.h"
#include "measure/time/clock.h"
#include "registry/engine_registry.h"
#include "train/training.h"
#include "workloads/workload.h"

#include <functional>
#include <stop_token>

namespace overtake
{

/// Largest share of the samples to hold out: some must be left for training.
inline constexpr double mostHeldOut = 0.9;

struct TrainingRequest {
    std::string preset = {};    ///< name, empty when none
    ParameterValues parameters; ///< complete; training whatever their mode says
    std::vector<EngineUse> engines;
    double heldOutShare = 0.33;  ///< share of the samples; 0: all are trained on
    bool keepParameters = false; ///< EngineTraining::trained
    bool regions = false;        ///< TrainingRun::regions
};

struct TrainingProgress {
    enum class Stage { Preparing, Training, Judging } stage = Stage::Preparing;
    const TrainingRun &run;
    double share = 0;                  ///< share of the engines' time, 0 to 1
    std::optional<double> secondsLeft; ///< once every engine has run
};

struct TrainingOptions {
    std::stop_token stop;        ///< ends training within a step; what was trained is judged
    std::stop_token stopJudging; ///< ends judging; what was judged until then stays
    std::stop_token abort;       ///< ends everything; nothing is judged
    /// Called between slices, outside timed regions; may block until a window has painted.
    std::function<void(const TrainingProgress &)> progress;
    double sliceSeconds = 0.05; ///< an engine's turn
};

/// The parameters that training is done with: the mode set. Throws UsageError where the workload trains nothing.
ParameterValues trainingParameters(const Workload &workload, const ParameterValues &parameters);
bool canTrain(const Workload &workload);

/// `watch`: null: other programs go unnoticed. One engine's failure is its status Failed with a reason, and the others
/// go on. Throws UsageError for wrong use, and the Error of a workload that cannot be built or has no data; Cancelled
/// when stopped before any step.
TrainingRun runTraining(const EngineRegistry &engines, Clock &clock, MachineWatch *watch, const Workload &workload,
                        const TrainingRequest &request, const TrainingOptions &options);

} // namespace overtake
