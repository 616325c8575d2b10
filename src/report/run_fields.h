// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The fields of run files, record by record: what is read and what is written follow from the same lines. A key with a
// unit holds that unit (SI: seconds, bytes, items per second).
#pragma once

#include "engines/step_profile_json.h"
#include "file/label_json.h"
#include "machine/device_json.h"
#include "machine/system_activity_json.h"
#include "measure/compare/doubt.h"
#include "program/parameter_json.h"
#include "report/names.h"
#include "report/older_files.h"
#include "report/run_file.h"

namespace overtake
{

/// The document by the names of its schema; throws Error where that is one that this version does not read.
JsonNode nodeOfSchema(const nlohmann::json &document);

/// Nothing that was measured wrongly on purpose comes in as a result: not by an older schema, nor as another engine.
void requireSchemaOf(const JsonNode &root, const Sweep &sweep);

/// Throws Error unless a number of the parameter `parameter`, as far as this version knows that, is in its range.
void requireAllowed(const JsonNode &node, const std::string &workload, const std::string &parameter,
                    const ParameterValue &value);

template <typename Io>
void requireAllowed(Io &io, const char *key, const std::string &workload, const ParameterValues &values)
{
    if constexpr (Io::reads) {
        io.object(key, [&](Io &inner) {
            for (const auto &[parameter, value] : values.all())
                requireAllowed(inner.node(parameter.c_str()), workload, parameter, value);
        });
    }
}

/// Left out unless both ends are finite numbers.
template <typename Io>
void describeInterval(Io &io, const char *key, Of<Io, Interval> &interval)
{
    std::vector<double> ends{interval.low, interval.high};
    if (io.has(key, std::isfinite(interval.low) && std::isfinite(interval.high))) {
        io.amount(key, ends);
        io.require(key, ends.size() == 2 && ends[0] <= ends[1], sentence("a pair of numbers, the lower one first"));
    } else {
        ends = {unknownNumber, unknownNumber};
    }
    if constexpr (Io::reads)
        interval = {ends[0], ends[1]};
}

/// Describes an interval that may be predicted, or known only as the range of `rangeOf` samples or rounds; older files
/// call all of them "ci95".
template <typename Io>
void describeRange(Io &io, Of<Io, Interval> &interval, Of<Io, int> &rangeOf, bool predicted)
{
    io.maybeAmount("range_of", rangeOf);
    describeInterval(io,
                     io.has(expectedKey, predicted)  ? expectedKey
                     : io.has(rangeKey, rangeOf > 0) ? rangeKey
                                                     : "ci95",
                     interval);
}

template <typename Io>
void describe(Io &io, Of<Io, Library> &library)
{
    io("name", library.name);
    io("version", library.version);
}

template <typename Io>
void describe(Io &io, Of<Io, Machine> &machine)
{
    io("cpu", machine.cpu);
    io.amount("sockets", machine.sockets);
    io.amount("cores", machine.cores);
    io.amount("threads", machine.threads);
    io("vector_extensions", machine.vectorExtensions);
    io.maybeAmount("l1d_bytes", machine.l1dBytes);
    io.maybeAmount("l2_bytes", machine.l2Bytes);
    io.maybeAmount("l3_bytes", machine.l3Bytes);
    io.amount("memory_bytes", machine.memoryBytes);
    io("os", machine.os);
    io("compiler", machine.compiler);
    io("libraries", machine.libraries);
    io("overtake_version", machine.hostVersion);
}

template <typename Io>
void describe(Io &io, Of<Io, EngineUse> &use)
{
    io("id", use.id);
    io("options", use.options);
    io("overrides", use.overrides);
    io.maybe("stopwatch", use.stopwatch, Stopwatch::Honest);
}

/// The engine of a Measurement or an EngineTraining.
template <typename Io, typename Owner>
void describeEngine(Io &io, Owner &owner)
{
    io.object("engine", [&](Io &engine) {
        describe(engine, owner.use);
        engine("device", owner.device);
        describeLabel(engine, "label", owner.label);
        if (engine.has("kind", true)) {
            engine("kind", owner.kind);
        } else if constexpr (Io::reads) {
            owner.label = labelOfOlderFile(owner.label.name);
            owner.kind = kindOfOlderFile(owner.use, owner.label);
        }
        engine.amount("threads", owner.threads);
    });
}

template <typename Io>
void describeSamples(Io &io, Of<Io, Measurement> &measurement)
{
    io.amount("repetitions", measurement.samples);
    io.amount("steps_per_repetition", measurement.stepsPerSample);
    io.require("steps_per_repetition", measurement.stepsPerSample.size() == measurement.samples.size(),
               sentence("as long as 'repetitions'"));
    const auto &disturbed = measurement.disturbedRepetitions;
    io.maybe("disturbed_repetitions", measurement.disturbedRepetitions);
    if (!disturbed.empty()) {
        io.require("disturbed_repetitions", disturbed.size() == measurement.samples.size(),
                   sentence("as long as 'repetitions'"));
        io.require("disturbed_repetitions", *std::ranges::max_element(disturbed) <= 1, sentence("a list of 0 and 1"));
    }
    auto &step = measurement.step;
    io.amount("median", step.median);
    describeRange(io, step.ci95, step.rangeOf, measurement.status == PointStatus::Predicted);
    io.maybeAmount("mean", step.mean, unknownNumber);
    io.maybeAmount("stdev", step.stdev, unknownNumber);
    io.maybeAmount("min", step.minimum, unknownNumber);
    io.maybeAmount("max", step.maximum, unknownNumber);
}

template <typename Io>
void describe(Io &io, Of<Io, Measurement> &measurement)
{
    io("workload", measurement.workload);
    io("parameters", measurement.parameters);
    requireAllowed(io, "parameters", measurement.workload, measurement.parameters);
    describeEngine(io, measurement);
    if constexpr (Io::reads) {
        io.object("engine", [&](Io &engine) {
            requireAllowed(engine, "overrides", measurement.workload, measurement.use.overrides);
        });
    }
    io("status", measurement.status);
    if (!measurement.use.isHonest()) {
        io.derived("wrong_on_purpose", wrongOnPurpose(measurement.use.stopwatch).text());
        io.maybeAmount("complete_step_s", measurement.completeSeconds);
    }
    io.maybe("reason", measurement.reason);
    io("quick", measurement.quick);
    io("converged", measurement.converged);
    io("item", measurement.itemName);
    io("remarks", measurement.remarks);
    io.maybe("data", measurement.data); // not in older files
    if constexpr (Io::reads)
        takeOlderSentences(measurement);

    // A measured point has all of these figures; another one may lack them: a zero there means that nothing came so
    // far. In both, only a rate may be not finite.
    const bool measured = measurement.status == PointStatus::Measured || measurement.status == PointStatus::Recorded;
    const auto known = [&](const char *key, auto &value) {
        measured ? io.amount(key, value) : io.maybeAmount(key, value);
    };
    const auto rate = [&](const char *key, auto &value) { io.maybeAmount(key, value, measured ? unknownNumber : 0); };
    known("setup_s", measurement.setupSeconds);
    known("first_run_s", measurement.firstRunSeconds);
    known("shuffle_s", measurement.shuffleSeconds);
    if (measured || io.has("step_s", measurement.hasTime() || !measurement.samples.empty()))
        io.object("step_s", [&](Io &step) { describeSamples(step, measurement); });
    io.amount("steps_per_epoch", measurement.stepsPerEpoch);
    known("steps_timed", measurement.stepsTimed);
    known("epoch_s", measurement.epochSeconds);
    rate("throughput_per_s", measurement.throughput);
    io.maybeAmount("items_done", measurement.itemsDone);
    known("flops_per_step", measurement.flopsPerStep);
    known("bytes_per_step", measurement.bytesPerStep);
    rate("flops_per_s", measurement.flopsPerSecond);
    known("memory_bytes", measurement.memoryBytes);
    io.maybe("first_loss", measurement.firstLoss);
    io.maybe("loss", measurement.loss);
    io.maybeAmount("accuracy", measurement.accuracy);
    io.maybe("profile", measurement.profile);
    io.maybe("system_activity", measurement.systemActivity); // not in older files
    if (io.has("disturbed", measurement.systemActivity.has_value()))
        io("disturbed", measurement.disturbed);
}

/// Null where there is none.
inline nlohmann::json verdictJson(const SpeedUp &speedUp)
{
    return speedUp.verdict == Verdict::Unknown ? nlohmann::json() : nlohmann::json(nameOf(speedUp.verdict));
}

template <typename Io>
void describe(Io &io, Of<Io, SpeedUp> &speedUp)
{
    if constexpr (!Io::reads) {
        if (speedUp.hasRatio() && !(std::isfinite(speedUp.median) && speedUp.median > 0))
            return describe(io, SpeedUp{});
    }
    nlohmann::json verdict;
    if constexpr (!Io::reads)
        verdict = verdictJson(speedUp);
    io("verdict", verdict);
    if (verdict.is_null()) {
        io("why", speedUp.doubt);
        if (speedUp.doubt != Doubt::None)
            io("provisional", speedUp.provisional);
    } else if constexpr (Io::reads) {
        io("verdict", speedUp.verdict); // older files have "unknown"
    }
    if (speedUp.hasRatio()) {
        io.amount("median", speedUp.median);
        io.require("median", speedUp.median > 0, sentence("above 0"));
        describeRange(io, speedUp.ci95, speedUp.rangeOf, speedUp.predicted);
    }
}

template <typename Io>
void describe(Io &io, Of<Io, SweepPoint> &point)
{
    auto &[measurements, speedUps] = point.comparison;
    io("value", point.value);
    io("refined", point.refined);
    io("measurements", measurements);
    io("speedups", speedUps);
    if (speedUps.size() > 1) {
        io.derived("speedup", speedUps[1]);
        io.derived("verdict", verdictJson(speedUps[1]));
    }
    if constexpr (Io::reads) {
        const auto isPredicted = [&](const Measurement &one) { return one.status == PointStatus::Predicted; };
        for (std::size_t i = 1; i < speedUps.size() && i < measurements.size(); ++i)
            speedUps[i].predicted = isPredicted(measurements[0]) || isPredicted(measurements[i]);
        withholdVerdicts(point.comparison); // older files have verdicts on any pair
    }
}

template <typename Io>
void describe(Io &io, Of<Io, Crossover::Bracket> &bracket)
{
    io("low", bracket.low);
    io("high", bracket.high);
    io.require("high", bracket.low <= bracket.high, sentence("'%1' or more", "low"));
    io("other_faster_above", bracket.otherFasterAbove);
    io("refined", bracket.refined);
}

template <typename Io>
void describe(Io &io, Of<Io, Crossover> &crossover)
{
    io("kind", crossover.kind);
    io("brackets", crossover.brackets);
    io.amount("points", crossover.points);
    io.amount("too_close", crossover.tooClose);
    io.maybeAmount("planned", crossover.planned); // these three are not in older files
    io.maybeAmount("without_verdict", crossover.doubted);
    io.maybe("why", crossover.doubt);
}

/// Points go up in value.
template <typename Io, typename Points>
void requireAscending(Io &io, const Points &points)
{
    io.require("value", points.size() < 2 || points[points.size() - 2].value < points.back().value,
               sentence("above that of the point before"));
}

template <typename Io>
void describeStudy(Io &io, Of<Io, Sweep> &sweep)
{
    io("workload", sweep.workload);
    io("preset", sweep.preset);
    io("parameters", sweep.parameters);
    requireAllowed(io, "parameters", sweep.workload, sweep.parameters);
    io("swept", sweep.key);
    io("cancelled", sweep.cancelled);
    io.list("engines", sweep.engines,
            [&](Io &one, auto &use) { requireAllowed(one, "overrides", sweep.workload, use.overrides); });
}

/// `each(io, point)` says what else holds for a point.
template <typename Io, typename Each>
void describePoints(Io &io, Of<Io, Sweep> &sweep, Each each)
{
    const std::size_t engines = sweep.engines.size();
    io.list("points", sweep.points, [&](Io &one, Of<Io, SweepPoint> &point) {
        if constexpr (Io::reads)
            requireAllowed(one.node("value"), sweep.workload, sweep.key, point.value);
        each(one, point);
        one.require("measurements", point.comparison.measurements.size() == engines, sentence("as long as 'engines'"));
        one.require("speedups", point.comparison.speedUps.size() == engines, sentence("as long as 'engines'"));
    });
}

template <typename Io>
void describe(Io &io, Of<Io, Sweep> &sweep)
{
    describeStudy(io, sweep);
    const std::size_t engines = sweep.engines.size();
    describePoints(io, sweep, [&](Io &one, auto &) { requireAscending(one, sweep.points); });
    io.maybe("pending", sweep.pending);
    if constexpr (Io::reads)
        for (const double value : sweep.pending)
            requireAllowed(io.node("pending"), sweep.workload, sweep.key, value);
    io("crossovers", sweep.crossovers);
    io.require("crossovers", sweep.crossovers.size() == engines, sentence("as long as 'engines'"));
    if constexpr (Io::reads) {
        for (Crossover &crossover : sweep.crossovers) // older files do not say how many points were planned
            if (crossover.planned < crossover.points)
                crossover.planned = static_cast<int>(sweep.points.size());
    }
    if (sweep.crossovers.size() > 1)
        io.derived("crossover", sweep.crossovers[1]);
}

template <typename Io>
void describe(Io &io, Of<Io, RecordedPoint> &point)
{
    io("value", point.value);
    io("measurement", point.measurement);
    io.require("measurement", point.measurement.status == PointStatus::Recorded, sentence("of the status recorded"));
}

template <typename Io>
void describe(Io &io, Of<Io, RecordedSeries> &series)
{
    io("device", series.card);
    io("date", series.day);
    std::string name = toText(series.name);
    io("name", name);
    io.maybe("label", series.name, {name});
    io.list("points", series.points, [&](Io &one, auto &) { requireAscending(one, series.points); });
    io.require("points", !series.points.empty(), sentence("a list of at least one"));
}

template <typename Io>
void describeDevices(Io &io, Of<Io, RunRecord> &record)
{
    io.maybe("devices", record.devices);
    if (!record.devices.empty() || io.has("devices", false))
        io.require("devices", record.devices.size() == record.sweep.engines.size(), sentence("as long as 'engines'"));
}

template <typename Io>
void describe(Io &io, Of<Io, RunRecord> &record)
{
    io("date", record.date);
    io("machine", record.machine);
    describe(io, record.sweep);
    describeDevices(io, record);
    io.maybe("recorded", record.recorded);
}

} // namespace overtake
