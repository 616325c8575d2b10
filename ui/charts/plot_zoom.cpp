// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/plot_zoom.h"

#include "words/guarded.h"

#include <cmath>

namespace overtake
{
namespace
{

constexpr double nearest = 1e-3; ///< of the whole range: nearer, neighbouring ticks would read alike

QCPRange limited(QCPRange range, const QCPRange &whole)
{
    if (range.size() >= whole.size())
        return whole;
    if (range.size() < nearest * whole.size()) {
        const double half = nearest * whole.size() / 2;
        range = {range.center() - half, range.center() + half};
    }
    return range.bounded(whole.lower, whole.upper);
}

void limit(QCPAxis &axis, const QCPRange &home)
{
    const QCPRange range = axis.range();
    if (axis.scaleType() == QCPAxis::stLinear)
        return axis.setRange(limited(range, home));
    const QCPRange whole(std::log10(home.lower), std::log10(home.upper));
    const QCPRange exponents = limited({std::log10(range.lower), std::log10(range.upper)}, whole);
    axis.setRange(exponents == whole ? home
                                     : QCPRange(std::pow(10, exponents.lower), std::pow(10, exponents.upper)));
}

} // namespace

PlotRanges rangesOf(const QCustomPlot &plot)
{
    return {plot.xAxis->range(), plot.yAxis->range()};
}

void letZoom(QCustomPlot &plot, std::function<PlotRanges()> home, std::function<void()> showAll)
{
    plot.setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    QObject::connect(&plot, &QCustomPlot::beforeReplot, &plot, guarded([&plot, home = std::move(home)] {
                         const PlotRanges ranges = home();
                         if (rangesOf(plot) == ranges)
                             return;
                         limit(*plot.xAxis, ranges.first);
                         limit(*plot.yAxis, ranges.second);
                     }));
    QObject::connect(&plot, &QCustomPlot::mouseDoubleClick, &plot, guarded(std::move(showAll)));
}

} // namespace overtake
