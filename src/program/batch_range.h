// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The rows of the epoch that a step processes, for engines that run in main memory.
#pragma once

#include <cstdint>
#include <span>

namespace overtake
{

struct BatchRange {
    std::int64_t firstRow = 0; ///< row of the epoch
    std::int64_t rows = 0;
    std::span<const std::int32_t> order; ///< sample index by row of the epoch; empty: sequential

    std::int64_t sample(std::int64_t row) const
    {
        const auto at = firstRow + row;
        return order.empty() ? at : order[static_cast<std::size_t>(at)];
    }
};

} // namespace overtake
