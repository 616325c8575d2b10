// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Draws the points of two features by class, and behind them the class that the model gives to each place. Window
// thread only.
#pragma once

#include "charts/chart_theme.h"
#include "train/decision_regions.h"

namespace overtake
{

/// Replaces what the plot had; axes, legend and fonts are themed by the caller. `engine`: whose model it is.
void drawDecision(QCustomPlot &plot, const DecisionRegions &regions, const QString &engine, const ChartTheme &theme);

} // namespace overtake
