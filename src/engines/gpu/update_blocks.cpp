// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/update_blocks.h"

#include "operations/optimisers.h"
#include "operations/transfers.h"

#include <algorithm>
#include <array>

namespace overtake::gpu
{

namespace
{

constexpr std::size_t blockedInputs = 4; // p, dp, m, v

bool isUpdate(const Operation &operation)
{
    return operation.kind == operations::Adam || operation.kind == operations::AdamW;
}

/// Whether the engine may choose where this update's tensors are placed: no other update uses them, and none is
/// copied to the host.
bool mayBePlaced(const Program &program, const ProgramLinks &links, std::size_t i)
{
    const Operation &op = program.operations[i];
    constexpr std::array<Role, blockedInputs> roles = {Role::Parameter, Role::Value, Role::State, Role::State};
    for (std::size_t k = 0; k < blockedInputs; ++k) {
        const TensorId id = op.inputs[k];
        const Tensor &tensor = program.tensor(id);
        if (tensor.role != roles[k] || tensor.place != Place::Device || tensor.type != DataType::Float32 ||
            links.isResult(id) || std::ranges::count(op.inputs, id) != 1)
            return false;
        for (const auto reader : links.readers(id)) {
            const Operation &other = program.operations[reader];
            if (other.kind == operations::TransferOut || (isUpdate(other) && reader != i))
                return false;
        }
        // A gradient has memory of its own where an operation computes it in every step.
        const auto &writers = links.writers(id);
        if (k == 1 && (writers.size() != 1 || program.operations[writers[0]].kind->isConstant() ||
                       program.operations[writers[0]].kind->isView()))
            return false;
    }
    return true;
}

} // namespace

bool areUpdatedTogether(const FusionMatch &updates)
{
    const Operation &first = updates[0];
    const Operation &last = updates[updates.operations.size() - 1];
    return first.attributes == last.attributes &&
           std::equal(first.inputs.begin() + blockedInputs, first.inputs.end(), last.inputs.begin() + blockedInputs,
                      last.inputs.end()) &&
           mayBePlaced(updates.program, updates.links, updates.operations.back());
}

UpdateBlocks::UpdateBlocks(const Program &program, const Schedule &schedule, std::int64_t mostBytes)
    : m_program(program), m_spots(program.tensors.size())
{
    const ProgramLinks links(program);
    std::map<std::size_t, const Step *> inOrder; // ordered by first operation, whatever the order of the schedule
    for (const Step &step : schedule.steps) {
        const std::size_t first = step.operations[0];
        if (!isUpdate(program.operations[first]))
            continue;
        if (mayBePlaced(program, links, first))
            inOrder[first] = &step;
        else
            m_launches[first] = {{{first}, elementCount(program.tensor(program.operations[first].inputs[0]).shape)}};
    }
    for (const auto &[first, step] : inOrder)
        m_launches[first] = place(*step, mostBytes);
}

/// Blocks are filled step by step; where one would grow too large, the next begins, and with it another launch.
std::vector<UpdateBlocks::Launch> UpdateBlocks::place(const Step &step, std::int64_t mostBytes)
{
    std::vector<Launch> launches(1);
    for (const auto i : step.operations) {
        const auto &inputs = m_program.operations[i].inputs;
        const std::int64_t elements = blockElements(m_program.tensor(inputs[0]));
        const bool fits = mostBytes < 0 || (m_used + elements) * 4 <= mostBytes;
        if (m_blocks.empty() || !fits) {
            if (!launches.back().operations.empty())
                launches.emplace_back();
            m_blocks.resize(m_blocks.size() + blockedInputs);
            m_used = 0;
        }
        const std::size_t firstBlock = m_blocks.size() - blockedInputs;
        for (std::size_t k = 0; k < blockedInputs; ++k) {
            m_blocks[firstBlock + k].push_back(inputs[k]);
            m_spots[indexOf(inputs[k])] = {firstBlock + k, m_used};
        }
        m_used += elements;
        launches.back().operations.push_back(i);
        launches.back().elements += elements;
    }
    return launches;
}

std::vector<UpdateBlocks::BufferRange> UpdateBlocks::ranges(const std::vector<TensorId> &tensors) const
{
    std::vector<TensorId> sorted = tensors;
    std::ranges::stable_sort(sorted, [&](TensorId a, TensorId b) {
        const Spot &left = m_spots[indexOf(a)];
        const Spot &right = m_spots[indexOf(b)];
        if ((left.offset < 0) != (right.offset < 0))
            return right.offset < 0; // tensors without a place come last, in their given order
        return left.offset >= 0 && std::pair(left.block, left.offset) < std::pair(right.block, right.offset);
    });
    std::vector<BufferRange> result;
    Spot end; // where the last range ends
    for (const auto id : sorted) {
        const Tensor &tensor = m_program.tensor(id);
        const Spot &spot = m_spots[indexOf(id)];
        if (spot.offset < 0) {
            result.push_back({id, elementCount(tensor.shape)});
            end = {};
            continue;
        }
        if (!result.empty() && end.offset == spot.offset && end.block == spot.block)
            result.back().elements += blockElements(tensor);
        else
            result.push_back({id, blockElements(tensor)});
        end = {spot.block, spot.offset + blockElements(tensor)};
    }
    return result;
}

} // namespace overtake::gpu
