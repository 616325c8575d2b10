// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// From whole counts to a value without steps: nu = count + 1 - log2(log |z|) + log2(log horizon), not-a-number becomes
// 0. Arrays of `count` points; counts as floats, as Execution::read gives them.
#pragma once

#include <cstdint>

namespace overtake
{

/// Value of points that never escaped (count 0).
enum class Inside {
    AsFormula, ///< the formula's value for their last z, like the reference case
    Negative   ///< minus that, or minus 0: black where colours are flat, and a height for the relief of the reference
               ///< case
};

/// Most that -log2 log |z| adds, which would be infinite where |z| = 1: log2 of the smallest step from 1 in float32.
constexpr float mostNearOne = 24;

/// With Inside::AsFormula, `smooth` may be `counts`.
void smoothCounts(const float *counts, const float *re, const float *im, std::int64_t count, double horizon,
                  Inside inside, float *smooth);

} // namespace overtake
