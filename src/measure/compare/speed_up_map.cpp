// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/compare/speed_up_map.h"

#include "measure/compare/failed_point.h"
#include "measure/compare/one_point.h"
#include "measure/compare/repeats.h"
#include "measure/compare/sweeper.h"
#include "text/error.h"
#include "workloads/divisibility.h"

#include <algorithm>
#include <cmath>
#include <tuple>

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
    const bool isDivided = !spots.empty() && std::all_of(spots.begin(), spots.end(), [&](const Spot &spot) {
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
class MapRun
{
public:
    MapRun(Measurer &measurer, Clock &clock, const Workload &workload, const MapRequest &request,
           const MeasureOptions &options, const MapCallbacks &callbacks)
        : m_measurer(measurer), m_clock(clock), m_workload(workload), m_request(request), m_options(options),
          m_callbacks(callbacks), m_start(clock.now()), m_repeats(*options.rule, request.budgetSeconds, clock)
    {
        const Message owner = sentence("workload %1", workload.id());
        for (const MapAxis *axis : {&request.first, &request.second}) {
            requireSweepable(workload.parameters().require(axis->key, owner));
            if (axis->values.empty())
                throw UsageError(sentence("The map over %1 has no values.", axis->key));
        }
        if (request.first.key == request.second.key)
            throw UsageError(sentence("A map needs two parameters: both are %1.", request.first.key));
        m_map.workload = workload.id();
        m_map.preset = request.preset;
        m_map.parameters = workload.parameters().complete(request.parameters, owner);
        m_map.first = request.first;
        m_map.second = request.second;
        m_map.engines = request.engines;
    }

    SpeedUpMap run()
    {
        // Every second of the first points before the rest: a picture of the whole as soon as possible.
        for (const bool rest : {false, true})
            for (std::size_t j = 0; j < m_request.second.coarse.size(); ++j)
                for (std::size_t i = 0; i < m_request.first.coarse.size(); ++i)
                    if ((i % 2 == 1 || j % 2 == 1) == rest)
                        m_pending.emplace_back(m_request.first.coarse[i], m_request.second.coarse[j]);
        measurePending(false);
        m_wrong.throwIfAll(m_map.points.size());
        m_repeats.endFirstPass();
        repeatDoubtful();
        while (!isAtEnd() && divideWidest()) {
            measurePending(true);
            repeatDoubtful();
        }
        m_repeats.endRefinement();
        repeatDoubtful();
        return std::move(m_map);
    }

private:
    bool isAtEnd() const { return m_map.cancelled || m_map.outOfTime; }

    /// False when nothing is left to be measured more closely.
    bool divideWidest()
    {
        const MapBlock *widest = nullptr;
        const std::vector<MapBlock> blocks = blocksOf(m_map);
        for (const MapBlock &block : blocks)
            if ((!widest || block.span() > widest->span()) && block.span() > 1 && overtake::leadChangesIn(m_map, block))
                widest = &block;
        if (!widest)
            return false;
        for (const Spot &spot : spotsToDivide(*widest))
            if (!m_map.find(spot.first, spot.second))
                m_pending.push_back(spot);
        return true;
    }

    /// Round by round: what disturbs one point may be over when the others are done.
    void repeatDoubtful()
    {
        for (bool goesOn = true; goesOn;) {
            std::vector<Spot> spots;
            for (const MapPoint &point : m_map.points)
                if (m_repeats.isWorthIt(placeOf({point.a, point.b}), point.comparison))
                    spots.emplace_back(point.a, point.b);
            goesOn = false;
            for (const Spot &spot : spots) {
                if (isAtEnd() || !m_repeats.hasTime())
                    return;
                measure(spot, false);
                goesOn = true;
            }
        }
    }

    Repeats::Place placeOf(const Spot &spot) const
    {
        return {m_map.first.values[spot.first], m_map.second.values[spot.second]};
    }

    void measurePending(bool refined)
    {
        for (; !m_pending.empty() && !isAtEnd(); m_pending.erase(m_pending.begin())) {
            if (m_options.stop.stop_requested())
                m_map.cancelled = true;
            else if (m_repeats.isOutOfTime())
                m_map.outOfTime = true;
            else
                measure(m_pending.front(), refined);
        }
    }

    void measure(const Spot &spot, bool refined)
    {
        const double a = m_map.first.values[spot.first];
        const double b = m_map.second.values[spot.second];
        reportProgress(spot, refined);
        m_repeats.begin({a, b});
        ParameterValues parameters = m_map.parameters;
        const ParameterTable &table = m_workload.parameters();
        parameters.set(m_map.first.key, valueFromNumber(table.require(m_map.first.key, "map"), a));
        parameters.set(m_map.second.key, valueFromNumber(table.require(m_map.second.key, "map"), b));
        MeasureOptions options = m_options;
        options.rule = &m_repeats.ruleAt({a, b});
        Comparison comparison = m_wrong.compare(m_measurer, m_workload, parameters, m_request.engines, options);
        const auto &all = comparison.measurements;
        if (std::any_of(all.begin(), all.end(),
                        [](const Measurement &one) { return one.status == PointStatus::Cancelled; })) {
            m_map.cancelled = true; // a point that was not finished says nothing
            return;
        }
        m_repeats.note({a, b}, comparison);
        const auto known = std::find_if(m_map.points.begin(), m_map.points.end(), [&](const MapPoint &point) {
            return point.a == spot.first && point.b == spot.second;
        });
        if (known == m_map.points.end())
            m_map.points.push_back({spot.first, spot.second, refined, std::move(comparison)});
        else
            known->comparison = merged(known->comparison, comparison);
        if (m_callbacks.point)
            m_callbacks.point(m_map);
    }

    void reportProgress(const Spot &spot, bool refining) const
    {
        if (!m_callbacks.progress)
            return;
        MapProgress progress;
        progress.pointsDone = static_cast<int>(m_map.points.size());
        int left = static_cast<int>(m_pending.size());
        for (const MapBlock &block : blocksOf(m_map))
            if (block.span() > 1 && overtake::leadChangesIn(m_map, block))
                left += pointsPerCrossedCell * static_cast<int>(block.span());
        progress.pointsExpected = progress.pointsDone + left;
        const double passed = m_clock.now() - m_start;
        if (progress.pointsDone > 0)
            progress.secondsLeft = passed / progress.pointsDone * left;
        if (m_request.budgetSeconds > 0) {
            const double remains = std::max(0.0, m_request.budgetSeconds - passed);
            progress.secondsLeft = progress.pointsDone > 0 ? std::min(progress.secondsLeft, remains) : remains;
        }
        std::tie(progress.valueA, progress.valueB) = placeOf(spot);
        progress.refining = refining;
        progress.repeating = m_repeats.timesAt(placeOf(spot)) > 0;
        m_callbacks.progress(progress);
    }

    Measurer &m_measurer;
    Clock &m_clock;
    const Workload &m_workload;
    const MapRequest &m_request;
    const MeasureOptions &m_options;
    const MapCallbacks &m_callbacks;
    double m_start;
    Repeats m_repeats;
    std::vector<Spot> m_pending;
    SpeedUpMap m_map;
    WrongPoints m_wrong;
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
                                 sweepValues(workload.parameters().require(key, sentence("workload %1", workload.id())),
                                             from, to, (coarsePoints - 1) * finestPerGap + 1));
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
        std::find_if(points.begin(), points.end(), [&](const MapPoint &point) { return point.a == a && point.b == b; });
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

SpeedUpMap Mapper::run(const Workload &workload, const MapRequest &request, const MeasureOptions &options,
                       const MapCallbacks &callbacks)
{
    return MapRun(m_measurer, m_clock, workload, request, options, callbacks).run();
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
    std::sort(row.begin(), row.end(),
              [](const SweepPoint &one, const SweepPoint &other) { return one.value < other.value; });
    return row;
}

} // namespace overtake
