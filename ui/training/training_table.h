// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A training in figures: a row for each engine, or all points of their curves. `labels` are those of the run's engines.
// Pure functions.
#pragma once

#include "train/training.h"
#include "words/figure_table.h"

#include <QStringList>

namespace overtake
{

/// How far each engine has come, what that took, and how good it is.
FigureTable trainingTable(const TrainingRun &run, const QStringList &labels);
/// Loss and accuracy at each point of the curves.
FigureTable trainingCurves(const TrainingRun &run, const QStringList &labels);

} // namespace overtake
