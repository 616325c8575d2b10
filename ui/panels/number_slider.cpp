// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/number_slider.h"

#include "panels/wheel_guard.h"
#include "words/core_text.h"
#include "words/number_text.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QStyleOptionSlider>
#include <QWheelEvent>

namespace overtake
{
namespace
{

/// Tells the number instead of the handle's position.
class NumberSliderAccess : public QAccessibleWidget, public QAccessibleValueInterface
{
public:
    explicit NumberSliderAccess(NumberSlider *slider) : QAccessibleWidget(slider, QAccessible::Slider), m_slider(slider)
    {
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface *>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? m_slider->spokenNumber() : QAccessibleWidget::text(kind);
    }
    QVariant currentValue() const override { return m_slider->number(); }
    void setCurrentValue(const QVariant &value) override { m_slider->jump(value.toDouble()); }
    QVariant minimumValue() const override { return m_slider->lowest(); }
    QVariant maximumValue() const override { return m_slider->highest(); }
    QVariant minimumStepSize() const override { return 0; } // on a logarithmic scale there is none

private:
    NumberSlider *m_slider;
};

QAccessibleInterface *accessOf(const QString &, QObject *object)
{
    auto *slider = qobject_cast<NumberSlider *>(object);
    return slider ? new NumberSliderAccess(slider) : nullptr;
}

} // namespace

NumberSlider::NumberSlider(const ParameterSpec &spec, QWidget *parent)
    : QSlider(Qt::Horizontal, parent), m_scale(spec), m_name{coreText(spec.label), readingOf(spec.label)},
      m_unit(spec.unit.empty() ? QString() : coreText(spec.unit))
{
    [[maybe_unused]] static const bool isKnown = (QAccessible::installFactory(accessOf), true);
    setRange(0, m_scale.lastPosition());
    WheelGuard::install(this);
}

void NumberSlider::setNumber(double number)
{
    m_number = number;
    if (isSliderDown() && m_scale.valueAt(sliderPosition()) == number)
        return; // a handle under the mouse stays there
    {
        const QSignalBlocker blocker(this);
        setValue(m_scale.positionOf(number));
    }
    QAccessibleValueChangeEvent changed(this, number);
    QAccessible::updateAccessibility(&changed);
}

QString NumberSlider::spokenNumber() const
{
    return m_unit.isEmpty() ? placeText(m_name, m_number) : countText(m_number) + QLatin1Char(' ') + m_unit;
}

bool NumberSlider::walk(double end)
{
    const double next = m_scale.stepped(m_number, 1, NumberScale::Step::Small);
    if (next <= m_number || next > end)
        return false;
    edit(next);
    return true;
}

void NumberSlider::jump(double number)
{
    m_gesture = newGesture();
    if (number != m_number)
        edit(m_scale.rounded(number));
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
    // Keys of QSlider, but through round values. A whole visit of the keyboard is one step of undo.
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
