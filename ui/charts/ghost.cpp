// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/ghost.h"

#include "charts/point_text.h"
#include "measure/compare/doubt.h"
#include "words/chart_words.h"

namespace overtake
{

std::size_t firstGhost(const ChartContext &context)
{
    return context.series.size() + context.reported.size() + context.recorded.size();
}

GhostEngine ghostAt(const ChartContext &context, std::size_t series)
{
    const std::size_t first = firstGhost(context);
    if (series < first)
        return {};
    series -= first;
    for (const ChartContext::Ghost &ghost : context.ghosts) {
        if (series < ghost.series.size())
            return {&ghost, series};
        series -= ghost.series.size();
    }
    return {};
}

std::size_t seriesCount(const ChartContext &context)
{
    std::size_t count = firstGhost(context);
    for (const ChartContext::Ghost &ghost : context.ghosts)
        count += ghost.series.size();
    return count;
}

QString ghostLabel(const ChartContext::Ghost &ghost, std::size_t engine)
{
    return ChartWords::tr("%1, %2", "engine, what differs").arg(seriesName(ghost.series.at(engine)), ghost.difference);
}

QString baseLabel(const ChartContext &context)
{
    if (context.base)
        return ghostLabel(context.ghosts.at(*context.base), 0);
    return context.series.empty() ? QString() : seriesName(context.series.front());
}

bool isBasePredicted(const ChartContext &context)
{
    const auto &series = context.base ? context.ghosts.at(*context.base).series : context.series;
    return !series.empty() && series.front().predicted;
}

const Measurement *chosenBaseAt(const ChartContext &context, double value)
{
    if (!context.base)
        return nullptr;
    for (const SweepPoint &point : context.ghosts.at(*context.base).sweep->points)
        if (const Measurement *base = point.value == value ? timed(point.comparison, 0) : nullptr)
            return base;
    return nullptr;
}

std::optional<ChartPoint> chartPoint(const ChartContext &context, const SweepPoint &point, std::size_t engine,
                                     ChartKind kind)
{
    if (kind == ChartKind::SpeedUp && context.base)
        return pointApart(chosenBaseAt(context, point.value), timed(point.comparison, engine));
    return chartPoint(point.comparison, engine, kind);
}

std::optional<AgainstBase> againstChosenBase(const ChartContext &context, const SweepPoint &point)
{
    const Measurement *base = chosenBaseAt(context, point.value);
    if (!base)
        return std::nullopt;
    AgainstBase against{{{*base}, {{1, {1, 1}, Verdict::TooClose}}}, context};
    for (std::size_t i = 0; i < point.comparison.measurements.size(); ++i) {
        against.comparison.measurements.push_back(point.comparison.measurements[i]);
        const Measurement *own = timed(point.comparison, i);
        against.comparison.speedUps.push_back(own ? speedUpApart(*base, *own) : SpeedUp{});
    }
    const ChartContext::Ghost &ghost = context.ghosts.at(*context.base);
    against.context.base.reset();
    against.context.series.insert(against.context.series.begin(), ghost.series.front());
    against.context.series.front().label = QStringLiteral("%1 (%2)").arg(ghost.series.front().label, ghost.difference);
    return against;
}

namespace
{

/// The ghost's engine that is the baseline of the curve on show; its own baseline if it does not have that one.
std::size_t baselineIn(const ChartContext &context, const ChartContext::Ghost &ghost)
{
    for (std::size_t i = 0; i < ghost.series.size() && !context.series.empty(); ++i)
        if (ghost.series[i].label == context.series.front().label)
            return i;
    return 0;
}

} // namespace

ChartSeries ghostSeries(const ChartContext &context, const GhostEngine &of, ChartKind kind)
{
    ChartSeries series;
    const bool isBase = context.base && of.ghost == &context.ghosts[*context.base] && of.engine == 0;
    if (kind == ChartKind::SpeedUp && isBase)
        return series;
    const bool isOwn = kind == ChartKind::SpeedUp && !context.base;
    const std::size_t base = isOwn ? baselineIn(context, *of.ghost) : 0;
    const std::vector<SweepPoint> &points = of.ghost->sweep->points;
    for (std::size_t i = 0; i < points.size(); ++i) {
        std::optional<ChartPoint> point;
        if (base == 0)
            point = chartPoint(context, points[i], of.engine, kind);
        else if (base != of.engine)
            point = pointApart(timed(points[i].comparison, base), timed(points[i].comparison, of.engine));
        if (!point)
            continue;
        point->x = points[i].value;
        point->source = {PointSource::List::Ghost, i};
        series.points.push_back(*point);
    }
    return series;
}

QString ghostText(const ChartContext &context, const GhostEngine &of, std::size_t point, ChartKind kind)
{
    ChartContext own = context; // with its own engines; a chosen base stays
    own.series = of.ghost->series;
    for (std::size_t i = 0; i < own.series.size(); ++i) {
        own.series[i].label = ghostLabel(*of.ghost, i);
        own.series[i].predicted = false; // the label says it
    }
    const SweepPoint &from = of.ghost->sweep->points.at(point);
    if (!context.base && baselineIn(context, *of.ghost) != 0)
        kind = ChartKind::Time; // the texts of speed-ups name its own baseline
    return pointText(own, from, of.engine, kind, chosenBaseAt(context, from.value)) + QLatin1Char('\n') +
           of.ghost->origin;
}

std::vector<const Sweep *> ghostSweeps(const ChartContext &context)
{
    std::vector<const Sweep *> sweeps;
    for (const ChartContext::Ghost &ghost : context.ghosts)
        sweeps.push_back(ghost.sweep.get());
    return sweeps;
}

} // namespace overtake
