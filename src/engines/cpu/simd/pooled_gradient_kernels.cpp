// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/simd/pooled_gradient_kernels.h"

#include "engines/cpu/simd/vector_dispatch.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "engines/cpu/simd/pooled_gradient_kernels.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "engines/cpu/simd/masked_load-inl.h"

#include <algorithm>
#include <cstring>

HWY_BEFORE_NAMESPACE();
namespace overtake::kernels::HWY_NAMESPACE
{

namespace hn = hwy::HWY_NAMESPACE;
using D = hn::ScalableTag<float>;
using V = hn::Vec<D>;
using M = hn::Mask<D>;

// Parts of a filter held in registers at once: with 32 registers, a whole 3 x 3 filter over 32 channels.
constexpr bool manyRegisters = HWY_TARGET <= HWY_AVX3 || HWY_ARCH_ARM_A64;
constexpr int mostLines = manyRegisters ? 3 : 1;
constexpr int mostVectors = 6;

/// A line of a filter, size x channels floats that are contiguous in the image, cut into vectors; the last one overlaps
/// the one before if the length is not a multiple, and is masked if the line is shorter than a vector.
struct Lines {
    explicit Lines(const PooledConvolution &p)
        : length(p.size * p.channels), lanes(static_cast<std::int64_t>(hn::Lanes(D()))),
          vectors((length + lanes - 1) / lanes), lastStart(std::max<std::int64_t>(0, length - lanes)),
          imageLine(p.width * p.channels), channels(p.channels), count(p.size), padded(count * vectors * lanes)
    {
    }
    std::int64_t startOf(std::int64_t vector) const { return vector == vectors - 1 ? lastStart : vector * lanes; }

    std::int64_t length, lanes, vectors, lastStart, imageLine, channels, count, padded;
};

std::int64_t PaddedFilter(const PooledConvolution &p)
{
    return Lines(p).padded;
}

PooledConvolution InWholeVectors(const PooledConvolution &p)
{
    const auto lanes = static_cast<std::int64_t>(hn::Lanes(D()));
    PooledConvolution whole = p;
    whole.channels = (p.channels + lanes - 1) / lanes * lanes;
    return whole;
}

void PadFilters(const PooledConvolution &p, const PooledConvolution &whole, const float *weights, float *padded,
                std::int64_t first, std::int64_t last)
{
    const std::int64_t area = p.size * p.size;
    for (std::int64_t filter = first; filter < last; ++filter) {
        const float *from = weights + filter * p.channels * area;
        float *to = padded + filter * area * whole.channels;
        for (std::int64_t i = 0; i < area; ++i, to += whole.channels) {
            for (std::int64_t channel = 0; channel < p.channels; ++channel)
                to[channel] = from[channel * area + i];
            std::fill(to + p.channels, to + whole.channels, 0.0F);
        }
    }
}

void UnpadFilters(const PooledConvolution &p, const float *sums, float *dweights, std::int64_t first, std::int64_t last)
{
    const Lines lines(p);
    const std::int64_t area = p.size * p.size;
    for (std::int64_t filter = first; filter < last; ++filter) {
        float *to = dweights + filter * p.channels * area;
        for (std::int64_t i = 0; i < p.size; ++i) {
            const float *line = sums + filter * lines.padded + i * lines.vectors * lines.lanes;
            std::int64_t column = 0;
            std::int64_t channel = 0;
            for (std::int64_t at = 0; at < lines.length; ++at) {
                const std::int64_t v = at / lines.lanes;
                to[channel * area + i * p.size + column] = line[v * lines.lanes + at - lines.startOf(v)];
                if (++channel == p.channels) {
                    channel = 0;
                    ++column;
                }
            }
        }
    }
}

/// Appends elements that are not 0 without a branch, which would often be mispredicted: the element is written in any
/// case, and the end only advances past a nonzero one.
HWY_INLINE void append(std::uint64_t element, LargestElement *&end)
{
    std::memcpy(end, &element, sizeof element);
    end += (element << 33) != 0 ? 1 : 0; // the gradient's bits but its sign
}

/// Collects the largest elements of `count` filters from o on, a vector of filters or, if `Masked`, fewer, in all
/// positions.
template <bool Masked>
HWY_INLINE void collectFrom(const PooledConvolution &p, std::int64_t o, std::int64_t count, const float *pooledFrom,
                            const float *pooled, const float *dy, LargestElement *elements, std::int32_t *counts)
{
    const D d;
    const hn::Rebind<std::int32_t, D> di;
    const M mask = hn::FirstN(d, static_cast<std::size_t>(count));
    const auto load = [&](const float *from) HWY_ATTR { return Masked ? loadMasked(mask, from) : hn::LoadU(d, from); };
    constexpr std::int64_t most = HWY_MAX_BYTES / sizeof(float);
    const std::int64_t filters = p.filters();
    const std::int64_t line = p.pooling.width * filters;
    const std::int64_t rowLength = p.positions() + 1;
    alignas(64) std::int32_t pairs[2 * most] = {};
    LargestElement *ends[most];
    for (std::int64_t l = 0; l < count; ++l)
        ends[l] = elements + (o + l) * rowLength;
    pooled += o;
    dy += o;
    const std::int64_t columns = p.pooling.width / p.pooling.window;
    for (std::int64_t row = 0; row < p.pooling.height / p.pooling.window; ++row) {
        const float *window = pooledFrom + row * p.pooling.window * line + o;
        auto base = static_cast<std::int32_t>(row * p.pooling.window * p.width);
        for (std::int64_t column = 0; column < columns; ++column, pooled += filters, dy += filters) {
            const auto largest = load(pooled);
            auto gradient = load(dy);
            if (p.throughRelu)
                gradient = hn::IfThenElseZero(hn::Gt(largest, hn::Zero(d)), gradient);
            auto place = hn::Set(di, base);
            // From the last to the first, so that the first one stays.
            for (std::int64_t i = p.pooling.window - 1; i >= 0; --i) {
                for (std::int64_t j = p.pooling.window - 1; j >= 0; --j) {
                    const auto element = load(window + i * line + j * filters);
                    const auto here = hn::Set(di, base + static_cast<std::int32_t>(i * p.width + j));
                    place = hn::IfThenElse(hn::RebindMask(di, hn::Eq(element, largest)), here, place);
                }
            }
            hn::StoreInterleaved2(hn::BitCast(di, gradient), place, di, pairs);
            for (std::int64_t l = 0; l < count; ++l) {
                std::uint64_t element;
                std::memcpy(&element, pairs + 2 * l, sizeof element);
                append(element, ends[l]);
            }
            window += p.pooling.window * filters;
            base += static_cast<std::int32_t>(p.pooling.window);
        }
    }
    for (std::int64_t l = 0; l < count; ++l)
        counts[o + l] = static_cast<std::int32_t>(ends[l] - elements - (o + l) * rowLength);
}

void CollectLargest(const PooledConvolution &p, const float *pooledFrom, const float *pooled, const float *dy,
                    LargestElement *elements, std::int32_t *counts)
{
    const auto lanes = static_cast<std::int64_t>(hn::Lanes(D()));
    std::int64_t o = 0;
    for (; o + lanes <= p.filters(); o += lanes)
        collectFrom<false>(p, o, lanes, pooledFrom, pooled, dy, elements, counts);
    if (o < p.filters())
        collectFrom<true>(p, o, p.filters() - o, pooledFrom, pooled, dy, elements, counts);
}

/// A block of a filter: `Count` of its lines, `Vectors` of each, from vector `v` on; `last`: where in a line its last
/// vector begins. The body gets each vector of x's square (or of dx's), its number and the registers' array.
template <int Count, int Vectors, bool Few>
struct Block {
    const Lines &lines;
    std::int64_t line;
    std::int64_t v;
    std::int64_t last;
    M mask;

    template <typename T>
    HWY_INLINE T *of(T *filter, int i, int j) const
    {
        return filter + ((line + i) * lines.vectors + v + j) * lines.lanes;
    }
    template <typename T>
    HWY_INLINE T *inImage(T *square, int j) const
    {
        return j == Vectors - 1 ? square + last : square + (v + j) * static_cast<std::int64_t>(hn::Lanes(D()));
    }

    HWY_INLINE void addGradients(const LargestElement *elements, std::int32_t count, const float *x,
                                 float *filter) const
    {
        const D d;
        V sum[Count][Vectors];
        HWY_UNROLL(8)
        for (int i = 0; i < Count; ++i) {
            HWY_UNROLL(8)
            for (int j = 0; j < Vectors; ++j)
                sum[i][j] = hn::Load(d, of(filter, i, j));
        }
        for (std::int32_t e = 0; e < count; ++e) {
            const V gradient = hn::Set(d, elements[e].gradient);
            const float *square = x + elements[e].pixel * lines.channels + line * lines.imageLine;
            HWY_UNROLL(8)
            for (int i = 0; i < Count; ++i, square += lines.imageLine) {
                HWY_UNROLL(8)
                for (int j = 0; j < Vectors; ++j) {
                    const float *from = inImage(square, j);
                    sum[i][j] = hn::MulAdd(gradient, Few ? loadMasked(mask, from) : hn::LoadU(d, from), sum[i][j]);
                }
            }
        }
        HWY_UNROLL(8)
        for (int i = 0; i < Count; ++i) {
            HWY_UNROLL(8)
            for (int j = 0; j < Vectors; ++j)
                hn::Store(sum[i][j], d, of(filter, i, j));
        }
    }

    HWY_INLINE void scatter(const LargestElement *elements, std::int32_t count, const float *filter, float *dx) const
    {
        const D d;
        V weights[Count][Vectors];
        HWY_UNROLL(8)
        for (int i = 0; i < Count; ++i) {
            HWY_UNROLL(8)
            for (int j = 0; j < Vectors; ++j)
                weights[i][j] = hn::Load(d, of(filter, i, j));
        }
        for (std::int32_t e = 0; e < count; ++e) {
            const V gradient = hn::Set(d, elements[e].gradient);
            float *square = dx + elements[e].pixel * lines.channels + line * lines.imageLine;
            HWY_UNROLL(8)
            for (int i = 0; i < Count; ++i, square += lines.imageLine) {
                HWY_UNROLL(8)
                for (int j = 0; j < Vectors; ++j) {
                    float *to = inImage(square, j);
                    hn::StoreU(hn::MulAdd(gradient, weights[i][j], hn::LoadU(d, to)), d, to);
                }
            }
        }
    }
};

template <int Count, typename Body>
HWY_INLINE void forVectors(const Lines &lines, std::int64_t line, const Body &body)
{
    const D d;
    const M mask = hn::FirstN(d, static_cast<std::size_t>(lines.length));
    if (lines.length < lines.lanes)
        return body(Block<Count, 1, true>{lines, line, 0, 0, mask});
    for (std::int64_t v = 0; v < lines.vectors;) {
        const std::int64_t vectors = std::min<std::int64_t>(lines.vectors - v, mostVectors);
        const std::int64_t last = lines.startOf(v + vectors - 1);
        switch (vectors) {
        case 1:
            body(Block<Count, 1, false>{lines, line, v, last, mask});
            break;
        case 2:
            body(Block<Count, 2, false>{lines, line, v, last, mask});
            break;
        case 3:
            body(Block<Count, 3, false>{lines, line, v, last, mask});
            break;
        case 4:
            body(Block<Count, 4, false>{lines, line, v, last, mask});
            break;
        case 5:
            body(Block<Count, 5, false>{lines, line, v, last, mask});
            break;
        default:
            body(Block<Count, mostVectors, false>{lines, line, v, last, mask});
        }
        v += vectors;
    }
}

/// body(block) for all of a filter
template <typename Body>
HWY_INLINE void forBlocks(const Lines &lines, const Body &body)
{
    std::int64_t line = 0;
    for (; line + mostLines <= lines.count; line += mostLines)
        forVectors<mostLines>(lines, line, body);
    for (; line < lines.count; ++line)
        forVectors<1>(lines, line, body);
}

void AddWeightGradient(const PooledConvolution &p, const LargestElement *elements, const std::int32_t *counts,
                       const float *x, float *sums)
{
    const Lines lines(p);
    forBlocks(lines, [&](const auto &block) HWY_ATTR {
        for (std::int64_t o = 0; o < p.filters(); ++o)
            block.addGradients(elements + o * (p.positions() + 1), counts[o], x, sums + o * lines.padded);
    });
}

void ScatterInputGradient(const PooledConvolution &p, const LargestElement *elements, const std::int32_t *counts,
                          const float *padded, float *dx)
{
    const Lines lines(p);
    std::fill(dx, dx + p.imageSize(), 0.0F);
    forBlocks(lines, [&](const auto &block) HWY_ATTR {
        for (std::int64_t o = 0; o < p.filters(); ++o)
            block.scatter(elements + o * (p.positions() + 1), counts[o], padded + o * lines.padded, dx);
    });
}

} // namespace overtake::kernels::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace overtake::kernels
{

OVERTAKE_VECTOR_KERNEL(collectLargest, CollectLargest);
OVERTAKE_VECTOR_KERNEL(paddedFilter, PaddedFilter);
OVERTAKE_VECTOR_KERNEL(inWholeVectors, InWholeVectors);
OVERTAKE_VECTOR_KERNEL(padFilters, PadFilters);
OVERTAKE_VECTOR_KERNEL(unpadFilters, UnpadFilters);
OVERTAKE_VECTOR_KERNEL(addWeightGradient, AddWeightGradient);
OVERTAKE_VECTOR_KERNEL(scatterInputGradient, ScatterInputGradient);

} // namespace overtake::kernels
#endif
