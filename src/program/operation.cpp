// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/operation.h"

#include "program/gradients.h"
#include "program/network_rules.h"
#include "text/error.h"

#include <cassert>

namespace overtake
{

namespace
{

using rules::require;
using rules::Shapes;

double count(const Shape &shape)
{
    return static_cast<double>(elementCount(shape));
}
double rows(const Shape &shape)
{
    return static_cast<double>(shape.at(0));
}

// -- shapes

Shapes sameAsFirst(const Operation &, const Shapes &in, std::int64_t)
{
    return {in[0]};
}

Shapes twoAlike(const Operation &operation, const Shapes &in, std::int64_t)
{
    require(in[0] == in[1], operation, in);
    return {in[0]};
}

Shapes batchOfDataset(const Operation &operation, const Shapes &in, std::int64_t batch)
{
    require(!in[0].empty(), operation, in);
    Shape shape = in[0];
    shape[0] = batch;
    return {shape};
}

Shapes transferInShapes(const Operation &operation, const Shapes &in, std::int64_t batch)
{
    return operation.attributes.batchRows ? batchOfDataset(operation, in, batch) : Shapes{in[0]};
}

Shapes matMulShapes(const Operation &operation, const Shapes &in, std::int64_t)
{
    require(in[0].size() == 2 && in[1].size() == 2, operation, in);
    const auto &attributes = operation.attributes;
    const auto m = in[0][attributes.transposeA ? 1 : 0];
    const auto k = in[0][attributes.transposeA ? 0 : 1];
    const auto kOfB = in[1][attributes.transposeB ? 1 : 0];
    const auto n = in[1][attributes.transposeB ? 0 : 1];
    require(k == kOfB && (in.size() < 3 || in[2] == Shape{m, n}), operation, in);
    return {{m, n}};
}

Shapes addBiasShapes(const Operation &operation, const Shapes &in, std::int64_t)
{
    require(in[0].size() == 2 && in[1] == Shape{in[0][1]}, operation, in);
    return {in[0]};
}

/// scores (b, c), labels (b), or (sequences, positions) with b elements -> loss (1), probabilities (b, c)
Shapes softmaxShapes(const Operation &operation, const Shapes &in, std::int64_t)
{
    require(in[0].size() == 2 && elementCount(in[1]) == in[0][0], operation, in);
    return {{1}, in[0]};
}

Shapes binaryShapes(const Operation &operation, const Shapes &in, std::int64_t batch)
{
    require(in[0].size() == 2 && in[0][1] == 1, operation, in);
    return softmaxShapes(operation, in, batch);
}

Shapes lossGradShapes(const Operation &operation, const Shapes &in, std::int64_t)
{
    require(in[0].size() == 2 && elementCount(in[1]) == in[0][0] && in[2] == Shape{1}, operation, in);
    return {in[0]};
}

Shapes rowSumShapes(const Operation &operation, const Shapes &in, std::int64_t)
{
    require(in[0].size() == 2, operation, in);
    return {{in[0][0]}};
}

Shapes columnSumShapes(const Operation &operation, const Shapes &in, std::int64_t)
{
    require(in[0].size() == 2, operation, in);
    return {{in[0][1]}};
}

Shapes broadcastRowsShapes(const Operation &operation, const Shapes &in, std::int64_t)
{
    require(in[1].size() == 2 && in[0] == Shape{in[1][1]}, operation, in);
    return {in[1]};
}

Shapes broadcastColumnsShapes(const Operation &operation, const Shapes &in, std::int64_t)
{
    require(in[1].size() == 2 && in[0] == Shape{in[1][0]}, operation, in);
    return {in[1]};
}

Shapes adamShapes(const Operation &operation, const Shapes &in, std::int64_t)
{
    require(in[0] == in[1] && in[0] == in[2] && in[0] == in[3] && in[4] == Shape{1}, operation, in);
    return {in[0], in[2], in[3]};
}

Shapes thresholdShapes(const Operation &operation, const Shapes &in, std::int64_t batch)
{
    require(in[0].size() == 2 && in[0][1] == 1, operation, in);
    return rowSumShapes(operation, in, batch);
}

Shapes accuracyShapes(const Operation &operation, const Shapes &in, std::int64_t)
{
    require(in[0].size() == 1 && in[0][0] == elementCount(in[1]), operation, in);
    return {{1}};
}

/// x (w), y (b) -> counts, re, im (b, w), iterations done (b)
Shapes mandelbrotShapes(const Operation &operation, const Shapes &in, std::int64_t)
{
    require(in[0].size() == 1 && in[1].size() == 1, operation, in);
    const Shape picture = {in[1][0], in[0][0]};
    return {picture, picture, picture, in[1]};
}

// -- floating-point operations

template <int perElement>
double perElementFlops(const Operation &, const Shapes &in)
{
    return perElement * count(in[0]);
}

double matMulFlops(const Operation &operation, const Shapes &in)
{
    const double k = static_cast<double>(in[0][operation.attributes.transposeA ? 0 : 1]);
    const double n = static_cast<double>(in[1][operation.attributes.transposeB ? 0 : 1]);
    const double m = count(in[0]) / k;
    return 2 * m * n * k + (in.size() > 2 ? 2 * m * n : 0); // beta c is one product and one sum more
}

/// An element: largest, difference, exp, sum, division. A row: log, two sums, share of the mean. Once: the division.
double softmaxFlops(const Operation &, const Shapes &in)
{
    return 5 * count(in[0]) + 4 * rows(in[0]) + 1;
}
/// An element: scaling. A row: minus 1 at the label. Once: the scale.
double softmaxGradFlops(const Operation &, const Shapes &in)
{
    return count(in[0]) + rows(in[0]) + 1;
}
/// max(z, 0) - z y + log(1 + exp(-|z|)), its share of the mean, and the probability's division.
double binaryFlops(const Operation &, const Shapes &in)
{
    return 9 * rows(in[0]) + 1;
}
double binaryGradFlops(const Operation &, const Shapes &in)
{
    return 2 * rows(in[0]) + 1;
}
double rowReductionFlops(const Operation &, const Shapes &in)
{
    return count(in[0]) - rows(in[0]);
}
double columnSumFlops(const Operation &, const Shapes &in)
{
    return count(in[0]) - static_cast<double>(in[0][1]);
}

double mandelbrotFlops(const Operation &operation, const Shapes &in)
{
    return mandelbrotFlopsPerIteration * operation.attributes.iterations * count(in[0]) * count(in[1]);
}

using Kind = OperationKind;
constexpr int manyInputs = 1 << 20;

// In the order of OperationKind.
const std::vector<OperationRule> allRules = {
    {Kind::TransferIn, "TransferIn", 1, 1, transferInShapes, perElementFlops<0>, nullptr},
    {Kind::TransferOut, "TransferOut", 1, 1, sameAsFirst, perElementFlops<0>, nullptr},
    {Kind::GatherRows, "GatherRows", 1, 1, batchOfDataset, perElementFlops<0>, nullptr},
    {Kind::SliceRows, "SliceRows", 1, 1, batchOfDataset, perElementFlops<0>, nullptr},
    {Kind::Multiply, "Multiply", 2, 2, twoAlike, perElementFlops<1>, gradients::multiply},
    {Kind::Add, "Add", 2, 2, twoAlike, perElementFlops<1>, gradients::add},
    {Kind::MatMul, "MatMul", 2, 3, matMulShapes, matMulFlops, gradients::matMul},
    {Kind::AddBias, "AddBias", 2, 2, addBiasShapes, perElementFlops<1>, gradients::addBias},
    {Kind::Relu, "Relu", 1, 1, sameAsFirst, perElementFlops<1>, gradients::relu},
    {Kind::ReluGrad, "ReluGrad", 2, 2, twoAlike, perElementFlops<1>, nullptr},
    {Kind::Sigmoid, "Sigmoid", 1, 1, sameAsFirst, perElementFlops<3>, gradients::sigmoid},
    {Kind::SigmoidGrad, "SigmoidGrad", 2, 2, twoAlike, perElementFlops<3>, nullptr},
    {Kind::SoftmaxCrossEntropy, "SoftmaxCrossEntropy", 2, 2, softmaxShapes, softmaxFlops,
     gradients::softmaxCrossEntropy},
    {Kind::SoftmaxCrossEntropyGrad, "SoftmaxCrossEntropyGrad", 3, 3, lossGradShapes, softmaxGradFlops, nullptr},
    {Kind::BinaryCrossEntropy, "BinaryCrossEntropy", 2, 2, binaryShapes, binaryFlops, gradients::binaryCrossEntropy},
    {Kind::BinaryCrossEntropyGrad, "BinaryCrossEntropyGrad", 3, 3, lossGradShapes, binaryGradFlops, nullptr},
    {Kind::RowSum, "RowSum", 1, 1, rowSumShapes, rowReductionFlops, gradients::rowSum},
    {Kind::ColumnSum, "ColumnSum", 1, 1, columnSumShapes, columnSumFlops, gradients::columnSum},
    {Kind::BroadcastRows, "BroadcastRows", 2, 2, broadcastRowsShapes, perElementFlops<0>, gradients::broadcastRows, 1},
    {Kind::BroadcastColumns, "BroadcastColumns", 2, 2, broadcastColumnsShapes, perElementFlops<0>,
     gradients::broadcastColumns, 1},
    {Kind::Fill, "Fill", 1, 1, sameAsFirst, perElementFlops<0>, nullptr, 0},
    {Kind::CountStep, "CountStep", 1, 1, sameAsFirst, perElementFlops<1>, nullptr},
    {Kind::Sgd, "Sgd", 2, 2, twoAlike, perElementFlops<2>, nullptr},
    // First moment 3, second moment 4, root, bias correction, epsilon, division, learning rate, difference.
    {Kind::Adam, "Adam", 5, 5, adamShapes, perElementFlops<13>, nullptr},
    {Kind::ArgMax, "ArgMax", 1, 1, rowSumShapes, rowReductionFlops, nullptr},
    {Kind::Threshold, "Threshold", 1, 1, thresholdShapes, perElementFlops<1>, nullptr},
    {Kind::Accuracy, "Accuracy", 2, 2, accuracyShapes, perElementFlops<2>, nullptr},
    {Kind::Mandelbrot, "Mandelbrot", 2, 2, mandelbrotShapes, mandelbrotFlops, nullptr},
    {Kind::Reshape, "Reshape", 1, 1, rules::reshape, perElementFlops<0>, gradients::reshape},
    {Kind::Conv2d, "Conv2d", 2, 2, rules::conv2d, rules::conv2dFlops, gradients::conv2d},
    {Kind::Conv2dInputGrad, "Conv2dInputGrad", 3, 3, rules::conv2dInputGrad, rules::conv2dInputGradFlops, nullptr, 2},
    {Kind::Conv2dWeightGrad, "Conv2dWeightGrad", 3, 3, rules::conv2dWeightGrad, rules::conv2dWeightGradFlops, nullptr,
     2},
    {Kind::AddChannelBias, "AddChannelBias", 2, 2, rules::addChannelBias, perElementFlops<1>,
     gradients::addChannelBias},
    {Kind::ChannelSum, "ChannelSum", 1, 1, rules::channelSum, rules::channelSumFlops, gradients::channelSum},
    {Kind::BroadcastChannels, "BroadcastChannels", 2, 2, rules::broadcastChannels, perElementFlops<0>,
     gradients::broadcastChannels, 1},
    {Kind::MaxPool2d, "MaxPool2d", 1, 1, rules::maxPool2d, rules::maxPool2dFlops, gradients::maxPool2d},
    {Kind::MaxPool2dGrad, "MaxPool2dGrad", 3, 3, rules::maxPool2dGrad, perElementFlops<1>, nullptr},
    {Kind::Embedding, "Embedding", 2, 2, rules::embedding, perElementFlops<0>, gradients::embedding},
    {Kind::EmbeddingGrad, "EmbeddingGrad", 3, 3, rules::embeddingGrad, rules::embeddingGradFlops, nullptr, 2},
    {Kind::AddPositions, "AddPositions", 2, 2, rules::addPositions, perElementFlops<1>, gradients::addPositions},
    {Kind::SumPositions, "SumPositions", 2, 2, rules::sumPositions, rules::sumPositionsFlops, nullptr, 1},
    {Kind::LayerNorm, "LayerNorm", 2, 2, rules::layerNorm, rules::layerNormFlops, gradients::layerNorm},
    {Kind::LayerNormGrad, "LayerNormGrad", 5, 5, rules::layerNormGrad, rules::layerNormGradFlops, nullptr},
    {Kind::LayerNormGainGrad, "LayerNormGainGrad", 4, 4, rules::layerNormGainGrad, rules::layerNormGainGradFlops,
     nullptr},
    // Scaling, erf, sum, half, product.
    {Kind::Gelu, "Gelu", 1, 1, sameAsFirst, perElementFlops<5>, gradients::gelu},
    // (1 + erf) / 2: 4; the density: square, scaling, exp, scaling 4; times x, sum, times dy 3.
    {Kind::GeluGrad, "GeluGrad", 2, 2, twoAlike, perElementFlops<11>, nullptr},
    {Kind::SplitHeads, "SplitHeads", 1, 1, rules::splitHeads, perElementFlops<0>, gradients::splitHeads},
    {Kind::JoinHeads, "JoinHeads", 1, manyInputs, rules::joinHeads, perElementFlops<0>, gradients::joinHeads},
    {Kind::BatchedMatMul, "BatchedMatMul", 2, 2, rules::batchedMatMul, rules::batchedMatMulFlops,
     gradients::batchedMatMul},
    {Kind::CausalSoftmax, "CausalSoftmax", 1, 1, rules::causalSoftmax, rules::causalSoftmaxFlops,
     gradients::causalSoftmax},
    {Kind::CausalSoftmaxGrad, "CausalSoftmaxGrad", 2, 2, rules::causalSoftmaxGrad, rules::causalSoftmaxGradFlops,
     nullptr},
    {Kind::SquareSum, "SquareSum", 1, manyInputs, rules::squareSum, rules::squareSumFlops, nullptr},
    {Kind::ClipFactor, "ClipFactor", 1, 1, rules::oneNumber, perElementFlops<4>, nullptr},
    // (t - 1 - warm-up) / length, times pi, cos, + 1, half, times the range, + the lowest.
    {Kind::CosineRate, "CosineRate", 1, 1, rules::oneNumber, perElementFlops<9>, nullptr},
    // Adam's 13, the factor 1, and the decay: rate times decay, its product with p, the difference 3.
    {Kind::AdamW, "AdamW", 7, 7, rules::adamW, perElementFlops<17>, nullptr},
};

} // namespace

const std::vector<OperationRule> &allOperationRules()
{
    return allRules;
}

const OperationRule &ruleOf(OperationKind kind)
{
    const OperationRule &rule = allRules[static_cast<std::size_t>(kind)];
    assert(rule.kind == kind);
    return rule;
}

} // namespace overtake
