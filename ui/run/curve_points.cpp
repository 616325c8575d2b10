// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/curve_points.h"

#include "measure/sweeper.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace overtake
{
namespace
{

bool isQuick(const SweepPoint &point)
{
    const auto &all = point.comparison.measurements;
    return std::any_of(all.begin(), all.end(), [](const Measurement &one) { return one.quick; });
}

} // namespace

void CurvePoints::start(Sweep header)
{
    m_sweep = std::move(header);
    m_single.clear();
}

bool CurvePoints::isCareful() const
{
    return !std::all_of(m_sweep.points.begin(), m_sweep.points.end(), isQuick);
}

bool CurvePoints::isSwept(double value) const
{
    return std::any_of(m_sweep.points.begin(), m_sweep.points.end(),
                       [value](const SweepPoint &point) { return point.value == value; });
}

const SweepPoint *CurvePoints::nearest(double value) const
{
    const auto distance = [value](const SweepPoint &one) {
        return value > 0 && one.value > 0 ? std::abs(std::log(one.value / value)) : std::abs(one.value - value);
    };
    const SweepPoint *best = nullptr;
    for (const SweepPoint &point : m_sweep.points)
        if (!best || distance(point) < distance(*best))
            best = &point;
    for (const auto &[place, point] : m_single)
        if (!best || distance(point) < distance(*best) || (place == best->value && isQuick(*best)))
            best = &point;
    return best;
}

void CurvePoints::addSingle(double value, const Comparison &comparison)
{
    m_single.insert_or_assign(value, SweepPoint{value, false, comparison});
}

void CurvePoints::addToOutline(double value, const Comparison &comparison)
{
    addSingle(value, comparison);
    m_sweep = all();
    m_single.clear();
}

void CurvePoints::setSweep(const Sweep &sweep)
{
    m_sweep = sweep;
    if (sweep.points.empty())
        return;
    const auto past = m_single.upper_bound(sweep.points.back().value);
    m_single.erase(m_single.lower_bound(sweep.points.front().value), past);
}

void CurvePoints::breakOutline()
{
    for (SweepPoint &point : std::exchange(m_sweep.points, {}))
        m_single.insert_or_assign(point.value, std::move(point));
    m_sweep.crossovers.assign(m_sweep.engines.size(), {});
}

Sweep CurvePoints::all() const
{
    Sweep sweep = m_sweep;
    for (const auto &[value, point] : m_single) {
        const auto place = std::find_if(sweep.points.begin(), sweep.points.end(),
                                        [at = value](const SweepPoint &one) { return one.value >= at; });
        if (place == sweep.points.end() || place->value != value)
            sweep.points.insert(place, point);
        else if (isQuick(*place))
            *place = point;
    }
    sweep.crossovers.assign(sweep.engines.size(), {});
    for (std::size_t engine = 1; engine < sweep.engines.size(); ++engine)
        sweep.crossovers[engine] = findCrossover(sweep.points, engine, axisNumbersOf(sweep));
    return sweep;
}

} // namespace overtake
