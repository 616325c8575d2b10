// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <qcustomplot.h>
#include <utility>

namespace overtake
{

using PlotRanges = std::pair<QCPRange, QCPRange>; ///< of xAxis and yAxis

PlotRanges rangesOf(const QCustomPlot &plot);

/// The wheel (with Ctrl, where the page can scroll) zooms the plot and a drag moves it, inside `home()` (the ranges
/// that show all) and down to a thousandth of it. A double click calls `showAll`.
void letZoom(QCustomPlot &plot, std::function<PlotRanges()> home, std::function<void()> showAll);

} // namespace overtake
