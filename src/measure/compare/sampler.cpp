// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/compare/sampler.h"

#include "measure/statistics.h"
#include "measure/time/activity_recorder.h"
#include "measure/time/local_source.h"
#include "measure/time/remarks.h"
#include "measure/time/wrong_source.h"
#include "schedule/schedule.h"
#include "text/format.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace overtake
{

Sampler::Sampler(Engine &engine, Program whole, Program run, std::unique_ptr<StopRule> rule, Clock &clock,
                 MachineWatch *watch, Measurement &measurement)
    : m_engine(engine), m_whole(std::move(whole)), m_program(std::move(run)), m_rule(std::move(rule)), m_clock(clock),
      m_measurement(measurement), m_watch(watch)
{
    const MemoryNeed memory = memoryNeed(m_whole, scheduleOf(m_whole, engine.fusions()));
    m_measurement.parameters = m_whole.parameters; // a file of the user's own decides its samples and features
    m_measurement.quick = m_rule->quick();
    m_measurement.stepsPerEpoch = m_whole.stepsPerEpoch();
    m_measurement.itemName = m_program.itemName;
    m_measurement.flopsPerStep = m_program.flopsPerStep();
    m_measurement.bytesPerStep = m_program.bytesPerStep();
    m_measurement.memoryBytes = engine.description().kind == EngineKind::Gpu ? memory.onGpu() : memory.onHostEngine();
}

void Sampler::begin(InputsPtr inputs, EpochOrders &orders, double profileBelowSeconds, std::stop_token stop)
{
    const ParameterValues options = m_engine.completed(m_measurement.use.options);
    m_profileBelowSeconds = profileBelowSeconds;
    const Stopwatch stopwatch = m_measurement.use.stopwatch;
    if (!m_measurement.use.isHonest())
        m_source = std::make_unique<WrongSource>(stopwatch, m_engine, m_program, std::move(inputs), options, orders,
                                                 m_clock, m_watch, m_rule->sampleTarget());
    else if (m_rule->quick()) // otherwise the engines take turns
        m_source =
            m_engine.sampleSource(m_program, inputs, options, {m_rule->budget(), quickSamples, profileBelowSeconds});
    if (!m_source)
        m_source = std::make_unique<LocalSource>(m_engine, m_program, std::move(inputs), options, orders, m_clock,
                                                 m_watch, m_rule->sampleTarget());
    ActivityRecorder around(m_source->hasMore() ? nullptr : m_watch); // all is done before begin() returns
    around.beforeSample();
    m_source->begin(stop);
    const Samples &samples = m_source->samples();
    around.afterSample(samples.threads);
    m_around = around.systemActivity();
    m_measurement.setupSeconds = samples.setupSeconds;
    m_measurement.threads = samples.threads;
    if (samples.memoryBytes > 0) { // a quick run has fewer rows of the data than the whole
        const MemoryNeed whole = m_whole.memory(), run = m_program.memory();
        m_measurement.memoryBytes = samples.memoryBytes + (m_engine.description().kind == EngineKind::Gpu
                                                               ? whole.residentDatasetBytes - run.residentDatasetBytes
                                                               : whole.datasetBytes - run.datasetBytes);
    }
    m_measurement.firstRunSeconds = samples.firstRunSeconds;
    m_measurement.firstLoss = samples.firstLoss;
    noteSamples();
}

bool Sampler::isDisturbedSoFar() const
{
    const auto &disturbed = m_measurement.disturbedRepetitions;
    const std::size_t count = m_measurement.samples.size();
    return std::ranges::count(disturbed, 1) > 0 && repetitionsThatCount(count, disturbed).size() == count;
}

void Sampler::takeSample(std::stop_token stop)
{
    m_source->take(stop);
    noteSamples();
}

void Sampler::waitForWorker()
{
    const double start = m_clock.now();
    if (m_watch) // null for an engine that is elsewhere
        m_watch->waitForStarted();
    m_waitedSeconds += m_clock.now() - start;
}

void Sampler::noteSamples()
{
    const Samples &samples = m_source->samples();
    const bool wasUndecided = isUndecided();
    for (std::size_t i = m_measurement.samples.size(); i < samples.seconds.size(); ++i) {
        if (m_measurement.use.isHonest() && !(samples.seconds[i] >= leastStepSeconds)) // NaN, too
            throw Error(impossibleTimes());
        m_measurement.samples.push_back(samples.seconds[i]);
        m_measurement.stepsPerSample.push_back(samples.steps[i]);
        if (isUndecided()) { // a decision stands: what follows only keeps the rounds paired
            m_rule->add(samples.seconds[i], spentSeconds());
            m_decision = m_rule->decide();
            m_askedAbout = i + 1;
        }
    }
    if (wasUndecided && !isUndecided())
        m_source->judge(); // a decision must not rest on what may still turn out to be disturbed
    noteDisturbed();
}

void Sampler::noteDisturbed()
{
    auto &known = m_measurement.disturbedRepetitions;
    const auto &now = m_source->samples().disturbed;
    bool wasMisled = false; // the rule, by repetitions that turn out to be disturbed
    for (std::size_t i = known.size(); i < std::min(now.size(), m_askedAbout); ++i)
        wasMisled = wasMisled || now[i] == 1;
    known = now;
    if (wasMisled || (m_askedAboutDisturbed && !isDisturbedSoFar()))
        askRuleAnew(repetitionsThatCount(m_measurement.samples.size(), known));
}

void Sampler::askRuleAnew(const std::vector<std::size_t> &repetitions)
{
    m_rule = m_rule->clone();
    for (const std::size_t repetition : repetitions)
        m_rule->add(m_measurement.samples[repetition], spentSeconds());
    m_decision = m_rule->decide();
    m_askedAbout = m_measurement.samples.size();
    m_askedAboutDisturbed = isDisturbedSoFar();
}

void Sampler::finish()
{
    m_source->finish();
    const Samples &samples = m_source->samples();
    Measurement &m = m_measurement;
    if (samples.seconds.size() < m.samples.size()) { // a stopwatch that keeps the best one only
        m.samples = samples.seconds;
        m.stepsPerSample = samples.steps;
        m.disturbedRepetitions = samples.disturbed;
    }
    noteDisturbed();
    std::vector<double> counting;
    for (const std::size_t repetition : repetitionsThatCount(m.samples.size(), m.disturbedRepetitions))
        counting.push_back(m.samples[repetition]);
    m.step = summarise(counting);
    m.stepsTimed = std::accumulate(m.stepsPerSample.begin(), m.stepsPerSample.end(), std::int64_t{0});
    m.converged = m_decision == StopRule::Decision::Converged;
    m.reason = !m.use.isHonest() ? wrongOnPurpose(m.use.stopwatch) : m.converged ? Message() : reasonNotConverged();
    m.remarks = remarksOn(counting);
    m.completeSeconds = samples.completeSeconds;
    if (!samples.stopwatchRemark.empty())
        m.remarks.push_back(samples.stopwatchRemark);
    if (counting.size() < m.samples.size())
        m.remarks.push_back(
            sentence("Other programs ran during %1 of %2 repetitions: the estimate rests on the others.",
                     m.samples.size() - counting.size(), m.samples.size()));
    m.systemActivity = samples.systemActivity ? samples.systemActivity : m_around;
    if (m.systemActivity) {
        if (const std::int64_t times = m.systemActivity->throttles.value_or(0); times > 0)
            m.remarks.push_back(times == 1 ? sentence("Heat slowed the processor down 1 time during the measurement.")
                                           : sentence("Heat slowed the processor down %1 times during the measurement.",
                                                      static_cast<double>(times)));
        if (m.systemActivity->gpu && !m.systemActivity->gpu->throttles.empty())
            m.remarks.push_back(gpuRemarkOn(*m.systemActivity->gpu));
    }
    m.disturbed =
        m.systemActivity && (m.disturbedRepetitions.empty() ? isDisturbed(*m.systemActivity)
                                                            : isDisturbedSoFar() || clockFell(*m.systemActivity));

    m.shuffleSeconds = shuffleSeconds();
    const EpochCost cost = epochCost();
    m.epochSeconds = cost.steps * m.step.median + cost.rest;
    const double computeSeconds = m.epochSeconds - m.shuffleSeconds;
    const auto steps = static_cast<double>(m.stepsPerEpoch);
    double epochFlops = m_whole.flopsPerEpoch();
    double items = static_cast<double>(m_whole.itemsPerEpoch());
    if (m_program.countedItems != noTensor && samples.items) {
        items = *samples.items;
        m.itemsDone = items;
        epochFlops = items * m_program.flopsPerCountedItem;
        m.flopsPerStep = epochFlops / steps;
    }
    if (m.epochSeconds > 0)
        m.throughput = items / m.epochSeconds;
    if (computeSeconds > 0)
        m.flopsPerSecond = epochFlops / computeSeconds;

    m.loss = samples.loss;
    m.accuracy = samples.accuracy;
    m.status = PointStatus::Measured;
}

void Sampler::takeProfile(std::stop_token stop)
{
    if (wantsProfile())
        m_source->profile(stop, m_profileBelowSeconds);
    m_measurement.profile = m_source->samples().profile;
    if (const Message &trouble = m_source->samples().profileTrouble; !trouble.empty())
        m_measurement.remarks.push_back(sentence("There is no profile of a step: %1", trouble));
}

double Sampler::shuffleSeconds() const
{
    return m_source->samples().shuffleSeconds * static_cast<double>(m_whole.samples) /
           static_cast<double>(m_program.samples);
}

EpochCost Sampler::epochCost() const
{
    if (m_program.samples < m_whole.samples) // all steps that are run are full ones: the last counts as its rows do
        return {m_measurement.samples, static_cast<double>(m_whole.samples) / static_cast<double>(m_whole.batchRows),
                shuffleSeconds(), m_measurement.disturbedRepetitions};
    // Samples shorter than an epoch leave a smaller last step out; it is added as it was timed by itself.
    const Samples &samples = m_source->samples();
    const bool areWholeEpochs = samples.steps.front() % m_program.stepsPerEpoch() == 0;
    const double lastStep = areWholeEpochs ? 0 : samples.lastStepSeconds;
    return {m_measurement.samples, static_cast<double>(m_measurement.stepsPerEpoch - (lastStep > 0 ? 1 : 0)),
            shuffleSeconds() + lastStep, m_measurement.disturbedRepetitions};
}

Message Sampler::reasonNotConverged() const
{
    const StepSummary &step = m_measurement.step;
    const std::size_t count =
        repetitionsThatCount(m_measurement.samples.size(), m_measurement.disturbedRepetitions).size();
    const std::string budget = formatSeconds(m_rule->budget());
    if (count == 1)
        return sentence("Not converged: 1 repetition used up the time budget of %1.", budget);
    const double reach = std::max(step.ci95.high - step.median, step.median - step.ci95.low);
    const double percent = step.median > 0 ? 100 * reach / step.median : 0;
    // The range of few samples is not a confidence interval of the median.
    const auto samples = static_cast<double>(count);
    const double tenths = std::round(10 * percent) / 10;
    return step.rangeOf > 0
               ? sentence("Not converged: after %1 repetitions and the time budget of %2, they lie up to %3 % from "
                          "their median.",
                          samples, budget, tenths)
               : sentence("Not converged: after %1 repetitions and the time budget of %2, the median is known to %3 %.",
                          samples, budget, tenths);
}

} // namespace overtake
