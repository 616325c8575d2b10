// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/gradients.h"

#include "program/program_builder.h"
#include "text/error.h"

namespace overtake::gradients
{

namespace
{

using Ids = std::vector<TensorId>;

/// Losses hand out probabilities too; nothing may be differentiated through those.
void requireLossOnly(const Operation &operation, const Ids &outputGradients)
{
    if (outputGradients[1] != noTensor)
        throw Error(std::string(nameOf(operation.kind)) +
                    ": only the loss can be differentiated, not the probabilities.");
}

Ids lossGradient(ProgramBuilder &builder, OperationKind kind, const Operation &operation, const Ids &outputGradients)
{
    requireLossOnly(operation, outputGradients);
    const auto probabilities = operation.outputs[1];
    const auto labels = operation.inputs[1];
    return {builder.append(kind, {probabilities, labels, outputGradients[0]})[0], noTensor};
}

} // namespace

OVERTAKE_GRADIENT(multiply)
{
    const auto dy = outputGradients[0];
    return {needed[0] ? builder.multiply(dy, operation.inputs[1]) : noTensor,
            needed[1] ? builder.multiply(dy, operation.inputs[0]) : noTensor};
}

OVERTAKE_GRADIENT(add)
{
    (void)builder, (void)operation, (void)needed;
    return {outputGradients[0], outputGradients[0]};
}

// y = alpha op(a) op(b) + beta c, so d op(a) = alpha dy op(b)^T and d op(b) = alpha op(a)^T dy; a transposed operand
// gets the transpose of that.
Ids ofFactors(ProgramBuilder &builder, const Operation &operation, TensorId dy, const std::vector<bool> &needed)
{
    const auto a = operation.inputs[0];
    const auto b = operation.inputs[1];
    const bool ta = operation.attributes.transposeA;
    const bool tb = operation.attributes.transposeB;
    const auto product = [&](TensorId x, bool tx, TensorId y, bool ty) {
        Attributes attributes;
        attributes.transposeA = tx;
        attributes.transposeB = ty;
        attributes.alpha = operation.attributes.alpha;
        return builder.append(operation.kind, {x, y}, attributes)[0];
    };
    Ids result = {noTensor, noTensor};
    if (needed[0])
        result[0] = ta ? product(b, tb, dy, true) : product(dy, false, b, !tb);
    if (needed[1])
        result[1] = tb ? product(dy, true, a, ta) : product(a, !ta, dy, false);
    return result;
}

OVERTAKE_GRADIENT(matMul)
{
    const auto dy = outputGradients[0];
    Ids result = ofFactors(builder, operation, dy, needed);
    if (operation.inputs.size() == 2)
        return result;
    const float beta = operation.attributes.beta;
    const auto ofSum = [&] { return beta == 1 ? dy : builder.multiply(dy, builder.fill(dy, beta)); };
    result.push_back(needed[2] ? ofSum() : noTensor);
    return result;
}

OVERTAKE_GRADIENT(addBias)
{
    (void)operation;
    return {outputGradients[0], needed[1] ? builder.columnSum(outputGradients[0]) : noTensor};
}

OVERTAKE_GRADIENT(relu)
{
    (void)needed;
    return builder.append(OperationKind::ReluGrad, {operation.outputs[0], outputGradients[0]});
}

OVERTAKE_GRADIENT(sigmoid)
{
    (void)needed;
    return builder.append(OperationKind::SigmoidGrad, {operation.outputs[0], outputGradients[0]});
}

OVERTAKE_GRADIENT(softmaxCrossEntropy)
{
    (void)needed;
    return lossGradient(builder, OperationKind::SoftmaxCrossEntropyGrad, operation, outputGradients);
}

OVERTAKE_GRADIENT(binaryCrossEntropy)
{
    (void)needed;
    return lossGradient(builder, OperationKind::BinaryCrossEntropyGrad, operation, outputGradients);
}

OVERTAKE_GRADIENT(rowSum)
{
    (void)needed;
    return builder.append(OperationKind::BroadcastColumns, {outputGradients[0], operation.inputs[0]});
}

OVERTAKE_GRADIENT(columnSum)
{
    (void)needed;
    return builder.append(OperationKind::BroadcastRows, {outputGradients[0], operation.inputs[0]});
}

OVERTAKE_GRADIENT(broadcastRows)
{
    (void)operation, (void)needed;
    return {builder.columnSum(outputGradients[0]), noTensor};
}

OVERTAKE_GRADIENT(broadcastColumns)
{
    (void)operation, (void)needed;
    return {builder.rowSum(outputGradients[0]), noTensor};
}

OVERTAKE_GRADIENT(reshape)
{
    (void)needed;
    const Shape shape = builder.tensor(operation.inputs[0]).shape;
    return {builder.reshape(outputGradients[0], {shape.begin() + 1, shape.end()})};
}

} // namespace overtake::gradients
