// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>
#include <utility>

namespace overtake
{

using PlotRanges = std::pair<QCPRange, QCPRange>; ///< of xAxis and yAxis

PlotRanges rangesOf(const QCustomPlot &plot);
void setRanges(QCustomPlot &plot, const PlotRanges &ranges);

/// The wheel scrolls the page where that can scroll: the plot would swallow it.
void letScroll(QCustomPlot &plot);

/// The wheel (with Ctrl, where the page can scroll) zooms the plot and a drag moves it, inside the ranges that show all
/// and down to a thousandth of them. A double click shows all. A child of the plot.
class PlotZoom : public QObject
{
public:
    explicit PlotZoom(QCustomPlot &plot);

    /// Other ranges show all from now on. A zoom stays.
    void setHome(const PlotRanges &home);
    void showAll() { setRanges(m_plot, m_home); }

private:
    QCustomPlot &m_plot;
    PlotRanges m_home;
};

} // namespace overtake
