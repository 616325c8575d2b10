// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/predicted_curve.h"

#include "measure/compare/measurer.h"
#include "measure/compare/sweeper.h"
#include "text/error.h"
#include "workloads/divisibility.h"

#include <algorithm>

namespace overtake
{
namespace
{

constexpr int mostPlaces = 48;
constexpr int fewestPlaces = 8;
constexpr std::size_t plannedAtOnce = 4000; // operations of all places: some ten milliseconds

/// 0 where no Program can be built: other places may have one.
std::size_t operationsOf(const Study &study, KeptPlans &plans)
{
    try {
        return plans.of(workloadById(study.workload), study.parameters)->program().operations.size();
    } catch (const Error &) {
        return 0;
    }
}

/// A slider has to be followed, and a step of many operations takes long to plan.
int placesFor(std::size_t operations)
{
    return static_cast<int>(
        std::clamp<std::size_t>(plannedAtOnce / std::max<std::size_t>(operations, 1), fewestPlaces, mostPlaces));
}

} // namespace

bool isPredictedSlowly(const Study &study, KeptPlans &plans)
{
    const std::size_t operations = operationsOf(study, plans);
    return static_cast<std::size_t>(placesFor(operations)) * operations > plannedAtOnce;
}

std::vector<SweepPoint> predictedCurve(const Study &study, double cursor, const EngineRegistry &registry,
                                       KeptPlans &plans)
{
    const std::vector<EngineUse> uses = enginesToMeasure(study);
    if (std::ranges::any_of(uses, [&](const EngineUse &use) { return !registry.find(use.id); }))
        return {}; // an engine's worker has left
    const bool any = std::ranges::any_of(uses, [&](const EngineUse &use) { return predictsAtOnce(registry, use); });
    if (!any || namesFile(study))
        return {};
    const Workload &workload = workloadById(study.workload);
    const ParameterSpec &axis = axisOf(study);
    std::vector<SweepPoint> curve;
    for (const double value : movedToFitting(fittingNumbers(workload, study.parameters, study.sweepKey),
                                             sweepValues(axis, std::min(study.from, cursor), std::max(study.to, cursor),
                                                         placesFor(operationsOf(study, plans))))) {
        ParameterValues parameters = study.parameters;
        parameters.set(study.sweepKey, valueFromNumber(axis, value));
        SweepPoint point{value, false, skippedComparison(registry, workload, parameters, uses, {})};
        for (Measurement &measurement : point.comparison.measurements)
            if (!predictsAtOnce(registry, measurement.use))
                measurement.status = PointStatus::Cancelled; // neither asked for here nor missing
        addPredictions(registry, workload, point.comparison, true, true, &plans);
        addPredictedSpeedUps(point.comparison);
        curve.push_back(std::move(point));
    }
    return curve;
}

std::vector<ChartContext::Theory> theoryFor(const Study &study, const EngineRegistry &registry)
{
    const std::vector<EngineUse> uses = enginesToMeasure(study);
    if (uses.size() < 2)
        return {};
    const Engine *engine = registry.find(uses[0].id);
    if (engine && engine->description().kind == EngineKind::Reference)
        return {}; // it uses next to nothing of its chip: the chip's ratios say nothing of it
    const std::optional<Device> base = deviceOf(uses[0], registry);
    const std::optional<Device> other = deviceOf(uses[1], registry);
    if (!base || !other)
        return {};
    return theoryBetween(*base, *other, study.preset);
}

} // namespace overtake
