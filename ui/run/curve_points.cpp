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
    return std::any_of(sweep().points.begin(), sweep().points.end(),
                       [](const SweepPoint &point) { return !isQuick(point.comparison); });
}

bool CurvePoints::isSwept(double value) const
{
    return std::any_of(sweep().points.begin(), sweep().points.end(),
                       [value](const SweepPoint &point) { return point.value == value; });
}

/// Keeps alive the list that it is in.
PointPtr CurvePoints::shared(const SweepPoint *point) const
{
    if (!point)
        return nullptr;
    const bool isSingle = std::any_of(single().begin(), single().end(), [=](const auto &one) { return &one == point; });
    return isSingle ? PointPtr(m_single.pointer(), point) : PointPtr(m_sweep.pointer(), point);
}

PointPtr CurvePoints::nearest(double value, const std::function<bool(const SweepPoint &)> &counts) const
{
    const SweepPoint *best = nullptr;
    for (const SweepPoint &point : sweep().points)
        if ((!counts || counts(point)) && (!best || distanceTo(point, value) < distanceTo(*best, value)))
            best = &point;
    for (const SweepPoint &point : single())
        if (counts && !counts(point))
            continue;
        else if (!best || distanceTo(point, value) < distanceTo(*best, value) ||
                 (point.value == best->value && isQuick(best->comparison)))
            best = &point;
    return shared(best);
}

PointPtr CurvePoints::nearestProfiled(double value) const
{
    const SweepPoint *best = nullptr;
    long most = 0;
    for (const std::vector<SweepPoint> *points : {&sweep().points, &single()})
        for (const SweepPoint &point : *points) {
            const auto &all = point.comparison.measurements;
            const auto count =
                std::count_if(all.begin(), all.end(), [](const Measurement &one) { return one.profile.has_value(); });
            if (count > most || (count == most && best && distanceTo(point, value) < distanceTo(*best, value))) {
                best = &point;
                most = count;
            }
        }
    return shared(best);
}

void CurvePoints::addSingle(double value, const Comparison &comparison)
{
    if (isCancelled(comparison))
        return;
    const double reach = hidden * std::abs(value);
    std::vector<SweepPoint> &single = m_single.edit();
    std::erase_if(single, [&](const SweepPoint &old) { return std::abs(old.value - value) < reach; });
    setPoint(single, {value, false, comparison});
}

void CurvePoints::addToOutline(double value, const Comparison &comparison)
{
    if (isCancelled(comparison))
        return;
    setPoint(m_single.edit(), {value, false, comparison});
    m_sweep = all();
    m_single = {};
}

void CurvePoints::beginSweep()
{
    if (isCareful()) {
        m_before = sweep().points;
        return;
    }
    Sweep &sweep = m_sweep.edit();
    std::vector<SweepPoint> &single = m_single.edit();
    for (SweepPoint &point : std::exchange(sweep.points, {}))
        setPoint(single, std::move(point));
    sweep.crossovers.assign(sweep.engines.size(), {});
}

void CurvePoints::setSweep(Shared<Sweep> sweep)
{
    m_sweep = std::move(sweep);
    const auto isLeftOut = [](const SweepPoint &point) { return isCancelled(point.comparison); };
    const auto &points = m_sweep->points;
    if (!m_before->empty() || std::any_of(points.begin(), points.end(), isLeftOut)) {
        Sweep &whole = m_sweep.edit();
        std::erase_if(whole.points, isLeftOut);
        std::vector<SweepPoint> &before = m_before.edit();
        for (const SweepPoint &point : whole.points)
            std::erase_if(before, [&](const SweepPoint &old) { return old.value == point.value; });
        for (const SweepPoint &point : before)
            setPoint(whole.points, point);
        findCrossovers(whole);
    }
    ++m_changes;
    if (m_sweep->points.empty() || m_single->empty())
        return;
    const double first = m_sweep->points.front().value;
    const double last = m_sweep->points.back().value;
    std::erase_if(m_single.edit(),
                  [&](const SweepPoint &point) { return first <= point.value && point.value <= last; });
}

void CurvePoints::endSweep()
{
    Sweep &whole = m_sweep.edit();
    const Shared<std::vector<SweepPoint>> before = std::exchange(m_before, {});
    for (const SweepPoint &old : *before)
        std::erase_if(whole.points, [&](const SweepPoint &point) { return point.value == old.value; });
    findCrossovers(whole);
    ++m_changes;
}

Shared<Sweep> CurvePoints::all() const
{
    if (m_single->empty())
        return m_sweep;
    Shared<Sweep> both = m_sweep;
    Sweep &whole = both.edit();
    for (const SweepPoint &point : *m_single) {
        const auto place = placeOf(whole.points, point.value);
        if (place == whole.points.end() || place->value != point.value)
            whole.points.insert(place, point);
        else if (isQuick(place->comparison))
            *place = point;
    }
    findCrossovers(whole);
    return both;
}

} // namespace overtake
