// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/plot_zoom.h"

#include "words/guarded.h"

#include <QCoreApplication>
#include <QScrollArea>
#include <QScrollBar>
#include <QWheelEvent>
#include <cmath>

namespace overtake
{
namespace
{

constexpr double nearest = 1e-3; ///< of the whole range: far from where the texts of ticks become equal

/// One that is no narrower than before stays as narrow, though the whole may have grown.
QCPRange limited(QCPRange range, const QCPRange &before, const QCPRange &whole)
{
    if (range.size() >= whole.size())
        return whole;
    if (range.size() < before.size() && range.size() < nearest * whole.size()) {
        const double half = nearest * whole.size() / 2;
        range = {range.center() - half, range.center() + half};
    }
    return range.bounded(whole.lower, whole.upper);
}

QCPRange exponentsOf(const QCPRange &range)
{
    return {std::log10(range.lower), std::log10(range.upper)};
}

void limit(QCPAxis &axis, const QCPRange &before, const QCPRange &home)
{
    const QCPRange range = axis.range();
    if (axis.scaleType() == QCPAxis::stLinear)
        return axis.setRange(limited(range, before, home));
    const QCPRange whole = exponentsOf(home);
    const QCPRange exponents = limited(exponentsOf(range), exponentsOf(before), whole);
    axis.setRange(exponents == whole ? home : QCPRange(std::pow(10, exponents.lower), std::pow(10, exponents.upper)));
}

/// In a page that can scroll the wheel scrolls.
class WheelFilter : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *plot, QEvent *event) override
    {
        if (event->type() != QEvent::Wheel || static_cast<QWheelEvent *>(event)->modifiers() & Qt::ControlModifier)
            return false;
        QScrollBar *bar = barBeside(static_cast<QWidget *>(plot));
        if (!bar || bar->maximum() == 0)
            return false;
        QCoreApplication::sendEvent(bar, event); // a plot lets no event through to its parent
        return true;
    }

private:
    static QScrollBar *barBeside(const QWidget *plot)
    {
        for (const QWidget *one = plot->parentWidget(); one && !one->isWindow(); one = one->parentWidget())
            if (const auto *area = qobject_cast<const QScrollArea *>(one))
                return area->verticalScrollBar();
        return nullptr;
    }
};

} // namespace

PlotRanges rangesOf(const QCustomPlot &plot)
{
    return {plot.xAxis->range(), plot.yAxis->range()};
}

void letZoom(QCustomPlot &plot, std::function<PlotRanges()> home, std::function<void()> showAll)
{
    plot.setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    plot.installEventFilter(new WheelFilter(&plot));
    QObject::connect(&plot, &QCustomPlot::beforeReplot, &plot,
                     guarded([&plot, home = std::move(home), before = rangesOf(plot)]() mutable {
                         if (const PlotRanges ranges = home(); rangesOf(plot) != ranges) {
                             limit(*plot.xAxis, before.first, ranges.first);
                             limit(*plot.yAxis, before.second, ranges.second);
                         }
                         before = rangesOf(plot);
                     }));
    QObject::connect(&plot, &QCustomPlot::mouseDoubleClick, &plot, guarded(std::move(showAll)));
}

} // namespace overtake
