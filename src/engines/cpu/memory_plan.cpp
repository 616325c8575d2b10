// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/memory_plan.h"

#include <algorithm>

namespace overtake
{

namespace
{

constexpr std::size_t never = static_cast<std::size_t>(-1);
constexpr std::int64_t worthSharing = 64 * 1024; // bytes

std::vector<bool> mayShare(const Program &program, const Plan &plan)
{
    std::vector<bool> may(program.tensors.size());
    for (std::size_t i = 0; i < may.size(); ++i) {
        const Tensor &tensor = program.tensors[i];
        may[i] = plan.used[i] && tensor.role == Role::Value && byteSize(tensor) >= worthSharing;
    }
    const auto keep = [&](TensorId id) {
        if (id != noTensor)
            may[static_cast<std::size_t>(id)] = false;
    };
    for (const auto id : {program.loss, program.accuracy, program.output, program.countedItems})
        keep(id);
    for (const auto &[parameter, gradient] : program.gradients)
        keep(gradient);
    for (const Operation &operation : program.operations) {
        const auto kind = operation.kind;
        // Constants are written once, before the first step; views share memory already.
        if (kind == OperationKind::Fill || kind == OperationKind::SliceRows || kind == OperationKind::Reshape) {
            keep(operation.outputs[0]);
            keep(operation.inputs[0]);
        }
    }
    return may;
}

/// From the first task that touches a tensor to the last.
struct Life {
    std::size_t first = never;
    std::size_t last = 0;
    bool beginsAsResult = false; ///< the first to touch it overwrites it
    bool isRead = false;         ///< by a task: else it is a result, for the host
};

std::vector<Life> livesOf(const Program &program, const Plan &plan)
{
    std::vector<Life> lives(program.tensors.size());
    for (std::size_t task = 0; task < plan.operations.size(); ++task) {
        const auto touch = [&](TensorId id, bool asResult) {
            Life &life = lives[static_cast<std::size_t>(id)];
            if (life.first == never) {
                life.first = task;
                life.beginsAsResult = asResult;
            }
            life.last = task;
            life.isRead = life.isRead || !asResult;
        };
        auto operations = plan.operations[task];
        std::sort(operations.begin(), operations.end());
        for (const auto i : operations) {
            for (const auto id : program.operations[i].inputs)
                touch(id, false);
            for (const auto id : program.operations[i].outputs)
                touch(id, true);
            for (const auto &[reader, id] : plan.alsoRead) {
                if (reader == i)
                    touch(id, false);
            }
        }
    }
    return lives;
}

struct Buffer {
    std::int64_t bytes = 0;
    std::vector<TensorId> tensors;
};

/// The buffer given back last, being the likeliest in the cache, that fits without much waste; or else a new one.
std::size_t takeBuffer(std::vector<Buffer> &buffers, std::vector<std::size_t> &free, std::int64_t bytes)
{
    for (auto at = free.rbegin(); at != free.rend(); ++at) {
        const std::size_t buffer = *at;
        if (buffers[buffer].bytes >= bytes && buffers[buffer].bytes <= 2 * bytes) {
            free.erase(std::next(at).base());
            return buffer;
        }
    }
    buffers.push_back({bytes, {}});
    return buffers.size() - 1;
}

} // namespace

std::vector<std::vector<TensorId>> planMemory(const Program &program, const Plan &plan)
{
    const auto may = mayShare(program, plan);
    const auto lives = livesOf(program, plan);
    std::vector<std::vector<TensorId>> begins(plan.operations.size());
    for (std::size_t i = 0; i < lives.size(); ++i) {
        if (may[i] && lives[i].beginsAsResult && lives[i].isRead)
            begins[lives[i].first].push_back(static_cast<TensorId>(i));
    }
    std::vector<Buffer> buffers;
    std::vector<std::size_t> free;
    std::vector<std::vector<std::size_t>> ends(plan.operations.size());
    for (std::size_t task = 0; task < plan.operations.size(); ++task) {
        for (const auto id : begins[task]) {
            const auto buffer = takeBuffer(buffers, free, byteSize(program.tensor(id)));
            buffers[buffer].tensors.push_back(id);
            ends[lives[static_cast<std::size_t>(id)].last].push_back(buffer);
        }
        free.insert(free.end(), ends[task].begin(), ends[task].end());
    }
    std::vector<std::vector<TensorId>> groups;
    for (auto &buffer : buffers)
        groups.push_back(std::move(buffer.tensors));
    return groups;
}

} // namespace overtake
