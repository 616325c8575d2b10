// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/compare/map_field.h"

#include "measure/compare/speed_up.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace overtake
{

namespace
{

/// Unlike std::lerp, NaN whichever end is.
double mixed(double from, double to, double part)
{
    return from + (to - from) * part;
}

/// Linear in both directions from the corners of a block; NaN where one of them is.
void fillBlock(const MapField &field, const MapBlock &block, std::vector<double> &values)
{
    const double corners[2][2] = {{field.at(values, block.a0, block.b0), field.at(values, block.a1, block.b0)},
                                  {field.at(values, block.a0, block.b1), field.at(values, block.a1, block.b1)}};
    for (std::size_t b = block.b0; b <= block.b1; ++b) {
        const double up = static_cast<double>(b - block.b0) / static_cast<double>(block.b1 - block.b0);
        for (std::size_t a = block.a0; a <= block.a1; ++a) {
            const double right = static_cast<double>(a - block.a0) / static_cast<double>(block.a1 - block.a0);
            if (double &value = values[b * field.columns + a]; std::isnan(value))
                value =
                    mixed(mixed(corners[0][0], corners[0][1], right), mixed(corners[1][0], corners[1][1], right), up);
        }
    }
}

} // namespace

MapField fieldOf(const SpeedUpMap &map, std::size_t engine)
{
    MapField field;
    field.columns = map.first.values.size();
    field.rows = map.second.values.size();
    const std::vector<double> unknown(field.columns * field.rows, std::numeric_limits<double>::quiet_NaN());
    field.median = field.low = field.high = unknown;
    const double relevant = std::log1p(relevantDifference);
    for (const MapPoint &point : map.points) {
        const SpeedUp &speedUp = point.comparison.speedUps.at(engine);
        if (!speedUp.hasRatio() || !(speedUp.median > 0))
            continue;
        const std::size_t at = point.b * field.columns + point.a;
        field.median[at] = std::log(speedUp.median);
        field.low[at] = std::log(std::max(speedUp.ci95.low, 1e-12)) - relevant;
        field.high[at] = std::log(std::max(speedUp.ci95.high, 1e-12)) + relevant;
    }
    // The small ones first: where two blocks meet, the one that was measured more closely says what lies on their edge.
    std::vector<MapBlock> blocks = blocksOf(map);
    std::ranges::stable_sort(blocks,
                             [](const MapBlock &one, const MapBlock &other) { return one.span() < other.span(); });
    for (const MapBlock &block : blocks)
        for (std::vector<double> *values : {&field.median, &field.low, &field.high})
            fillBlock(field, block, *values);
    return field;
}

std::vector<MapSegment> zeroLine(const MapField &field, const std::vector<double> &values)
{
    std::vector<MapSegment> line;
    for (std::size_t b = 0; b + 1 < field.rows; ++b) {
        for (std::size_t a = 0; a + 1 < field.columns; ++a) {
            // Round the cell; each edge on which the sign changes is crossed once.
            const std::array<std::array<std::size_t, 2>, 4> corners{{{a, b}, {a + 1, b}, {a + 1, b + 1}, {a, b + 1}}};
            std::array<double, 4> at{};
            for (std::size_t i = 0; i < 4; ++i)
                at[i] = field.at(values, corners[i][0], corners[i][1]);
            if (std::ranges::any_of(at, [](double value) { return std::isnan(value); }))
                continue;
            std::vector<std::array<double, 2>> crossings;
            for (std::size_t i = 0; i < 4; ++i) {
                const std::size_t next = (i + 1) % 4;
                if ((at[i] > 0) == (at[next] > 0))
                    continue;
                const double share = at[i] / (at[i] - at[next]);
                const auto between = [&](std::size_t axis) {
                    return std::lerp(static_cast<double>(corners[i][axis]), static_cast<double>(corners[next][axis]),
                                     share);
                };
                crossings.push_back({between(0), between(1)});
            }
            // Four crossings are a saddle: the middle decides which corners belong together.
            const bool turned = crossings.size() == 4 && (at[0] + at[1] + at[2] + at[3] > 0) == (at[0] > 0);
            for (std::size_t i = 0; i + 1 < crossings.size(); i += 2) {
                const std::size_t one = turned ? i : (i + crossings.size() - 1) % crossings.size();
                line.push_back({crossings[one], crossings[turned ? i + 1 : i]});
            }
        }
    }
    return line;
}

} // namespace overtake
