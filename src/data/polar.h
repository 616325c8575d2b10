// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Marsaglia's polar method for many standard normal values at once, in the order in which NumPy's legacy generator
// hands them out: f x2, then f x1.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <tuple>

namespace overtake
{

/// Whether the point (x1, x2) at squared distance r2 from the origin serves.
inline bool polarAccepts(double r2)
{
    return r2 < 1.0 && r2 != 0.0;
}

inline double polarFactor(double r2)
{
    return std::sqrt(-2.0 * std::log(r2) / r2);
}

/// Fills `out`, whose size is even. `drawPair()` gives two numbers, uniform in [-1, 1).
template <class DrawPair>
void fillPolar(std::span<float> out, DrawPair drawPair)
{
    constexpr std::size_t blockPairs = 256;
    std::array<double, blockPairs> x1, x2, r2;

    while (!out.empty()) {
        const std::size_t pairs = std::min(blockPairs, out.size() / 2);
        // A rejected pair is overwritten by the next: a branch here would be mispredicted one time in five.
        for (std::size_t i = 0; i < pairs;) {
            std::tie(x1[i], x2[i]) = drawPair();
            r2[i] = x1[i] * x1[i] + x2[i] * x2[i];
            i += static_cast<std::size_t>(polarAccepts(r2[i]));
        }
        for (std::size_t i = 0; i < pairs; ++i) {
            const double factor = polarFactor(r2[i]);
            out[2 * i] = static_cast<float>(factor * x2[i]);
            out[2 * i + 1] = static_cast<float>(factor * x1[i]);
        }
        out = out.subspan(2 * pairs);
    }
}

} // namespace overtake
