// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/map_chart.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>

namespace overtake
{
namespace
{

/// The next of `values` beyond `value`, or the last one.
double steppedAlong(const std::vector<double> &values, double value, int direction)
{
    if (direction > 0) {
        const auto above = std::upper_bound(values.begin(), values.end(), value);
        return above == values.end() ? values.back() : *above;
    }
    const auto notBelow = std::lower_bound(values.begin(), values.end(), value);
    return notBelow == values.begin() ? values.front() : *std::prev(notBelow);
}

} // namespace

MapChart::MapChart(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("map"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Map of the speed-up"));
    setCursor(Qt::CrossCursor);
}

void MapChart::setMap(std::shared_ptr<const SpeedUpMap> map, std::size_t engine)
{
    m_drawing.setMap(std::move(map), engine);
    setAccessibleDescription(mapDescription(m_drawing));
    update();
}

void MapChart::setLabels(const MapDrawing &labels)
{
    m_drawing.firstLabel = labels.firstLabel;
    m_drawing.secondLabel = labels.secondLabel;
    m_drawing.base = labels.base;
    m_drawing.other = labels.other;
    m_drawing.firstLogarithmic = labels.firstLogarithmic;
    m_drawing.secondLogarithmic = labels.secondLogarithmic;
    update();
}

void MapChart::setCross(double first, double second)
{
    m_drawing.cross = {first, second};
    update();
    if (!hasFocus() || isEmpty())
        return;
    setAccessibleName(tr("Map of the speed-up") + QStringLiteral(": ") + pointText());
    QAccessibleEvent changed(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&changed);
}

void MapChart::setProjector(bool on)
{
    m_projector = on;
    update();
}

QString MapChart::pointText() const
{
    return m_drawing.cross ? mapPointText(m_drawing, (*m_drawing.cross)[0], (*m_drawing.cross)[1]) : QString();
}

ChartTheme MapChart::theme() const
{
    return ChartTheme::forWidget(*this, m_projector);
}

MapGeometry MapChart::geometry() const
{
    return MapGeometry(m_drawing, rect(), theme());
}

QPointF MapChart::placeOf(double first, double second) const
{
    return geometry().at(first, second);
}

void MapChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const ChartTheme look = theme();
    painter.fillRect(rect(), look.background);
    paintMap(painter, rect(), m_drawing, look);
    if (hasFocus()) {
        painter.setPen(palette().color(QPalette::Highlight));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void MapChart::moveTo(const QPointF &point)
{
    const auto [first, second] = geometry().valuesAt(point);
    const auto rounded = [](double value) { return QString::number(value, 'g', 3).toDouble(); };
    emit crossMoved(rounded(first), rounded(second));
}

void MapChart::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    emit gestureBegun();
}

void MapChart::mousePressEvent(QMouseEvent *event)
{
    emit gestureBegun();
    if (event->button() == Qt::LeftButton && !isEmpty())
        moveTo(event->position());
}

void MapChart::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons().testFlag(Qt::LeftButton) && !isEmpty())
        moveTo(event->position());
}

void MapChart::keyPressEvent(QKeyEvent *event)
{
    if (isEmpty() || !m_drawing.cross)
        return QWidget::keyPressEvent(event);
    const auto &columns = m_drawing.map->first.values;
    const auto &rows = m_drawing.map->second.values;
    const auto [first, second] = *m_drawing.cross;
    switch (event->key()) {
    case Qt::Key_Left:
        emit crossMoved(steppedAlong(columns, first, -1), second);
        break;
    case Qt::Key_Right:
        emit crossMoved(steppedAlong(columns, first, 1), second);
        break;
    case Qt::Key_Down:
        emit crossMoved(first, steppedAlong(rows, second, -1));
        break;
    case Qt::Key_Up:
        emit crossMoved(first, steppedAlong(rows, second, 1));
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

bool MapChart::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && !isEmpty()) {
        auto *help = static_cast<QHelpEvent *>(event);
        if (geometry().plot().contains(help->pos())) {
            const auto [first, second] = geometry().valuesAt(help->pos());
            QToolTip::showText(help->globalPos(), mapPointText(m_drawing, first, second), this);
        } else {
            QToolTip::hideText();
        }
        return true;
    }
    return QWidget::event(event);
}

} // namespace overtake
