// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/training_lane.h"

#include "machine/one_core.h"
#include "text/error.h"
#include "text/format.h"
#include "train/evaluation.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace overtake
{

namespace
{

constexpr std::int64_t curvePoints = 1000;   ///< about; more than a chart has pixels helps nobody
constexpr std::int64_t lossesPerEpoch = 100; ///< where reading them costs steps of their own
constexpr double cancelSeconds = 0.05;

} // namespace

TrainingLane::TrainingLane(Engine &engine, Program program, std::int64_t epochs, Clock &clock, MachineWatch *watch,
                           EngineTraining &result)
    : m_engine(engine), m_program(std::move(program)), m_clock(clock),
      m_isWatchedThere(!watch || engine.description().isElsewhere),
      m_activity(m_isWatchedThere ? nullptr : watch, gpuBehind(engine, watch)), m_result(result),
      m_options(engine.completed(result.use.options)), m_orders(clock), m_stepsPerEpoch(m_program.stepsPerEpoch()),
      m_totalSteps(epochs * m_stepsPerEpoch)
{
    const bool readsBack = m_program.tensor(m_program.loss).place == Place::Host;
    m_stepsPerLoss = readsBack ? 1 : std::max<std::int64_t>(1, m_stepsPerEpoch / lossesPerEpoch);
    m_stepsPerPoint = std::max(m_stepsPerLoss, (m_totalSteps + curvePoints - 1) / curvePoints);
    m_nextPoint = m_stepsPerPoint;
    m_result.batchRows = m_program.batchRows;
    m_result.stepsPerEpoch = m_stepsPerEpoch;
    m_result.itemsPerEpoch = m_program.itemsPerSample * m_program.samples;
}

void TrainingLane::prepare(InputsPtr inputs)
{
    const double start = m_clock.now();
    m_execution = m_engine.prepare(m_program, std::move(inputs), m_options);
    m_result.setupSeconds = m_clock.now() - start;
    m_result.threads = m_execution->threadsUsed();
}

double TrainingLane::secondsPerStep() const
{
    const std::int64_t warm = m_result.stepsDone - 1;
    return warm > 0 ? (m_result.seconds - m_coldSeconds) / static_cast<double>(warm) : 0;
}

std::int64_t TrainingLane::stepOfLoss(std::size_t index) const
{
    const std::int64_t perEpoch = (m_stepsPerEpoch + m_stepsPerLoss - 1) / m_stepsPerLoss;
    const auto number = static_cast<std::int64_t>(index);
    return number / perEpoch * m_stepsPerEpoch + std::min(m_stepsPerEpoch, (number % perEpoch + 1) * m_stepsPerLoss);
}

/// Steps up to where the next loss is read or the epoch ends, but no more than a stop can wait for.
std::int64_t TrainingLane::nextCount() const
{
    const std::int64_t position = m_result.stepsDone % m_stepsPerEpoch;
    const std::int64_t toEpochEnd = m_stepsPerEpoch - position;
    const std::int64_t toLoss = m_stepsPerLoss - position % m_stepsPerLoss;
    const double step = secondsPerStep();
    const std::int64_t patience =
        step > 0 ? std::max<std::int64_t>(1, std::llround(std::min(cancelSeconds / step, 1e9))) : 1;
    return std::min({toEpochEnd, toLoss, patience});
}

void TrainingLane::beginEpoch()
{
    m_sinceEpoch = {};
    m_epochStartSeconds = m_result.seconds;
    if (!m_program.shuffled)
        return;
    const auto order = m_orders.order(m_program, m_result.stepsDone / m_stepsPerEpoch);
    const double start = now(); // handing the order over is the engine's work, drawing it is not
    m_execution->beginEpoch(order);
    m_result.seconds += now() - start;
}

TrainingRound TrainingLane::runSlice(double seconds, const std::stop_token &stop)
{
    if (m_result.stepsDone == 0) { // the cold step
        const TrainingRound round = runSteps(seconds, stop);
        if (m_result.stepsDone == 1)
            m_firstLoss = m_losses.empty() ? m_execution->read(m_program.loss).at(0) : m_losses.front();
        if (m_isWatchedThere)
            m_execution->watchItsMachine();
        return round;
    }
    const OneCore core(m_execution->worksInCaller());
    m_activity.beforeSample();
    const std::size_t firstRun = m_execution->watchedRuns();
    const TrainingRound round = runSteps(seconds, stop);
    m_activity.afterSample(m_result.threads);
    if (m_isWatchedThere)
        m_runs.emplace_back(firstRun, m_execution->watchedRuns());
    markRounds();
    return round;
}

void TrainingLane::finish()
{
    m_activity.endBlock();
    markRounds();
    const auto activity = m_isWatchedThere ? m_execution->systemActivity() : m_activity.systemActivity();
    const auto &rounds = m_result.rounds;
    const bool anyDisturbed = std::ranges::any_of(rounds, &TrainingRound::disturbed);
    const bool tooMany = anyDisturbed && roundsThatCount(rounds).size() == rounds.size();
    m_result.disturbed = activity && (m_markedTurns == 0 ? isDisturbed(*activity) : tooMany || clockFell(*activity));
}

void TrainingLane::markRounds()
{
    std::size_t turns = 0; // until the end of this round
    for (TrainingRound &round : m_result.rounds) {
        turns += round.turns;
        for (; m_markedTurns < turns; ++m_markedTurns) {
            const std::optional<bool> mark = isTurnDisturbed(m_markedTurns);
            if (!mark)
                return;
            round.disturbed = round.disturbed || *mark;
        }
    }
}

std::optional<bool> TrainingLane::isTurnDisturbed(std::size_t turn) const
{
    if (!m_isWatchedThere) {
        const auto &marks = m_activity.disturbed();
        return turn < marks.size() ? std::optional(marks[turn] != 0) : std::nullopt;
    }
    const auto [first, end] = m_runs[turn];
    return wereDisturbed(m_execution->disturbedRuns(), first, end);
}

TrainingRound TrainingLane::runSteps(double seconds, const std::stop_token &stop)
{
    const bool isCold = m_result.stepsDone == 0;
    const double start = m_result.seconds;
    const std::int64_t itemsBefore = m_result.itemsDone;
    while (!isDone() && m_result.seconds < start + seconds && !stop.stop_requested()) {
        const std::int64_t position = m_result.stepsDone % m_stepsPerEpoch;
        if (position == 0)
            beginEpoch();
        const std::int64_t count = nextCount();
        const double runStart = now();
        m_execution->run(position, count);
        m_result.seconds += now() - runStart;
        m_result.stepsDone += count;
        const std::int64_t after = position + count;
        const bool isEpochEnd = after == m_stepsPerEpoch;
        m_result.itemsDone +=
            m_program.itemsPerSample *
            (isEpochEnd ? (count - 1) * m_program.batchRows + m_program.lastBatchRows() : count * m_program.batchRows);
        if (isEpochEnd || after % m_stepsPerLoss == 0)
            readLoss();
        if (isEpochEnd)
            endEpoch();
        if (isCold) {
            m_coldSeconds = m_result.seconds;
            return {};
        }
    }
    return {m_result.seconds - start, static_cast<double>(m_result.itemsDone - itemsBefore), 1};
}

void TrainingLane::add(Means &means, double loss, double accuracy) const
{
    means.loss += loss;
    means.accuracy += accuracy;
    ++means.count;
}

std::optional<double> TrainingLane::accuracyOf(const Means &means) const
{
    if (m_program.accuracy == noTensor)
        return std::nullopt;
    return means.accuracy / static_cast<double>(means.count);
}

void TrainingLane::readLoss()
{
    const float loss = m_execution->read(m_program.loss).at(0);
    const float accuracy = m_program.accuracy == noTensor ? 0 : m_execution->read(m_program.accuracy).at(0);
    m_losses.push_back(loss);
    add(m_sincePoint, loss, accuracy);
    add(m_sinceEpoch, loss, accuracy);
    if (m_result.stepsDone >= m_nextPoint || isDone())
        addPoint();
}

void TrainingLane::addPoint()
{
    m_result.curve.push_back({m_result.stepsDone, m_result.seconds,
                              m_sincePoint.loss / static_cast<double>(m_sincePoint.count), accuracyOf(m_sincePoint)});
    m_sincePoint = {};
    m_nextPoint = m_result.stepsDone + m_stepsPerPoint;
}

void TrainingLane::endEpoch()
{
    m_result.epochs.push_back({m_result.seconds - m_epochStartSeconds,
                               m_sinceEpoch.loss / static_cast<double>(m_sinceEpoch.count), accuracyOf(m_sinceEpoch)});
}

TrainedParameters TrainingLane::readTrained() const
{
    return readParameters(m_program, *m_execution);
}

} // namespace overtake
