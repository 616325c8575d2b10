// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/run_file.h"

#include "file/atomic_file.h"
#include "file/json_file.h"
#include "report/map_file.h"
#include "report/run_fields.h"
#include "report/training_file.h"
#include "report/utilisation_json.h"
#include "text/format.h"
#include "workloads/workload.h"

#include <algorithm>
#include <array>

namespace overtake
{
namespace
{

using nlohmann::json;

constexpr const char *resultsFormat = "overtake-results";

/// Gives a document the schema that the points of this comparison need.
void requireSchemaFor(json &document, const Comparison &comparison)
{
    if (std::ranges::any_of(comparison.measurements, [](const Measurement &one) { return !one.use.isHonest(); }))
        document["schema"] = wrongOnPurposeSchema;
}

} // namespace

RunRecord makeRunRecord(Sweep sweep, const Machine &machine)
{
    return {nowInUtc(), machine, std::move(sweep)};
}

const Device *deviceAt(const RunRecord &record, std::size_t engine)
{
    return engine < record.devices.size() && record.devices[engine] ? &*record.devices[engine] : nullptr;
}

json toJson(const Machine &machine)
{
    return jsonOf(machine);
}

json headed(const char *format, json object)
{
    object["format"] = format;
    object["schema"] = runFileSchema;
    return object;
}

bool hasFormat(const json &json, std::string_view format)
{
    return json.is_object() && json.value("format", nlohmann::json()) == format;
}

json toJson(const RunRecord &record)
{
    json object = headed(resultsFormat, jsonOf(record));
    for (std::size_t i = 0; i < record.sweep.points.size(); ++i) {
        const auto &measurements = record.sweep.points[i].comparison.measurements;
        requireSchemaFor(object, record.sweep.points[i].comparison);
        for (std::size_t engine = 0; engine < measurements.size(); ++engine)
            addUtilisation(object["points"][i]["measurements"][engine], measurements[engine], deviceAt(record, engine));
    }
    return object;
}

void requireAllowed(const JsonNode &node, const std::string &workload, const std::string &parameter,
                    const ParameterValue &value)
{
    const auto known = std::ranges::find_if(allWorkloads(), [&](const auto &one) { return one->id() == workload; });
    const ParameterSpec *spec = known == allWorkloads().end() ? nullptr : (*known)->parameters().find(parameter);
    if (spec == nullptr || !spec->isNumber())
        return;
    const std::optional<double> number = numberIn(value);
    node.require(number.has_value(), sentence("a number"));
    node.require(*number >= spec->minimum && *number <= spec->maximum,
                 sentence("between %1 and %2", spec->minimum, spec->maximum));
}

JsonNode nodeOfSchema(const nlohmann::json &document)
{
    static constexpr std::array namesOfSchema1{
        OlderName{"repetitions", "samples"},
        OlderName{"steps_per_repetition", "steps_per_sample"},
        OlderName{"system_activity", "meanwhile"},
        OlderName{"baseline_faster", "base_faster"},
        OlderName{"device", "card"},
        OlderName{"swept", "key"},
    };
    const JsonNode root(document);
    const std::int64_t schema = root["schema"].integer();
    if (schema > wrongOnPurposeSchema)
        throw Error(
            sentence("it has schema %1, and this version of Overtake (%2) reads up to schema %3; use a newer one.",
                     schema, overtakeVersion(), wrongOnPurposeSchema));
    root["schema"].require(schema >= 1, sentence("1 or more"));
    return schema == 1 ? JsonNode(document, {}, namesOfSchema1) : root;
}

void requireSchemaOf(const JsonNode &root, const Sweep &sweep)
{
    for (std::size_t i = 0; i < sweep.engines.size(); ++i) {
        root["schema"].require(sweep.engines[i].isHonest() || root["schema"].integer() >= wrongOnPurposeSchema,
                               sentence("%1 or more", wrongOnPurposeSchema));
        for (const SweepPoint &point : sweep.points)
            root["engines"].require(point.comparison.measurements[i].use.stopwatch == sweep.engines[i].stopwatch,
                                    sentence("of the same stopwatches as the points"));
    }
}

RunRecord runRecordFromJson(const json &json)
{
    if (isTraining(json))
        throw Error(sentence("it is a training, not a curve; the window shows it in the tab 'Training'."));
    if (isMap(json))
        throw Error(sentence("it is a map over two parameters, not a curve; the window shows it in the tab 'Map'."));
    if (!hasFormat(json, resultsFormat) && !hasFormat(json, "overtake-run")) // schema 1's name
        throw Error(sentence("it is not a results file of Overtake."));
    RunRecord record;
    const JsonNode root = nodeOfSchema(json);
    readValue(root, record);
    requireSchemaOf(root, record.sweep);
    return record;
}

RunRecord readRunFile(const std::string &path)
{
    return readJsonFileAs(path, runRecordFromJson);
}

void writeRunFile(const std::string &path, const RunRecord &record)
{
    writeFileAtomically(path, jsonText(toJson(record)));
}

} // namespace overtake
