// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Packs operands of a product into the order in which tiles of C read them. Included once for each vector extension,
// after <hwy/foreach_target.h>.
#if defined(OVERTAKE_PACKING_INL_H) == defined(HWY_TARGET_TOGGLE)
#ifdef OVERTAKE_PACKING_INL_H
#undef OVERTAKE_PACKING_INL_H
#else
#define OVERTAKE_PACKING_INL_H
#endif

#include "engines/cpu/product/product_kernels.h"
#include "engines/cpu/simd/transpose-inl.h"

#include <algorithm>
#include <cstdint>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace overtake::HWY_NAMESPACE
{

namespace hn = hwy::HWY_NAMESPACE;
using PackedD = hn::ScalableTag<float>;
using PackedV = hn::Vec<PackedD>;

// A tile of C in registers: 32 vector registers with AVX-512 and NEON, 16 with AVX2 and SSE4. The rest holds a row of B
// and the broadcast element of A.
constexpr int tileVectors = 3;
constexpr int groupRows = 4; // rows of A that are packed side by side
constexpr int tileGroups = HWY_TARGET <= HWY_AVX3 || HWY_ARCH_ARM_A64 ? 2 : 1;

HWY_INLINE std::int64_t tileColumns()
{
    return tileVectors * static_cast<std::int64_t>(hn::Lanes(PackedD()));
}

/// to[l * toStride + r] = from[l * depthStride + r * rowStride] for `rows` <= `width` rows, 0 for the others up to
/// `width`.
HWY_INLINE void packOne(const float *from, std::int64_t rowStride, std::int64_t depthStride, std::int64_t rows,
                        std::int64_t width, std::int64_t depth, float *to, std::int64_t toStride)
{
    for (std::int64_t l = 0; l < depth; ++l)
        for (std::int64_t r = 0; r < width; ++r)
            to[l * toStride + r] = r < rows ? from[l * depthStride + r * rowStride] : 0.0F;
}

/// Four rows, side by side.
HWY_INLINE void packGroup(const float *from, std::int64_t rowStride, std::int64_t depthStride, std::int64_t rows,
                          std::int64_t depth, float *to, std::int64_t toStride)
{
    std::int64_t l = 0;
#if HWY_TARGET != HWY_SCALAR
    const hn::FixedTag<float, 4> four;
    if (rows == groupRows && depthStride == 1)
        for (; l + 4 <= depth; l += 4)
            turnFour(from + l, rowStride, to + l * toStride, toStride);
    else if (rows == groupRows && rowStride == 1)
        for (; l < depth; ++l)
            hn::StoreU(hn::LoadU(four, from + l * depthStride), four, to + l * toStride);
#endif
    packOne(from + l * depthStride, rowStride, depthStride, rows, groupRows, depth - l, to + l * toStride, toStride);
}

/// Rows [firstRow, lastRow) and terms [first, first + depth) of op(A), in groups of rows: (groups, depth, groupRows).
HWY_INLINE void packA(const DirectProduct &p, std::int64_t firstRow, std::int64_t lastRow, std::int64_t first,
                      std::int64_t depth, float *to)
{
    const float *a = p.a + first * p.aColumn;
    if (p.aRow == 1) { // term by term, as it lies
        const std::int64_t groups = (lastRow - firstRow + groupRows - 1) / groupRows;
        const std::int64_t whole = (lastRow - firstRow) / groupRows;
#if HWY_TARGET != HWY_SCALAR
        const hn::FixedTag<float, 4> four;
        for (std::int64_t l = 0; l < depth; ++l) {
            const float *from = a + l * p.aColumn + firstRow;
            for (std::int64_t g = 0; g < whole; ++g)
                hn::StoreU(hn::LoadU(four, from + g * groupRows), four, to + (g * depth + l) * groupRows);
        }
#else
        for (std::int64_t g = 0; g < whole; ++g)
            packGroup(a + firstRow + g * groupRows, 1, p.aColumn, groupRows, depth, to + g * depth * groupRows,
                      groupRows);
#endif
        if (whole < groups)
            packGroup(a + firstRow + whole * groupRows, 1, p.aColumn, lastRow - firstRow - whole * groupRows, depth,
                      to + whole * depth * groupRows, groupRows);
        return;
    }
    for (std::int64_t i = firstRow; i < lastRow; i += groupRows, to += depth * groupRows)
        packGroup(a + i * p.aRow, p.aRow, p.aColumn, std::min<std::int64_t>(groupRows, lastRow - i), depth, to,
                  groupRows);
}

/// Terms [first, first + depth) of `columns` <= tileColumns() columns of op(B) from j on: (depth, tileColumns()), zeros
/// where there are fewer. Writes whole groups: where tileColumns() is no multiple of them, up to groupRows
/// numbers beyond.
HWY_INLINE void packB(const DirectProduct &p, std::int64_t j, std::int64_t columns, std::int64_t first,
                      std::int64_t depth, float *to)
{
    const float *b = p.b + first * p.bRow + j * p.bColumn;
    for (std::int64_t c = 0; c < tileColumns(); c += groupRows) {
        const std::int64_t present = std::clamp<std::int64_t>(columns - c, 0, groupRows);
        packGroup(b + std::min(c, columns) * p.bColumn, p.bColumn, p.bRow, present, depth, to + c, tileColumns());
    }
}

} // namespace overtake::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#endif // include guard
