// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/training_words.h"

#include "charts/chart_context.h"
#include "measure/compare/doubt.h"
#include "panels/headline_text.h"
#include "words/chart_words.h"
#include "words/core_text.h"
#include "words/number_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace overtake
{
namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Training)
};

QString text(const Agreement &agreement, const QString &base, const QString &other)
{
    if (!agreement.whyNot.empty())
        return coreMessage(agreement.whyNot);
    if (agreement.steps == 0)
        return {};
    const QString first = shareText(agreement.firstTolerance);
    if (agreement.partsAt == std::int64_t{1}) // an error of that engine, which says so
        return {};
    if (agreement.partsAt) {
        const QString step = countText(static_cast<double>(*agreement.partsAt));
        return std::isfinite(agreement.partsBy)
                   ? Words::tr(
                         "The losses of %1 and %2 part at step %3, where they differ by %4 (tolerance %5). Each step "
                         "starts from weights that the previous step rounded, and a high learning rate makes such "
                         "differences grow fast. After that step, both runs are equally valid: compare their reports.")
                         .arg(other, base, step, shareText(agreement.partsBy), shareText(agreement.partsTolerance))
                   : Words::tr("The losses of %1 and %2 part at step %3, where one of them is no longer a number.")
                         .arg(other, base, step);
    }
    const QString steps = agreement.steps == 1
                              ? Words::tr("1 step")
                              : Words::tr("%1 steps").arg(countText(static_cast<double>(agreement.steps)));
    const QString last = shareText(agreement.lastTolerance);
    const QString tolerance = first == last ? Words::tr("tolerance %1.").arg(first)
                                            : Words::tr("tolerance %1 at the first step, %2 at the last, because each "
                                                        "step starts from weights that the previous step rounded.")
                                                  .arg(first, last);
    if (agreement.largestStep == 0)
        return Words::tr("Same weights, same batches: the losses of %1 and %2 agree exactly over %3.",
                         "engine, engine, 5 steps")
            .arg(other, base, steps);
    return Words::tr("Same weights, same batches: the losses of %1 and %2 agree over %3, to %4 (step %5); %6",
                     "engine, engine, 5 steps, share, number, tolerance")
        .arg(other, base, steps, shareText(agreement.largest), countText(static_cast<double>(agreement.largestStep)),
             tolerance);
}

} // namespace

QString introductionText(const QString &workload, const QStringList &engines, qint64 epochs, bool isText,
                         bool holdsBack)
{
    const QString names = engines.join(Words::tr(" and ")).toHtmlEscaped();
    const bool isAlone = engines.size() < 2;
    QString text =
        isAlone ? Words::tr("<p><b>%1</b>, trained on %2.</p>").arg(workload.toHtmlEscaped(), names)
                : Words::tr("<p><b>%1</b>, trained on %2: in turn, from the same weights with the same batches.</p>")
                      .arg(workload.toHtmlEscaped(), names);
    text +=
        Words::tr("<p>Loss and accuracy of each engine will appear here while it learns, over its own seconds. Then "
                  "comes whether the losses agree, and at the end %1.</p>")
            .arg(isText ? Words::tr("the loss of each on text that training did not see, and a field to generate text")
                 : holdsBack ? Words::tr("a classification report for each, on samples that training did not see")
                             : Words::tr("a classification report for each, on the samples that it learned from"));
    text += Words::tr("<p><b>Start training</b> (Ctrl+T) uses the settings on the left. Epochs: %1.</p>")
                .arg(countText(static_cast<double>(epochs)));
    if (isAlone)
        text += Words::tr("<p>Tick a second engine on the left to see two side by side. A predicted one cannot be "
                          "trained.</p>");
    return text;
}

QString speedText(const TrainingRun &run, const QStringList &labels)
{
    QStringList sentences;
    for (std::size_t i = 0; i < run.engines.size(); ++i) {
        const EngineTraining &base = run.engines[run.base];
        const auto speedUp = i == run.base ? std::nullopt : trainingSpeedUp(base, run.engines[i]);
        if (!speedUp)
            continue;
        const QString baseLabel = labels[static_cast<qsizetype>(run.base)];
        const QString label = labels[static_cast<qsizetype>(i)];
        const QString baseCase = Words::tr("baseline %1: %2 an epoch").arg(baseLabel, secondsText(base.epochSeconds()));
        const bool baseIsFaster = speedUp->leaning() == Verdict::BaseFaster;
        PointVerdict verdict;
        verdict.kind = PointVerdict::Kind::Faster;
        verdict.rangeOf = speedUp->rangeOf;
        verdict.interval = baseIsFaster ? Interval{1 / speedUp->ci95.high, 1 / speedUp->ci95.low} : speedUp->ci95;
        const QString certainty = certaintyText(verdict);
        if (speedUp->leaning() == Verdict::TooClose)
            sentences
                << Words::tr(
                       "%1 and %2: too close to call, because no difference of more than 3 % is certain (%3; %4).")
                       .arg(label, baseLabel, certainty, baseCase);
        else
            sentences << Words::tr("%1 trains %2 times as fast as %3 (%4; %5).")
                             .arg(baseIsFaster ? baseLabel : label,
                                  fasterText(baseIsFaster ? 1 / speedUp->median : speedUp->median, verdict.interval.low,
                                             verdict.interval.high),
                                  baseIsFaster ? label : baseLabel, certainty, baseCase);
        if (speedUp->doubt != Doubt::None)
            sentences.last() = Words::tr("Provisional: %1 %2", "two sentences")
                                   .arg(sentences.last(), coreMessage(doubtText(speedUp->doubt)));
    }
    return sentences.join(QLatin1Char('\n'));
}

QString agreementText(const TrainingRun &run, const QStringList &labels)
{
    QStringList sentences;
    for (std::size_t i = 0; i < run.engines.size(); ++i) {
        if (i == run.base)
            continue;
        const QString sentence =
            text(run.agreements[i], labels[static_cast<qsizetype>(run.base)], labels[static_cast<qsizetype>(i)]);
        if (!sentence.isEmpty())
            sentences << sentence;
    }
    return sentences.join(QLatin1Char('\n'));
}

QString troubleText(const TrainingRun &run, const QStringList &labels)
{
    const QString said = ChartWords::tr("%1: %2", "who, what");
    QStringList sentences;
    for (std::size_t i = 0; i < run.engines.size(); ++i) {
        const EngineTraining &training = run.engines[i];
        const QString label = labels[static_cast<qsizetype>(i)];
        const QString what = training.status == PointStatus::Cancelled ? said : Words::tr("%1 failed: %2");
        if (!training.reason.empty())
            sentences << what.arg(label, coreMessage(training.reason));
        if (!training.noReport.empty())
            sentences << said.arg(label, coreMessage(training.noReport));
    }
    return sentences.join(QLatin1Char('\n'));
}

QString judgedText(const TrainingRun &run)
{
    if (run.heldOutSamples == 1)
        return Words::tr("Classification report on 1 sample that training did not see");
    if (run.heldOutSamples > 0)
        return Words::tr("Classification report on %1 samples that training did not see")
            .arg(countText(static_cast<double>(run.heldOutSamples)));
    if (run.trainingSamples == 1)
        return Words::tr("Classification report on the training set itself, 1 sample: nothing was held out");
    return Words::tr("Classification report on the training set itself, %1 samples: nothing was held out")
        .arg(countText(static_cast<double>(run.trainingSamples)));
}

QString unseenText(const TrainingRun &run, const QStringList &labels)
{
    QStringList losses;
    std::int64_t tokens = 0;
    for (std::size_t i = 0; i < run.engines.size(); ++i) {
        const EngineTraining &training = run.engines[i];
        if (!training.unseenLoss)
            continue;
        tokens = training.unseenLoss->tokens;
        const QString label = labels[static_cast<qsizetype>(i)];
        const QString loss = QLocale().toString(training.unseenLoss->loss, 'f', 3);
        losses << (training.curve.empty()
                       ? Words::tr("%1 %2", "engine, its loss").arg(label, loss)
                       : Words::tr("%1 %2 (in training at last %3)", "engine, its loss")
                             .arg(label, loss, QLocale().toString(training.curve.back().loss, 'f', 3)));
    }
    if (losses.isEmpty())
        return {};
    return Words::tr("Loss on %1 characters of text that training did not see: %2.")
        .arg(countText(static_cast<double>(tokens)), joinedText(losses));
}

QString progressText(const TrainingUpdate &update)
{
    if (update.stage == TrainingProgress::Stage::Preparing)
        return Words::tr("Preparing the data and the engines");
    if (update.stage == TrainingProgress::Stage::Judging)
        return Words::tr("Judging the trained model");
    QStringList parts;
    if (update.secondsLeft)
        parts << Words::tr("%1 left").arg(leftText(*update.secondsLeft));
    QStringList epochs;
    for (const EngineTraining &training : update.run.engines)
        if (training.stepsDone > 0)
            epochs << QString::number(std::min(update.run.epochs, training.stepsDone / training.stepsPerEpoch + 1));
    epochs.removeDuplicates();
    if (!epochs.isEmpty())
        parts << Words::tr("epoch %1 of %2").arg(epochs.join(QStringLiteral(" / "))).arg(update.run.epochs);
    return parts.join(QStringLiteral(", "));
}

QString trainingCaption(const TrainingRecord &record)
{
    RunRecord run{record.date, record.machine, {}};
    run.sweep.workload = record.run.workload;
    run.sweep.parameters = record.run.parameters;
    for (const EngineTraining &training : record.run.engines)
        run.sweep.engines.push_back(training.use);
    return captionFor(run, record.run.data);
}

QString trainingSubject(const TrainingRecord &record, bool opened)
{
    const QString all = trainingCaption(record);
    const QString what = opened ? all : all.section(QStringLiteral(" · "), 0, 1);
    const TrainingRun &run = record.run;
    if (run.heldOutSamples == 0)
        return what;
    return what + QStringLiteral(" · ") +
           Words::tr("an epoch here is %1; held out: %2", "670 samples, number")
               .arg(run.trainingSamples == 1
                        ? Words::tr("1 sample")
                        : Words::tr("%1 samples").arg(countText(static_cast<double>(run.trainingSamples))),
                    countText(static_cast<double>(run.heldOutSamples)));
}

} // namespace overtake
