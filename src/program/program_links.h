// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which operations read and write each tensor of a Program: what fusion depends on. Holds a reference to the Program.
// Operations are named by their index.
#pragma once

#include "program/program.h"

#include <algorithm>
#include <vector>

namespace overtake
{

class ProgramLinks
{
public:
    explicit ProgramLinks(const Program &program)
        : m_program(program), m_readers(program.tensors.size()), m_writers(program.tensors.size()),
          m_memory(program.tensors.size()), m_readersOfMemory(program.tensors.size()),
          m_writersOfMemory(program.tensors.size())
    {
        for (std::size_t id = 0; id < m_memory.size(); ++id)
            m_memory[id] = static_cast<TensorId>(id);
        for (std::size_t i = 0; i < program.operations.size(); ++i) {
            const Operation &operation = program.operations[i];
            for (const auto id : operation.inputs)
                m_readers[indexOf(id)].push_back(i);
            for (const auto id : operation.outputs)
                m_writers[indexOf(id)].push_back(i);
            if (operation.kind->isView())
                m_memory[indexOf(operation.outputs[0])] = m_memory[indexOf(operation.inputs[0])];
        }
        for (std::size_t i = 0; i < program.operations.size(); ++i) {
            for (const auto id : program.operations[i].inputs)
                m_readersOfMemory[indexOf(memoryOf(id))].push_back(i);
            for (const auto id : program.operations[i].outputs)
                m_writersOfMemory[indexOf(memoryOf(id))].push_back(i);
        }
    }

    const std::vector<std::size_t> &readers(TensorId id) const { return m_readers[indexOf(id)]; }
    const std::vector<std::size_t> &writers(TensorId id) const { return m_writers[indexOf(id)]; }

    /// The tensor itself, or what it is a view of.
    TensorId memoryOf(TensorId id) const { return m_memory[indexOf(id)]; }

    /// Whether it may be read after the step.
    bool isResult(TensorId id) const
    {
        return id == m_program.loss || id == m_program.accuracy || id == m_program.output ||
               id == m_program.countedItems;
    }
    /// Whether only operations of the step use it.
    bool isIntermediate(TensorId id) const { return m_program.tensor(id).role == Role::Value && !isResult(id); }

    /// Whether the two must run in the Program's order: one of them writes what the other reads or writes.
    bool areOrdered(std::size_t i, std::size_t j) const
    {
        const Operation &a = m_program.operations[i];
        const Operation &b = m_program.operations[j];
        if (a.kind->isConstant() || b.kind->isConstant()) // made once, before the first step
            return false;
        return writesWhatIsUsedBy(a, b) || writesWhatIsUsedBy(b, a);
    }

    /// Whether areOrdered() holds for an operation and any other of those that `isAsked` accepts.
    template <typename IsAsked>
    bool isOrderedWithAny(std::size_t i, const IsAsked &isAsked) const
    {
        const auto orders = [&](std::size_t other) { return other != i && isAsked(other) && areOrdered(other, i); };
        const auto isWritten = [&](TensorId id) {
            return std::ranges::any_of(m_writersOfMemory[indexOf(memoryOf(id))], orders);
        };
        const auto isRead = [&](TensorId id) {
            return std::ranges::any_of(m_readersOfMemory[indexOf(memoryOf(id))], orders);
        };
        const Operation &operation = m_program.operations[i];
        return std::ranges::any_of(operation.inputs, isWritten) || std::ranges::any_of(operation.outputs, isWritten) ||
               std::ranges::any_of(operation.outputs, isRead);
    }

    /// Whether an operation overwrites what another reads.
    bool overwritesInput(std::size_t writer, std::size_t reader) const
    {
        return overwritesInput(m_program.operations[writer], m_program.operations[reader]);
    }

    /// Whether an operation behind this one overwrites the tensor.
    bool isOverwrittenAfter(std::size_t operation, TensorId id) const
    {
        return std::ranges::any_of(m_writersOfMemory[indexOf(memoryOf(id))], [&](std::size_t writer) {
            return writer > operation && overwrites(m_program.operations[writer], id);
        });
    }

private:
    bool overwrites(const Operation &writer, TensorId id) const
    {
        return std::ranges::any_of(writer.outputs, [&](TensorId out) {
            // A view has no memory of its own: it is written with the memory it shares.
            return id == out || (!writer.kind->isView() && m_memory[indexOf(id)] == m_memory[indexOf(out)]);
        });
    }
    bool overwritesInput(const Operation &writer, const Operation &reader) const
    {
        for (std::size_t i = 0; i < reader.inputs.size(); ++i)
            if (static_cast<int>(i) != reader.kind->shapeOnlyInput && overwrites(writer, reader.inputs[i]))
                return true;
        return false;
    }
    bool writesWhatIsUsedBy(const Operation &writer, const Operation &user) const
    {
        return overwritesInput(writer, user) ||
               std::ranges::any_of(user.outputs, [&](TensorId id) { return overwrites(writer, id); });
    }

    const Program &m_program;
    std::vector<std::vector<std::size_t>> m_readers;
    std::vector<std::vector<std::size_t>> m_writers;
    std::vector<TensorId> m_memory;                          ///< by TensorId: itself, or what it is a view of
    std::vector<std::vector<std::size_t>> m_readersOfMemory; ///< by memoryOf()
    std::vector<std::vector<std::size_t>> m_writersOfMemory;
};

} // namespace overtake
