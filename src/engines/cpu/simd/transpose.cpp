// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/simd/transpose.h"

#include "engines/cpu/simd/vector_dispatch.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "engines/cpu/simd/transpose.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "engines/cpu/simd/transpose-inl.h"

#include <algorithm>

HWY_BEFORE_NAMESPACE();
namespace overtake::HWY_NAMESPACE
{

namespace hn = hwy::HWY_NAMESPACE;

/// Sixteen rows at a time, a cache line of each row of `out`, so that a line is written once.
void Transpose(const float *in, std::int64_t stride, float *out, std::int64_t rows, std::int64_t firstColumn,
               std::int64_t lastColumn)
{
    std::int64_t whole = 0; // rows done in fours
    std::int64_t j = firstColumn;
#if HWY_TARGET != HWY_SCALAR
    constexpr std::int64_t together = 16;
    whole = rows / 4 * 4;
    for (std::int64_t top = 0; top < whole; top += together) {
        const auto bottom = std::min(top + together, whole);
        for (j = firstColumn; j + 4 <= lastColumn; j += 4)
            for (std::int64_t i = top; i < bottom; i += 4)
                turnFour(in + i * stride + j, stride, out + j * rows + i, rows);
    }
#endif
    for (; j < lastColumn; ++j)
        for (std::int64_t i = 0; i < whole; ++i)
            out[j * rows + i] = in[i * stride + j];
    for (std::int64_t i = whole; i < rows; ++i)
        for (j = firstColumn; j < lastColumn; ++j)
            out[j * rows + i] = in[i * stride + j];
}

/// For rows of a few vectors, where a call of memcpy for each takes longer than the copy.
void GatherRows(const float *in, std::int64_t stride, float *out, std::int64_t rows, std::int64_t columns)
{
    const hn::ScalableTag<float> d;
    const auto width = static_cast<std::int64_t>(hn::Lanes(d));
    for (std::int64_t i = 0; i < rows; ++i, in += stride, out += columns) {
        std::int64_t j = 0;
        for (; j + width <= columns; j += width)
            hn::StoreU(hn::LoadU(d, in + j), d, out + j);
        for (; j < columns; ++j)
            out[j] = in[j];
    }
}

} // namespace overtake::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace overtake
{

OVERTAKE_VECTOR_KERNEL(transpose, Transpose);
OVERTAKE_VECTOR_KERNEL(gatherRows, GatherRows);

} // namespace overtake
#endif
