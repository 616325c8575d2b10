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
        if (event->type() != QEvent::Wheel)
            return false;
        const auto &wheel = *static_cast<QWheelEvent *>(event);
        if (wheel.modifiers() & Qt::ControlModifier)
            return false;
        QScrollBar *bar = barBeside(static_cast<QWidget *>(plot));
        if (!bar || bar->maximum() == 0)
            return false;
        const bool isSideways = std::abs(wheel.angleDelta().x()) > std::abs(wheel.angleDelta().y());
        if (!isSideways)                             // a bar would take that for its own
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

void setRanges(QCustomPlot &plot, const PlotRanges &ranges)
{
    plot.xAxis->setRange(ranges.first);
    plot.yAxis->setRange(ranges.second);
}

void letScroll(QCustomPlot &plot)
{
    plot.installEventFilter(new WheelFilter(&plot));
}

PlotZoom::PlotZoom(QCustomPlot &plot) : QObject(&plot), m_plot(plot), m_home(rangesOf(plot))
{
    plot.setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    letScroll(plot);
    connect(&plot, &QCustomPlot::beforeReplot, this, guarded([this, before = m_home]() mutable {
        if (rangesOf(m_plot) != m_home) {
            limit(*m_plot.xAxis, before.first, m_home.first);
            limit(*m_plot.yAxis, before.second, m_home.second);
        }
        before = rangesOf(m_plot);
    }));
    connect(&plot, &QCustomPlot::mouseDoubleClick, this, guarded([this] {
        showAll();
        m_plot.replot();
    }));
}

void PlotZoom::setHome(const PlotRanges &home)
{
    const bool isZoomed = rangesOf(m_plot) != m_home;
    m_home = home;
    if (!isZoomed)
        showAll();
}

} // namespace overtake
