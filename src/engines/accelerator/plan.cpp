// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/accelerator/image_launches.h"
#include "engines/accelerator/plan_launches.h"
#include "engines/accelerator/planner.h"
#include "engines/accelerator/sequence_launches.h"
#include "engines/profile_parts.h"
#include "operations/all_reduce.h"
#include "operations/operations.h"

#include <algorithm>

namespace overtake::accelerator
{

namespace
{

/// Results up to this size that are copied out are packed and go in one copy: each copy costs a round trip.
constexpr std::int64_t packedBytes = 256;

Fusions fusions()
{
    using namespace operations;
    Fusions all;
    all.sequences.insert(all.sequences.end(), {{MatMul, AddBias, Sigmoid},
                                               {AddBias, Relu},
                                               {AddBias, Sigmoid},
                                               {Conv2d, Relu},
                                               {MaxPool2dGrad, ReluGrad},
                                               {Embedding, AddPositions},
                                               {SquareSum, ClipFactor}});
    for (const OperationKind kind : allOperations()) {
        const LaunchKernel *kernel = launchKernelOf(kind);
        if (kernel && kernel->addsOn)
            all.sequences.push_back({kind, Add});
        if (kernel && kernel->addsFirst)
            all.afterSum.push_back(kind);
    }
    all.lossWithGradient = true;
    all.updates = Fusions::Updates::Alike;
    return all;
}

} // namespace

Planner::Planner(const Program &program, const PlanTarget &target)
    : m_program(program), m_target(target), m_groups(groupsOf(program, fusions())),
      m_updates(program, m_groups, target.largestAllocation)
{
    m_plan.kept = m_groups.kept;
    m_plan.views.resize(program.tensors.size());
    m_plan.blocks = m_updates.blocks();
}

Plan Planner::plan()
{
    for (const Group &group : m_groups.all)
        planGroup(group);
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

void Planner::planGroup(const Group &group)
{
    switch (group.kind) {
    case Group::Kind::GradientInUpdate:
        return planGradientInUpdate(group);
    case Group::Kind::LossAndGradient:
        return addAll(softmaxLaunches(m_program, first(group), &last(group), m_groups.kept[at(first(group).outputs[1])],
                                      m_target.computeUnits, m_plan.scratchElements),
                      group.operations);
    case Group::Kind::SumAndNext: {
        LaunchArguments arguments = launchArguments(last(group));
        arguments.sumBefore = &first(group);
        return addAll(operationLaunches(arguments), group.operations);
    }
    case Group::Kind::UpdatesAlike:
        for (const UpdateBlocks::Launch &launch : m_updates.launchesOf(group))
            addAll({updateLaunch(first(group), launch.elements, m_target.computeUnits)}, launch.operations);
        return;
    default:
        return planSequence(group);
    }
}

void Planner::planSequence(const Group &group)
{
    const std::size_t i = group.operations.front();
    const Operation &op = operation(i);
    const Operation *next = group.operations.size() > 1 ? &operation(group.operations[1]) : nullptr;
    if (op.kind == operations::TransferIn)
        return planCopyIn(i);
    if (op.kind == operations::TransferOut)
        return planCopyOut(i);
    if (op.kind == operations::GatherRows || op.kind == operations::SliceRows)
        return planTakeRows(i);
    if (op.kind == operations::Reshape)
        return planReshape(op);
    if (op.kind == operations::AllReduce) {
        PlanStep step;
        step.kind = PlanStep::Kind::AllReduce;
        step.buffers = op.inputs;
        return add(m_plan.work, std::move(step), {i});
    }
    if (op.kind->isConstant()) {
        // Written once, at set-up, not in every step. (No other operation writes its tensor.)
        for (auto &step : operationLaunches(launchArguments(op)))
            add(m_plan.constants, std::move(step), {i});
        return;
    }
    if (op.kind == operations::MatMul)
        return planProduct(group);
    if (op.kind->matrixWork == MatrixWork::Convolution)
        return planConvolution(group);
    if (op.kind == operations::BatchedMatMul) {
        PlanStep step = batchedProduct(m_program, op);
        step.product.precision = m_target.precision;
        return addProduct(std::move(step), {i});
    }
    if (op.kind == operations::AddBias)
        return addAll({addBiasLaunch(op.inputs[0], op.inputs[1], resultOf(group), shape(resultOf(group)),
                                     activationOf(group), m_target.computeUnits)},
                      group.operations);
    if (op.kind == operations::MaxPool2dGrad)
        return addAll({poolGradLaunch(m_program, op, next, resultOf(group), m_target.computeUnits)}, group.operations);
    if (op.kind == operations::Embedding)
        return addAll({embeddingLaunch(m_program, op, next, resultOf(group), m_target.computeUnits)}, group.operations);
    if (op.kind == operations::SquareSum)
        return addAll(
            squareSumLaunches(m_updates.stretches(op.inputs), op, next, m_target.computeUnits, m_plan.scratchElements),
            group.operations);
    if (op.kind == operations::Adam || op.kind == operations::AdamW)
        return addAll({updateLaunch(op, elementCount(shape(op.inputs[0])), m_target.computeUnits)}, {i});
    if (next)
        return planWithSum(group);
    addAll(operationLaunches(launchArguments(op)), {i});
}

LaunchArguments Planner::launchArguments(const Operation &op)
{
    return {m_program, op, m_target.computeUnits, m_plan.scratchElements};
}

/// An Add fused to a kernel that adds another tensor to its result.
void Planner::planWithSum(const Group &group)
{
    Operation made = first(group);
    const auto &terms = last(group).inputs;
    LaunchArguments arguments = launchArguments(made);
    arguments.plus = terms[terms[0] == made.outputs[0] ? 1 : 0];
    made.outputs[0] = resultOf(group);
    addAll(operationLaunches(arguments), group.operations);
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

/// Shares the source's memory; if that moves from batch to batch, so does this view.
void Planner::planReshape(const Operation &op)
{
    const MovingView &source = m_plan.views[at(op.inputs[0])];
    m_plan.views[at(op.outputs[0])] = source.dataset == noTensor ? MovingView{op.inputs[0], 0} : source;
}

// -- results

/// Copies to the host are postponed to the step's end, where the host waits once, unless the source is overwritten
/// before.
void Planner::planCopyOut(std::size_t i)
{
    PlanStep step;
    step.kind = PlanStep::Kind::CopyOut;
    step.buffers = {operation(i).inputs[0], operation(i).outputs[0]};
    const bool overwritten = std::any_of(m_program.operations.begin() + static_cast<std::ptrdiff_t>(i),
                                         m_program.operations.end(), [&](const Operation &later) {
                                             const auto &out = later.outputs;
                                             return std::find(out.begin(), out.end(), step.buffers[0]) != out.end();
                                         });
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

bool isOneTensor(const Plan &plan, const PlanStep &step)
{
    return step.buffers.size() == 2 && plan.views[static_cast<std::size_t>(step.buffers[0])].dataset == noTensor;
}

Plan makePlan(const Program &program, const PlanTarget &target)
{
    return Planner(program, target).plan();
}

} // namespace overtake::accelerator
