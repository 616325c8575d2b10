// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The speed-up of one engine over the whole map, between the measured points by interpolation, and the line where it is
// 1. Pure; natural logarithms of ratios, places in units of the axes' indices.
#pragma once

#include "measure/compare/speed_up_map.h"

#include <array>
#include <vector>

namespace overtake
{

struct MapField {
    std::size_t columns = 0; ///< values of the first axis
    std::size_t rows = 0;
    std::vector<double> median; ///< row by row; NaN where nothing near was measured
    /// Ends of the interval, moved outwards by relevantDifference: between the places where they pass through 0, the
    /// verdict is "too close to call".
    std::vector<double> low;
    std::vector<double> high;
    double at(const std::vector<double> &values, std::size_t a, std::size_t b) const { return values[b * columns + a]; }
};

MapField fieldOf(const SpeedUpMap &map, std::size_t engine);

struct MapSegment {
    std::array<double, 2> from{}; ///< a, b
    std::array<double, 2> to{};
};

/// Where `values`, one of the field's three, pass through 0.
std::vector<MapSegment> zeroLine(const MapField &field, const std::vector<double> &values);

} // namespace overtake
