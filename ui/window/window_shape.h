// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Size and place of the window, its full screen, and the widths of its parts, from one start to the next.
#pragma once

#include <QRect>

class QSettings;
class QSplitter;
class QWidget;

namespace overtake
{

class WindowShape
{
public:
    /// The references must outlive this.
    WindowShape(QWidget &window, QSplitter &splitter, QSettings &settings);

    void restore();
    void save() const; ///< before a part is hidden, too: then its width is unknown
    /// Before the window is shown: with its frame it is not larger than `room`.
    void fitInto(const QRect &room);
    void setFullScreen(bool on); ///< off: as it was before

private:
    void comeBack(int turns);

    QWidget &m_window;
    QSplitter &m_splitter;
    QSettings &m_settings;
    QRect m_before; ///< where it was before full screen
};

} // namespace overtake
