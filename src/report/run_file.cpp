// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/run_file.h"

#include "file/atomic_file.h"
#include "report/run_fields.h"
#include "report/utilisation_json.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <ctime>
#include <fstream>
#include <sstream>
#include <system_error>

namespace overtake
{
namespace
{

using nlohmann::json;

std::string nowInUtc()
{
    const std::time_t now = std::time(nullptr);
    std::tm parts = {};
    ::gmtime_r(&now, &parts);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
    return text.data();
}

std::string placeOf(const std::string &content, std::size_t byte)
{
    const auto end = content.begin() + static_cast<std::ptrdiff_t>(std::min(byte, content.size()));
    const auto line = 1 + std::count(content.begin(), end, '\n');
    return "line " + std::to_string(line);
}

json parse(const std::string &content)
{
    try {
        return json::parse(content);
    } catch (const json::parse_error &error) {
        const bool cutShort = error.byte > content.size();
        throw Error(cutShort ? "it is no complete JSON: it ends too early, in " + placeOf(content, error.byte) + "."
                             : "it is not JSON, at " + placeOf(content, error.byte) + ".");
    } catch (const json::exception &) { // a number beyond the range of a double
        throw Error("it is not JSON that can be read: a number is out of range.");
    }
}

std::string oneLine(const json &value)
{
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

/// Indented, but lists of numbers (thousands of samples) on one line.
void appendJson(std::string &text, const json &value, std::size_t depth)
{
    const bool isFlat =
        std::none_of(value.begin(), value.end(), [](const json &element) { return element.is_structured(); });
    if (!value.is_structured() || (value.is_array() && isFlat)) {
        text += oneLine(value);
        return;
    }
    const std::string margin = "\n" + std::string(depth + 1, ' ');
    const char *separator = "";
    text += value.is_array() ? '[' : '{';
    for (const auto &[key, member] : value.items()) {
        text += separator + margin + (value.is_array() ? "" : oneLine(key) + ": ");
        appendJson(text, member, depth + 1);
        separator = ",";
    }
    text += value.empty() ? "" : "\n" + std::string(depth, ' ');
    text += value.is_array() ? ']' : '}';
}

} // namespace

RunRecord makeRunRecord(Sweep sweep, const Machine &machine)
{
    return {nowInUtc(), machine, std::move(sweep)};
}

json toJson(const ParameterValues &values)
{
    return jsonOf(values);
}

json toJson(const Measurement &measurement)
{
    return jsonOf(measurement);
}

json toJson(const SweepPoint &point)
{
    return jsonOf(point);
}

json toJson(const Machine &machine)
{
    return jsonOf(machine);
}

json toJson(const Device &device)
{
    return jsonOf(device);
}

json toJson(const RunRecord &record)
{
    json object = jsonOf(record);
    object["format"] = "overtake-run";
    object["schema"] = runFileSchema;
    for (std::size_t i = 0; i < record.sweep.points.size(); ++i) {
        const auto &measurements = record.sweep.points[i].comparison.measurements;
        for (std::size_t engine = 0; engine < measurements.size(); ++engine) {
            const bool known = engine < record.devices.size() && record.devices[engine];
            addUtilisation(object["points"][i]["measurements"][engine], measurements[engine],
                           known ? &*record.devices[engine] : nullptr);
        }
    }
    return object;
}

std::string jsonText(const json &value)
{
    std::string text;
    appendJson(text, value, 0);
    return text + "\n";
}

RunRecord runRecordFromJson(const json &json)
{
    const JsonNode root(json);
    if (!json.is_object() || json.value("format", nlohmann::json()) != "overtake-run")
        throw Error("it is not a run file of Overtake.");
    const std::int64_t schema = root["schema"].integer();
    if (schema > runFileSchema)
        throw Error("it has schema " + std::to_string(schema) + ", and this version of Overtake (" + overtakeVersion() +
                    ") reads up to schema " + std::to_string(runFileSchema) + "; use a newer one.");
    root["schema"].require(schema >= 1, "1 or more");
    RunRecord record;
    readValue(root, record);
    return record;
}

json readJsonFile(const std::string &path)
{
    try {
        std::ifstream file(path, std::ios::binary);
        std::ostringstream content;
        // A folder opens, and only fails to be read.
        if (!file || (file.peek() != std::ifstream::traits_type::eof() && !(content << file.rdbuf())) || file.bad()) {
            throw Error(std::generic_category().message(errno) + ".");
        }
        return parse(content.str());
    } catch (const Error &error) {
        throw Error("Cannot read '" + path + "': " + error.what());
    }
}

RunRecord readRunFile(const std::string &path)
{
    const json json = readJsonFile(path);
    try {
        return runRecordFromJson(json);
    } catch (const Error &error) {
        throw Error("Cannot read '" + path + "': " + error.what());
    }
}

void writeRunFile(const std::string &path, const RunRecord &record)
{
    writeFileAtomically(path, jsonText(toJson(record)));
}

} // namespace overtake
