// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/compare/what_if.h"

#include "engines/precision.h"
#include "measure/compare/sweeper.h"
#include "measure/time/epoch_cursor.h"
#include "model/own_gpu.h"
#include "model/predictor.h"
#include "text/error.h"
#include "text/format.h"
#include "workloads/divisibility.h"
#include "workloads/workload.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

namespace overtake
{

namespace
{

using Q = DeviceQuantity;

constexpr int placesBetween = 24;
constexpr double nothing = std::numeric_limits<double>::quiet_NaN();

/// A CPU's figure, with all that changes in proportion.
struct CpuFigure {
    Message label;
    std::vector<Q> quantities;
    bool isThreads;
};

std::vector<CpuFigure> cpuFigures()
{
    return {{sentence("cores of the CPU"), {Q::Cores, Q::Threads, Q::Fp32}, true},
            {sentence("vector width of the CPU"), {Q::SimdLanes, Q::Fp32OneCore, Q::Fp32}, false}};
}

/// A device that the model knows, used in one way.
struct Modelled {
    Device device;
    ParameterValues options;
    ParameterValues overrides;
};

std::optional<Modelled> modelOf(const EngineUse &use, const EngineRegistry &engines)
{
    Engine *engine = engines.find(use.id);
    if (!engine)
        return std::nullopt;
    if (!predictorOf(*engine))
        engine = engines.find(modelIdOf(use.id));
    Predictor *predictor = engine ? predictorOf(*engine) : nullptr;
    if (!predictor || !predictor->isReady())
        return std::nullopt;
    ParameterValues options = engine->description().options.defaults();
    options.merge(use.options);
    return Modelled{withOwnFigures(*predictor->device(), use.options), options, use.overrides};
}

double secondsOf(const PlannedWork &work, const Modelled &model)
{
    try {
        const int threads = model.options.has("threads") ? static_cast<int>(model.options.integer("threads")) : 0;
        return predict(work, model.device, threads, precisionOf(model.options), gpuRingOf(model.options)).epochSeconds;
    } catch (const Error &) {
        return nothing;
    }
}

/// Between the points of the sweep where the engine has a time; NaN beyond them.
double measuredSeconds(const Sweep &sweep, double value)
{
    const SweepPoint *before = nullptr;
    for (const SweepPoint &point : sweep.points) {
        const Measurement &one = point.comparison.measurements.front();
        if (!one.hasTime() || !(one.epochSeconds > 0))
            continue;
        if (point.value == value)
            return one.epochSeconds;
        if (point.value > value) {
            if (!before || !(before->value > 0))
                return nothing;
            const double way = std::log(value / before->value) / std::log(point.value / before->value);
            const double low = before->comparison.measurements.front().epochSeconds;
            return low * std::pow(one.epochSeconds / low, way);
        }
        before = &point;
    }
    return nothing;
}

/// The axis of one sweep, with the steps' plans.
class WhatIfAxis
{
public:
    WhatIfAxis(const Sweep &sweep, KeptPlans &plans, std::stop_token stop)
        : m_sweep(sweep), m_workload(workloadById(sweep.workload)), m_spec(m_workload.parameter(sweep.key)),
          m_plans(plans), m_stop(std::move(stop)), m_fitting(fittingNumbers(m_workload, sweep.parameters, sweep.key))
    {
        for (const SweepPoint &point : sweep.points)
            m_places.push_back(point.value);
        const auto between =
            movedToFitting(m_fitting, sweepValues(m_spec, m_places.front(), m_places.back(), placesBetween));
        m_places.insert(m_places.end(), between.begin(), between.end());
        m_places = distinct(std::move(m_places));
    }

    double seconds(double value, const Modelled &model) const
    {
        throwIfStopped(m_stop);
        ParameterValues values = m_sweep.parameters;
        values.merge(model.overrides);
        values.set(m_spec.key, valueFromNumber(m_spec, value));
        try {
            const auto work = m_plans.of(m_workload, values);
            return secondsOf(*work, model) + drawSecondsHere(work->program());
        } catch (const Error &) {
            return nothing; // no Program has these values
        }
    }

    /// `lead`: above 0 where the GPU is faster, NaN where it is not known. Nothing where the GPU falls behind for good.
    std::optional<Overtaking> overtaking(const std::function<double(double)> &lead) const
    {
        double slower = nothing; // the last place where the GPU is slower
        bool isFaster = false;
        for (const double place : m_places) {
            const double here = lead(place);
            if (std::isnan(here))
                continue;
            if (here <= 0)
                slower = place;
            else if (!std::isnan(slower))
                return Overtaking{Overtaking::Kind::From, refined(slower, place, lead)};
            else
                isFaster = true;
        }
        if (isFaster && !std::isnan(slower))
            return std::nullopt;
        return Overtaking{isFaster ? Overtaking::Kind::Everywhere : Overtaking::Kind::Nowhere, 0};
    }

    bool isWhole() const { return m_spec.kind == ParameterKind::Integer; }

private:
    double refined(double slower, double faster, const std::function<double(double)> &lead) const
    {
        while (!(isWhole() && faster - slower <= 1) && !(slower > 0 && faster <= 1.002 * slower)) {
            const double middle = slower > 0 ? std::sqrt(slower * faster) : (slower + faster) / 2;
            const double place = nearestFitting(m_fitting, isWhole() ? std::round(middle) : middle);
            const double here = place > slower && place < faster ? lead(place) : nothing;
            if (std::isnan(here))
                break;
            (here > 0 ? faster : slower) = place;
        }
        return faster;
    }

    const Sweep &m_sweep;
    const Workload &m_workload;
    const ParameterSpec &m_spec;
    KeptPlans &m_plans;
    std::stop_token m_stop;
    std::vector<double> m_fitting;
    std::vector<double> m_places;
};

/// Cores are whole, and at least one: their factor is the nearest below, or that of one core.
Modelled withCpu(Modelled cpu, const CpuFigure &figure, double factor)
{
    if (const std::optional<double> cores = cpu.device.value(Q::Cores); cores && figure.isThreads)
        factor = std::max(1.0, std::floor(*cores * factor)) / *cores;
    for (const Q quantity : figure.quantities) {
        const auto known = cpu.device.figures.find(quantity);
        if (known == cpu.device.figures.end())
            continue;
        const bool isCounted = quantity == Q::Cores || quantity == Q::Threads;
        known->second.value = isCounted ? std::round(known->second.value * factor) : known->second.value * factor;
    }
    if (figure.isThreads && cpu.options.has("threads")) {
        const auto threads = static_cast<double>(cpu.options.integer("threads"));
        cpu.options.set("threads", static_cast<std::int64_t>(std::max(1.0, std::round(threads * factor))));
    }
    return cpu;
}

bool sameAs(const Overtaking &a, const Overtaking &b)
{
    return a.kind == b.kind && std::abs(a.value - b.value) <= 0.02 * b.value + 1e-12;
}

/// Half of the vectors of a CPU that was measured with all it has: 16 floats in a vector are AVX-512.
Message nameOfHalfVectors(const Device &cpu)
{
    return cpu.value(Q::SimdLanes) == 16.0 ? sentence("%1 instead of %2", "AVX2", "AVX-512") : Message();
}

/// "half the launch latency"
Message changeOf(const WhatIf::Row &row, bool halved)
{
    if (!halved)
        return sentence("twice the %1", row.label);
    return row.halfName.empty() ? sentence("half the %1", row.label) : row.halfName;
}

/// "half the launch latency: from 210 to 120 (hidden neurons)"
Message clauseOf(const Overtaking &now, const WhatIf::Row &row, bool halved, const Message &axis)
{
    constexpr int digits = 2; // a model is no better
    const Overtaking &then = halved ? row.half : row.twice;
    const Message change = changeOf(row, halved);
    if (sameAs(then, now))
        return sentence("%1: no change", change);
    if (then.kind == Overtaking::Kind::Everywhere)
        return sentence("%1: the GPU is faster throughout", change);
    if (then.kind == Overtaking::Kind::Nowhere)
        return sentence("%1: the GPU is slower throughout", change);
    if (now.kind != Overtaking::Kind::From)
        return sentence("%1: the GPU is faster from %2 (%3)", change, roundedTo(then.value, digits), axis);
    if (roundedTo(now.value, digits) == roundedTo(then.value, digits))
        return sentence("%1: from %2 to %3 (%4)", change, now.value, then.value, axis);
    return sentence("%1: from %2 to %3 (%4)", change, roundedTo(now.value, digits), roundedTo(then.value, digits),
                    axis);
}

/// With the change that makes the GPU's lead larger.
Message clauseOf(const WhatIf &whatIf, const WhatIf::Row &row, const Message &axis)
{
    return clauseOf(whatIf.now, row, row.lessIsBetter, axis);
}

/// Twice the CPU's figures, but half of one where that has a name, or where the GPU overtakes nowhere yet.
Message ofCpu(const WhatIf &whatIf, const Message &axis)
{
    Message clauses;
    for (const WhatIf::Row &row : whatIf.rows) {
        const bool halved = !row.halfName.empty() || whatIf.now.kind == Overtaking::Kind::Nowhere;
        const Overtaking &then = halved ? row.half : row.twice;
        const bool moves = then.kind != whatIf.now.kind || std::abs(then.value - whatIf.now.value) > whatIf.bracket;
        if (!row.ofBase || !moves || sameAs(then, whatIf.now))
            continue;
        const Message clause = clauseOf(whatIf.now, row, halved, axis);
        clauses = clauses.empty() ? clause : sentence("%1; %2", clauses, clause);
    }
    return clauses.empty() ? Message() : sentence("On the CPU's side: %1.", clauses);
}

/// Width of the first crossover's bracket from which on the other engine is faster.
double bracketOf(const Sweep &sweep, std::size_t other)
{
    if (other < sweep.crossovers.size()) {
        for (const Crossover::Bracket &bracket : sweep.crossovers[other].brackets)
            if (bracket.otherFasterAbove)
                return bracket.high - bracket.low;
    }
    return 0;
}

} // namespace

bool hasGpuModel(const EngineUse &use, const EngineRegistry &engines)
{
    const std::optional<Modelled> model = modelOf(use, engines);
    return model && model->device.kind == DeviceKind::Gpu;
}

std::optional<WhatIf> whatIf(const Sweep &sweep, std::size_t other, const EngineRegistry &engines, KeptPlans &plans,
                             std::stop_token stop)
{
    if (other == 0 || other >= sweep.engines.size() || sweep.points.size() < 2)
        return std::nullopt;
    const std::optional<Modelled> gpu = modelOf(sweep.engines[other], engines);
    if (!gpu || gpu->device.kind != DeviceKind::Gpu)
        return std::nullopt;
    const auto hasTime = [](const SweepPoint &point) { return point.comparison.measurements.front().hasTime(); };
    if (std::ranges::count_if(sweep.points, hasTime) < 2)
        return std::nullopt;
    const std::optional<Modelled> cpu = modelOf(sweep.engines.front(), engines);
    const Engine *first = engines.find(sweep.engines.front().id);
    const bool isPredicted = first && first->description().predicted && cpu;
    const WhatIfAxis axis(sweep, plans, std::move(stop));
    const auto base = [&](double value) {
        return isPredicted ? axis.seconds(value, *cpu) : measuredSeconds(sweep, value);
    };
    const auto overtaking = [&](const Modelled &model) {
        return axis.overtaking([&](double value) { return std::log(base(value) / axis.seconds(value, model)); });
    };
    const std::optional<Overtaking> now = overtaking(*gpu);
    if (!now)
        return std::nullopt;
    WhatIf result;
    result.now = *now;
    const auto addRow = [&](WhatIf::Row row, const std::optional<Overtaking> &half,
                            const std::optional<Overtaking> &twice) {
        if (!half || !twice)
            return;
        row.half = *half;
        row.twice = *twice;
        result.rows.push_back(std::move(row));
    };
    result.bracket = bracketOf(sweep, other);
    for (const OwnFigure &figure : ownFigures(gpu->device.sharedMemory)) {
        const std::optional<double> own = ownValue(figure, gpu->device);
        if (!own)
            continue;
        const auto with = [&](double factor) {
            ParameterValues options;
            options.set(figure.key, *own * factor);
            return overtaking({withOwnFigures(gpu->device, options), gpu->options, gpu->overrides});
        };
        addRow({term(figure.label), {}, figure.isTime(), false, {}, {}}, with(0.5), with(2));
    }
    if (!cpu || cpu->device.kind != DeviceKind::Cpu || !cpu->device.costs)
        return result;
    for (const CpuFigure &figure : cpuFigures()) {
        const auto with = [&](double factor) {
            const Modelled changed = withCpu(*cpu, figure, factor);
            return axis.overtaking([&](double value) {
                const double share = axis.seconds(value, changed) / axis.seconds(value, *cpu);
                return std::log(base(value) * share / axis.seconds(value, *gpu));
            });
        };
        const bool isNamed = !figure.isThreads && !isPredicted && !cpu->options.has("vectors");
        const Message halfName = isNamed ? nameOfHalfVectors(cpu->device) : Message();
        addRow({figure.label, halfName, true, true, {}, {}}, with(0.5), with(2));
    }
    return result;
}

Message toMessage(const WhatIf &whatIf, const Message &axis)
{
    if (whatIf.now.kind == Overtaking::Kind::Everywhere)
        return {};
    std::vector<const WhatIf::Row *> rows;
    for (const WhatIf::Row &row : whatIf.rows)
        if (!row.ofBase)
            rows.push_back(&row);
    const auto place = [](const WhatIf::Row *row) {
        const Overtaking &better = row->better();
        return better.kind == Overtaking::Kind::Everywhere ? 0
               : better.kind == Overtaking::Kind::From     ? better.value
                                                           : std::numeric_limits<double>::infinity();
    };
    std::ranges::stable_sort(rows, [&](const auto *a, const auto *b) { return place(a) < place(b); });
    if (rows.empty())
        return {};
    const bool halves = whatIf.now.kind != Overtaking::Kind::From ? place(rows.front()) < INFINITY
                                                                  : place(rows.front()) <= whatIf.now.value / 2;
    const auto unchanged = std::find_if(rows.begin() + 1, rows.end(),
                                        [&](const WhatIf::Row *row) { return sameAs(row->better(), whatIf.now); });
    Message clauses = clauseOf(whatIf, *rows.front(), axis);
    if (unchanged != rows.end())
        clauses = sentence("%1; %2", clauses, clauseOf(whatIf, **unchanged, axis));
    Message first = halves ? sentence("This would halve the crossover: %1.", clauses)
                           : sentence("No single figure of the GPU would halve the crossover: %1.", clauses);
    if (whatIf.now.kind == Overtaking::Kind::Nowhere)
        first = halves ? sentence("This would make the GPU overtake: %1.", clauses)
                       : sentence("No single figure of the GPU would make it overtake: %1.", clauses);
    return inRow({first, ofCpu(whatIf, axis)});
}

const WhatIf::Row *whatDecides(const WhatIf &whatIf)
{
    const WhatIf::Row *one = nullptr;
    if (whatIf.now.kind != Overtaking::Kind::From)
        return nullptr;
    for (const WhatIf::Row &row : whatIf.rows) {
        const bool moves =
            row.better().kind == Overtaking::Kind::Everywhere ||
            (row.better().kind == Overtaking::Kind::From && row.better().value <= 0.8 * whatIf.now.value);
        if (row.ofBase || !moves)
            continue;
        if (one)
            return nullptr;
        one = &row;
    }
    return one;
}

Message decisionText(const WhatIf &whatIf, const Message &axis)
{
    const WhatIf::Row *row = whatDecides(whatIf);
    if (!row)
        return {};
    const Message change = changeOf(*row, row->lessIsBetter);
    if (row->better().kind == Overtaking::Kind::Everywhere)
        return sentence("By the model, %1 would make the GPU faster throughout.", change);
    constexpr int digits = 2; // it moves by a fifth at least
    return sentence("By the model, %1 would move the crossover from %2 to %3 (%4).", change,
                    roundedTo(whatIf.now.value, digits), roundedTo(row->better().value, digits), axis);
}

} // namespace overtake
