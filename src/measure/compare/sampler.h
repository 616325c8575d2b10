// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One engine's part in a comparison: has its SampleSource take the first (cold) run and one warm repetition per round,
// asks the stop rule and, at the end, fills in the Measurement. Times in seconds. One thread.
#pragma once

#include "engines/engine.h"
#include "machine/machine_watch.h"
#include "measure/compare/speed_up.h"
#include "measure/measurement.h"
#include "measure/time/clock.h"
#include "measure/time/epoch_cursor.h"
#include "measure/time/stop_rule.h"

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
    const Program &program() const { return m_program; } ///< the Program that runs
    const Measurement &measurement() const { return m_measurement; }

    /// Set-up and first run. `profileBelowSeconds`: as SampleRequest has it; 0: no profile is wanted. Throws as
    /// SampleSource::begin() does.
    void begin(InputsPtr inputs, EpochOrders &orders, double profileBelowSeconds, std::stop_token stop);
    /// Items done in the first step, where they are counted: engines must agree on them.
    std::optional<double> firstItems() const { return m_source->samples().firstItems; }
    /// Throws Cancelled, Error.
    void takeSample(std::stop_token stop);
    bool wantsProfile() const { return m_profileBelowSeconds > 0; }
    bool isOfWorker() const { return m_engine.description().isWorker; }
    /// After a worker's turn: waits until its threads sleep, if this engine is on the same machine. It counts as spent.
    void waitForWorker();
    /// The rule has not decided yet, or other programs disturbed the samples so far and there is time for better ones.
    bool wantsSamples() const { return hasBudget() && (isUndecided() || isDisturbedSoFar()); }
    /// May be asked for more, to keep the rounds paired while another engine is undecided.
    bool hasBudget() const
    {
        return m_source->hasMore() && (m_measurement.samples.empty() || spentSeconds() < m_rule->budget());
    }

    /// Summary, rates, loss and accuracy; the measurement becomes Measured.
    void finish();
    /// Profiles where the time of a step goes, after finish(); leaves the measurement without a profile if the engine
    /// cannot tell, or a step takes longer than begin() was told. Throws Cancelled.
    void takeProfile(std::stop_token stop);
    /// After the first sample; valid until the next.
    EpochCost epochCost() const;

private:
    /// Too few repetitions so far are undisturbed.
    bool isDisturbedSoFar() const;
    double spentSeconds() const { return m_source->spentSeconds() + m_waitedSeconds; }
    bool isUndecided() const { return m_decision == StopRule::Decision::Continue; }
    void noteSamples(); ///< notes repetitions that the source has taken since the last call; throws Error
    /// Takes over which repetitions are disturbed: the rule decides by the others alone.
    void noteDisturbed();
    void askRuleAnew(const std::vector<std::size_t> &repetitions);
    double shuffleSeconds() const; ///< for an epoch of the whole Program
    Message reasonNotConverged() const;

    Engine &m_engine;
    Program m_whole;
    Program m_program; ///< the Program that runs
    std::unique_ptr<StopRule> m_rule;
    Clock &m_clock;
    Measurement &m_measurement;
    MachineWatch *m_watch;
    double m_profileBelowSeconds = 0;
    double m_waitedSeconds = 0; ///< for workers
    std::unique_ptr<SampleSource> m_source;
    std::optional<SystemActivity> m_around; ///< a source that does not watch itself
    StopRule::Decision m_decision = StopRule::Decision::Continue;
    std::size_t m_askedAbout = 0; ///< the rule has been told of those that count among so many repetitions
    bool m_askedAboutDisturbed = false;
};

} // namespace overtake
