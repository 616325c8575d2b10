// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/gradients.h"

#include "program/program_builder.h"
#include "text/error.h"

#include <algorithm>

namespace overtake::gradients
{

OVERTAKE_GRADIENT(embedding)
{
    const auto table = operation.inputs[0];
    const auto tokens = operation.inputs[1];
    return {needed[0] ? builder.append(OperationKind::EmbeddingGrad, {outputGradients[0], tokens, table})[0] : noTensor,
            noTensor};
}

OVERTAKE_GRADIENT(addPositions)
{
    const auto dy = outputGradients[0];
    const auto positions = operation.inputs[1];
    return {dy, needed[1] ? builder.append(OperationKind::SumPositions, {dy, positions}, operation.attributes)[0]
                          : noTensor};
}

OVERTAKE_GRADIENT(layerNorm)
{
    if (outputGradients[0] == noTensor || outputGradients[1] != noTensor || outputGradients[2] != noTensor)
        throw Error("LayerNorm: only what it normalised can be differentiated, not the mean and the deviation.");
    const auto dy = outputGradients[0];
    const auto x = operation.inputs[0];
    const auto gain = operation.inputs[1];
    const auto mean = operation.outputs[1];
    const auto inverse = operation.outputs[2];
    return {needed[0] ? builder.append(OperationKind::LayerNormGrad, {dy, x, gain, mean, inverse})[0] : noTensor,
            needed[1] ? builder.append(OperationKind::LayerNormGainGrad, {dy, x, mean, inverse})[0] : noTensor};
}

OVERTAKE_GRADIENT(gelu)
{
    (void)needed;
    return builder.append(OperationKind::GeluGrad, {operation.inputs[0], outputGradients[0]});
}

OVERTAKE_GRADIENT(splitHeads)
{
    (void)needed;
    auto parts = outputGradients;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i] == noTensor)
            parts[i] = builder.fill(operation.outputs[i], 0);
    }
    return builder.append(OperationKind::JoinHeads, parts, operation.attributes);
}

OVERTAKE_GRADIENT(joinHeads)
{
    (void)needed;
    Attributes attributes = operation.attributes;
    attributes.parts = static_cast<std::int64_t>(operation.inputs.size());
    return builder.append(OperationKind::SplitHeads, {outputGradients[0]}, attributes);
}

OVERTAKE_GRADIENT(batchedMatMul)
{
    return ofFactors(builder, operation, outputGradients[0], needed);
}

OVERTAKE_GRADIENT(causalSoftmax)
{
    (void)needed;
    return builder.append(OperationKind::CausalSoftmaxGrad, {operation.outputs[0], outputGradients[0]});
}

} // namespace overtake::gradients
