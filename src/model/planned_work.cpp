// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planned_work.h"

#include "engines/cpu/tasks/image_layout.h"
#include "engines/cpu/tasks/tasks.h"
#include "engines/gpu/plan.h"

#include <algorithm>
#include <numeric>

namespace overtake
{

namespace
{

/// Memory on the cpu engine, which lays images out. The operations that need the copies have their time, so the copies
/// are no pieces.
MemoryNeed laidOutMemory(const Program &program, Schedule schedule)
{
    const Program laidOut = layOutImages(program).program;
    const bool hasCopies = laidOut.operations.size() > program.operations.size();
    return hasCopies ? memoryNeed(laidOut, scheduleOf(laidOut, cpuFusions()))
                     : memoryNeed(program, std::move(schedule));
}

/// A library does large products and convolutions, and a launch of our own adds the bias.
void countLaunches(const Program &program, std::vector<WorkPiece> &pieces)
{
    gpu::PlanTarget target;
    target.convolves = [](const gpu::Convolution &) -> std::optional<std::int64_t> { return 0; };
    const gpu::Plan plan = gpu::makePlan(program, target);
    std::vector<int> launches(program.operations.size(), 0); // by the first operation
    for (const gpu::PlanStep &step : plan.work)
        ++launches[step.operations.front()];
    for (WorkPiece &piece : pieces)
        if (piece.k != 0)
            piece.launches = std::max(1, std::accumulate(piece.operations.begin(), piece.operations.end(), 0,
                                                         [&](int sum, std::size_t i) { return sum + launches[i]; }));
}

} // namespace

const PlannedWork::Step &PlannedWork::step(DeviceKind kind, std::int64_t batchRows) const
{
    const std::scoped_lock lock(m_mutex);
    const std::pair key(kind, batchRows);
    const auto found = m_steps.find(key);
    if (found != m_steps.end())
        return found->second;
    Program slice = batchRows == m_program.batchRows ? m_program : m_program.withBatchRows(batchRows);
    Schedule schedule = scheduleOf(slice, fusionsOn(kind));
    std::vector<WorkPiece> pieces = workPieces(slice, schedule);
    if (kind == DeviceKind::Gpu)
        countLaunches(slice, pieces);
    const MemoryNeed memory =
        kind == DeviceKind::Cpu ? laidOutMemory(slice, std::move(schedule)) : memoryNeed(slice, std::move(schedule));
    return m_steps.emplace(key, Step{std::move(slice), std::move(pieces), memory}).first->second;
}

const Fusions &fusionsOn(DeviceKind kind)
{
    return kind == DeviceKind::Cpu ? cpuFusions() : gpu::gpuFusions();
}

std::shared_ptr<const PlannedWork> KeptPlans::of(const Workload &workload, const ParameterValues &values)
{
    std::string key = workload.id();
    for (const auto &[name, value] : values.all())
        key += ',' + name + '=' + toText(value);
    const std::scoped_lock lock(m_mutex);
    if (const auto found = m_plans.find(key); found != m_plans.end())
        return found->second;
    if (m_plans.size() >= most)
        m_plans.clear();
    ++m_made;
    return m_plans[key] = std::make_shared<const PlannedWork>(workload.build(values));
}

std::size_t KeptPlans::made() const
{
    const std::scoped_lock lock(m_mutex);
    return m_made;
}

} // namespace overtake
