// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/image_launches.h"
#include "engines/gpu/planner.h"
#include "operations/activations.h"
#include "operations/channels.h"
#include "operations/convolution.h"

#include <algorithm>

namespace overtake::gpu
{

/// A convolution or one of its derivatives; with bias and ReLU, as planProduct.
void Planner::planConvolution(const Step &step)
{
    if (planLibraryConvolution(step))
        return;
    if (first(step).kind != operations::Conv2d)
        return addAll(operationLaunches(launchArguments(first(step))), step.operations);
    const bool hasBias = step.operations.size() > 1 && operation(step.operations[1]).kind == operations::AddChannelBias;
    const TensorId bias = hasBias ? operation(step.operations[1]).inputs[1] : noTensor;
    addAll({convolutionLaunch(m_program, first(step), bias, activationOf(step), resultOf(step))}, step.operations);
}

/// Whether it is aligned to 16 bytes in every step: a view that moves through a dataset may not be.
bool Planner::isAligned(TensorId id) const
{
    return m_plan.views[at(id)].elementsPerRow % 4 == 0;
}

/// By the device's own library, if that accepts it; bias and activation are then one launch, in place.
bool Planner::planLibraryConvolution(const Step &step)
{
    const Operation &op = first(step);
    const Operation *bias = step.operations.size() > 1 ? &operation(step.operations[1]) : nullptr;
    if (!m_target.convolves || (bias && bias->kind != operations::AddChannelBias))
        return false; // ReLU without a bias before it: the shared kernel does both
    PlanStep made;
    made.kind = PlanStep::Kind::Convolution;
    TensorId x = op.inputs[0];
    TensorId weights = op.inputs[1];
    TensorId y = op.outputs[0];
    if (op.kind == operations::Conv2dInputGrad) {
        made.convolution.kind = Convolution::Kind::InputGradient;
        y = op.inputs[0];
        x = op.outputs[0];
    } else if (op.kind == operations::Conv2dWeightGrad) {
        made.convolution.kind = Convolution::Kind::WeightGradient;
        y = op.inputs[1];
        weights = op.outputs[0];
    }
    if (!isAligned(x) || !isAligned(weights) || !isAligned(y))
        return false;
    requireCountable(m_program, op);
    made.convolution.batch = shape(x)[0];
    made.convolution.channels = shape(x)[1];
    made.convolution.height = shape(x)[2];
    made.convolution.width = shape(x)[3];
    made.convolution.filters = shape(weights)[0];
    made.convolution.size = shape(weights)[2];
    made.convolution.padding = op.attributes.as<operations::Conv2dAttributes>().padding;
    made.convolution.precision = m_target.precision;
    const std::optional<std::int64_t> workspace = m_target.convolves(made.convolution);
    if (!workspace)
        return false;
    m_plan.workspaceBytes = std::max(m_plan.workspaceBytes, *workspace);

    const TensorId result = bias ? resultOf(step) : y;
    made.buffers = {x, weights, result, *workspace > 0 ? workspaceSlot : noTensor};
    add(m_plan.work, std::move(made), {step.operations.front()});
    if (bias)
        addAll(
            {channelBiasLaunch(m_program, result, bias->inputs[1], result, activationOf(step), m_target.computeUnits)},
            {step.operations.begin() + 1, step.operations.end()});
    return true;
}

} // namespace overtake::gpu
