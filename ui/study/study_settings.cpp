// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/study_settings.h"

#include "text/error.h"

#include <QStringList>
#include <algorithm>
#include <utility>

namespace overtake
{
namespace
{

/// "hidden=512", readable in the file.
QStringList toList(const ParameterValues &values)
{
    QStringList list;
    for (const auto &[key, value] : values.all())
        list.append(QString::fromStdString(key + "=" + toText(value)));
    return list;
}

/// Those that the table knows and allows; the rest is left out.
ParameterValues fromList(const QStringList &list, const ParameterTable &table)
{
    ParameterValues values;
    for (const QString &entry : list) {
        const std::string text = entry.toStdString();
        const auto sign = std::min(text.find('='), text.size());
        const ParameterSpec *spec = table.find(text.substr(0, sign));
        if (!spec || sign == text.size())
            continue;
        try {
            values.set(spec->key, table.parse(*spec, text.substr(sign + 1)));
        } catch (const UsageError &) {
            continue; // its default is as good
        }
    }
    return values;
}

/// `base` is the baseline's place in the file, then its place among the engines that are here.
std::vector<EngineChoice> readEngines(QSettings &settings, const EngineRegistry &registry, const Workload &workload,
                                      std::size_t &base)
{
    std::vector<EngineChoice> engines;
    const std::size_t stored = std::exchange(base, 0);
    const int count = std::min(settings.beginReadArray(QStringLiteral("engines")), 100);
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        const std::string id = settings.value(QStringLiteral("id")).toString().toStdString();
        const Engine *engine = registry.find(id);
        if (!engine || !engine->description().unavailable.empty())
            continue;
        if (static_cast<std::size_t>(i) == stored)
            base = engines.size();
        const ParameterTable &table = engine->description().options;
        EngineChoice choice;
        choice.use.id = id;
        choice.use.options =
            table.complete(fromList(settings.value(QStringLiteral("options")).toStringList(), table), id);
        const auto overrides =
            fromList(settings.value(QStringLiteral("overrides")).toStringList(), workload.parameters());
        for (const auto &[key, value] : overrides.all())
            if (workload.parameters().find(key)->perEngine)
                choice.use.overrides.set(key, value);
        choice.use.stopwatch = stopwatchOf(settings.value(QStringLiteral("stopwatch")).toString().toStdString());
        choice.enabled = settings.value(QStringLiteral("enabled")).toBool();
        engines.push_back(std::move(choice));
    }
    settings.endArray();
    return engines;
}

} // namespace

std::unique_ptr<QSettings> openSettings()
{
    const QString path = qEnvironmentVariable("OVERTAKE_SETTINGS");
    if (!path.isEmpty())
        return std::make_unique<QSettings>(path, QSettings::IniFormat);
    return std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("overtake"),
                                       QStringLiteral("overtake"));
}

void writeStudy(QSettings &settings, const Study &study)
{
    settings.remove(QStringLiteral("study"));
    settings.beginGroup(QStringLiteral("study"));
    settings.setValue(QStringLiteral("workload"), QString::fromStdString(study.workload));
    settings.setValue(QStringLiteral("preset"), QString::fromStdString(study.preset));
    settings.setValue(QStringLiteral("parameters"), toList(study.parameters));
    settings.setValue(QStringLiteral("axis"), QString::fromStdString(study.sweepKey));
    settings.setValue(QStringLiteral("from"), study.from);
    settings.setValue(QStringLiteral("to"), study.to);
    QStringList values;
    for (const double value : study.sweepValues)
        values.append(QString::number(value, 'g', 17));
    settings.setValue(QStringLiteral("values"), values);
    settings.setValue(QStringLiteral("base"), static_cast<int>(study.base));
    settings.beginWriteArray(QStringLiteral("engines"), static_cast<int>(study.engines.size()));
    for (std::size_t i = 0; i < study.engines.size(); ++i) {
        settings.setArrayIndex(static_cast<int>(i));
        settings.setValue(QStringLiteral("id"), QString::fromStdString(study.engines[i].use.id));
        settings.setValue(QStringLiteral("options"), toList(study.engines[i].use.options));
        settings.setValue(QStringLiteral("overrides"), toList(study.engines[i].use.overrides));
        settings.setValue(QStringLiteral("stopwatch"), QString::fromStdString(nameOf(study.engines[i].use.stopwatch)));
        settings.setValue(QStringLiteral("enabled"), study.engines[i].enabled);
    }
    settings.endArray();
    settings.endGroup();
}

std::optional<Study> readStudy(QSettings &settings, const EngineRegistry &registry)
{
    Study study;
    settings.beginGroup(QStringLiteral("study"));
    const std::string id = settings.value(QStringLiteral("workload")).toString().toStdString();
    const auto &workloads = allWorkloads();
    const auto found = std::ranges::find_if(workloads, [&](const auto &one) { return one->id() == id; });
    if (found != workloads.end()) {
        const Workload &workload = **found;
        study.workload = id;
        const std::string preset = settings.value(QStringLiteral("preset")).toString().toStdString();
        for (const Preset &known : allPresets())
            if (known.name == preset && known.workload == id)
                study.preset = preset;
        study.parameters = workload.parameters().complete(
            fromList(settings.value(QStringLiteral("parameters")).toStringList(), workload.parameters()), id);
        study.sweepKey = settings.value(QStringLiteral("axis")).toString().toStdString();
        study.from = settings.value(QStringLiteral("from")).toDouble();
        study.to = settings.value(QStringLiteral("to")).toDouble();
        for (const QString &value : settings.value(QStringLiteral("values")).toStringList())
            if (const double number = value.toDouble(); number >= study.from && number <= study.to)
                study.sweepValues.push_back(number);
        study.base = settings.value(QStringLiteral("base")).toUInt();
        study.engines = readEngines(settings, registry, workload, study.base);
        repair(study, registry);
    }
    settings.endGroup();
    if (study.workload.empty())
        return std::nullopt;
    return study;
}

} // namespace overtake
