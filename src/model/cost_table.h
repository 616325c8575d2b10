// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measured times of one kind of work at some sizes, and from them the time at any size: a grid over the logarithms of
// up to three sizes, interpolated in the logarithm of the time, proportional beyond the largest sizes. Monotonic: a
// time never falls where a size grows, whatever the noise of the samples. Plain data; seconds.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

namespace overtake
{

using WorkSizes = std::array<double, 3>; ///< at least 1; work with fewer than three sizes leaves the others at 1

struct CostSample {
    WorkSizes sizes{1, 1, 1};
    double seconds = 0; ///< above 0
};

class CostTable
{
public:
    /// At least one sample. Of several of the same sizes the fastest counts; what the grid lacks is done at the best
    /// rate of all samples that are no larger, or, if there are none, at that of the nearest, but between their times
    /// and those of larger ones.
    explicit CostTable(const std::vector<CostSample> &samples);

    double secondsAt(const WorkSizes &sizes) const;

private:
    using Place = std::array<std::size_t, 3>; ///< on each axis
    std::size_t index(const Place &place) const
    {
        return (place[0] * m_axes[1].size() + place[1]) * m_axes[2].size() + place[2];
    }
    void fillGaps(const std::vector<CostSample> &samples);
    void makeMonotone();

    std::array<std::vector<double>, 3> m_axes; ///< logarithms of the sizes, rising
    std::vector<double> m_cells;               ///< logarithms of seconds, the last axis fastest
};

} // namespace overtake
