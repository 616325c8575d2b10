// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Places texts beside what they name, so that none covers another, a marker or, where that can be, a line. A text that
// finds no place has none. Pure, and the same for the same picture; pixels.
#pragma once

#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <optional>
#include <vector>

namespace overtake
{

struct PlacedText {
    QSizeF size;
    std::vector<QPointF> corners; ///< where its upper left corner may be, the best first
    bool mayCrossLines = true;    ///< where nothing else is free
};

struct PictureObstacles {
    QRectF area; ///< texts stay within
    std::vector<QRectF> markers;
    std::vector<QLineF> lines;
};

/// One for each text; the earlier in the list chooses first.
std::vector<std::optional<QRectF>> placesFor(const std::vector<PlacedText> &texts, const PictureObstacles &obstacles);

/// Corners of a text above and below a horizontal line, from one place to another.
std::vector<QPointF> cornersAlong(double y, double first, double last, const QSizeF &size, double gap);

/// Whether any of the line is within the rectangle.
bool crosses(const QRectF &rect, const QLineF &line);

} // namespace overtake
