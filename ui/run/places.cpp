// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/places.h"

#include "measure/compare/sweeper.h"
#include "workloads/divisibility.h"
#include "workloads/workload.h"

#include <algorithm>

namespace overtake
{
namespace
{

constexpr int outlinePoints = 9;
constexpr int sweepPoints = 12;

std::vector<double> valuesOf(const Study &study, int points)
{
    return study.sweepValues.empty()
               ? movedToFitting(fittingNumbers(workloadById(study.workload), study.parameters, study.sweepKey),
                                sweepValues(axisOf(study), study.from, study.to, points))
               : study.sweepValues;
}

} // namespace

std::vector<double> outlinePlaces(const Study &study)
{
    return valuesOf(study, outlinePoints);
}

std::vector<double> sweepPlaces(const Study &study, const std::vector<RecordedSeries> &recorded)
{
    std::vector<double> places = valuesOf(study, sweepPoints);
    const auto add = [&](double value) {
        if (value >= study.from && value <= study.to)
            places.push_back(value);
    };
    add(study.cursor());
    for (const RecordedSeries &series : recorded)
        for (const RecordedPoint &point : series.points)
            add(point.value);
    return places;
}

std::vector<double> coarseToFine(std::vector<double> values)
{
    std::ranges::sort(values);
    std::vector<double> order;
    std::vector<bool> taken(values.size(), false);
    const auto take = [&](std::size_t i) {
        if (!taken[i])
            order.push_back(values[i]);
        taken[i] = true;
    };
    if (values.empty())
        return order;
    const std::size_t last = values.size() - 1;
    take(0);
    take(last);
    for (std::size_t parts = 2; order.size() < values.size(); parts *= 2)
        for (std::size_t part = 1; part < parts; part += 2)
            take((part * last + parts / 2) / parts);
    return order;
}

} // namespace overtake
