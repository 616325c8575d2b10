// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_titles.h"

#include "charts/ghost.h"
#include "words/chart_words.h"
#include "words/core_text.h"
#include "words/number_text.h"

#include <QStringList>

namespace overtake
{

QString chartTitle(const ChartContext &context, ChartKind kind)
{
    if (kind == ChartKind::Throughput && !context.itemName.isEmpty())
        return ChartWords::tr("Throughput in %1 per second").arg(context.itemName);
    if (const QString base = baseLabel(context); kind == ChartKind::SpeedUp && !base.isEmpty())
        return ChartWords::tr("Speed-up over %1").arg(base);
    return shortChartTitle(kind, context.hasEpochs);
}

QString shortChartTitle(ChartKind kind, bool hasEpochs)
{
    switch (kind) {
    case ChartKind::Time:
        return hasEpochs ? ChartWords::tr("Time per epoch") : ChartWords::tr("Time per run");
    case ChartKind::Throughput:
        return ChartWords::tr("Throughput");
    case ChartKind::SpeedUp:
        return ChartWords::tr("Speed-up");
    }
    return {};
}

QString explainChart(const ChartContext &context, ChartKind kind)
{
    switch (kind) {
    case ChartKind::Time:
        return ChartWords::tr("The time of one pass over all the data, or of one run. Lower is better.\nBoth axes may "
                              "be logarithmic: each grid step multiplies.");
    case ChartKind::Throughput:
        return ChartWords::tr(
            "Amount of work per second: the items of an epoch or run divided by its time.\nHigher is better.");
    case ChartKind::SpeedUp:
        return context.series.empty()
                   ? ChartWords::tr("How many times as fast as the baseline.")
                   : ChartWords::tr("The time of %1 divided by the time of the other engine, for the same work.\n"
                                    "Above 1 the other engine is faster.")
                         .arg(baseLabel(context));
    }
    return {};
}

QString explainBreakEven(const ChartContext &context)
{
    if (context.series.empty())
        return {};
    return ChartWords::tr(
               "Break-even: a curve on this line is exactly as fast as %1.\nAbove it is faster, below it slower.")
        .arg(baseLabel(context));
}

QString explainCrossover(const QString &crossing, bool refined, Doubt doubt)
{
    const QString text =
        refined ? ChartWords::tr("%1.\nThe crossover lies somewhere in this band.").arg(crossing)
                : ChartWords::tr("%1.\nThe band becomes narrower as more points are measured.").arg(crossing);
    return doubt == Doubt::None ? text : coreMessage(uncertaintyText(doubt)) + QLatin1Char('\n') + text;
}

QString emptyText(ChartKind kind)
{
    switch (kind) {
    case ChartKind::Time:
        return ChartWords::tr("The time of the work will appear here.");
    case ChartKind::Throughput:
        return ChartWords::tr("The throughput will appear here.");
    case ChartKind::SpeedUp:
        return ChartWords::tr("The speed-up will appear here as soon as two engines have been measured.");
    }
    return {};
}

QString explainTheory(const ChartContext::Theory &line)
{
    return QStringList{theoryLabel(line), line.explanation, line.basis}.join(QLatin1Char('\n'));
}

QString theoryLabel(const ChartContext::Theory &line)
{
    return ChartWords::tr("%1, %2: %3", "a theoretical ratio, of two chips")
        .arg(line.label, line.chips, ratioText(line.ratio, 3));
}

QString shortTheoryLabel(const ChartContext::Theory &line)
{
    return ChartWords::tr("%1: %2", "a theoretical ratio").arg(line.label, ratioText(line.ratio, 3));
}

QString predictedLabel(const QString &label, std::optional<double> error)
{
    if (!error)
        return label;
    return ChartWords::tr("%1 (error %2 %)", "a predicted series").arg(label).arg(qRound(*error * 100));
}

QString recordedLabel(const RecordedSeries &series)
{
    return ChartWords::tr("%1, recorded on %2, %3", "a series, a card, a date")
        .arg(labelText(series.name), QString::fromStdString(series.card), QString::fromStdString(series.day));
}

QString shortRecordedLabel(const RecordedSeries &series)
{
    return ChartWords::tr("%1, recorded").arg(labelText(series.name));
}

QString reportedLabel(const ReportedSeries &series)
{
    return ChartWords::tr("%1, published").arg(coreText(series.label));
}

} // namespace overtake
