// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/accelerator/planner.h"
#include "engines/accelerator/sequence_launches.h"
#include "operations/embedding.h"
#include "operations/optimisers.h"

namespace overtake::accelerator
{

// -- sequences

void Planner::planEmbedding(std::size_t i)
{
    const Operation &op = operation(i);
    TensorId y = op.outputs[0];
    std::vector<std::size_t> operations = {i};
    const auto next = onlyReader(y, operations::AddPositions, 0);
    if (next != nowhere) {
        fuse(next, y);
        operations.push_back(next);
        y = operation(next).outputs[0];
    }
    addAll({embeddingLaunch(m_program, op, next == nowhere ? nullptr : &operation(next), y, m_target.computeUnits)},
           operations);
}

// -- the optimiser

void Planner::planUpdate(std::size_t i)
{
    const auto *launch = m_updates.launchAt(i);
    if (!launch) {
        addAll({updateLaunch(operation(i), elementCount(shape(operation(i).inputs[0])), m_target.computeUnits)}, {i});
    } else if (!launch->operations.empty()) {
        const Operation &first = operation(launch->operations.front());
        addAll({updateLaunch(first, launch->elements, m_target.computeUnits)}, launch->operations);
    }
}

void Planner::planSquareSum(std::size_t i)
{
    const Operation &op = operation(i);
    std::vector<std::size_t> operations = {i};
    const auto clip = onlyReader(op.outputs[0], operations::ClipFactor, 0);
    if (clip != nowhere) {
        fuse(clip, op.outputs[0]);
        operations.push_back(clip);
    }
    addAll(squareSumLaunches(m_updates.stretches(op.inputs), op, clip == nowhere ? nullptr : &operation(clip),
                             m_target.computeUnits, m_plan.scratchElements),
           operations);
}

} // namespace overtake::accelerator
