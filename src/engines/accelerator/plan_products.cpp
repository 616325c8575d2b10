// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/accelerator/planner.h"

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
    const auto bias = onlyReader(c, OperationKind::AddBias, 0);
    if (bias == nowhere)
        return addProduct(std::move(step), {i});

    fuse(bias, c);
    if (isSmall(step.product))
        return planSmallProduct(i, bias, step);
    c = operation(bias).outputs[0];
    const auto relu = onlyReader(c, OperationKind::Relu, 0);
    Product fused = step.product;
    fused.relu = relu != nowhere;
    if (onlyReader(c, OperationKind::Sigmoid, 0) == nowhere && m_target.fusesBias && m_target.fusesBias(fused)) {
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
    return operation(next).kind == OperationKind::Relu ? Activation::Relu : Activation::Sigmoid;
}

std::size_t Planner::activationAfter(std::size_t bias) const
{
    const TensorId y = operation(bias).outputs[0];
    const auto relu = onlyReader(y, OperationKind::Relu, 0);
    return relu != nowhere ? relu : onlyReader(y, OperationKind::Sigmoid, 0);
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
    if (maker == nowhere || onlyReader(gradient) == nowhere)
        return false;
    const Operation &op = operation(maker);
    const float rate = sgd.attributes.learningRate;
    if (op.kind == OperationKind::MatMul && op.inputs.size() == 2) {
        PlanStep step = productOf(op, sgd.outputs[0]);
        step.product.alpha *= -rate;
        step.product.beta = 1;
        addProduct(std::move(step), {maker, i});
    } else if (op.kind == OperationKind::ColumnSum) {
        addAll(columnSumLaunches(op.inputs[0], sgd.outputs[0], shape(op.inputs[0]), -rate, 1, m_target.computeUnits,
                                 m_plan.scratchElements),
               {maker, i});
    } else {
        return false;
    }
    m_plan.kept[at(gradient)] = false;
    return true;
}

/// With its derivative, where that alone reads the probabilities and its scale is a constant: the logits are then read
/// once for both, and the probabilities neither written nor read.
void Planner::planSoftmaxLoss(std::size_t i)
{
    const Operation &op = operation(i);
    std::vector<std::size_t> operations = {i};
    const auto grad = onlyReader(op.outputs[1], OperationKind::SoftmaxCrossEntropyGrad, 0);
    const Operation *fused = nullptr;
    if (grad != nowhere && operation(grad).inputs[1] == op.inputs[1]) {
        const auto scale = m_links.lastWriter(operation(grad).inputs[2]);
        if (scale != nowhere && operation(scale).kind == OperationKind::Fill) {
            fused = &operation(grad);
            fuse(grad, op.outputs[1]);
            operations.push_back(grad);
        }
    }
    addAll(softmaxLaunches(m_program, op, fused, m_target.computeUnits, m_plan.scratchElements), operations);
}

} // namespace overtake::accelerator
