// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/product/product_kernels.h"

#include "engines/cpu/simd/vector_dispatch.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "engines/cpu/product/product_kernels.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "engines/cpu/simd/masked_load-inl.h"

#include <algorithm>

HWY_BEFORE_NAMESPACE();
namespace overtake::HWY_NAMESPACE
{

namespace hn = hwy::HWY_NAMESPACE;
using D = hn::ScalableTag<float>;
using V = hn::Vec<D>;
using M = hn::Mask<D>;
using kernels::HWY_NAMESPACE::loadMasked;

// Tiles of C held in registers: 32 vector registers with AVX-512 and NEON, 16 with AVX2 and SSE4. The rest holds a row
// of B and the broadcast element of A.
constexpr bool manyRegisters = HWY_TARGET <= HWY_AVX3 || HWY_ARCH_ARM_A64;
constexpr int panelVectors = 3;
constexpr int rowsForThreeVectors = manyRegisters ? 8 : 4;
constexpr int rowsForTwoVectors = manyRegisters ? 12 : 4;
constexpr int rowsForOneVector = manyRegisters ? 16 : 8;

constexpr std::int64_t largeOperand = 256 * 1024; // floats: 1 MiB, a core's L2 cache
constexpr int worthACall = 16;                    // vectors of a tile
constexpr std::int64_t longSum = 64;              // terms
constexpr std::int64_t columnsAhead = 16;         // columns of A, for Fetch::LaterColumnsOfA

/// Which operand of a large product to prefetch for the next tile while this one computes. Its strides are too long for
/// the hardware prefetcher: forward 2887 to 2320 us, input's gradient 2392 to 2310, weights' update (B packed as well)
/// 2770 to 2480, in turn (one thread of an EPYC 9004, 2000 -> 2000, batch 32).
enum class Fetch {
    Nothing,
    NextColumnsOfB, ///< the next panel of B, of which each tile of this panel asks for its share of rows
    NextRowsOfA,
    NextTileOfC,     ///< for C += A B only
    LaterColumnsOfA, ///< for a transposed A: each of its columns is on a page of its own
};

/// Prefetches the lines of a tile in a matrix whose rows are `row` floats apart, for writing or for reading.
template <int Rows, int Vectors, bool Write>
HWY_INLINE void fetchTile(const float *first, std::int64_t row)
{
    HWY_UNROLL(16)
    for (int r = 0; r < Rows; ++r) {
        HWY_UNROLL(16)
        for (int v = 0; v < Vectors; ++v)
            __builtin_prefetch(first + r * row + v * static_cast<std::int64_t>(hn::Lanes(D())), Write);
    }
}

/// Final operation on the sums of a tile. It is chosen once per tile: choosing it for each vector, which the stores in
/// between would force, cost 70 cycles beside the 3072 for sums over 128 terms.
enum class Then {
    Store,
    Scale,    ///< by alpha
    Plus,     ///< alpha times the sum, plus p.plus
    Times,    ///< alpha times the sum, times p.times
    Anything, ///< everything that p asks for
};

template <int Rows, int Vectors, bool Masked, Then then>
HWY_INLINE void finishTile(const DirectProduct &p, const V (&sum)[Rows][Vectors], std::int64_t i, std::int64_t j,
                           M mask)
{
    const D d;
    constexpr int last = Vectors - 1;
    const auto width = static_cast<std::int64_t>(hn::Lanes(d));
    const auto load = [&](const float *row, int v) HWY_ATTR {
        return Masked && v == last ? loadMasked(mask, row + v * width) : hn::LoadU(d, row + v * width);
    };
    const V alpha = hn::Set(d, p.alpha);
    const std::int64_t cRow = p.cRow;
    const std::int64_t place = i * cRow + j;
    float *c = p.c + place;
    const float *other = then == Then::Plus ? p.plus + place : then == Then::Times ? p.times + place : nullptr;
    HWY_UNROLL(16)
    for (int r = 0; r < Rows; ++r) {
        HWY_UNROLL(16)
        for (int v = 0; v < Vectors; ++v) {
            V result = sum[r][v];
            if constexpr (then == Then::Scale) {
                result = hn::Mul(alpha, result);
            } else if constexpr (then == Then::Plus) {
                result = hn::MulAdd(alpha, result, load(other, v));
            } else if constexpr (then == Then::Times) {
                result = hn::Mul(hn::Mul(alpha, result), load(other, v));
            } else if constexpr (then == Then::Anything) {
                if (p.accumulate)
                    result = hn::MulAdd(alpha, result, load(c, v));
                else if (p.bias)
                    result = hn::MulAdd(alpha, result, load(p.bias + j, v));
                else if (p.plus)
                    result = hn::MulAdd(alpha, result, load(p.plus + place + r * cRow, v));
                else
                    result = hn::Mul(alpha, result);
                if (p.relu)
                    result = hn::Max(result, hn::Zero(d));
                if (p.times)
                    result = hn::Mul(result, load(p.times + place + r * cRow, v));
            }
            if (Masked && v == last) {
#if HWY_ARCH_ARM // a blend writes back what follows the row, which may be another thread's
                HWY_ALIGN float numbers[hn::MaxLanes(D())];
                hn::Store(result, d, numbers);
                for (std::size_t lane = 0; lane < hn::CountTrue(d, mask); ++lane)
                    c[v * width + static_cast<std::int64_t>(lane)] = numbers[lane];
#else
                hn::BlendedStore(result, mask, d, c + v * width);
#endif
            } else {
                hn::StoreU(result, d, c + v * width);
            }
        }
        c += cRow;
        if constexpr (then == Then::Plus || then == Then::Times)
            other += cRow;
    }
}

/// One tile: Rows x Vectors of C at row i, column j. `Masked`: the last vector holds only part of a row.
template <int Rows, int Vectors, bool Masked, Fetch fetch>
HWY_INLINE void tile(const DirectProduct &p, std::int64_t i, std::int64_t j, M mask)
{
    const D d;
    constexpr int last = Vectors - 1;
    const auto width = static_cast<std::int64_t>(hn::Lanes(d));
    constexpr std::int64_t lineNumbers = 16; // floats in a cache line
    const auto load = [&](const float *row, int v) HWY_ATTR {
        return Masked && v == last ? loadMasked(mask, row + v * width) : hn::LoadU(d, row + v * width);
    };
    // Into C itself: no addition at the end.
    constexpr bool fromC = fetch == Fetch::NextTileOfC;
    V sum[Rows][Vectors];
    HWY_UNROLL(16)
    for (int r = 0; r < Rows; ++r) {
        HWY_UNROLL(16)
        for (int v = 0; v < Vectors; ++v)
            if constexpr (fromC)
                sum[r][v] = load(p.c + (i + r) * p.cRow + j, v);
            else
                sum[r][v] = hn::Zero(d);
    }
    if constexpr (fromC)
        fetchTile<Rows, Vectors, true>(p.c + i * p.cRow + j + Vectors * width, p.cRow);
    // Four rows of A to a pointer: with one pointer and twelve offsets GCC runs out of registers and spills them.
    constexpr int groups = (Rows + 3) / 4;
    const float *a[groups];
    HWY_UNROLL(16)
    for (int g = 0; g < groups; ++g)
        a[g] = p.a + (i + 4 * g) * p.aRow;
    const float *b = p.bInPanels ? p.b + j * p.k : p.b + j;
    const std::int64_t bRow = p.bInPanels ? panelVectors * width : p.bRow;
    const std::int64_t firstFetched = i * p.k / p.m; // rows of B
    const std::int64_t lastFetched = (i + Rows) * p.k / p.m;
    for (std::int64_t l = 0; l < p.k; ++l, b += bRow) {
        if constexpr (fetch == Fetch::NextColumnsOfB) {
            if (l >= firstFetched && l < lastFetched) {
                HWY_UNROLL(16)
                for (int v = 0; v < Vectors; ++v)
                    __builtin_prefetch(b + (Vectors + v) * width, 0, 2); // to the L2 cache
            }
        }
        if constexpr (fetch == Fetch::NextRowsOfA) {
            if (l % lineNumbers == 0) {
                HWY_UNROLL(16)
                for (int r = 0; r < Rows; ++r)
                    __builtin_prefetch(a[r / 4] + (r % 4 + Rows) * p.aRow);
            }
        }
        if constexpr (fetch == Fetch::LaterColumnsOfA)
            __builtin_prefetch(a[0] + columnsAhead * p.aColumn);
        V row[Vectors];
        HWY_UNROLL(16)
        for (int v = 0; v < Vectors; ++v)
            row[v] = load(b, v);
        HWY_UNROLL(16)
        for (int r = 0; r < Rows; ++r) {
            const V element = hn::Set(d, a[r / 4][(r % 4) * p.aRow]);
            HWY_UNROLL(16)
            for (int v = 0; v < Vectors; ++v)
                sum[r][v] = hn::MulAdd(element, row[v], sum[r][v]);
        }
        HWY_UNROLL(16)
        for (int g = 0; g < groups; ++g)
            a[g] += p.aColumn;
    }
    if constexpr (fromC)
        return finishTile<Rows, Vectors, Masked, Then::Store>(p, sum, i, j, mask);
    if constexpr (Rows * Vectors >= worthACall && !Masked) {
        if (!p.accumulate && !p.bias && !p.relu) {
            if (p.times)
                return finishTile<Rows, Vectors, Masked, Then::Times>(p, sum, i, j, mask);
            if (p.plus)
                return finishTile<Rows, Vectors, Masked, Then::Plus>(p, sum, i, j, mask);
            if (p.alpha == 1)
                return finishTile<Rows, Vectors, Masked, Then::Store>(p, sum, i, j, mask);
            return finishTile<Rows, Vectors, Masked, Then::Scale>(p, sum, i, j, mask);
        }
    }
    finishTile<Rows, Vectors, Masked, Then::Anything>(p, sum, i, j, mask);
}

/// A tile of long sums, during which the lines that it will write are fetched, often from another core's cache. A
/// function of its own: inlined beside others, its loop would not get all registers.
template <int Rows, int Vectors, Fetch fetch>
HWY_NOINLINE void longTile(const DirectProduct &p, std::int64_t i, std::int64_t j)
{
    if constexpr (fetch != Fetch::NextTileOfC) {
        const std::int64_t place = i * p.cRow + j;
        fetchTile<Rows, Vectors, true>(p.c + place, p.cRow);
        if (p.plus || p.times)
            fetchTile<Rows, Vectors, false>((p.plus ? p.plus : p.times) + place, p.cRow);
    }
    tile<Rows, Vectors, false, fetch>(p, i, j, hn::FirstN(D(), 0));
}

/// Rows [i, lastRow) at column j, in tiles of MaximumRows rows, then of half as many, and so on.
template <int MaximumRows, int Vectors, bool Masked, Fetch fetch = Fetch::Nothing>
HWY_INLINE void columnOfTiles(const DirectProduct &p, std::int64_t i, std::int64_t lastRow, std::int64_t j, M mask)
{
    for (; i + MaximumRows <= lastRow; i += MaximumRows) {
        if constexpr (MaximumRows * Vectors >= worthACall && !Masked) {
            if (p.k >= longSum) {
                longTile<MaximumRows, Vectors, fetch>(p, i, j);
                continue;
            }
        }
        tile<MaximumRows, Vectors, Masked, fetch>(p, i, j, mask);
    }
    if constexpr (MaximumRows == 12) {
        columnOfTiles<8, Vectors, Masked>(p, i, lastRow, j, mask);
    } else if constexpr (MaximumRows > 1) {
        if (i < lastRow)
            columnOfTiles<MaximumRows / 2, Vectors, Masked>(p, i, lastRow, j, mask);
    }
}

/// All columns for the rows [i, lastRow), three vectors of columns at a time.
template <int Rows, Fetch fetch = Fetch::Nothing>
HWY_INLINE void allColumns(const DirectProduct &p, std::int64_t i, std::int64_t lastRow)
{
    const D d;
    const auto width = static_cast<std::int64_t>(hn::Lanes(d));
    const M none = hn::FirstN(d, 0);
    std::int64_t j = 0;
    for (; p.n - j >= panelVectors * width; j += panelVectors * width)
        columnOfTiles<Rows, panelVectors, false, fetch>(p, i, lastRow, j, none);
    const auto left = p.n - j;
    if (left == 0)
        return;
    const M mask = hn::FirstN(d, static_cast<std::size_t>(left % width));
    if (left > 2 * width)
        columnOfTiles<Rows, 3, true>(p, i, lastRow, j, mask);
    else if (left == 2 * width)
        columnOfTiles<Rows, 2, false>(p, i, lastRow, j, none);
    else if (left > width)
        columnOfTiles<Rows, 2, true>(p, i, lastRow, j, mask);
    else if (left == width)
        columnOfTiles<Rows, 1, false>(p, i, lastRow, j, none);
    else
        columnOfTiles<Rows, 1, true>(p, i, lastRow, j, mask);
}

void MultiplyDirect(const DirectProduct &p, std::int64_t firstRow, std::int64_t lastRow)
{
    const D d;
    const auto width = static_cast<std::int64_t>(hn::Lanes(d));
    const M none = hn::FirstN(d, 0);
    if (p.n < width)
        return columnOfTiles<rowsForOneVector, 1, true>(p, firstRow, lastRow, 0,
                                                        hn::FirstN(d, static_cast<std::size_t>(p.n)));
    if (p.n == width)
        return columnOfTiles<rowsForOneVector, 1, false>(p, firstRow, lastRow, 0, none);
    if (p.n == 2 * width) {
        if (p.aColumn == 1 && p.m * p.k > largeOperand)
            return columnOfTiles<rowsForTwoVectors, 2, false, Fetch::NextRowsOfA>(p, firstRow, lastRow, 0, none);
        return columnOfTiles<rowsForTwoVectors, 2, false>(p, firstRow, lastRow, 0, none);
    }
    // Large weights as B: a panel of three vectors of columns stays in the cache while all rows are multiplied by it.
    // Otherwise by blocks of rows, so that C, which may be large weights, is traversed once and in order.
    // A lies transposed, and both operands are as high as the batch.
    const bool isBatchSum = p.aColumn > 1 && !p.accumulate && p.k > 256;
    if (p.k * p.n > (isBatchSum ? largeOperand / 2 : largeOperand)) {
        allColumns<rowsForThreeVectors, Fetch::NextColumnsOfB>(p, firstRow, lastRow);
        return;
    }
    if (p.accumulate && p.alpha == 1 && p.m * p.n > largeOperand) {
        // Two rows of tiles to a panel of B, which comes from the L2 cache.
        for (std::int64_t i = firstRow; i < lastRow; i += 2 * rowsForThreeVectors)
            allColumns<rowsForThreeVectors, Fetch::NextTileOfC>(
                p, i, std::min<std::int64_t>(i + 2 * rowsForThreeVectors, lastRow));
        return;
    }
    if (isBatchSum && p.m * p.k > largeOperand / 4) {
        for (std::int64_t i = firstRow; i < lastRow; i += rowsForThreeVectors)
            allColumns<rowsForThreeVectors, Fetch::LaterColumnsOfA>(
                p, i, std::min<std::int64_t>(i + rowsForThreeVectors, lastRow));
        return;
    }
    for (std::int64_t i = firstRow; i < lastRow; i += rowsForThreeVectors)
        allColumns<rowsForThreeVectors>(p, i, std::min<std::int64_t>(i + rowsForThreeVectors, lastRow));
}

/// Panel by panel of three vectors of columns, row by row of b: (k, n).
void PackPanels(const float *b, std::int64_t k, std::int64_t n, float alpha, float *out, std::int64_t firstColumn,
                std::int64_t lastColumn)
{
    const D d;
    const auto width = static_cast<std::int64_t>(hn::Lanes(d));
    const V scale = hn::Set(d, alpha);
    for (std::int64_t j = firstColumn; j < lastColumn; j += panelVectors * width) {
        const auto columns = std::min(panelVectors * width, n - j);
        for (std::int64_t l = 0; l < k; ++l) {
            const float *from = b + l * n + j;
            float *to = out + j * k + l * panelVectors * width;
            std::int64_t c = 0;
            for (; c + width <= columns; c += width)
                hn::StoreU(hn::Mul(scale, hn::LoadU(d, from + c)), d, to + c);
            for (; c < columns; ++c)
                to[c] = alpha * from[c];
        }
    }
}

std::int64_t PanelWidth()
{
    return panelVectors * static_cast<std::int64_t>(hn::Lanes(D()));
}

/// Rows x 1 of C: that many dot products at once, sharing the row of B.
template <int Rows>
HWY_INLINE void dots(const DirectProduct &p, std::int64_t i, std::int64_t j)
{
    const D d;
    const auto width = static_cast<std::int64_t>(hn::Lanes(d));
    const float *a = p.a + i * p.aRow;
    const float *b = p.b + j * p.bRow;
    V sum[Rows];
    HWY_UNROLL(16)
    for (int r = 0; r < Rows; ++r)
        sum[r] = hn::Zero(d);
    std::int64_t l = 0;
    for (; l + width <= p.k; l += width) {
        const V row = hn::LoadU(d, b + l);
        HWY_UNROLL(16)
        for (int r = 0; r < Rows; ++r)
            sum[r] = hn::MulAdd(hn::LoadU(d, a + r * p.aRow + l), row, sum[r]);
    }
    float rest[Rows] = {};
    for (; l < p.k; ++l)
        for (int r = 0; r < Rows; ++r)
            rest[r] += a[r * p.aRow + l] * b[l];
    for (int r = 0; r < Rows; ++r) {
        float &c = p.c[(i + r) * p.cRow + j];
        float result = p.alpha * (hn::GetLane(hn::SumOfLanes(d, sum[r])) + rest[r]);
        if (p.accumulate)
            result += c;
        else if (p.bias)
            result += p.bias[j];
        c = p.relu ? std::max(result, 0.0F) : result;
    }
}

void MultiplyDots(const DirectProduct &p, std::int64_t firstRow, std::int64_t lastRow)
{
    constexpr int together = 8;
    std::int64_t i = firstRow;
    for (; i + together <= lastRow; i += together)
        for (std::int64_t j = 0; j < p.n; ++j)
            dots<together>(p, i, j);
    for (; i < lastRow; ++i)
        for (std::int64_t j = 0; j < p.n; ++j)
            dots<1>(p, i, j);
}

} // namespace overtake::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace overtake
{

OVERTAKE_VECTOR_KERNEL(multiplyDirect, MultiplyDirect);
OVERTAKE_VECTOR_KERNEL(multiplyDots, MultiplyDots);
OVERTAKE_VECTOR_KERNEL(packPanels, PackPanels);
OVERTAKE_VECTOR_KERNEL(panelWidth, PanelWidth);

} // namespace overtake
#endif
