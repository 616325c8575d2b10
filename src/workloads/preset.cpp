// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloads/preset.h"

#include "text/error.h"
#include "text/joined.h"

#include <nlohmann/json.hpp>

namespace overtake
{

extern const std::string_view presetsJson; ///< resources/presets.json

namespace
{

using nlohmann::json;

ParameterValue valueFrom(const json &value)
{
    if (value.is_boolean())
        return value.get<bool>();
    if (value.is_number_integer())
        return value.get<std::int64_t>();
    if (value.is_number())
        return value.get<double>();
    return value.get<std::string>();
}

ParameterValues valuesFrom(const json &object)
{
    ParameterValues values;
    for (const auto &[key, value] : object.items())
        values.set(key, valueFrom(value));
    return values;
}

/// The file has the times as published, for `epochs` epochs together.
ReportedSeries seriesFrom(const json &object)
{
    ReportedSeries series{object.at("label"), object.at("device"), object.at("gpu"), {}};
    const auto epochs = object.at("epochs").get<double>();
    for (const json &point : object.at("points"))
        series.points.push_back({point.at(0).get<double>(), point.at(1).get<double>() / epochs});
    return series;
}

Preset presetFrom(const json &object)
{
    Preset preset;
    preset.name = object.at("name");
    preset.label = object.at("label");
    preset.workload = object.at("workload");
    preset.source = object.at("source");
    preset.note = object.at("note");
    preset.parameters = valuesFrom(object.at("parameters"));
    const json engines = object.value("engines", json::object());
    for (const auto &[engine, values] : engines.items())
        preset.perEngine[engine] = valuesFrom(values);
    const json &framework = object.at("framework");
    preset.framework = {framework.at("label"), framework.at("engine"), valuesFrom(framework.at("options"))};
    preset.sweepKey = object.at("sweep").at("key");
    preset.sweepValues = object.at("sweep").at("values").get<std::vector<double>>();
    for (const json &series : object.at("reported"))
        preset.reported.push_back(seriesFrom(series));
    if (object.value("kind", "case") == "claim")
        preset.claim = {object.at("claimed"), object.at("mistake"), object.at("show")};
    return preset;
}

} // namespace

const std::vector<Preset> &allPresets()
{
    static const std::vector<Preset> presets = [] {
        std::vector<Preset> all;
        for (const json &object : json::parse(presetsJson))
            all.push_back(presetFrom(object));
        return all;
    }();
    return presets;
}

const Preset &presetByName(std::string_view name)
{
    std::vector<std::string> names;
    for (const Preset &preset : allPresets()) {
        if (preset.name == name)
            return preset;
        names.push_back(preset.name);
    }
    throw UsageError(
        sentence("Unknown preset '%1'%2 There are %3.", name, suggestion(name, names), joined(names, ", ")));
}

ParameterValues ownValues(const Preset &preset, bool isGpu, const std::string &sweptKey, const ParameterValues &chosen)
{
    const auto found = preset.perEngine.find(isGpu ? "gpu" : "cpu");
    ParameterValues own = found == preset.perEngine.end() ? ParameterValues() : found->second;
    own.remove(sweptKey);
    for (const auto &[key, value] : chosen.all())
        own.remove(key);
    return own;
}

} // namespace overtake
