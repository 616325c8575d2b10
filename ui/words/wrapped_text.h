// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStringList>

namespace overtake
{

/// In at most so many lines of `width` pixels; what is left ends in an ellipsis.
QStringList wrappedText(const QString &text, const QFont &font, double width, int mostLines);

/// Height of a line of `text`. A script that the font borrows from another font is higher than its own.
double lineHeight(const QString &text, const QFont &font);

} // namespace overtake
