// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who reads and who writes each tensor of a Program: what planners and the device model ask before they fuse
// operations. Holds a reference to the Program. Operations are named by their index.
#pragma once

#include "program/program.h"

#include <vector>

namespace overtake
{

class ProgramLinks
{
public:
    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

    explicit ProgramLinks(const Program &program)
        : m_program(program), m_readers(program.tensors.size()), m_writers(program.tensors.size())
    {
        for (std::size_t i = 0; i < program.operations.size(); ++i) {
            for (const auto id : program.operations[i].inputs)
                m_readers[at(id)].push_back(i);
            for (const auto id : program.operations[i].outputs)
                m_writers[at(id)].push_back(i);
        }
    }

    const std::vector<std::size_t> &readers(TensorId id) const { return m_readers[at(id)]; }
    const std::vector<std::size_t> &writers(TensorId id) const { return m_writers[at(id)]; }

    /// The last operation that writes it.
    std::size_t lastWriter(TensorId id) const { return writers(id).empty() ? nowhere : writers(id).back(); }

    /// The only operation that reads `id`, when the value need not be kept for anyone else.
    std::size_t onlyReader(TensorId id) const
    {
        const bool asked = id == m_program.loss || id == m_program.accuracy || id == m_program.output;
        return asked || m_program.tensor(id).role != Role::Value || readers(id).size() != 1 ? nowhere : readers(id)[0];
    }

    /// The same, where it is of this kind and reads `id` at this position of its inputs.
    std::size_t onlyReader(TensorId id, OperationKind kind, std::size_t position) const
    {
        const auto reader = onlyReader(id);
        const bool fits = reader != nowhere && m_program.operations[reader].kind == kind &&
                          m_program.operations[reader].inputs.at(position) == id;
        return fits ? reader : nowhere;
    }

private:
    static std::size_t at(TensorId id) { return static_cast<std::size_t>(id); }

    const Program &m_program;
    std::vector<std::vector<std::size_t>> m_readers;
    std::vector<std::vector<std::size_t>> m_writers;
};

} // namespace overtake
