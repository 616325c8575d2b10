// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/sequence_cases.h"

namespace overtake
{

namespace
{

/// b sequences of t positions, each h heads of d channels.
struct Extent {
    std::int64_t b, t, h, d;
};

const std::vector<Extent> &extents()
{
    static const std::vector<Extent> all = {{1, 1, 1, 1},   {1, 2, 1, 3},   {3, 1, 2, 1},   {2, 5, 3, 7},
                                            {1, 17, 1, 16}, {5, 7, 1, 1},   {3, 15, 2, 8},  {2, 33, 3, 17},
                                            {1, 64, 4, 32}, {4, 65, 2, 31}, {2, 130, 3, 64}};
    return all;
}

Attributes attributesOf(const Extent &e, std::int64_t parts = 1)
{
    Attributes attributes;
    attributes.context = e.t;
    attributes.heads = e.h;
    attributes.parts = parts;
    attributes.epsilon = 1e-5F;
    return attributes;
}

/// Embedding and its derivative: v words of h d channels.
CheckCase embeddingCase(OperationKind kind, const Extent &e, std::int64_t words, std::uint32_t seed)
{
    CheckCaseBuilder c(seed, 1, 1);
    const auto channels = e.h * e.d;
    const auto table = c.floats({words, channels});
    const auto tokens = c.labels({e.b, e.t}, words);
    if (kind == OperationKind::Embedding)
        return c.finish(c.builder.append(kind, {table, tokens}));
    const auto dy = c.floats({e.b * e.t, channels});
    return c.finish(c.builder.append(kind, {dy, tokens, table}));
}

CheckCase layerNormCase(OperationKind kind, const Shape &shape, std::uint32_t seed)
{
    CheckCaseBuilder c(seed, 1, 1);
    auto &builder = c.builder;
    Attributes attributes;
    attributes.epsilon = 1e-5F;
    const auto gain = c.floats({shape[1]});
    // Far from zero, so that a variance taken as a difference of squares would show. Narrow rows are nearly alike by
    // chance, and 1 / deviation then magnifies every rounding: they stay at zero.
    const auto x = shape[1] < 5 ? c.floats(shape) : builder.add(c.floats(shape), builder.fill(c.floats(shape), 3));
    if (kind == OperationKind::LayerNorm)
        return c.finish(builder.append(kind, {x, gain}, attributes));
    // Any mean and deviation serve for the derivatives.
    const auto dy = c.floats(shape);
    const auto mean = c.floats({shape[0]});
    const auto inverse = c.floats({shape[0]});
    if (kind == OperationKind::LayerNormGrad)
        return c.finish(builder.append(kind, {dy, x, gain, mean, inverse}));
    return c.finish(builder.append(kind, {dy, x, mean, inverse}));
}

std::vector<CheckCase> batchedMatMulCases(std::uint32_t seed, Precision precision)
{
    struct Product {
        std::int64_t g, m, n, k;
    };
    const std::vector<Product> products = {{1, 1, 1, 1},    {3, 1, 5, 2},     {2, 7, 1, 3},     {5, 5, 5, 5},
                                           {3, 17, 15, 9},  {4, 16, 16, 8},   {2, 33, 31, 65},  {12, 64, 64, 32},
                                           {7, 64, 32, 64}, {2, 129, 67, 64}, {1, 256, 256, 64}};
    std::vector<CheckCase> cases;
    for (const auto &p : products) {
        for (int variant = 0; variant < 4; ++variant) {
            Attributes attributes;
            attributes.transposeA = variant & 1;
            attributes.transposeB = variant & 2;
            attributes.alpha = p.g > 2 ? 0.25F : 1.0F;
            CheckCaseBuilder c(seed, 1, 1);
            const auto a = c.floats(attributes.transposeA ? Shape{p.g, p.k, p.m} : Shape{p.g, p.m, p.k}, precision);
            const auto b = c.floats(attributes.transposeB ? Shape{p.g, p.n, p.k} : Shape{p.g, p.k, p.n}, precision);
            cases.push_back(c.finish(c.builder.append(OperationKind::BatchedMatMul, {a, b}, attributes)));
            cases.back().detail +=
                std::string(attributes.transposeA ? " A^T" : "") + (attributes.transposeB ? " B^T" : "");
        }
    }
    return cases;
}

CheckCase sequenceCase(OperationKind kind, const Extent &e, std::uint32_t seed)
{
    CheckCaseBuilder c(seed, 1, 1);
    auto &builder = c.builder;
    const auto channels = e.h * e.d;
    const Shape rows = {e.b * e.t, channels};
    const Shape heads = {e.b * e.h, e.t, e.d};
    const Shape squares = {e.b * e.h, e.t, e.t};
    switch (kind) {
    case OperationKind::AddPositions:
    case OperationKind::SumPositions: {
        const auto x = c.floats(rows);
        return c.finish(builder.append(kind, {x, c.floats({e.t, channels})}, attributesOf(e)));
    }
    case OperationKind::SplitHeads: {
        const std::int64_t parts = e.b % 2 == 0 ? 1 : 3;
        const auto x = c.floats({e.b * e.t, parts * channels});
        return c.finish(builder.append(kind, {x}, attributesOf(e, parts)));
    }
    case OperationKind::JoinHeads: {
        std::vector<TensorId> parts;
        for (int i = 0; i < (e.b % 2 == 0 ? 1 : 3); ++i)
            parts.push_back(c.floats(heads));
        return c.finish(builder.append(kind, parts, attributesOf(e)));
    }
    case OperationKind::CausalSoftmax:
        return c.finish(builder.append(kind, {c.floats(squares)}));
    default: { // CausalSoftmaxGrad, at a softmax
        const auto y = builder.append(OperationKind::CausalSoftmax, {c.floats(squares)})[0];
        const auto dx = builder.append(OperationKind::CausalSoftmaxGrad, {y, c.floats(squares)})[0];
        return c.finish({dx});
    }
    }
}

CheckCase elementCase(OperationKind kind, std::int64_t length, std::uint32_t seed)
{
    CheckCaseBuilder c(seed, 1, 1);
    auto &builder = c.builder;
    // From about -8 to 8: GELU far out is 0 and x.
    const auto x = builder.multiply(c.floats({length}), builder.fill(c.floats({length}), 2));
    if (kind == OperationKind::Gelu)
        return c.finish(builder.append(kind, {x}));
    return c.finish(builder.append(kind, {x, c.floats({length})}));
}

CheckCase squareSumCase(std::int64_t length, std::uint32_t seed)
{
    CheckCaseBuilder c(seed, 1, 1);
    std::vector<TensorId> ids = {c.floats({length})};
    for (std::int64_t i = 1; i < length % 5; ++i)
        ids.push_back(c.floats({length % 7 + i, 3}));
    return c.finish(c.builder.append(OperationKind::SquareSum, ids));
}

CheckCase clipCase(float limit, std::uint32_t seed)
{
    CheckCaseBuilder c(seed, 1, 1);
    const auto squares = c.builder.append(OperationKind::SquareSum, {c.floats({7})})[0];
    Attributes attributes;
    attributes.alpha = limit;
    return c.finish(c.builder.append(OperationKind::ClipFactor, {squares}, attributes));
}

Attributes rateAttributes()
{
    Attributes attributes;
    attributes.learningRate = 0.01F;
    attributes.minimumRate = 0.001F;
    attributes.warmupSteps = 3;
    attributes.decaySteps = 11;
    return attributes;
}

/// The rate after so many steps: warming up, falling, at its lowest.
CheckCase rateCase(std::int64_t steps, std::uint32_t seed)
{
    CheckCaseBuilder c(seed, 1, 1);
    auto &builder = c.builder;
    const auto t = builder.state("t", {1});
    builder.appendInPlace(OperationKind::CountStep, {t}, {t}, {});
    auto one = c.finish(builder.append(OperationKind::CosineRate, {t}, rateAttributes()), steps);
    one.detail = "after " + std::to_string(steps) + " steps";
    return one;
}

CheckCase adamWCase(std::int64_t length, std::uint32_t seed)
{
    CheckCaseBuilder c(seed, 1, 1);
    auto &builder = c.builder;
    const auto gradient = c.floats({length});
    const auto p = builder.parameter("p", {length}, {Initialiser::Kind::Uniform, 1});
    const auto m = builder.state("m", {length});
    const auto v = builder.state("v", {length});
    const auto t = builder.state("t", {1});
    builder.appendInPlace(OperationKind::CountStep, {t}, {t}, {});
    const auto rate = builder.append(OperationKind::CosineRate, {t}, rateAttributes())[0];
    Attributes attributes;
    attributes.alpha = 1;
    const auto factor = builder.append(OperationKind::ClipFactor,
                                       {builder.append(OperationKind::SquareSum, {gradient})[0]}, attributes)[0];
    attributes.beta2 = 0.99F;
    attributes.weightDecay = length % 2 == 0 ? 0.0F : 0.1F;
    builder.appendInPlace(OperationKind::AdamW, {p, gradient, m, v, t, rate, factor}, {p, m, v}, attributes);
    return c.finish({p, m, v}, 5);
}

} // namespace

std::vector<CheckCase> sequenceCasesOf(OperationKind kind, std::uint32_t seed, Precision precision)
{
    std::vector<CheckCase> cases;
    switch (kind) {
    case OperationKind::Embedding:
    case OperationKind::EmbeddingGrad:
        for (const auto &e : extents())
            cases.push_back(embeddingCase(kind, e, e.t % 2 == 0 ? 65 : 3, seed));
        break;
    case OperationKind::LayerNorm:
    case OperationKind::LayerNormGrad:
    case OperationKind::LayerNormGainGrad:
        for (const auto &shape : oddMatrices()) {
            // Of one channel, g - mean(g) is nothing but the rounding of g: no engine's is another's.
            if (kind != OperationKind::LayerNormGrad || shape[1] > 1)
                cases.push_back(layerNormCase(kind, shape, seed));
        }
        break;
    case OperationKind::AddPositions:
    case OperationKind::SumPositions:
    case OperationKind::SplitHeads:
    case OperationKind::JoinHeads:
    case OperationKind::CausalSoftmax:
    case OperationKind::CausalSoftmaxGrad:
        for (const auto &e : extents())
            cases.push_back(sequenceCase(kind, e, seed));
        break;
    case OperationKind::BatchedMatMul:
        return batchedMatMulCases(seed, precision);
    case OperationKind::Gelu:
    case OperationKind::GeluGrad:
        for (const auto length : oddLengths())
            cases.push_back(elementCase(kind, length, seed));
        break;
    case OperationKind::SquareSum:
        for (const auto length : oddLengths())
            cases.push_back(squareSumCase(length, seed));
        break;
    case OperationKind::ClipFactor:
        for (const float limit : {0.01F, 1.0F, 100.0F})
            cases.push_back(clipCase(limit, seed));
        break;
    case OperationKind::CosineRate:
        for (const std::int64_t steps : {1, 3, 4, 5, 8, 11, 12, 13, 20})
            cases.push_back(rateCase(steps, seed));
        break;
    case OperationKind::AdamW:
        for (const auto length : oddLengths())
            cases.push_back(adamWCase(length, seed));
        break;
    default:
        break;
    }
    return cases;
}

} // namespace overtake
