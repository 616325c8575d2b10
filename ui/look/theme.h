// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Light and dark: the Fusion style with a palette of ours, one accent colour for actions.
#pragma once

#include <QPalette>

namespace overtake
{

enum class Theme { System, Light, Dark };

QPalette paletteFor(bool dark);
/// Sets the application's palette. The system's own theme is taken from the palette that the application started with.
void applyTheme(Theme theme);
/// Call once, before applyTheme(): the style, and what the system's palette is.
void prepareThemes();

} // namespace overtake
