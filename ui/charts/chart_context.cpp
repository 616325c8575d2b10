// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_context.h"

#include "model/ratios.h"
#include "text/format.h"
#include "words/chart_words.h"
#include "words/core_text.h"
#include "words/number_text.h"
#include "words/ui_text.h"
#include "workloads/workload.h"

#include <QDateTime>
#include <QStringList>

namespace overtake
{
namespace
{

QString valueText(const ParameterValue &value)
{
    if (const auto *whole = std::get_if<std::int64_t>(&value))
        return countText(static_cast<double>(*whole));
    if (const auto *real = std::get_if<double>(&value))
        return QLocale().toString(*real, 'g', QLocale::FloatingPointShortest);
    if (const auto *isOn = std::get_if<bool>(&value))
        return *isOn ? ChartWords::tr("yes") : ChartWords::tr("no");
    return coreText(toText(value));
}

/// Published figures belong to the preset as it is. matchesPreset() asks the same of a study.
bool isAsPublished(const Sweep &sweep, const std::vector<ChartContext::Series> &series, const Preset &preset)
{
    if (sweep.preset != preset.name || sweep.workload != preset.workload || sweep.key != preset.sweepKey)
        return false;
    const ParameterValues published = workloadById(preset.workload).completed(preset.parameters);
    for (const auto &[key, value] : published.all())
        if (key != sweep.key && sweep.parameters.has(key) && sweep.parameters.at(key) != value)
            return false;
    for (std::size_t i = 0; i < sweep.engines.size(); ++i) {
        ParameterValues own = sweep.engines[i].overrides;
        own.remove(sweep.key);
        if (own != ownValues(preset, series[i].kind == EngineKind::Gpu, sweep.key))
            return false;
    }
    return true;
}

} // namespace

QString parameterText(const ParameterSpec &spec, const ParameterValue &value)
{
    QString text = QStringLiteral("%1 %2").arg(coreText(spec.label), valueText(value));
    if (!spec.unit.empty())
        text += QChar(QChar::Nbsp) + QString::fromStdString(spec.unit);
    return text;
}

QString seriesName(const ChartContext::Series &series)
{
    return series.predicted ? ChartWords::tr("%1, predicted", "an engine").arg(series.label) : series.label;
}

ChartContext axisContext(const Workload &workload, const std::string &key)
{
    const ParameterSpec &axis = workload.parameter(key);
    ChartContext context;
    context.workloadLabel = coreText(workload.label());
    context.hasEpochs = workload.parameters().find("epochs") != nullptr;
    context.axisLabel = coreText(axis.label);
    context.axisReading = readingOf(axis.label);
    context.wholeAxis = axis.kind == ParameterKind::Integer;
    context.logarithmicAxis = axis.scale == Scale::Logarithmic;
    context.from = axis.minimum;
    context.to = axis.maximum;
    return context;
}

ChartContext chartContextFor(const RunRecord &record)
{
    const Sweep &sweep = record.sweep;
    const Workload &workload = workloadById(sweep.workload);
    ChartContext context = axisContext(workload, sweep.key);
    if (!sweep.points.empty()) {
        context.from = sweep.points.front().value;
        context.to = sweep.points.back().value;
    }
    for (std::size_t engine = 0; engine < sweep.engines.size(); ++engine) {
        ChartContext::Series series{QString::fromStdString(sweep.engines[engine].id)};
        for (const SweepPoint &point : sweep.points) {
            if (engine >= point.comparison.measurements.size())
                continue;
            const Measurement &measurement = point.comparison.measurements[engine];
            context.itemName = coreText(measurement.itemName);
            series.label =
                engineLabel({measurement.label.name, measurement.label.details}, sweep.engines[engine], workload);
            series.kind = measurement.kind;
            series.predicted = measurement.label.predicted;
            break;
        }
        series.wrongOnPurpose = !sweep.engines[engine].isHonest();
        if (engine < record.devices.size())
            series.device = record.devices[engine];
        context.series.push_back(series);
    }
    context.theory = theoryFor(context.series, sweep.preset);
    // A run file may name a preset that this build does not know: then nothing is shown beside the run.
    for (const Preset &preset : allPresets()) {
        if (!isAsPublished(sweep, context.series, preset))
            continue;
        context.reported = preset.reported;
        context.reportedSource = coreText(preset.source);
    }
    context.recorded = record.recorded;
    context.caption = captionFor(record);
    return context;
}

QString subjectOf(const Sweep &sweep)
{
    const Workload &workload = workloadById(sweep.workload);
    QStringList parameters;
    for (const ParameterSpec &spec : workload.parameters().specs()) {
        const bool isKnown = spec.key != sweep.key && sweep.parameters.has(spec.key);
        if (isKnown && (!spec.advanced || sweep.parameters.at(spec.key) != spec.defaultValue))
            parameters << parameterText(spec, sweep.parameters.at(spec.key));
    }
    const QString label = coreText(workload.label());
    return parameters.isEmpty()
               ? label
               : ChartWords::tr("%1: %2", "who, what").arg(label, parameters.join(QStringLiteral(", ")));
}

std::vector<ChartContext::Theory> theoryFor(const std::vector<ChartContext::Series> &series, const std::string &preset)
{
    // A textbook loop uses next to nothing of its chip: the chip's ratios say nothing of it.
    if (series.size() < 2 || !series[0].device || !series[1].device || series[0].kind == EngineKind::Reference)
        return {};
    const Device &base = *series[0].device;
    const Device &other = *series[1].device;
    const bool madeByInstructions = preset == "multiply-400" || preset == "mandelbrot-makina";
    std::vector<ChartContext::Theory> lines;
    for (const TheoreticalRatio &ratio : theoreticalRatios(base, other)) {
        const bool naive =
            ratio.kind == TheoreticalRatio::Kind::Instruction || ratio.kind == TheoreticalRatio::Kind::InstructionSimd;
        if ((naive && !madeByInstructions) || ratio.value == 1) // one chip, used in two ways
            continue;
        lines.push_back({coreText(labelOf(ratio.kind)), coreText(explain(ratio.kind)), coreMessage(ratio.basis),
                         ratio.value,
                         ChartWords::tr("%1 over %2", "two chips")
                             .arg(QString::fromStdString(other.name), QString::fromStdString(base.name))});
    }
    return lines;
}

QString captionFor(const RunRecord &record, const Message &data, QStringList predicted)
{
    const Sweep &sweep = record.sweep;
    const Machine &machine = record.machine;
    const std::string &date = record.date;
    const Workload &workload = workloadById(sweep.workload);
    QStringList parameters;
    for (const ParameterSpec &spec : workload.parameters().specs())
        if (spec.key != sweep.key && sweep.parameters.has(spec.key)) {
            const ParameterValue &value = sweep.parameters.at(spec.key);
            const auto *text = std::get_if<std::string>(&value);
            if (!text || !text->empty())
                parameters << parameterText(spec, value);
        }
    QStringList parts;
    for (const EngineUse &use : sweep.engines) // first, so that no small picture cuts it off
        if (!use.isHonest())
            parts << ChartWords::tr("no result: %1, %2", "an engine, a sentence")
                         .arg(QString::fromStdString(use.id), coreMessage(wrongOnPurpose(use.stopwatch)));
    parts << coreText(workload.label());
    if (!parameters.isEmpty())
        parts << parameters.join(QStringLiteral(", "));
    if (const Message measuredOn = data.empty() ? dataOf(sweep) : data; !measuredOn.empty())
        parts << ChartWords::tr("data: %1").arg(coreMessage(measuredOn));
    QStringList hardware{QString::fromStdString(machine.cpu), ChartWords::tr("cores: %1").arg(machine.cores)};
    const std::string vector = widestVectorExtension(machine);
    if (!vector.empty())
        hardware << QString::fromStdString(vector);
    parts << hardware.join(QStringLiteral(", "));
    for (const SweepPoint &point : sweep.points)
        for (const Measurement &measurement : point.comparison.measurements)
            if (measurement.label.predicted)
                predicted << QString::fromStdString(measurement.device);
    predicted.removeDuplicates();
    if (!predicted.isEmpty())
        parts << ChartWords::tr("predicted, not measured: %1").arg(predicted.join(QStringLiteral(", ")));
    QStringList cards;
    for (const RecordedSeries &series : record.recorded)
        cards << QStringLiteral("%1 (%2)").arg(QString::fromStdString(series.card), QString::fromStdString(series.day));
    cards.removeDuplicates();
    if (!cards.isEmpty())
        parts << ChartWords::tr("recorded elsewhere, not measured here: %1").arg(cards.join(QStringLiteral(", ")));
    const QDateTime when = QDateTime::fromString(QString::fromStdString(date), Qt::ISODate);
    parts << (when.isValid()
                  ? QLocale().toString(when.toUTC(), QStringLiteral("yyyy-MM-dd HH:mm")) + QStringLiteral(" UTC")
                  : QString::fromStdString(date));
    if (!machine.hostVersion.empty())
        parts << QStringLiteral("Overtake ") + QString::fromStdString(machine.hostVersion);
    return parts.join(QStringLiteral(" · "));
}

} // namespace overtake
