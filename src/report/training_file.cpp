// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/training_file.h"

#include "file/atomic_file.h"
#include "report/csv_cell.h"
#include "report/run_fields.h"
#include "train/decision_regions.h"

#include <algorithm>
#include <cmath>

namespace overtake
{
namespace
{

using nlohmann::json;

constexpr const char *trainingFormat = "overtake-training";

/// A loss that is not a number any more is null, so that the lists stay of one length.
json numberOrNull(const std::optional<double> &value)
{
    return value && std::isfinite(*value) ? json(*value) : json();
}

double numberAt(const JsonNode &node)
{
    return node.json().is_null() ? unknownNumber : node.number();
}

/// Column by column.
json curveJson(const std::vector<TrainingPoint> &points)
{
    json columns;
    const auto column = [&](const char *key, auto numberOf) {
        json &numbers = columns[key] = json::array();
        for (const TrainingPoint &point : points)
            numbers.push_back(numberOf(point));
    };
    column("step", [](const auto &point) { return json(point.step); });
    column("seconds", [](const auto &point) { return json(point.seconds); });
    column("loss", [](const auto &point) { return numberOrNull(point.loss); });
    if (std::ranges::any_of(points, [](const auto &point) { return point.accuracy.has_value(); }))
        column("accuracy", [](const auto &point) { return numberOrNull(point.accuracy); });
    return columns;
}

std::vector<TrainingPoint> curveAt(const JsonNode &columns)
{
    const std::vector<JsonNode> steps = columns["step"].elements();
    const auto column = [&](const JsonNode &node) {
        std::vector<JsonNode> numbers = node.elements();
        node.require(numbers.size() == steps.size(), sentence("as long as 'step'"));
        return numbers;
    };
    const std::vector<JsonNode> seconds = column(columns["seconds"]);
    const std::vector<JsonNode> losses = column(columns["loss"]);
    const std::optional<JsonNode> accuracy = columns.find("accuracy");
    const std::vector<JsonNode> accuracies = accuracy ? column(*accuracy) : std::vector<JsonNode>();
    std::vector<TrainingPoint> points(steps.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
        points[i] = {steps[i].integer(), seconds[i].number(), numberAt(losses[i]), {}};
        requireAmount(steps[i], points[i].step);
        requireAmount(seconds[i], points[i].seconds);
        if (accuracy && !accuracies[i].json().is_null())
            points[i].accuracy = accuracies[i].number();
    }
    return points;
}

} // namespace

template <typename Io>
static void describe(Io &io, Of<Io, ClassScores> &scores)
{
    io.amount("precision", scores.precision);
    io.amount("recall", scores.recall);
    io.amount("f1", scores.f1);
    io.amount("support", scores.support);
}

template <typename Io>
static void describe(Io &io, Of<Io, ClassReport> &report)
{
    io("classes", report.classes);
    io.amount("accuracy", report.accuracy);
    io("macro", report.macro);
    io("weighted", report.weighted);
    io.amount("samples", report.samples);
}

template <typename Io>
static void describe(Io &io, Of<Io, Agreement> &agreement)
{
    io.derived("compared", agreement.whyNot.empty() && agreement.steps > 0);
    io.maybe("reason", agreement.whyNot);
    if (!agreement.whyNot.empty())
        return;
    io.amount("steps", agreement.steps);
    io.derived("agree", agreement.agrees());
    io.amount("tolerance_first", agreement.firstTolerance);
    io.amount("tolerance_last", agreement.lastTolerance);
    io.amount("largest", agreement.largest);
    io.amount("largest_step", agreement.largestStep);
    io.maybeAmount("parts_at", agreement.partsAt);
    if (!agreement.partsAt)
        return;
    if (io.has("parts_tolerance", true)) {
        io.amount("parts_tolerance", agreement.partsTolerance);
        io.maybeAmount("parts_by", agreement.partsBy, unknownNumber);
    } else if constexpr (Io::reads) { // older files
        agreement.partsTolerance = agreement.lastTolerance;
        agreement.partsBy = agreement.largest;
    }
}

template <typename Io>
static void describeLoss(Io &io, Of<Io, double> &loss)
{
    if constexpr (Io::reads)
        loss = numberAt(io.node("loss"));
    else
        io("loss", numberOrNull(loss));
}

template <typename Io>
static void describe(Io &io, Of<Io, TrainingEpoch> &epoch)
{
    io.amount("seconds", epoch.seconds);
    describeLoss(io, epoch.loss);
    io.maybeAmount("accuracy", epoch.accuracy);
}

template <typename Io>
static void describe(Io &io, Of<Io, UnseenLoss> &unseen)
{
    describeLoss(io, unseen.loss);
    io.amount("tokens", unseen.tokens);
}

template <typename Io>
static void describe(Io &io, Of<Io, TrainingRound> &round)
{
    io.amount("seconds", round.seconds);
    io.amount("items", round.items);
    io.require("seconds", round.seconds > 0, sentence("above 0"));
    io.require("items", round.items > 0, sentence("above 0"));
    io.maybe("disturbed", round.disturbed);
}

template <typename Io>
static void describe(Io &io, Of<Io, DecisionRegions::Range> &range)
{
    io("low", range.low);
    io("high", range.high);
    io.require("high", range.low <= range.high, sentence("'%1' or more", "low"));
}

template <typename Io>
static void describe(Io &io, Of<Io, DecisionRegions> &regions)
{
    constexpr int cells = DecisionRegions::side * DecisionRegions::side;
    io("x", regions.x);
    io("y", regions.y);
    io("classes", regions.classes);
    io.require("classes", regions.classes >= 1 && regions.classes <= mostClasses,
               sentence("between %1 and %2", 1, mostClasses));
    io.amount("step", regions.step);
    io("cells", regions.cells);
    io.require("cells", regions.cells.size() == std::size_t{cells}, sentence("a list of %1 numbers", cells));
    const auto isClass = [&](std::int32_t index) { return index >= 0 && index < regions.classes; };
    if constexpr (Io::reads) {
        io.require("cells", std::ranges::all_of(regions.cells, isClass),
                   sentence("between %1 and %2", 0, regions.classes - 1));
        std::vector<DecisionRegions::Point> points;
        for (const JsonNode &node : io.node("points").elements()) {
            const std::vector<JsonNode> parts = node.elements();
            node.require(parts.size() == 3, sentence("a list of %1 numbers", 3));
            points.push_back({static_cast<float>(parts[0].number()), static_cast<float>(parts[1].number()),
                              parts[2].smallInteger()});
            node.require(isClass(points.back().label), sentence("between %1 and %2", 0, regions.classes - 1));
        }
        regions.points = std::make_shared<const std::vector<DecisionRegions::Point>>(std::move(points));
    } else {
        json points = json::array();
        for (const DecisionRegions::Point &point : *regions.points)
            points.push_back(json::array({point.x, point.y, point.label}));
        io("points", points);
    }
}

template <typename Io>
static void describe(Io &io, Of<Io, EngineTraining> &training)
{
    describeEngine(io, training);
    io("status", training.status);
    io.maybe("reason", training.reason);
    io.amount("batch", training.batchRows);
    io.amount("steps_per_epoch", training.stepsPerEpoch);
    io.require("steps_per_epoch", training.stepsPerEpoch >= 1, sentence("1 or more"));
    io.amount("steps", training.stepsDone);
    io.maybe("disturbed", training.disturbed);
    if (training.stepsDone > 0) {
        io.amount("setup_s", training.setupSeconds);
        io.amount("train_s", training.seconds);
        io.maybe("rounds", training.rounds); // not in older files
        if constexpr (Io::reads) {
            double rate = 0;
            double epochSeconds = 0;
            io.maybeAmount("throughput_per_s", rate);
            io.maybeAmount("epoch_s", epochSeconds);
            const auto countOf = [&](double items) {
                io.require("throughput_per_s", items <= static_cast<double>(largestCount),
                           sentence("at most %1", "2^53"));
                return static_cast<std::int64_t>(std::llround(items));
            };
            training.itemsPerEpoch = countOf(rate * epochSeconds);
            if (training.rounds.empty()) // the rate of older files follows from it
                training.itemsDone = countOf(rate * training.seconds);
            training.curve = curveAt(io.node("curve"));
        } else {
            io("throughput_per_s", training.itemsPerSecond());
            io("epoch_s", training.epochSeconds());
            io("curve", curveJson(training.curve));
        }
    }
    io("epochs", training.epochs);
    io.maybe("unseen_loss", training.unseenLoss);
    io.maybe("report", training.report);
    if (!training.report)
        io.maybe("no_report", training.noReport);
}

template <typename Io>
static void describe(Io &io, Of<Io, TrainingRun> &run)
{
    io("workload", run.workload);
    io("preset", run.preset);
    io("parameters", run.parameters);
    requireAllowed(io, "parameters", run.workload, run.parameters);
    io("data", run.data);
    io("item", run.itemName);
    io.amount("epochs", run.epochs);
    io.amount("training_samples", run.trainingSamples);
    io.amount("held_out_samples", run.heldOutSamples);
    io("baseline", run.base);
    io("cancelled", run.cancelled);
    if constexpr (Io::reads) {
        const std::size_t count = io.node("engines").elements().size();
        io.require("engines", count > 0, sentence("a list of at least one"));
        io.require("baseline", run.base < count, sentence("at most %1", count - 1));
    }
    std::size_t index = 0;
    io.list("engines", run.engines, [&](Io &one, Of<Io, EngineTraining> &training) {
        if constexpr (Io::reads) {
            run.agreements.emplace_back();
            one.object("engine",
                       [&](Io &engine) { requireAllowed(engine, "overrides", run.workload, training.use.overrides); });
        } else if (index != run.base) {
            one.maybe("speedup", trainingSpeedUp(run.engines[run.base], training));
        }
        if (index != run.base)
            one("agreement", run.agreements[index]);
        ++index;
    });
    if constexpr (Io::reads) {
        if (io.has("regions", true)) {
            auto regions = std::make_shared<DecisionRegions>();
            io("regions", *regions);
            run.regions = std::move(regions);
        }
    } else if (run.regions) {
        io("regions", *run.regions);
    }
}

TrainingRecord makeTrainingRecord(TrainingRun run, const Machine &machine)
{
    return {makeRunRecord({}, machine).date, machine, std::move(run)};
}

json toJson(const TrainingRecord &record)
{
    json object = headed(trainingFormat, jsonOf(record.run));
    object["date"] = record.date;
    object["machine"] = toJson(record.machine);
    return object;
}

bool isTraining(const json &json)
{
    return hasFormat(json, trainingFormat);
}

TrainingRecord trainingFromJson(const json &json)
{
    const JsonNode root = nodeOfSchema(json);
    FieldReader io(root);
    TrainingRecord record;
    io("date", record.date);
    io("machine", record.machine);
    describe(io, record.run);
    return record;
}

std::string toCsv(const TrainingRecord &record)
{
    std::string text = "workload,preset,engine,device,label,status,step,epoch,seconds,loss,accuracy\r\n";
    for (const EngineTraining &training : record.run.engines) {
        const std::string start = cell(record.run.workload) + ',' + cell(record.run.preset) + ',' +
                                  cell(toText(training.use)) + ',' + cell(training.device) + ',' +
                                  cell(toText(training.label)) + ',' + cell(nameOf(training.status)) + ',';
        for (const TrainingPoint &point : training.curve)
            text += start + std::to_string(point.step) + ',' +
                    cell(static_cast<double>(point.step) / static_cast<double>(training.stepsPerEpoch)) + ',' +
                    cell(point.seconds) + ',' + cell(point.loss) + ',' + cell(point.accuracy) + "\r\n";
    }
    return text;
}

void writeTrainingFile(const std::string &path, const TrainingRecord &record)
{
    writeFileAtomically(path, jsonText(toJson(record)));
}

void writeCsv(const std::string &path, const TrainingRecord &record)
{
    writeFileAtomically(path, toCsv(record));
}

} // namespace overtake
