// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/black_screen.h"

#include <QApplication>
#include <QEvent>

namespace overtake
{

BlackScreen::BlackScreen(QWidget &window) : QWidget(&window)
{
    setObjectName(QStringLiteral("black"));
    setAutoFillBackground(true);
    QPalette black = palette();
    black.setColor(QPalette::Window, Qt::black);
    setPalette(black);
    hide();
}

void BlackScreen::begin()
{
    setGeometry(parentWidget()->rect());
    raise();
    show();
    qApp->installEventFilter(this);
}

void BlackScreen::end()
{
    qApp->removeEventFilter(this);
    hide();
}

bool BlackScreen::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride: // so that no shortcut takes the key
        event->accept();
        return true;
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
        end();
        return true;
    case QEvent::Resize:
        if (watched == parentWidget())
            setGeometry(parentWidget()->rect());
        break;
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace overtake
