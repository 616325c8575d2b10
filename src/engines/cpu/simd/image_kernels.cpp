// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/simd/image_kernels.h"

#include "engines/cpu/simd/vector_dispatch.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "engines/cpu/simd/image_kernels.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include <algorithm>

HWY_BEFORE_NAMESPACE();
namespace overtake::kernels::HWY_NAMESPACE
{

namespace hn = hwy::HWY_NAMESPACE;
using D = hn::ScalableTag<float>;

/// body(tag, c) for all channels in vectors, the last of which overlaps the one before; a small number of channels uses
/// the widest vectors that it fills.
template <std::size_t Most = hn::MaxLanes(D()), typename Body>
HWY_INLINE void forChannels(std::int64_t channels, const Body &body)
{
    const hn::CappedTag<float, Most> d;
    const auto lanes = static_cast<std::int64_t>(hn::Lanes(d));
    if constexpr (Most > 1) {
        if (channels < lanes)
            return forChannels<Most / 2>(channels, body);
    }
    for (std::int64_t c = 0; c < channels; c += lanes)
        body(d, std::min(c, channels - lanes));
}

/// Where a pooled row's windows begin in x.
HWY_INLINE std::int64_t rowOfImage(const Pooling &p, std::int64_t row)
{
    const std::int64_t pooledRows = p.height / p.window;
    return (row / pooledRows * p.height + row % pooledRows * p.window) * p.width * p.channels;
}

void MaxPool(const Pooling &p, const float *x, float *y, std::int64_t firstRow, std::int64_t lastRow)
{
    const std::int64_t columns = p.width / p.window;
    const std::int64_t line = p.width * p.channels;
    y += firstRow * columns * p.channels;
    for (std::int64_t row = firstRow; row < lastRow; ++row) {
        const float *from = x + rowOfImage(p, row);
        for (std::int64_t column = 0; column < columns; ++column, from += p.window * p.channels, y += p.channels) {
            forChannels(p.channels, [&](auto d, std::int64_t c) HWY_ATTR {
                auto most = hn::LoadU(d, from + c);
                for (std::int64_t i = 0; i < p.window; ++i)
                    for (std::int64_t j = 0; j < p.window; ++j)
                        most = hn::Max(most, hn::LoadU(d, from + i * line + j * p.channels + c));
                hn::StoreU(most, d, y + c);
            });
        }
    }
}

void MaxPoolGrad(const Pooling &p, bool throughRelu, const float *x, const float *y, const float *dy, float *dx,
                 std::int64_t firstRow, std::int64_t lastRow)
{
    const std::int64_t rows = p.height / p.window;
    const std::int64_t columns = p.width / p.window;
    const std::int64_t line = p.width * p.channels;
    const std::int64_t besides = (p.width - columns * p.window) * p.channels; // columns that no window covers
    y += firstRow * columns * p.channels;
    dy += firstRow * columns * p.channels;
    for (std::int64_t row = firstRow; row < lastRow; ++row) {
        const float *from = x + rowOfImage(p, row);
        float *to = dx + rowOfImage(p, row);
        for (std::int64_t column = 0; column < columns; ++column) {
            forChannels(p.channels, [&](auto d, std::int64_t c) HWY_ATTR {
                const auto largest = hn::LoadU(d, y + c);
                auto left = hn::LoadU(d, dy + c); // dy, until the first largest element has taken it
                if (throughRelu)
                    left = hn::IfThenElseZero(hn::Gt(largest, hn::Zero(d)), left);
                for (std::int64_t i = 0; i < p.window; ++i) {
                    for (std::int64_t j = 0; j < p.window; ++j) {
                        const std::int64_t at = i * line + j * p.channels + c;
                        const auto isIt = hn::Eq(hn::LoadU(d, from + at), largest);
                        hn::StoreU(hn::IfThenElseZero(isIt, left), d, to + at);
                        left = hn::IfThenZeroElse(isIt, left);
                    }
                }
            });
            from += p.window * p.channels;
            to += p.window * p.channels;
            y += p.channels;
            dy += p.channels;
        }
        for (std::int64_t i = 0; i < p.window && besides > 0; ++i)
            std::fill(to + i * line, to + i * line + besides, 0.0F);
        if (row % rows == rows - 1) {
            float *below = dx + rowOfImage(p, row) + p.window * line;
            std::fill(below, below + (p.height - rows * p.window) * line, 0.0F);
        }
    }
}

} // namespace overtake::kernels::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace overtake::kernels
{

OVERTAKE_VECTOR_KERNEL(maxPool, MaxPool);
OVERTAKE_VECTOR_KERNEL(maxPoolGrad, MaxPoolGrad);

} // namespace overtake::kernels
#endif
