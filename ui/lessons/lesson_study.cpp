// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_study.h"

#include "measure/compare/sweeper.h"

#include <algorithm>
#include <cmath>

namespace overtake
{
namespace
{

/// The engine with those of its options that are not as usual.
std::string engineText(const EngineUse &use, const EngineRegistry &registry, EngineNames names)
{
    EngineUse shortened{use.id, {}, use.overrides, use.stopwatch};
    if (const Engine *engine = registry.find(use.id))
        for (const auto &[key, value] : use.options.all()) {
            const ParameterSpec *spec = engine->description().options.find(key);
            if (!spec || spec->optional || spec->defaultValue != value)
                shortened.options.set(key, value);
        }
    if (names == EngineNames::Anywhere && use.id == firstGpu(registry))
        shortened.id = "gpu";
    return toText(shortened);
}

} // namespace

Study studyOf(const Work &work)
{
    Study study;
    study.workload = work.workload->id();
    study.preset = work.preset;
    study.parameters = work.parameters;
    study.sweepKey = work.axis;
    study.from = work.from;
    study.to = work.to;
    study.sweepValues = work.values;
    for (const EngineUse &use : work.engines)
        study.engines.push_back({use, true});
    return study;
}

Shared<Sweep> inRangeOf(const Study &study, Shared<Sweep> sweep)
{
    const double rounding = 1e-9 * std::max(std::abs(study.from), std::abs(study.to));
    const auto isBeyond = [&](double value) { return value < study.from - rounding || value > study.to + rounding; };
    const auto isPointBeyond = [&](const SweepPoint &point) { return isBeyond(point.value); };
    if (std::ranges::none_of(sweep->points, isPointBeyond) && std::ranges::none_of(sweep->pending, isBeyond))
        return sweep;
    Sweep &part = sweep.edit();
    std::erase_if(part.points, isPointBeyond);
    std::erase_if(part.pending, isBeyond);
    findCrossovers(part);
    return sweep;
}

WorkState stateOf(const Study &study, const EngineRegistry &registry, EngineNames names)
{
    WorkState state;
    state.workload = study.workload;
    state.preset = study.preset;
    const Workload &workload = workloadById(study.workload);
    ParameterValues usual = workload.parameters().defaults();
    if (!study.preset.empty())
        usual.merge(presetByName(study.preset).parameters);
    for (const auto &[key, value] : study.parameters.all())
        if (workload.parameters().find(key)->kind != ParameterKind::File && usual.at(key) != value &&
            overrulerOf(study, key).empty())
            state.parameters.set(key, value);
    state.axis = study.sweepKey;
    if (study.from != study.to) {
        state.from = study.from;
        state.to = study.to;
    }
    state.values = study.sweepValues;
    for (const EngineUse &use : enginesToMeasure(study))
        state.engines.push_back(engineText(use, registry, names));
    return state;
}

} // namespace overtake
