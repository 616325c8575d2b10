// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/product/packed_kernels.h"

#include "engines/cpu/simd/vector_dispatch.h"
#include "machine/cache_sizes.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "engines/cpu/product/packed_kernels.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "engines/cpu/product/packing-inl.h"

#include <algorithm>

HWY_BEFORE_NAMESPACE();
namespace overtake::HWY_NAMESPACE
{

/// How a part is cut. Where sums are long, a panel of B, (depth, tileColumns()), stays in the L1 cache while a block of
/// A, (rows, depth), passes from the L2 cache. Where they are short, writing C takes most of the time: then the whole
/// of B stays in the L2 cache, and C is passed over in order, a band of a few rows at a time.
struct Blocks {
    static constexpr std::int64_t word = sizeof(float);
    static constexpr std::int64_t tilesOfABand = 4;

    std::int64_t depth = 0;
    std::int64_t rows = 0;
    std::int64_t band = 0;   ///< rows that use one panel of B together
    std::int64_t panels = 0; ///< panels of B kept packed at a time

    Blocks(std::int64_t m, std::int64_t n, std::int64_t k)
    {
        depth = evenly(k, mostTerms(), 8);
        rows = evenly(m, mostRows(), groupRows * tileGroups);
        const std::int64_t all = panelsOf(n);
        const bool inBands = all <= nearPanels();
        band = inBands ? tilesOfABand * groupRows * tileGroups : rows;
        panels = m > rows || inBands ? all : 1;
    }

    static std::int64_t mostTerms()
    {
        return std::max<std::int64_t>(64, cacheSizes().level1 * 3 / 4 / word / tileColumns() / 8 * 8);
    }
    std::int64_t packedA() const { return rows * depth; }

    /// The most that any part of at most so many rows, columns and terms may need. Memory that is not used is not
    /// touched.
    static std::int64_t scratch(std::int64_t m, std::int64_t n, std::int64_t k)
    {
        constexpr std::int64_t together = groupRows * tileGroups;
        const std::int64_t depth = std::min(rounded(k, 8), mostTerms());
        const std::int64_t mostOfA = std::max(leastRows * depth, cacheSizes().level2 / 2 / word) + together * depth;
        const std::int64_t panels = panelsOf(n) * depth * tileColumns();
        return rounded(std::min(rounded(m, together) * depth, mostOfA), 16) + panels + groupRows; // see packB()
    }

private:
    static std::int64_t rounded(std::int64_t number, std::int64_t grain)
    {
        return (number + grain - 1) / grain * grain;
    }
    static std::int64_t evenly(std::int64_t total, std::int64_t most, std::int64_t grain)
    {
        const std::int64_t parts = std::max<std::int64_t>(1, (total + most - 1) / most);
        return rounded((total + parts - 1) / parts, grain);
    }
    static std::int64_t panelsOf(std::int64_t n) { return (n + tileColumns() - 1) / tileColumns(); }
    static constexpr std::int64_t leastRows = 64;
    std::int64_t mostRows() const { return std::max(leastRows, cacheSizes().level2 / 2 / word / depth); }
    /// Panels that fit into the L2 cache's share for them, one half.
    std::int64_t nearPanels() const { return cacheSizes().level2 / 2 / word / depth / tileColumns(); }
};

/// Final operation on the sums of a tile: chosen once per tile, not for each of its vectors.
enum class TileEnd {
    Store,
    Scale,    ///< by alpha
    AddToC,   ///< alpha times the sum, plus C
    Anything, ///< everything that `p` asks for
};

/// A tile in one panel of B and the rows and columns of C that it covers.
struct TilePlace {
    std::int64_t i = 0;
    std::int64_t j = 0;
    std::int64_t rows = 0;    ///< rows of C in the tile
    std::int64_t columns = 0; ///< columns of C in the tile
};

/// One vector of a tile; `c`, `bias`, `plus` and `times` are where it starts there, null what is not asked for.
template <TileEnd end>
HWY_INLINE void finishVector(const DirectProduct &p, PackedV sum, bool addToC, float *c, const float *bias,
                             const float *plus, const float *times)
{
    const PackedD d;
    if constexpr (end == TileEnd::Scale) {
        sum = hn::Mul(hn::Set(d, p.alpha), sum);
    } else if constexpr (end == TileEnd::AddToC) {
        sum = hn::MulAdd(hn::Set(d, p.alpha), sum, hn::LoadU(d, c));
    } else if constexpr (end == TileEnd::Anything) {
        sum = hn::Mul(hn::Set(d, p.alpha), sum);
        if (addToC)
            sum = hn::Add(sum, hn::LoadU(d, c));
        if (bias)
            sum = hn::Add(sum, hn::LoadU(d, bias));
        if (plus)
            sum = hn::Add(sum, hn::LoadU(d, plus));
        if (p.relu)
            sum = hn::Max(sum, hn::Zero(d));
        if (times)
            sum = hn::Mul(sum, hn::LoadU(d, times));
    }
    hn::StoreU(sum, d, c);
}

/// The same for the first `count` floats of a vector. Masked stores take some 20 cycles on many CPUs.
template <TileEnd end>
HWY_NOINLINE void finishPart(const DirectProduct &p, PackedV sum, bool addToC, float *c, const float *bias,
                             const float *plus, const float *times, std::int64_t count)
{
    constexpr std::size_t most = hn::MaxLanes(PackedD());
    HWY_ALIGN float mine[4][most] = {};
    const auto copied = [&](const float *from, int to) -> const float * {
        if (!from)
            return nullptr;
        for (std::int64_t i = 0; i < count; ++i)
            mine[to][i] = from[i];
        return mine[to];
    };
    copied(end == TileEnd::AddToC || addToC ? c : nullptr, 0);
    finishVector<end>(p, sum, addToC, mine[0], copied(bias, 1), copied(plus, 2), copied(times, 3));
    for (std::int64_t i = 0; i < count; ++i)
        c[i] = mine[0][i];
}

template <int Rows, int Vectors, TileEnd end>
HWY_INLINE void finishPacked(const DirectProduct &p, const PackedV (&sum)[Rows][Vectors], const TilePlace &tile,
                             bool addToC)
{
    const auto width = static_cast<std::int64_t>(hn::Lanes(PackedD()));
    const bool whole = tile.columns == Vectors * width;
    const auto from = [](const float *start, std::int64_t offset) { return start ? start + offset : nullptr; };
    HWY_UNROLL(8)
    for (int r = 0; r < Rows; ++r) {
        if (r >= tile.rows)
            return;
        const std::int64_t place = (tile.i + r) * p.cRow + tile.j;
        HWY_UNROLL(4)
        for (int v = 0; v < Vectors; ++v) {
            const std::int64_t at = place + v * width;
            const float *bias = end == TileEnd::Anything ? from(p.bias, tile.j + v * width) : nullptr;
            const float *plus = end == TileEnd::Anything ? from(p.plus, at) : nullptr;
            const float *times = end == TileEnd::Anything ? from(p.times, at) : nullptr;
            if (v + 1 < Vectors || whole)
                finishVector<end>(p, sum[r][v], addToC, p.c + at, bias, plus, times);
            else
                finishPart<end>(p, sum[r][v], addToC, p.c + at, bias, plus, times, tile.columns - v * width);
        }
    }
}

/// Groups * groupRows rows of C and Vectors vectors of columns. `b`: the packed panel, or B itself, with rows `bRow`
/// apart, which it then packs.
template <int Groups, int Vectors, bool Pack>
HWY_NOINLINE void packedTile(const DirectProduct &p, const float *a, const float *b, std::int64_t bRow, float *panel,
                             std::int64_t depth, const TilePlace &tile, TileEnd end, bool addToC)
{
    const PackedD d;
    const auto width = static_cast<std::int64_t>(hn::Lanes(d));
    constexpr int Rows = Groups * groupRows;
    PackedV sum[Rows][Vectors];
    HWY_UNROLL(8)
    for (int r = 0; r < Rows; ++r) {
        HWY_UNROLL(4)
        for (int v = 0; v < Vectors; ++v)
            sum[r][v] = hn::Zero(d);
        const float *c = p.c + (tile.i + (r < tile.rows ? r : 0)) * p.cRow + tile.j;
        __builtin_prefetch(c, 1);
        __builtin_prefetch(c + tile.columns - 1, 1);
    }
    const float *group[Groups];
    HWY_UNROLL(2)
    for (int g = 0; g < Groups; ++g)
        group[g] = a + g * depth * groupRows;
    for (std::int64_t l = 0; l < depth; ++l) {
        PackedV row[Vectors];
        HWY_UNROLL(4)
        for (int v = 0; v < Vectors; ++v) {
            if constexpr (Pack) {
                row[v] = hn::LoadU(d, b + v * width);
                hn::Store(row[v], d, panel + v * width);
                __builtin_prefetch(b + (Vectors + v) * width, 0, 2); // prefetches the next panel into the L2 cache
            } else {
                row[v] = hn::Load(d, b + v * width);
            }
        }
        HWY_UNROLL(8)
        for (int r = 0; r < Rows; ++r) {
            const PackedV element = hn::Set(d, group[r / groupRows][r % groupRows]);
            HWY_UNROLL(4)
            for (int v = 0; v < Vectors; ++v)
                sum[r][v] = hn::MulAdd(element, row[v], sum[r][v]);
        }
        HWY_UNROLL(2)
        for (int g = 0; g < Groups; ++g)
            group[g] += groupRows;
        if constexpr (Pack) {
            b += bRow;
            panel += tileVectors * width;
        } else {
            b += tileVectors * width;
        }
    }
    switch (end) {
    case TileEnd::Store:
        return finishPacked<Rows, Vectors, TileEnd::Store>(p, sum, tile, addToC);
    case TileEnd::Scale:
        return finishPacked<Rows, Vectors, TileEnd::Scale>(p, sum, tile, addToC);
    case TileEnd::AddToC:
        return finishPacked<Rows, Vectors, TileEnd::AddToC>(p, sum, tile, addToC);
    case TileEnd::Anything:
        return finishPacked<Rows, Vectors, TileEnd::Anything>(p, sum, tile, addToC);
    }
}

/// A part of C between two blocks of operands: sums over [first, first + depth).
class PackedBlock
{
public:
    PackedBlock(const DirectProduct &p, const PackedPart &part, std::int64_t first, std::int64_t depth)
        : m_p(p), m_part(part), m_first(first), m_depth(depth), m_addToC(first > 0 || p.accumulate)
    {
        // Summands are added with the first terms, so that they may lie where C does.
        if (first > 0)
            m_p.bias = m_p.plus = nullptr;
        if (first + depth < p.k) {
            m_p.relu = false;
            m_p.times = nullptr;
        }
        if (m_p.bias || m_p.plus || m_p.times || m_p.relu)
            m_end = TileEnd::Anything;
        else if (m_addToC)
            m_end = TileEnd::AddToC;
        else
            m_end = p.alpha == 1 ? TileEnd::Store : TileEnd::Scale;
    }

    /// Rows [i, lastRow), whose A is packed at `a`, times one panel of B, which is packed first unless it is already.
    void run(const float *a, std::int64_t i, std::int64_t lastRow, std::int64_t j, float *panel, bool isPacked) const
    {
        const auto width = static_cast<std::int64_t>(hn::Lanes(PackedD()));
        const std::int64_t columns = std::min(tileColumns(), m_part.lastColumn - j);
        if (columns > 2 * width)
            columnOfTiles<3>(a, i, lastRow, j, columns, panel, isPacked);
        else if (columns > width)
            columnOfTiles<2>(a, i, lastRow, j, columns, panel, isPacked);
        else
            columnOfTiles<1>(a, i, lastRow, j, columns, panel, isPacked);
    }

private:
    template <int Vectors>
    void columnOfTiles(const float *a, std::int64_t i, std::int64_t lastRow, std::int64_t j, std::int64_t columns,
                       float *panel, bool isPacked) const
    {
        constexpr std::int64_t together = groupRows * tileGroups;
        const float *b = m_p.b + m_first * m_p.bRow + j * m_p.bColumn;
        if (!isPacked) {
            if (m_p.bColumn == 1 && columns == tileColumns() && lastRow - i >= together) {
                packedTile<tileGroups, Vectors, true>(m_p, a, b, m_p.bRow, panel, m_depth, {i, j, together, columns},
                                                      m_end, m_addToC);
                i += together;
                a += together * m_depth;
            } else {
                packB(m_p, j, columns, m_first, m_depth, panel);
            }
        }
        for (; lastRow - i > together - groupRows; i += together, a += together * m_depth)
            packedTile<tileGroups, Vectors, false>(m_p, a, panel, 0, nullptr, m_depth,
                                                   {i, j, std::min(together, lastRow - i), columns}, m_end, m_addToC);
        if (i < lastRow)
            packedTile<1, Vectors, false>(m_p, a, panel, 0, nullptr, m_depth, {i, j, lastRow - i, columns}, m_end,
                                          m_addToC);
    }

    DirectProduct m_p; ///< with what belongs to this block alone
    const PackedPart &m_part;
    std::int64_t m_first;
    std::int64_t m_depth;
    bool m_addToC;
    TileEnd m_end = TileEnd::Store;
};

void MultiplyPacked(const DirectProduct &p, const PackedPart &part, float *scratch)
{
    const Blocks blocks(part.lastRow - part.firstRow, part.lastColumn - part.firstColumn, p.k);
    float *packedRows = scratch;
    float *packedPanels = scratch + (blocks.packedA() + 15) / 16 * 16;
    for (std::int64_t first = 0; first < p.k; first += blocks.depth) {
        const std::int64_t depth = std::min(blocks.depth, p.k - first);
        const PackedBlock block(p, part, first, depth);
        for (std::int64_t top = part.firstRow; top < part.lastRow; top += blocks.rows) {
            const std::int64_t bottom = std::min(top + blocks.rows, part.lastRow);
            packA(p, top, bottom, first, depth, packedRows);
            for (std::int64_t i = top; i < bottom; i += blocks.band) {
                const float *a = packedRows + (i - top) * depth;
                float *panel = packedPanels;
                for (std::int64_t j = part.firstColumn; j < part.lastColumn; j += tileColumns()) {
                    block.run(a, i, std::min(i + blocks.band, bottom), j, panel, i > part.firstRow);
                    if (blocks.panels > 1)
                        panel += depth * tileColumns();
                }
            }
        }
    }
}

std::int64_t PackedScratch(std::int64_t rows, std::int64_t columns, std::int64_t k)
{
    return Blocks::scratch(rows, columns, k);
}

std::int64_t PackedTerms()
{
    return Blocks::mostTerms();
}

std::int64_t PackedColumns()
{
    return tileColumns();
}

} // namespace overtake::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace overtake
{

OVERTAKE_VECTOR_KERNEL(multiplyPacked, MultiplyPacked);
OVERTAKE_VECTOR_KERNEL(packedScratch, PackedScratch);
OVERTAKE_VECTOR_KERNEL(packedColumns, PackedColumns);
OVERTAKE_VECTOR_KERNEL(packedTerms, PackedTerms);

} // namespace overtake
#endif
