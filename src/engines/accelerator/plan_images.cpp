// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/accelerator/image_launches.h"
#include "engines/accelerator/planner.h"

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
