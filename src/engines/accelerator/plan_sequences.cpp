// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/accelerator/planner.h"
#include "engines/accelerator/sequence_launches.h"
#include "operations/elementwise.h"
#include "operations/embedding.h"
#include "operations/layer_norm.h"
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

/// Whether the derivative is made together with the sum that alone reads it, at that sum's place.
bool Planner::joinsAdd(std::size_t i)
{
    const auto add = onlyReader(operation(i).outputs[0]);
    if (add == nowhere || operation(add).kind != operations::Add || m_addedGradient[add] != nowhere)
        return false;
    m_addedGradient[add] = i;
    return true;
}

/// A sum, together with the LayerNormGrad that it adds, or with the LayerNorm that follows.
bool Planner::planFusedAdd(std::size_t i)
{
    const Operation &op = operation(i);
    if (const auto grad = m_addedGradient[i]; grad != nowhere) {
        const TensorId dx = operation(grad).outputs[0];
        const TensorId other = op.inputs[op.inputs[0] == dx ? 1 : 0];
        m_plan.kept[at(dx)] = false;
        addAll({layerNormGradLaunch(m_program, operation(grad), other, op.outputs[0], m_target.computeUnits)},
               {grad, i});
        return true;
    }
    for (const auto reader : m_links.readers(op.outputs[0])) {
        const Operation &norm = operation(reader);
        if (norm.kind != operations::LayerNorm || norm.inputs[0] != op.outputs[0] ||
            m_program.tensor(norm.inputs[1]).role == Role::Value)
            continue; // a gain that may be computed after the sum
        m_done[reader] = true;
        addAll({layerNormLaunch(m_program, norm, &op, m_target.computeUnits)}, {i, reader});
        return true;
    }
    return false;
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
