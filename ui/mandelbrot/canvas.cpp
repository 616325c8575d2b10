// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/canvas.h"

#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>
#include <cmath>

namespace overtake
{
namespace
{

constexpr double wheelFactor = 0.8; // a notch
constexpr double keyFactor = 0.5;
constexpr double keyShare = 0.1; // share of the image, for each arrow
constexpr double smallestBox = 8;

} // namespace

MandelbrotCanvas::MandelbrotCanvas(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setCursor(Qt::OpenHandCursor);
    setMinimumSize(200, 150);
    setAccessibleName(tr("Mandelbrot set"));
}

QSize MandelbrotCanvas::pixelSize() const
{
    return (QSizeF(size()) * devicePixelRatioF()).toSize().expandedTo({1, 1});
}

void MandelbrotCanvas::setPlace(const MandelbrotPlace &place)
{
    m_place = place;
    update();
}

void MandelbrotCanvas::setPicture(const RenderedPicture &picture)
{
    m_picture = picture;
    update();
}

void MandelbrotCanvas::choose(const MandelbrotPlace &place, bool settled)
{
    setPlace(place);
    emit placeChosen(place, settled);
}

void MandelbrotCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const double ratio = devicePixelRatioF();
    painter.scale(1 / ratio, 1 / ratio);
    const QRectF all{QPointF(), QSizeF(pixelSize())};
    if (!m_picture.image.isNull() && m_picture.place.step == m_place.step) {
        const QPoint at(static_cast<int>(m_picture.place.left - m_place.left),
                        static_cast<int>(m_place.top - m_picture.place.top));
        const QRectF covered(at, QSizeF(m_picture.image.size()));
        if (!covered.contains(all))
            painter.fillRect(all, palette().color(QPalette::Dark));
        painter.drawImage(at, m_picture.image);
    } else {
        painter.fillRect(all, palette().color(QPalette::Dark));
        if (!m_picture.image.isNull()) {
            const double scale = m_picture.place.step / m_place.step;
            // The old picture's corner, in pixels of the new place: differences of indices stay exact when deep.
            const double left = static_cast<double>(m_picture.place.left) * scale - static_cast<double>(m_place.left);
            const double top = static_cast<double>(m_place.top) - static_cast<double>(m_picture.place.top) * scale;
            painter.drawImage(QRectF(QPointF(left, top), QSizeF(m_picture.image.size()) * scale), m_picture.image);
        }
    }
    if (m_boxing) {
        painter.setPen(QPen(Qt::black, 3));
        painter.drawRect(m_box);
        painter.setPen(QPen(Qt::white, 1));
        painter.drawRect(m_box);
    }
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2 * ratio));
        painter.drawRect(all.adjusted(ratio, ratio, -ratio, -ratio));
    }
}

void MandelbrotCanvas::mousePressEvent(QMouseEvent *event)
{
    if (m_dragging || m_boxing) // one button at a time
        return;
    if (event->button() == Qt::BackButton)
        emit backAsked();
    else if (event->button() == Qt::ForwardButton)
        emit forwardAsked();
    if (event->button() != Qt::LeftButton && event->button() != Qt::RightButton)
        return;
    m_pressed = pixelAt(event->position());
    m_pressedPlace = m_place;
    m_boxing = event->button() == Qt::RightButton || (event->modifiers() & Qt::ShiftModifier) != 0;
    m_dragging = !m_boxing;
    m_box = QRectF(m_pressed, QSizeF());
    if (m_dragging)
        setCursor(Qt::ClosedHandCursor);
}

void MandelbrotCanvas::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF pixel = pixelAt(event->position());
    if (m_dragging) {
        const QPointF way = pixel - m_pressed;
        choose(m_pressedPlace.moved(qRound(way.x()), qRound(way.y())), false);
    } else if (m_boxing) {
        m_box = QRectF(m_pressed, pixel).normalized();
        update();
    }
}

void MandelbrotCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::RightButton)
        return;
    setCursor(Qt::OpenHandCursor);
    if (m_dragging && !(m_place == m_pressedPlace))
        choose(m_place, true);
    if (m_boxing && m_box.width() >= smallestBox && m_box.height() >= smallestBox)
        choose(m_place.zoomedTo(m_box), true);
    m_dragging = false;
    m_boxing = false;
    update();
}

void MandelbrotCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::RightButton)
        return mousePressEvent(event); // twice back, quickly
    m_dragging = false;
    const bool out = event->button() == Qt::RightButton || (event->modifiers() & Qt::ControlModifier) != 0;
    choose(m_place.zoomed(pixelAt(event->position()), out ? 1 / keyFactor : keyFactor), true);
}

void MandelbrotCanvas::wheelEvent(QWheelEvent *event)
{
    const double notches = event->angleDelta().y() / 120.0;
    if (notches != 0)
        choose(m_place.zoomed(pixelAt(event->position()), std::pow(wheelFactor, notches)), true);
    event->accept();
}

void MandelbrotCanvas::keyPressEvent(QKeyEvent *event)
{
    const QSize size = m_place.size;
    const QPointF middle((size.width() - 1) / 2.0, (size.height() - 1) / 2.0);
    const int columns = qRound(keyShare * size.width());
    const int rows = qRound(keyShare * size.height());
    if (event->modifiers() & Qt::AltModifier)
        return QWidget::keyPressEvent(event); // back and forward are the page's
    switch (event->key()) {
    case Qt::Key_Left:
        return choose(m_place.moved(columns, 0), true);
    case Qt::Key_Right:
        return choose(m_place.moved(-columns, 0), true);
    case Qt::Key_Up:
        return choose(m_place.moved(0, rows), true);
    case Qt::Key_Down:
        return choose(m_place.moved(0, -rows), true);
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return choose(m_place.zoomed(middle, keyFactor), true);
    case Qt::Key_Minus:
        return choose(m_place.zoomed(middle, 1 / keyFactor), true);
    case Qt::Key_Escape:
        if (m_boxing) {
            m_boxing = false;
            update();
            return;
        }
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

} // namespace overtake
