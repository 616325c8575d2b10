// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The picture of the reference case: smooth counts as a relief, lit from the side and coloured by height, as
// matplotlib's LightSource(azdeg=315, altdeg=10).shade(M, cmap, vert_exag=1.5, norm=PowerNorm(0.3), blend_mode='hsv')
// does it. Heights: (height, width), row-major. Runs on `threads` threads.
#pragma once

#include "picture/palette.h"

#include <vector>

namespace overtake
{

/// Range over a whole image, so that its bands match.
struct ReliefRange {
    float lowest = 0; ///< height
    float highest = 0;
    float darkest = 0; ///< light on the slope, before it is stretched to 0..1
    float brightest = 0;
    void include(const ReliefRange &other);
};

class HillShade
{
public:
    explicit HillShade(const Palette &palette);

    /// The range of rows [first, last) of the relief.
    ReliefRange range(const float *heights, std::int64_t width, std::int64_t height, std::int64_t first,
                      std::int64_t last) const;
    /// Colours rows [first, last); `out` begins with row `first`.
    void colour(const float *heights, std::int64_t width, std::int64_t height, std::int64_t first, std::int64_t last,
                const ReliefRange &range, Colour *out) const;
    /// The whole picture.
    std::vector<Colour> shade(const std::vector<float> &heights, std::int64_t width, int threads) const;

private:
    /// Light on the slopes of a row: normal x direction.
    void lightRow(const float *heights, std::int64_t width, std::int64_t height, std::int64_t row, float *out) const;

    /// A palette's colour as value, saturation, and how far each channel is from the largest to the smallest.
    struct Entry {
        float value, saturation, red, green, blue;
    };
    std::vector<Entry> m_entries;
    std::vector<float> m_thresholds;
    float m_x, m_y, m_z; ///< direction to the light
};

} // namespace overtake
