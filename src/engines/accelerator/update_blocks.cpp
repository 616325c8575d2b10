// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/accelerator/update_blocks.h"

#include <algorithm>

namespace overtake::accelerator
{

namespace
{

constexpr std::size_t blockedInputs = 4; // p, dp, m, v

std::size_t placeOf(TensorId id)
{
    return static_cast<std::size_t>(id);
}

} // namespace

UpdateBlocks::UpdateBlocks(const Program &program, const Groups &groups, std::int64_t mostBytes)
    : m_program(program), m_spots(program.tensors.size())
{
    std::map<std::size_t, const Group *> inOrder; // of their first operations, whenever they run
    for (const Group &group : groups.all) {
        if (group.kind == Group::Kind::UpdatesAlike)
            inOrder[group.operations[0]] = &group;
    }
    for (const auto &[first, group] : inOrder)
        m_launches[first] = place(*group, mostBytes);
}

/// Blocks are filled Group by Group; where one would grow too large, the next begins, and with it another launch.
std::vector<UpdateBlocks::Launch> UpdateBlocks::place(const Group &group, std::int64_t mostBytes)
{
    std::vector<Launch> launches(1);
    for (const auto i : group.operations) {
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
            m_spots[placeOf(inputs[k])] = {firstBlock + k, m_used};
        }
        m_used += elements;
        launches.back().operations.push_back(i);
        launches.back().elements += elements;
    }
    return launches;
}

std::vector<UpdateBlocks::Stretch> UpdateBlocks::stretches(const std::vector<TensorId> &tensors) const
{
    std::vector<TensorId> sorted = tensors;
    std::stable_sort(sorted.begin(), sorted.end(), [&](TensorId a, TensorId b) {
        const Spot &left = m_spots[placeOf(a)];
        const Spot &right = m_spots[placeOf(b)];
        if ((left.offset < 0) != (right.offset < 0))
            return right.offset < 0; // tensors without a place come last, in their given order
        return left.offset >= 0 && std::pair(left.block, left.offset) < std::pair(right.block, right.offset);
    });
    std::vector<Stretch> result;
    Spot end; // of the last range
    for (const auto id : sorted) {
        const Tensor &tensor = m_program.tensor(id);
        const Spot &spot = m_spots[placeOf(id)];
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

} // namespace overtake::accelerator
