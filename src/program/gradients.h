// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The derivative of each operation, in terms of other operations (reverse mode). Used by the table of rules only.
// Arguments as in OperationRule::gradient.
#pragma once

#include "program/operation.h"

namespace overtake::gradients
{

#define OVERTAKE_GRADIENT(name)                                                                                        \
    std::vector<TensorId> name(ProgramBuilder &builder, const Operation &operation,                                    \
                               const std::vector<TensorId> &outputGradients, const std::vector<bool> &needed)

/// Of the two factors of a MatMul or of each of a BatchedMatMul's products; dy: the product's own.
std::vector<TensorId> ofFactors(ProgramBuilder &builder, const Operation &operation, TensorId dy,
                                const std::vector<bool> &needed);

OVERTAKE_GRADIENT(multiply);
OVERTAKE_GRADIENT(add);
OVERTAKE_GRADIENT(matMul);
OVERTAKE_GRADIENT(addBias);
OVERTAKE_GRADIENT(relu);
OVERTAKE_GRADIENT(sigmoid);
OVERTAKE_GRADIENT(softmaxCrossEntropy);
OVERTAKE_GRADIENT(binaryCrossEntropy);
OVERTAKE_GRADIENT(rowSum);
OVERTAKE_GRADIENT(columnSum);
OVERTAKE_GRADIENT(broadcastRows);
OVERTAKE_GRADIENT(broadcastColumns);
OVERTAKE_GRADIENT(reshape);
// gradients_image.cpp
OVERTAKE_GRADIENT(conv2d);
OVERTAKE_GRADIENT(addChannelBias);
OVERTAKE_GRADIENT(channelSum);
OVERTAKE_GRADIENT(broadcastChannels);
OVERTAKE_GRADIENT(maxPool2d);
// gradients_sequence.cpp
OVERTAKE_GRADIENT(embedding);
OVERTAKE_GRADIENT(addPositions);
OVERTAKE_GRADIENT(layerNorm);
OVERTAKE_GRADIENT(gelu);
OVERTAKE_GRADIENT(splitHeads);
OVERTAKE_GRADIENT(joinHeads);
OVERTAKE_GRADIENT(batchedMatMul);
OVERTAKE_GRADIENT(causalSoftmax);

} // namespace overtake::gradients
