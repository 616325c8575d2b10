// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/sampler.h"

#include "measure/messages.h"
#include "measure/profile_table.h"
#include "measure/remarks.h"
#include "measure/statistics.h"
#include "text/format.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace overtake
{

namespace
{

/// A sample lasts at least this many times the clock's resolution, so that reading the clock costs 0.1 %.
constexpr double resolutionsPerSample = 1000;

} // namespace

Sampler::Sampler(Engine &engine, Program whole, Program run, std::unique_ptr<StopRule> rule, Clock &clock,
                 MachineWatch *watch, Measurement &measurement)
    : m_engine(engine), m_whole(std::move(whole)), m_program(std::move(run)), m_rule(std::move(rule)), m_clock(clock),
      m_measurement(measurement), m_surroundings(watch, gpuBehind(engine, watch))
{
    const MemoryNeed memory = m_whole.memory();
    m_rule->reset();
    m_measurement.parameters = m_whole.parameters; // a file of the user's own decides its samples and features
    m_measurement.quick = m_rule->quick();
    m_measurement.stepsPerEpoch = m_whole.stepsPerEpoch();
    m_measurement.itemName = m_program.itemName;
    m_measurement.flopsPerStep = m_program.flopsPerStep();
    m_measurement.bytesPerStep = m_program.bytesPerStep();
    m_measurement.memoryBytes =
        engine.description().kind == EngineKind::Gpu ? memory.onAccelerator() : memory.onHostEngine();
}

void Sampler::prepare(InputsPtr inputs, EpochOrders &orders)
{
    const ParameterValues options =
        m_engine.description().options.complete(m_measurement.use.options, "engine " + m_measurement.use.id);
    const double start = m_clock.now();
    m_execution = m_engine.prepare(m_program, std::move(inputs), options);
    m_measurement.setupSeconds = m_clock.now() - start;
    m_measurement.threads = m_execution->threadsUsed();
    m_cursor.emplace(*m_execution, m_program, orders, m_clock);
}

bool Sampler::measureThere(const InputsPtr &inputs, double profileBelowSeconds)
{
    const ParameterValues options =
        m_engine.description().options.complete(m_measurement.use.options, "engine " + m_measurement.use.id);
    m_series = m_engine.measure(m_program, inputs, options, {m_rule->budget(), quickSamples, profileBelowSeconds});
    if (!m_series)
        return false;
    m_measurement.setupSeconds = m_series->setupSeconds;
    m_measurement.threads = m_series->threads;
    m_measurement.firstRunSeconds = m_series->firstRunSeconds;
    m_measurement.firstLoss = m_series->firstLoss;
    m_firstItems = m_series->firstItems;
    m_samplesAreWholeEpochs = m_series->stepsPerSample.front() % m_program.stepsPerEpoch() == 0;
    return true;
}

void Sampler::firstRun(std::stop_token stop)
{
    if (m_series)
        return;
    m_typicalStepSeconds = m_cursor->run(1, 0, stop);
    m_measurement.firstRunSeconds = m_typicalStepSeconds;
    if (m_program.loss != noTensor)
        m_measurement.firstLoss = readScalar(m_program.loss);
    if (m_program.countedItems != noTensor)
        m_firstItems = countStepItems();
    m_execution->watchItsMachine();
}

bool Sampler::isDisturbedSoFar() const
{
    const auto there = m_execution ? m_execution->meanwhile() : std::nullopt;
    return there ? isDisturbed(*there) : m_surroundings.disturbed();
}

void Sampler::takeSample(std::stop_token stop)
{
    auto &samples = m_measurement.samples;
    if (m_series) {
        m_measurement.stepsPerSample.push_back(m_series->stepsPerSample[samples.size()]);
        samples.push_back(m_series->samples[samples.size()]);
        m_rule->add(samples.back(), 0);
        m_decision = m_rule->decide();
        return;
    }
    const double start = m_clock.now();
    double stepSeconds = 0;
    for (;;) {
        m_surroundings.beforeSample();
        stepSeconds = m_cursor->run(m_steps, m_typicalStepSeconds, stop) / static_cast<double>(m_steps);
        if (!samples.empty())
            break;
        m_typicalStepSeconds = std::min(m_typicalStepSeconds, stepSeconds);
        const std::int64_t wanted = stepsPerSample();
        if (2 * m_steps >= wanted)
            break;
        // Too short for a sample, so it served as warm-up. Tenfold at most, as a short run is a poor estimate.
        m_steps = wholeEpochs(std::min(wanted, m_steps * 10));
    }
    m_surroundings.afterSample(m_measurement.threads);
    m_spentSeconds += m_clock.now() - start;

    if (samples.empty())
        m_samplesAreWholeEpochs = m_steps % m_program.stepsPerEpoch() == 0;
    samples.push_back(stepSeconds);
    m_measurement.stepsPerSample.push_back(m_steps);
    if (isUndecided()) { // a decision stands: what follows only keeps the rounds paired
        m_rule->add(stepSeconds, m_spentSeconds);
        m_decision = m_rule->decide();
    }
    // Samples of all engines must last equally long, also while another program slows this one down: long samples meet
    // it more surely than short ones, which fit between its time slices, and that alone would decide a verdict.
    m_typicalStepSeconds = median(samples);
    m_steps = stepsPerSample();
}

std::int64_t Sampler::stepsPerSample() const
{
    constexpr double mostSteps = 1e5; // for a step that takes no time that the clock could see
    const double target = std::max(m_rule->sampleTarget(), resolutionsPerSample * m_clock.resolution());
    const double steps = std::ceil(target / std::max(m_typicalStepSeconds, target / mostSteps));
    return wholeEpochs(static_cast<std::int64_t>(steps));
}

std::int64_t Sampler::wholeEpochs(std::int64_t steps) const
{
    const std::int64_t epoch = m_program.stepsPerEpoch();
    const bool whole = m_measurement.samples.empty() ? steps >= epoch : m_samplesAreWholeEpochs;
    return whole ? (steps + epoch - 1) / epoch * epoch : std::min(steps, epoch - 1);
}

double Sampler::countStepItems() const
{
    double items = 0;
    for (const float part : m_execution->read(m_program.countedItems))
        items += static_cast<double>(part);
    return items;
}

double Sampler::countEpochItems()
{
    if (m_program.stepsPerEpoch() == 1)
        return countStepItems();
    double items = 0;
    for (std::int64_t step = 0; step < m_program.stepsPerEpoch(); ++step) {
        m_execution->run(step, 1);
        items += countStepItems();
    }
    return items;
}

double Sampler::readScalar(TensorId id) const
{
    return m_execution->read(id).at(0);
}

void Sampler::finish()
{
    Measurement &m = m_measurement;
    m.step = summarise(m.samples);
    m.stepsTimed = std::accumulate(m.stepsPerSample.begin(), m.stepsPerSample.end(), std::int64_t{0});
    m.converged = m_decision == StopRule::Decision::Converged;
    m.reason = m.converged ? "" : reasonNotConverged();
    m.remarks = remarksOn(m.samples);
    m.meanwhile = m_series ? m_series->meanwhile : m_execution ? m_execution->meanwhile() : std::nullopt;
    if (!m.meanwhile)
        m.meanwhile = m_surroundings.meanwhileWithHeat();
    if (m.meanwhile) {
        if (const std::int64_t times = m.meanwhile->throttles.value_or(0); times > 0)
            m.remarks.push_back(times == 1 ? message("heat-1") : message("heat", {std::to_string(times)}));
        if (m.meanwhile->gpu && !m.meanwhile->gpu->throttles.empty())
            m.remarks.push_back(gpuRemarkOn(*m.meanwhile->gpu));
    }
    m.disturbed = m.meanwhile && isDisturbed(*m.meanwhile);

    m.shuffleSeconds = shuffleSeconds();
    const EpochCost cost = epochCost();
    m.epochSeconds = cost.steps * m.step.median + cost.rest;
    const double computeSeconds = m.epochSeconds - m.shuffleSeconds;
    const auto steps = static_cast<double>(m.stepsPerEpoch);
    const bool lastIsSmaller = m_whole.lastBatchRows() < m_whole.batchRows;
    const double lastFlops =
        lastIsSmaller ? m_whole.withBatchRows(m_whole.lastBatchRows()).flopsPerStep() : m.flopsPerStep;
    double epochFlops = (steps - 1) * m.flopsPerStep + lastFlops;
    double items = static_cast<double>(m_whole.itemsPerEpoch());
    if (m_program.countedItems != noTensor && (!m_series || m_series->items)) {
        items = m_series ? *m_series->items : countEpochItems();
        m.itemsDone = items;
        epochFlops = items * m_program.flopsPerCountedItem;
        m.flopsPerStep = epochFlops / steps;
    }
    if (m.epochSeconds > 0)
        m.throughput = items / m.epochSeconds;
    if (computeSeconds > 0)
        m.flopsPerSecond = epochFlops / computeSeconds;

    if (m_series) {
        m.loss = m_series->loss;
        m.accuracy = m_series->accuracy;
        m.profile = std::move(m_series->profile);
    } else {
        if (m_program.loss != noTensor)
            m.loss = readScalar(m_program.loss);
        if (m_program.accuracy != noTensor)
            m.accuracy = readScalar(m_program.accuracy);
    }
    m.status = PointStatus::Measured;
}

void Sampler::takeProfile(std::stop_token stop, double longestStep)
{
    if (m_series || m_typicalStepSeconds > longestStep)
        return;
    // Several steps, as another program may disturb one.
    constexpr std::size_t wanted = 9;
    constexpr double longest = 0.5; // seconds for all of them
    std::vector<StepProfile> profiles;
    const double start = m_clock.now();
    while (profiles.size() < wanted && !stop.stop_requested()) {
        profiles.push_back(m_execution->profile(0));
        if (profiles.back().parts.empty())
            return;
        if (m_clock.now() - start + profiles.back().totalSeconds > longest)
            break;
    }
    if (profiles.empty())
        return;
    m_measurement.profile = middleOf(std::move(profiles));
}

double Sampler::shuffleSeconds() const
{
    const double seconds = m_series ? m_series->shuffleSeconds : m_cursor->shuffleSeconds();
    return seconds * static_cast<double>(m_whole.samples) / static_cast<double>(m_program.samples);
}

EpochCost Sampler::epochCost() const
{
    if (m_program.samples < m_whole.samples) // all steps that are run are full ones: the last counts as its rows do
        return {m_measurement.samples, static_cast<double>(m_whole.samples) / static_cast<double>(m_whole.batchRows),
                shuffleSeconds()};
    // Samples shorter than an epoch leave a smaller last step out; it is added as it was timed by itself.
    const double lastStep = m_samplesAreWholeEpochs ? 0 : lastStepSeconds();
    return {m_measurement.samples, static_cast<double>(m_measurement.stepsPerEpoch - (lastStep > 0 ? 1 : 0)),
            shuffleSeconds() + lastStep};
}

std::string Sampler::reasonNotConverged() const
{
    const StepSummary &step = m_measurement.step;
    const std::size_t count = m_measurement.samples.size();
    const std::string budget = formatSeconds(m_rule->budget());
    if (count == 1)
        return message("unconverged-1", {budget});
    const double reach = std::max(step.ci95.high - step.median, step.median - step.ci95.low);
    const double percent = step.median > 0 ? 100 * reach / step.median : 0;
    // The range of few samples is no confidence interval of the median.
    return message(step.rangeOf > 0 ? "unconverged-range" : "unconverged",
                   {std::to_string(count), budget, messageNumber(std::round(10 * percent) / 10)});
}

} // namespace overtake
