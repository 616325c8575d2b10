// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/memory_plan.h"

#include <algorithm>
#include <optional>

namespace overtake
{

namespace
{

constexpr std::size_t never = static_cast<std::size_t>(-1);
constexpr std::int64_t worthSharing = 64 * 1024; // bytes

std::vector<bool> mayShare(const Program &program)
{
    std::vector<bool> may(program.tensors.size());
    for (std::size_t i = 0; i < may.size(); ++i) {
        const Tensor &tensor = program.tensors[i];
        may[i] = tensor.role == Role::Value && byteSize(tensor) >= worthSharing;
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
        // Constants are written once, before the first step; views share memory already.
        if (operation.kind->isConstant() || operation.kind->isView()) {
            keep(operation.outputs[0]);
            keep(operation.inputs[0]);
        }
    }
    return may;
}

/// The live range of a tensor: from the first task that touches it to the last.
struct Life {
    std::size_t first = never;
    std::size_t last = 0;
    bool beginsAsResult = false; ///< the first task that touches it overwrites it
    bool isRead = false;         ///< by some task; otherwise it is a result for the host
};

std::vector<Life> livesOf(const Program &program, const std::vector<PlannedTask> &tasks)
{
    std::vector<Life> lives(program.tensors.size());
    for (std::size_t task = 0; task < tasks.size(); ++task) {
        const auto touch = [&](TensorId id, bool asResult) {
            Life &life = lives[static_cast<std::size_t>(id)];
            if (life.first == never) {
                life.first = task;
                life.beginsAsResult = asResult;
            }
            life.last = task;
            life.isRead = life.isRead || !asResult;
        };
        for (const auto id : tasks[task].reads)
            touch(id, false);
        for (const auto id : tasks[task].writes)
            touch(id, true);
    }
    return lives;
}

/// Assigns buffers to tensors, task by task.
class Buffers
{
public:
    Buffers(const Program &program, const std::vector<PlannedTask> &tasks)
        : m_program(program), m_tasks(tasks), m_ends(tasks.size())
    {
    }

    /// A buffer for a tensor that lives from this task to the task `last`: the most recently freed one that fits
    /// without much waste, as it is the likeliest to be in the cache; otherwise a new one.
    void take(TensorId id, std::size_t task, std::size_t last)
    {
        const auto under = overwritten(id, task);
        const auto buffer = under ? *under : find(id);
        m_buffers[buffer].tensors.push_back(id);
        m_ends[last].push_back(buffer);
    }
    void giveBack(std::size_t task) { m_free.insert(m_free.end(), m_ends[task].begin(), m_ends[task].end()); }

    std::vector<std::vector<TensorId>> groups()
    {
        std::vector<std::vector<TensorId>> all;
        for (auto &buffer : m_buffers)
            all.push_back(std::move(buffer.tensors));
        return all;
    }

private:
    struct Buffer {
        std::int64_t bytes = 0;
        std::vector<TensorId> tensors;
    };

    /// The buffer of a tensor of the same size that this task is the last to read, and may overwrite with its result.
    std::optional<std::size_t> overwritten(TensorId id, std::size_t task)
    {
        const PlannedTask &planned = m_tasks[task];
        if (planned.writes[0] != id)
            return std::nullopt;
        for (auto end = m_ends[task].begin(); end != m_ends[task].end(); ++end) {
            const std::size_t buffer = *end;
            const TensorId before = m_buffers[buffer].tensors.back();
            if (before == planned.mayOverwrite &&
                byteSize(m_program.tensor(before)) == byteSize(m_program.tensor(id))) {
                m_ends[task].erase(end);
                return buffer;
            }
        }
        return std::nullopt;
    }

    std::size_t find(TensorId id)
    {
        const auto bytes = byteSize(m_program.tensor(id));
        for (auto at = m_free.rbegin(); at != m_free.rend(); ++at) {
            const std::size_t buffer = *at;
            const auto size = m_buffers[buffer].bytes;
            if (size >= bytes && size <= 2 * bytes) {
                m_free.erase(std::next(at).base());
                return buffer;
            }
        }
        m_buffers.push_back({bytes, {}});
        return m_buffers.size() - 1;
    }

    const Program &m_program;
    const std::vector<PlannedTask> &m_tasks;
    std::vector<Buffer> m_buffers;
    std::vector<std::size_t> m_free;
    std::vector<std::vector<std::size_t>> m_ends; ///< by task: buffers that are free after it
};

} // namespace

std::vector<std::vector<TensorId>> planMemory(const Program &program, const std::vector<PlannedTask> &tasks)
{
    const auto may = mayShare(program);
    const auto lives = livesOf(program, tasks);
    std::vector<std::vector<TensorId>> begins(tasks.size());
    for (std::size_t i = 0; i < lives.size(); ++i) {
        if (may[i] && lives[i].beginsAsResult && lives[i].isRead)
            begins[lives[i].first].push_back(static_cast<TensorId>(i));
    }
    Buffers buffers(program, tasks);
    for (std::size_t task = 0; task < tasks.size(); ++task) {
        for (const auto id : begins[task])
            buffers.take(id, task, lives[static_cast<std::size_t>(id)].last);
        buffers.giveBack(task);
    }
    return buffers.groups();
}

} // namespace overtake
