// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture/smooth_count.h"

#include "picture/fast_log.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace overtake
{

void smoothCounts(const float *counts, const float *re, const float *im, std::int64_t count, double horizon,
                  Inside inside, float *smooth)
{
    const auto offset = static_cast<float>(1 + std::log2(std::log(horizon)));
    if (inside == Inside::AsFormula) {
        // In full: where |z| is close to 1, the logarithm of its logarithm shows every bit.
        for (std::int64_t i = 0; i < count; ++i) {
            const float logZ = std::log(std::hypot(re[i], im[i]));
            const float nu = counts[i] + offset + std::min(-std::log2(logZ), mostNearOne);
            smooth[i] = std::isnan(nu)
                            ? 0
                            : std::clamp(nu, -std::numeric_limits<float>::max(), std::numeric_limits<float>::max());
        }
        return;
    }
    constexpr float ln2 = 0.693147181F;
    for (std::int64_t i = 0; i < count; ++i) {
        const float x = std::abs(re[i]);
        const float y = std::abs(im[i]);
        const float large = std::max(x, y);
        const float ratio = std::min(x, y) / std::max(large, std::numeric_limits<float>::min());
        // log |z|, in a way that squares of 2^80 do not overflow
        const float logZ =
            ln2 * (fastLog2(std::max(large, std::numeric_limits<float>::min())) + 0.5F * fastLog2(1 + ratio * ratio));
        const float nu = counts[i] + offset - fastLog2(std::max(logZ, std::numeric_limits<float>::min()));
        smooth[i] = counts[i] > 0 && logZ > 0 ? nu : 0;
    }
    for (std::int64_t i = 0; i < count; ++i) {
        const double square = double(re[i]) * double(re[i]) + double(im[i]) * double(im[i]);
        if (counts[i] > 0)
            continue;
        const auto logZ = static_cast<float>(0.5 * std::log(std::max(square, 1.0)));
        smooth[i] = square < 1 ? -0.0F : -(offset + std::min(-std::log2(logZ), mostNearOne));
    }
}

} // namespace overtake
