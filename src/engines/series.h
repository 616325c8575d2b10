// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A quick measurement that another process makes by itself, from set-up to the last sample, asked for in one message:
// over a link every message costs its round trip. Plain data; seconds by the clock of that process.
#pragma once

#include "engines/step_profile.h"
#include "machine/meanwhile.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace overtake
{

struct SeriesRequest {
    double budgetSeconds = 0;       ///< for all samples
    int samples = 0;                ///< at most; each so long that one more of them would fill the budget
    double profileBelowSeconds = 0; ///< a step that takes less is profiled too
};

struct Series {
    int threads = 1; ///< as Execution::threadsUsed()
    double setupSeconds = 0;
    double firstRunSeconds = 0;
    std::vector<double> samples; ///< seconds per step
    std::vector<std::int64_t> stepsPerSample;
    double shuffleSeconds = 0;  ///< drawing the order of an epoch and taking note of it
    double lastStepSeconds = 0; ///< of the smaller step at the epoch's end, timed by itself; 0: never
    std::optional<double> firstLoss;
    std::optional<double> firstItems; ///< done in the first step, where they are counted
    std::optional<double> loss;
    std::optional<double> accuracy;
    std::optional<double> items;        ///< done in an epoch, where they are counted
    std::optional<Meanwhile> meanwhile; ///< of the machine of that process
    std::optional<StepProfile> profile;
};

} // namespace overtake
