// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/recording.h"

#include "file/atomic_file.h"
#include "file/json_fields.h"
#include "file/json_file.h"
#include "workloads/workload.h"

#include <algorithm>
#include <string_view>

namespace overtake
{

std::vector<std::string_view> embeddedRecordings(); ///< made by CMake, from resources/recordings

namespace
{

RecordedCheck readCheck(const JsonNode &object)
{
    RecordedCheck check;
    for (const JsonNode &row : object["rows"].elements()) {
        check.engine = row["engine"].text();
        ++check.checks;
        check.failed += row["passed"].flag() ? 0 : 1;
        if (const auto error = row.find("worst_error")) {
            const double tolerance = row["tolerance"].number();
            requireAmount(*error, error->number());
            row["tolerance"].require(tolerance > 0, sentence("above 0"));
            check.worstShare = std::max(check.worstShare, error->number() / tolerance);
            error->require(check.worstShare <= largestAmount, sentence("at most %1", "1e100"));
        }
    }
    return check;
}

RecordedComparison readComparison(const JsonNode &row)
{
    const auto optional = [&](const char *key) {
        const auto node = row.find(key);
        if (node)
            requireAmount(*node, node->number());
        return node ? std::make_optional(node->number()) : std::nullopt;
    };
    RecordedComparison comparison{row["name"].text(),        row["engine"].text(),     row["overtake_s"].number(),
                                  row["pytorch_s"].number(), optional("wanted_ratio"), optional("copy_share")};
    row.require(comparison.overtakeSeconds > 0 && comparison.pytorchSeconds > 0, sentence("of positive times"));
    requireAmount(row["overtake_s"], comparison.overtakeSeconds);
    requireAmount(row["pytorch_s"], comparison.pytorchSeconds);
    return comparison;
}

/// "NVIDIA H200, CUDA graph" is "CUDA graph" where the card is named apart.
Label withoutCard(Label label, const std::string &card)
{
    if (label.name == card && !label.details.empty())
        label.name.clear();
    return label;
}

/// Whether the values are those of the same curve. A file of the user's own may have changed since.
bool sameCurve(const Sweep &a, const Sweep &b, const ParameterTable &table)
{
    if (a.workload != b.workload || a.key != b.key)
        return false;
    return std::ranges::all_of(table.specs(), [&](const ParameterSpec &spec) {
        if (spec.key == a.key)
            return true;
        const auto valueIn = [&](const Sweep &sweep) -> const ParameterValue * {
            if (sweep.parameters.has(spec.key))
                return &sweep.parameters.at(spec.key);
            return spec.key == datasetKey ? &spec.defaultValue : nullptr; // older versions generated the usual set only
        };
        const ParameterValue *one = valueIn(a);
        const ParameterValue *other = valueIn(b);
        return one && other && *one == *other &&
               (spec.kind != ParameterKind::File || a.parameters.text(spec.key).empty());
    });
}

/// Points that one engine of a recorded run measured.
std::vector<RecordedPoint> recordedPoints(const Sweep &sweep, std::size_t engine)
{
    std::vector<RecordedPoint> points;
    for (const SweepPoint &point : sweep.points) {
        const Measurement &measurement = point.comparison.measurements.at(engine);
        if (measurement.status != PointStatus::Measured || !(measurement.epochSeconds > 0))
            continue;
        points.push_back({point.value, measurement});
        points.back().measurement.status = PointStatus::Recorded;
        points.back().measurement.profile.reset(); // stays in the recording
    }
    return points;
}

} // namespace

void writeRecording(const std::string &path, const Recording &recording)
{
    nlohmann::json json = {{"format", "overtake-recording"},  {"schema", recordingSchema},
                           {"device", recording.card},        {"engine", recording.engine},
                           {"date", recording.date},          {"checks", nlohmann::json::array()},
                           {"runs", nlohmann::json::array()}, {"comparisons", nlohmann::json::array()}};
    for (const RunRecord &run : recording.runs) {
        requireHonest(run.sweep.engines, sentence("A recording"));
        json["runs"].push_back(toJson(run));
    }
    writeFileAtomically(path, jsonText(json));
}

bool isRecording(const nlohmann::json &json)
{
    return hasFormat(json, "overtake-recording");
}

Recording recordingFromJson(const nlohmann::json &json)
{
    if (!isRecording(json))
        throw Error(sentence("it is not a recording of Overtake."));
    const JsonNode root(json);
    const std::int64_t schema = root["schema"].integer();
    if (schema > recordingSchema) {
        throw Error(sentence(
            "it is a recording of schema %1, and this version of Overtake (%2) reads up to schema %3; use a newer one.",
            schema, overtakeVersion(), recordingSchema));
    }
    root["schema"].require(schema >= 1, sentence("1 or more"));
    Recording recording;
    recording.card = root[schema == 1 ? "card" : "device"].text();
    recording.engine = root["engine"].text();
    recording.date = root["date"].text();
    for (const JsonNode &check : root["checks"].elements())
        recording.checks.push_back(readCheck(check));
    for (const JsonNode &run : root["runs"].elements()) {
        recording.runs.push_back(runRecordFromJson(run.json()));
        requireHonest(recording.runs.back().sweep.engines, sentence("A recording"));
        recording.runs.back().card = recording.card;
    }
    for (const JsonNode &comparison : root["comparisons"].elements()) {
        recording.pytorch = comparison["pytorch"].text();
        for (const JsonNode &row : comparison["rows"].elements())
            recording.comparisons.push_back(readComparison(row));
    }
    return recording;
}

Recording readRecording(const std::string &path)
{
    return readJsonFileAs(path, recordingFromJson);
}

std::vector<Recording> builtInRecordings()
{
    std::vector<Recording> recordings;
    for (const std::string_view text : embeddedRecordings())
        recordings.push_back(recordingFromJson(nlohmann::json::parse(text)));
    return recordings;
}

RunRecord recordedRun(const Recording &recording, std::size_t index)
{
    RunRecord run = recording.runs.at(index);
    for (SweepPoint &point : run.sweep.points) {
        for (Measurement &measurement : point.comparison.measurements) {
            const bool onCard = measurement.use.id == recording.engine;
            if (onCard)
                measurement.label = withoutCard(std::move(measurement.label), recording.card);
            measurement.label.details.push_back(
                recordedDetail(onCard ? recording.card : measurement.device, dayOf(recording)));
        }
    }
    return run;
}

std::vector<RecordedSeries> recordedBeside(const std::vector<Recording> &recordings, const Sweep &curve)
{
    const ParameterTable &table = workloadById(curve.workload).parameters();
    std::vector<RecordedSeries> all;
    for (const Recording &recording : recordings) {
        for (const RunRecord &run : recording.runs) {
            if (!sameCurve(run.sweep, curve, table))
                continue;
            for (std::size_t engine = 0; engine < run.sweep.engines.size(); ++engine) {
                const EngineUse &use = run.sweep.engines[engine];
                if (use.id != recording.engine || !use.overrides.all().empty())
                    continue;
                RecordedSeries series{recording.card, dayOf(recording), {}, recordedPoints(run.sweep, engine)};
                if (series.points.empty())
                    continue;
                series.name = withoutCard(series.points.front().measurement.label, recording.card);
                for (RecordedPoint &point : series.points)
                    point.measurement.label = series.label();
                all.push_back(std::move(series));
            }
        }
    }
    return all;
}

std::string dayOf(const Recording &recording)
{
    return recording.date.substr(0, recording.date.find('T'));
}

} // namespace overtake
