// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Results of training in sentences, in the user's language. Pure functions.
#pragma once

#include "report/training_file.h"
#include "training/training_runner.h"

#include <QString>
#include <QStringList>

namespace overtake
{

/// Explains what will appear once `engines` are trained; rich text.
QString introductionText(const QString &workload, const QStringList &engines, qint64 epochs, bool isText,
                         bool holdsBack);
/// Who is faster, with the baseline and its absolute time; empty before there is anything to say. `labels` are those
/// of the run's engines.
QString speedText(const TrainingRun &run, const QStringList &labels);
/// Whether the losses agree, engine by engine.
QString agreementText(const TrainingRun &run, const QStringList &labels);
/// Engines that failed or were stopped, and reports that could not be made.
QString troubleText(const TrainingRun &run, const QStringList &labels);
/// Data on which the classification report is based.
QString judgedText(const TrainingRun &run);
/// Losses of models of text on data that training did not see; empty if there are none.
QString unseenText(const TrainingRun &run, const QStringList &labels);
/// How far it is: what is being done, the time left, the epoch.
QString progressText(const TrainingUpdate &update);
/// Workload, parameters, data, machine and date.
QString trainingCaption(const TrainingRecord &record);
/// The first of that, or all of it where it is `opened` from a file, and why an epoch takes less here than in the
/// charts of measurements.
QString trainingSubject(const TrainingRecord &record, bool opened);

} // namespace overtake
