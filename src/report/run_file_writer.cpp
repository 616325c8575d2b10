// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/device_json.h"
#include "report/names.h"
#include "report/run_file.h"
#include "report/utilisation_json.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

using nlohmann::json;

/// A number only where there is one.
void put(json &object, const char *key, double value)
{
    if (std::isfinite(value)) {
        object[key] = value;
    }
}

void put(json &object, const char *key, std::int64_t value)
{
    object[key] = value;
}

template <typename Number>
void put(json &object, const char *key, const std::optional<Number> &value)
{
    if (value) {
        put(object, key, *value);
    }
}

void put(json &object, const char *key, const Interval &interval)
{
    if (std::isfinite(interval.low) && std::isfinite(interval.high)) {
        object[key] = {interval.low, interval.high};
    }
}

json summaryJson(const Measurement &measurement)
{
    const StepSummary &step = measurement.step;
    json object = {{"samples", json::array()}, {"steps_per_sample", measurement.stepsPerSample}};
    for (const double sample : measurement.samples) {
        object["samples"].push_back(sample);
    }
    put(object, "median", step.median);
    put(object, measurement.status == PointStatus::Predicted ? expectedKey : "ci95", step.ci95);
    put(object, "mean", step.mean);
    put(object, "stdev", step.stdev);
    put(object, "min", step.minimum);
    put(object, "max", step.maximum);
    return object;
}

json profileJson(const StepProfile &profile)
{
    json object = {{"parts", json::array()}};
    put(object, "total_s", profile.totalSeconds);
    for (const StepPart &part : profile.parts) {
        json entry = {{"kind", nameOf(part.kind)},
                      {"name", part.name},
                      {"operations", part.operations},
                      {"seconds", part.seconds}};
        put(entry, "start_s", part.startSeconds);
        put(entry, "flops_done", part.flopsDone);
        if (!part.samples.empty()) {
            entry["samples"] = part.samples;
        }
        object["parts"].push_back(std::move(entry));
    }
    if (!profile.totals.empty()) {
        object["totals"] = profile.totals;
    }
    for (const HostSpan &span : profile.host) {
        object["host"].push_back({{"kind", nameOf(span.kind)},
                                  {"name", span.name},
                                  {"start_s", span.startSeconds},
                                  {"seconds", span.seconds}});
    }
    return object;
}

json useJson(const EngineUse &use)
{
    return {{"id", use.id}, {"options", toJson(use.options)}, {"overrides", toJson(use.overrides)}};
}

json speedUpJson(const SpeedUp &speedUp)
{
    json object = {{"verdict", nameOf(speedUp.verdict)}};
    if (speedUp.verdict != Verdict::Unknown) {
        put(object, "median", speedUp.median);
        put(object, speedUp.predicted ? expectedKey : "ci95", speedUp.ci95);
    }
    return object;
}

json crossoverJson(const Crossover &crossover)
{
    json object = {{"kind", nameOf(crossover.kind)},
                   {"brackets", json::array()},
                   {"points", crossover.points},
                   {"too_close", crossover.tooClose}};
    for (const Crossover::Bracket &bracket : crossover.brackets) {
        object["brackets"].push_back({{"low", bracket.low},
                                      {"high", bracket.high},
                                      {"other_faster_above", bracket.otherFasterAbove},
                                      {"refined", bracket.refined}});
    }
    return object;
}

json recordedJson(const RecordedSeries &series)
{
    json object = {{"card", series.card}, {"date", series.day}, {"name", series.name}, {"points", json::array()}};
    for (const RecordedPoint &point : series.points) {
        object["points"].push_back({{"value", point.value}, {"measurement", toJson(point.measurement)}});
    }
    return object;
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

json toJson(const ParameterValues &values)
{
    json object = json::object();
    for (const auto &[key, value] : values.all()) {
        std::visit([&, &name = key](const auto &held) { object[name] = held; }, value);
    }
    return object;
}

json toJson(const Measurement &measurement)
{
    json object = {{"workload", measurement.workload},   {"parameters", toJson(measurement.parameters)},
                   {"engine", useJson(measurement.use)}, {"status", nameOf(measurement.status)},
                   {"reason", measurement.reason},       {"quick", measurement.quick},
                   {"converged", measurement.converged}, {"item", measurement.itemName},
                   {"remarks", measurement.remarks}};
    object["engine"]["device"] = measurement.device;
    object["engine"]["label"] = measurement.label;
    object["engine"]["threads"] = measurement.threads;
    if (!measurement.data.empty()) {
        object["data"] = measurement.data;
    }

    // Of a point that was not measured, only what is known: a zero there means that nothing came so far.
    const bool measured = measurement.status == PointStatus::Measured || measurement.status == PointStatus::Recorded;
    const auto putKnown = [&](const char *key, auto value) {
        if (measured || value != 0) {
            put(object, key, value);
        }
    };
    putKnown("setup_s", measurement.setupSeconds);
    putKnown("first_run_s", measurement.firstRunSeconds);
    putKnown("shuffle_s", measurement.shuffleSeconds);
    if (measurement.hasTime() || !measurement.samples.empty()) {
        object["step_s"] = summaryJson(measurement);
    }
    put(object, "steps_per_epoch", measurement.stepsPerEpoch);
    putKnown("steps_timed", measurement.stepsTimed);
    putKnown("epoch_s", measurement.epochSeconds);
    putKnown("throughput_per_s", measurement.throughput);
    put(object, "items_done", measurement.itemsDone);
    putKnown("flops_per_step", measurement.flopsPerStep);
    putKnown("bytes_per_step", measurement.bytesPerStep);
    putKnown("flops_per_s", measurement.flopsPerSecond);
    putKnown("memory_bytes", measurement.memoryBytes);
    put(object, "first_loss", measurement.firstLoss);
    put(object, "loss", measurement.loss);
    put(object, "accuracy", measurement.accuracy);
    if (measurement.profile) {
        object["profile"] = profileJson(*measurement.profile);
    }
    return object;
}

json toJson(const SweepPoint &point)
{
    json object = {{"value", point.value},
                   {"refined", point.refined},
                   {"measurements", json::array()},
                   {"speedups", json::array()}};
    const Comparison &comparison = point.comparison;
    for (std::size_t i = 0; i < comparison.measurements.size(); ++i) {
        object["measurements"].push_back(toJson(comparison.measurements[i]));
        object["speedups"].push_back(speedUpJson(i < comparison.speedUps.size() ? comparison.speedUps[i] : SpeedUp{}));
    }
    if (object["speedups"].size() > 1) {
        object["speedup"] = object["speedups"][1];
        object["verdict"] = object["speedup"]["verdict"];
    }
    return object;
}

json toJson(const Sweep &sweep)
{
    json object = {{"workload", sweep.workload},
                   {"preset", sweep.preset},
                   {"parameters", toJson(sweep.parameters)},
                   {"key", sweep.key},
                   {"engines", json::array()},
                   {"points", json::array()},
                   {"crossovers", json::array()},
                   {"cancelled", sweep.cancelled}};
    for (std::size_t i = 0; i < sweep.engines.size(); ++i) {
        object["engines"].push_back(useJson(sweep.engines[i]));
        object["crossovers"].push_back(crossoverJson(i < sweep.crossovers.size() ? sweep.crossovers[i] : Crossover{}));
    }
    for (const SweepPoint &point : sweep.points) {
        object["points"].push_back(toJson(point));
    }
    if (object["crossovers"].size() > 1) {
        object["crossover"] = object["crossovers"][1];
    }
    return object;
}

json toJson(const Machine &machine)
{
    json object = {{"cpu", machine.cpu},
                   {"sockets", machine.sockets},
                   {"cores", machine.cores},
                   {"threads", machine.threads},
                   {"vector_extensions", machine.vectorExtensions},
                   {"memory_bytes", machine.memoryBytes},
                   {"os", machine.os},
                   {"compiler", machine.compiler},
                   {"libraries", json::array()},
                   {"overtake_version", machine.hostVersion}};
    put(object, "l1d_bytes", machine.l1dBytes);
    put(object, "l2_bytes", machine.l2Bytes);
    put(object, "l3_bytes", machine.l3Bytes);
    for (const Library &library : machine.libraries) {
        object["libraries"].push_back({{"name", library.name}, {"version", library.version}});
    }
    return object;
}

json toJson(const RunRecord &record)
{
    json object = toJson(record.sweep);
    object["format"] = "overtake-run";
    object["schema"] = runFileSchema;
    object["date"] = record.date;
    object["machine"] = toJson(record.machine);
    for (const auto &device : record.devices) {
        object["devices"].push_back(device ? deviceJson(*device) : json::object());
    }
    for (std::size_t i = 0; i < record.sweep.points.size(); ++i) {
        const auto &measurements = record.sweep.points[i].comparison.measurements;
        for (std::size_t engine = 0; engine < measurements.size(); ++engine) {
            const bool known = engine < record.devices.size() && record.devices[engine];
            addUtilisation(object["points"][i]["measurements"][engine], measurements[engine],
                           known ? &*record.devices[engine] : nullptr);
        }
    }
    for (const RecordedSeries &series : record.recorded) {
        object["recorded"].push_back(recordedJson(series));
    }
    return object;
}

std::string jsonText(const json &value)
{
    std::string text;
    appendJson(text, value, 0);
    return text + "\n";
}

} // namespace overtake
