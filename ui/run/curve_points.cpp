// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/curve_points.h"

#include "charts/chart_data.h"
#include "charts/point_text.h"
#include "measure/compare/one_point.h"
#include "measure/compare/sweeper.h"
#include "run/added_engine.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace overtake
{
namespace
{

constexpr double hidden = 0.04; ///< two places that are closer than this share lie under one marker

/// Something of it was cancelled: nothing was learnt about who is faster there.
bool isCancelled(const Comparison &comparison)
{
    return std::ranges::any_of(comparison.measurements,
                               [](const Measurement &one) { return one.status == PointStatus::Cancelled; });
}

} // namespace

bool CurvePoints::isSwept(double value) const
{
    return std::ranges::any_of(sweep().points, [value](const SweepPoint &point) { return point.value == value; });
}

/// Keeps alive the list that it is in.
PointPtr CurvePoints::shared(const SweepPoint *point) const
{
    if (!point)
        return nullptr;
    const bool isSingle = std::ranges::any_of(single(), [=](const auto &one) { return &one == point; });
    return isSingle ? PointPtr(m_single.pointer(), point) : PointPtr(m_sweep.pointer(), point);
}

std::vector<const SweepPoint *> CurvePoints::every() const
{
    std::vector<const SweepPoint *> all;
    for (const std::vector<SweepPoint> *points : {&sweep().points, &single()})
        for (const SweepPoint &point : *points)
            all.push_back(&point);
    return all;
}

PointPtr CurvePoints::nearest(double value, const std::function<bool(const SweepPoint &)> &counts) const
{
    const SweepPoint *best = nullptr;
    for (const SweepPoint &point : sweep().points)
        if ((!counts || counts(point)) &&
            (!best || axisDistance(point.value, value) < axisDistance(best->value, value)))
            best = &point;
    for (const SweepPoint &point : single())
        if ((!counts || counts(point)) &&
            (!best || axisDistance(point.value, value) <= axisDistance(best->value, value)))
            best = &point;
    return shared(best);
}

PointPtr CurvePoints::nearestProfiled(double value) const
{
    const SweepPoint *best = nullptr;
    long most = 0;
    for (const SweepPoint *point : every()) {
        const auto count = std::ranges::count_if(point->comparison.measurements,
                                                 [](const Measurement &one) { return one.profile.has_value(); });
        if (count > most ||
            (count == most && best && axisDistance(point->value, value) < axisDistance(best->value, value))) {
            best = point;
            most = count;
        }
    }
    return shared(best);
}

void CurvePoints::addSingle(double value, const Comparison &comparison)
{
    if (isCancelled(comparison))
        return;
    if (isSwept(value)) {
        Sweep &whole = m_sweep.edit();
        addPoint(whole.points, {value, true, comparison}); // the place stays what it is
        findCrossovers(whole);
        m_changes += isQuick(comparison) ? 0 : 1;
        return;
    }
    std::vector<SweepPoint> &single = m_single.edit();
    addPoint(single, {value, false, comparison});
    // Under one marker the best stays, and the newest, which is the slider's.
    const std::vector<SweepPoint> all = single;
    std::erase_if(single, [&](const SweepPoint &old) {
        return old.value != value && std::ranges::any_of(all, [&](const SweepPoint &other) {
                   const int own = rankOf(old.comparison), theirs = rankOf(other.comparison);
                   return std::abs(old.value - other.value) < hidden * std::abs(other.value) &&
                          (theirs > own || (theirs == own && other.value == value));
               });
    });
}

void CurvePoints::addToOutline(double value, const Comparison &comparison)
{
    if (isCancelled(comparison))
        return;
    addPoint(m_single.edit(), {value, false, comparison});
    m_sweep = all();
    m_single = {};
}

void CurvePoints::beginSweep()
{
    m_wasOutline = !isCareful() && !sweep().points.empty();
    if (isCareful()) {
        m_before = sweep().points;
        return;
    }
    m_before = {};
    Sweep &sweep = m_sweep.edit();
    std::vector<SweepPoint> &single = m_single.edit();
    for (SweepPoint &point : std::exchange(sweep.points, {}))
        addPoint(single, std::move(point));
    sweep.pending.clear();
    sweep.crossovers.assign(sweep.engines.size(), {});
}

void CurvePoints::setSweep(Shared<Sweep> sweep)
{
    m_sweep = std::move(sweep);
    ++m_changes;
    const auto isLeftOut = [](const SweepPoint &point) { return isCancelled(point.comparison); };
    const auto &points = m_sweep->points;
    m_isCareful = std::ranges::any_of(points, [](const SweepPoint &point) { return !isQuick(point.comparison); });
    if (std::ranges::any_of(points, isLeftOut))
        std::erase_if(m_sweep.edit().points, isLeftOut);
    m_swept.clear();
    for (const SweepPoint &point : m_sweep->points)
        m_swept.push_back(point.value);
    if (!m_swept.empty() && !m_single->empty()) {
        std::vector<SweepPoint> &single = m_single.edit();
        for (SweepPoint &point : single)
            if (std::ranges::binary_search(m_swept, point.value))
                addPoint(m_before.edit(), {point.value, true, point.comparison}); // the sweep says whether it refined
        std::erase_if(single, [&](const SweepPoint &point) {
            return m_swept.front() <= point.value && point.value <= m_swept.back();
        });
    }
    if (m_before->empty())
        return;
    Sweep &whole = m_sweep.edit();
    std::vector<SweepPoint> both = *m_before;
    for (SweepPoint &point : whole.points)
        addPoint(both, std::move(point));
    whole.points = std::move(both);
    findCrossovers(whole);
}

void CurvePoints::endSweep()
{
    m_wasOutline = false;
    m_before = {};
    Sweep &whole = m_sweep.edit();
    whole.pending.clear();
    std::erase_if(whole.points, [&](const SweepPoint &point) {
        return !m_swept.empty() && m_swept.front() < point.value && point.value < m_swept.back() &&
               !std::ranges::binary_search(m_swept, point.value);
    });
    findCrossovers(whole);
    ++m_changes;
}

void CurvePoints::stopSweep()
{
    m_before = {};
    if (std::exchange(m_wasOutline, false)) {
        m_sweep = all();
        m_single = {};
    }
    Sweep &whole = m_sweep.edit();
    std::erase_if(whole.pending, [this](double value) { return isSwept(value); });
    findCrossovers(whole);
}

CurvePoints CurvePoints::changed(Sweep header, const std::function<void(Comparison &)> &change) const
{
    CurvePoints result = *this;
    header.points = sweep().points;
    header.pending = sweep().pending;
    std::vector<SweepPoint> &single = result.m_single.edit();
    for (std::vector<SweepPoint> *points : {&header.points, &single})
        for (SweepPoint &point : *points)
            change(point.comparison);
    result.m_sweep = std::move(header);
    result.stopSweep(); // the one that is under way is not of the copy
    return result;
}

std::vector<double> CurvePoints::placesToComplete() const
{
    std::vector<double> places;
    for (const SweepPoint *point : every()) {
        if (std::ranges::any_of(point->comparison.measurements, isToCome))
            places.push_back(point->value);
    }
    return places;
}

Shared<Sweep> CurvePoints::all() const
{
    if (m_single->empty())
        return m_sweep;
    Shared<Sweep> both = m_sweep;
    Sweep &whole = both.edit();
    for (const SweepPoint &point : *m_single)
        addPoint(whole.points, point);
    findCrossovers(whole);
    return both;
}

} // namespace overtake
