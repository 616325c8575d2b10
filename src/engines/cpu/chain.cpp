// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/chain.h"

#include "engines/cpu/planner.h"
#include "engines/cpu/team.h"

#include <algorithm>

namespace overtake
{

namespace
{

constexpr std::int64_t leastRows = 8; // of a unit: a tile's
// Units that the threads cannot share out evenly must be many, so that the one with more of them has few more.
constexpr std::int64_t unitsToAThread = 8;

/// Each row of the result needs all of this input: weights, tables.
bool isReadWhole(const Operation &op, std::size_t input)
{
    return op.kind->rowsNeeded(op, input) == RowDependence::Everything;
}

/// Whether a thread that runs the task on rows of its own needs no other rows of this input.
bool hasItsRows(const Task &task, const Operation &op, std::size_t input)
{
    const RowDependence needed = op.kind->rowsNeeded(op, input);
    return needed != RowDependence::Everything && (needed != RowDependence::SameSequence || task.rowsTogether() > 1);
}

/// Whether its result is a sum over all rows.
bool isSum(const Operation &op)
{
    return op.kind->rowsNeeded(op, 0) == RowDependence::Summed;
}

class ChainFinder
{
public:
    ChainFinder(const Program &program, const Plan &plan, int threads)
        : m_program(program), m_plan(plan), m_threads(threads)
    {
    }

    std::vector<Chain> find()
    {
        for (std::size_t task = 0; task < m_plan.tasks.size(); ++task) {
            if (!fits(task)) {
                close(task);
                begin(task);
                if (!fits(task)) {
                    begin(task + 1);
                    continue;
                }
            }
            take(task);
        }
        close(m_plan.tasks.size());
        return std::move(m_found);
    }

private:
    static std::size_t at(TensorId id) { return static_cast<std::size_t>(id); }

    void begin(std::size_t task)
    {
        m_first = task;
        m_rows = 0;
        m_together = 1;
        m_isShared = false;
        m_touched.assign(m_program.tensors.size(), Touched::Not);
    }

    std::int64_t together(const Task &task) const { return std::max(m_together, task.rowsTogether()); }

    /// All rows of one unit have only one thread.
    std::int64_t unitRows(std::int64_t together) const { return together * ((leastRows + together - 1) / together); }

    bool canShare(std::int64_t rows, std::int64_t together) const
    {
        const auto unit = unitRows(together);
        const auto units = rows / unit;
        return rows % unit == 0 && (units % m_threads == 0 || units >= unitsToAThread * m_threads);
    }

    bool fits(std::size_t index) const
    {
        const Task &task = *m_plan.tasks[index];
        const auto rows = task.rows();
        if (rows == 0 || (m_rows != 0 && rows != m_rows) || !canShare(rows, together(task)))
            return false;
        if (m_together > 1 && task.rowsTogether() > 1 && task.rowsTogether() != m_together)
            return false;
        for (const auto i : m_plan.operations[index]) {
            const Operation &op = m_program.operations[i];
            for (std::size_t input = 0; input < op.inputs.size(); ++input) {
                const Touched touched = m_touched[at(op.inputs[input])];
                if (touched == Touched::Summed || (touched == Touched::Written && !hasItsRows(task, op, input)))
                    return false;
            }
            for (const auto &[reader, id] : m_plan.alsoRead) {
                if (reader == i && m_touched[at(id)] == Touched::Summed)
                    return false;
            }
            for (const auto id : op.outputs) {
                const Touched touched = m_touched[at(id)];
                if (touched == Touched::ReadWhole || (touched != Touched::Not && isSum(op)))
                    return false;
            }
        }
        return true;
    }

    void take(std::size_t index)
    {
        const Task &task = *m_plan.tasks[index];
        m_rows = task.rows();
        m_together = together(task);
        m_isShared = m_isShared || task.threads() > 1;
        for (const auto i : m_plan.operations[index]) {
            const Operation &op = m_program.operations[i];
            for (std::size_t input = 0; input < op.inputs.size(); ++input) {
                Touched &touched = m_touched[at(op.inputs[input])];
                if (isReadWhole(op, input))
                    touched = Touched::ReadWhole;
                else if (touched == Touched::Not)
                    touched = Touched::Read;
            }
            for (const auto &[reader, id] : m_plan.alsoRead) {
                if (reader == i && m_touched[at(id)] == Touched::Not)
                    m_touched[at(id)] = Touched::Read;
            }
            for (const auto id : op.outputs)
                m_touched[at(id)] = isSum(op) ? Touched::Summed : Touched::Written;
        }
    }

    void close(std::size_t end)
    {
        if (end < m_first + 2 || !m_isShared)
            return;
        Chain chain;
        chain.first = m_first;
        chain.last = end;
        chain.units = m_rows / unitRows(m_together);
        chain.threads = m_threads;
        for (const Touched touched : m_touched)
            chain.byRows.push_back(touched == Touched::Read || touched == Touched::Written);
        m_found.push_back(std::move(chain));
    }

    enum class Touched { Not, Read, ReadWhole, Written, Summed };

    const Program &m_program;
    const Plan &m_plan;
    int m_threads;
    std::vector<Chain> m_found;
    // Of the chain that is being made:
    std::size_t m_first = 0;
    std::int64_t m_rows = 0;
    std::int64_t m_together = 1;
    bool m_isShared = false;
    std::vector<Touched> m_touched = std::vector<Touched>(m_program.tensors.size(), Touched::Not); ///< by TensorId
};

} // namespace

std::vector<Chain> joinChains(const Program &program, const Plan &plan, int threads)
{
    if (threads < 2)
        return {};
    auto chains = ChainFinder(program, plan, threads).find();
    for (const Chain &chain : chains) {
        for (std::size_t task = chain.first; task < chain.last; ++task)
            plan.tasks[task]->joinChain();
    }
    return chains;
}

void runChain(const Chain &chain, std::span<const std::unique_ptr<Task>> tasks, const BatchRange &batch)
{
    const std::size_t row = rowOfVectors;
#pragma omp parallel num_threads(chain.threads)
    {
        rowOfVectors = row;
        const int members = omp_get_num_threads();
        const int member = omp_get_thread_num();
        const ChainShare share{chain.units * member / members, chain.units * (member + 1) / members, chain.units};
        chainShare = &share;
        for (const auto &task : tasks)
            task->run(batch);
        chainShare = nullptr;
#pragma omp barrier
        for (const auto &task : tasks)
            task->finishChain(member, members);
    }
}

} // namespace overtake
