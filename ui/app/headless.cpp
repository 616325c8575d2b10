// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/headless.h"

#include "charts/chart_context.h"
#include "charts/point_text.h"
#include "engines/cpu/product/product_choice.h"
#include "export/chart_export.h"
#include "file/cache_file.h"
#include "measure/compare/sweeper.h"
#include "measure/time/activity_recorder.h"
#include "panels/headline_text.h"
#include "report/csv.h"
#include "report/run_file.h"
#include "study/study.h"
#include "text/error.h"
#include "words/core_text.h"
#include "words/number_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QScopeGuard>
#include <QStringList>
#include <algorithm>
#include <ostream>

namespace overtake
{
namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Headless)
};

const char *const presetName = "mlp-width-hsf"; // its reported figures are drawn beside the measured ones
constexpr int digits = 3;                       // digits of full points

/// A folder of this name, or of the name with a number, in which there is nothing yet. Throws before a minute of
/// measuring is lost.
QDir newFolder(const QString &name)
{
    const QString wanted = QDir(name).absolutePath();
    QString path = wanted;
    for (int number = 2; !QDir().mkdir(path); ++number) {
        if (QDir(path).exists() && QDir(path).isEmpty() && QFileInfo(path).isWritable())
            break;
        if (!QFileInfo::exists(path))
            throw Error(Words::tr("Cannot write to the folder %1: start overtake where you may write.")
                            .arg(path)
                            .toStdString());
        path = wanted + QStringLiteral("-%1").arg(number);
    }
    return QDir(path);
}

bool hasTime(const SweepPoint &point)
{
    return std::ranges::any_of(point.comparison.measurements, &Measurement::hasTime);
}

QString cellText(const Measurement &measurement)
{
    if (!measurement.hasTime())
        return coreMessage(measurement.reason);
    return secondsText(measurement.epochSeconds, digits) + (measurement.disturbed ? QStringLiteral(" !") : QString());
}

QString speedUpText(const SpeedUp &speedUp)
{
    if (!speedUp.hasRatio())
        return QStringLiteral("-");
    return (speedUp.rangeOf > 0 ? Words::tr("%1 (range %2 to %3)") : Words::tr("%1 (%2 to %3)"))
        .arg(ratioText(speedUp.median, digits), ratioText(speedUp.ci95.low, digits),
             ratioText(speedUp.ci95.high, digits));
}

/// Columns as wide as their widest cell, numbers to the right.
QString tableText(const std::vector<QStringList> &rows)
{
    std::vector<qsizetype> widths;
    for (const QStringList &row : rows) {
        widths.resize(std::max<std::size_t>(widths.size(), static_cast<std::size_t>(row.size())));
        for (qsizetype column = 0; column < row.size(); ++column) {
            auto &width = widths[static_cast<std::size_t>(column)];
            width = std::max(width, row[column].size());
        }
    }
    QString text;
    for (const QStringList &row : rows) {
        for (qsizetype column = 0; column < row.size(); ++column)
            text += row[column].rightJustified(widths[static_cast<std::size_t>(column)]) + QStringLiteral("   ");
        text += QLatin1Char('\n');
    }
    return text;
}

QString resultText(const Sweep &sweep, const ChartContext &context)
{
    std::vector<QStringList> rows;
    QStringList heading{context.axisLabel};
    for (const ChartContext::Series &series : context.series)
        heading.append(seriesName(series));
    for (std::size_t i = 1; i < context.series.size(); ++i)
        heading.append(Words::tr("speed-up"));
    rows.push_back(heading);
    for (const SweepPoint &point : sweep.points) {
        QStringList row{countText(point.value)};
        for (const Measurement &measurement : point.comparison.measurements)
            row.append(cellText(measurement));
        for (std::size_t i = 1; i < point.comparison.speedUps.size(); ++i)
            row.append(speedUpText(point.comparison.speedUps[i]));
        rows.push_back(row);
    }
    QString text = shortChartTitle(ChartKind::Time, context.hasEpochs) + QStringLiteral(":\n") + tableText(rows) +
                   QLatin1Char('\n') + crossoverText(sweep, context);
    if (const Measurement *disturbed = mostDisturbed(sweep)) // says it for all that are marked
        text += QStringLiteral("\n! ") + disturbanceSentence(*disturbed, ChartKind::Time);
    return text;
}

/// Saves what is saved at the end, then says what could not be.
void saveCache(std::ostream &errors)
{
    saveProductChoices();
    if (const Message trouble = takeCacheTrouble(); !trouble.empty())
        errors << "overtake: " << coreMessage(trouble).toStdString() << std::endl;
}

} // namespace

int runHeadless(const EngineRegistry &engines, Clock &clock, const HeadlessJob &job, std::ostream &output,
                std::ostream &errors)
{
    const auto end = qScopeGuard([&] { saveCache(errors); });
    try {
        const QDir folder = newFolder(job.folder);
        const auto removeIfEmpty = qScopeGuard([&] { QDir().rmdir(folder.path()); });
        const Preset &preset = presetByName(presetName);
        const Workload &workload = workloadById(preset.workload);
        const Study study = withPreset(defaultStudy(workload, engines), preset, engines);

        Measurer measurer(engines, clock, job.watch);
        const auto rule = carefulRule(job.budgetPerEngine);
        SweepRequest request;
        request.preset = preset.name;
        request.parameters = study.parameters;
        request.key = study.sweepKey;
        request.values = job.values;
        request.engines = enginesToMeasure(study);
        request.budgetSeconds = job.budgetSeconds;

        const NumberName axis = axisContext(workload, study.sweepKey).axisName();
        output << Words::tr("Measuring the case '%1' over %2, about a minute.")
                      .arg(coreText(preset.label), axis.label)
                      .toStdString()
               << std::endl;
        SweepCallbacks callbacks;
        if (job.showProgress)
            callbacks.progress = [&](const SweepProgress &progress) {
                const QString line = Words::tr("point %1 of %2: %3, %4 left", "numbers, 500 hidden neurons, time")
                                         .arg(progress.pointsDone + 1)
                                         .arg(progress.pointsExpected)
                                         .arg(placeText(axis, progress.value), secondsText(progress.secondsLeft));
                errors << '\r' << line.leftJustified(79).toStdString() << std::flush;
            };
        MeasureOptions options;
        options.rule = rule.get();
        options.stop = job.stop;
        const Sweep sweep = runSweep(measurer, clock, workload, request, options, callbacks);
        if (job.showProgress)
            errors << '\r' << std::string(79, ' ') << '\r' << std::flush;

        if (std::ranges::none_of(sweep.points, hasTime))
            throw Error(Words::tr("Nothing was measured.").toStdString());
        const RunRecord record = makeRunRecord(sweep, thisMachine());
        const ChartContext context = chartContextFor(record);
        output << resultText(sweep, context).toStdString() << '\n' << std::endl;

        writeRunFile(folder.filePath(QStringLiteral("run.json")).toStdString(), record);
        writeCsv(folder.filePath(QStringLiteral("run.csv")).toStdString(), record);
        exportAllCharts(record, folder.path());
        output << Words::tr("Charts, figures and the results file are in %1.").arg(folder.absolutePath()).toStdString()
               << std::endl;
        if (sweep.cancelled)
            throw Error(Words::tr("Stopped. The results so far are shown.").toStdString());
    } catch (const Error &error) {
        errors << "overtake: " << coreMessage(error).toStdString() << std::endl;
        return 1;
    }
    return 0;
}

} // namespace overtake
