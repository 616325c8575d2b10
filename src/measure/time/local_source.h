// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Takes repetitions of an Execution: the cold run first, then as many steps at a time as last well above the clock's
// resolution. Runs in the process that measures, and in a worker for a program elsewhere. Times in seconds. One thread.
#pragma once

#include "engines/engine.h"
#include "measure/time/activity_recorder.h"
#include "measure/time/clock.h"
#include "measure/time/epoch_cursor.h"

#include <memory>
#include <optional>

namespace overtake
{

class LocalSource : public SampleSource
{
public:
    /// References outlive the source. `options` are complete; `watch` may be null; `targetSeconds`: how long a
    /// repetition should last.
    LocalSource(Engine &engine, const Program &program, InputsPtr inputs, ParameterValues options, EpochOrders &orders,
                Clock &clock, MachineWatch *watch, double targetSeconds);

    void begin(std::stop_token stop) override;
    bool hasMore() const override { return true; }
    void take(std::stop_token stop) override;
    double spentSeconds() const override { return m_spentSeconds; }
    void judge() override;
    void finish() override;
    void profile(std::stop_token stop, double belowSeconds) override;

protected:
    /// A repetition by the clock, and how long taking it took in all.
    struct Repetition {
        double seconds = 0; ///< per step
        std::int64_t steps = 1;
        double spent = 0;
    };
    Engine &engine() const { return m_engine; }
    Execution &execution() const { return *m_execution; }
    double targetSeconds() const { return m_targetSeconds; }
    double now() const { return m_clock.now(); }
    /// Seconds that the next steps take, by an honest clock.
    double runSteps(std::int64_t steps, std::stop_token stop)
    {
        return m_cursor->run(steps, m_typicalStepSeconds, stop);
    }
    void beforeRepetition();
    /// Adds the repetition that began with the last beforeRepetition().
    void keep(const Repetition &repetition);

private:
    double readScalar(TensorId id) const;
    double countStepItems() const; ///< items of the last step
    std::int64_t stepsPerSample() const;
    /// More steps, to whole epochs, where an epoch is shorter than a repetition; what kind it is stays from the first
    /// on.
    std::int64_t wholeEpochs(std::int64_t steps) const;
    std::optional<StepProfile> takeProfile(const std::stop_token &stop);
    /// Samples::disturbed, told here or by the process that does the work.
    std::vector<std::uint8_t> disturbed() const;

    Engine &m_engine;
    const Program &m_program;
    InputsPtr m_inputs; ///< until the Execution has them
    ParameterValues m_options;
    EpochOrders &m_orders;
    Clock &m_clock;
    double m_targetSeconds;
    std::unique_ptr<Execution> m_execution;
    std::optional<EpochCursor> m_cursor;
    std::int64_t m_steps = 1; ///< in the next repetition
    double m_typicalStepSeconds = 0;
    double m_spentSeconds = 0;
    bool m_isWatchedThere; ///< by the process that does the work
    ActivityRecorder m_activity;
    std::size_t m_firstRun = 0;                              ///< first run of the open repetition, as watched
    std::vector<std::pair<std::size_t, std::size_t>> m_runs; ///< first and end of each repetition, as watched
};

} // namespace overtake
