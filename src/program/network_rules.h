// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shapes and floating-point operations of the operations on images and on sequences, and of what their optimiser needs.
// Used by the table of rules only. Arguments and results as in OperationRule.
#pragma once

#include "program/operation.h"

namespace overtake::rules
{

using Shapes = std::vector<Shape>;

/// Throws Error: the operation's name and the shapes.
void require(bool fits, const Operation &operation, const Shapes &inputs);

#define OVERTAKE_SHAPES(name) Shapes name(const Operation &operation, const Shapes &in, std::int64_t batch)
#define OVERTAKE_FLOPS(name) double name(const Operation &operation, const Shapes &in)

OVERTAKE_SHAPES(reshape);
OVERTAKE_SHAPES(conv2d);
OVERTAKE_SHAPES(conv2dInputGrad);
OVERTAKE_SHAPES(conv2dWeightGrad);
OVERTAKE_SHAPES(addChannelBias);
OVERTAKE_SHAPES(channelSum);
OVERTAKE_SHAPES(broadcastChannels);
OVERTAKE_SHAPES(maxPool2d);
OVERTAKE_SHAPES(maxPool2dGrad);
OVERTAKE_SHAPES(embedding);
OVERTAKE_SHAPES(embeddingGrad);
OVERTAKE_SHAPES(addPositions);
OVERTAKE_SHAPES(sumPositions);
OVERTAKE_SHAPES(layerNorm);
OVERTAKE_SHAPES(layerNormGrad);
OVERTAKE_SHAPES(layerNormGainGrad);
OVERTAKE_SHAPES(splitHeads);
OVERTAKE_SHAPES(joinHeads);
OVERTAKE_SHAPES(batchedMatMul);
OVERTAKE_SHAPES(causalSoftmax);
OVERTAKE_SHAPES(causalSoftmaxGrad);
OVERTAKE_SHAPES(squareSum);
OVERTAKE_SHAPES(oneNumber);
OVERTAKE_SHAPES(adamW);

OVERTAKE_FLOPS(conv2dFlops);
OVERTAKE_FLOPS(conv2dInputGradFlops);
OVERTAKE_FLOPS(conv2dWeightGradFlops);
OVERTAKE_FLOPS(channelSumFlops);
OVERTAKE_FLOPS(maxPool2dFlops);
OVERTAKE_FLOPS(embeddingGradFlops);
OVERTAKE_FLOPS(sumPositionsFlops);
OVERTAKE_FLOPS(layerNormFlops);
OVERTAKE_FLOPS(layerNormGradFlops);
OVERTAKE_FLOPS(layerNormGainGradFlops);
OVERTAKE_FLOPS(batchedMatMulFlops);
OVERTAKE_FLOPS(causalSoftmaxFlops);
OVERTAKE_FLOPS(causalSoftmaxGradFlops);
OVERTAKE_FLOPS(squareSumFlops);

} // namespace overtake::rules
