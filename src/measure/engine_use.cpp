// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/engine_use.h"

#include "text/error.h"
#include "text/joined.h"

#include <algorithm>

namespace overtake
{

namespace
{

constexpr const char *gpuRole = "gpu";
constexpr const char *usualModel = "model:rtx-2070";
constexpr const char *openClOnCpu = "opencl:0";

} // namespace

std::string firstGpu(const EngineRegistry &engines)
{
    for (const auto &engine : engines.engines()) {
        const EngineDescription &description = engine->description();
        if (description.kind == EngineKind::Gpu && description.unavailable.empty() && !description.predicted)
            return description.id;
    }
    return {};
}

std::optional<std::string> withGpuHere(const std::string &text, const EngineRegistry &engines, const std::string &gpu)
{
    const auto end = std::min(text.find(','), text.size());
    if (text.substr(0, end) != gpuRole)
        return text;
    const std::string here = gpu.empty() ? firstGpu(engines) : gpu;
    if (!here.empty())
        return here + text.substr(end);
    const std::vector<std::string> parts = splitAt(text, ",");
    const std::string wrong = stopwatchOption().key + "=";
    if (std::ranges::none_of(parts, [&](const std::string &part) { return part.starts_with(wrong); }))
        return usualModel + text.substr(end);
    const Engine *queueing = engines.find(openClOnCpu);
    if (!queueing || !queueing->description().unavailable.empty())
        return std::nullopt;
    return openClOnCpu + text.substr(end);
}

Setting splitSetting(const std::string &text, const std::string &option)
{
    const auto equals = text.find('=');
    if (equals == std::string::npos || equals == 0)
        throw UsageError(sentence("'%1' in %2 is not a setting: write key=value.", text, option));
    return {text.substr(0, equals), text.substr(equals + 1)};
}

double parseNumber(const std::string &name, const std::string &text, ParameterKind kind, double minimum, double maximum)
{
    ParameterSpec spec;
    spec.key = name;
    spec.kind = kind;
    spec.minimum = minimum;
    spec.maximum = maximum;
    ParameterValues values;
    values.set(name, ParameterTable().parse(spec, text));
    return values.real(name);
}

EngineUse parseEngineUse(const std::string &text, const EngineRegistry &engines, const ParameterTable &parameters,
                         const std::string &option)
{
    const std::string whole = option + " " + text;
    const std::vector<std::string> parts = splitAt(text, ",");
    EngineUse use;
    use.id = parts.front();
    const EngineDescription &engine = engines.require(use.id).description();
    bool hasStopwatch = false;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const auto [key, value] = splitSetting(parts[i], whole);
        const bool isStopwatch = key == stopwatchOption().key;
        if (use.options.has(key) || use.overrides.has(key) || (isStopwatch && hasStopwatch))
            throw UsageError(sentence("'%1' is given twice in %2.", key, whole));
        if (isStopwatch) {
            hasStopwatch = true;
            const ParameterTable table({stopwatchOption()});
            use.stopwatch = stopwatchOf(toText(table.parse(stopwatchOption(), value)));
            if (!use.isHonest() && engine.predicted)
                throw UsageError(sentence("%1 is predicted: no clock runs that could be read wrongly.", use.id));
            continue;
        }
        if (const ParameterSpec *spec = engine.options.find(key)) {
            use.options.set(key, engine.options.parse(*spec, value));
            continue;
        }
        const ParameterSpec *spec = parameters.find(key);
        if (spec != nullptr && spec->perEngine) {
            use.overrides.set(key, parameters.parse(*spec, value));
        } else if (spec != nullptr) {
            throw UsageError(
                sentence("'%1' is the same for all engines of a comparison: use --set %2=%3.", key, key, value));
        } else {
            // The options of the engine and what the engines may differ in, as one table: its error names the nearest.
            std::vector<ParameterSpec> known = engine.options.specs();
            known.push_back(stopwatchOption());
            for (const ParameterSpec &candidate : parameters.specs())
                if (candidate.perEngine)
                    known.push_back(candidate);
            ParameterTable(known).require(key, sentence("engine %1", use.id));
        }
    }
    return use;
}

} // namespace overtake
