// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/training_table.h"

#include "charts/chart_titles.h"
#include "training/report_table.h"
#include "training/training_charts.h"
#include "words/chart_words.h"
#include "words/number_text.h"

#include <algorithm>

namespace overtake
{
namespace
{

using Cell = FigureTable::Cell;

Cell figureCell(double value)
{
    return {QLocale().toString(value, 'g', 4), value};
}

Cell percentCell(double share)
{
    return {QLocale().toString(100 * share, 'f', 1), 100 * share};
}

} // namespace

FigureTable trainingTable(const TrainingRun &run, const QStringList &labels)
{
    FigureTable table;
    table.columns = {{ChartWords::tr("Engine")},
                     {TrainingCharts::tr("steps")},
                     {TrainingCharts::tr("seconds of the engine's own work"), QStringLiteral("s")},
                     {shortChartTitle(ChartKind::Time, true), QStringLiteral("s")},
                     {TrainingCharts::tr("loss")},
                     {TrainingCharts::tr("loss on unseen text")},
                     {TrainingCharts::tr("accuracy in training, %")},
                     {ReportTable::tr("accuracy")},
                     {ReportTable::tr("macro average") + QLatin1Char(' ') + ReportTable::tr("F1")}};
    for (std::size_t i = 0; i < run.engines.size(); ++i) {
        const EngineTraining &engine = run.engines[i];
        auto &row = table.rows.emplace_back(table.columns.size());
        row[0] = {labels.value(static_cast<qsizetype>(i))};
        row[1] = {countText(static_cast<double>(engine.stepsDone)), static_cast<double>(engine.stepsDone)};
        row[2] = {secondsText(engine.seconds, 3), engine.seconds};
        if (engine.curve.empty())
            continue;
        row[3] = {secondsText(engine.epochSeconds(), 3), engine.epochSeconds()};
        const TrainingPoint &last = engine.curve.back();
        row[4] = figureCell(last.loss);
        if (engine.unseenLoss)
            row[5] = figureCell(engine.unseenLoss->loss);
        if (last.accuracy)
            row[6] = percentCell(*last.accuracy);
        if (engine.report) {
            row[7] = figureCell(engine.report->accuracy);
            row[8] = figureCell(engine.report->macro.f1);
        }
    }
    return table;
}

FigureTable trainingCurves(const TrainingRun &run, const QStringList &labels)
{
    FigureTable table;
    table.columns = {
        {ChartWords::tr("Engine")},     {TrainingCharts::tr("steps")},
        {TrainingCharts::tr("epochs")}, {TrainingCharts::tr("seconds of the engine's own work"), QStringLiteral("s")},
        {TrainingCharts::tr("loss")},   {TrainingCharts::tr("accuracy in training, %")}};
    for (std::size_t i = 0; i < run.engines.size(); ++i) {
        const EngineTraining &engine = run.engines[i];
        for (const TrainingPoint &point : engine.curve)
            table.rows.push_back({{labels.value(static_cast<qsizetype>(i))},
                                  figureCell(static_cast<double>(point.step)),
                                  figureCell(static_cast<double>(point.step) /
                                             static_cast<double>(std::max<std::int64_t>(1, engine.stepsPerEpoch))),
                                  figureCell(point.seconds),
                                  figureCell(point.loss),
                                  point.accuracy ? percentCell(*point.accuracy) : Cell{}});
    }
    return table;
}

} // namespace overtake
