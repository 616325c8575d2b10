// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/accelerator/planner.h"
#include "operations/activations.h"
#include "operations/elementwise.h"
#include "operations/losses.h"
#include "operations/matmul.h"
#include "operations/reductions.h"

#include <algorithm>

namespace overtake::accelerator
{

PlanStep Planner::productOf(const Operation &op, TensorId c) const
{
    PlanStep step;
    step.kind = PlanStep::Kind::Product;
    step.buffers = {op.inputs[0], op.inputs[1], c, noTensor};
    const bool ta = op.attributes.transposeA;
    const bool tb = op.attributes.transposeB;
    step.product.transposeA = ta;
    step.product.transposeB = tb;
    step.product.alpha = op.attributes.alpha;
    step.product.precision = m_target.precision;
    step.product.m = shape(op.inputs[0])[ta ? 1 : 0];
    step.product.k = shape(op.inputs[0])[ta ? 0 : 1];
    step.product.n = shape(op.inputs[1])[tb ? 0 : 1];
    return step;
}

/// The product as it is, by a library or, where it is small, by a launch of our own.
void Planner::addProduct(PlanStep step, const std::vector<std::size_t> &operations)
{
    const auto &at = step.buffers;
    if (isSmall(step.product))
        step = smallProductLaunch(step.product, at[0], at[1], noTensor, at[2], Activation::None, m_target.computeUnits);
    add(m_plan.work, std::move(step), operations);
}

/// Asked when all is planned: what lies in a block or moves through a dataset does not begin at offset 0.
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

/// With bias and activation where they follow and nobody else reads what lies between.
void Planner::planProduct(std::size_t i)
{
    const Operation &op = operation(i);
    TensorId c = op.outputs[0];
    PlanStep step = productOf(op, c);
    if (op.inputs.size() > 2) {
        addAll({copyLaunch(op.inputs[2], c, elementCount(shape(c)), m_target.computeUnits)}, {i});
        step.product.beta = op.attributes.beta;
        return addProduct(std::move(step), {i});
    }
    const auto bias = onlyReader(c, operations::AddBias, 0);
    if (bias == nowhere)
        return addProduct(std::move(step), {i});

    fuse(bias, c);
    if (isSmall(step.product))
        return planSmallProduct(i, bias, step);
    c = operation(bias).outputs[0];
    const auto relu = onlyReader(c, operations::Relu, 0);
    Product fused = step.product;
    fused.relu = relu != nowhere;
    if (onlyReader(c, operations::Sigmoid, 0) == nowhere && m_target.fusesBias && m_target.fusesBias(fused)) {
        std::vector<std::size_t> operations = {i, bias};
        if (relu != nowhere) {
            fuse(relu, c);
            operations.push_back(relu);
            c = operation(relu).outputs[0];
        }
        step.product = fused;
        step.buffers[2] = c;
        step.buffers[3] = operation(bias).inputs[1];
        return add(m_plan.work, std::move(step), operations);
    }
    // The bias is added in place.
    const TensorId y = finalOutputOfBias(bias);
    step.buffers[2] = y;
    add(m_plan.work, std::move(step), {i});
    planAddBias(bias, y, {bias});
}

void Planner::planSmallProduct(std::size_t i, std::size_t bias, const PlanStep &product)
{
    std::vector<std::size_t> operations = {i, bias};
    const TensorId y = finalOutputOfBias(bias);
    const Activation activation = fuseActivation(bias, operations);
    addAll({smallProductLaunch(product.product, product.buffers[0], product.buffers[1], operation(bias).inputs[1], y,
                               activation, m_target.computeUnits)},
           operations);
}

/// The activation that follows an AddBias and only it, taken into `operations`.
Activation Planner::fuseActivation(std::size_t bias, std::vector<std::size_t> &operations)
{
    const auto next = activationAfter(bias);
    if (next == nowhere)
        return Activation::None;
    fuse(next, operation(bias).outputs[0]);
    operations.push_back(next);
    return operation(next).kind == operations::Relu ? Activation::Relu : Activation::Sigmoid;
}

std::size_t Planner::activationAfter(std::size_t bias) const
{
    const TensorId y = operation(bias).outputs[0];
    const auto relu = onlyReader(y, operations::Relu, 0);
    return relu != nowhere ? relu : onlyReader(y, operations::Sigmoid, 0);
}

TensorId Planner::finalOutputOfBias(std::size_t bias) const
{
    const auto activation = activationAfter(bias);
    return operation(activation == nowhere ? bias : activation).outputs[0];
}

void Planner::planAddBias(std::size_t i, TensorId x, std::vector<std::size_t> operations)
{
    const Operation &op = operation(i);
    const TensorId y = finalOutputOfBias(i);
    const Activation activation = fuseActivation(i, operations);
    addAll({addBiasLaunch(x, op.inputs[1], y, shape(y), activation, m_target.computeUnits)}, operations);
}

/// p -= rate * gradient, where the gradient is a product or a column sum that nobody else reads.
bool Planner::planFusedUpdate(std::size_t i)
{
    const Operation &sgd = operation(i);
    const auto gradient = sgd.inputs[1];
    const auto maker = m_links.lastWriter(gradient);
    if (!isMadeInUpdate(m_program, maker, onlyReader(gradient)))
        return false;
    const Operation &op = operation(maker);
    const float rate = sgd.attributes.learningRate;
    if (op.kind == operations::MatMul) {
        PlanStep step = productOf(op, sgd.outputs[0]);
        step.product.alpha *= -rate;
        step.product.beta = 1;
        addProduct(std::move(step), {maker, i});
    } else {
        addAll(columnSumLaunches(op.inputs[0], sgd.outputs[0], shape(op.inputs[0]), -rate, 1, m_target.computeUnits,
                                 m_plan.scratchElements),
               {maker, i});
    }
    m_plan.kept[at(gradient)] = false;
    return true;
}

/// With its derivative, where no other operation reads the probabilities and its scale is a constant: the logits are
/// then read once for both, and the probabilities written only where the Program names them as a result.
void Planner::planSoftmaxLoss(std::size_t i)
{
    const Operation &op = operation(i);
    const TensorId probabilities = op.outputs[1];
    const bool isResult = onlyReader(probabilities) == nowhere;
    std::vector<std::size_t> operations = {i};
    const auto &readers = m_links.readers(probabilities);
    const Operation *fused = nullptr;
    if (readers.size() == 1 && operation(readers[0]).kind == operations::SoftmaxCrossEntropyGrad &&
        operation(readers[0]).inputs[0] == probabilities && operation(readers[0]).inputs[1] == op.inputs[1]) {
        const auto scale = m_links.lastWriter(operation(readers[0]).inputs[2]);
        if (scale != nowhere && operation(scale).kind == operations::Fill) {
            fused = &operation(readers[0]);
            m_done[readers[0]] = true;
            m_plan.kept[at(probabilities)] = isResult;
            operations.push_back(readers[0]);
        }
    }
    addAll(softmaxLaunches(m_program, op, fused, isResult, m_target.computeUnits, m_plan.scratchElements), operations);
}

} // namespace overtake::accelerator
