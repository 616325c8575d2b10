// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The colour of guesses: apart from every curve's, for every eye.
#pragma once

#include "charts/chart_theme.h"

namespace overtake
{

inline QColor guessColor(const ChartTheme &theme)
{
    return theme.dark ? QColor(0xA8, 0xF0, 0x90) : QColor(0x78, 0x00, 0xD8);
}

} // namespace overtake
