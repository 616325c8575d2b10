// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/attention.h"

#include "engines/cpu/causal_softmax.h"
#include "engines/cpu/product_kernels.h"
#include "engines/cpu/scratch.h"
#include "engines/cpu/team.h"
#include "engines/cpu/transpose.h"

#include <algorithm>

namespace overtake
{

namespace
{

// Rows of a square processed together: they share the column at which they end. As many as the highest tile has.
constexpr std::int64_t rowBlock = 16;

// Floats (64 KiB). Larger squares need no prefetching: the hardware prefetcher keeps up, and the L2 cache has no room
// to hold them early.
constexpr std::int64_t smallSquare = 128 * 128;

struct Extent {
    std::int64_t sequences, heads, context, width; ///< width: channels of a head
    std::int64_t channels() const { return heads * width; }
    std::int64_t squares() const { return sequences * heads; }
    std::int64_t square() const { return context * context; }
    std::int64_t head() const { return context * width; }
    double flopsOfProduct() const
    {
        return 2.0 * static_cast<double>(squares() * square()) * static_cast<double>(width);
    }
};

Extent extentOf(const Program &program, const Attention &attention)
{
    const Attributes &attributes = attention.split->attributes;
    const Shape &joined = program.tensor(attention.joined).shape;
    return {joined[0] / attributes.context, attributes.heads, attributes.context, joined[1] / (3 * attributes.heads)};
}

/// A matrix within a larger one.
struct Rows {
    float *data;
    std::int64_t stride;
};

/// Copies rows to a contiguous (t, d): they are read repeatedly, and widely spaced rows would evict each other from the
/// cache.
void gather(const Rows &from, float *to, const Extent &e)
{
    gatherRows(from.data, from.stride, to, e.context, e.width);
}

/// Prefetches `columns` of each row: the rows are too short and too far apart for the hardware prefetcher.
void askFor(const Rows &rows, std::int64_t columns, const Extent &e)
{
    constexpr std::int64_t line = 16; // floats in a cache line
    for (std::int64_t i = 0; i < e.context; ++i) {
        for (std::int64_t j = 0; j < columns; j += line)
            __builtin_prefetch(rows.data + i * rows.stride + j, 0, 2); // to the L2 cache
    }
}

/// lower triangle of out (t, t) = scale a (t, d) b (d, t), and whatever falls into the last block of each row
void lowerProduct(const Rows &a, const float *b, float *out, float scale, const Extent &e)
{
    DirectProduct product;
    product.k = e.width;
    product.a = a.data;
    product.aRow = a.stride;
    product.b = b;
    product.bRow = e.context;
    product.c = out;
    product.cRow = e.context;
    product.alpha = scale;
    product.m = e.context;
    for (std::int64_t i = 0; i < e.context; i += rowBlock) {
        const auto end = std::min(i + rowBlock, e.context);
        product.n = end;
        multiplyDirect(product, i, end);
    }
}

/// out (t, d) = scale lower (t, t) b (t, d), b contiguous
void lowerTimes(const float *lower, const float *b, const Rows &out, float scale, const Extent &e)
{
    DirectProduct product;
    product.m = e.context;
    product.n = e.width;
    product.a = lower;
    product.aRow = e.context;
    product.b = b;
    product.bRow = e.width;
    product.c = out.data;
    product.cRow = out.stride;
    product.alpha = scale;
    for (std::int64_t i = 0; i < e.context; i += rowBlock) {
        product.k = std::min(i + rowBlock, e.context);
        multiplyDirect(product, i, product.k);
    }
}

/// out (t, d) = scale lower^T (t, t) b (t, d), b contiguous
void lowerTransposedTimes(const float *lower, const float *b, const Rows &out, float scale, const Extent &e)
{
    DirectProduct product;
    product.n = e.width;
    product.aRow = 1;
    product.aColumn = e.context;
    product.bRow = e.width;
    product.cRow = out.stride;
    product.alpha = scale;
    for (std::int64_t j = 0; j < e.context; j += rowBlock) {
        product.m = std::min(rowBlock, e.context - j);
        product.k = e.context - j; // rows above j hold zeros in these columns
        product.a = lower + j * e.context + j;
        product.b = b + j * e.width;
        product.c = out.data + j * out.stride;
        multiplyDirect(product, 0, product.m);
    }
}

class AttentionTask : public Task
{
public:
    AttentionTask(const Program &program, const Attention &attention, HostStorage &storage, int threads)
        : m_attention(attention), m_storage(storage), m_extent(extentOf(program, attention)), m_scale(attention.scale),
          m_gradient(attention.joinedGradient != noTensor),
          m_threads(threadsFor((m_gradient ? 4 : 2) * m_extent.flopsOfProduct(), 0, threads)),
          m_memoryOfOne(m_gradient ? 4 * m_extent.head() + m_extent.square() : 2 * m_extent.head()),
          m_memory(m_threads * padded(m_memoryOfOne))
    {
    }

    int threads() const override { return m_threads; }

    void run(const BatchRange &) override
    {
        shareOut(m_extent.squares(), 1, m_threads, [&](std::int64_t first, std::int64_t last) {
            float *mine = m_memory.data() + omp_get_thread_num() * padded(m_memoryOfOne);
            for (std::int64_t square = first; square < last; ++square) {
                if (m_gradient)
                    differentiate(square, std::min(square + 1, last - 1), mine);
                else
                    attend(square, mine);
            }
        });
    }

private:
    static std::int64_t padded(std::int64_t count) { return (count + 31) / 16 * 16; } // leaves room for a masked read

    /// Part 0, 1 or 2 of one head in (b t, 3 c).
    Rows part(TensorId id, std::size_t which, std::int64_t square) const
    {
        const Extent &e = m_extent;
        const auto stride = 3 * e.channels();
        const auto sequence = square / e.heads;
        return {m_storage.floats(id) + sequence * e.context * stride + m_attention.parts[which] * e.channels() +
                    square % e.heads * e.width,
                stride};
    }
    /// One head in (b t, c).
    Rows head(TensorId id, std::int64_t square) const
    {
        const Extent &e = m_extent;
        return {m_storage.floats(id) + square / e.heads * e.context * e.channels() + square % e.heads * e.width,
                e.channels()};
    }

    void attend(std::int64_t square, float *memory) const
    {
        const Extent &e = m_extent;
        float *keys = memory; // transposed
        float *values = keys + e.head();
        float *shares = m_storage.floats(m_attention.shares) + square * e.square();
        const Rows k = part(m_attention.joined, 1, square);
        transpose(k.data, k.stride, keys, e.context, e.width);
        lowerProduct(part(m_attention.joined, 0, square), keys, shares, m_scale, e);
        kernels::causalSoftmax(shares, shares, e.context, e.context, 0, e.context);
        gather(part(m_attention.joined, 2, square), values, e);
        lowerTimes(shares, values, head(m_attention.result, square), 1, e);
    }

    /// Prefetches, while this square is computed, what the forward pass left long ago for the square `next`. (The
    /// backward pass through the attentions of nanogpt-small took 0.30 ms a layer with it and 0.37 without, in a busy
    /// hour.)
    void differentiate(std::int64_t square, std::int64_t next, float *memory) const
    {
        const Extent &e = m_extent;
        float *queries = memory;
        float *keys = queries + e.head();
        float *values = keys + e.head(); // transposed
        float *dy = values + e.head();
        float *dScores = dy + e.head();
        const float *shares = m_storage.floats(m_attention.shares) + square * e.square();
        const Rows resultGradient = head(m_attention.result, square);
        const Rows v = part(m_attention.joined, 2, square);
        const TensorId to = m_attention.joinedGradient;
        // Everything is read before anything is written: the derivatives may overwrite queries, keys and values.
        gather(resultGradient, dy, e);
        gather(part(m_attention.joined, 1, square), keys, e);
        gather(part(m_attention.joined, 0, square), queries, e);
        askFor(part(m_attention.joined, 2, next), e.width, e);
        if (e.square() <= smallSquare)
            askFor({m_storage.floats(m_attention.shares) + next * e.square(), e.context}, e.context, e);
        transpose(v.data, v.stride, values, e.context, e.width);
        lowerTransposedTimes(shares, dy, part(to, 2, square), 1, e);
        lowerProduct({dy, e.width}, values, dScores, 1, e);
        askFor(part(m_attention.joined, 1, next), e.width, e);
        kernels::causalSoftmaxGrad(shares, dScores, dScores, e.context, e.context, 0, e.context);
        lowerTimes(dScores, keys, part(to, 0, square), m_scale, e);
        askFor(part(m_attention.joined, 0, next), e.width, e);
        askFor(head(m_attention.result, next), e.width, e);
        lowerTransposedTimes(dScores, queries, part(to, 1, square), m_scale, e);
    }

    Attention m_attention;
    HostStorage &m_storage;
    Extent m_extent;
    float m_scale;
    bool m_gradient;
    int m_threads;
    std::int64_t m_memoryOfOne; ///< floats for one thread
    Scratch m_memory;
};

} // namespace

Attention attentionOf(const Program &program, const Group &group)
{
    const auto operation = [&](std::size_t i) -> const Operation & { return program.operations[group.operations[i]]; };
    const bool gradient = group.kind == Group::Kind::AttentionGradient;
    Attention found;
    std::array<TensorId, 3> parts{}; // queries, keys, values
    if (gradient) {
        parts = {operation(4).inputs[1], operation(3).inputs[1], operation(1).inputs[1]};
        found.shares = operation(2).inputs[0];
        found.result = operation(0).inputs[0];
        found.joinedGradient = operation(6).outputs[0];
        found.scale = operation(3).attributes.alpha;
    } else {
        parts = {operation(1).inputs[0], operation(1).inputs[1], operation(3).inputs[1]};
        found.shares = operation(2).outputs[0];
        found.result = operation(4).outputs[0];
        found.scale = operation(1).attributes.alpha;
    }
    found.split = &program.operations[ProgramLinks(program).lastWriter(parts[0])];
    found.joined = found.split->inputs[0];
    const auto &outputs = found.split->outputs;
    for (std::size_t i = 0; i < 3; ++i)
        found.parts[i] = std::find(outputs.begin(), outputs.end(), parts[i]) - outputs.begin();
    return found;
}

std::unique_ptr<Task> makeAttentionTask(const Program &program, const Attention &attention, HostStorage &storage,
                                        int threads)
{
    return std::make_unique<AttentionTask>(program, attention, storage, threads);
}

} // namespace overtake
