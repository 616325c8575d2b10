// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/planner.h"
#include "operations/activations.h"
#include "operations/matmul.h"
#include "operations/optimisers.h"

#include <algorithm>

namespace overtake::gpu
{

PlanStep Planner::productOf(const Operation &op, TensorId c) const
{
    PlanStep step;
    step.kind = PlanStep::Kind::Product;
    step.buffers = {op.inputs[0], op.inputs[1], c, noTensor};
    const auto &attributes = op.attributes.as<operations::MatMulAttributes>();
    const bool ta = attributes.transposeA;
    const bool tb = attributes.transposeB;
    step.product.transposeA = ta;
    step.product.transposeB = tb;
    step.product.alpha = attributes.alpha;
    step.product.precision = m_target.precision;
    step.product.m = shape(op.inputs[0])[ta ? 1 : 0];
    step.product.k = shape(op.inputs[0])[ta ? 0 : 1];
    step.product.n = shape(op.inputs[1])[tb ? 0 : 1];
    return step;
}

/// The product alone, by a library or, if it is small, by a launch of our own.
void Planner::addProduct(PlanStep step, const std::vector<std::size_t> &operations)
{
    const auto &at = step.buffers;
    if (isSmall(step.product))
        step = smallProductLaunch(step.product, at[0], at[1], noTensor, at[2], Activation::None, m_target.computeUnits);
    add(m_plan.work, std::move(step), operations);
}

/// Asked once everything is planned: tensors in a block, and views that move through a dataset, do not begin at offset
/// 0.
void Planner::addProductMemory()
{
    if (!m_target.productMemory)
        return;
    std::vector<bool> inBlock(m_program.tensors.size(), false);
    for (const auto &block : m_plan.blocks) {
        for (const auto id : block)
            inBlock[at(id)] = true;
    }
    const auto offsetOf = [&](TensorId id) -> std::int64_t {
        const MovingView &view = m_plan.views[at(id)];
        const bool moves = view.elementsPerRow > 0;
        return moves || inBlock[at(view.dataset == noTensor ? id : view.dataset)] ? 4 : 0;
    };
    for (auto &step : m_plan.work) {
        if (step.kind != PlanStep::Kind::Product)
            continue;
        Product asked = step.product;
        asked.a.offset = offsetOf(step.buffers[0]);
        asked.b.offset = offsetOf(step.buffers[1]);
        asked.c.offset = offsetOf(step.buffers[2]);
        const ProductMemory memory = m_target.productMemory(asked);
        if (memory.workspace > 0)
            step.buffers.push_back(workspaceSlot);
        m_plan.workspaceBytes = std::max(m_plan.workspaceBytes, memory.workspace);
        m_plan.takenBytes = std::max(m_plan.takenBytes, memory.taken);
    }
}

/// With bias and activation if they follow.
void Planner::planProduct(const Step &step)
{
    const std::size_t i = step.operations.front();
    const Operation &op = operation(i);
    const TensorId y = resultOf(step);
    PlanStep product = productOf(op, y);
    if (op.inputs.size() > 2) {
        addAll({copyLaunch(op.inputs[2], y, elementCount(shape(y)), m_target.computeUnits)}, {i});
        product.product.beta = op.attributes.as<operations::MatMulAttributes>().beta;
    }
    if (step.operations.size() == 1)
        return addProduct(std::move(product), {i});

    const TensorId bias = operation(step.operations[1]).inputs[1];
    const Activation activation = activationOf(step);
    if (isSmall(product.product))
        return addAll({smallProductLaunch(product.product, op.inputs[0], op.inputs[1], bias, y, activation,
                                          m_target.computeUnits)},
                      step.operations);
    Product fused = product.product;
    fused.relu = activation == Activation::Relu;
    if (activation != Activation::Sigmoid && m_target.fusesBias && m_target.fusesBias(fused)) {
        product.product = fused;
        product.buffers[3] = bias;
        return add(m_plan.work, std::move(product), step.operations);
    }
    // The bias is added in place.
    add(m_plan.work, std::move(product), {i});
    addAll({addBiasLaunch(y, bias, y, shape(y), activation, m_target.computeUnits)},
           {step.operations.begin() + 1, step.operations.end()});
}

Activation Planner::activationOf(const Step &step) const
{
    if (last(step).kind == operations::Relu)
        return Activation::Relu;
    return last(step).kind == operations::Sigmoid ? Activation::Sigmoid : Activation::None;
}

/// p -= rate * gradient, where the gradient is a product or a column sum.
void Planner::planGradientInUpdate(const Step &step)
{
    const Operation &op = first(step);
    const Operation &sgd = last(step);
    const float rate = sgd.attributes.as<operations::SgdAttributes>().learningRate;
    if (op.kind == operations::MatMul) {
        PlanStep product = productOf(op, sgd.outputs[0]);
        product.product.alpha *= -rate;
        product.product.beta = 1;
        addProduct(std::move(product), step.operations);
    } else {
        addAll(columnSumLaunches(op.inputs[0], sgd.outputs[0], shape(op.inputs[0]), -rate, 1, m_target.computeUnits,
                                 m_plan.scratchElements),
               step.operations);
    }
}

} // namespace overtake::gpu
