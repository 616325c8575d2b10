// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/number_slider.h"

#include "panels/wheel_guard.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QStyleOptionSlider>
#include <QWheelEvent>

namespace overtake
{

NumberSlider::NumberSlider(const ParameterSpec &spec, QWidget *parent) : QSlider(Qt::Horizontal, parent), m_scale(spec)
{
    setRange(0, m_scale.lastPosition());
    WheelGuard::install(this);
}

void NumberSlider::setNumber(double number)
{
    m_number = number;
    if (isSliderDown() && m_scale.valueAt(sliderPosition()) == number)
        return; // a handle under the mouse stays there
    const QSignalBlocker blocker(this);
    setValue(m_scale.positionOf(number));
}

void NumberSlider::edit(double number)
{
    if (number == m_number)
        return;
    setNumber(number);
    emit numberEdited(number, m_gesture);
}

void NumberSlider::keyPressEvent(QKeyEvent *event)
{
    using Step = NumberScale::Step;
    // As QSlider, but through round values. A whole visit of the keyboard is one step of undo.
    const bool rightToLeft = layoutDirection() == Qt::RightToLeft;
    switch (event->key()) {
    case Qt::Key_Left:
        return edit(m_scale.stepped(m_number, rightToLeft ? 1 : -1, Step::Small));
    case Qt::Key_Right:
        return edit(m_scale.stepped(m_number, rightToLeft ? -1 : 1, Step::Small));
    case Qt::Key_Up:
        return edit(m_scale.stepped(m_number, 1, Step::Small));
    case Qt::Key_Down:
        return edit(m_scale.stepped(m_number, -1, Step::Small));
    case Qt::Key_PageUp:
        return edit(m_scale.stepped(m_number, 1, Step::Large));
    case Qt::Key_PageDown:
        return edit(m_scale.stepped(m_number, -1, Step::Large));
    case Qt::Key_Home:
        return edit(m_scale.valueAt(0));
    case Qt::Key_End:
        return edit(m_scale.valueAt(m_scale.lastPosition()));
    default:
        QSlider::keyPressEvent(event);
    }
}

int NumberSlider::positionAt(const QPoint &point) const
{
    QStyleOptionSlider option;
    initStyleOption(&option);
    const QRect groove = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderGroove, this);
    const QRect handle = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
    return QStyle::sliderValueFromPosition(minimum(), maximum(), point.x() - groove.left() - handle.width() / 2,
                                           groove.width() - handle.width(), option.upsideDown);
}

void NumberSlider::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return QSlider::mousePressEvent(event);
    QStyleOptionSlider option;
    initStyleOption(&option);
    const QRect handle = style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, this);
    m_gesture = newGesture();
    // Taken by the handle it does not move before the mouse does; elsewhere it comes to the mouse.
    const bool onHandle = handle.contains(event->position().toPoint());
    m_grip = onHandle ? event->position().toPoint().x() - handle.center().x() : 0;
    setSliderDown(true);
    if (!onHandle)
        mouseMoveEvent(event);
    event->accept();
}

void NumberSlider::mouseMoveEvent(QMouseEvent *event)
{
    if (!isSliderDown())
        return event->ignore();
    const int position = positionAt(event->position().toPoint() - QPoint(m_grip, 0));
    if (position != sliderPosition()) {
        {
            const QSignalBlocker blocker(this);
            setSliderPosition(position);
        }
        edit(m_scale.valueAt(position));
        update();
    }
    event->accept();
}

void NumberSlider::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return event->ignore();
    setSliderDown(false);
    m_gesture = newGesture();
    event->accept();
}

void NumberSlider::wheelEvent(QWheelEvent *event)
{
    m_wheelAngle += event->angleDelta().y();
    const int steps = m_wheelAngle / QWheelEvent::DefaultDeltasPerStep;
    m_wheelAngle %= QWheelEvent::DefaultDeltasPerStep;
    if (steps != 0)
        edit(m_scale.stepped(m_number, steps, NumberScale::Step::Small));
    event->accept();
}

void NumberSlider::focusInEvent(QFocusEvent *event)
{
    m_gesture = newGesture();
    QSlider::focusInEvent(event);
}

} // namespace overtake
