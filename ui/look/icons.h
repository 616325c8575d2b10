// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The few icons of the window, drawn in the palette's text colour so that they fit light and dark and every scale.
#pragma once

#include <QIcon>
#include <QPalette>

namespace overtake
{

enum class Glyph { Live, Sweep, Cancel, Export };

QIcon makeIcon(Glyph glyph, const QPalette &palette);

} // namespace overtake
