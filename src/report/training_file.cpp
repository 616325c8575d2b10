// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/training_file.h"

#include "file/atomic_file.h"
#include "report/csv_cell.h"
#include "report/run_fields.h"

#include <algorithm>
#include <cmath>

namespace overtake
{
namespace
{

using nlohmann::json;

/// A loss that is not a number any more is null, so that the lists stay of one length.
json numberOrNull(const std::optional<double> &value)
{
    return value && std::isfinite(*value) ? json(*value) : json();
}

struct Curve {
    const std::vector<TrainingPoint> &points;
};

} // namespace

// Nothing opens these files but scripts, so their fields are only written.

static void describe(FieldWriter &io, const ClassScores &scores)
{
    io("precision", scores.precision);
    io("recall", scores.recall);
    io("f1", scores.f1);
    io("support", scores.support);
}

static void describe(FieldWriter &io, const ClassReport &report)
{
    io("classes", report.classes);
    io("accuracy", report.accuracy);
    io("macro", report.macro);
    io("weighted", report.weighted);
    io("samples", report.samples);
}

static void describe(FieldWriter &io, const Agreement &agreement)
{
    io("compared", agreement.whyNot.empty() && agreement.steps > 0);
    io.maybe("reason", agreement.whyNot);
    if (!agreement.whyNot.empty())
        return;
    io("steps", agreement.steps);
    io("agree", agreement.agrees());
    io("tolerance_first", agreement.firstTolerance);
    io("tolerance_last", agreement.lastTolerance);
    io("largest", agreement.largest);
    io("largest_step", agreement.largestStep);
    io.maybe("parts_at", agreement.partsAt);
}

static void describe(FieldWriter &io, const TrainingEpoch &epoch)
{
    io("seconds", epoch.seconds);
    io("loss", numberOrNull(epoch.loss));
    io.maybe("accuracy", epoch.accuracy);
}

static void describe(FieldWriter &io, const UnseenLoss &unseen)
{
    io("loss", numberOrNull(unseen.loss));
    io("tokens", unseen.tokens);
}

/// Column by column.
static void describe(FieldWriter &io, const Curve &curve)
{
    const auto column = [&](const char *key, auto numberOf) {
        json numbers = json::array();
        for (const TrainingPoint &point : curve.points)
            numbers.push_back(numberOf(point));
        io(key, numbers);
    };
    column("step", [](const auto &point) { return json(point.step); });
    column("seconds", [](const auto &point) { return json(point.seconds); });
    column("loss", [](const auto &point) { return numberOrNull(point.loss); });
    if (std::any_of(curve.points.begin(), curve.points.end(),
                    [](const auto &point) { return point.accuracy.has_value(); }))
        column("accuracy", [](const auto &point) { return numberOrNull(point.accuracy); });
}

static void describe(FieldWriter &io, const EngineTraining &training)
{
    describeEngine(io, training);
    io("status", training.status);
    io.maybe("reason", training.reason);
    io("batch", training.batchRows);
    io("steps_per_epoch", training.stepsPerEpoch);
    io("steps", training.stepsDone);
    io.maybe("disturbed", training.disturbed);
    if (training.stepsDone > 0) {
        io("setup_s", training.setupSeconds);
        io("train_s", training.seconds);
        io("throughput_per_s", training.itemsPerSecond());
        io("epoch_s", training.epochSeconds());
        io("curve", Curve{training.curve});
    }
    io("epochs", training.epochs);
    io.maybe("unseen_loss", training.unseenLoss);
    io.maybe("report", training.report);
    if (!training.report)
        io.maybe("no_report", training.noReport);
}

static void describe(FieldWriter &io, const TrainingRun &run)
{
    io("workload", run.workload);
    io("preset", run.preset);
    io("parameters", run.parameters);
    io("data", run.data);
    io("item", run.itemName);
    io("epochs", run.epochs);
    io("training_samples", run.trainingSamples);
    io("held_out_samples", run.heldOutSamples);
    io("baseline", run.base);
    io("cancelled", run.cancelled);
    std::size_t index = 0;
    io.list("engines", run.engines, [&](FieldWriter &one, const EngineTraining &training) {
        if (index != run.base) {
            one("agreement", run.agreements[index]);
            one.maybe("speedup", trainingSpeedUp(run.engines[run.base], training));
        }
        ++index;
    });
}

TrainingRecord makeTrainingRecord(TrainingRun run, const Machine &machine)
{
    return {makeRunRecord({}, machine).date, machine, std::move(run)};
}

json toJson(const TrainingRecord &record)
{
    json object = headed("overtake-training", jsonOf(record.run));
    object["date"] = record.date;
    object["machine"] = toJson(record.machine);
    return object;
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
