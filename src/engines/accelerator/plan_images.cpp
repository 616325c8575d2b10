// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/accelerator/image_launches.h"
#include "engines/accelerator/planner.h"
#include "operations/activations.h"
#include "operations/channels.h"
#include "operations/convolution.h"

#include <algorithm>

namespace overtake::accelerator
{

/// What follows a convolution and is done with it: both ways to plan one keep the same tensors.
Planner::ChannelFollowers Planner::fuseBiasAndRelu(TensorId y)
{
    ChannelFollowers followers;
    followers.result = y;
    if (const auto bias = onlyReader(y, operations::AddChannelBias, 0); bias != nowhere) {
        fuse(bias, y);
        followers.operations.push_back(bias);
        followers.bias = operation(bias).inputs[1];
        followers.result = operation(bias).outputs[0];
    }
    if (const auto relu = onlyReader(followers.result, operations::Relu, 0); relu != nowhere) {
        fuse(relu, followers.result);
        followers.operations.push_back(relu);
        followers.activation = Activation::Relu;
        followers.result = operation(relu).outputs[0];
    }
    return followers;
}

/// With bias and ReLU, as planProduct.
void Planner::planConvolution(std::size_t i)
{
    const Operation &op = operation(i);
    const ChannelFollowers next = fuseBiasAndRelu(op.outputs[0]);
    std::vector<std::size_t> operations = {i};
    operations.insert(operations.end(), next.operations.begin(), next.operations.end());
    addAll({convolutionLaunch(m_program, op, next.bias, next.activation, next.result)}, operations);
}

/// Whether it lies at a multiple of 16 bytes in every step: what moves through a dataset may not.
bool Planner::isAligned(TensorId id) const
{
    return m_plan.views[at(id)].elementsPerRow % 4 == 0;
}

/// By the device's own library, where that takes it; bias and activation then are one launch, in place.
bool Planner::planLibraryConvolution(std::size_t i)
{
    if (!m_target.convolves)
        return false;
    const Operation &op = operation(i);
    if (op.kind == operations::Conv2d && onlyReader(op.outputs[0], operations::Relu, 0) != nowhere)
        return false; // without a bias between them: the shared kernel does both
    PlanStep step;
    step.kind = PlanStep::Kind::Convolution;
    TensorId x = op.inputs[0];
    TensorId weights = op.inputs[1];
    TensorId y = op.outputs[0];
    if (op.kind == operations::Conv2dInputGrad) {
        step.convolution.kind = Convolution::Kind::InputGradient;
        y = op.inputs[0];
        x = op.outputs[0];
    } else if (op.kind == operations::Conv2dWeightGrad) {
        step.convolution.kind = Convolution::Kind::WeightGradient;
        y = op.inputs[1];
        weights = op.outputs[0];
    }
    if (!isAligned(x) || !isAligned(weights) || !isAligned(y))
        return false;
    requireCountable(m_program, op);
    step.convolution.batch = shape(x)[0];
    step.convolution.channels = shape(x)[1];
    step.convolution.height = shape(x)[2];
    step.convolution.width = shape(x)[3];
    step.convolution.filters = shape(weights)[0];
    step.convolution.size = shape(weights)[2];
    step.convolution.padding = op.attributes.padding;
    step.convolution.precision = m_target.precision;
    const std::optional<std::int64_t> workspace = m_target.convolves(step.convolution);
    if (!workspace)
        return false;
    m_plan.workspaceBytes = std::max(m_plan.workspaceBytes, *workspace);

    ChannelFollowers next;
    next.result = y;
    if (op.kind == operations::Conv2d)
        next = fuseBiasAndRelu(y);
    step.buffers = {x, weights, next.result, *workspace > 0 ? workspaceSlot : noTensor};
    add(m_plan.work, std::move(step), {i});
    if (!next.operations.empty())
        addAll(
            {channelBiasLaunch(m_program, next.result, next.bias, next.result, next.activation, m_target.computeUnits)},
            next.operations);
    return true;
}

/// Through the ReLU that made what was pooled, where that is next.
void Planner::planPoolGradient(std::size_t i)
{
    const Operation &op = operation(i);
    TensorId dx = op.outputs[0];
    std::vector<std::size_t> operations = {i};
    const auto relu = onlyReader(dx, operations::ReluGrad, 1);
    const bool through = relu != nowhere && operation(relu).inputs[0] == op.inputs[0];
    if (through) {
        fuse(relu, dx);
        operations.push_back(relu);
        dx = operation(relu).outputs[0];
    }
    addAll({poolGradLaunch(m_program, op, through, dx, m_target.computeUnits)}, operations);
}

} // namespace overtake::accelerator
