// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/text_places.h"

#include <algorithm>
#include <array>

namespace overtake
{

bool crosses(const QRectF &rect, const QLineF &line)
{
    const std::array<QLineF, 4> edges{{{rect.topLeft(), rect.topRight()},
                                       {rect.topRight(), rect.bottomRight()},
                                       {rect.bottomRight(), rect.bottomLeft()},
                                       {rect.bottomLeft(), rect.topLeft()}}};
    return rect.contains(line.p1()) || std::ranges::any_of(edges, [&line](const QLineF &edge) {
               return edge.intersects(line, nullptr) == QLineF::BoundedIntersection;
           });
}

std::vector<QPointF> cornersAlong(double y, double first, double last, const QSizeF &size, double gap)
{
    constexpr int places = 12;
    std::vector<QPointF> corners;
    for (int i = 0; i < places; ++i)
        for (const double top : {y - size.height() - gap, y + gap})
            corners.emplace_back(first + i * (last - first) / (places - 1), top);
    return corners;
}

std::vector<std::optional<QRectF>> placesFor(const std::vector<PlacedText> &texts, const PictureObstacles &obstacles)
{
    std::vector<QRectF> taken = obstacles.markers;
    const auto choose = [&](const PlacedText &text, bool mayCrossLines) -> std::optional<QRectF> {
        for (const QPointF &corner : text.corners) {
            const QRectF rect(corner, text.size);
            const bool isFree = obstacles.area.contains(rect) &&
                                std::ranges::none_of(taken, [&](const QRectF &one) { return one.intersects(rect); }) &&
                                (mayCrossLines || std::ranges::none_of(obstacles.lines, [&](const QLineF &line) {
                                     return crosses(rect, line);
                                 }));
            if (isFree)
                return rect;
        }
        return std::nullopt;
    };
    std::vector<std::optional<QRectF>> places;
    for (const PlacedText &text : texts) {
        std::optional<QRectF> place = choose(text, false);
        if (!place && text.mayCrossLines)
            place = choose(text, true);
        if (place)
            taken.push_back(*place);
        places.push_back(place);
    }
    return places;
}

} // namespace overtake
