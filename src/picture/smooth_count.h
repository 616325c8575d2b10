// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// From whole counts to a value without steps: nu = count + 1 - log2(log |z|) + log2(log horizon), not-a-number becomes
// 0. Arrays of `count` points; counts as floats, as Execution::read gives them.
#pragma once

#include <cstdint>

namespace overtake
{

/// What points that never escaped (count 0) get.
enum class Inside {
    Zero,     ///< 0: one colour
    AsFormula ///< what the formula makes of their last z, as the reference case does
};

void smoothCounts(const float *counts, const float *re, const float *im, std::int64_t count, double horizon,
                  Inside inside, float *smooth);

} // namespace overtake
