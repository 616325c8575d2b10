// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/hill_shade.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numbers>

namespace overtake
{

namespace
{

constexpr double azimuthDegrees = 315; ///< where the light is
constexpr double altitudeDegrees = 10;
constexpr float exaggeration = 1.5F; ///< vertical

// The power law by table: share^exponent for 2^-24 <= share <= 1, a thousand steps for each doubling. The index of a
// colour is off by one at most, for one point in a few hundred.
constexpr int stepBits = 10;
constexpr int doublings = 24;
constexpr float colourExponent = 0.3F; ///< exponent of the power law
constexpr std::int32_t firstBits = (127 - doublings) << 23;

} // namespace

void ReliefRange::include(const ReliefRange &other)
{
    lowest = std::min(lowest, other.lowest);
    highest = std::max(highest, other.highest);
    darkest = std::min(darkest, other.darkest);
    brightest = std::max(brightest, other.brightest);
}

HillShade::HillShade(const Palette &palette)
{
    const double toRadians = std::numbers::pi / 180;
    const double azimuth = (90 - azimuthDegrees) * toRadians;
    const double altitude = altitudeDegrees * toRadians;
    m_x = static_cast<float>(std::cos(azimuth) * std::cos(altitude));
    m_y = static_cast<float>(std::sin(azimuth) * std::cos(altitude));
    m_z = static_cast<float>(std::sin(altitude));
    for (const auto &[red, green, blue] : palette.colours) {
        const float value = std::max({red, green, blue});
        const float spread = value - std::min({red, green, blue});
        const auto share = [&](float channel) { return spread > 0 ? (value - channel) / spread : 0; };
        m_entries.push_back({value, value > 0 ? spread / value : 0, share(red), share(green), share(blue)});
    }
    for (int i = 0; i <= doublings << stepBits; ++i) {
        const std::int32_t bits = firstBits + (i << (23 - stepBits)) + (1 << (22 - stepBits));
        m_thresholds.push_back(std::min(std::pow(std::bit_cast<float>(bits), colourExponent) * 256, 255.0F));
    }
}

void HillShade::lightRow(const float *heights, std::int64_t width, std::int64_t height, std::int64_t row,
                         float *out) const
{
    const float *here = heights + row * width;
    const float *above = row > 0 ? here - width : here;
    const float *below = row + 1 < height ? here + width : here;
    // Rows go down the picture, so the slope along y has the other sign. One-sided at the edges.
    const float yScale = below == above ? 0 : -exaggeration / static_cast<float>((below - above) / width);
    const auto light = [&](std::int64_t left, std::int64_t right, std::int64_t i, float xScale) {
        const float dx = xScale * (here[right] - here[left]);
        const float dy = yScale * (below[i] - above[i]);
        return (m_z - m_x * dx - m_y * dy) / std::sqrt(1 + dx * dx + dy * dy);
    };
    if (width == 1) {
        out[0] = light(0, 0, 0, 0);
        return;
    }
    out[0] = light(0, 1, 0, exaggeration);
    for (std::int64_t i = 1; i < width - 1; ++i)
        out[i] = light(i - 1, i + 1, i, exaggeration / 2);
    out[width - 1] = light(width - 2, width - 1, width - 1, exaggeration);
}

ReliefRange HillShade::range(const float *heights, std::int64_t width, std::int64_t height, std::int64_t first,
                             std::int64_t last) const
{
    constexpr float infinity = std::numeric_limits<float>::infinity();
    ReliefRange range{infinity, -infinity, infinity, -infinity};
    std::vector<float> light(static_cast<std::size_t>(width));
    for (std::int64_t row = first; row < last; ++row) {
        lightRow(heights, width, height, row, light.data());
        const float *line = heights + row * width;
        for (std::int64_t i = 0; i < width; ++i) {
            const float level = light[static_cast<std::size_t>(i)];
            range.lowest = line[i] < range.lowest ? line[i] : range.lowest;
            range.highest = line[i] > range.highest ? line[i] : range.highest;
            range.darkest = level < range.darkest ? level : range.darkest;
            range.brightest = level > range.brightest ? level : range.brightest;
        }
    }
    return range;
}

void HillShade::colour(const float *heights, std::int64_t width, std::int64_t height, std::int64_t first,
                       std::int64_t last, const ReliefRange &range, Colour *out) const
{
    const float perHeight = range.highest > range.lowest ? 1 / (range.highest - range.lowest) : 0;
    const bool isFlat = range.brightest - range.darkest <= 1e-6F;
    const float stretch = isFlat ? 1 : 1 / (range.brightest - range.darkest);
    const float darkest = isFlat ? 0 : range.darkest;
    constexpr float paleSaturation = 0; // saturation in full light; in the shade it is 1
    std::vector<float> light(static_cast<std::size_t>(width));
    for (std::int64_t row = first; row < last; ++row, out += width) {
        lightRow(heights, width, height, row, light.data());
        const float *line = heights + row * width;
        for (std::int64_t i = 0; i < width; ++i) {
            const float share = std::min((line[i] - range.lowest) * perHeight, 1.0F);
            const std::int32_t bits = std::max(std::bit_cast<std::int32_t>(share), firstBits);
            const auto step = static_cast<std::size_t>((bits - firstBits) >> (23 - stepBits));
            const Entry &entry = m_entries[share < 0x1p-24F ? 0 : static_cast<std::size_t>(m_thresholds[step])];
            const float level = std::clamp((light[static_cast<std::size_t>(i)] - darkest) * stretch, 0.0F, 1.0F);
            const float lit = 2 * level - 1;
            const float weight = std::abs(lit);
            const float target = lit > 0 ? paleSaturation : 1.0F;
            const float saturation =
                entry.saturation > 1e-10F ? (1 - weight) * entry.saturation + weight * target : entry.saturation;
            const float value = (1 - weight) * entry.value + (lit > 0 ? weight : 0);
            const float spread = value * saturation;
            out[i] = toColour(value - spread * entry.red, value - spread * entry.green, value - spread * entry.blue);
        }
    }
}

std::vector<Colour> HillShade::shade(const std::vector<float> &heights, std::int64_t width, int threads) const
{
    const auto height = static_cast<std::int64_t>(heights.size()) / width;
    std::vector<Colour> picture(heights.size());
    ReliefRange whole = range(heights.data(), width, height, 0, 1);
    constexpr std::int64_t band = 16;
    const std::int64_t bands = (height + band - 1) / band;
#pragma omp parallel for schedule(dynamic) num_threads(threads)
    for (std::int64_t i = 0; i < bands; ++i) {
        const ReliefRange part = range(heights.data(), width, height, i * band, std::min(height, (i + 1) * band));
#pragma omp critical(overtake_hill_shade)
        whole.include(part);
    }
#pragma omp parallel for schedule(dynamic) num_threads(threads)
    for (std::int64_t i = 0; i < bands; ++i)
        colour(heights.data(), width, height, i * band, std::min(height, (i + 1) * band), whole,
               picture.data() + i * band * width);
    return picture;
}

} // namespace overtake
