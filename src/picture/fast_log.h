// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Logarithm to base 2 without branches or calls, so that compilers can vectorise loops that use it. For normal positive
// numbers; absolute error below 4e-7 + 1e-7 |result|.
#pragma once

#include <bit>
#include <cstdint>

namespace overtake
{

inline float fastLog2(float x)
{
    // x = m 2^e with m in [sqrt 1/2, sqrt 2); log m = 2 artanh s, s = (m - 1) / (m + 1), |s| < 0.1716.
    const auto bits = std::bit_cast<std::int32_t>(x);
    const std::int32_t e = (bits - 0x3f3504f3) >> 23;
    const float m = std::bit_cast<float>(bits - (e << 23));
    const float s = (m - 1) / (m + 1);
    const float s2 = s * s;
    // 2 / ln 2 times 1, 1/3, 1/5, 1/7
    const float series = 2.885390082F + s2 * (0.961796694F + s2 * (0.577078016F + s2 * 0.412198583F));
    return static_cast<float>(e) + s * series;
}

} // namespace overtake
