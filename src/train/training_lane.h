// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One engine's part in training: prepares its Execution, runs a slice of steps when its turn comes, reads losses
// between steps and keeps the curve. Times in seconds. One thread.
#pragma once

#include "engines/engine.h"
#include "measure/time/activity_recorder.h"
#include "measure/time/clock.h"
#include "measure/time/epoch_cursor.h"
#include "train/training.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

namespace overtake
{

class TrainingLane
{
public:
    /// References live as long as the lane; it is not moved.
    /// `watch` may be null.
    TrainingLane(Engine &engine, Program program, std::int64_t epochs, Clock &clock, MachineWatch *watch,
                 EngineTraining &result);
    TrainingLane(const TrainingLane &) = delete;
    TrainingLane &operator=(const TrainingLane &) = delete;

    void prepare(InputsPtr inputs);
    /// Steps until `seconds` of running have passed or all are done, and returns what was done in them; the first time
    /// only the cold step, which counts in no round. Ends within a step of a stop; throws Error.
    TrainingRound runSlice(double seconds, const std::stop_token &stop);
    void finish(); ///< after the last slice: which rounds, and whether all of it was disturbed
    bool isDone() const { return m_result.stepsDone == m_totalSteps; }
    std::int64_t stepsLeft() const { return m_totalSteps - m_result.stepsDone; }
    /// Seconds of one step, without the cold one; 0: unknown yet.
    double secondsPerStep() const;

    /// The losses read so far: of every step, or (where the Program does not read them back) of each of a grid of steps
    /// that is the same for all engines with this batch size.
    const std::vector<float> &losses() const { return m_losses; }
    /// The loss of the first step, which depends on weights and rows alone.
    std::optional<float> firstLoss() const { return m_firstLoss; }
    std::int64_t stepOfLoss(std::size_t index) const;

    TrainedParameters readTrained() const;
    const Program &program() const { return m_program; }
    const ParameterValues &options() const { return m_options; }
    Engine &engine() const { return m_engine; }
    EngineTraining &result() const { return m_result; }

private:
    /// By a clock that excludes communication with a worker.
    double now() const { return m_clock.now() - m_execution->communicationSeconds(); }
    void beginEpoch();
    void readLoss();
    void addPoint();
    void endEpoch();
    std::int64_t nextCount() const;
    TrainingRound runSteps(double seconds, const std::stop_token &stop);
    /// Marks the rounds of the turns that were judged since the last call.
    void markRounds();
    /// Nothing while the turn is not judged yet, or nobody tells.
    std::optional<bool> isTurnDisturbed(std::size_t turn) const;

    /// Sums of what was read since the last point, or since the epoch began.
    struct Means {
        double loss = 0;
        double accuracy = 0;
        std::int64_t count = 0;
    };
    void add(Means &means, double loss, double accuracy) const;
    std::optional<double> accuracyOf(const Means &means) const;

    Engine &m_engine;
    Program m_program;
    Clock &m_clock;
    bool m_isWatchedThere; ///< not watched from here; the process of the engine may do it
    ActivityRecorder m_activity;
    EngineTraining &m_result;
    ParameterValues m_options;
    EpochOrders m_orders;
    std::unique_ptr<Execution> m_execution;
    std::int64_t m_stepsPerEpoch;
    std::int64_t m_totalSteps;
    std::int64_t m_stepsPerLoss;  ///< 1 where the Program reads the loss back itself
    std::int64_t m_stepsPerPoint; ///< steps between two points of the curve
    std::int64_t m_nextPoint;
    double m_epochStartSeconds = 0;
    double m_coldSeconds = 0; ///< of the first step
    Means m_sincePoint;
    Means m_sinceEpoch;
    std::optional<float> m_firstLoss;
    std::vector<float> m_losses;
    std::vector<std::pair<std::size_t, std::size_t>> m_runs; ///< first and end, for each turn but the cold one
    std::size_t m_markedTurns = 0;
};

} // namespace overtake
