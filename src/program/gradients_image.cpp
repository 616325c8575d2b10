// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/gradients.h"

#include "program/program_builder.h"

namespace overtake::gradients
{

// y[o] = sum over c of x[c] correlated with weights[o, c]: dx is dy convolved with the weights, dweights is x
// correlated with dy.
OVERTAKE_GRADIENT(conv2d)
{
    const auto dy = outputGradients[0];
    const auto x = operation.inputs[0];
    const auto weights = operation.inputs[1];
    const auto &attributes = operation.attributes;
    return {needed[0] ? builder.append(OperationKind::Conv2dInputGrad, {dy, weights, x}, attributes)[0] : noTensor,
            needed[1] ? builder.append(OperationKind::Conv2dWeightGrad, {x, dy, weights}, attributes)[0] : noTensor};
}

OVERTAKE_GRADIENT(addChannelBias)
{
    (void)operation;
    return {outputGradients[0],
            needed[1] ? builder.append(OperationKind::ChannelSum, {outputGradients[0]})[0] : noTensor};
}

OVERTAKE_GRADIENT(channelSum)
{
    (void)needed;
    return builder.append(OperationKind::BroadcastChannels, {outputGradients[0], operation.inputs[0]});
}

OVERTAKE_GRADIENT(broadcastChannels)
{
    (void)operation, (void)needed;
    return {builder.append(OperationKind::ChannelSum, {outputGradients[0]})[0], noTensor};
}

OVERTAKE_GRADIENT(maxPool2d)
{
    (void)needed;
    return builder.append(OperationKind::MaxPool2dGrad, {operation.inputs[0], operation.outputs[0], outputGradients[0]},
                          operation.attributes);
}

} // namespace overtake::gradients
