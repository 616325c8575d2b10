// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScreen>
#include <QWidget>

namespace overtake
{

inline constexpr QSize windowFrame(16, 40); ///< at most, before a window manager has told

/// The size that a window wants, or what its screen has room for, the frame included.
inline QSize withinScreen(const QWidget &window, const QSize &wanted)
{
    return wanted.boundedTo(window.screen()->availableGeometry().size() - windowFrame);
}

} // namespace overtake
