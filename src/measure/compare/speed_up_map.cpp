// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/compare/speed_up_map.h"

#include "measure/compare/one_point.h"
#include "measure/compare/point_run.h"
#include "measure/compare/sweeper.h"
#include "text/error.h"
#include "workloads/divisibility.h"

#include <algorithm>
#include <cmath>

namespace overtake
{

namespace
{

using Spot = std::pair<std::size_t, std::size_t>; ///< indices a, b

/// Each first gap is halved twice.
constexpr int finestPerGap = 4;
/// Points per finest cell that the line crosses, when its surroundings are refined to the end.
constexpr int pointsPerCrossedCell = 3;

std::size_t middleOf(std::size_t low, std::size_t high)
{
    return (low + high) / 2;
}

/// Spots to measure before a block can be divided; empty if it cannot be divided.
std::vector<Spot> spotsToDivide(const MapBlock &block)
{
    const bool wide = block.a1 - block.a0 > 1;
    const bool high = block.b1 - block.b0 > 1;
    const std::size_t a = middleOf(block.a0, block.a1);
    const std::size_t b = middleOf(block.b0, block.b1);
    std::vector<Spot> spots;
    if (wide && high)
        spots.emplace_back(a, b);
    if (wide) {
        spots.emplace_back(a, block.b0);
        spots.emplace_back(a, block.b1);
    }
    if (high) {
        spots.emplace_back(block.a0, b);
        spots.emplace_back(block.a1, b);
    }
    return spots;
}

void addLeaves(const SpeedUpMap &map, const MapBlock &block, std::vector<MapBlock> &leaves)
{
    const std::vector<Spot> spots = spotsToDivide(block);
    const bool isDivided = !spots.empty() && std::ranges::all_of(spots, [&](const Spot &spot) {
        return map.find(spot.first, spot.second) != nullptr;
    });
    if (!isDivided) {
        leaves.push_back(block);
        return;
    }
    const std::size_t a = middleOf(block.a0, block.a1);
    const std::size_t b = middleOf(block.b0, block.b1);
    const bool wide = a > block.a0;
    const bool high = b > block.b0;
    const std::vector<std::pair<std::size_t, std::size_t>> columns =
        wide ? std::vector{std::pair{block.a0, a}, std::pair{a, block.a1}} : std::vector{std::pair{block.a0, block.a1}};
    const std::vector<std::pair<std::size_t, std::size_t>> rows =
        high ? std::vector{std::pair{block.b0, b}, std::pair{b, block.b1}} : std::vector{std::pair{block.b0, block.b1}};
    for (const auto &[b0, b1] : rows)
        for (const auto &[a0, a1] : columns)
            addLeaves(map, {a0, a1, b0, b1}, leaves);
}

/// A point in doubt changes nothing, unless all that was asked for is a glance.
bool leadChangesIn(const SpeedUpMap &map, const MapBlock &block, std::size_t engine)
{
    bool baseFaster = false;
    bool otherFaster = false;
    bool above = false;
    bool below = false;
    for (const MapPoint &point : map.points) {
        if (point.a < block.a0 || point.a > block.a1 || point.b < block.b0 || point.b > block.b1)
            continue;
        const SpeedUp &speedUp = point.comparison.speedUps[engine];
        const Verdict verdict = speedUp.doubt == Doubt::Quick ? speedUp.provisional : speedUp.verdict;
        if (verdict == Verdict::Unknown)
            continue;
        baseFaster = baseFaster || verdict == Verdict::BaseFaster;
        otherFaster = otherFaster || verdict == Verdict::OtherFaster;
        (speedUp.median > 1 ? above : below) = true;
    }
    // Where all is too close to call, the sign is noise.
    return above && below && (baseFaster || otherFaster);
}

/// One map under way.
class MapRun : public PointRun<MapRequest, SpeedUpMap, Spot>
{
public:
    MapRun(Measurer &measurer, Clock &clock, const Workload &workload, const MapRequest &request,
           const MeasureOptions &options, const MapCallbacks &callbacks)
        : PointRun(measurer, clock, workload, request, options, callbacks.progress), m_callbacks(callbacks)
    {
        for (const MapAxis *axis : {&request.first, &request.second}) {
            requireSweepable(workload.parameter(axis->key));
            if (axis->values.empty())
                throw UsageError(sentence("The map over %1 has no values.", axis->key));
        }
        if (request.first.key == request.second.key)
            throw UsageError(sentence("A map needs two parameters: both are %1.", request.first.key));
        m_result.first = request.first;
        m_result.second = request.second;
        // Every second of the first points before the rest: a picture of the whole as soon as possible.
        for (const bool rest : {false, true})
            for (std::size_t j = 0; j < request.second.coarse.size(); ++j)
                for (std::size_t i = 0; i < request.first.coarse.size(); ++i)
                    if ((i % 2 == 1 || j % 2 == 1) == rest)
                        m_pending.emplace_back(request.first.coarse[i], request.second.coarse[j]);
    }

private:
    Spot spotOf(const MapPoint &point) const override { return {point.a, point.b}; }
    Place placeOf(Spot spot) const override
    {
        return {m_result.first.values[spot.first], m_result.second.values[spot.second]};
    }
    ParameterValues parametersAt(Spot spot) const override
    {
        const auto [a, b] = placeOf(spot);
        const ParameterTable &table = m_workload.parameters();
        ParameterValues parameters = m_result.parameters;
        parameters.set(m_result.first.key, valueFromNumber(table.require(m_result.first.key, "map"), a));
        parameters.set(m_result.second.key, valueFromNumber(table.require(m_result.second.key, "map"), b));
        return parameters;
    }
    std::vector<Spot> &pending() override { return m_pending; }
    bool isAtEnd() const override { return m_result.cancelled || m_result.outOfTime; }
    void leaveOut(Spot) override { m_result.outOfTime = true; }

    void keep(Spot spot, bool refined, Comparison comparison, double) override
    {
        if (m_result.cancelled) // a point that was not finished says nothing
            return;
        const auto known =
            std::ranges::find_if(m_result.points, [&](const MapPoint &point) { return spotOf(point) == spot; });
        if (known == m_result.points.end())
            m_result.points.push_back({spot.first, spot.second, refined, std::move(comparison)});
        else
            known->comparison = merged(known->comparison, comparison);
        if (m_callbacks.point)
            m_callbacks.point(m_result);
    }

    void refine() override
    {
        while (!isAtEnd() && divideWidest()) {
            measurePending(true);
            repeatDoubtful();
        }
    }

    /// False when nothing is left to be measured more closely.
    bool divideWidest()
    {
        const MapBlock *widest = nullptr;
        const std::vector<MapBlock> blocks = blocksOf(m_result);
        for (const MapBlock &block : blocks)
            if ((!widest || block.span() > widest->span()) && block.span() > 1 &&
                overtake::leadChangesIn(m_result, block))
                widest = &block;
        if (!widest)
            return false;
        for (const Spot &spot : spotsToDivide(*widest))
            if (!m_result.find(spot.first, spot.second))
                m_pending.push_back(spot);
        return true;
    }

    SweepProgress expected() const override
    {
        SweepProgress progress;
        progress.pointsDone = static_cast<int>(m_result.points.size());
        int left = static_cast<int>(m_pending.size());
        for (const MapBlock &block : blocksOf(m_result))
            if (block.span() > 1 && overtake::leadChangesIn(m_result, block))
                left += pointsPerCrossedCell * static_cast<int>(block.span());
        progress.pointsExpected = progress.pointsDone + left;
        if (progress.pointsDone > 0)
            progress.secondsLeft = passed() / progress.pointsDone * left;
        if (m_request.budgetSeconds > 0) {
            const double remains = std::max(0.0, m_request.budgetSeconds - passed());
            progress.secondsLeft = progress.pointsDone > 0 ? std::min(progress.secondsLeft, remains) : remains;
        }
        return progress;
    }

    const MapCallbacks &m_callbacks;
    std::vector<Spot> m_pending;
};

} // namespace

MapAxis mapAxis(const Workload &workload, const ParameterValues &parameters, const std::string &key, double from,
                double to, int coarsePoints)
{
    if (coarsePoints < 2)
        throw UsageError(sentence("A map needs at least 2 points along each parameter."));
    MapAxis axis;
    axis.key = key;
    axis.values = movedToFitting(fittingNumbers(workload, parameters, key),
                                 sweepValues(workload.parameter(key), from, to, (coarsePoints - 1) * finestPerGap + 1));
    const std::size_t last = axis.values.size() - 1;
    const auto gaps = std::min(static_cast<std::size_t>(coarsePoints - 1), std::max<std::size_t>(last, 1));
    for (std::size_t i = 0; i <= gaps; ++i)
        if (const std::size_t at = (i * last + gaps / 2) / gaps; axis.coarse.empty() || at > axis.coarse.back())
            axis.coarse.push_back(at);
    return axis;
}

const MapPoint *SpeedUpMap::find(std::size_t a, std::size_t b) const
{
    const auto found =
        std::ranges::find_if(points, [&](const MapPoint &point) { return point.a == a && point.b == b; });
    return found == points.end() ? nullptr : &*found;
}

std::vector<MapBlock> blocksOf(const SpeedUpMap &map)
{
    std::vector<MapBlock> leaves;
    const auto &columns = map.first.coarse;
    const auto &rows = map.second.coarse;
    for (std::size_t j = 0; j + 1 < rows.size(); ++j)
        for (std::size_t i = 0; i + 1 < columns.size(); ++i)
            addLeaves(map, {columns[i], columns[i + 1], rows[j], rows[j + 1]}, leaves);
    return leaves;
}

bool leadChangesIn(const SpeedUpMap &map, const MapBlock &block)
{
    for (std::size_t engine = 1; engine < map.engines.size(); ++engine)
        if (leadChangesIn(map, block, engine))
            return true;
    return false;
}

SpeedUpMap runMap(Measurer &measurer, Clock &clock, const Workload &workload, const MapRequest &request,
                  const MeasureOptions &options, const MapCallbacks &callbacks)
{
    return MapRun(measurer, clock, workload, request, options, callbacks).run();
}

double mapBudgetPerEngine(const MapRequest &request)
{
    // Twice as many points as the first ones follow along the line; half of the time is set-up.
    const double points = 3.0 * static_cast<double>(request.first.coarse.size() * request.second.coarse.size());
    return 0.5 * request.budgetSeconds /
           (points * static_cast<double>(std::max<std::size_t>(1, request.engines.size())));
}

std::vector<SweepPoint> rowOf(const SpeedUpMap &map, std::size_t b)
{
    std::vector<SweepPoint> row;
    for (const MapPoint &point : map.points)
        if (point.b == b)
            row.push_back({map.first.values[point.a], point.refined, point.comparison});
    std::ranges::sort(row, [](const SweepPoint &one, const SweepPoint &other) { return one.value < other.value; });
    return row;
}

} // namespace overtake
