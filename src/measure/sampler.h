// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One engine's part in a comparison: prepares its Execution, makes the first (cold) run, takes one warm sample per
// round and, at the end, fills in the Measurement. Times in seconds. One thread.
#pragma once

#include "engines/engine.h"
#include "measure/clock.h"
#include "measure/epoch_cursor.h"
#include "measure/measurement.h"
#include "measure/speed_up.h"
#include "measure/stop_rule.h"
#include "measure/surroundings.h"

#include <memory>
#include <optional>
#include <stop_token>

namespace overtake
{

class Sampler
{
public:
    /// `whole` is the work that the figures are of, `run` what is run: the same, or on fewer rows (quick_data.h).
    /// References and the stop rule's clone live as long as the sampler; it is not moved. `watch` may be null.
    Sampler(Engine &engine, Program whole, Program run, std::unique_ptr<StopRule> rule, Clock &clock,
            MachineWatch *watch, Measurement &measurement);
    Sampler(const Sampler &) = delete;
    Sampler &operator=(const Sampler &) = delete;

    const Program &whole() const { return m_whole; }
    const Program &program() const { return m_program; } ///< that is run
    const Measurement &measurement() const { return m_measurement; }

    void prepare(InputsPtr inputs, EpochOrders &orders);
    /// In place of prepare() for a quick rule: the engine's process measures all by itself, if it does, and what
    /// follows only takes over what it says. `profileBelowSeconds`: as SeriesRequest has it.
    bool measureThere(const InputsPtr &inputs, double profileBelowSeconds);
    void firstRun(std::stop_token stop);
    /// Items done in the first step, where they are counted: engines must agree on them.
    std::optional<double> firstItems() const { return m_firstItems; }
    /// Repeats the step until it lasts well above the clock's resolution. Throws Cancelled, Error.
    void takeSample(std::stop_token stop);
    /// The rule has not decided yet, or other programs disturbed the samples so far and there is time for better ones.
    bool wantsSamples() const { return m_series ? hasBudget() : isUndecided() || (isDisturbedSoFar() && hasBudget()); }
    /// May be asked for more, to keep the rounds paired while another engine is undecided.
    bool hasBudget() const
    {
        return m_series ? m_measurement.samples.size() < m_series->samples.size() : m_spentSeconds < m_rule->budget();
    }

    /// Summary, rates, loss and accuracy; the measurement becomes Measured.
    void finish();
    /// Profiles where the time of a step goes, after the samples; leaves the measurement without a profile if the
    /// engine cannot tell, or a step takes longer than so many seconds.
    void takeProfile(std::stop_token stop, double longestStep);
    /// After the first sample; valid until the next.
    EpochCost epochCost() const;
    /// The smaller step at the epoch's end, timed by itself; 0 when that never happened.
    double lastStepSeconds() const { return m_series ? m_series->lastStepSeconds : m_cursor->lastStepSeconds(); }

private:
    bool isDisturbedSoFar() const;
    bool isUndecided() const { return m_decision == StopRule::Decision::Continue; }
    double readScalar(TensorId id) const;
    double countStepItems() const; ///< of the last step
    double countEpochItems();      ///< runs the epoch once more where it has several steps
    std::int64_t stepsPerSample() const;
    /// More steps, to whole epochs, where an epoch is shorter than a sample; what kind it is stays from the first on.
    std::int64_t wholeEpochs(std::int64_t steps) const;
    double shuffleSeconds() const; ///< of an epoch of the whole
    std::string reasonNotConverged() const;

    Engine &m_engine;
    Program m_whole;
    Program m_program; ///< that is run
    std::unique_ptr<StopRule> m_rule;
    Clock &m_clock;
    Measurement &m_measurement;
    std::unique_ptr<Execution> m_execution;
    std::optional<Series> m_series; ///< in place of an execution
    std::optional<EpochCursor> m_cursor;
    std::optional<double> m_firstItems;
    std::int64_t m_steps = 1; ///< in the next sample
    double m_typicalStepSeconds = 0;
    bool m_samplesAreWholeEpochs = false;
    double m_spentSeconds = 0; ///< on samples, wall time
    Surroundings m_surroundings;
    StopRule::Decision m_decision = StopRule::Decision::Continue;
};

} // namespace overtake
