// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/time/local_source.h"

#include "machine/one_core.h"
#include "measure/explain/profile_table.h"
#include "measure/statistics.h"
#include "text/error.h"

#include <algorithm>
#include <cmath>

namespace overtake
{

namespace
{

/// A repetition lasts at least this many times the clock's resolution, so that reading the clock costs 0.1 %.
constexpr double resolutionsPerSample = 1000;

/// Before a repetition, 1/16 of its steps run untimed: the engine that had its turn before has emptied the caches, and
/// waiting threads are asleep, but a repetition is to time steps that follow each other.
constexpr std::int64_t warmUpPart = 16;

} // namespace

LocalSource::LocalSource(Engine &engine, const Program &program, InputsPtr inputs, ParameterValues options,
                         EpochOrders &orders, Clock &clock, MachineWatch *watch, double targetSeconds)
    : m_engine(engine), m_program(program), m_inputs(std::move(inputs)), m_options(std::move(options)),
      m_orders(orders), m_clock(clock), m_targetSeconds(targetSeconds), m_isWatchedThere(watch == nullptr),
      m_activity(watch, gpuBehind(engine, watch))
{
}

void LocalSource::begin(std::stop_token stop)
{
    const double start = m_clock.now();
    m_execution = m_engine.prepare(m_program, std::move(m_inputs), m_options);
    m_samples.setupSeconds = m_clock.now() - start;
    m_samples.threads = m_execution->threadsUsed();
    m_samples.memoryBytes = m_execution->memoryBytes();
    m_cursor.emplace(*m_execution, m_program, m_orders, m_clock);
    m_typicalStepSeconds = m_cursor->run(1, 0, stop);
    m_samples.firstRunSeconds = m_typicalStepSeconds;
    if (m_program.loss != noTensor)
        m_samples.firstLoss = readScalar(m_program.loss);
    if (m_program.countedItems != noTensor)
        m_samples.firstItems = countStepItems();
    if (m_isWatchedThere)
        m_execution->watchItsMachine();
}

void LocalSource::take(std::stop_token stop)
{
    const double start = m_clock.now();
    const OneCore core(m_execution->worksInCaller());
    double stepSeconds = 0;
    if (const std::int64_t steps = m_steps / warmUpPart; steps > 0 && !m_samples.seconds.empty())
        m_cursor->run(steps, m_typicalStepSeconds, stop);
    for (;;) {
        beforeRepetition();
        stepSeconds = m_cursor->run(m_steps, m_typicalStepSeconds, stop) / static_cast<double>(m_steps);
        if (!m_samples.seconds.empty())
            break;
        m_typicalStepSeconds = std::min(m_typicalStepSeconds, stepSeconds);
        const std::int64_t wanted = stepsPerSample();
        if (2 * m_steps >= wanted)
            break;
        // Too short for a repetition, so it served as warm-up. Tenfold at most, because a short run is a poor estimate.
        m_steps = wholeEpochs(std::min(wanted, m_steps * 10));
    }
    keep({stepSeconds, m_steps, m_clock.now() - start});
    // Repetitions of all engines must last equally long, also while another program slows this one down: long ones meet
    // it more surely than short ones, which fit between its time slices, and that alone would decide a verdict.
    m_typicalStepSeconds = median(m_samples.seconds);
    m_steps = stepsPerSample();
}

void LocalSource::beforeRepetition()
{
    m_activity.beforeSample();
    m_firstRun = m_execution->watchedRuns();
}

void LocalSource::keep(const Repetition &repetition)
{
    m_activity.afterSample(m_samples.threads);
    m_spentSeconds += repetition.spent;
    m_samples.seconds.push_back(repetition.seconds);
    m_samples.steps.push_back(repetition.steps);
    m_runs.push_back({m_firstRun, m_execution->watchedRuns()});
    m_samples.disturbed = disturbed();
    m_samples.shuffleSeconds = m_cursor->shuffleSeconds();
    m_samples.lastStepSeconds = m_cursor->lastStepSeconds();
}

void LocalSource::judge()
{
    m_activity.endBlock();
    m_samples.disturbed = disturbed();
}

std::vector<std::uint8_t> LocalSource::disturbed() const
{
    if (!m_isWatchedThere)
        return m_activity.disturbed();
    std::vector<std::uint8_t> disturbed;
    for (const auto &[first, end] : m_runs) {
        const std::optional<bool> mark = wereDisturbed(m_execution->disturbedRuns(), first, end);
        if (!mark)
            break;
        disturbed.push_back(*mark ? 1 : 0);
    }
    return disturbed;
}

void LocalSource::finish()
{
    judge();
    m_samples.systemActivity = m_isWatchedThere ? m_execution->systemActivity() : m_activity.systemActivityWithHeat();
    if (m_program.countedItems != noTensor)
        m_samples.items = countStepItems();
    if (m_program.loss != noTensor)
        m_samples.loss = readScalar(m_program.loss);
    if (m_program.accuracy != noTensor)
        m_samples.accuracy = readScalar(m_program.accuracy);
}

void LocalSource::profile(std::stop_token stop, double belowSeconds)
{
    if (m_typicalStepSeconds > belowSeconds)
        return;
    try {
        m_samples.profile = takeProfile(stop);
    } catch (const Cancelled &) {
        throw;
    } catch (const std::exception &error) {
        m_samples.profileTrouble = messageOf(error);
    }
}

std::optional<StepProfile> LocalSource::takeProfile(const std::stop_token &stop)
{
    // Several steps, as another program may disturb one.
    constexpr std::size_t wanted = 9;
    constexpr double longest = 0.5; // seconds for all of them
    std::vector<StepProfile> profiles;
    const double start = m_clock.now();
    while (profiles.size() < wanted && !stop.stop_requested()) {
        profiles.push_back(m_execution->profile(0));
        if (profiles.back().parts.empty())
            return std::nullopt;
        if (m_clock.now() - start + profiles.back().totalSeconds > longest)
            break;
    }
    return profiles.empty() ? std::nullopt : std::optional(middleOf(std::move(profiles)));
}

std::int64_t LocalSource::stepsPerSample() const
{
    constexpr double mostSteps = 1e5; // for a step that takes no time that the clock could see
    const double target = std::max(m_targetSeconds, resolutionsPerSample * m_clock.resolution());
    const double steps = std::ceil(target / std::max(m_typicalStepSeconds, target / mostSteps));
    return wholeEpochs(static_cast<std::int64_t>(steps));
}

std::int64_t LocalSource::wholeEpochs(std::int64_t steps) const
{
    const std::int64_t epoch = m_program.stepsPerEpoch();
    const bool whole = m_samples.steps.empty() ? steps >= epoch : m_samples.steps.front() % epoch == 0;
    return whole ? (steps + epoch - 1) / epoch * epoch : std::min(steps, epoch - 1);
}

double LocalSource::countStepItems() const
{
    double items = 0;
    for (const float part : m_execution->read(m_program.countedItems))
        items += static_cast<double>(part);
    return items;
}

double LocalSource::readScalar(TensorId id) const
{
    return m_execution->read(id).at(0);
}

} // namespace overtake
