// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The chart's answers to mouse and keyboard: drag the cursor, drag or wheel to zoom, hover for exact values.
#include "charts/chart_layers.h"
#include "charts/curve_chart.h"
#include "charts/end_labels.h"
#include "charts/ghost.h"
#include "charts/point_text.h"
#include "words/chart_words.h"
#include "workloads/divisibility.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

namespace overtake
{
namespace
{

constexpr double shortestDrag = 8; // pixels; less is a click
constexpr double wheelFactor = 0.8;
constexpr double keyStep = 0.01; // share of the axis

} // namespace

bool CurveChart::nearCursor(const QPointF &position) const
{
    const double reach = std::max(6.0, m_theme.lineWidth * 2);
    return m_cursor && xAxis->range().contains(*m_cursor) &&
           std::abs(position.x() - xAxis->coordToPixel(*m_cursor)) <= reach;
}

double CurveChart::clampedValue(double pixelX) const
{
    const QRect area = axisRect()->rect();
    const double inside = std::clamp(pixelX, static_cast<double>(area.left()), static_cast<double>(area.right()));
    const double value = xAxis->pixelToCoord(inside);
    return std::clamp(value, m_snapshot.context.from, m_snapshot.context.to);
}

void CurveChart::mousePressEvent(QMouseEvent *event)
{
    emit gestureBegun();
    m_pressed = event->position();
    m_pressedRange = xAxis->range();
    if (event->button() == Qt::LeftButton && movesGuess(m_pressed)) {
        m_drag = Drag::Guess;
        event->accept();
        return;
    }
    const bool pans = event->button() == Qt::MiddleButton ||
                      (event->button() == Qt::LeftButton && event->modifiers().testFlag(Qt::ShiftModifier));
    if (pans)
        m_drag = Drag::Pan;
    else if (event->button() == Qt::LeftButton)
        m_drag = nearCursor(m_pressed) ? Drag::Cursor : Drag::Zoom;
    event->accept();
}

void CurveChart::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF position = event->position();
    switch (m_drag) {
    case Drag::Cursor:
        emit cursorDragged(clampedValue(position.x()));
        break;
    case Drag::Guess:
        movesGuess(position);
        break;
    case Drag::Zoom: {
        const QRectF area(axisRect()->rect());
        const double from = std::clamp(m_pressed.x(), area.left(), area.right());
        const double to = std::clamp(position.x(), area.left(), area.right());
        if (std::abs(to - from) >= shortestDrag) {
            m_selection = QRectF(std::min(from, to), area.top(), std::abs(to - from), area.height());
            repaintCursor();
        } else if (m_selection) {
            m_selection.reset();
            repaintCursor();
        }
        break;
    }
    case Drag::Pan: {
        // pixelToCoord follows the range, which moves with the drag: measure against the range at the press.
        const double part = (m_pressed.x() - position.x()) / axisRect()->width();
        if (xAxis->scaleType() == QCPAxis::stLogarithmic) {
            const double factor = std::pow(m_pressedRange.upper / m_pressedRange.lower, part);
            emit zoomRequested(m_pressedRange.lower * factor, m_pressedRange.upper * factor);
        } else {
            const double shift = m_pressedRange.size() * part;
            emit zoomRequested(m_pressedRange.lower + shift, m_pressedRange.upper + shift);
        }
        break;
    }
    case Drag::None: {
        const std::vector<EndLabel> labels = endLabels(*this);
        const bool onLabel =
            std::ranges::any_of(labels, [&](const EndLabel &label) { return label.rect.contains(position); });
        QWidget::setCursor(onLabel ? Qt::PointingHandCursor
                                   : (nearCursor(position) ? Qt::SizeHorCursor : Qt::ArrowCursor));
        const QString text = textAt(position);
        if (text.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(event->globalPosition().toPoint(), text, this);
        break;
    }
    }
    event->accept();
}

void CurveChart::mouseReleaseEvent(QMouseEvent *event)
{
    const Drag drag = std::exchange(m_drag, Drag::None);
    if (drag == Drag::Zoom && m_selection) {
        const QRectF selection = *m_selection;
        m_selection.reset();
        repaintCursor();
        emit zoomRequested(xAxis->pixelToCoord(selection.left()), xAxis->pixelToCoord(selection.right()));
    } else if (drag == Drag::Zoom) {
        for (const EndLabel &label : endLabels(*this))
            if (label.rect.contains(event->position())) {
                emit seriesClicked(static_cast<int>(label.series));
                break;
            }
    }
    event->accept();
}

void CurveChart::mouseDoubleClickEvent(QMouseEvent *event)
{
    m_drag = Drag::None;
    emit zoomResetRequested();
    event->accept();
}

void CurveChart::wheelEvent(QWheelEvent *event)
{
    if (event->angleDelta().y() != 0 && QRectF(axisRect()->rect()).contains(event->position()))
        zoomAbout(xAxis->pixelToCoord(event->position().x()), std::pow(wheelFactor, event->angleDelta().y() / 120.0));
    event->accept();
}

void CurveChart::keyPressEvent(QKeyEvent *event)
{
    const double steps = event->modifiers().testFlag(Qt::ShiftModifier) ? 10 : 1;
    if (movesGuess(event->key(), steps))
        return event->accept();
    const QCPRange range = xAxis->range();
    const double middle =
        xAxis->scaleType() == QCPAxis::stLogarithmic ? std::sqrt(range.lower * range.upper) : range.center();
    const bool isWalk = event->modifiers().testFlag(Qt::ControlModifier);
    if (isWalk && (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right))
        return walkPoints(event->key() == Qt::Key_Right);
    switch (event->key()) {
    case Qt::Key_Left:
        moveCursor(-steps);
        break;
    case Qt::Key_Right:
        moveCursor(steps);
        break;
    case Qt::Key_Plus:
        zoomAbout(m_cursor.value_or(middle), wheelFactor);
        break;
    case Qt::Key_Minus:
        zoomAbout(m_cursor.value_or(middle), 1 / wheelFactor);
        break;
    case Qt::Key_0:
    case Qt::Key_Home:
        emit zoomResetRequested();
        break;
    default:
        QCustomPlot::keyPressEvent(event);
    }
}

void CurveChart::focusInEvent(QFocusEvent *event)
{
    QCustomPlot::focusInEvent(event);
    emit gestureBegun();
    m_showsFocus = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
                   event->reason() == Qt::ShortcutFocusReason;
    repaintCursor();
}

void CurveChart::focusOutEvent(QFocusEvent *event)
{
    QCustomPlot::focusOutEvent(event);
    m_showsFocus = false;
    repaintCursor();
}

QString CurveChart::textAt(const QPointF &position) const
{
    const QString point = pointTextAt(position);
    if (!point.isEmpty())
        return point;
    for (const EndLabel &label : endLabels(*this))
        if (label.rect.contains(position))
            return tr("%1\nClick to hide it in all charts; the legend brings it back.").arg(label.text);
    const QRectF area(axisRect()->rect());
    if (!area.contains(position))
        return position.y() < area.top() ? explainChart(m_snapshot.context, m_kind) : QString();
    if (m_kind != ChartKind::SpeedUp)
        return {};
    for (const CrossoverBand &band : crossoverBands(m_snapshot))
        if (bandArea(*this, band).adjusted(-3, 0, 3, 0).contains(position))
            return explainCrossover(band.text, band.refined, band.doubt);
    for (const ChartContext::Theory &line : m_snapshot.context.theory)
        if (std::abs(position.y() - yAxis->coordToPixel(line.ratio)) < 5)
            return explainTheory(line);
    const bool onLine = std::abs(position.y() - yAxis->coordToPixel(1)) < 5;
    return onLine ? explainBreakEven(m_snapshot.context) : QString();
}

QString CurveChart::pointTextAt(const QPointF &position) const
{
    const double reach = std::max(12.0, m_theme.markerSize * 1.5);
    double nearest = reach * reach;
    std::size_t nearestSeries = 0;
    std::optional<PointSource> source;
    const auto offer = [&](const QPointF &point, std::size_t series, const PointSource &from) {
        const QPointF away = point - position;
        const double distance = QPointF::dotProduct(away, away);
        if (distance >= nearest)
            return;
        nearest = distance;
        nearestSeries = series;
        source = from;
    };
    for (std::size_t i = 0; i < m_series.size(); ++i)
        if (isShown(i))
            for (const ChartPoint &point : m_series[i].points)
                if (xAxis->range().contains(point.x))
                    offer(pixel(point.x, point.y), i, point.source);
    for (const FailureMark &mark : failureMarks(*this))
        offer(mark.centre, mark.series, m_series[mark.series].failures[mark.failure].source);
    return source ? hoverText(m_snapshot, m_kind, nearestSeries, *source) : QString();
}

void CurveChart::zoomAbout(double value, double factor)
{
    const QCPRange range = xAxis->range();
    if (xAxis->scaleType() == QCPAxis::stLogarithmic)
        emit zoomRequested(value * std::pow(range.lower / value, factor),
                           value * std::pow(range.upper / value, factor));
    else
        emit zoomRequested(value + (range.lower - value) * factor, value + (range.upper - value) * factor);
}

void CurveChart::moveCursor(double steps)
{
    if (!m_cursor)
        return;
    const ChartContext &context = m_snapshot.context;
    const Interval home = homeRange(m_snapshot);
    double value = context.logarithmicAxis ? *m_cursor * std::pow(home.high / home.low, steps * keyStep)
                                           : *m_cursor + (home.high - home.low) * steps * keyStep;
    // A parameter that counts would be rounded back to where it was.
    if (context.wholeAxis && std::abs(value - *m_cursor) < 1)
        value = *m_cursor + (steps > 0 ? 1 : -1);
    const std::vector<double> &fitting = context.fitting;
    if (!fitting.empty() && nearestFitting(fitting, value) == *m_cursor) {
        const auto here = std::ranges::lower_bound(fitting, *m_cursor);
        if (steps > 0 ? here + 1 < fitting.end() : here > fitting.begin())
            value = *(here + (steps > 0 ? 1 : -1));
    }
    emit cursorDragged(std::clamp(value, context.from, context.to));
}

/// From one measured point to the next; what was measured there is shown, and said to assistive technology.
void CurveChart::walkPoints(bool up)
{
    const double here = m_cursor.value_or(up ? m_snapshot.context.from : m_snapshot.context.to);
    std::optional<double> next;
    for (const std::vector<SweepPoint> *points : {&m_snapshot.sweep->points, &*m_snapshot.live})
        for (const SweepPoint &point : *points) {
            const bool isBeyond = up ? point.value > here : point.value < here;
            if (isBeyond && (!next || (up ? point.value < *next : point.value > *next)))
                next = point.value;
        }
    if (!next)
        return;
    const QString text = pointTextsAt(*next);
    emit cursorDragged(*next);
    QToolTip::showText(mapToGlobal(QPoint(qRound(xAxis->coordToPixel(*next)), axisRect()->top())), text, this);
    setAccessibleDescription(text);
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

QString CurveChart::pointTextsAt(double value) const
{
    const ChartContext &context = m_snapshot.context;
    QStringList texts;
    for (const std::vector<SweepPoint> *points : {&m_snapshot.sweep->points, &*m_snapshot.live})
        for (const SweepPoint &point : *points)
            for (std::size_t i = 0; point.value == value && i < point.comparison.measurements.size(); ++i) {
                const bool isBase = m_kind == ChartKind::SpeedUp && i == 0 && !context.base;
                if (!isShown(i) || isBase)
                    continue;
                if (!point.comparison.measurements[i].hasTime())
                    texts << failureText(context, point, i);
                else if (chartPoint(context, point, i, m_kind))
                    texts << pointText(context, point, i, m_kind, chosenBaseAt(context, value));
            }
    return texts.join(QStringLiteral("\n\n"));
}

/// Describes the whole chart for people who cannot see it.
QString CurveChart::description() const
{
    QStringList sentences{explainChart(m_snapshot.context, m_kind)};
    if (m_snapshot.sweep->points.size() == 1)
        sentences << ChartWords::tr("1 point %1.", "at 50 hidden neurons")
                         .arg(atPlaceText(m_snapshot.context.axisName(), m_snapshot.sweep->points.front().value));
    else if (!m_snapshot.sweep->points.empty())
        sentences << ChartWords::tr("%1 points %2.", "count, from 5 to 2000 hidden neurons")
                         .arg(QString::number(m_snapshot.sweep->points.size()),
                              placesText(m_snapshot.context.axisName(), m_snapshot.sweep->points.front().value,
                                         m_snapshot.sweep->points.back().value));
    if (m_kind == ChartKind::SpeedUp && !m_snapshot.context.base) // the sweep's are against its own base
        for (std::size_t i = 1; i < m_snapshot.sweep->crossovers.size() && i < m_snapshot.context.series.size(); ++i)
            sentences << crossingsText(m_snapshot.context, i, m_snapshot.sweep->crossovers[i])
                      << noCrossingText(m_snapshot.context, i, *m_snapshot.sweep);
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

} // namespace overtake
