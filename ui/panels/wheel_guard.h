// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Inside a scroll area the wheel scrolls; it changes a control only when that has the focus.
#pragma once

#include <QEvent>
#include <QWidget>

namespace overtake
{

class WheelGuard : public QObject
{
public:
    /// Guards `control` as long as it lives.
    static void install(QWidget *control)
    {
        control->setFocusPolicy(Qt::StrongFocus); // the wheel alone gives no focus
        control->installEventFilter(new WheelGuard(control));
    }

protected:
    bool eventFilter(QObject *object, QEvent *event) override
    {
        if (event->type() != QEvent::Wheel || static_cast<QWidget *>(object)->hasFocus())
            return false;
        event->ignore();
        return true;
    }

private:
    using QObject::QObject;
};

} // namespace overtake
