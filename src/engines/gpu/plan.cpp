// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/plan_launches.h"
#include "engines/profile_parts.h"
#include "operations/all_reduce.h"
#include "operations/reshape.h"
#include "operations/transfers.h"
#include "text/contains.h"

#include <algorithm>

namespace overtake::gpu
{

namespace
{

/// Results up to this size that are copied out are packed and go in one copy: each copy costs a round trip.
constexpr std::int64_t packedBytes = 256;

/// Turns the steps of a Schedule into commands, one by one. Operations are named by their index.
class Planner
{
public:
    Planner(const Program &program, const PlanTarget &target)
        : m_program(program), m_links(program), m_target(target), m_schedule(scheduleOf(program, gpuFusions())),
          m_updates(program, m_schedule, target.largestAllocation)
    {
        m_plan.views.resize(program.tensors.size());
        m_plan.blocks = m_updates.blocks();
        const auto order = [&](const Step &step) {
            const std::size_t first = step.operations[0];
            if (operation(first).kind == operations::TransferIn)
                return 0;
            return operation(first).kind == operations::TransferOut && isPostponed(first) ? 2 : 1;
        };
        std::ranges::stable_sort(m_schedule.steps, [&](const Step &a, const Step &b) { return order(a) < order(b); });
    }

    Plan plan()
    {
        for (Step &step : m_schedule.steps)
            planStep(step);
        if (m_target.replayed && m_movesThroughEpoch && m_program.stepsPerEpoch() > 1) {
            m_plan.advances = true;
            m_plan.work.push_back(advancePositionLaunch(m_program.batchRows));
        }
        packCopiesOut();
        addProductMemory();
        planValues();
        return std::move(m_plan);
    }

private:
    const Operation &operation(std::size_t i) const { return m_program.operations[i]; }

    /// Names it after its operations.
    void add(std::vector<PlanStep> &list, PlanStep step)
    {
        StepPart part = partOf(m_program, std::move(step.operations));
        step.name = std::move(part.name);
        step.operations = std::move(part.operations);
        list.push_back(std::move(step));
    }

    void addCommand(std::vector<PlanStep> &list, PlanStep::Kind kind, std::size_t i, std::vector<TensorId> buffers)
    {
        PlanStep step;
        step.kind = kind;
        step.operations = {i};
        step.buffers = std::move(buffers);
        step.batchRows = operations::copiesBatch(operation(i));
        add(list, std::move(step));
    }

    void planStep(Step &step)
    {
        const std::size_t i = step.operations.front();
        const Operation &op = operation(i);
        if (op.kind == operations::TransferIn)
            return addCommand(m_plan.copiesIn, PlanStep::Kind::CopyIn, i, {op.inputs[0], op.outputs[0]});
        if (op.kind == operations::TransferOut)
            return addCommand(isPostponed(i) ? m_plan.copiesOut : m_plan.work, PlanStep::Kind::CopyOut, i,
                              {op.inputs[0], op.outputs[0]});
        if (op.kind == operations::AllReduce)
            return addCommand(m_plan.work, PlanStep::Kind::AllReduce, i, op.inputs);
        if (op.kind == operations::GatherRows || op.kind == operations::SliceRows)
            return planTakeRows(i);
        if (op.kind == operations::Reshape)
            return planReshape(op);
        // A constant is written once, at set-up, not in every step. (No other operation writes its tensor.)
        std::vector<PlanStep> &list = op.kind->isConstant() ? m_plan.constants : m_plan.work;
        for (PlanStep &launch : launchesOf({{m_program, m_schedule, step}, m_target, m_updates, m_plan})) {
            if (launch.operations.empty())
                launch.operations = step.operations;
            add(list, std::move(launch));
        }
    }

    void planTakeRows(std::size_t i)
    {
        const Operation &op = operation(i);
        const TensorId out = op.outputs[0];
        const std::int64_t rows = m_program.tensor(out).shape[0];
        const std::int64_t words = wordCount(m_program.tensor(out)) / rows;
        const bool ordered = op.kind == operations::GatherRows && m_program.shuffled;
        if (op.kind == operations::SliceRows && !(m_target.replayed && m_program.stepsPerEpoch() > 1)) {
            m_plan.views[indexOf(out)] = {op.inputs[0], words};
            return;
        }
        m_plan.usesOrder |= ordered;
        m_movesThroughEpoch = true;
        PlanStep step = gatherLaunch(op.inputs[0], out, {rows, words}, ordered, m_target.computeUnits);
        step.operations = {i};
        if (m_target.replayed)
            step.takesFirstRow = false;
        add(m_plan.work, std::move(step));
    }

    /// Shares the source's memory; if that moves from batch to batch, so does this view.
    void planReshape(const Operation &op)
    {
        const MovingView &source = m_plan.views[indexOf(op.inputs[0])];
        m_plan.views[indexOf(op.outputs[0])] = source.dataset == noTensor ? MovingView{op.inputs[0], 0} : source;
    }

    /// Copies to the host are postponed to the step's end, where the host waits once, unless the source is overwritten
    /// before.
    bool isPostponed(std::size_t copyOut) const
    {
        return !m_links.isOverwrittenAfter(copyOut, operation(copyOut).inputs[0]);
    }

    void packCopiesOut()
    {
        std::vector<PlanStep> large;
        PlanStep packed;
        packed.kind = PlanStep::Kind::CopyOut;
        for (auto &step : m_plan.copiesOut) {
            const TensorId source = step.buffers[0];
            const Tensor &tensor = m_program.tensor(source);
            const bool alreadyPacked = contains(m_plan.packed, source);
            if (byteSize(tensor) > packedBytes || tensor.role != Role::Value || alreadyPacked ||
                m_plan.views[indexOf(source)].dataset != noTensor) {
                large.push_back(std::move(step));
                continue;
            }
            m_plan.packed.push_back(source);
            packed.buffers.insert(packed.buffers.end(), step.buffers.begin(), step.buffers.end());
            packed.operations.insert(packed.operations.end(), step.operations.begin(), step.operations.end());
        }
        m_plan.copiesOut = std::move(large);
        if (!packed.buffers.empty())
            add(m_plan.copiesOut, std::move(packed));
    }

    /// By TensorId: in a block, or among the small results.
    std::vector<bool> besideOthers() const
    {
        std::vector<bool> lies(m_program.tensors.size(), false);
        for (const auto id : m_plan.packed)
            lies[indexOf(id)] = true;
        for (const auto &block : m_plan.blocks)
            for (const auto id : block)
                lies[indexOf(id)] = true;
        return lies;
    }

    /// Asked once everything is planned: tensors beside others, and views that move through a dataset, do not begin at
    /// offset 0.
    void addProductMemory()
    {
        if (!m_target.productMemory)
            return;
        const std::vector<bool> isBeside = besideOthers();
        const auto offsetOf = [&](TensorId id) -> std::int64_t {
            const MovingView &view = m_plan.views[indexOf(id)];
            const bool moves = view.elementsPerRow > 0;
            return moves || isBeside[indexOf(view.dataset == noTensor ? id : view.dataset)] ? 4 : 0;
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

    /// A tensor that is transferred in each step, or lies beside others, has a place of its own.
    void planValues()
    {
        m_plan.mapped.assign(m_program.tensors.size(), false);
        for (const PlanStep &step : m_plan.copiesIn)
            m_plan.mapped[indexOf(step.buffers[1])] = m_target.mapped && (!step.batchRows || m_program.shuffled);
        for (const PlanStep &step : m_plan.copiesOut)
            if (m_target.mapped && isOneTensor(m_plan, step))
                m_plan.mapped[indexOf(step.buffers[0])] = true;
        std::vector<bool> apart = besideOthers();
        std::vector<TensorId> views;
        for (std::size_t i = 0; i < apart.size(); ++i) {
            apart[i] = apart[i] || m_plan.mapped[i] || m_program.tensors[i].place == Place::Host;
            views.push_back(m_plan.views[i].dataset);
        }
        planMemory(m_schedule, m_program, views, apart);
        m_plan.buffers = std::move(m_schedule.buffers);
        m_plan.kept = std::move(m_schedule.kept);
    }

    const Program &m_program;
    ProgramLinks m_links;
    const PlanTarget &m_target;
    Schedule m_schedule;
    UpdateBlocks m_updates;
    bool m_movesThroughEpoch = false; ///< a launch uses this batch's rows of the epoch
    Plan m_plan;
};

} // namespace

bool isOneTensor(const Plan &plan, const PlanStep &step)
{
    return step.buffers.size() == 2 && plan.views[static_cast<std::size_t>(step.buffers[0])].dataset == noTensor;
}

Plan makePlan(const Program &program, const PlanTarget &target)
{
    return Planner(program, target).plan();
}

} // namespace overtake::gpu
