// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/state.h"

#include "measure/engine_use.h"
#include "text/error.h"
#include "workloads/preset.h"

#include <algorithm>

namespace overtake
{
namespace
{

EngineUse engineOf(const std::string &text, const Work &work, const ParameterValues &presets,
                   const EngineRegistry &engines)
{
    EngineUse use = parseEngineUse(text, engines, work.workload->parameters(), "engine");
    if (use.overrides.has(work.axis))
        throw UsageError(sentence("engine %1 sets '%2', which is the axis.", text, work.axis));
    use.options = engines.require(use.id).completed(use.options);
    ParameterValues overrides = presets;
    overrides.merge(use.overrides);
    use.overrides = overrides;
    return use;
}

const ParameterSpec &axisOf(const Work &work)
{
    const ParameterSpec &axis = work.workload->parameter(work.axis);
    requireSweepable(axis);
    return axis;
}

void setRange(Work &work, const WorkState &state, const Preset *preset, const ParameterSpec &axis)
{
    work.values = state.values;
    const bool ownAxis = preset != nullptr && preset->sweepKey == work.axis;
    if (work.values.empty() && ownAxis && !state.from && !state.to)
        work.values = preset->sweepValues;
    const bool isRange = work.values.size() > 1;
    work.from = state.from ? *state.from : isRange ? std::ranges::min(work.values) : axis.minimum;
    work.to = state.to ? *state.to : isRange ? std::ranges::max(work.values) : axis.maximum;
    if (!(work.from >= axis.minimum && work.from < work.to && work.to <= axis.maximum))
        throw UsageError(sentence("The range of %1 must lie between %2 and %3, its lower end first.", work.axis,
                                  toText(ParameterValue(axis.minimum)), toText(ParameterValue(axis.maximum))));
    for (const double value : work.values)
        if (!(value >= work.from && value <= work.to))
            throw UsageError(
                sentence("A value of %1 lies outside of its range: %2.", work.axis, toText(ParameterValue(value))));
}

} // namespace

Work resolve(const WorkState &state, const EngineRegistry &engines, const std::string &gpu)
{
    const Preset *preset = state.preset.empty() ? nullptr : &presetByName(state.preset);
    if (state.workload.empty() && preset == nullptr)
        throw UsageError(sentence("A workload or a preset is missing."));
    Work work;
    work.workload = &workloadById(state.workload.empty() ? preset->workload : state.workload);
    if (preset != nullptr && preset->workload != work.workload->id())
        throw UsageError(sentence("Preset '%1' is for the workload %2.", preset->name, preset->workload));
    work.preset = state.preset;
    ParameterValues given = preset != nullptr ? preset->parameters : ParameterValues();
    for (const auto &[key, value] : state.parameters.all()) {
        if (work.workload->parameter(key).kind == ParameterKind::File)
            throw UsageError(sentence("'%1' names a file, which neither a lesson nor a link may.", key));
        given.set(key, value);
    }
    work.parameters = work.workload->completed(given);
    work.axis = !state.axis.empty() ? state.axis
                : preset != nullptr ? preset->sweepKey
                                    : work.workload->defaultSweepKey();
    setRange(work, state, preset, axisOf(work));
    if (state.engines.empty())
        throw UsageError(sentence("Engines are missing."));
    for (const std::string &text : state.engines) {
        const std::optional<std::string> placed = withGpuHere(text, engines, gpu);
        if (!placed)
            continue; // nothing here has a clock that could be read so
        const std::string &here = *placed;
        ParameterValues presets;
        if (preset != nullptr) {
            const Engine &engine = engines.require(here.substr(0, here.find(',')));
            presets = ownValues(*preset, engine.description().kind == EngineKind::Gpu, work.axis, state.parameters);
        }
        work.engines.push_back(engineOf(here, work, presets, engines));
    }
    work.engines = withHonestBeside(work.engines);
    work.workload->build(work.parameters); // values that do not go together show here
    return work;
}

} // namespace overtake
