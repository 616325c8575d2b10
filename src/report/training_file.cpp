// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/training_file.h"

#include "file/atomic_file.h"
#include "report/csv_cell.h"
#include "report/names.h"
#include "report/run_file.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

using nlohmann::json;

void put(json &object, const char *key, const std::optional<double> &value)
{
    if (value && std::isfinite(*value))
        object[key] = *value;
}

/// A loss that is no number any more is null, so that the lists stay of one length.
json numberOrNull(const std::optional<double> &value)
{
    return value && std::isfinite(*value) ? json(*value) : json();
}

json scoresJson(const ClassScores &scores)
{
    return {{"precision", scores.precision}, {"recall", scores.recall}, {"f1", scores.f1}, {"support", scores.support}};
}

json reportJson(const ClassReport &report)
{
    json object = {{"classes", json::array()},
                   {"accuracy", report.accuracy},
                   {"macro", scoresJson(report.macro)},
                   {"weighted", scoresJson(report.weighted)},
                   {"samples", report.samples}};
    for (const ClassScores &scores : report.classes)
        object["classes"].push_back(scoresJson(scores));
    return object;
}

json agreementJson(const Agreement &agreement)
{
    if (!agreement.whyNot.empty())
        return {{"compared", false}, {"reason", agreement.whyNot}};
    json object = {{"compared", agreement.steps > 0},
                   {"steps", agreement.steps},
                   {"agree", agreement.agrees()},
                   {"tolerance_first", agreement.firstTolerance},
                   {"tolerance_last", agreement.lastTolerance},
                   {"largest", agreement.largest},
                   {"largest_step", agreement.largestStep}};
    if (agreement.partsAt)
        object["parts_at"] = *agreement.partsAt;
    return object;
}

json curveJson(const EngineTraining &training)
{
    json object = {
        {"step", json::array()}, {"seconds", json::array()}, {"loss", json::array()}, {"accuracy", json::array()}};
    bool hasAccuracy = false;
    for (const TrainingPoint &point : training.curve) {
        object["step"].push_back(point.step);
        object["seconds"].push_back(point.seconds);
        object["loss"].push_back(numberOrNull(point.loss));
        object["accuracy"].push_back(numberOrNull(point.accuracy));
        hasAccuracy = hasAccuracy || point.accuracy;
    }
    if (!hasAccuracy)
        object.erase("accuracy");
    return object;
}

json engineJson(const TrainingRun &run, std::size_t index)
{
    const EngineTraining &training = run.engines[index];
    json object = {{"engine",
                    {{"id", training.use.id},
                     {"options", toJson(training.use.options)},
                     {"overrides", toJson(training.use.overrides)},
                     {"device", training.device},
                     {"label", training.label},
                     {"threads", training.threads}}},
                   {"status", nameOf(training.status)},
                   {"reason", training.reason},
                   {"batch", training.batchRows},
                   {"steps_per_epoch", training.stepsPerEpoch},
                   {"steps", training.stepsDone}};
    if (training.stepsDone > 0) {
        object["setup_s"] = training.setupSeconds;
        object["train_s"] = training.seconds;
        object["throughput_per_s"] = training.itemsPerSecond();
        put(object, "epoch_s", training.epochSeconds());
        object["curve"] = curveJson(training);
    }
    object["epochs"] = json::array();
    for (const TrainingEpoch &epoch : training.epochs) {
        json entry = {{"seconds", epoch.seconds}, {"loss", numberOrNull(epoch.loss)}};
        put(entry, "accuracy", epoch.accuracy);
        object["epochs"].push_back(entry);
    }
    if (training.unseenLoss)
        object["unseen_loss"] = {{"loss", numberOrNull(training.unseenLoss->loss)},
                                 {"tokens", training.unseenLoss->tokens}};
    if (training.report)
        object["report"] = reportJson(*training.report);
    else if (!training.noReport.empty())
        object["no_report"] = training.noReport;
    if (index != run.base) {
        object["agreement"] = agreementJson(run.agreements[index]);
        put(object, "speedup", trainingSpeedUp(run.engines[run.base], training));
    }
    return object;
}

} // namespace

TrainingRecord makeTrainingRecord(TrainingRun run, const Machine &machine)
{
    return {makeRunRecord({}, machine).date, machine, std::move(run)};
}

json toJson(const TrainingRecord &record)
{
    const TrainingRun &run = record.run;
    json object = {{"format", "overtake-training"},
                   {"schema", runFileSchema},
                   {"date", record.date},
                   {"machine", toJson(record.machine)},
                   {"workload", run.workload},
                   {"preset", run.preset},
                   {"parameters", toJson(run.parameters)},
                   {"data", run.data},
                   {"item", run.itemName},
                   {"epochs", run.epochs},
                   {"training_samples", run.trainingSamples},
                   {"held_out_samples", run.heldOutSamples},
                   {"base", run.base},
                   {"cancelled", run.cancelled},
                   {"engines", json::array()}};
    for (std::size_t i = 0; i < run.engines.size(); ++i)
        object["engines"].push_back(engineJson(run, i));
    return object;
}

std::string toCsv(const TrainingRecord &record)
{
    std::string text = "workload,preset,engine,device,label,status,step,epoch,seconds,loss,accuracy\r\n";
    for (const EngineTraining &training : record.run.engines) {
        const std::string start = cell(record.run.workload) + ',' + cell(record.run.preset) + ',' +
                                  cell(toText(training.use)) + ',' + cell(training.device) + ',' +
                                  cell(training.label) + ',' + cell(nameOf(training.status)) + ',';
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
