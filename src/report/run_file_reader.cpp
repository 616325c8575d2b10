// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "file/json_node.h"
#include "report/device_json.h"
#include "report/names.h"
#include "report/run_file.h"

#include <algorithm>

namespace overtake
{
namespace
{

template <typename Enumeration, std::size_t count>
Enumeration readName(const JsonNode &node, const std::array<std::string_view, count> &names)
{
    const std::string text = node.text();
    const auto found = std::find(names.begin(), names.end(), text);
    std::string all;
    for (const std::string_view name : names) {
        all += (all.empty() ? "" : ", ") + std::string(name);
    }
    node.require(found != names.end(), "one of " + all);
    return static_cast<Enumeration>(found - names.begin());
}

std::optional<double> readOptional(const JsonNode &object, const char *key)
{
    const auto node = object.find(key);
    return node ? std::make_optional(node->number()) : std::nullopt;
}

/// Empty where there are none.
std::vector<double> readNumbers(const JsonNode &object, const char *key)
{
    std::vector<double> numbers;
    if (const auto array = object.find(key)) {
        for (const JsonNode &element : array->elements()) {
            numbers.push_back(element.number());
        }
    }
    return numbers;
}

std::vector<std::string> readTexts(const JsonNode &array)
{
    std::vector<std::string> texts;
    for (const JsonNode &element : array.elements()) {
        texts.push_back(element.text());
    }
    return texts;
}

/// Absent where the writer had no finite number.
Interval readInterval(const JsonNode &object, const char *key)
{
    const auto node = object.find(key);
    if (!node) {
        return {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::quiet_NaN()};
    }
    const auto ends = node->elements();
    node->require(ends.size() == 2, "a pair of numbers");
    return {ends[0].number(), ends[1].number()};
}

/// Of what may be predicted; older files call it "ci95" all the same.
Interval readRange(const JsonNode &object)
{
    return readInterval(object, object.find(expectedKey) ? expectedKey : "ci95");
}

ParameterValues readParameters(const JsonNode &object)
{
    ParameterValues values;
    for (const auto &[key, node] : object.members()) {
        const nlohmann::json &json = node.json();
        if (json.is_boolean()) {
            values.set(key, node.flag());
        } else if (json.is_number_float()) {
            values.set(key, node.number());
        } else if (json.is_number()) {
            values.set(key, node.integer());
        } else {
            node.require(json.is_string(), "a number, a text, true or false");
            values.set(key, node.text());
        }
    }
    return values;
}

EngineUse readUse(const JsonNode &object)
{
    return {object["id"].text(), readParameters(object["options"]), readParameters(object["overrides"])};
}

void readSummary(const JsonNode &object, Measurement &measurement)
{
    for (const JsonNode &sample : object["samples"].elements()) {
        measurement.samples.push_back(sample.number());
    }
    const JsonNode steps = object["steps_per_sample"];
    for (const JsonNode &count : steps.elements()) {
        measurement.stepsPerSample.push_back(count.integer());
    }
    steps.require(measurement.stepsPerSample.size() == measurement.samples.size(), "as long as 'samples'");

    const double unknown = std::numeric_limits<double>::quiet_NaN();
    StepSummary &step = measurement.step;
    step.median = object["median"].number();
    step.ci95 = readRange(object);
    step.mean = readOptional(object, "mean").value_or(unknown);
    step.stdev = readOptional(object, "stdev").value_or(unknown);
    step.minimum = readOptional(object, "min").value_or(unknown);
    step.maximum = readOptional(object, "max").value_or(unknown);
}

StepProfile readProfile(const JsonNode &object)
{
    StepProfile profile;
    profile.totalSeconds = object["total_s"].number();
    for (const JsonNode &node : object["parts"].elements()) {
        StepPart part;
        part.kind = readName<StepPart::Kind>(node["kind"], partNames);
        part.name = node["name"].text();
        for (const JsonNode &index : node["operations"].elements()) {
            index.require(index.integer() >= 0, "0 or more");
            part.operations.push_back(static_cast<std::size_t>(index.integer()));
        }
        part.seconds = node["seconds"].number();
        part.startSeconds = readOptional(node, "start_s");
        part.flopsDone = readOptional(node, "flops_done");
        part.samples = readNumbers(node, "samples");
        profile.parts.push_back(std::move(part));
    }
    profile.totals = readNumbers(object, "totals");
    if (const auto host = object.find("host")) {
        for (const JsonNode &node : host->elements()) {
            profile.host.push_back({readName<HostSpan::Kind>(node["kind"], hostSpanNames), node["name"].text(),
                                    node["start_s"].number(), node["seconds"].number()});
        }
    }
    return profile;
}

Measurement readMeasurement(const JsonNode &object)
{
    Measurement result;
    result.workload = object["workload"].text();
    result.parameters = readParameters(object["parameters"]);
    const JsonNode engine = object["engine"];
    result.use = readUse(engine);
    result.device = engine["device"].text();
    result.label = engine["label"].text();
    result.threads = engine["threads"].smallInteger();
    result.status = readName<PointStatus>(object["status"], statusNames);
    result.reason = object["reason"].text();
    result.quick = object["quick"].flag();
    result.converged = object["converged"].flag();
    result.itemName = object["item"].text();
    result.remarks = readTexts(object["remarks"]);
    if (const auto data = object.find("data")) { // not in older files
        result.data = data->text();
    }

    // What a measured point cannot lack, another one may; only a rate can be no finite number in either.
    const bool measured = result.status == PointStatus::Measured || result.status == PointStatus::Recorded;
    const auto figure = [&](const char *key) {
        return measured ? object[key].number() : readOptional(object, key).value_or(0);
    };
    const auto count = [&](const char *key) {
        return measured || object.find(key) ? object[key].integer() : std::int64_t{0};
    };
    const auto rate = [&](const char *key) {
        return readOptional(object, key).value_or(measured ? std::numeric_limits<double>::quiet_NaN() : 0);
    };
    result.setupSeconds = figure("setup_s");
    result.firstRunSeconds = figure("first_run_s");
    result.shuffleSeconds = figure("shuffle_s");
    if (measured || object.find("step_s")) {
        readSummary(object["step_s"], result);
    }
    result.stepsPerEpoch = object["steps_per_epoch"].integer();
    result.stepsTimed = count("steps_timed");
    result.epochSeconds = figure("epoch_s");
    result.throughput = rate("throughput_per_s");
    result.itemsDone = readOptional(object, "items_done");
    result.flopsPerStep = figure("flops_per_step");
    result.bytesPerStep = figure("bytes_per_step");
    result.flopsPerSecond = rate("flops_per_s");
    result.memoryBytes = count("memory_bytes");
    result.firstLoss = readOptional(object, "first_loss");
    result.loss = readOptional(object, "loss");
    result.accuracy = readOptional(object, "accuracy");
    if (const auto profile = object.find("profile")) {
        result.profile = readProfile(*profile);
    }
    return result;
}

SpeedUp readSpeedUp(const JsonNode &object)
{
    SpeedUp speedUp;
    speedUp.verdict = readName<Verdict>(object["verdict"], verdictNames);
    if (speedUp.verdict != Verdict::Unknown) {
        speedUp.median = object["median"].number();
        speedUp.ci95 = readRange(object);
    }
    return speedUp;
}

SweepPoint readPoint(const JsonNode &object, std::size_t engines)
{
    SweepPoint point;
    point.value = object["value"].number();
    point.refined = object["refined"].flag();
    const JsonNode measurements = object["measurements"];
    for (const JsonNode &element : measurements.elements()) {
        point.comparison.measurements.push_back(readMeasurement(element));
    }
    const JsonNode speedUps = object["speedups"];
    for (const JsonNode &element : speedUps.elements()) {
        point.comparison.speedUps.push_back(readSpeedUp(element));
    }
    for (std::size_t i = 1; i < point.comparison.speedUps.size() && i < point.comparison.measurements.size(); ++i) {
        const auto isPredicted = [&](std::size_t engine) {
            return point.comparison.measurements[engine].status == PointStatus::Predicted;
        };
        point.comparison.speedUps[i].predicted = isPredicted(0) || isPredicted(i); // also where an older file is read
    }
    measurements.require(point.comparison.measurements.size() == engines, "as long as 'engines'");
    speedUps.require(point.comparison.speedUps.size() == engines, "as long as 'engines'");
    return point;
}

Crossover readCrossover(const JsonNode &object)
{
    Crossover crossover;
    crossover.kind = readName<Crossover::Kind>(object["kind"], crossoverNames);
    for (const JsonNode &bracket : object["brackets"].elements()) {
        crossover.brackets.push_back({bracket["low"].number(), bracket["high"].number(),
                                      bracket["other_faster_above"].flag(), bracket["refined"].flag()});
    }
    crossover.points = object["points"].smallInteger();
    crossover.tooClose = object["too_close"].smallInteger();
    return crossover;
}

Sweep readSweep(const JsonNode &object)
{
    Sweep sweep;
    sweep.workload = object["workload"].text();
    sweep.preset = object["preset"].text();
    sweep.parameters = readParameters(object["parameters"]);
    sweep.key = object["key"].text();
    sweep.cancelled = object["cancelled"].flag();
    for (const JsonNode &engine : object["engines"].elements()) {
        sweep.engines.push_back(readUse(engine));
    }
    for (const JsonNode &element : object["points"].elements()) {
        SweepPoint point = readPoint(element, sweep.engines.size());
        element["value"].require(sweep.points.empty() || sweep.points.back().value < point.value,
                                 "above that of the point before");
        sweep.points.push_back(std::move(point));
    }
    const JsonNode crossovers = object["crossovers"];
    for (const JsonNode &crossover : crossovers.elements()) {
        sweep.crossovers.push_back(readCrossover(crossover));
    }
    crossovers.require(sweep.crossovers.size() == sweep.engines.size(), "as long as 'engines'");
    return sweep;
}

RecordedSeries readRecorded(const JsonNode &object)
{
    RecordedSeries series{object["card"].text(), object["date"].text(), object["name"].text(), {}};
    for (const JsonNode &element : object["points"].elements()) {
        RecordedPoint point{element["value"].number(), readMeasurement(element["measurement"])};
        element["value"].require(series.points.empty() || series.points.back().value < point.value,
                                 "above that of the point before");
        element["measurement"].require(point.measurement.status == PointStatus::Recorded, "of the status recorded");
        series.points.push_back(std::move(point));
    }
    object["points"].require(!series.points.empty(), "a list of at least one");
    return series;
}

Machine readMachine(const JsonNode &object)
{
    const auto bytes = [&](const char *key) {
        const auto node = object.find(key);
        return node ? std::make_optional(node->integer()) : std::nullopt;
    };
    Machine machine;
    machine.cpu = object["cpu"].text();
    machine.sockets = object["sockets"].smallInteger();
    machine.cores = object["cores"].smallInteger();
    machine.threads = object["threads"].smallInteger();
    machine.vectorExtensions = readTexts(object["vector_extensions"]);
    machine.l1dBytes = bytes("l1d_bytes");
    machine.l2Bytes = bytes("l2_bytes");
    machine.l3Bytes = bytes("l3_bytes");
    machine.memoryBytes = object["memory_bytes"].integer();
    machine.os = object["os"].text();
    machine.compiler = object["compiler"].text();
    for (const JsonNode &library : object["libraries"].elements()) {
        machine.libraries.push_back({library["name"].text(), library["version"].text()});
    }
    machine.hostVersion = object["overtake_version"].text();
    return machine;
}

} // namespace

RunRecord runRecordFromJson(const nlohmann::json &json)
{
    const JsonNode root(json);
    if (!json.is_object() || json.value("format", nlohmann::json()) != "overtake-run") {
        throw Error("it is not a run file of Overtake.");
    }
    const std::int64_t schema = root["schema"].integer();
    if (schema > runFileSchema) {
        throw Error("it has schema " + std::to_string(schema) + ", and this version of Overtake (" + overtakeVersion() +
                    ") reads up to schema " + std::to_string(runFileSchema) + "; use a newer one.");
    }
    root["schema"].require(schema >= 1, "1 or more");
    RunRecord record{root["date"].text(), readMachine(root["machine"]), readSweep(root)};
    if (const auto devices = root.find("devices")) {
        for (const JsonNode &node : devices->elements()) {
            const bool known = node.find("figures").has_value();
            record.devices.push_back(known ? std::make_optional(deviceFromJson(node)) : std::nullopt);
        }
        devices->require(record.devices.size() == record.sweep.engines.size(), "as long as 'engines'");
    }
    if (const auto recorded = root.find("recorded")) {
        for (const JsonNode &series : recorded->elements()) {
            record.recorded.push_back(readRecorded(series));
        }
    }
    return record;
}

} // namespace overtake
