// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/compare/measurer.h"

#include "engines/precision.h"
#include "engines/stop_scope.h"
#include "measure/compare/doubt.h"
#include "measure/compare/predicted.h"
#include "measure/compare/sampler.h"
#include "measure/quick_data.h"
#include "measure/statistics.h"
#include "model/predictor.h"
#include "schedule/schedule.h"
#include "text/error.h"
#include "text/format.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace overtake
{

namespace
{

bool haveSameInputs(const Workload &workload, const ParameterValues &a, const ParameterValues &b)
{
    const auto keys = workload.inputKeys();
    return std::ranges::all_of(keys, [&](const auto &key) { return a.at(key) == b.at(key); });
}

/// The point takes more than it may: its message is the reason.
class TooMuch : public Error
{
public:
    using Error::Error;
};

void checkOverrides(const Workload &workload, const EngineUse &use)
{
    for (const auto &[key, value] : use.overrides.all()) {
        if (!workload.parameter(key).perEngine)
            throw UsageError(sentence(
                "Parameter '%1' must be the same for all engines: set it for the workload, not for %2.", key, use.id));
    }
}

std::vector<Label> labelsOf(const EngineRegistry &engines, const std::vector<EngineUse> &uses)
{
    std::vector<Label> labels;
    std::vector<ParameterValues> options;
    for (const EngineUse &use : uses) {
        const Engine &engine = engines.require(use.id);
        labels.push_back(engine.labelFor(engine.completed(use.options)));
        options.push_back(use.options);
    }
    tellPrecisionsApart(labels, options);
    for (std::size_t i = 0; i < uses.size(); ++i)
        addStopwatch(labels[i], uses[i].stopwatch);
    return labels;
}

/// Correct before fast: two engines that ran the same first batch must have the same loss. With different batch sizes
/// the first losses are of different rows and cannot be compared.
void requireAgreement(const Sampler &earlier, const Sampler &later)
{
    const auto expectedItems = earlier.firstItems();
    const auto items = later.firstItems();
    // One point in a million may fall on the other side if an engine rounds differently.
    if (expectedItems && items && std::abs(*items - *expectedItems) > 1e-3 * *expectedItems)
        throw Error(sentence("Wrong result: the first step took %1 %2 on %3, but %4 on %5.", formatCount(*items),
                             term(later.program().itemName), toMessage(later.measurement().label),
                             formatCount(*expectedItems), toMessage(earlier.measurement().label)));
    const auto &expected = earlier.measurement().firstLoss;
    const auto &loss = later.measurement().firstLoss;
    if (!expected || !loss || earlier.program().batchRows != later.program().batchRows)
        return;
    const bool bothDiverged = !std::isfinite(*expected) && !std::isfinite(*loss);
    const double tolerance = std::max(tolerancesOf(precisionOf(earlier.measurement().use.options)).firstLoss,
                                      tolerancesOf(precisionOf(later.measurement().use.options)).firstLoss);
    if (bothDiverged || std::abs(*loss - *expected) <= tolerance * std::max(std::abs(*expected), 0.01))
        return;
    throw Error(sentence("Wrong result: after the first step the loss is %1 on %2, but %3 on %4.", formatCount(*loss),
                         toMessage(later.measurement().label), formatCount(*expected),
                         toMessage(earlier.measurement().label)));
}

std::vector<SpeedUp> speedUpsOf(const std::vector<std::unique_ptr<Sampler>> &samplers)
{
    std::vector<SpeedUp> speedUps(samplers.size());
    for (std::size_t i = 1; i < samplers.size(); ++i)
        if (samplers[0] && samplers[i])
            speedUps[i] = speedUp(samplers[0]->epochCost(), samplers[i]->epochCost());
    return speedUps;
}

/// Whether more rounds would tell more about the ratios. Called after every round, it evaluates fewer and fewer of
/// them: an evaluation costs some milliseconds, and repeated looks would sooner or later find a chance result; so the
/// ratios must look settled twice.
class RatioWatch
{
public:
    bool wantsRounds(const std::vector<std::unique_ptr<Sampler>> &samplers)
    {
        const std::size_t rounds = samplers[0] ? samplers[0]->measurement().samples.size() : 0;
        if (m_settled >= 2 || rounds < m_nextLook)
            return m_settled < 2;
        m_nextLook = rounds + rounds / 4 + 1;
        m_settled = isSettledNow(samplers) ? m_settled + 1 : 0;
        return m_settled < 2;
    }

private:
    static bool isSettledNow(const std::vector<std::unique_ptr<Sampler>> &samplers)
    {
        for (std::size_t i = 1; i < samplers.size(); ++i) {
            if (!samplers[i] || !samplers[i]->hasBudget())
                continue; // nothing more comes from there
            const SpeedUp now = speedUp(samplers[0]->epochCost(), samplers[i]->epochCost());
            if (!isSettled(now, samplers[i]->measurement().samples.size()))
                return false;
        }
        return true;
    }

    std::size_t m_nextLook = minimumSamplesForInterval;
    int m_settled = 0;
};

/// In seconds; 0: none at all.
double longestStepToProfile(const MeasureOptions &options)
{
    constexpr double unasked = 2; // too long to wait for another such step
    if (options.profileAlways)
        return std::numeric_limits<double>::max();
    return options.rule->quick() && !options.profileQuick ? 0 : unasked;
}

/// An engine that failed or was stopped has no repetitions: no summary describes them.
void dropUnfinished(std::vector<Measurement> &measurements)
{
    for (Measurement &measurement : measurements) {
        if (measurement.hasTime())
            continue;
        measurement.samples.clear();
        measurement.stepsPerSample.clear();
        measurement.disturbedRepetitions.clear();
    }
}

} // namespace

Measurer::Measurer(const EngineRegistry &engines, Clock &clock, MachineWatch *watch)
    : m_engines(engines), m_clock(clock), m_watch(watch), m_orders(clock)
{
}

Comparison Measurer::skipped(const Workload &workload, const ParameterValues &parameters,
                             const std::vector<EngineUse> &uses, const Message &reason) const
{
    return skippedComparison(m_engines, workload, parameters, uses, reason);
}

std::int64_t hostBytesOf(const Program &program, const Fusions &fusions)
{
    return memoryNeed(program, scheduleOf(program, fusions)).onHostEngine();
}

Comparison skippedComparison(const EngineRegistry &engines, const Workload &workload, const ParameterValues &parameters,
                             const std::vector<EngineUse> &uses, const Message &reason)
{
    if (uses.empty())
        throw UsageError(sentence("No engine to measure was named."));
    Comparison comparison;
    comparison.speedUps.resize(uses.size());
    const std::vector<Label> labels = labelsOf(engines, uses);
    for (std::size_t i = 0; i < uses.size(); ++i) {
        checkOverrides(workload, uses[i]);
        const EngineDescription &engine = engines.require(uses[i].id).description();
        Measurement measurement;
        measurement.workload = workload.id();
        ParameterValues chosen = parameters;
        chosen.merge(uses[i].overrides);
        measurement.parameters = workload.completed(chosen);
        measurement.use = uses[i];
        measurement.kind = engine.kind;
        measurement.device = engine.device;
        measurement.label = labels[i];
        measurement.reason = reason;
        comparison.measurements.push_back(std::move(measurement));
    }
    return comparison;
}

template <typename Part>
void Measurer::attempt(std::unique_ptr<Sampler> &sampler, Measurement &measurement, Part part)
{
    try {
        part();
    } catch (const Cancelled &) {
        throw;
    } catch (const TooMuch &) {
        throw;
    } catch (const std::exception &error) {
        if (dynamic_cast<const ProcessEnded *>(&error))
            m_ended.insert(&m_engines.require(measurement.use.id));
        measurement.status = PointStatus::Failed;
        measurement.reason = failureSentence(toMessage(measurement.label));
        sampler.reset(); // frees its memory for the others
    }
}

/// A B B A, so that heat and other programs affect all engines alike, and a drift does not favour the first one. An
/// engine that has converged continues while another, or the ratio, has not: only whole rounds can be paired. An engine
/// whose budget is spent leaves, so that a slow one ends.
void Measurer::takeRounds(Samplers &samplers, std::vector<Measurement> &measurements, const MeasureOptions &options)
{
    const auto isWanting = [](const std::unique_ptr<Sampler> &sampler) { return sampler && sampler->wantsSamples(); };
    const double start = m_clock.now();
    // Engines that are predicted have no sampler.
    const auto runs = [](const std::unique_ptr<Sampler> &sampler) { return sampler != nullptr; };
    const bool hasRatio = std::ranges::count_if(samplers, runs) > 1 && !options.rule->quick();
    constexpr int mostForLeastTime = 200; // rounds; with steps so short that the clock stands still it would not end
    RatioWatch ratios;
    for (int round = 0;; ++round) {
        const bool wanted = std::ranges::any_of(samplers, isWanting) ||
                            (round < mostForLeastTime && m_clock.now() - start < options.rule->leastSeconds()) ||
                            (hasRatio && samplers[0] && samplers[0]->hasBudget() && ratios.wantsRounds(samplers));
        if (!wanted)
            return;
        bool sampled = false;
        for (std::size_t place = 0; place < samplers.size(); ++place) {
            const std::size_t i = round % 2 == 0 ? place : samplers.size() - 1 - place;
            if (samplers[i] && (samplers[i]->wantsSamples() || samplers[i]->hasBudget())) {
                attempt(samplers[i], measurements[i], [&] {
                    beginTurn(*samplers[i]);
                    samplers[i]->takeSample(options.stop);
                });
                sampled = true;
            }
        }
        if (!sampled)
            return;
        if (options.betweenRounds)
            options.betweenRounds();
    }
}

bool Measurer::isStoppedInRounds(Samplers &samplers, std::vector<Measurement> &measurements,
                                 const MeasureOptions &options)
{
    try {
        takeRounds(samplers, measurements, options);
        return false;
    } catch (const Cancelled &cancelled) {
        const auto hasSome = [](const auto &sampler) { return sampler && !sampler->measurement().samples.empty(); };
        if (!options.keepsStopped || std::ranges::none_of(samplers, hasSome))
            throw;
        for (std::size_t i = 0; i < samplers.size(); ++i) {
            if (samplers[i] && !hasSome(samplers[i])) {
                samplers[i].reset();
                measurements[i].status = PointStatus::Cancelled;
                measurements[i].reason = cancelled.message();
            }
        }
        return true;
    }
}

void Measurer::beginTurn(Sampler &sampler)
{
    const EngineUse &use = sampler.measurement().use;
    if (m_worker && *m_worker != use)
        sampler.waitForWorker();
    m_worker = sampler.isOfWorker() ? std::optional(use) : std::nullopt;
}

void Measurer::takeProfiles(Samplers &samplers, const std::stop_token &stop)
{
    try {
        for (const auto &sampler : samplers) {
            if (!sampler || !sampler->wantsProfile())
                continue;
            throwIfStopped(stop);
            beginTurn(*sampler);
            sampler->takeProfile(stop);
        }
    } catch (const Cancelled &) { // whoever stopped it sees that himself
    }
}

void Measurer::finish(Samplers &samplers, std::vector<Measurement> &measurements, bool isStopped)
{
    // A worker answers after a stop only while nobody stops it anew; one that hangs is not waited for.
    constexpr double patience = 3;
    for (std::size_t i = 0; i < samplers.size(); ++i) {
        if (!samplers[i])
            continue;
        std::optional<DataDeadline> deadline;
        std::optional<StopScope> scope;
        if (isStopped)
            scope.emplace(deadline.emplace(std::stop_token(), patience).token());
        Measurement &measurement = measurements[i];
        try {
            attempt(samplers[i], measurement, [&] { samplers[i]->finish(); });
        } catch (const Cancelled &cancelled) {
            if (!isStopped)
                throw;
            measurement.status = PointStatus::Cancelled;
            measurement.reason = cancelled.message();
            samplers[i].reset();
        }
        if (isStopped && measurement.status == PointStatus::Measured && !measurement.converged)
            measurement.reason = measurement.samples.size() == 1
                                     ? sentence("Not converged: stopped after 1 repetition.")
                                     : sentence("Not converged: stopped after %1 repetitions.",
                                                static_cast<double>(measurement.samples.size()));
    }
}

Comparison Measurer::compare(const Workload &workload, const ParameterValues &parameters,
                             const std::vector<EngineUse> &uses, const MeasureOptions &options)
{
    const StopScope scope(options.stop);
    Comparison comparison = compareOnce(workload, parameters, uses, options);
    try {
        const bool mayRepeat = !m_ended.empty() && !options.stop.stop_requested() &&
                               std::ranges::all_of(m_ended, [](Engine *one) { return one->startAnew(); });
        return mayRepeat ? compareOnce(workload, parameters, uses, options) : comparison;
    } catch (const Cancelled &) {
        return comparison;
    }
}

Comparison Measurer::compareOnce(const Workload &workload, const ParameterValues &parameters,
                                 const std::vector<EngineUse> &uses, const MeasureOptions &options)
{
    m_ended.clear();
    Comparison comparison = skipped(workload, parameters, uses, {});
    auto &measurements = comparison.measurements;
    try {
        addPredictions(m_engines, workload, comparison, options.rule->quick());
        Samplers samplers = makeSamplers(workload, measurements, options);
        begin(workload, samplers, measurements, options);
        finish(samplers, measurements, isStoppedInRounds(samplers, measurements, options));
        comparison.speedUps = speedUpsOf(samplers);
        addPredictedSpeedUps(comparison);
        withholdVerdicts(comparison);
        takeProfiles(samplers, options.stop);
    } catch (const TooMuch &tooMuch) {
        for (auto &measurement : measurements) {
            if (measurement.status == PointStatus::Predicted)
                continue;
            measurement.status = PointStatus::Skipped;
            measurement.reason = tooMuch.message();
            measurement.quick = options.rule->quick();
        }
    } catch (const Cancelled &cancelled) {
        for (auto &measurement : measurements) {
            if (measurement.status != PointStatus::Failed && measurement.status != PointStatus::Predicted) {
                measurement.status = PointStatus::Cancelled;
                measurement.reason = cancelled.message();
            }
        }
    }
    dropUnfinished(measurements);
    comparison.speedUps[0] = speedUpOfBase(measurements[0]);
    return comparison;
}

std::int64_t Measurer::heldBytes() const
{
    return bytesOf(m_lastInputs.lock());
}

Measurer::Samplers Measurer::makeSamplers(const Workload &workload, std::vector<Measurement> &measurements,
                                          const MeasureOptions &options)
{
    Samplers samplers(measurements.size());
    std::int64_t taken = 0; // by the engines so far, of this machine's memory
    std::int64_t takenInSweep = 0;
    for (std::size_t i = 0; i < measurements.size(); ++i) {
        Measurement &measurement = measurements[i];
        Engine &engine = m_engines.require(measurement.use.id);
        if (predictorOf(engine))
            continue; // predicted already
        Program whole = workload.build(measurement.parameters);
        Program program = options.rule->quick() ? onRowsTouched(workload, whole) : whole;
        const MemoryNeed need = program.memory();
        const EngineDescription &where = engine.description();
        const bool isHere = where.kind != EngineKind::Gpu && !where.isElsewhere;
        if (options.mostBytes > 0) {
            // The sum of all values is an upper bound that needs no planning.
            const bool isLarge = need.onHostEngine() > options.mostBytes / 16;
            const std::int64_t bytes = isLarge ? hostBytesOf(program, engine.fusions()) : need.onHostEngine();
            const MemoryNeed inSweep = whole.memory();
            // Engines here have the same data. A card, or one elsewhere, counts by itself: the host has its data.
            const auto beside = [&](std::int64_t others, std::int64_t own, const MemoryNeed &of) {
                return isHere && others > 0 ? others + own - of.datasetBytes : own;
            };
            const std::int64_t together = beside(taken, bytes, need);
            if (together > options.mostBytes)
                throw TooMuch(
                    sentence("Live leaves this size out: it would take %1 of memory. A sweep needs %2, and %3 are "
                             "free.",
                             formatBytes(together),
                             formatBytes(beside(takenInSweep, hostBytesOf(whole, engine.fusions()), inSweep)),
                             formatBytes(freeHostBytes())));
            if (isHere) {
                taken = together;
                takenInSweep = beside(takenInSweep,
                                      isLarge ? hostBytesOf(whole, engine.fusions()) : inSweep.onHostEngine(), inSweep);
            }
        }
        attempt(samplers[i], measurement, [&] { // the engine checks its values once it has planned them
            requireHostMemory(need.datasetBytes + (isHere ? need.parameterBytes : 0) - heldBytes());
            samplers[i] =
                std::make_unique<Sampler>(engine, std::move(whole), std::move(program), options.rule->clone(), m_clock,
                                          engine.description().isElsewhere ? nullptr : m_watch, measurement);
        });
    }
    return samplers;
}

InputsPtr Measurer::inputsOf(const Workload &workload, const Sampler &sampler, const MeasureOptions &options)
{
    const DataDeadline deadline(options.stop, options.mostDataSeconds);
    try {
        InputsPtr inputs = m_inputs.get(workload, sampler.program().parameters, deadline.token());
        m_lastInputs = inputs;
        return inputs;
    } catch (const Cancelled &) {
        if (!deadline.hasPassed())
            throw;
        throw TooMuch(sentence(
            "Live leaves this size out: its data take longer than %1 to make. A sweep makes them; it needs %2 of "
            "memory, and %3 are free.",
            formatSeconds(options.mostDataSeconds),
            formatBytes(hostBytesOf(sampler.whole(), m_engines.require(sampler.measurement().use.id).fusions())),
            formatBytes(freeHostBytes())));
    }
}

void Measurer::begin(const Workload &workload, Samplers &samplers, std::vector<Measurement> &measurements,
                     const MeasureOptions &options)
{
    InputsPtr inputs;
    ParameterValues madeFor;
    std::vector<EngineUse> uses;
    for (const Measurement &measurement : measurements)
        uses.push_back(measurement.use);
    for (std::size_t i = 0; i < samplers.size(); ++i) {
        if (!samplers[i])
            continue;
        throwIfStopped(options.stop);
        attempt(samplers[i], measurements[i], [&] {
            const ParameterValues &wanted = samplers[i]->program().parameters;
            if (!inputs || !haveSameInputs(workload, madeFor, wanted)) {
                inputs.reset(); // two large sets need not fit side by side
                inputs = inputsOf(workload, *samplers[i], options);
                madeFor = wanted;
            }
            measurements[i].data = inputs->description;
            beginTurn(*samplers[i]);
            samplers[i]->begin(inputs, m_orders, longestStepToProfile(options), options.stop);
            // A worker may only now have been asked what this use is called.
            measurements[i].label = labelsOf(m_engines, uses)[i];
            for (std::size_t earlier = 0; earlier < i; ++earlier)
                if (samplers[earlier])
                    requireAgreement(*samplers[earlier], *samplers[i]);
        });
    }
}

} // namespace overtake
