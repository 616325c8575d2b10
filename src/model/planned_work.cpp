// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planned_work.h"

#include "engines/cpu/tasks/tasks.h"
#include "engines/gpu/plan.h"
#include "schedule/schedule.h"

namespace overtake
{

const PlannedWork::Step &PlannedWork::step(std::int64_t batchRows) const
{
    const auto found = m_steps.find(batchRows);
    if (found != m_steps.end())
        return found->second;
    Program slice = batchRows == m_program.batchRows ? m_program : m_program.withBatchRows(batchRows);
    std::vector<WorkPiece> pieces = workPieces(slice);
    return m_steps.emplace(batchRows, Step{std::move(slice), std::move(pieces)}).first->second;
}

std::int64_t PlannedWork::bytesOnGpu(std::int64_t batchRows) const
{
    const auto [place, isNew] = m_bytesOnGpu.try_emplace(batchRows, 0);
    if (isNew)
        place->second = memoryNeed(step(batchRows).program, gpu::gpuFusions()).onGpu();
    return place->second;
}

std::int64_t PlannedWork::bytesOnCpu(std::int64_t batchRows) const
{
    const auto [place, isNew] = m_bytesOnCpu.try_emplace(batchRows, 0);
    if (isNew)
        place->second = memoryNeed(step(batchRows).program, cpuFusions()).onHostEngine();
    return place->second;
}

std::shared_ptr<const PlannedWork> KeptPlans::of(const Workload &workload, const ParameterValues &values)
{
    std::string key = workload.id();
    for (const auto &[name, value] : values.all())
        key += ',' + name + '=' + toText(value);
    if (const auto found = m_plans.find(key); found != m_plans.end())
        return found->second;
    if (m_plans.size() >= most)
        m_plans.clear();
    ++m_made;
    return m_plans[key] = std::make_shared<const PlannedWork>(workload.build(values));
}

} // namespace overtake
