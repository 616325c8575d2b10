// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/curve_points.h"

#include "charts/point_text.h"
#include "measure/sweeper.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace overtake
{
namespace
{

constexpr double hidden = 0.02; ///< two places that are closer than this share lie under one marker

/// Something of it was cancelled: nothing was learnt about who is faster there.
bool isCancelled(const Comparison &comparison)
{
    const auto &all = comparison.measurements;
    return std::any_of(all.begin(), all.end(),
                       [](const Measurement &one) { return one.status == PointStatus::Cancelled; });
}

std::vector<SweepPoint>::iterator placeOf(std::vector<SweepPoint> &points, double value)
{
    return std::lower_bound(points.begin(), points.end(), value,
                            [](const SweepPoint &point, double wanted) { return point.value < wanted; });
}

void setPoint(std::vector<SweepPoint> &points, SweepPoint point)
{
    const auto place = placeOf(points, point.value);
    if (place != points.end() && place->value == point.value)
        *place = std::move(point);
    else
        points.insert(place, std::move(point));
}

/// Of places on an axis, which is logarithmic where it can be.
double distanceTo(const SweepPoint &point, double value)
{
    return value > 0 && point.value > 0 ? std::abs(std::log(point.value / value)) : std::abs(point.value - value);
}

void findCrossovers(Sweep &sweep)
{
    sweep.crossovers.assign(sweep.engines.size(), {});
    for (std::size_t engine = 1; engine < sweep.engines.size(); ++engine)
        sweep.crossovers[engine] = findCrossover(sweep.points, engine, axisNumbersOf(sweep));
}

} // namespace

bool CurvePoints::isCareful() const
{
    return std::any_of(m_sweep.points.begin(), m_sweep.points.end(),
                       [](const SweepPoint &point) { return !isQuick(point.comparison); });
}

bool CurvePoints::isSwept(double value) const
{
    return std::any_of(m_sweep.points.begin(), m_sweep.points.end(),
                       [value](const SweepPoint &point) { return point.value == value; });
}

const SweepPoint *CurvePoints::nearest(double value, const std::function<bool(const SweepPoint &)> &counts) const
{
    const SweepPoint *best = nullptr;
    for (const SweepPoint &point : m_sweep.points)
        if ((!counts || counts(point)) && (!best || distanceTo(point, value) < distanceTo(*best, value)))
            best = &point;
    for (const SweepPoint &point : m_single)
        if (counts && !counts(point))
            continue;
        else if (!best || distanceTo(point, value) < distanceTo(*best, value) ||
                 (point.value == best->value && isQuick(best->comparison)))
            best = &point;
    return best;
}

const SweepPoint *CurvePoints::nearestProfiled(double value) const
{
    const SweepPoint *best = nullptr;
    long most = 0;
    for (const std::vector<SweepPoint> *points : {&m_sweep.points, &m_single})
        for (const SweepPoint &point : *points) {
            const auto &all = point.comparison.measurements;
            const auto count =
                std::count_if(all.begin(), all.end(), [](const Measurement &one) { return one.profile.has_value(); });
            if (count > most || (count == most && best && distanceTo(point, value) < distanceTo(*best, value))) {
                best = &point;
                most = count;
            }
        }
    return best;
}

void CurvePoints::addSingle(double value, const Comparison &comparison)
{
    if (isCancelled(comparison))
        return;
    const double reach = hidden * std::abs(value);
    std::erase_if(m_single, [&](const SweepPoint &old) { return std::abs(old.value - value) < reach; });
    setPoint(m_single, {value, false, comparison});
}

void CurvePoints::addToOutline(double value, const Comparison &comparison)
{
    if (isCancelled(comparison))
        return;
    setPoint(m_single, {value, false, comparison});
    m_sweep = all();
    m_single.clear();
}

void CurvePoints::beginSweep()
{
    if (isCareful()) {
        m_before = m_sweep.points;
        return;
    }
    for (SweepPoint &point : std::exchange(m_sweep.points, {}))
        setPoint(m_single, std::move(point));
    m_sweep.crossovers.assign(m_sweep.engines.size(), {});
}

void CurvePoints::setSweep(Sweep sweep)
{
    const std::size_t cancelled =
        std::erase_if(sweep.points, [](const SweepPoint &point) { return isCancelled(point.comparison); });
    const bool whole = m_before.empty() && cancelled == 0;
    for (const SweepPoint &point : sweep.points)
        std::erase_if(m_before, [&](const SweepPoint &old) { return old.value == point.value; });
    m_sweep = std::move(sweep);
    for (const SweepPoint &point : m_before)
        setPoint(m_sweep.points, point);
    if (!whole)
        findCrossovers(m_sweep);
    ++m_changes;
    if (m_sweep.points.empty())
        return;
    const double first = m_sweep.points.front().value;
    const double last = m_sweep.points.back().value;
    std::erase_if(m_single, [&](const SweepPoint &point) { return first <= point.value && point.value <= last; });
}

void CurvePoints::endSweep()
{
    for (const SweepPoint &old : std::exchange(m_before, {}))
        std::erase_if(m_sweep.points, [&](const SweepPoint &point) { return point.value == old.value; });
    findCrossovers(m_sweep);
    ++m_changes;
}

Sweep CurvePoints::all() const
{
    Sweep sweep = m_sweep;
    for (const SweepPoint &point : m_single) {
        const auto place = placeOf(sweep.points, point.value);
        if (place == sweep.points.end() || place->value != point.value)
            sweep.points.insert(place, point);
        else if (isQuick(place->comparison))
            *place = point;
    }
    findCrossovers(sweep);
    return sweep;
}

} // namespace overtake
