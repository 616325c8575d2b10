// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Groups of operations that an engine fuses: what it says it can fuse, wherever nothing else reads the values between
// and no other operation would read or write a different value than in the Program's order. Found here for all engines;
// the model prices the same Groups. Plain data; operations are named by their index.
#pragma once

#include "program/program_links.h"

#include <vector>

namespace overtake
{

/// What an engine can fuse. The defaults: what every engine can.
struct Fusions {
    /// Chains of kinds in which each operation reads the result of the one before, which is then not written. Fused at
    /// the place of the first.
    std::vector<std::vector<OperationKind>> sequences = commonSequences();
    /// Kinds that can compute the sum (Add) that is their first input, and leave it for other readers.
    std::vector<OperationKind> afterSum = {};
    bool geluWithSlope = false;         ///< Gelu in a sequence: its slope is left for GeluGrad
    bool lossWithGradient = false;      ///< SoftmaxCrossEntropy with SoftmaxCrossEntropyGrad
    bool sumWithWeightGradient = false; ///< ChannelSum with Conv2dWeightGrad of the same dy
    bool pooledGradient = false;        ///< the gradients of max-pooling and of the convolution before it
    bool attention = false;             ///< as a whole, forward and backward
    enum class Updates { Alone, ConsecutiveAdamW, Alike } updates = Updates::Alone;

    /// A product or a convolution with its bias and ReLU.
    static std::vector<std::vector<OperationKind>> commonSequences();
};

struct Group {
    enum class Kind {
        Sequence,         ///< one operation, or a sequence in its order
        GradientInUpdate, ///< MatMul or ColumnSum, and the Sgd that is its only reader: updates the weights directly
        SumAndNext,       ///< Add, and an operation that reads it (Fusions::afterSum)
        LossAndGradient,  ///< SoftmaxCrossEntropy, SoftmaxCrossEntropyGrad
        SumAndWeightGradient, ///< ChannelSum, Conv2dWeightGrad
        PooledGradient,       ///< MaxPool2dGrad, ReluGrad where there is one, then what alone reads their result: at
                              ///< most one each of ChannelSum, Conv2dWeightGrad, Conv2dInputGrad
        Attention,            ///< SplitHeads, scores, CausalSoftmax, weighted values, JoinHeads
        AttentionGradient,    ///< SplitHeads, derivative of the shares, CausalSoftmaxGrad, those of q, k, v, JoinHeads
        ConsecutiveUpdates,   ///< AdamW
        UpdatesAlike, ///< Adam or AdamW that differ only in p, dp, m and v, which the engine may place as it likes
    };
    Kind kind = Kind::Sequence;
    std::vector<std::size_t> operations; ///< in the order that the kind says
};

struct Groups {
    std::vector<Group> all;       ///< every operation is in exactly one; in an order in which they can run
    std::vector<bool> kept;       ///< by TensorId: false if fusion leaves the tensor unwritten
    std::vector<bool> holdsSlope; ///< by TensorId: not kept; its memory holds the slope of Gelu instead
};

/// Each operation by itself where the environment says OVERTAKE_FUSION=off, for tests of what fusion changes.
Groups groupsOf(const Program &program, const Fusions &fusions);

} // namespace overtake
