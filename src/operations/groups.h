// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Groups of operations that an engine does as one: what it says it can fuse, wherever nothing else reads the values
// between and no other operation would see or make another value than in the Program's order. Found here for all
// engines; the model prices the same groups. Plain data; operations are named by their index.
#pragma once

#include "program/program_links.h"

#include <vector>

namespace overtake
{

/// What an engine can do as one. Without more: what every engine can.
struct Fusions {
    /// Kinds of operations of which each reads what the one before makes, which is not written then. Done at the place
    /// of the first.
    std::vector<std::vector<OperationKind>> sequences = commonSequences();
    /// Kinds that make the sum (Add) that they read first, and leave it where others find it.
    std::vector<OperationKind> afterSum = {};
    bool geluWithSlope = false;         ///< Gelu in a sequence: its slope is left for GeluGrad
    bool lossWithGradient = false;      ///< SoftmaxCrossEntropy with SoftmaxCrossEntropyGrad
    bool sumWithWeightGradient = false; ///< ChannelSum with Conv2dWeightGrad of the same dy
    bool pooledGradient = false;        ///< what differentiates max-pooling with the convolution before it
    bool attention = false;             ///< whole, forward and backward
    enum class Updates { Alone, ConsecutiveAdamW, Alike } updates = Updates::Alone;

    /// A product or a convolution with its bias and ReLU.
    static std::vector<std::vector<OperationKind>> commonSequences();
};

struct Group {
    enum class Kind {
        Sequence,             ///< one operation, or a sequence in its order
        GradientInUpdate,     ///< MatMul or ColumnSum, and the Sgd that alone reads it: straight into the weights
        SumAndNext,           ///< Add, and what follows (Fusions::afterSum)
        LossAndGradient,      ///< SoftmaxCrossEntropy, SoftmaxCrossEntropyGrad
        SumAndWeightGradient, ///< ChannelSum, Conv2dWeightGrad
        PooledGradient,       ///< MaxPool2dGrad, ReluGrad where there is one, then what alone reads their result: at
                              ///< most one each of ChannelSum, Conv2dWeightGrad, Conv2dInputGrad
        Attention,            ///< SplitHeads, scores, CausalSoftmax, weighted values, JoinHeads
        AttentionGradient,    ///< SplitHeads, derivative of the shares, CausalSoftmaxGrad, those of q, k, v, JoinHeads
        ConsecutiveUpdates,   ///< AdamW
        UpdatesAlike, ///< Adam or AdamW that differ in p, dp, m and v only, which may lie wherever the engine likes
    };
    Kind kind = Kind::Sequence;
    std::vector<std::size_t> operations; ///< in the order that the kind says
};

struct Groups {
    std::vector<Group> all;       ///< each operation in one, in an order in which they can run
    std::vector<bool> kept;       ///< by TensorId: false where a group leaves it unwritten
    std::vector<bool> holdsSlope; ///< by TensorId: not kept; in its place lies the slope of Gelu there
};

Groups groupsOf(const Program &program, const Fusions &fusions);

} // namespace overtake
