// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/accelerator/plan_launches.h"
#include "engines/accelerator/planner.h"
#include "engines/accelerator/sequence_launches.h"
#include "engines/profile_parts.h"
#include "operations/convolution.h"
#include "operations/elementwise.h"
#include "operations/embedding.h"
#include "operations/losses.h"
#include "operations/matmul.h"
#include "operations/optimisers.h"
#include "operations/pooling.h"
#include "operations/reductions.h"
#include "operations/reshape.h"
#include "operations/transfers.h"

#include <algorithm>

namespace overtake::accelerator
{

namespace
{

/// Results up to this size that are copied out are laid side by side and go in one copy: each copy costs a round trip.
constexpr std::int64_t packedBytes = 256;

} // namespace

Planner::Planner(const Program &program, const PlanTarget &target)
    : m_program(program), m_target(target), m_links(program), m_updates(program, m_links, target.largestAllocation),
      m_done(program.operations.size(), false), m_addedGradient(program.operations.size(), nowhere)
{
    m_plan.kept.assign(program.tensors.size(), true);
    m_plan.views.resize(program.tensors.size());
    m_plan.blocks = m_updates.blocks();
}

Plan Planner::plan()
{
    for (std::size_t i = 0; i < m_program.operations.size(); ++i) {
        if (!m_done[i])
            planOperation(i);
    }
    if (m_target.replayed && m_movesThroughEpoch) {
        m_plan.advances = true;
        m_plan.work.push_back(advancePositionLaunch(m_program.batchRows));
    }
    packCopiesOut();
    addProductMemory();
    return std::move(m_plan);
}

void Planner::add(std::vector<PlanStep> &list, PlanStep step, const std::vector<std::size_t> &operations)
{
    StepPart part = partOf(m_program, operations);
    step.name = std::move(part.name);
    step.operations = std::move(part.operations);
    list.push_back(std::move(step));
}

void Planner::addAll(std::vector<PlanStep> steps, const std::vector<std::size_t> &operations)
{
    for (auto &step : steps)
        add(m_plan.work, std::move(step), operations);
}

void Planner::planOperation(std::size_t i)
{
    const Operation &op = operation(i);
    if (op.kind == operations::TransferIn)
        return planCopyIn(i);
    if (op.kind == operations::TransferOut)
        return planCopyOut(i);
    if (op.kind == operations::GatherRows || op.kind == operations::SliceRows)
        return planTakeRows(i);
    if (op.kind == operations::Reshape)
        return planReshape(op);
    if (op.kind->isConstant()) {
        // Written at set-up, not in every step. (Its tensor is nobody else's to write.)
        for (auto &step : operationLaunches(launchArguments(op)))
            add(m_plan.constants, std::move(step), {i});
        return;
    }
    if (isMadeInUpdate(m_program, i, onlyReader(op.outputs[0])))
        return;
    if (op.kind == operations::MatMul)
        return planProduct(i);
    if (op.kind == operations::AddBias)
        return planAddBias(i, op.inputs[0], {i});
    if (op.kind == operations::Sgd && planFusedUpdate(i))
        return;
    if (op.kind == operations::SoftmaxCrossEntropy)
        return planSoftmaxLoss(i);
    if (op.kind == operations::Adam || op.kind == operations::AdamW)
        return planUpdate(i);
    if (op.kind == operations::SquareSum)
        return planSquareSum(i);
    if (op.kind == operations::BatchedMatMul) {
        PlanStep step = batchedProduct(m_program, op);
        step.product.precision = m_target.precision;
        return addProduct(std::move(step), {i});
    }
    if (op.kind->matrixWork == MatrixWork::Convolution && planLibraryConvolution(i))
        return;
    if (op.kind == operations::Conv2d)
        return planConvolution(i);
    if (op.kind == operations::MaxPool2dGrad)
        return planPoolGradient(i);
    if (op.kind == operations::Embedding)
        return planEmbedding(i);
    if (op.kind == operations::Add && planFusedAdd(i))
        return;
    if (waitsForAdd(i))
        return;
    addAll(operationLaunches(launchArguments(op)), {i});
}

LaunchArguments Planner::launchArguments(const Operation &op)
{
    return {m_program, op, m_target.computeUnits, m_plan.scratchElements};
}

/// Whether it is done with the sum that alone reads its result, at that sum's place.
bool Planner::waitsForAdd(std::size_t i)
{
    const Operation &op = operation(i);
    const LaunchKernel *kernel = launchKernelOf(op.kind);
    const auto add = kernel && kernel->addsOn ? onlyReader(op.outputs[0]) : nowhere;
    if (add == nowhere || operation(add).kind != operations::Add || m_addedGradient[add] != nowhere)
        return false;
    m_addedGradient[add] = i;
    return true;
}

/// A sum, together with the derivative that it adds, or with the normalisation that follows.
bool Planner::planFusedAdd(std::size_t i)
{
    const Operation &op = operation(i);
    if (const auto grad = m_addedGradient[i]; grad != nowhere) {
        Operation made = operation(grad);
        const TensorId dx = made.outputs[0];
        m_plan.kept[at(dx)] = false;
        made.outputs[0] = op.outputs[0];
        LaunchArguments arguments = launchArguments(made);
        arguments.plus = op.inputs[op.inputs[0] == dx ? 1 : 0];
        addAll(operationLaunches(arguments), {grad, i});
        return true;
    }
    for (const auto reader : m_links.readers(op.outputs[0])) {
        const Operation &next = operation(reader);
        const LaunchKernel *kernel = launchKernelOf(next.kind);
        const auto isComputed = [&](TensorId id) { return m_program.tensor(id).role == Role::Value; };
        if (!kernel || !kernel->addsFirst || next.inputs[0] != op.outputs[0] ||
            std::any_of(next.inputs.begin() + 1, next.inputs.end(), isComputed))
            continue; // what else it reads may be computed after the sum
        m_done[reader] = true;
        LaunchArguments arguments = launchArguments(next);
        arguments.sumBefore = &op;
        addAll(operationLaunches(arguments), {i, reader});
        return true;
    }
    return false;
}

// -- data of the batch

void Planner::planCopyIn(std::size_t i)
{
    PlanStep step;
    step.kind = PlanStep::Kind::CopyIn;
    step.buffers = {operation(i).inputs[0], operation(i).outputs[0]};
    step.batchRows = operation(i).attributes.batchRows;
    add(m_plan.copiesIn, std::move(step), {i});
}

void Planner::planTakeRows(std::size_t i)
{
    const Operation &op = operation(i);
    const TensorId out = op.outputs[0];
    const bool ordered = op.kind == operations::GatherRows && m_program.shuffled;
    if (op.kind == operations::SliceRows && !(m_target.replayed && m_program.stepsPerEpoch() > 1)) {
        m_plan.views[at(out)] = {op.inputs[0], wordCount(m_program.tensor(out)) / shape(out)[0]};
        return;
    }
    m_plan.usesOrder |= ordered;
    m_movesThroughEpoch = true;
    const Shape words = {shape(out)[0], wordCount(m_program.tensor(out)) / shape(out)[0]};
    PlanStep step = gatherLaunch(op.inputs[0], out, words, ordered, m_target.computeUnits);
    if (m_target.replayed)
        step.firstRowInteger = -1;
    addAll({step}, {i});
}

/// The source's memory; where that moves from batch to batch, it moves with it.
void Planner::planReshape(const Operation &op)
{
    const MovingView &source = m_plan.views[at(op.inputs[0])];
    m_plan.views[at(op.outputs[0])] = source.dataset == noTensor ? MovingView{op.inputs[0], 0} : source;
}

// -- results

/// Copies out wait until the step's end, where the host waits once, unless the source is written again before.
void Planner::planCopyOut(std::size_t i)
{
    PlanStep step;
    step.kind = PlanStep::Kind::CopyOut;
    step.buffers = {operation(i).inputs[0], operation(i).outputs[0]};
    const auto writer = m_links.lastWriter(step.buffers[0]);
    const bool overwritten = writer != nowhere && writer > i;
    add(overwritten ? m_plan.work : m_plan.copiesOut, std::move(step), {i});
}

void Planner::packCopiesOut()
{
    std::vector<PlanStep> large;
    PlanStep packed;
    packed.kind = PlanStep::Kind::CopyOut;
    for (auto &step : m_plan.copiesOut) {
        const TensorId source = step.buffers[0];
        const Tensor &tensor = m_program.tensor(source);
        const bool alreadyPacked = std::find(m_plan.packed.begin(), m_plan.packed.end(), source) != m_plan.packed.end();
        // A double lies at a multiple of eight bytes, which the others would not leave it.
        if (byteSize(tensor) > packedBytes || tensor.type == DataType::Float64 || tensor.role != Role::Value ||
            alreadyPacked || m_plan.views[at(source)].dataset != noTensor) {
            large.push_back(std::move(step));
            continue;
        }
        m_plan.packed.push_back(source);
        packed.buffers.insert(packed.buffers.end(), step.buffers.begin(), step.buffers.end());
        packed.operations.insert(packed.operations.end(), step.operations.begin(), step.operations.end());
    }
    m_plan.copiesOut = std::move(large);
    if (!packed.buffers.empty()) {
        const std::vector<std::size_t> operations = packed.operations;
        add(m_plan.copiesOut, std::move(packed), operations);
    }
}

Plan makePlan(const Program &program, const PlanTarget &target)
{
    return Planner(program, target).plan();
}

} // namespace overtake::accelerator
