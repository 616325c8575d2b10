// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScreen>
#include <QWidget>

namespace overtake
{

/// The size that a window wants, or what its screen has room for, the frame included.
inline QSize withinScreen(const QWidget &window, const QSize &wanted)
{
    constexpr QSize frame(16, 40);
    return wanted.boundedTo(window.screen()->availableGeometry().size() - frame);
}

} // namespace overtake
