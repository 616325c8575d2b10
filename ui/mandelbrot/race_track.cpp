// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/race_track.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

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

QSize sizeFor(const QSize &picture, int width)
{
    return {width, width * picture.height() / std::max(picture.width(), 1)};
}

/// The place of a picture of which nothing is there yet.
void paintEmpty(QPainter &painter, const QWidget &widget, const QRectF &whole)
{
    painter.fillRect(widget.rect(), widget.palette().color(QPalette::Window));
    painter.fillRect(whole, widget.palette().color(QPalette::Dark));
    painter.setRenderHints(QPainter::SmoothPixmapTransform | QPainter::Antialiasing);
}

} // namespace

void RacePicture::paint(QPainter &painter, const QRectF &whole) const
{
    if (image.isNull() || rows == 0)
        return;
    const double part = double(rows) / image.height();
    painter.drawImage(QRectF(whole.topLeft(), QSizeF(whole.width(), whole.height() * part)), image,
                      QRectF(0, 0, image.width(), rows));
}

RaceTrack::RaceTrack(QSize size, QWidget *parent) : QWidget(parent), m_size(size)
{
    setMinimumSize(160, 120);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void RaceTrack::setImage(const QImage &image)
{
    m_picture = {image, {}, 0};
    update();
}

void RaceTrack::setRows(int rows)
{
    if (rows != std::exchange(m_picture.rows, rows))
        update();
}

QSize RaceTrack::sizeHint() const
{
    return sizeFor(m_size, laneWidth);
}

void RaceTrack::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRectF whole = fitted(m_size, rect());
    paintEmpty(painter, *this, whole);
    m_picture.paint(painter, whole);
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
    if (rows != std::exchange(m_sides[side].rows, rows))
        update();
}

QSize RaceSplit::sizeHint() const
{
    return sizeFor(m_size, splitWidth);
}

QRectF RaceSplit::pictureRect() const
{
    return fitted(m_size, rect());
}

void RaceSplit::moveBarTo(double x)
{
    const QRectF whole = pictureRect();
    if (whole.width() > 0)
        setValue(static_cast<int>(std::lround((x - whole.left()) / whole.width() * maximum())));
}

/// Each side, and whose picture it is as long as there is room for that.
void RaceSplit::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QRectF whole = pictureRect();
    paintEmpty(painter, *this, whole);
    const double bar = whole.left() + share() * whole.width();
    const QFontMetricsF metrics(painter.font(), this);
    for (const Side side : sides) {
        const QRectF half(QPointF(side == Left ? whole.left() : bar, whole.top()),
                          QPointF(side == Left ? bar : whole.right(), whole.bottom()));
        painter.setClipRect(half);
        m_sides[side].paint(painter, whole);
        painter.setClipping(false);
        const double width = metrics.horizontalAdvance(m_sides[side].label) + 2 * trackGap;
        if (m_sides[side].label.isEmpty() || width + 2 * trackGap > half.width())
            continue;
        const QRectF box(side == Left ? bar - trackGap - width : bar + trackGap, whole.top() + trackGap, width,
                         metrics.height() + trackGap);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 0, 190));
        painter.drawRoundedRect(box, 4, 4);
        painter.setPen(Qt::white);
        painter.drawText(box, Qt::AlignCenter, m_sides[side].label);
    }
    paintBar(painter, QRectF(bar - barWidth / 2, whole.top(), barWidth, whole.height()));
}

/// Light with a dark edge: to be seen on any picture.
void RaceSplit::paintBar(QPainter &painter, const QRectF &bar) const
{
    painter.fillRect(bar.adjusted(-1, 0, 1, 0), Qt::black);
    painter.fillRect(bar, Qt::white);
    const QPointF middle = bar.center();
    painter.setPen(QPen(hasFocus() ? palette().color(QPalette::Highlight) : QColor(Qt::black), hasFocus() ? 3 : 1));
    painter.setBrush(Qt::white);
    painter.drawEllipse(middle, gripRadius, gripRadius);
    painter.setPen(QPen(Qt::black, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (const int side : {-1, 1})
        painter.drawPolyline(QPolygonF{{middle.x() + side * 3, middle.y() - 4},
                                       {middle.x() + side * 7, middle.y()},
                                       {middle.x() + side * 3, middle.y() + 4}});
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
    static const std::map<int, SliderAction> actions{
        {Qt::Key_Left, SliderSingleStepSub}, {Qt::Key_Right, SliderSingleStepAdd},
        {Qt::Key_PageUp, SliderPageStepSub}, {Qt::Key_PageDown, SliderPageStepAdd},
        {Qt::Key_Home, SliderToMinimum},     {Qt::Key_End, SliderToMaximum}};
    const auto action = actions.find(event->key());
    if (action == actions.end())
        return QWidget::keyPressEvent(event);
    triggerAction(action->second);
}

} // namespace overtake
