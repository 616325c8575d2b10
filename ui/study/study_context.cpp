// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/study_context.h"

#include "engines/precision.h"
#include "measure/engine_device.h"
#include "text/error.h"
#include "words/core_text.h"
#include "words/ui_text.h"
#include "workloads/divisibility.h"

#include <algorithm>
#include <utility>

namespace overtake
{
namespace
{

/// Unit of the throughput, by the defaults: it does not depend on the values, which may not fit together or name a slow
/// file.
QString itemNameOf(const Workload &workload)
{
    return coreText(workload.build(workload.parameters().defaults()).itemName);
}

/// An engine's option as a run file has it, within this machine's range; its default where it does not fit.
ParameterValue fittingValue(const ParameterTable &options, const ParameterSpec &spec, const ParameterValue &value)
{
    try {
        if (spec.isNumber()) {
            ParameterValues number;
            number.set(spec.key, value);
            return valueFromNumber(spec, number.real(spec.key));
        }
        options.check(spec, value);
        return value;
    } catch (const UsageError &) {
        return spec.defaultValue;
    }
}

} // namespace

ChartContext contextFor(const Study &study, const EngineRegistry &registry, const Machine &machine,
                        std::vector<RecordedSeries> recorded)
{
    const Workload &workload = workloadById(study.workload);
    ChartContext context = axisContext(workload, study.sweepKey);
    context.from = study.from;
    context.to = study.to;
    context.fitting = fittingNumbers(workload, study.parameters, study.sweepKey);
    context.itemName = itemNameOf(workload);
    const std::vector<EngineUse> uses = enginesToMeasure(study);
    for (std::size_t i = 0; i < study.base; ++i)
        context.basePlace += study.engines[i].enabled ? 1 : 0;
    std::vector<Label> labels;
    std::vector<ParameterValues> options;
    for (const EngineUse &use : uses) {
        const Engine *engine = registry.find(use.id); // null: its worker has left, and its points are still there
        labels.push_back(engine ? engine->labelFor(use.options) : Label{use.id});
        options.push_back(use.options);
    }
    tellPrecisionsApart(labels, options);
    for (std::size_t i = 0; i < uses.size(); ++i)
        addStopwatch(labels[i], uses[i].stopwatch);
    for (std::size_t i = uses.size(); i-- > 0;)
        if (const auto earlier = std::count(uses.begin(), uses.begin() + static_cast<std::ptrdiff_t>(i), uses[i]))
            labels[i].details.push_back(sentence("no. %1", earlier + 1));
    QStringList predicted;
    for (std::size_t i = 0; i < uses.size(); ++i) {
        const Engine *engine = registry.find(uses[i].id);
        const bool isPredicted = std::exchange(labels[i].predicted, false);
        context.series.push_back({engineLabel(labels[i], uses[i], workload),
                                  engine ? engine->description().kind : EngineKind::Cpu, isPredicted,
                                  engine ? deviceOf(uses[i], registry) : std::nullopt});
        context.series.back().wrongOnPurpose = !uses[i].isHonest();
        if (isPredicted)
            predicted << (labels[i].name.empty() ? coreMessage(beginningOf(labels[i]))
                                                 : QString::fromStdString(engine->description().device));
    }
    if (matchesPreset(study, registry)) {
        const Preset &preset = presetByName(study.preset);
        context.reported = preset.reported;
        context.reportedSource = coreText(preset.source);
    }
    context.theory = theoryFor(context.series, study.preset);
    RunRecord record = makeRunRecord(sweepOf(study), machine);
    record.recorded = std::move(recorded);
    context.caption = captionFor(record, {}, predicted);
    context.recorded = std::move(record.recorded);
    return context;
}

Study studyOf(const RunRecord &record, const Study &before, const EngineRegistry &registry)
{
    const Workload &workload = workloadById(record.sweep.workload);
    Study study = withWorkload(before, workload);
    for (const auto &[key, value] : record.sweep.parameters.all())
        if (workload.parameters().find(key))
            study.parameters.set(key, value);
    study.parameters = workload.completed(study.parameters);
    if (std::ranges::any_of(allPresets(), [&](const Preset &preset) { return preset.name == record.sweep.preset; }))
        study.preset = record.sweep.preset;
    if (workload.parameters().find(record.sweep.key))
        study = withSweepKey(std::move(study), record.sweep.key);
    if (!record.sweep.points.empty()) {
        study.from = record.sweep.points.front().value;
        study.to = record.sweep.points.back().value;
    }
    std::vector<EngineChoice> engines;
    for (const EngineUse &use : record.sweep.engines) {
        const Engine *engine = registry.find(use.id);
        if (!engine || !engine->description().unavailable.empty())
            continue;
        EngineChoice choice{use, true};
        choice.use.options = engine->description().options.defaults();
        for (const auto &[key, value] : use.options.all())
            if (const ParameterSpec *spec = engine->description().options.find(key))
                choice.use.options.set(key, fittingValue(engine->description().options, *spec, value));
        engines.push_back(std::move(choice));
    }
    if (!engines.empty()) {
        for (EngineChoice choice : before.engines) { // the others stay on the list, off
            choice.enabled = false;
            choice.use.overrides = {};
            const auto isSame = [&](const EngineChoice &one) {
                return one.use.id == choice.use.id && one.use.options == choice.use.options &&
                       one.use.stopwatch == choice.use.stopwatch;
            };
            if (std::ranges::none_of(engines, isSame))
                engines.push_back(std::move(choice));
        }
        study.engines = std::move(engines);
        study.base = 0;
    }
    if (!study.preset.empty()) {
        const Study fresh = withPreset(study, presetByName(study.preset), registry);
        const auto isMeasured = [&](double value) {
            return std::ranges::find(record.sweep.points, value, &SweepPoint::value) != record.sweep.points.end();
        };
        if (std::ranges::all_of(fresh.sweepValues, isMeasured))
            study.sweepValues = fresh.sweepValues;
        for (std::size_t i = 0; i < std::min(study.engines.size(), fresh.engines.size()); ++i)
            if (!study.engines[i].enabled)
                study.engines[i].use.overrides = fresh.engines[i].use.overrides;
    }
    return study;
}

} // namespace overtake
