// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/accelerator/update_groups.h"

#include "operations/optimisers.h"
#include "operations/transfers.h"

#include <algorithm>
#include <array>

namespace overtake::accelerator
{

namespace
{

constexpr std::size_t blockedInputs = 4; // p, dp, m, v

std::size_t placeOf(TensorId id)
{
    return static_cast<std::size_t>(id);
}

bool isUpdate(const Operation &operation)
{
    return operation.kind == operations::Adam || operation.kind == operations::AdamW;
}

/// All but p, dp, m and v.
bool isAlike(const Operation &a, const Operation &b)
{
    return a.kind == b.kind && a.attributes == b.attributes &&
           std::equal(a.inputs.begin() + blockedInputs, a.inputs.end(), b.inputs.begin() + blockedInputs,
                      b.inputs.end());
}

} // namespace

UpdateGroups::UpdateGroups(const Program &program, const ProgramLinks &links, std::int64_t mostBytes)
    : m_program(program), m_links(links), m_launches(program.operations.size()),
      m_joined(program.operations.size(), false), m_spots(program.tensors.size())
{
    place(likeOperations(), mostBytes);
}

const UpdateGroups::Launch *UpdateGroups::launchAt(std::size_t i) const
{
    return m_joined[i] ? &m_launches[i] : nullptr;
}

/// Whether the engine may choose where this step's tensors lie: it is the only one on them, and none is copied out.
bool UpdateGroups::canJoin(std::size_t i) const
{
    const Operation &operation = m_program.operations[i];
    constexpr std::array<Role, blockedInputs> roles = {Role::Parameter, Role::Value, Role::State, Role::State};
    for (std::size_t k = 0; k < blockedInputs; ++k) {
        const TensorId id = operation.inputs[k];
        const Tensor &tensor = m_program.tensor(id);
        if (tensor.role != roles[k] || tensor.place != Place::Device || tensor.type != DataType::Float32 ||
            id == m_program.loss || id == m_program.accuracy || id == m_program.output)
            return false;
        for (const auto reader : m_links.readers(id)) {
            const Operation &other = m_program.operations[reader];
            if (other.kind == operations::TransferOut || (isUpdate(other) && reader != i))
                return false;
        }
        // A gradient has memory of its own where an operation computes it in every step.
        const auto &writers = m_links.writers(id);
        if (k == 1 && (writers.size() != 1 || m_program.operations[writers[0]].kind->isConstant() ||
                       m_program.operations[writers[0]].kind->isView()))
            return false;
        if (std::count(operation.inputs.begin(), operation.inputs.end(), id) != 1)
            return false;
    }
    return true;
}

/// Those that nothing but other updates comes between.
std::vector<std::vector<std::size_t>> UpdateGroups::likeOperations() const
{
    std::vector<std::vector<std::size_t>> groups;
    std::size_t firstOfRow = 0; // groups from here on are still open
    for (std::size_t i = 0; i < m_program.operations.size(); ++i) {
        const Operation &operation = m_program.operations[i];
        if (!isUpdate(operation)) {
            firstOfRow = groups.size();
            continue;
        }
        if (!canJoin(i))
            continue;
        const auto like =
            std::find_if(groups.begin() + static_cast<std::ptrdiff_t>(firstOfRow), groups.end(),
                         [&](const auto &group) { return isAlike(m_program.operations[group.front()], operation); });
        if (like == groups.end())
            groups.push_back({i});
        else
            like->push_back(i);
    }
    return groups;
}

/// Blocks are filled group by group; where one would grow too large, the next begins and with it another launch.
void UpdateGroups::place(const std::vector<std::vector<std::size_t>> &groups, std::int64_t mostBytes)
{
    std::int64_t used = 0;
    for (const auto &group : groups) {
        Launch launch;
        const auto finish = [&] {
            if (!launch.operations.empty())
                m_launches[launch.operations.back()] = launch;
            launch = {};
        };
        for (const auto i : group) {
            const auto &inputs = m_program.operations[i].inputs;
            const std::int64_t elements = blockElements(m_program.tensor(inputs[0]));
            const bool fits = mostBytes < 0 || (used + elements) * 4 <= mostBytes;
            if (m_blocks.empty() || !fits) {
                finish();
                m_blocks.resize(m_blocks.size() + blockedInputs);
                used = 0;
            }
            const std::size_t firstBlock = m_blocks.size() - blockedInputs;
            for (std::size_t k = 0; k < blockedInputs; ++k) {
                m_blocks[firstBlock + k].push_back(inputs[k]);
                m_spots[placeOf(inputs[k])] = {firstBlock + k, used};
            }
            used += elements;
            m_joined[i] = true;
            launch.operations.push_back(i);
            launch.elements += elements;
        }
        finish();
    }
}

std::vector<UpdateGroups::Stretch> UpdateGroups::stretches(const std::vector<TensorId> &tensors) const
{
    std::vector<TensorId> sorted = tensors;
    std::stable_sort(sorted.begin(), sorted.end(), [&](TensorId a, TensorId b) {
        const Spot &left = m_spots[placeOf(a)];
        const Spot &right = m_spots[placeOf(b)];
        if ((left.offset < 0) != (right.offset < 0))
            return right.offset < 0; // those without a place come last, as they were given
        return left.offset >= 0 && std::pair(left.block, left.offset) < std::pair(right.block, right.offset);
    });
    std::vector<Stretch> result;
    Spot end; // of the last stretch
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
