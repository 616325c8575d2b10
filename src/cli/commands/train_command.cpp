// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/commands/outcome.h"
#include "cli/commands/selection.h"
#include "cli/text/comparison_text.h"
#include "cli/text/progress_bar.h"
#include "cli/text/text_table.h"
#include "cli/text/training_text.h"
#include "cli/text/words.h"
#include "file/message_json.h"
#include "report/run_file.h"
#include "report/training_file.h"
#include "text/error.h"
#include "text/format.h"
#include "text/joined.h"
#include "train/text_sampler.h"
#include "train/trainer.h"
#include "workloads/gpt.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace overtake::cli
{
namespace
{

std::string trainableNames()
{
    std::vector<std::string> names;
    for (const auto &workload : allWorkloads())
        if (canTrain(*workload))
            names.push_back(workload->id());
    return joined(names, ", ");
}

void requireTraining(const Selection &selection)
{
    if (!canTrain(*selection.workload))
        throw UsageError(sentence("The workload %1 has nothing to train. Workloads that can be trained: %2.",
                                  selection.workload->id(), trainableNames()));
    if (selection.settings.has("mode") && selection.settings.text("mode") != "training")
        throw UsageError(
            sentence("--set mode=%1 contradicts training: leave it out.", selection.settings.text("mode")));
}

std::string progressText(const TrainingProgress &progress)
{
    switch (progress.stage) {
    case TrainingProgress::Stage::Preparing:
        return tr("preparing");
    case TrainingProgress::Stage::Judging:
        return tr("judging the trained model");
    case TrainingProgress::Stage::Training:
        break;
    }
    // Short, because a line that wraps cannot be written over.
    std::string text;
    for (const EngineTraining &training : progress.run.engines) {
        if (training.stepsDone == 0)
            continue;
        const std::int64_t epoch = std::min(progress.run.epochs, training.stepsDone / training.stepsPerEpoch + 1);
        text += (text.empty() ? "" : "; ") + std::to_string(epoch) + "/" + std::to_string(progress.run.epochs) + " " +
                training.use.id;
        if (training.curve.empty())
            continue;
        text += " " + tr("loss %1", formatCount(std::round(training.curve.back().loss * 1e3) / 1e3));
        if (const auto accuracy = training.curve.back().accuracy)
            text += " " + formatCount(std::round(*accuracy * 100)) + " %";
    }
    return text.empty() ? tr("epoch") : tr("epoch %1", text);
}

/// Files of what was trained, if anything was.
void writeTraining(const CommandLine &line, const TrainingRecord &record)
{
    const auto &engines = record.run.engines;
    if (std::ranges::none_of(engines, [](const EngineTraining &one) { return one.stepsDone > 0; }))
        return;
    writeEach({{line.out, [&](const std::string &path) { writeTrainingFile(path, record); }},
               {line.csv, [&](const std::string &path) { writeCsv(path, record); }}});
}

TrainingRun trainWithProgress(const CommandLine &line, const Environment &environment, const Workload &workload,
                              const TrainingRequest &request)
{
    ProgressBar bar(environment.err, environment.clock, environment.showProgress);
    TrainingOptions options;
    options.stop = environment.stop; // a stopped training is still evaluated and printed
    options.progress = [&](const TrainingProgress &progress) {
        if (progress.stage == TrainingProgress::Stage::Judging && environment.stop.stop_requested())
            writeEarly(line, [&](const CommandLine &files) {
                writeTraining(files, makeTrainingRecord(progress.run, thisMachine())); // judging takes long
            });
        if (progress.stage != TrainingProgress::Stage::Training || bar.isDue())
            bar.update(progress.share, progressText(progress), progress.secondsLeft);
    };
    return runTraining(environment.engines, environment.clock, environment.watch, workload, request, options);
}

constexpr double mostCharacters = 100000;
constexpr double boldest = 10;

/// Options of --sample; nothing if it was not given.
std::optional<TextSampling> samplingOf(const CommandLine &line, const Workload &workload)
{
    if (line.sample.empty()) {
        if (!line.prompt.empty() || !line.temperature.empty())
            throw UsageError(sentence("--prompt and --temperature belong to --sample: give the number of characters."));
        return std::nullopt;
    }
    if (workload.id() != gptId)
        throw UsageError(
            sentence("--sample lets the workload gpt generate text; %1 does not learn text.", workload.id()));
    TextSampling sampling;
    sampling.characters =
        static_cast<std::int64_t>(parseNumber("--sample", line.sample, ParameterKind::Integer, 1, mostCharacters));
    sampling.prompt = line.prompt;
    if (!line.temperature.empty())
        sampling.temperature = parseNumber("--temperature", line.temperature, ParameterKind::Real, 0, boldest);
    return sampling;
}

struct WrittenText {
    Label label;
    std::string text;
    Message whyNot; ///< not empty: there is none
};

/// Texts generated by each engine's model. If Ctrl-C ended training, the models trained until then still generate text.
std::vector<WrittenText> writeTexts(const Environment &environment, const TrainingRun &run,
                                    const TextSampling &sampling)
{
    std::vector<WrittenText> texts;
    const std::stop_token stop = environment.stop.stop_requested() ? std::stop_token() : environment.stop;
    for (const EngineTraining &training : run.engines) {
        if (!training.trained)
            continue;
        const EngineUse writer = writerFor(training.use, environment.engines);
        Engine &engine = environment.engines.require(writer.id);
        try {
            throwIfStopped(stop);
            texts.push_back({training.label,
                             sampleText(engine, engine.completed(writer.options), run.parameters, *training.trained,
                                        sampling, stop),
                             {}});
        } catch (const Error &error) {
            texts.push_back({training.label, {}, error.message()});
        }
    }
    return texts;
}

int reportOutcome(const Environment &environment, const TrainingRun &run)
{
    for (const EngineTraining &training : run.engines) {
        if (training.status == PointStatus::Failed) {
            printError(environment, sentence("%1 failed: %2", toText(training.use), training.reason));
            return someFailed;
        }
    }
    if (run.cancelled) {
        printError(environment, sentence("Stopped. The training so far is shown."));
        return someFailed;
    }
    return allMeasured;
}

} // namespace

int train(const CommandLine &line, const Environment &environment)
{
    Selection selection = selectWork(line);
    requireTraining(selection);
    setByOption("epochs", line.epochs, selection);
    TrainingRequest request;
    request.preset = selection.preset == nullptr ? "" : selection.preset->name;
    request.parameters = trainingParameters(*selection.workload, selection.parameters);
    request.engines = selectEngines(line, selection, environment.engines, defaultComparison(environment.engines));
    requireHonest(request.engines, sentence("A training"));
    if (!line.heldOut.empty())
        request.heldOutShare = parseNumber("--held-out", line.heldOut, ParameterKind::Real, 0, mostHeldOut);
    if (!line.heldOut.empty() && selection.workload->id() == gptId)
        throw UsageError(sentence("--held-out keeps samples back, but gpt always holds the last tenth of the text out: "
                                  "leave --held-out out."));
    const std::optional<TextSampling> sampling = samplingOf(line, *selection.workload);
    request.keepParameters = sampling.has_value();
    if (sampling)
        given([&] { checkPrompt(sampling->prompt, request.parameters); });
    requireWritableTargets(line, filesOf(selection));

    const Workload &workload = *selection.workload;
    if (!line.json)
        printHeading(line, environment,
                     tr("%1: training", inWords(workload.label())) + "\n" +
                         wrapped(parametersText(workload.parameters(), request.parameters), 2),
                     request.engines);
    const TrainingRecord record =
        makeTrainingRecord(trainWithProgress(line, environment, workload, request), thisMachine());
    const TrainingRun &run = record.run;
    Message problem; // said at the end: it must not cost what was trained
    try {
        writeTraining(line, record);
    } catch (const Error &error) {
        problem = error.message();
    }
    const auto texts = sampling ? writeTexts(environment, run, *sampling) : std::vector<WrittenText>();
    if (line.json) {
        nlohmann::json object = toJson(record);
        for (const WrittenText &written : texts)
            object["texts"].push_back(
                written.whyNot.empty() ? nlohmann::json{{"label", toText(written.label)}, {"text", written.text}}
                                       : nlohmann::json{{"label", toText(written.label)}, {"no_text", written.whyNot}});
        environment.out << jsonText(object);
    } else {
        const bool isText = std::ranges::any_of(
            run.engines, [](const EngineTraining &training) { return training.unseenLoss.has_value(); });
        const std::string samples = run.trainingSamples == 1
                                        ? tr("1 sample")
                                        : tr("%1 samples", formatCount(static_cast<double>(run.trainingSamples)));
        environment.out << (isText ? tr("Data: %1; %2 to train on, the last tenth of the text held out",
                                        inWords(run.data), samples)
                                   : tr("Data: %1; %2 to train on, %3 held out", inWords(run.data), samples,
                                        formatCount(static_cast<double>(run.heldOutSamples))))
                        << "\n\n"
                        << trainingText(run);
        for (const WrittenText &written : texts)
            environment.out
                << (written.whyNot.empty()
                        ? "\n" + tr("Generated by the model of %1:", inWords(written.label)) + "\n" + written.text
                        : "\n" + tr("No text by the model of %1: %2", inWords(written.label), inWords(written.whyNot)))
                << "\n";
    }
    const int outcome = reportOutcome(environment, run);
    if (!problem.empty()) {
        printError(environment, problem);
        return someFailed;
    }
    const bool allWritten = std::ranges::all_of(texts, [](const WrittenText &one) { return one.whyNot.empty(); });
    const bool isCut = sampling && environment.stop.stop_requested();
    return allWritten && !isCut ? outcome : someFailed;
}

} // namespace overtake::cli
