// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/map_picture.h"

#include "charts/axis_ticks.h"

#include <algorithm>
#include <cmath>

namespace overtake
{

double indexAt(const std::vector<double> &values, double value)
{
    const auto above = std::ranges::upper_bound(values, value);
    if (above == values.begin())
        return 0;
    if (above == values.end())
        return static_cast<double>(values.size() - 1);
    const double low = *std::prev(above);
    return static_cast<double>(above - values.begin() - 1) + (value - low) / (*above - low);
}

double valueAt(const std::vector<double> &values, double index)
{
    const double inside = std::clamp(index, 0.0, static_cast<double>(values.size() - 1));
    const auto low = static_cast<std::size_t>(inside);
    const std::size_t high = std::min(low + 1, values.size() - 1);
    return std::lerp(values[low], values[high], inside - static_cast<double>(low));
}

double largestRatio(const MapField &field)
{
    double largest = std::log(1.2);
    for (const double value : field.median)
        if (!std::isnan(value))
            largest = std::max(largest, std::abs(value));
    return steppedRange(1, std::exp(largest)).upper;
}

} // namespace overtake
