// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/image_cases.h"

namespace overtake
{

namespace
{

using Kind = OperationKind;

const std::vector<Shape> &oddImages()
{
    static const std::vector<Shape> shapes = {{1, 1, 2, 2},    {3, 1, 5, 7},   {2, 3, 4, 4},   {1, 17, 3, 9},
                                              {5, 16, 8, 8},   {2, 31, 6, 13}, {7, 32, 3, 3},  {3, 5, 33, 2},
                                              {33, 2, 11, 10}, {4, 67, 9, 17}, {32, 8, 15, 15}};
    return shapes;
}

struct Convolution {
    Shape x;
    std::int64_t filters = 1;
    std::int64_t size = 1;
    std::int64_t padding = 0;
};

const std::vector<Convolution> &oddConvolutions()
{
    static const std::vector<Convolution> all = {
        {{1, 1, 1, 1}, 1, 1, 0},     {{1, 1, 3, 3}, 1, 3, 0},     {{2, 3, 5, 7}, 2, 3, 0},   {{3, 2, 4, 4}, 5, 2, 1},
        {{1, 3, 9, 8}, 17, 5, 0},    {{5, 16, 7, 7}, 16, 3, 0},   {{2, 17, 6, 6}, 31, 3, 2}, {{4, 3, 32, 32}, 32, 3, 0},
        {{3, 32, 15, 15}, 64, 3, 0}, {{2, 33, 13, 11}, 65, 5, 2}, {{7, 48, 3, 3}, 24, 3, 1}, {{9, 8, 10, 31}, 7, 1, 0},
        {{2, 5, 3, 40}, 40, 2, 0},   {{1, 4, 12, 12}, 6, 7, 3},   {{17, 6, 8, 9}, 12, 4, 1},
    };
    return all;
}

std::vector<CheckCase> convolutionCases(Kind kind, std::uint32_t seed, Precision precision)
{
    std::vector<CheckCase> cases;
    for (const auto &one : oddConvolutions()) {
        const Shape weights = {one.filters, one.x[1], one.size, one.size};
        const std::int64_t less = one.size - 1 - 2 * one.padding;
        const Shape y = {one.x[0], one.filters, one.x[2] - less, one.x[3] - less};
        CheckCaseBuilder c(seed, 1, 1);
        std::vector<TensorId> inputs;
        switch (kind) {
        case Kind::Conv2d:
            inputs = {c.floats(one.x, precision), c.floats(weights, precision)};
            break;
        case Kind::Conv2dInputGrad:
            inputs = {c.floats(y, precision), c.floats(weights, precision), c.floats(one.x, precision)};
            break;
        default:
            inputs = {c.floats(one.x, precision), c.floats(y, precision), c.floats(weights, precision)};
        }
        Attributes attributes;
        attributes.padding = one.padding;
        const auto out = c.builder.append(kind, inputs, attributes);
        cases.push_back(c.finish(out));
        cases.back().detail += ", padding " + std::to_string(one.padding);
    }
    return cases;
}

/// Convolution, bias and ReLU one after the other, and what lies between read by nobody: engines may fuse them.
std::vector<CheckCase> fusedCases(std::uint32_t seed, Precision precision)
{
    std::vector<CheckCase> cases;
    for (const auto &one : oddConvolutions()) {
        CheckCaseBuilder c(seed, 1, 1);
        const auto x = c.floats(one.x, precision);
        const auto weights = c.floats({one.filters, one.x[1], one.size, one.size}, precision);
        const auto bias = c.floats({one.filters}, precision);
        Attributes attributes;
        attributes.padding = one.padding;
        const auto y = c.builder.append(Kind::Conv2d, {x, weights}, attributes)[0];
        const auto biased = c.builder.append(Kind::AddChannelBias, {y, bias})[0];
        const auto out = cases.size() % 2 == 0 ? biased : c.builder.relu(biased);
        cases.push_back(c.finish({out}));
        cases.back().detail = toText(one.x) + " filtered, with bias" + (out == biased ? "" : " and ReLU");
    }
    return cases;
}

std::vector<CheckCase> channelCases(Kind kind, std::uint32_t seed)
{
    std::vector<CheckCase> cases;
    for (const auto &shape : oddImages()) {
        CheckCaseBuilder c(seed, 1, 1);
        const auto x = c.floats(shape);
        std::vector<TensorId> inputs = {x};
        if (kind == Kind::AddChannelBias)
            inputs = {x, c.floats({shape[1]})};
        if (kind == Kind::BroadcastChannels)
            inputs = {c.floats({shape[1]}), x};
        const auto out = c.builder.append(kind, inputs);
        cases.push_back(c.finish(out));
    }
    return cases;
}

/// With ties: after ReLU many windows have several largest elements, all zero, and the first one counts.
std::vector<CheckCase> poolingCases(Kind kind, std::uint32_t seed)
{
    std::vector<CheckCase> cases;
    for (const auto &shape : oddImages()) {
        for (const std::int64_t window : {1, 2, 3}) {
            if (shape[2] < window || shape[3] < window)
                continue;
            CheckCaseBuilder c(seed, 1, 1);
            Attributes attributes;
            attributes.window = window;
            const auto x = c.builder.relu(c.floats(shape));
            const auto y = c.builder.append(Kind::MaxPool2d, {x}, attributes)[0];
            auto out = y;
            if (kind == Kind::MaxPool2dGrad) {
                const auto dy = c.floats(c.builder.tensor(y).shape);
                out = c.builder.append(kind, {x, y, dy}, attributes)[0];
            }
            cases.push_back(c.finish({out}));
            cases.back().detail += ", window " + std::to_string(window);
        }
    }
    return cases;
}

/// What differentiates a convolution, ReLU and max-pooling, and nobody else reads what lies between: engines may leave
/// out the zeros. What was pooled is random, so that the first largest is the same one in every engine. What is
/// multiplied is what the precision holds exactly.
std::vector<CheckCase> pooledGradientCases(std::uint32_t seed, Precision precision)
{
    std::vector<CheckCase> cases;
    for (const auto &one : oddConvolutions()) {
        const std::int64_t window = cases.size() % 4 == 3 ? 3 : 2;
        const std::int64_t less = one.size - 1 - 2 * one.padding;
        const Shape y = {one.x[0], one.filters, one.x[2] - less, one.x[3] - less};
        if (y[2] < window || y[3] < window)
            continue;
        const bool throughRelu = cases.size() % 3 != 1;
        CheckCaseBuilder c(seed, 1, 1);
        const auto x = c.floats(one.x, precision);
        const auto weights = c.floats({one.filters, one.x[1], one.size, one.size}, precision);
        Attributes attributes;
        attributes.padding = one.padding;
        Attributes pooling;
        pooling.window = window;
        const auto forward = c.builder.append(Kind::Conv2d, {x, weights}, attributes)[0];
        const auto pooledFrom = throughRelu ? c.builder.relu(c.floats(y)) : c.floats(y);
        const auto pooled = c.builder.append(Kind::MaxPool2d, {pooledFrom}, pooling)[0];
        const auto dpooled = c.floats(c.builder.tensor(pooled).shape, precision);
        auto dy = c.builder.append(Kind::MaxPool2dGrad, {pooledFrom, pooled, dpooled}, pooling)[0];
        if (throughRelu)
            dy = c.builder.append(Kind::ReluGrad, {pooledFrom, dy})[0];
        std::vector<TensorId> results = {forward};
        if (cases.size() % 5 != 2)
            results.push_back(c.builder.append(Kind::ChannelSum, {dy})[0]);
        if (cases.size() % 5 != 3)
            results.push_back(c.builder.append(Kind::Conv2dInputGrad, {dy, weights, x}, attributes)[0]);
        if (cases.size() % 5 != 4)
            results.push_back(c.builder.append(Kind::Conv2dWeightGrad, {x, dy, weights}, attributes)[0]);
        cases.push_back(c.finish(results));
        cases.back().detail = toText(one.x) + " under " + std::to_string(one.filters) + " filters of " +
                              std::to_string(one.size) + " x " + std::to_string(one.size) + ", pooled by " +
                              std::to_string(window) + (throughRelu ? " through ReLU" : "");
    }
    return cases;
}

/// Of a value, of a view that moves from batch to batch, and of a view of a view.
std::vector<CheckCase> reshapeCases(std::uint32_t seed)
{
    std::vector<CheckCase> cases;
    for (const auto &shape : oddMatrices()) {
        CheckCaseBuilder c(seed, 1, 1);
        const auto x = c.floats(shape);
        const auto turned = c.builder.reshape(c.builder.multiply(x, x), {shape[0]});
        cases.push_back(c.finish({turned, c.builder.multiply(turned, turned)}));
        cases.back().detail = toText(shape);
    }
    for (const auto &shape : oddMatrices()) {
        CheckCaseBuilder c(seed, shape[0], (shape[0] + 1) / 2);
        const auto rows = c.builder.takeBatch(c.floats(shape), false);
        const auto again = c.builder.reshape(c.builder.reshape(rows, {shape[1], 1, 1}), {shape[1]});
        const auto sum = c.builder.parameter("sum", {shape[1]}, {});
        Attributes attributes;
        attributes.learningRate = -1;
        c.builder.appendInPlace(Kind::Sgd, {sum, c.builder.columnSum(again)}, {sum}, attributes);
        cases.push_back(c.finish({sum}, 2));
        cases.back().detail = toText(shape) + " in two batches";
    }
    return cases;
}

} // namespace

std::vector<CheckCase> imageCasesOf(OperationKind kind, std::uint32_t seed, Precision precision)
{
    switch (kind) {
    case Kind::Reshape:
        return reshapeCases(seed);
    case Kind::Conv2d: {
        auto cases = convolutionCases(kind, seed, precision);
        for (auto &one : fusedCases(seed, precision))
            cases.push_back(std::move(one));
        return cases;
    }
    case Kind::Conv2dInputGrad:
    case Kind::Conv2dWeightGrad:
        return convolutionCases(kind, seed, precision);
    case Kind::AddChannelBias:
    case Kind::ChannelSum:
    case Kind::BroadcastChannels:
        return channelCases(kind, seed);
    case Kind::MaxPool2d:
        return poolingCases(kind, seed);
    case Kind::MaxPool2dGrad: {
        auto cases = poolingCases(kind, seed);
        for (auto &one : pooledGradientCases(seed, precision))
            cases.push_back(std::move(one));
        return cases;
    }
    default:
        return {};
    }
}

} // namespace overtake
