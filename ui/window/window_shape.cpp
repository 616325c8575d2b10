// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/window_shape.h"

#include "words/guarded.h"
#include "words/within_screen.h"

#include <QSettings>
#include <QSplitter>
#include <QStringList>
#include <QTimer>

namespace overtake
{

WindowShape::WindowShape(QWidget &window, QSplitter &splitter, QSettings &settings)
    : m_window(window), m_splitter(splitter), m_settings(settings)
{
}

void WindowShape::save() const
{
    if (!m_window.isFullScreen())
        m_settings.setValue(QStringLiteral("geometry"), m_window.saveGeometry());
    const QStringList kept = m_settings.value(QStringLiteral("splitter")).toStringList();
    QStringList sizes;
    for (int i = 0; i < m_splitter.count(); ++i) {
        const QWidget &part = *m_splitter.widget(i);
        const QString before = kept.value(i, QString::number(part.sizeHint().width()));
        sizes << (part.isHidden() ? before : QString::number(m_splitter.sizes().at(i))); // a hidden part has none
    }
    m_settings.setValue(QStringLiteral("splitter"), sizes);
}

void WindowShape::fitInto(const QRect &room)
{
    const QSize most = room.size() - windowFrame;
    const QSize size = m_window.size();
    if (size.boundedTo(most) == size)
        return;
    m_window.resize(size.boundedTo(most));
    m_window.move(room.topLeft());
    m_window.setWindowState(m_window.windowState() | Qt::WindowMaximized); // the window manager knows the frame
}

void WindowShape::setFullScreen(bool on)
{
    if (on) {
        m_settings.setValue(QStringLiteral("geometry"), m_window.saveGeometry()); // for a window of another language
        m_before = m_window.geometry();
    }
    m_window.setWindowState(m_window.windowState().setFlag(Qt::WindowFullScreen, on));
    if (!on && !m_window.isMaximized())
        comeBack(10);
}

/// Parts that were large in full screen ask for less room only when they have been laid out again, in some turns of the
/// event loop.
void WindowShape::comeBack(int turns)
{
    if (m_window.isFullScreen())
        return;
    m_window.setGeometry(m_before);
    if (m_window.size() != m_before.size() && turns > 0)
        QTimer::singleShot(0, &m_window, guarded([this, turns] { comeBack(turns - 1); }));
}

/// Takes widths that are checked, not the splitter's own state: where that is damaged, it holds lists of any length and
/// handles of any width, and laying the window out takes many seconds.
void WindowShape::restore()
{
    m_window.restoreGeometry(m_settings.value(QStringLiteral("geometry")).toByteArray());
    constexpr int widest = 20'000;
    const QStringList kept = m_settings.value(QStringLiteral("splitter")).toStringList();
    if (kept.size() != m_splitter.count())
        return;
    QList<int> sizes;
    for (const QString &text : kept) {
        bool isNumber = false;
        sizes << text.toInt(&isNumber);
        if (!isNumber || sizes.back() < 0 || sizes.back() > widest)
            return;
    }
    m_splitter.setSizes(sizes);
}

} // namespace overtake
