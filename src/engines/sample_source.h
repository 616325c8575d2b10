// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the repetitions of a measurement come from: an Execution that this process runs (measure/time/local_source.h),
// or a worker that does the same over there and says it in one message, because over a link every message costs its
// round trip (remote/). Both give the same Samples. Seconds by the clock of the process that does the work. One thread.
#pragma once

#include "engines/step_profile.h"
#include "machine/system_activity.h"
#include "text/message.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace overtake
{

struct SampleRequest {
    double budgetSeconds = 0;       ///< for all repetitions
    int samples = 0;                ///< at most; each so long that one more of them would fill the budget
    double profileBelowSeconds = 0; ///< a step that takes less is profiled too
};

struct Samples {
    int threads = 1;              ///< Execution::threadsUsed()
    std::int64_t memoryBytes = 0; ///< Execution::memoryBytes(); 0: unknown
    double setupSeconds = 0;
    double firstRunSeconds = 0;
    std::vector<double> seconds; ///< per step, of each repetition
    std::vector<std::int64_t> steps;
    /// 1 for a repetition during which others used the machine, too, 0 for the rest, in order; ends before those that
    /// are not judged yet. Empty where nobody watches.
    std::vector<std::uint8_t> disturbed;
    double shuffleSeconds = 0;  ///< drawing the order of an epoch and taking note of it
    double lastStepSeconds = 0; ///< the smaller step at the epoch's end, timed by itself; 0: never
    std::optional<double> firstLoss;
    std::optional<double> firstItems; ///< done in the first step, where they are counted
    std::optional<double> loss;
    std::optional<double> accuracy;
    std::optional<double> items;                  ///< done in the last step, where they are counted
    std::optional<SystemActivity> systemActivity; ///< activity of that process's machine
    std::optional<StepProfile> profile;
    Message profileTrouble; ///< why there is no profile, where taking it failed
    /// Per step until the work was complete, where the clock was read at another time on purpose (measure/stopwatch.h).
    std::optional<double> completeSeconds;
    Message stopwatchRemark; ///< why that stopwatch changes nothing on this engine
};

constexpr double leastStepSeconds = 1e-9; ///< a few cycles: no call returns so soon
inline Message impossibleTimes()
{
    return sentence("The step times are impossible.");
}

class SampleSource
{
public:
    virtual ~SampleSource() = default;

    /// The samples so far; after finish() all of them.
    const Samples &samples() const { return m_samples; }
    /// Prepares the work and runs the first, cold step. Throws Cancelled, OutOfMemoryError, NotHere, Error.
    virtual void begin(std::stop_token stop) = 0;
    /// Whether take() can get another repetition.
    virtual bool hasMore() const = 0;
    /// Takes one more repetition. Throws Cancelled, Error.
    virtual void take(std::stop_token stop) = 0;
    /// Wall time in take() so far.
    virtual double spentSeconds() const = 0;
    /// Judges now whether others disturbed the last repetitions, as far as that is not known.
    virtual void judge() {}
    /// Reads what the steps left: losses, accuracy, counts. Throws Error.
    virtual void finish() = 0;
    /// Profiles a step that takes less than so many seconds, if the engine can. What goes wrong becomes profileTrouble:
    /// the repetitions stay. Throws Cancelled.
    virtual void profile(std::stop_token stop, double belowSeconds) = 0;

protected:
    Samples m_samples;
};

} // namespace overtake
