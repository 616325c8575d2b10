// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/race_track.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace overtake
{
namespace
{

constexpr int laneWidth = 296;
constexpr int splitWidth = 900;
constexpr int barRange = 1000;
constexpr int keyStep = 10;
constexpr int keyPage = 100;
constexpr double barWidth = 3;
constexpr double gripRadius = 11;
constexpr int trackGap = 8;

QRectF fitted(const QSize &picture, const QRectF &room)
{
    const QSizeF shown = QSizeF(picture).scaled(room.size(), Qt::KeepAspectRatio);
    return {room.x() + (room.width() - shown.width()) / 2, room.y(), shown.width(), shown.height()};
}

/// The first rows of the picture, drawn where they belong.
void drawRows(QPainter &painter, const QRectF &whole, const QImage &image, int rows)
{
    if (image.isNull() || rows == 0)
        return;
    const double part = double(rows) / image.height();
    painter.drawImage(QRectF(whole.topLeft(), QSizeF(whole.width(), whole.height() * part)), image,
                      QRectF(0, 0, image.width(), rows));
}

int heightFor(const QSize &picture, int width)
{
    return width * picture.height() / std::max(picture.width(), 1);
}

} // namespace

RaceTrack::RaceTrack(QSize size, QWidget *parent) : QWidget(parent), m_size(size)
{
    setMinimumSize(160, 120);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void RaceTrack::setImage(const QImage &image)
{
    m_image = image;
    m_rows = 0;
    update();
}

void RaceTrack::setRows(int rows)
{
    if (rows == m_rows)
        return;
    m_rows = rows;
    update();
}

QSize RaceTrack::sizeHint() const
{
    return {laneWidth, heightFor(m_size, laneWidth)};
}

void RaceTrack::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    const QRectF whole = fitted(m_size, rect());
    painter.fillRect(whole, palette().color(QPalette::Dark));
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    drawRows(painter, whole, m_image, m_rows);
}

RaceSplit::RaceSplit(QSize size, QWidget *parent) : QAbstractSlider(parent), m_size(size)
{
    setOrientation(Qt::Horizontal);
    setRange(0, barRange);
    setSingleStep(keyStep);
    setPageStep(keyPage);
    setValue(barRange / 2);
    setMinimumSize(320, 160);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setCursor(Qt::SplitHCursor);
    setAccessibleName(tr("Bar between the two engines"));
    setToolTip(tr("Drag the bar, or move it with the arrow keys. The image on the left of the bar is by one engine, "
                  "the image on the right by the other."));
}

void RaceSplit::setSide(Side side, const QImage &image, const QString &label)
{
    m_sides[side] = {image, label, 0};
    setAccessibleName(tr("Bar between %1 and %2").arg(m_sides[Left].label, m_sides[Right].label));
    update();
}

void RaceSplit::setRows(Side side, int rows)
{
    if (rows == m_sides[side].rows)
        return;
    m_sides[side].rows = rows;
    update();
}

QSize RaceSplit::sizeHint() const
{
    return {splitWidth, heightFor(m_size, splitWidth)};
}

QRectF RaceSplit::pictureRect() const
{
    return fitted(m_size, rect());
}

double RaceSplit::barX() const
{
    const QRectF whole = pictureRect();
    return whole.left() + share() * whole.width();
}

void RaceSplit::moveBarTo(double x)
{
    const QRectF whole = pictureRect();
    if (whole.width() > 0)
        setValue(static_cast<int>(std::lround((x - whole.left()) / whole.width() * maximum())));
}

void RaceSplit::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    const QRectF whole = pictureRect();
    painter.fillRect(whole, palette().color(QPalette::Dark));
    painter.setRenderHints(QPainter::SmoothPixmapTransform | QPainter::Antialiasing);
    const double x = barX();
    const auto drawHalf = [&](const Half &half, double from, double to) {
        painter.setClipRect(QRectF(from, whole.top(), to - from, whole.height()));
        drawRows(painter, whole, half.image, half.rows);
    };
    drawHalf(m_sides[Left], whole.left(), x);
    drawHalf(m_sides[Right], x, whole.right());
    painter.setClipping(false);
    paintLabels(painter);

    // Light with a dark edge: to be seen on any picture.
    const QRectF bar(x - barWidth / 2, whole.top(), barWidth, whole.height());
    painter.fillRect(bar.adjusted(-1, 0, 1, 0), Qt::black);
    painter.fillRect(bar, Qt::white);
    const QPointF middle(x, whole.center().y());
    painter.setPen(QPen(hasFocus() ? palette().color(QPalette::Highlight) : QColor(Qt::black), hasFocus() ? 3 : 1));
    painter.setBrush(Qt::white);
    painter.drawEllipse(middle, gripRadius, gripRadius);
    painter.setPen(QPen(Qt::black, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const int side : {-1, 1})
        painter.drawPolyline(QPolygonF{{middle.x() + side * 3, middle.y() - 4},
                                       {middle.x() + side * 7, middle.y()},
                                       {middle.x() + side * 3, middle.y() + 4}});
}

/// Whose picture it is, on each side of the bar as long as there is room for it.
void RaceSplit::paintLabels(QPainter &painter) const
{
    const QRectF whole = pictureRect();
    const double x = barX();
    const QFontMetricsF metrics(painter.font(), this);
    const double height = metrics.height() + trackGap;
    for (const Side side : {Left, Right}) {
        const double width = metrics.horizontalAdvance(m_sides[side].label) + 2 * trackGap;
        const double room = side == Left ? x - whole.left() : whole.right() - x;
        if (m_sides[side].label.isEmpty() || width + 2 * trackGap > room)
            continue;
        const QRectF box(side == Left ? x - trackGap - width : x + trackGap, whole.top() + trackGap, width, height);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 0, 190));
        painter.drawRoundedRect(box, 4, 4);
        painter.setPen(Qt::white);
        painter.drawText(box, Qt::AlignCenter, m_sides[side].label);
    }
}

void RaceSplit::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    setSliderDown(true);
    moveBarTo(event->position().x());
}

void RaceSplit::mouseMoveEvent(QMouseEvent *event)
{
    if (isSliderDown())
        moveBarTo(event->position().x());
}

void RaceSplit::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        setSliderDown(false);
}

/// The bar is where it is on the screen: left is left in any language.
void RaceSplit::keyPressEvent(QKeyEvent *event)
{
    const auto move = [&](SliderAction action) { triggerAction(action); };
    switch (event->key()) {
    case Qt::Key_Left:
        return move(SliderSingleStepSub);
    case Qt::Key_Right:
        return move(SliderSingleStepAdd);
    case Qt::Key_PageUp:
        return move(SliderPageStepSub);
    case Qt::Key_PageDown:
        return move(SliderPageStepAdd);
    case Qt::Key_Home:
        return move(SliderToMinimum);
    case Qt::Key_End:
        return move(SliderToMaximum);
    default:
        QWidget::keyPressEvent(event);
    }
}

/// The wheel is not for the bar: it would move when something is scrolled.
void RaceSplit::wheelEvent(QWheelEvent *event)
{
    QWidget::wheelEvent(event);
}

void RaceSplit::focusInEvent(QFocusEvent *event)
{
    QAbstractSlider::focusInEvent(event);
    update();
}

void RaceSplit::focusOutEvent(QFocusEvent *event)
{
    QAbstractSlider::focusOutEvent(event);
    update();
}

} // namespace overtake
