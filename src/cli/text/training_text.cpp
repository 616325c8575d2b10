// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/training_text.h"

#include "cli/text/text_table.h"
#include "cli/text/verdict_text.h"
#include "cli/text/words.h"
#include "report/names.h"
#include "text/format.h"

#include <algorithm>
#include <cmath>

namespace overtake::cli
{
namespace
{

constexpr std::int64_t mostEpochs = 12; ///< more lines would be unreadable; the files have all
constexpr std::size_t mostClasses = 20; ///< likewise

std::string percentText(const std::optional<double> &share)
{
    return share ? formatFixed(100 * *share, 2) + " %" : "";
}

bool isShown(std::int64_t epoch, std::int64_t epochs)
{
    const std::int64_t stride = (epochs + mostEpochs - 1) / mostEpochs;
    return epoch % stride == 0 || epoch == 1 || epoch == epochs;
}

/// A time of the table is not that of the verdict, by more than noise.
bool epochsDiffer(const EngineTraining &training)
{
    constexpr double noise = 0.05;
    return std::ranges::any_of(training.epochs, [&](const TrainingEpoch &epoch) {
        return std::abs(epoch.seconds / training.epochSeconds() - 1) > noise;
    });
}

bool hasVerdict(const TrainingRun &run)
{
    for (std::size_t i = 0; i < run.engines.size(); ++i)
        if (i != run.base && trainingSpeedUp(run.engines[run.base], run.engines[i]))
            return true;
    return false;
}

std::string epochsText(const TrainingRun &run)
{
    TextTable table({{tr("epoch"), Align::Right},
                     {tr("engine")},
                     {tr("loss"), Align::Right},
                     {tr("accuracy"), Align::Right},
                     {tr("time"), Align::Right}});
    bool hasRows = false;
    for (std::int64_t epoch = 1; epoch <= run.epochs; ++epoch) {
        if (!isShown(epoch, run.epochs))
            continue;
        for (const EngineTraining &training : run.engines) {
            if (epoch > static_cast<std::int64_t>(training.epochs.size()))
                continue;
            const TrainingEpoch &one = training.epochs[static_cast<std::size_t>(epoch - 1)];
            table.addRow({std::to_string(epoch), inWords(training.label), formatFixed(one.loss, 5),
                          percentText(one.accuracy), formatSeconds(one.seconds)});
            hasRows = true;
        }
    }
    if (!hasRows)
        return tr("No epoch was completed.") + "\n";
    const EngineTraining &base = run.engines[run.base];
    return table.text() +
           (hasVerdict(run) && epochsDiffer(base)
                ? wrapped(tr("The verdict's %1 an epoch is the median of the rounds, without the cold first step.",
                             formatSeconds(base.epochSeconds())))
                : std::string());
}

std::string timesText(const TrainingRun &run)
{
    TextTable table({{tr("engine")},
                     {tr("status")},
                     {tr("set-up"), Align::Right},
                     {tr("steps"), Align::Right},
                     {tr("time"), Align::Right},
                     {tr("throughput"), Align::Right}});
    for (const EngineTraining &training : run.engines) {
        const bool hasRun = training.stepsDone > 0;
        std::string status = training.status == PointStatus::Measured ? tr("trained") : statusWord(training.status);
        status += training.disturbed ? ", " + tr("disturbed") : "";
        table.addRow({inWords(training.label), status, hasRun ? formatSeconds(training.setupSeconds) : "",
                      hasRun ? formatCount(static_cast<double>(training.stepsDone)) : "",
                      hasRun ? formatSeconds(training.seconds) : "",
                      hasRun ? formatItemRate(training.itemsPerSecond(), inWords(run.itemName)) : ""});
    }
    return table.text();
}

std::string trainingVerdict(const TrainingRun &run, std::size_t other)
{
    const EngineTraining &base = run.engines[run.base];
    const EngineTraining &rival = run.engines[other];
    const auto speedUp = trainingSpeedUp(base, rival);
    return speedUp ? verdictText(*speedUp, {.base = inWords(base.label),
                                            .other = inWords(rival.label),
                                            .baseEpochSeconds = base.epochSeconds(),
                                            .isTraining = true}) +
                         "\n"
                   : std::string();
}

/// The scores of one class; zeros where this engine neither met nor named it.
ClassScores scoresOf(const ClassReport &report, std::size_t index)
{
    return index < report.classes.size() ? report.classes[index] : ClassScores{};
}

std::string reportsText(const TrainingRun &run)
{
    std::vector<const EngineTraining *> judged;
    std::size_t classes = 0;
    std::string text;
    for (const EngineTraining &training : run.engines) {
        if (training.report) {
            judged.push_back(&training);
            classes = std::max(classes, training.report->classes.size());
        } else if (!training.noReport.empty()) {
            text += inWords(training.label) + ": " + inWords(training.noReport) + "\n";
        }
    }
    if (judged.empty())
        return text;

    std::vector<TextTable::Column> columns{{tr("class")}, {tr("support"), Align::Right}, {""}};
    for (const EngineTraining *training : judged)
        columns.push_back({inWords(training->label), Align::Right});
    TextTable table(columns);
    const auto addRow = [&](const std::string &group, const std::string &support, const std::string &figure,
                            auto value) {
        std::vector<std::string> cells{group, support, figure};
        for (const EngineTraining *training : judged)
            cells.push_back(formatFixed(value(*training->report), 4));
        table.addRow(cells);
    };
    const auto addScores = [&](const std::string &group, const std::string &support, auto scores) {
        addRow(group, support, tr("precision"), [&](const ClassReport &report) { return scores(report).precision; });
        addRow("", "", tr("recall"), [&](const ClassReport &report) { return scores(report).recall; });
        addRow("", "", "F1", [&](const ClassReport &report) { return scores(report).f1; });
    };
    for (std::size_t index = 0; index < std::min(classes, mostClasses); ++index)
        addScores(std::to_string(index),
                  formatCount(static_cast<double>(scoresOf(*judged.front()->report, index).support)),
                  [index](const ClassReport &report) { return scoresOf(report, index); });
    const std::string all = formatCount(static_cast<double>(judged.front()->report->samples));
    addRow(tr("all"), all, tr("accuracy"), [](const ClassReport &report) { return report.accuracy; });
    addScores(tr("macro average"), "", [](const ClassReport &report) { return report.macro; });
    addScores(tr("weighted average"), "", [](const ClassReport &report) { return report.weighted; });
    text += tr("Classification report on %1:", inWords(judgedOn(run))) + "\n" + table.text(2);
    if (classes > mostClasses)
        text += "  " +
                (classes == mostClasses + 1 ? tr("1 more class is in the file of --out.")
                                            : tr("%1 more classes are in the file of --out.", classes - mostClasses)) +
                "\n";
    return text;
}

/// Table for models of text: the loss on unseen text, beside the loss in training.
std::string unseenText(const TrainingRun &run)
{
    TextTable table({{tr("engine")}, {tr("loss"), Align::Right}, {tr("in training"), Align::Right}});
    std::int64_t tokens = 0;
    for (const EngineTraining &training : run.engines) {
        if (!training.unseenLoss)
            continue;
        tokens = training.unseenLoss->tokens;
        table.addRow({inWords(training.label), formatFixed(training.unseenLoss->loss, 5),
                      training.curve.empty() ? "" : formatFixed(training.curve.back().loss, 5)});
    }
    return tokens == 0 ? ""
                       : "\n" +
                             tr("Loss on %1 %2 that training did not see, beside that of the last point of training:",
                                formatCount(static_cast<double>(tokens)), inWords(run.itemName)) +
                             "\n" + table.text(2);
}

} // namespace

std::string trainingText(const TrainingRun &run)
{
    std::string text = epochsText(run) + "\n" + timesText(run);
    std::string statements;
    for (std::size_t i = 0; i < run.engines.size(); ++i)
        if (i != run.base)
            statements += trainingVerdict(run, i);
    for (std::size_t i = 0; i < run.engines.size(); ++i) {
        if (i != run.base && (run.engines[i].stepsDone > 0 || !run.agreements[i].whyNot.empty()))
            statements += wrapped(inWords(
                toMessage(run.agreements[i], toMessage(run.engines[run.base].label), toMessage(run.engines[i].label))));
    }
    for (const EngineTraining &training : run.engines)
        if (!training.reason.empty())
            statements += inWords(training.label) + ": " + inWords(training.reason) + "\n";
    text += (statements.empty() ? "" : "\n") + statements;
    const std::string reports = reportsText(run);
    return text + unseenText(run) + (reports.empty() ? "" : "\n") + reports;
}

} // namespace overtake::cli
