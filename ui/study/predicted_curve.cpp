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

constexpr std::size_t mostPlaces = 48;
constexpr std::size_t fewestPlaces = 8;
constexpr std::size_t plannedAtOnce = 4000; // operations of all places: some ten milliseconds

/// All engines are there, one of them answers at once, and no file of the user's own has to be read.
bool isPredicted(const std::vector<EngineUse> &uses, const Study &study, const EngineRegistry &registry)
{
    const auto isThere = [&](const EngineUse &use) { return registry.find(use.id) != nullptr; };
    const auto answers = [&](const EngineUse &use) { return predictsAtOnce(registry, use); };
    return std::ranges::all_of(uses, isThere) && std::ranges::any_of(uses, answers) && !namesFile(study);
}

struct Places {
    std::vector<double> values;
    bool takeLong = false; ///< to plan
};

/// A slider has to be followed: a step of many operations is planned at few places.
Places placesOf(const Study &study, double cursor, KeptPlans &plans)
{
    const Workload &workload = workloadById(study.workload);
    const ParameterSpec &axis = axisOf(study);
    const std::vector<double> fitting = fittingNumbers(workload, study.parameters, study.sweepKey);
    const double low = std::min(study.from, cursor), high = std::max(study.to, cursor);
    std::size_t most = 1; // operations of a step, where a Program can be built
    for (const double value : movedToFitting(fitting, {low, high})) {
        ParameterValues parameters = study.parameters;
        parameters.set(study.sweepKey, valueFromNumber(axis, value));
        try {
            most = std::max(most, plans.of(workload, parameters)->program().operations.size());
        } catch (const Error &) { // told where it is measured
        }
    }
    const std::size_t count = std::clamp(plannedAtOnce / most, fewestPlaces, mostPlaces);
    return {movedToFitting(fitting, sweepValues(axis, low, high, static_cast<int>(count))),
            count * most > plannedAtOnce};
}

} // namespace

bool isPredictedSlowly(const Study &study, double cursor, const EngineRegistry &registry, KeptPlans &plans)
{
    return isPredicted(enginesToMeasure(study), study, registry) && placesOf(study, cursor, plans).takeLong;
}

std::vector<SweepPoint> predictedCurve(const Study &study, double cursor, const EngineRegistry &registry,
                                       KeptPlans &plans, const std::stop_token &stop)
{
    const std::vector<EngineUse> uses = enginesToMeasure(study);
    if (!isPredicted(uses, study, registry))
        return {};
    const Workload &workload = workloadById(study.workload);
    const ParameterSpec &axis = axisOf(study);
    std::vector<SweepPoint> curve;
    for (const double value : placesOf(study, cursor, plans).values) {
        throwIfStopped(stop);
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

} // namespace overtake
