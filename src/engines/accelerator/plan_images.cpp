// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/accelerator/image_launches.h"
#include "engines/accelerator/planner.h"

#include <algorithm>

namespace overtake::accelerator
{

/// With bias and ReLU, as planProduct.
void Planner::planConvolution(std::size_t i)
{
    const Operation &op = operation(i);
    TensorId y = op.outputs[0];
    TensorId bias = noTensor;
    Activation activation = Activation::None;
    std::vector<std::size_t> operations = {i};
    if (const auto next = onlyReader(y, OperationKind::AddChannelBias, 0); next != nowhere) {
        fuse(next, y);
        operations.push_back(next);
        bias = operation(next).inputs[1];
        y = operation(next).outputs[0];
    }
    if (const auto relu = onlyReader(y, OperationKind::Relu, 0); relu != nowhere) {
        fuse(relu, y);
        operations.push_back(relu);
        activation = Activation::Relu;
        y = operation(relu).outputs[0];
    }
    addAll({convolutionLaunch(m_program, op, bias, activation, y)}, operations);
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
    PlanStep step;
    step.kind = PlanStep::Kind::Convolution;
    TensorId x = op.inputs[0];
    TensorId weights = op.inputs[1];
    TensorId y = op.outputs[0];
    if (op.kind == OperationKind::Conv2dInputGrad) {
        step.convolution.kind = Convolution::Kind::InputGradient;
        y = op.inputs[0];
        x = op.outputs[0];
    } else if (op.kind == OperationKind::Conv2dWeightGrad) {
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

    const auto bias = op.kind == OperationKind::Conv2d ? onlyReader(y, OperationKind::AddChannelBias, 0) : nowhere;
    TensorId result = y;
    std::vector<std::size_t> after;
    Activation activation = Activation::None;
    if (bias != nowhere) {
        fuse(bias, y);
        after.push_back(bias);
        result = operation(bias).outputs[0];
        if (const auto relu = onlyReader(result, OperationKind::Relu, 0); relu != nowhere) {
            fuse(relu, result);
            after.push_back(relu);
            activation = Activation::Relu;
            result = operation(relu).outputs[0];
        }
    }
    step.buffers = {x, weights, result, *workspace > 0 ? workspaceSlot : noTensor};
    if (op.kind != OperationKind::Conv2d)
        step.buffers[2] = y;
    add(m_plan.work, std::move(step), {i});
    if (bias != nowhere)
        addAll({channelBiasLaunch(m_program, result, operation(bias).inputs[1], result, activation,
                                  m_target.computeUnits)},
               after);
    return true;
}

/// Through the ReLU that made what was pooled, where that is next.
void Planner::planPoolGradient(std::size_t i)
{
    const Operation &op = operation(i);
    TensorId dx = op.outputs[0];
    std::vector<std::size_t> operations = {i};
    const auto relu = onlyReader(dx, OperationKind::ReluGrad, 1);
    const bool through = relu != nowhere && operation(relu).inputs[0] == op.inputs[0];
    if (through) {
        fuse(relu, dx);
        operations.push_back(relu);
        dx = operation(relu).outputs[0];
    }
    addAll({poolGradLaunch(m_program, op, through, dx, m_target.computeUnits)}, operations);
}

} // namespace overtake::accelerator
