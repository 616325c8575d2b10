// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Palettes of 256 colours and the colouring of smooth counts (picture/smooth_count.h) by them. Colours are 0xffRRGGBB.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace overtake
{

using Colour = std::uint32_t;
struct Palette {
    std::string_view name;                         ///< "viridis", as in files and on the command line
    std::array<std::array<float, 3>, 256> colours; ///< red, green, blue in 0..1
};

/// "viridis" (perceptually even, S. van der Walt and N. Smith, CC0), "hot" (as matplotlib's) and "grey".
const std::vector<Palette> &allPalettes();
const Palette &paletteByName(std::string_view name); ///< the first where the name is unknown

/// Smooth counts to colours: the palette there and back along the logarithm of the count, half a cycle for each
/// doubling, begun at `phase` (in cycles). Points inside the set (0 or less) are black.
class FlatColours
{
public:
    FlatColours(const Palette &palette, double phase);
    void colour(const float *smooth, std::int64_t count, Colour *out) const;

private:
    static constexpr int tableSize = 4096;
    std::vector<Colour> m_table; ///< one cycle
    float m_phase;
};

inline Colour toColour(float red, float green, float blue)
{
    const auto byte = [](float value) { return static_cast<Colour>(value * 255 + 0.5F); };
    return 0xff000000U | byte(red) << 16 | byte(green) << 8 | byte(blue);
}

} // namespace overtake
