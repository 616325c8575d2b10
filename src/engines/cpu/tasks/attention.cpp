// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Causal attention as one task, head by head, so that a head's matrices stay in the cache: queries, keys and values are
// read where the preceding product left them and the result is written where the next one reads it, without copying
// whole tensors. Nothing is computed above the diagonal. Of the (t, t) matrices only the softmax is kept in memory, for
// the derivative.
#include "operations/attention.h"
#include "engines/cpu/product/product_kernels.h"
#include "engines/cpu/simd/causal_softmax.h"
#include "engines/cpu/simd/transpose.h"
#include "engines/cpu/tasks/tasks.h"
#include "engines/host/scratch.h"
#include "engines/host/team.h"
#include "operations/matmul.h"
#include "text/contains.h"

#include <algorithm>
#include <array>

namespace overtake
{

namespace
{

// Rows of a square processed together: they share the column at which they end. As many as the highest tile has.
constexpr std::int64_t rowBlock = 16;

// Floats (64 KiB). Larger squares need no prefetching: the hardware prefetcher keeps up, and the L2 cache has no room
// to hold them early.
constexpr std::int64_t smallSquare = 128 * 128;

struct Attention {
    TensorId joined = noTensor;          ///< queries, keys and values (b t, 3 c)
    std::array<std::int64_t, 3> parts{}; ///< offsets of queries, keys and values within a row of it
    TensorId shares = noTensor;          ///< the softmax (b h, t, t)
    TensorId result = noTensor;          ///< (b t, c), or its derivative
    TensorId joinedGradient = noTensor;  ///< (b t, 3 c); noTensor in the forward pass
    const Operation *split = nullptr;    ///< the operation that splits `joined`
    float scale = 1;                     ///< applied to the scores
};

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
    const auto &attributes = attention.split->attributes.as<operations::HeadsAttributes>();
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
    for (std::int64_t i = 0; i < e.context; ++i)
        for (std::int64_t j = 0; j < columns; j += line)
            __builtin_prefetch(rows.data + i * rows.stride + j, 0, 2); // to the L2 cache
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
    std::int64_t bytes() const override { return m_memory.bytes(); }

    void run(const BatchRange &) override
    {
        shareOut(m_extent.squares(), 1, m_threads, [&](std::int64_t first, std::int64_t last) {
            float *mine = m_memory.data() + omp_get_thread_num() * padded(m_memoryOfOne);
            for (std::int64_t square = first; square < last; ++square)
                if (m_gradient)
                    differentiate(square, std::min(square + 1, last - 1), mine);
                else
                    attend(square, mine);
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
        transpose(k.data, k.stride, keys, e.context, 0, e.width);
        lowerProduct(part(m_attention.joined, 0, square), keys, shares, m_scale, e);
        kernels::causalSoftmax(shares, shares, e.context);
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
        transpose(v.data, v.stride, values, e.context, 0, e.width);
        lowerTransposedTimes(shares, dy, part(to, 2, square), 1, e);
        lowerProduct({dy, e.width}, values, dScores, 1, e);
        askFor(part(m_attention.joined, 1, next), e.width, e);
        kernels::causalSoftmaxGrad(shares, dScores, dScores, e.context);
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

// -- finding it

/// Members: SplitHeads, scores, CausalSoftmax, weighted values, JoinHeads; where something is differentiated, then
/// CausalSoftmaxGrad, the derivative of its result, SplitHeads, the derivatives of q, k and v, JoinHeads.
bool isAttention(const FusionMatch &match)
{
    const auto isProduct = [&](std::size_t member, float scale, bool transposeA, bool transposeB) {
        const auto &attributes = match[member].attributes.as<operations::MatMulAttributes>();
        return attributes.alpha == scale && attributes.transposeA == transposeA && attributes.transposeB == transposeB;
    };
    const auto splits = [&](std::size_t member, std::size_t joins) {
        return match[member].attributes.as<operations::HeadsAttributes>().heads ==
               match[joins].attributes.as<operations::HeadsAttributes>().heads;
    };
    const float scale = match[1].attributes.as<operations::MatMulAttributes>().alpha;
    const bool forward = isProduct(1, scale, false, true) && isProduct(3, 1, false, false) && splits(0, 4);
    return forward &&
           (match.operations.size() == 5 ||
            (splits(7, 11) && splits(0, 11) && isProduct(6, 1, false, true) && isProduct(8, scale, false, false) &&
             isProduct(9, scale, true, false) && isProduct(10, 1, true, false)));
}

} // namespace

/// Any of the three parts may be the queries, and any other one the keys.
Fusions attentionFusions()
{
    using namespace operations;
    Fusions all;
    std::string parts = "kqv";
    std::string gradients = "abc"; // gradients of k, q and v
    do {
        Fusion fusion{.members = {{SplitHeads, "j", parts},
                                  {BatchedMatMul, "qk", "s"},
                                  {CausalSoftmax, "s", "P"},
                                  {BatchedMatMul, "Pv", "w"},
                                  {JoinHeads, "w"}},
                      .atLast = true,
                      .fits = isAttention};
        all.push_back(fusion);
        fusion.members.insert(fusion.members.end(), {{CausalSoftmaxGrad, "Ph", "i"},
                                                     {BatchedMatMul, "yv", "h"},
                                                     {SplitHeads, ".", "y"},
                                                     {BatchedMatMul, "ik", "b"},
                                                     {BatchedMatMul, "iq", "a"},
                                                     {BatchedMatMul, "Py", "c"},
                                                     {JoinHeads, gradients}});
        fusion.second = 5;
        fusion.rereads = "j"; // in the place of its parts
        all.push_back(std::move(fusion));
    } while (std::next_permutation(parts.begin(), parts.end()) &&
             std::next_permutation(gradients.begin(), gradients.end()));
    return all;
}

namespace
{

Attention attentionOf(const TaskArguments &t)
{
    const auto maker = [&](TensorId id) -> const Operation & {
        return *std::ranges::find_if(t.program.operations,
                                     [&](const Operation &op) { return contains(op.outputs, id); });
    };
    const auto product = [&](TensorId a, bool transposeA) -> const Operation & {
        std::size_t i = 0;
        while (t.member(i).kind != operations::BatchedMatMul || t.member(i).inputs[0] != a ||
               t.member(i).attributes.as<operations::MatMulAttributes>().transposeA != transposeA)
            ++i;
        return t.member(i);
    };
    Attention found;
    std::array<TensorId, 3> parts{}; // queries, keys, values
    if (const Operation *gradient = t.find(operations::CausalSoftmaxGrad)) {
        const Operation &ofQueries = product(gradient->outputs[0], false);
        parts = {product(gradient->outputs[0], true).inputs[1], ofQueries.inputs[1],
                 maker(gradient->inputs[1]).inputs[1]};
        found.shares = gradient->inputs[0];
        found.result = t.find(operations::SplitHeads)->inputs[0];
        found.joinedGradient = t.last().outputs[0];
        found.scale = ofQueries.attributes.as<operations::MatMulAttributes>().alpha;
    } else {
        const Operation &softmax = *t.find(operations::CausalSoftmax);
        const Operation &scores = maker(softmax.inputs[0]);
        parts = {scores.inputs[0], scores.inputs[1], product(softmax.outputs[0], false).inputs[1]};
        found.shares = softmax.outputs[0];
        found.result = t.last().outputs[0];
        found.scale = scores.attributes.as<operations::MatMulAttributes>().alpha;
    }
    found.split = &maker(parts[0]);
    found.joined = found.split->inputs[0];
    const auto &outputs = found.split->outputs;
    for (std::size_t i = 0; i < 3; ++i)
        found.parts[i] = std::ranges::find(outputs, parts[i]) - outputs.begin();
    return found;
}

} // namespace

std::unique_ptr<Task> makeAttentionTask(const TaskArguments &t)
{
    const Attention attention = attentionOf(t);
    if (attention.joinedGradient != noTensor)
        t.step.mayOverwrite = attention.joined;
    return std::make_unique<AttentionTask>(t.program, attention, t.storage, t.threads);
}

} // namespace overtake
