// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/operations.h"

namespace overtake
{

const std::vector<OperationKind> &allOperations()
{
    using namespace operations;
    static const std::vector<OperationKind> all = {
        TransferIn,
        TransferOut,
        GatherRows,
        SliceRows,
        Multiply,
        Add,
        MatMul,
        AddBias,
        Relu,
        ReluGrad,
        Sigmoid,
        SigmoidGrad,
        SoftmaxCrossEntropy,
        SoftmaxCrossEntropyGrad,
        BinaryCrossEntropy,
        BinaryCrossEntropyGrad,
        RowSum,
        ColumnSum,
        BroadcastRows,
        BroadcastColumns,
        Fill,
        CountStep,
        Sgd,
        Adam,
        ArgMax,
        Threshold,
        Accuracy,
        Mandelbrot,
        Reshape,
        Conv2d,
        Conv2dInputGrad,
        Conv2dWeightGrad,
        AddChannelBias,
        ChannelSum,
        BroadcastChannels,
        MaxPool2d,
        MaxPool2dGrad,
        Embedding,
        EmbeddingGrad,
        AddPositions,
        SumPositions,
        LayerNorm,
        LayerNormGrad,
        LayerNormGainGrad,
        Gelu,
        GeluGrad,
        SplitHeads,
        JoinHeads,
        BatchedMatMul,
        CausalSoftmax,
        CausalSoftmaxGrad,
        SquareSum,
        ClipFactor,
        CosineRate,
        AdamW,
    };
    return all;
}

} // namespace overtake
