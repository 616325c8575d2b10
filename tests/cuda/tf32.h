// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a matrix unit makes of a float: the nearest number of TF32, which has eleven bits. For the pretended libraries.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>

namespace overtake::testcard
{

inline float roundedToTf32(float value)
{
    const auto bits = std::bit_cast<std::uint32_t>(value);
    return std::isfinite(value) ? std::bit_cast<float>((bits + 0xfff + ((bits >> 13) & 1)) & ~0x1fffU) : value;
}

} // namespace overtake::testcard
