// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_data.h"

#include "charts/ghost.h"
#include "charts/point_text.h"
#include "engines/precision.h"
#include "measure/compare/doubt.h"
#include "model/predictor.h"
#include "words/chart_words.h"
#include "words/number_text.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace overtake
{
namespace
{

bool isRough(const Measurement &measurement)
{
    return measurement.quick || !measurement.converged || measurement.disturbed || !measurement.use.isHonest();
}

bool isTimed(const Measurement &measurement)
{
    return measurement.hasTime() && measurement.epochSeconds > 0;
}

std::optional<ChartPoint> complete(ChartPoint point)
{
    if (point.predicted) { // its spread is not an interval of a measurement
        point.expected = point.ci95;
        point.ci95 = {point.y, point.y};
        point.isMarked = false;
    }
    return point.y > 0 ? std::optional(point) : std::nullopt;
}

/// Point in a chart of times or of throughput.
std::optional<ChartPoint> timePoint(const Measurement &own, ChartKind kind)
{
    if (!isTimed(own))
        return std::nullopt;
    ChartPoint point;
    point.hollow = isRough(own);
    point.disturbed = own.disturbed;
    point.quick = own.quick;
    point.predicted = own.status == PointStatus::Predicted;
    const Interval epoch = epochInterval(own);
    point.y = own.epochSeconds;
    point.ci95 = epoch;
    if (kind == ChartKind::Throughput) {
        const double items = own.throughput * own.epochSeconds;
        point.y = own.throughput;
        point.ci95 = {epoch.high > 0 ? items / epoch.high : point.y, epoch.low > 0 ? items / epoch.low : point.y};
    }
    return complete(point);
}

/// Both have a time.
std::optional<ChartPoint> speedUpPoint(const Measurement &base, const Measurement &own, const SpeedUp &speedUp)
{
    const bool isBasePredicted = base.status == PointStatus::Predicted;
    ChartPoint point;
    point.y = speedUp.median;
    point.ci95 = speedUp.ci95;
    point.predicted = own.status == PointStatus::Predicted;
    point.halfMeasured = point.predicted != isBasePredicted;
    point.predicted = point.predicted || isBasePredicted;
    point.hollow = isRough(own) || isRough(base) || point.halfMeasured;
    point.disturbed = own.disturbed || base.disturbed;
    point.quick = own.quick || base.quick;
    return complete(point);
}

void addComparison(ChartSeries &series, const ChartContext &context, const std::vector<SweepPoint> &list,
                   PointSource source, std::size_t engine, ChartKind kind, bool joined)
{
    const SweepPoint &from = list[source.index];
    if (std::optional<ChartPoint> point = chartPoint(context, from, engine, kind)) {
        point->x = from.value;
        point->joined = joined;
        point->source = source;
        series.points.push_back(*point);
        return;
    }
    if (engine >= from.comparison.measurements.size() || (kind == ChartKind::SpeedUp && engine == 0 && !context.base))
        return;
    const Measurement &own = from.comparison.measurements[engine];
    const bool isToCome = own.reason.empty(); // an engine was added
    if (own.status == PointStatus::Failed || (own.status == PointStatus::Skipped && !isToCome))
        series.failures.push_back({from.value, source});
}

/// The line stops where a point in between failed: it would claim what nobody measured.
void markGaps(ChartSeries &series)
{
    for (std::size_t i = 1; i < series.points.size(); ++i)
        for (const FailedPoint &failure : series.failures)
            if (series.points[i - 1].x < failure.x && failure.x < series.points[i].x)
                series.points[i].breaksLine = true;
}

/// A half-measured point that no line reaches would not be seen without a marker.
void markLonely(ChartSeries &series)
{
    ChartPoint *before = nullptr;
    for (ChartPoint &point : series.points) {
        point.isMarked = point.isMarked || point.halfMeasured;
        if (!point.joined)
            continue;
        if (before != nullptr && !point.breaksLine)
            for (ChartPoint *end : {before, &point})
                end->isMarked = !end->predicted;
        before = &point;
    }
}

/// Between calm points the line passes disturbed ones by.
void leaveOutDisturbed(ChartSeries &series)
{
    const auto isCalm = [](const ChartPoint &point) { return point.joined && !point.disturbed; };
    const auto first = std::ranges::find_if(series.points, isCalm);
    const auto last = std::find_if(series.points.rbegin(), series.points.rend(), isCalm).base();
    for (auto point = first; point < last; ++point)
        point->joined = isCalm(*point);
}

/// Quick points that were disturbed wander up and down: a line through them would zigzag. A prediction stays a line
/// through the few points of an outline, but not through those of a moved slider.
void breakAtWandering(ChartSeries &series)
{
    const auto wanders = [](const ChartPoint &point) {
        const bool isOutline = point.predicted && point.source.list != PointSource::List::Live;
        return point.quick && point.disturbed && !isOutline;
    };
    const ChartPoint *before = nullptr;
    for (ChartPoint &point : series.points) {
        if (!point.joined)
            continue;
        if (before != nullptr && (wanders(*before) || wanders(point)))
            point.breaksLine = true;
        before = &point;
    }
}

ChartSeries engineSeries(const ChartSnapshot &snapshot, std::size_t engine, ChartKind kind)
{
    ChartSeries series;
    const auto add = [&](const std::vector<SweepPoint> &list, PointSource::List source, const auto &isJoined) {
        for (std::size_t i = 0; i < list.size(); ++i)
            addComparison(series, snapshot.context, list, {source, i}, engine, kind, isJoined(list[i].value));
    };
    const auto always = [](double) { return true; };
    const bool byModelAlone =
        snapshot.context.series[engine].predicted && (kind != ChartKind::SpeedUp || isBasePredicted(snapshot.context));
    if (byModelAlone && !snapshot.predicted->empty()) {
        add(*snapshot.predicted, PointSource::List::Predicted, always);
        if (!series.points.empty())
            return series;
    }
    const std::vector<SweepPoint> &careful = snapshot.sweep->points;
    add(careful, PointSource::List::Sweep, always);
    // Between careful points quick ones would only roughen the line; beyond its ends they carry it on.
    add(*snapshot.live, PointSource::List::Live, [&](double value) {
        return careful.size() < 2 || value < careful.front().value || value > careful.back().value;
    });
    std::ranges::stable_sort(series.points, {}, &ChartPoint::x);
    leaveOutDisturbed(series);
    breakAtWandering(series);
    markGaps(series);
    return series;
}

/// How much faster than the reported CPU, where both figures are known; 0 elsewhere.
double reportedSpeedUp(const ChartContext &context, const ReportedSeries &series, const ReportedPoint &point)
{
    const ReportedSeries *base = reportedBase(context);
    if (base == nullptr || !series.gpu || !(point.seconds > 0))
        return 0;
    const auto same =
        std::ranges::find_if(base->points, [&](const ReportedPoint &other) { return other.value == point.value; });
    return same != base->points.end() ? same->seconds / point.seconds : 0;
}

ChartSeries reportedSeries(const ChartContext &context, const ReportedSeries &reported, ChartKind kind)
{
    ChartSeries series;
    for (std::size_t i = 0; i < reported.points.size(); ++i) {
        double y = 0;
        if (kind == ChartKind::Time)
            y = reported.points[i].seconds;
        else if (kind == ChartKind::SpeedUp)
            y = reportedSpeedUp(context, reported, reported.points[i]);
        if (y > 0)
            series.points.push_back(
                {.x = reported.points[i].value, .y = y, .ci95 = {y, y}, .source = {PointSource::List::Reported, i}});
    }
    std::ranges::sort(series.points, {}, &ChartPoint::x);
    return series;
}

/// The base as it was measured at exactly that place; null where it was not.
const Measurement *baseAt(const ChartSnapshot &snapshot, double value)
{
    if (snapshot.context.base)
        return chosenBaseAt(snapshot.context, value);
    for (const std::vector<SweepPoint> *points : {&snapshot.sweep->points, &*snapshot.live})
        for (const SweepPoint &point : *points) {
            const Measurement *base = point.value == value ? timed(point.comparison, 0) : nullptr;
            if (base != nullptr && base->status == PointStatus::Measured)
                return base;
        }
    return nullptr;
}

ChartSeries recordedSeries(const ChartSnapshot &snapshot, const RecordedSeries &recorded, ChartKind kind)
{
    ChartSeries series;
    for (std::size_t i = 0; i < recorded.points.size(); ++i) {
        const RecordedPoint &from = recorded.points[i];
        std::optional<ChartPoint> point = kind == ChartKind::SpeedUp
                                              ? pointApart(baseAt(snapshot, from.value), &from.measurement)
                                              : timePoint(from.measurement, kind);
        if (!point)
            continue;
        point->x = from.value;
        point->source = {PointSource::List::Recorded, i};
        series.points.push_back(*point);
    }
    return series;
}

} // namespace

bool hasHollowMarks(const ChartSeries &series)
{
    return std::ranges::any_of(series.points, [](const ChartPoint &point) { return point.hollow && point.isMarked; });
}

const Measurement *timed(const Comparison &comparison, std::size_t engine)
{
    const auto &all = comparison.measurements;
    return engine < all.size() && isTimed(all[engine]) ? &all[engine] : nullptr;
}

double axisDistance(double a, double b)
{
    return a > 0 && b > 0 ? std::abs(std::log(a / b)) : std::abs(a - b);
}

const ReportedSeries *reportedBase(const ChartContext &context)
{
    const auto base = std::ranges::find_if(context.reported, [](const ReportedSeries &series) { return !series.gpu; });
    return base != context.reported.end() ? &*base : nullptr;
}

std::optional<ChartPoint> chartPoint(const Comparison &comparison, std::size_t engine, ChartKind kind)
{
    const Measurement *base = timed(comparison, 0);
    const Measurement *own = timed(comparison, engine);
    if (kind != ChartKind::SpeedUp)
        return own ? timePoint(*own, kind) : std::nullopt;
    if (engine == 0 || engine >= comparison.speedUps.size() || !base || !own)
        return std::nullopt;
    return speedUpPoint(*base, *own, comparison.speedUps[engine]);
}

std::optional<ChartPoint> pointApart(const Measurement *base, const Measurement *own)
{
    if (!base || !own || !isTimed(*base) || !isTimed(*own))
        return std::nullopt;
    return speedUpPoint(*base, *own, speedUpApart(*base, *own));
}

std::vector<ChartSeries> chartSeries(const ChartSnapshot &snapshot, ChartKind kind)
{
    std::vector<ChartSeries> all;
    for (std::size_t engine = 0; engine < snapshot.context.series.size(); ++engine)
        all.push_back(engineSeries(snapshot, engine, kind));
    for (const ReportedSeries &reported : snapshot.context.reported)
        all.push_back(reportedSeries(snapshot.context, reported, kind));
    for (const RecordedSeries &recorded : snapshot.context.recorded)
        all.push_back(recordedSeries(snapshot, recorded, kind));
    while (all.size() < seriesCount(snapshot.context))
        all.push_back(ghostSeries(snapshot.context, ghostAt(snapshot.context, all.size()), kind));
    std::ranges::for_each(all, markLonely);
    return all;
}

QString hoverText(const ChartSnapshot &snapshot, ChartKind kind, std::size_t series, const PointSource &source)
{
    const ChartContext &context = snapshot.context;
    if (source.list == PointSource::List::Ghost)
        return ghostText(context, ghostAt(context, series), source.index, kind);
    if (source.list == PointSource::List::Recorded) {
        const RecordedSeries &recorded = context.recorded.at(series - context.series.size() - context.reported.size());
        const RecordedPoint &point = recorded.points.at(source.index);
        return recordedText(context, recorded, point, kind,
                            kind == ChartKind::SpeedUp ? baseAt(snapshot, point.value) : nullptr);
    }
    if (source.list == PointSource::List::Reported) {
        const ReportedSeries &reported = context.reported.at(series - context.series.size());
        const ReportedPoint &point = reported.points.at(source.index);
        return reportedText(context, reported, point,
                            kind == ChartKind::SpeedUp ? reportedSpeedUp(context, reported, point) : 0);
    }
    const std::vector<SweepPoint> &list = source.list == PointSource::List::Live        ? *snapshot.live
                                          : source.list == PointSource::List::Predicted ? *snapshot.predicted
                                                                                        : snapshot.sweep->points;
    const SweepPoint &point = list.at(source.index);
    return point.comparison.measurements.at(series).hasTime()
               ? pointText(context, point, series, kind, chosenBaseAt(context, point.value))
               : failureText(context, point, series);
}

std::vector<CrossoverBand> crossoverBands(const ChartSnapshot &snapshot)
{
    std::vector<CrossoverBand> bands;
    if (snapshot.context.base) // the sweep's are against its own base
        return bands;
    const std::size_t engines = std::min(snapshot.sweep->crossovers.size(), snapshot.context.series.size());
    for (std::size_t engine = 1; engine < engines; ++engine) {
        const Crossover &crossover = snapshot.sweep->crossovers[engine];
        if (!isShown(snapshot, engine) || crossover.kind != Crossover::Kind::Crossings ||
            crossover.doubt == Doubt::Disturbed)
            continue;
        for (const Crossover::Bracket &bracket : crossover.brackets) {
            const QString range = ChartWords::tr("%1–%2", "from a number to a number")
                                      .arg(countText(bracket.low), countText(bracket.high));
            bands.push_back({engine, bracket.low, bracket.high, bracket.refined,
                             crossingText(snapshot.context, engine, bracket), ChartWords::tr("crossover %1").arg(range),
                             range, crossover.doubt});
        }
    }
    std::ranges::sort(bands, {}, &CrossoverBand::low);
    return bands;
}

Interval homeRange(const ChartSnapshot &snapshot)
{
    constexpr double air = 0.045; // share of the length, on both sides
    const ChartContext &context = snapshot.context;
    Interval range{context.from, context.to};
    for (const std::vector<SweepPoint> *points : {&snapshot.sweep->points, &*snapshot.live, &*snapshot.predicted})
        if (!points->empty()) {
            range.low = std::min(range.low, points->front().value);
            range.high = std::max(range.high, points->back().value);
        }
    if (context.logarithmicAxis) {
        if (!(range.low > 0)) // no logarithm of it
            range.low = std::min(1.0, range.high > 0 ? range.high * 1e-3 : 1.0);
        if (!(range.high > range.low * 1.01)) // a single place: show something around it
            range = {range.low / 2, range.low * 2};
        const double factor = std::pow(range.high / range.low, air);
        return {range.low / factor, range.high * factor};
    }
    if (!(range.high > range.low))
        range = {range.low - 1, range.low + 1};
    const double length = range.high - range.low;
    return {range.low - length * air, range.high + length * air};
}

std::optional<double> predictionError(const ChartSnapshot &snapshot, std::size_t engine)
{
    std::vector<double> errors;
    for (const std::vector<SweepPoint> *points : {&snapshot.sweep->points, &*snapshot.live})
        for (const SweepPoint &point : *points) {
            const Measurement *predicted = timed(point.comparison, engine);
            if (predicted == nullptr || predicted->status != PointStatus::Predicted)
                continue;
            for (const Measurement &other : point.comparison.measurements) {
                // The model of this CPU stands for the tuned engine, used in the same way.
                const bool same = predicted->use.id == modelIdOf(other.use.id) && predicted->threads == other.threads &&
                                  predicted->use.overrides == other.use.overrides &&
                                  precisionOf(predicted->use.options) == precisionOf(other.use.options);
                if (same && other.use.isHonest() && other.status == PointStatus::Measured && other.epochSeconds > 0)
                    errors.push_back(std::abs(predicted->epochSeconds / other.epochSeconds - 1));
            }
        }
    if (errors.empty())
        return std::nullopt;
    const auto middle = errors.begin() + static_cast<std::ptrdiff_t>(errors.size() / 2);
    std::nth_element(errors.begin(), middle, errors.end());
    return *middle;
}

bool isShown(const ChartSnapshot &snapshot, std::size_t index)
{
    return index >= snapshot.visible.size() || snapshot.visible[index];
}

QString noCrossoverText(const ChartSnapshot &snapshot)
{
    QStringList statements;
    Doubt told = Doubt::None;
    if (snapshot.context.base)
        return {};
    const std::size_t engines = std::min(snapshot.sweep->crossovers.size(), snapshot.context.series.size());
    for (std::size_t engine = 1; engine < engines; ++engine) {
        if (!isShown(snapshot, engine))
            continue;
        const Crossover &crossover = snapshot.sweep->crossovers[engine];
        const bool isCrossing = crossover.kind == Crossover::Kind::Crossings;
        if (isCrossing && crossover.doubt != Doubt::Disturbed) // it has a band
            return {};
        const QString text = isCrossing ? crossingsText(snapshot.context, engine, crossover, told)
                                        : noCrossingText(snapshot.context, engine, *snapshot.sweep, told);
        if (text.isEmpty())
            continue;
        statements.append(text);
        told = crossover.doubt;
    }
    return statements.join(QStringLiteral("   "));
}

} // namespace overtake
