// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/image_launches.h"
#include "engines/gpu/plan_launches.h"
#include "engines/gpu/planner.h"
#include "engines/gpu/sequence_launches.h"
#include "engines/profile_parts.h"
#include "operations/all_reduce.h"
#include "operations/operations.h"

#include <algorithm>

namespace overtake::gpu
{

namespace
{

/// Results up to this size that are copied out are packed and go in one copy: each copy costs a round trip.
constexpr std::int64_t packedBytes = 256;

bool isUpdate(OperationKind kind)
{
    return kind == operations::Adam || kind == operations::AdamW;
}

Fusions makeFusions()
{
    using namespace operations;
    Fusions all = commonFusions();
    const Fusions several = {
        {{{MatMul, "..", "x"}, {AddBias, "x.", "y"}, {Sigmoid, "y"}}},
        {{{AddBias, "..", "x"}, {Relu, "x"}}},
        {{{AddBias, "..", "x"}, {Sigmoid, "x"}}},
        {{{Conv2d, "..", "x"}, {Relu, "x"}}},
        {{{MaxPool2dGrad, "x..", "e"}, {ReluGrad, "xe"}}},
        {{{Embedding, "..", "x"}, {AddPositions, "x."}}},
        {{{SquareSum, "*", "x"}, {ClipFactor, "x"}}},
        {{{SoftmaxCrossEntropy, ".t", ".p"}, {SoftmaxCrossEntropyGrad, "pt."}}},
        {{{SoftmaxCrossEntropy, ".t", ".P"}, {SoftmaxCrossEntropyGrad, "Pt."}}},
        {.members = {{Adam}}, .repeats = true, .fits = areUpdatedTogether},
        {.members = {{AdamW}}, .repeats = true, .fits = areUpdatedTogether},
    };
    all.insert(all.end(), several.begin(), several.end());
    for (const auto &kernels : RegisteredLaunches::all()) {
        for (const LaunchKernel &kernel : kernels())
            all.insert(all.end(), kernel.fusions.begin(), kernel.fusions.end());
    }
    return all;
}

} // namespace

const Fusions &gpuFusions()
{
    static const Fusions all = makeFusions();
    return all;
}

Planner::Planner(const Program &program, const PlanTarget &target)
    : m_program(program), m_target(target), m_schedule(scheduleOf(program, gpuFusions())),
      m_updates(program, m_schedule, target.largestAllocation)
{
    m_plan.views.resize(program.tensors.size());
    m_plan.blocks = m_updates.blocks();
    const auto order = [&](const Step &step) {
        if (first(step).kind == operations::TransferIn)
            return 0;
        return first(step).kind == operations::TransferOut && isPostponed(step.operations[0]) ? 2 : 1;
    };
    std::stable_sort(m_schedule.steps.begin(), m_schedule.steps.end(),
                     [&](const Step &a, const Step &b) { return order(a) < order(b); });
}

Plan Planner::plan()
{
    for (const Step &step : m_schedule.steps)
        planStep(step);
    if (m_target.replayed && m_movesThroughEpoch) {
        m_plan.advances = true;
        m_plan.work.push_back(advancePositionLaunch(m_program.batchRows));
    }
    packCopiesOut();
    addProductMemory();
    planValues();
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

void Planner::planStep(const Step &step)
{
    const std::size_t i = step.operations.front();
    const Operation &op = operation(i);
    const Operation *next = step.operations.size() > 1 ? &operation(step.operations[1]) : nullptr;
    if (op.kind == operations::TransferIn)
        return planCopyIn(i);
    if (op.kind == operations::TransferOut)
        return planCopyOut(i);
    if (op.kind == operations::GatherRows || op.kind == operations::SliceRows)
        return planTakeRows(i);
    if (op.kind == operations::Reshape)
        return planReshape(op);
    if (op.kind == operations::AllReduce) {
        PlanStep sum;
        sum.kind = PlanStep::Kind::AllReduce;
        sum.buffers = op.inputs;
        return add(m_plan.work, std::move(sum), {i});
    }
    if (op.kind->isConstant()) {
        // Written once, at set-up, not in every step. (No other operation writes its tensor.)
        for (auto &launch : operationLaunches(launchArguments(op)))
            add(m_plan.constants, std::move(launch), {i});
        return;
    }
    if (next && next->kind == operations::Sgd)
        return planGradientInUpdate(step);
    if (op.kind == operations::MatMul)
        return planProduct(step);
    if (op.kind->matrixWork == MatrixWork::Convolution)
        return planConvolution(step);
    if (op.kind == operations::BatchedMatMul) {
        PlanStep product = batchedProduct(m_program, op);
        product.product.precision = m_target.precision;
        return addProduct(std::move(product), {i});
    }
    if (op.kind == operations::AddBias)
        return addAll({addBiasLaunch(op.inputs[0], op.inputs[1], resultOf(step), shape(resultOf(step)),
                                     activationOf(step), m_target.computeUnits)},
                      step.operations);
    if (op.kind == operations::MaxPool2dGrad)
        return addAll({poolGradLaunch(m_program, op, next, resultOf(step), m_target.computeUnits)}, step.operations);
    if (op.kind == operations::Embedding)
        return addAll({embeddingLaunch(m_program, op, next, resultOf(step), m_target.computeUnits)}, step.operations);
    if (op.kind == operations::SquareSum)
        return addAll(
            squareSumLaunches(m_updates.stretches(op.inputs), op, next, m_target.computeUnits, m_plan.scratchElements),
            step.operations);
    if (op.kind == operations::SoftmaxCrossEntropy)
        return addAll(softmaxLaunches(m_program, op, next, !next || m_schedule.kept[at(op.outputs[1])],
                                      m_target.computeUnits, m_plan.scratchElements),
                      step.operations);
    if (isUpdate(op.kind)) {
        for (const UpdateBlocks::Launch &launch : m_updates.launchesOf(step))
            addAll({updateLaunch(operation(launch.operations[0]), launch.elements, m_target.computeUnits)},
                   launch.operations);
        return;
    }
    if (op.kind == operations::Add && next) {
        LaunchArguments arguments = launchArguments(*next);
        arguments.sumBefore = &op;
        return addAll(operationLaunches(arguments), step.operations);
    }
    if (next)
        return planWithSum(step);
    addAll(operationLaunches(launchArguments(op)), {i});
}

LaunchArguments Planner::launchArguments(const Operation &op)
{
    return {m_program, op, m_target.computeUnits, m_plan.scratchElements};
}

/// An Add fused to a kernel that adds another tensor to its result.
void Planner::planWithSum(const Step &step)
{
    Operation made = first(step);
    const auto &terms = last(step).inputs;
    LaunchArguments arguments = launchArguments(made);
    arguments.plus = terms[terms[0] == made.outputs[0] ? 1 : 0];
    made.outputs[0] = resultOf(step);
    addAll(operationLaunches(arguments), step.operations);
}

// -- data of the batch

void Planner::planCopyIn(std::size_t i)
{
    PlanStep step;
    step.kind = PlanStep::Kind::CopyIn;
    step.buffers = {operation(i).inputs[0], operation(i).outputs[0]};
    step.batchRows = operations::copiesBatch(operation(i));
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
bool Planner::isPostponed(std::size_t copyOut) const
{
    const TensorId source = operation(copyOut).inputs[0];
    return std::none_of(m_program.operations.begin() + static_cast<std::ptrdiff_t>(copyOut), m_program.operations.end(),
                        [&](const Operation &later) {
                            return std::find(later.outputs.begin(), later.outputs.end(), source) != later.outputs.end();
                        });
}

void Planner::planCopyOut(std::size_t i)
{
    PlanStep step;
    step.kind = PlanStep::Kind::CopyOut;
    step.buffers = {operation(i).inputs[0], operation(i).outputs[0]};
    add(isPostponed(i) ? m_plan.copiesOut : m_plan.work, std::move(step), {i});
}

/// A tensor that is transferred in each step, or lies beside others, has a place of its own.
void Planner::planValues()
{
    m_plan.mapped.assign(m_program.tensors.size(), false);
    for (const PlanStep &step : m_plan.copiesIn)
        m_plan.mapped[at(step.buffers[1])] = m_target.mapped && (!step.batchRows || m_program.shuffled);
    for (const PlanStep &step : m_plan.copiesOut) {
        if (m_target.mapped && isOneTensor(m_plan, step))
            m_plan.mapped[at(step.buffers[0])] = true;
    }
    std::vector<bool> apart = m_plan.mapped;
    for (const auto id : m_plan.packed)
        apart[at(id)] = true;
    for (const auto &block : m_plan.blocks) {
        for (const auto id : block)
            apart[at(id)] = true;
    }
    std::vector<TensorId> views;
    for (std::size_t i = 0; i < apart.size(); ++i) {
        apart[i] = apart[i] || m_program.tensors[i].place == Place::Host;
        views.push_back(m_plan.views[i].dataset);
    }
    planMemory(m_schedule, m_program, views, apart);
    m_plan.buffers = std::move(m_schedule.buffers);
    m_plan.kept = std::move(m_schedule.kept);
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

} // namespace overtake::gpu
