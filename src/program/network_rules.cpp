// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/network_rules.h"

#include "text/error.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

namespace overtake::rules
{

namespace
{

double count(const Shape &shape)
{
    return static_cast<double>(elementCount(shape));
}

bool isImage(const Shape &shape)
{
    return shape.size() == 4;
}

/// Whether y is what weights make of x.
bool isConvolved(const Shape &x, const Shape &weights, const Shape &y, std::int64_t padding)
{
    return isImage(x) && isImage(weights) && weights[1] == x[1] && weights[2] == weights[3] && padding >= 0 &&
           y == Shape{x[0], weights[0], x[2] + 2 * padding - weights[2] + 1, x[3] + 2 * padding - weights[3] + 1} &&
           y[2] > 0 && y[3] > 0;
}

/// A product and a sum for each weight at each place of the result; those with the padding's zeros count, as in every
/// framework's figures.
double convolutionFlops(const Shape &weights, const Shape &y)
{
    return 2 * count(y) * count(weights) / static_cast<double>(weights[0]);
}

Shape pooled(const Shape &x, std::int64_t window)
{
    return {x[0], x[1], x[2] / window, x[3] / window};
}

} // namespace

void require(bool fits, const Operation &operation, const Shapes &inputs)
{
    if (fits)
        return;
    std::string message = std::string(nameOf(operation.kind)) + ": the shapes";
    for (const auto &shape : inputs)
        message += ' ' + toText(shape);
    throw Error(message + " do not fit.");
}

OVERTAKE_SHAPES(reshape)
{
    (void)batch;
    const Shape &tail = operation.attributes.shape;
    const std::int64_t size = elementCount(tail);
    require(size > 0 && elementCount(in[0]) % size == 0, operation, in);
    Shape shape = {elementCount(in[0]) / size};
    shape.insert(shape.end(), tail.begin(), tail.end());
    return {shape};
}

// -- images

OVERTAKE_SHAPES(conv2d)
{
    (void)batch;
    const auto padding = operation.attributes.padding;
    require(isImage(in[0]) && isImage(in[1]), operation, in);
    const Shape y = {in[0][0], in[1][0], in[0][2] + 2 * padding - in[1][2] + 1, in[0][3] + 2 * padding - in[1][3] + 1};
    require(isConvolved(in[0], in[1], y, padding), operation, in);
    return {y};
}

/// dy, weights, like x -> dx
OVERTAKE_SHAPES(conv2dInputGrad)
{
    (void)batch;
    require(isConvolved(in[2], in[1], in[0], operation.attributes.padding), operation, in);
    return {in[2]};
}

/// x, dy, like weights -> dweights
OVERTAKE_SHAPES(conv2dWeightGrad)
{
    (void)batch;
    require(isConvolved(in[0], in[2], in[1], operation.attributes.padding), operation, in);
    return {in[2]};
}

OVERTAKE_SHAPES(addChannelBias)
{
    (void)batch;
    require(isImage(in[0]) && in[1] == Shape{in[0][1]}, operation, in);
    return {in[0]};
}

OVERTAKE_SHAPES(channelSum)
{
    (void)batch;
    require(isImage(in[0]), operation, in);
    return {{in[0][1]}};
}

OVERTAKE_SHAPES(broadcastChannels)
{
    (void)batch;
    require(isImage(in[1]) && in[0] == Shape{in[1][1]}, operation, in);
    return {in[1]};
}

OVERTAKE_SHAPES(maxPool2d)
{
    (void)batch;
    const auto window = operation.attributes.window;
    require(isImage(in[0]) && window > 0 && in[0][2] >= window && in[0][3] >= window, operation, in);
    return {pooled(in[0], window)};
}

/// x, y, dy -> dx
OVERTAKE_SHAPES(maxPool2dGrad)
{
    require(in[1] == in[2] && maxPool2d(operation, in, batch)[0] == in[1], operation, in);
    return {in[0]};
}

OVERTAKE_FLOPS(conv2dFlops)
{
    return convolutionFlops(in[1], conv2d(operation, in, 0)[0]);
}
OVERTAKE_FLOPS(conv2dInputGradFlops)
{
    (void)operation;
    return convolutionFlops(in[1], in[0]);
}
OVERTAKE_FLOPS(conv2dWeightGradFlops)
{
    (void)operation;
    return convolutionFlops(in[2], in[1]);
}
OVERTAKE_FLOPS(channelSumFlops)
{
    (void)operation;
    return count(in[0]) - static_cast<double>(in[0][1]);
}
/// Comparisons.
OVERTAKE_FLOPS(maxPool2dFlops)
{
    const auto window = operation.attributes.window;
    return count(pooled(in[0], window)) * static_cast<double>(window * window - 1);
}

// -- sequences

/// table (v, c), tokens (b, t) -> (b t, c)
OVERTAKE_SHAPES(embedding)
{
    (void)batch;
    require(in[0].size() == 2 && in[1].size() == 2, operation, in);
    return {{elementCount(in[1]), in[0][1]}};
}

/// dy, tokens, like table -> dtable
OVERTAKE_SHAPES(embeddingGrad)
{
    (void)batch;
    require(in[2].size() == 2 && in[1].size() == 2 && in[0] == Shape{elementCount(in[1]), in[2][1]}, operation, in);
    return {in[2]};
}

OVERTAKE_SHAPES(addPositions)
{
    (void)batch;
    require(in[0].size() == 2 && in[1] == Shape{operation.attributes.context, in[0][1]} && in[1][0] > 0 &&
                in[0][0] % in[1][0] == 0,
            operation, in);
    return {in[0]};
}

OVERTAKE_SHAPES(sumPositions)
{
    (void)addPositions(operation, in, batch);
    return {in[1]};
}

OVERTAKE_SHAPES(layerNorm)
{
    (void)batch;
    require(in[0].size() == 2 && in[1] == Shape{in[0][1]}, operation, in);
    return {in[0], {in[0][0]}, {in[0][0]}};
}

/// dy, x, gain, mean, inverse -> dx
OVERTAKE_SHAPES(layerNormGrad)
{
    (void)batch;
    require(in[0].size() == 2 && in[0] == in[1] && in[2] == Shape{in[0][1]} && in[3] == Shape{in[0][0]} &&
                in[4] == in[3],
            operation, in);
    return {in[0]};
}

/// dy, x, mean, inverse -> dgain
OVERTAKE_SHAPES(layerNormGainGrad)
{
    (void)batch;
    require(in[0].size() == 2 && in[0] == in[1] && in[2] == Shape{in[0][0]} && in[3] == in[2], operation, in);
    return {{in[0][1]}};
}

OVERTAKE_SHAPES(splitHeads)
{
    (void)batch;
    const auto &a = operation.attributes;
    require(in[0].size() == 2 && a.context > 0 && a.heads > 0 && a.parts > 0 && in[0][0] % a.context == 0 &&
                in[0][1] % (a.parts * a.heads) == 0,
            operation, in);
    const Shape one = {in[0][0] / a.context * a.heads, a.context, in[0][1] / (a.parts * a.heads)};
    return Shapes(static_cast<std::size_t>(a.parts), one);
}

OVERTAKE_SHAPES(joinHeads)
{
    (void)batch;
    const auto &a = operation.attributes;
    require(in[0].size() == 3 && a.heads > 0 && in[0][1] == a.context && in[0][0] % a.heads == 0 &&
                std::all_of(in.begin(), in.end(), [&](const Shape &one) { return one == in[0]; }),
            operation, in);
    const auto parts = static_cast<std::int64_t>(in.size());
    return {{in[0][0] / a.heads * a.context, parts * a.heads * in[0][2]}};
}

OVERTAKE_SHAPES(batchedMatMul)
{
    (void)batch;
    require(in[0].size() == 3 && in[1].size() == 3 && in[0][0] == in[1][0], operation, in);
    const bool ta = operation.attributes.transposeA;
    const bool tb = operation.attributes.transposeB;
    require(in[0][ta ? 1 : 2] == in[1][tb ? 2 : 1], operation, in);
    return {{in[0][0], in[0][ta ? 2 : 1], in[1][tb ? 1 : 2]}};
}

OVERTAKE_SHAPES(causalSoftmax)
{
    (void)batch;
    require(in[0].size() == 3 && in[0][1] == in[0][2], operation, in);
    return {in[0]};
}

OVERTAKE_SHAPES(causalSoftmaxGrad)
{
    require(in[0] == in[1], operation, in);
    return causalSoftmax(operation, in, batch);
}

OVERTAKE_FLOPS(embeddingGradFlops)
{
    (void)operation;
    return count(in[0]);
}
OVERTAKE_FLOPS(sumPositionsFlops)
{
    (void)operation;
    return count(in[0]) - count(in[1]);
}
/// An element: sum, difference, square, sum, scaling, gain. A row: two means, epsilon, root, division.
OVERTAKE_FLOPS(layerNormFlops)
{
    (void)operation;
    return 6 * count(in[0]) + 5 * static_cast<double>(in[0][0]);
}
/// With n = (x - mean) / deviation and g = gain dy: dx = (g - mean(g) - n mean(g n)) / deviation. An element: n 2, g 1,
/// its sum 1, g n and its sum 2, the bracket 3, the division 1. A row: two means.
OVERTAKE_FLOPS(layerNormGradFlops)
{
    (void)operation;
    return 10 * count(in[0]) + 2 * static_cast<double>(in[0][0]);
}
/// An element: (x - mean) / deviation 2, times dy 1, sum 1; the first of each sum is free.
OVERTAKE_FLOPS(layerNormGainGradFlops)
{
    (void)operation;
    return 4 * count(in[0]) - static_cast<double>(in[0][1]);
}
OVERTAKE_FLOPS(batchedMatMulFlops)
{
    const double k = static_cast<double>(in[0][operation.attributes.transposeA ? 1 : 2]);
    return 2 * k * count(batchedMatMul(operation, in, 0)[0]);
}
/// On and below the diagonal only. An element: largest, difference, exp, sum, division.
OVERTAKE_FLOPS(causalSoftmaxFlops)
{
    (void)operation;
    const auto t = static_cast<double>(in[0][1]);
    return 5 * static_cast<double>(in[0][0]) * t * (t + 1) / 2;
}
/// dx = y (dy - sum(y dy)): four an element.
OVERTAKE_FLOPS(causalSoftmaxGradFlops)
{
    return causalSoftmaxFlops(operation, in) * 4 / 5;
}

// -- optimiser

OVERTAKE_SHAPES(squareSum)
{
    (void)operation, (void)in, (void)batch;
    return {{1}};
}

OVERTAKE_SHAPES(oneNumber)
{
    (void)batch;
    require(in[0] == Shape{1}, operation, in);
    return {{1}};
}

/// p, dp, m, v, t, rate, factor -> p, m, v
OVERTAKE_SHAPES(adamW)
{
    (void)batch;
    const Shape one = {1};
    require(in[0] == in[1] && in[0] == in[2] && in[0] == in[3] && in[4] == one && in[5] == one && in[6] == one,
            operation, in);
    return {in[0], in[2], in[3]};
}

OVERTAKE_FLOPS(squareSumFlops)
{
    (void)operation;
    double sum = -1; // the first square needs no sum
    for (const auto &shape : in)
        sum += 2 * count(shape);
    return sum;
}

} // namespace overtake::rules

namespace overtake
{

double cosineRate(const Attributes &attributes, double t)
{
    const double highest = attributes.learningRate;
    const double lowest = attributes.minimumRate;
    const double step = t - 1;
    if (step < attributes.warmupSteps)
        return highest * (step + 1) / (attributes.warmupSteps + 1.0);
    if (step > attributes.decaySteps || attributes.decaySteps <= attributes.warmupSteps)
        return lowest;
    const double share = (step - attributes.warmupSteps) / (attributes.decaySteps - attributes.warmupSteps);
    return lowest + 0.5 * (1 + std::cos(std::numbers::pi * share)) * (highest - lowest);
}

} // namespace overtake
