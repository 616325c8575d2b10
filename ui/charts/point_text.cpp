// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/point_text.h"

#include "charts/ghost.h"
#include "measure/compare/doubt.h"
#include "measure/time/activity_recorder.h"
#include "words/chart_words.h"
#include "words/core_text.h"
#include "words/number_text.h"

#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <vector>

namespace overtake
{
namespace
{

/// On hovering the exact figure is wanted, as far as it is known: at a quick glance it is not.
int digitsOf(const Measurement &measurement)
{
    return measurement.quick ? 2 : 4;
}

int digitsOf(const Comparison &comparison)
{
    return isQuick(comparison) ? 2 : 4;
}

/// The interval of a measurement, or what a model dares to promise. `rangeOf`: of so few samples or rounds that it is
/// only their range; else 0.
QString betweenText(bool predicted, int rangeOf, const QString &low, const QString &high)
{
    if (predicted)
        return ChartWords::tr("expected between %1 and %2").arg(low, high);
    return rangeOf > 0 ? ChartWords::tr("range seen: %1 to %2").arg(low, high)
                       : ChartWords::tr("95 % interval: %1 to %2").arg(low, high);
}

QString howMeasured(const Measurement &measurement)
{
    if (measurement.status == PointStatus::Predicted)
        return ChartWords::tr("predicted by a model, not measured");
    const QString samples = QLocale().toString(static_cast<qulonglong>(measurement.samples.size()));
    if (measurement.quick)
        return ChartWords::tr("quick, repetitions: %1").arg(samples);
    if (!measurement.converged)
        return ChartWords::tr("not converged, repetitions: %1").arg(samples);
    return ChartWords::tr("repetitions: %1").arg(samples);
}

QString source(const ChartContext &context)
{
    if (context.reportedSource.isEmpty())
        return ChartWords::tr("published elsewhere, not measured here");
    return ChartWords::tr("published by %1, not measured here").arg(context.reportedSource);
}

QString timeText(const ChartContext &context, double epochSeconds, int digits)
{
    return (context.hasEpochs ? ChartWords::tr("%1 per epoch") : ChartWords::tr("%1 per run"))
        .arg(secondsText(epochSeconds, digits));
}

/// Range of the points on which a crossover rests.
QString decidedRangeText(const Sweep &sweep, std::size_t engine)
{
    std::vector<double> values;
    for (const SweepPoint &point : sweep.points) {
        const auto &speedUps = point.comparison.speedUps;
        if (engine < speedUps.size() && speedUps[engine].hasRatio() &&
            speedUps[engine].doubt <= sweep.crossovers[engine].doubt)
            values.push_back(point.value);
    }
    if (values.empty())
        return ChartWords::tr("in this range");
    if (values.size() == 1)
        return ChartWords::tr("at %1", "a number").arg(countText(values.front()));
    return ChartWords::tr("from %1 to %2", "two numbers").arg(countText(values.front()), countText(values.back()));
}

/// The same; of a provisional one also how many points are known unless all of them are.
QString knownRangeText(const Sweep &sweep, std::size_t engine)
{
    const Crossover &crossover = sweep.crossovers[engine];
    const QString range = decidedRangeText(sweep, engine);
    if (crossover.isWholeRange() || crossover.doubt == Doubt::None)
        return range;
    return ChartWords::tr("%1 (%n of %2 points)", "from 5 to 78, number", crossover.points)
        .arg(range)
        .arg(crossover.planned);
}

/// The claim of noCrossingText() by itself.
QString claimWithoutCrossing(const ChartContext &context, std::size_t engine, const Sweep &sweep)
{
    const Crossover &crossover = sweep.crossovers[engine];
    const QString other = spokenLabel(context, engine);
    const QString base = spokenLabel(context, 0);
    const QString where = knownRangeText(sweep, engine);
    const bool somewhereTooClose = crossover.tooClose > 0;
    switch (crossover.kind) {
    case Crossover::Kind::NeverInRange:
        if (somewhereTooClose && crossover.tooClose == crossover.points)
            return ChartWords::tr("%1 and %2: too close to call %3.", "engine, engine, from 5 to 78")
                .arg(base, other, where);
        return (somewhereTooClose ? ChartWords::tr("%1 is slower or too close to call %2.", "engine, from 5 to 78")
                                  : ChartWords::tr("%1 does not overtake %2.", "engine, from 5 to 78"))
            .arg(other, where);
    case Crossover::Kind::AlwaysFaster:
        return (somewhereTooClose ? ChartWords::tr("%1 is faster or too close to call %2.", "engine, from 5 to 78")
                                  : ChartWords::tr("%1 is faster %2.", "engine, from 5 to 78"))
            .arg(other, where);
    case Crossover::Kind::Unknown:
    case Crossover::Kind::Crossings:
        break;
    }
    return {};
}

} // namespace

QString remarkOn(const ChartPoint &point)
{
    return point.disturbed ? ChartWords::tr("disturbed") : point.quick ? ChartWords::tr("quick") : QString();
}

bool isQuick(const Comparison &comparison)
{
    return std::ranges::any_of(comparison.measurements, &Measurement::quick);
}

namespace
{

QString consequenceText(ChartKind kind)
{
    switch (kind) {
    case ChartKind::Time:
        return ChartWords::tr("This time is too long.");
    case ChartKind::Throughput:
        return ChartWords::tr("This rate is too low.");
    case ChartKind::SpeedUp:
        break;
    }
    return ChartWords::tr("This speed-up is not certain.");
}

/// Value that the chart draws for a measurement, and its interval; `inTurn` is its speed-up if it and the baseline were
/// measured in turn, else null.
QStringList valueTexts(const ChartContext &context, const Measurement &measurement, ChartKind kind, int digits,
                       const Measurement &base, const SpeedUp *inTurn)
{
    const auto [low, high] = epochInterval(measurement);
    const bool predicted = measurement.status == PointStatus::Predicted;
    const auto seconds = [digits](double value) { return secondsText(value, digits); };
    const auto rate = [&](double value) { return rateText(value, context.itemName, digits); };
    switch (kind) {
    case ChartKind::Time:
        break;
    case ChartKind::Throughput: {
        const double items = measurement.throughput * measurement.epochSeconds;
        return {rate(measurement.throughput),
                betweenText(predicted, measurement.step.rangeOf, rate(items / high), rate(items / low))};
    }
    case ChartKind::SpeedUp: {
        const SpeedUp speedUp = inTurn ? *inTurn : speedUpApart(base, measurement);
        const auto [least, most] = rangeTexts(speedUp.ci95.low, speedUp.ci95.high, digits);
        const bool byModel = predicted || base.status == PointStatus::Predicted;
        return {
            ChartWords::tr("%1 times as fast as %2").arg(figureText(speedUp.median, digits), baseLabel(context)),
            inTurn ? betweenText(byModel, speedUp.rangeOf, least, most)
                   : ChartWords::tr("between %1 and %2, by the intervals of both").arg(least, most),
            (context.hasEpochs ? ChartWords::tr("%1 against %2 per epoch") : ChartWords::tr("%1 against %2 per run"))
                .arg(seconds(measurement.epochSeconds), seconds(base.epochSeconds))};
    }
    }
    return {timeText(context, measurement.epochSeconds, digits),
            betweenText(predicted, measurement.step.rangeOf, seconds(low), seconds(high))};
}

} // namespace

QString disturbanceSentence(const Measurement &measurement, ChartKind kind)
{
    const QString cause = coreMessage(disturbanceText(measurement));
    return cause.isEmpty() ? cause : ChartWords::tr("%1 %2", "two sentences").arg(cause, consequenceText(kind));
}

QString pointText(const ChartContext &context, const SweepPoint &point, std::size_t engine, ChartKind kind,
                  const Measurement *chosenBase)
{
    const Measurement &measurement = point.comparison.measurements.at(engine);
    const Measurement &base = chosenBase ? *chosenBase : point.comparison.measurements[0];
    const bool isSpeedUp = kind == ChartKind::SpeedUp;
    const SpeedUp *inTurn = isSpeedUp && !chosenBase ? &point.comparison.speedUps.at(engine) : nullptr;
    const int digits = isSpeedUp ? digitsOf(point.comparison) : digitsOf(measurement);
    QStringList lines{seriesName(context.series.at(engine)), placeText(context.axisName(), point.value)};
    lines << valueTexts(context, measurement, kind, digits, base, inTurn) << howMeasured(measurement);
    const Measurement &disturbed = isSpeedUp && !measurement.disturbed ? base : measurement;
    if (disturbed.disturbed)
        lines << disturbanceSentence(disturbed, kind);
    return lines.join(QLatin1Char('\n'));
}

QString failureText(const ChartContext &context, const SweepPoint &point, std::size_t engine)
{
    const Measurement &measurement = point.comparison.measurements.at(engine);
    const QString what = measurement.status == PointStatus::Skipped ? ChartWords::tr("%1, %2: not measured")
                                                                    : ChartWords::tr("%1, %2: failed");
    return what.arg(seriesName(context.series.at(engine)), placeText(context.axisName(), point.value)) +
           QLatin1Char('\n') + coreMessage(measurement.reason);
}

QString reportedText(const ChartContext &context, const ReportedSeries &series, const ReportedPoint &point,
                     double speedUp)
{
    const QString figure = speedUp > 0 ? ChartWords::tr("%1 times as fast as %2")
                                             .arg(figureText(speedUp, 2), coreText(reportedBase(context)->label))
                                       : timeText(context, point.seconds, 4);
    return QStringList{coreText(series.label), placeText(context.axisName(), point.value), figure, source(context)}
        .join(QLatin1Char('\n'));
}

QString recordedText(const ChartContext &context, const RecordedSeries &series, const RecordedPoint &point,
                     ChartKind kind, const Measurement *base)
{
    const Measurement &measurement = point.measurement;
    QStringList lines{labelText(series.name), placeText(context.axisName(), point.value)};
    lines << valueTexts(context, measurement, kind == ChartKind::SpeedUp && !base ? ChartKind::Time : kind,
                        digitsOf(measurement), base ? *base : measurement, nullptr)
          << ChartWords::tr("recorded on %1, %2, not measured here")
                 .arg(QString::fromStdString(series.card), QString::fromStdString(series.day));
    return lines.join(QLatin1Char('\n'));
}

QString crossingText(const ChartContext &context, std::size_t engine, const Crossover::Bracket &bracket)
{
    const QString faster = spokenLabel(context, bracket.otherFasterAbove ? engine : 0);
    return ChartWords::tr("%1 overtakes between %2 and %3")
        .arg(faster, countText(bracket.low), countText(bracket.high));
}

QString spokenLabel(const ChartContext &context, std::size_t engine)
{
    const ChartContext::Series &series = context.series.at(engine);
    return series.predicted ? ChartWords::tr("%1 (predicted)", "an engine").arg(series.label) : series.label;
}

QString withUncertainty(const Crossover &crossover, const QString &sentence, Doubt told)
{
    const bool isCertain = crossover.doubt == Doubt::None;
    if (sentence.isEmpty() || (isCertain ? crossover.isWholeRange() : crossover.doubt == told))
        return sentence;
    const Message before =
        isCertain ? fewVerdictsText(crossover.points, crossover.planned) : uncertaintyText(crossover.doubt);
    return ChartWords::tr("%1 %2", "two sentences").arg(coreMessage(before), sentence);
}

QString crossingsText(const ChartContext &context, std::size_t engine, const Crossover &crossover, Doubt told)
{
    QStringList crossings;
    for (const Crossover::Bracket &bracket : crossover.brackets)
        crossings << crossingText(context, engine, bracket) + QLatin1Char('.');
    return withUncertainty(crossover, crossings.join(QLatin1Char(' ')), told);
}

QString noCrossingText(const ChartContext &context, std::size_t engine, const Sweep &sweep, Doubt told)
{
    return withUncertainty(sweep.crossovers[engine], claimWithoutCrossing(context, engine, sweep), told);
}

namespace
{

std::vector<const SweepPoint *> pointsWithBase(const ChartSnapshot &snapshot)
{
    std::vector<const SweepPoint *> found;
    std::vector<const std::vector<SweepPoint> *> lists{&*snapshot.live, &snapshot.sweep->points}; // the newest first
    if (snapshot.context.base)
        lists = {&snapshot.context.ghosts[*snapshot.context.base].sweep->points};
    for (const std::vector<SweepPoint> *points : lists)
        for (const SweepPoint &point : *points)
            if (timed(point.comparison, 0) != nullptr)
                found.push_back(&point);
    return found;
}

QString baseText(const ChartContext &context, const SweepPoint &point)
{
    return (context.hasEpochs ? ChartWords::tr("%1: %2 per epoch at %3") : ChartWords::tr("%1: %2 per run at %3"))
        .arg(baseLabel(context), secondsText(point.comparison.measurements.at(0).epochSeconds), countText(point.value));
}

} // namespace

QString baseTimeText(const ChartSnapshot &snapshot, double cursor)
{
    // The point that the headline speaks of: of two at one place the careful one, or else the newest.
    const auto rank = [&](const SweepPoint *point) {
        return std::pair(axisDistance(point->value, cursor), point->comparison.measurements.front().quick);
    };
    const std::vector<const SweepPoint *> points = pointsWithBase(snapshot);
    const auto nearest = std::ranges::min_element(points, {}, rank);
    return nearest != points.end() ? baseText(snapshot.context, **nearest) : QString();
}

QString baseRangeText(const ChartSnapshot &snapshot)
{
    const std::vector<const SweepPoint *> points = pointsWithBase(snapshot);
    if (points.empty())
        return {};
    const auto [first, last] = std::ranges::minmax(points, {}, &SweepPoint::value);
    const QString start = ChartWords::tr("Baseline: %1").arg(baseText(snapshot.context, *first));
    if (first->value == last->value)
        return start;
    return ChartWords::tr("%1, %2 at %3")
        .arg(start, secondsText(last->comparison.measurements.at(0).epochSeconds), countText(last->value));
}

} // namespace overtake
