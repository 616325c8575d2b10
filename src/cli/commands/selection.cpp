// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/selection.h"

#include "cli/commands/outcome.h"
#include "cli/text/text_table.h"
#include "cli/text/words.h"
#include "engines/cpu/product/onednn.h"
#include "engines/cpu/simd/vectors.h"
#include "measure/claim_engines.h"
#include "measure/engine_use.h"
#include "text/error.h"
#include "text/joined.h"

#include <algorithm>

namespace overtake::cli
{
namespace
{

std::string workloadNames()
{
    return joined(allWorkloads(), ", ", [](const auto &workload) { return workload->id(); });
}

const Workload &selectWorkload(const CommandLine &line, const Preset *preset)
{
    if (line.workload.empty() && preset == nullptr)
        throw UsageError(sentence("A workload is missing: one of %1, or --preset NAME.", workloadNames()));
    const Workload &workload = workloadById(line.workload.empty() ? preset->workload : line.workload);
    if (preset != nullptr && workload.id() != preset->workload) {
        throw UsageError(sentence("Preset '%1' is for the workload %2, not %3: leave one of the two out.", preset->name,
                                  preset->workload, workload.id()));
    }
    return workload;
}

/// The data may decide on the size of the work. If a file is missing or damaged, or if they contradict --set, that is
/// wrong use and shows before anything is measured.
void fitToData(Selection &selection)
{
    if (selection.workload->keysFromData(selection.parameters).empty())
        return;
    selection.parameters = given([&] { return selection.workload->build(selection.parameters).parameters; });
    for (const auto &[key, value] : selection.settings.all()) {
        if (selection.parameters.at(key) != value) {
            throw UsageError(sentence("--set %1=%2 contradicts the data, which have %3: leave it out.", key,
                                      toText(value), toText(selection.parameters.at(key))));
        }
    }
}

/// No setting is accepted that has no effect.
void requireThatSettingsCount(const Selection &selection)
{
    const auto overruled = selection.workload->overruled(selection.parameters);
    for (const auto &[key, value] : selection.settings.all()) {
        if (const auto other = overruled.find(key); other != overruled.end()) {
            throw UsageError(
                sentence("--set %1=%2 has no effect, because '%3' is %4: leave it out, or give '%3' no value.", key,
                         toText(value), other->second, toText(selection.parameters.at(other->second))));
        }
    }
}

/// The preset's values for this kind of engine: "gpu" for a GPU, "cpu" for all others.
ParameterValues presetOverrides(const Selection &selection, const Engine &engine, const std::string &sweptKey)
{
    if (selection.preset == nullptr)
        return {};
    return ownValues(*selection.preset, engine.description().kind == EngineKind::Gpu, sweptKey, selection.settings);
}

} // namespace

Selection selectWork(const CommandLine &line)
{
    Selection selection;
    selection.preset = line.preset.empty() ? nullptr : &presetByName(line.preset);
    selection.workload = &selectWorkload(line, selection.preset);
    const Workload &workload = *selection.workload;
    for (const std::string &text : line.settings) {
        const auto [key, value] = splitSetting(text, "--set");
        if (selection.settings.has(key))
            throw UsageError(sentence("'%1' is given twice in %2.", key, "--set"));
        selection.settings.set(key, workload.parameters().parse(workload.parameter(key), value));
    }
    ParameterValues chosen = selection.preset == nullptr ? ParameterValues() : selection.preset->parameters;
    chosen.merge(selection.settings);
    selection.parameters = workload.completed(chosen);
    requireThatSettingsCount(selection);
    fitToData(selection);
    return selection;
}

void setByOption(const std::string &key, const std::string &text, Selection &selection)
{
    if (text.empty())
        return;
    const Workload &workload = *selection.workload;
    const ParameterValue value = workload.parameters().parse(workload.parameter(key), text);
    if (selection.settings.has(key) && selection.settings.at(key) != value)
        throw UsageError(sentence("--%1 %2 contradicts --set %1=%3: leave one of the two out.", key, text,
                                  toText(selection.settings.at(key))));
    selection.parameters.set(key, value);
}

std::vector<EngineUse> selectEngines(const CommandLine &line, const Selection &selection, const EngineRegistry &engines,
                                     const std::vector<EngineUse> &fallback, const std::string &sweptKey)
{
    std::vector<EngineUse> uses;
    for (const std::string &text : line.engines) {
        uses.push_back(parseEngineUse(text, engines, selection.workload->parameters()));
        if (!sweptKey.empty() && uses.back().overrides.has(sweptKey))
            throw UsageError(sentence("--engine %1 sets '%2', which the sweep varies: leave it out.", text, sweptKey));
    }
    if (uses.empty())
        uses = fallback;
    for (EngineUse &use : uses) {
        ParameterValues overrides = presetOverrides(selection, engines.require(use.id), sweptKey);
        overrides.merge(use.overrides);
        use.overrides = overrides;
    }
    limitLibraries(uses);
    return uses;
}

void limitLibraries(const std::vector<EngineUse> &uses)
{
    const Vectors *limit = nullptr;
    for (const EngineUse &use : uses) {
        if (use.id != "cpu")
            continue;
        const Vectors &vectors = vectorsOf(use.options);
        if (limit != nullptr && limit != &vectors)
            return;
        limit = &vectors;
    }
    if (limit != nullptr)
        onednn::limitTo(*limit);
}

Engine &defaultEngine(const EngineRegistry &engines)
{
    if (Engine *cpu = engines.find("cpu"))
        return *cpu;
    if (engines.engines().empty())
        throw UsageError(sentence("No engine was found on this machine."));
    return *engines.engines().front();
}

std::vector<EngineUse> defaultComparison(const EngineRegistry &engines)
{
    const EngineDescription &cpu = defaultEngine(engines).description();
    const EngineUse all{cpu.id, {}, {}};
    if (const std::string gpu = firstGpu(engines); !gpu.empty())
        return {all, {gpu, {}, {}}};
    if (const ParameterSpec *threads = cpu.options.find("threads");
        threads != nullptr && threads->defaultValue != ParameterValue(std::int64_t{1})) {
        EngineUse one = all;
        one.options.set("threads", std::int64_t{1});
        return {one, all};
    }
    if (const Engine *reference = engines.find("reference"); reference != nullptr && cpu.id != "reference")
        return {{"reference", {}, {}}, all};
    return {all};
}

std::vector<EngineUse> usualEngines(const CommandLine &line, const Selection &selection, const Environment &environment,
                                    const std::vector<EngineUse> &fallback)
{
    if (!line.engines.empty() || selection.preset == nullptr || !selection.preset->claim)
        return fallback;
    const ClaimEngines shown = enginesOf(*selection.preset, environment.engines);
    if (!shown.standIn.empty() && !line.json)
        environment.out << wrapped(inWords(shown.standIn)) << "\n";
    return shown.uses;
}

std::string enginesText(const std::vector<EngineUse> &engines)
{
    std::string text;
    for (const EngineUse &use : engines)
        text = text.empty() ? toText(use) : tr("%1 with %2", text, toText(use));
    return text;
}

void printHeading(const CommandLine &line, const Environment &environment, const std::string &heading,
                  const std::vector<EngineUse> &engines)
{
    environment.out << heading;
    if (line.engines.empty())
        environment.out << tr("Comparing %1; choose others with --engine.", enginesText(engines)) << "\n";
    environment.out << std::flush;
}

} // namespace overtake::cli
