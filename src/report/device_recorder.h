// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sweeps over all workloads on one device, for a recording that others see beside their own curves: the sweeps of
// tests/gpu/run (resources/recording_sweeps.txt). Runs on the caller's thread.
#pragma once

#include "measure/compare/sweeper.h"
#include "report/recording.h"

#include <functional>
#include <stop_token>

namespace overtake
{

struct RecordedSweepPlan {
    const Workload *workload = nullptr;
    SweepRequest request; ///< without engines and budget
};

/// A sweep for each workload, in their order.
std::vector<RecordedSweepPlan> recordedSweepPlans();
/// The usual options, and those with a replayed graph and other precisions if the engine has these choices.
std::vector<EngineUse> usesToRecord(const Engine &engine);

struct DeviceRecordingRequest {
    EngineUse base;
    std::vector<EngineUse> uses;                ///< uses of one engine
    std::vector<RecordedSweepPlan> sweeps = {}; ///< empty: recordedSweepPlans()
    double seconds = 360;                       ///< aimed at for all together
};

struct DeviceRecordingProgress {
    const Workload *workload = nullptr; ///< being measured
    int sweepsDone = 0;
    int sweeps = 0;
    SweepProgress sweep;
};

struct DeviceRecordingCallbacks {
    std::function<void(const DeviceRecordingProgress &)> progress; ///< before each point
    std::function<void(const Recording &)> sweep;                  ///< after each whole sweep: all until now
    std::function<void()> betweenRounds;                           ///< see MeasureOptions
};

/// Throws UsageError on wrong use. What an engine cannot do is data. Stopped, it returns the sweeps that are whole.
Recording recordDevice(const EngineRegistry &engines, Clock &clock, MachineWatch *watch,
                       const DeviceRecordingRequest &request, std::stop_token stop,
                       const DeviceRecordingCallbacks &callbacks = {});

} // namespace overtake
