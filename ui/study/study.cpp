// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/study.h"

#include "measure/claim_engines.h"
#include "measure/usual_range.h"
#include "study/number_scale.h"
#include "text/contains.h"

#include <algorithm>

namespace overtake
{
namespace
{

const char *const threadsKey = "threads";
const char *const usualModel = "model:rtx-2070";

EngineChoice choiceOf(const Engine &engine, bool enabled)
{
    const auto &description = engine.description();
    return {{description.id, description.options.defaults(), {}}, enabled};
}

/// One thread of an engine that can use several; nothing when it cannot.
std::optional<EngineChoice> singleThreaded(const Engine &engine)
{
    const ParameterSpec *threads = engine.description().options.find(threadsKey);
    if (!threads || threads->kind != ParameterKind::Integer || threads->defaultValue == ParameterValue(std::int64_t{1}))
        return std::nullopt;
    EngineChoice choice = choiceOf(engine, true);
    choice.use.options.set(threadsKey, std::int64_t{1});
    return choice;
}

bool serves(const Engine &engine, EngineKind kind)
{
    return engine.description().kind == kind && engine.description().unavailable.empty() &&
           !engine.description().predicted && !engine.description().isWorker;
}

Engine *firstOf(const EngineRegistry &registry, EngineKind kind)
{
    for (const auto &engine : registry.engines())
        if (serves(*engine, kind))
            return engine.get();
    return nullptr;
}

void setRange(Study &study, const ParameterSpec &spec)
{
    std::tie(study.from, study.to) = defaultRange(spec);
    study.sweepValues.clear();
}

} // namespace

std::pair<double, double> defaultRange(const ParameterSpec &spec)
{
    const auto [from, to] = usualRange(spec);
    if (spec.scale == Scale::Linear || spec.minimum <= 0)
        return {from, to};
    const NumberScale scale(spec);
    return {scale.rounded(from), scale.rounded(to)};
}

std::vector<EngineChoice> defaultEngines(const EngineRegistry &registry)
{
    std::vector<EngineChoice> choices;
    const Engine *cpu = firstOf(registry, EngineKind::Cpu);
    const Engine *gpu = firstOf(registry, EngineKind::Gpu);
    // Without a GPU, what one would do is shown beside what is measured.
    const Engine *model = gpu ? nullptr : registry.find(usualModel);
    const auto single = cpu && !gpu ? singleThreaded(*cpu) : std::nullopt;
    if (cpu && model) {
        choices.push_back(choiceOf(*cpu, true));
        choices.push_back(choiceOf(*model, true));
    }
    if (single) {
        choices.push_back(*single);
        choices.back().enabled = !model;
    }
    for (const auto &engine : registry.engines()) {
        const EngineDescription &description = engine->description();
        const bool listed = model && engine.get() == cpu;
        if (!description.unavailable.empty() || description.kind == EngineKind::Reference || description.predicted ||
            description.isWorker || listed)
            continue;
        choices.push_back(choiceOf(*engine, engine.get() == cpu || engine.get() == gpu));
    }
    // With a lone engine, the textbook loop is what there is to compare with.
    const auto enabled = std::ranges::count_if(choices, &EngineChoice::enabled);
    if (const Engine *reference = firstOf(registry, EngineKind::Reference))
        choices.push_back(choiceOf(*reference, enabled < 2));
    return choices;
}

Study defaultStudy(const Workload &workload, const EngineRegistry &registry)
{
    Study study;
    study.engines = defaultEngines(registry);
    return withWorkload(std::move(study), workload);
}

Study withWorkload(Study study, const Workload &workload)
{
    study.workload = workload.id();
    study.preset.clear();
    study.parameters = workload.parameters().defaults();
    for (auto &choice : study.engines)
        choice.use.overrides = {};
    return withSweepKey(std::move(study), workload.defaultSweepKey());
}

Study withSweepKey(Study study, const std::string &key)
{
    study.sweepKey = key;
    setRange(study, axisOf(study));
    return study;
}

Study withPreset(const Study &study, const Preset &preset, const EngineRegistry &registry)
{
    const Workload &workload = workloadById(preset.workload);
    Study result = withWorkload(study, workload);
    result.preset = preset.name;
    result.parameters = workload.completed(preset.parameters);
    if (!preset.sweepKey.empty())
        result = withSweepKey(std::move(result), preset.sweepKey);
    if (!preset.sweepValues.empty()) {
        const auto [low, high] = std::ranges::minmax_element(preset.sweepValues);
        result.from = *low;
        result.to = *high;
        result.sweepValues = preset.sweepValues;
    }
    if (preset.claim) { // its measurements are what shows the mistake
        result.engines.clear();
        result.base = 0;
        for (EngineUse use : enginesOf(preset, registry).uses) {
            use.options = registry.require(use.id).completed(use.options);
            result.engines.push_back({std::move(use), true});
        }
    }
    if (!preset.claim && !study.preset.empty() && presetByName(study.preset).claim) {
        result.engines = defaultEngines(registry);
        result.base = 0;
    }
    for (auto &choice : result.engines) {
        const Engine *engine = registry.find(choice.use.id);
        const bool isGpu = engine && engine->description().kind == EngineKind::Gpu;
        if (ParameterValues own = ownValues(preset, isGpu, {}); !own.all().empty())
            choice.use.overrides = std::move(own);
    }
    return result;
}

Study withPublishedLine(Study study, const EngineRegistry &registry)
{
    if (study.preset.empty())
        return study;
    const PresetFramework &framework = presetByName(study.preset).framework;
    const Engine *engine = registry.find(framework.engine);
    if (!engine || !engine->description().unavailable.empty())
        return study;
    EngineUse use{framework.engine, engine->description().options.defaults(), {}};
    for (const auto &[key, value] : framework.options.all())
        if (engine->description().options.find(key))
            use.options.set(key, value);
    const auto listed = std::ranges::find_if(study.engines, [&](const EngineChoice &one) {
        return one.use.id == use.id && one.use.options == use.options && one.use.isHonest();
    });
    if (listed != study.engines.end())
        listed->enabled = true;
    else
        study.engines.push_back({std::move(use), true});
    return study;
}

bool matchesPreset(const Study &study, const EngineRegistry &registry)
{
    if (study.preset.empty())
        return false;
    const Study fresh = withPreset(study, presetByName(study.preset), registry);
    if (study.sweepKey != fresh.sweepKey || study.sweepValues != fresh.sweepValues)
        return false;
    for (const auto &[key, value] : fresh.parameters.all())
        if (key != study.sweepKey && study.parameters.at(key) != value)
            return false;
    return study.engines == fresh.engines;
}

Study withHonestBeside(Study study)
{
    for (std::size_t i = 0; i < study.engines.size(); ++i) {
        if (study.engines[i].use.isHonest() || !(study.engines[i].enabled || i == study.base))
            continue;
        EngineUse honest = study.engines[i].use;
        honest.stopwatch = Stopwatch::Honest;
        auto there =
            std::ranges::find_if(study.engines, [&](const EngineChoice &choice) { return choice.use == honest; });
        const bool isBase = i == study.base;
        if (there == study.engines.end()) {
            there = study.engines.insert(study.engines.begin() + static_cast<std::ptrdiff_t>(i), {honest, true});
            study.base += i < study.base ? 1 : 0;
            ++i;
        }
        there->enabled = true;
        if (isBase)
            study.base = static_cast<std::size_t>(there - study.engines.begin());
    }
    return study;
}

const ParameterSpec &axisOf(const Study &study)
{
    return workloadById(study.workload).parameter(study.sweepKey);
}

std::vector<EngineUse> enginesToMeasure(const Study &study)
{
    std::vector<EngineUse> uses;
    const auto add = [&](const EngineChoice &choice) {
        uses.push_back(choice.use);
        uses.back().overrides.remove(study.sweepKey);
    };
    if (study.base < study.engines.size())
        add(study.engines[study.base]);
    for (std::size_t i = 0; i < study.engines.size(); ++i)
        if (i != study.base && study.engines[i].enabled)
            add(study.engines[i]);
    return uses;
}

Sweep sweepOf(const Study &study)
{
    Sweep sweep;
    sweep.workload = study.workload;
    sweep.preset = study.preset;
    sweep.parameters = study.parameters;
    sweep.key = study.sweepKey;
    sweep.engines = enginesToMeasure(study);
    return sweep;
}

bool sameCurve(const Study &a, const Study &b)
{
    if (a.visit != b.visit || a.workload != b.workload || a.sweepKey != b.sweepKey ||
        enginesToMeasure(a) != enginesToMeasure(b))
        return false;
    ParameterValues parameters = a.parameters;
    parameters.set(a.sweepKey, b.parameters.at(b.sweepKey));
    return parameters == b.parameters;
}

bool namesFile(const Study &study)
{
    return std::ranges::any_of(workloadById(study.workload).parameters().specs(), [&](const ParameterSpec &spec) {
        return spec.kind == ParameterKind::File && !study.parameters.text(spec.key).empty();
    });
}

std::vector<std::string> keysFromData(const Study &study)
{
    return workloadById(study.workload).keysFromData(study.parameters);
}

std::string overrulerOf(const Study &study, const std::string &key)
{
    const auto overruled = workloadById(study.workload).overruled(study.parameters);
    const auto found = overruled.find(key);
    return found == overruled.end() ? std::string() : found->second;
}

std::vector<const ParameterSpec *> axesOf(const Study &study)
{
    const std::vector<std::string> fromData = keysFromData(study);
    std::vector<const ParameterSpec *> axes;
    for (const ParameterSpec &spec : workloadById(study.workload).parameters().specs())
        if (spec.sweepable() && !contains(fromData, spec.key) &&
            (spec.key == study.sweepKey || overrulerOf(study, spec.key).empty()))
            axes.push_back(&spec);
    return axes;
}

void repair(Study &study, const EngineRegistry &registry)
{
    const auto unknown = [&](const EngineChoice &choice) {
        const Engine *engine = registry.find(choice.use.id);
        return !engine || !engine->description().unavailable.empty(); // as an edited worker's may become
    };
    if (study.base < study.engines.size()) {
        const auto base = study.engines.begin() + static_cast<std::ptrdiff_t>(study.base);
        study.base = unknown(*base)
                         ? 0
                         : study.base - static_cast<std::size_t>(std::count_if(study.engines.begin(), base, unknown));
    }
    std::erase_if(study.engines, unknown);
    if (study.engines.empty())
        study.engines = defaultEngines(registry);
    if (study.base >= study.engines.size())
        study.base = 0;
    if (!study.engines.empty())
        study.engines[study.base].enabled = true;
    study = withHonestBeside(std::move(study));

    const Workload &workload = workloadById(study.workload);
    const ParameterSpec *spec = workload.parameters().find(study.sweepKey);
    if (!spec || !spec->isNumber() || contains(keysFromData(study), study.sweepKey)) {
        study = withSweepKey(std::move(study), workload.defaultSweepKey());
        return;
    }
    if (study.run == 0 && !overrulerOf(study, study.sweepKey).empty()) { // all points would be of the same work
        const std::vector<const ParameterSpec *> axes = axesOf(study);
        auto other = std::ranges::find(axes, workload.defaultSweepKey(), &ParameterSpec::key);
        if (other == axes.end() || *other == spec)
            other = std::ranges::find_if(axes, [&](const auto *axis) { return axis != spec; });
        if (other != axes.end()) {
            study = withSweepKey(std::move(study), (*other)->key);
            return;
        }
    }
    if (!(study.from >= spec->minimum && study.from < study.to && study.to <= spec->maximum))
        setRange(study, *spec);
}

} // namespace overtake
