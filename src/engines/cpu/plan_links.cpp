// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/plan_links.h"

#include "operations/activations.h"
#include "operations/elementwise.h"

namespace overtake
{

PlanLinks::PlanLinks(const ImageLayout &layout)
    : m_program(layout.program), m_readers(m_program.tensors.size()), m_writer(m_program.tensors.size(), nowhere),
      m_changes(m_program.operations.size()), m_isThere(m_program.tensors.size(), false),
      m_holdsSlope(m_program.tensors.size(), false)
{
    for (std::size_t i = 0; i < m_program.operations.size(); ++i) {
        for (const auto id : operation(i).inputs)
            m_readers[at(id)].push_back(i);
        for (const auto id : operation(i).outputs)
            m_writer[at(id)] = i;
    }
    for (const auto &change : layout.changes) {
        m_readers[at(change.from)].push_back(nowhere);
        m_changes[change.before].push_back(change);
    }
}

bool PlanLinks::isAsked(TensorId id) const
{
    return id == m_program.loss || id == m_program.accuracy || id == m_program.output;
}

std::size_t PlanLinks::onlyReader(TensorId id) const
{
    const auto &readers = m_readers[at(id)];
    return isAsked(id) || m_program.tensor(id).role != Role::Value || readers.size() != 1 ? nowhere : readers[0];
}

std::size_t PlanLinks::onlyReader(TensorId id, OperationKind kind, std::size_t position) const
{
    const auto reader = onlyReader(id);
    const bool fits = reader != nowhere && m_changes[reader].empty() && operation(reader).kind == kind &&
                      operation(reader).inputs.at(position) == id;
    return fits ? reader : nowhere;
}

void PlanLinks::setPlanned(std::size_t i)
{
    for (const auto id : operation(i).outputs)
        m_isThere[at(id)] = true;
}

PlanLinks::Follower PlanLinks::sumWith(TensorId id) const
{
    const auto sum = onlyReader(id);
    if (sum == nowhere || !m_changes[sum].empty() || operation(sum).kind != operations::Add)
        return {};
    const auto &in = operation(sum).inputs;
    const TensorId other = in[0] == id ? in[1] : in[0];
    if (other == id || !m_isThere[at(other)])
        return {};
    return {sum, RowFinish::Plus, other};
}

PlanLinks::Follower PlanLinks::followerOf(TensorId id) const
{
    if (const Follower sum = sumWith(id); sum.operation != nowhere)
        return sum;
    if (const auto back = onlyReader(id, operations::GeluGrad, 1);
        back != nowhere && m_holdsSlope[at(operation(back).inputs[0])])
        return {back, RowFinish::Times, operation(back).inputs[0]};
    if (const auto gelu = onlyReader(id, operations::Gelu, 0); gelu != nowhere)
        return {gelu, RowFinish::Gelu, noTensor};
    if (const auto gelu = geluToComeBackTo(id); gelu != nowhere)
        return {gelu, RowFinish::GeluAndSlope, id}; // its own memory is free: nobody else reads it
    return {};
}

/// The Gelu that reads `id`, where beside it only its derivative does.
std::size_t PlanLinks::geluToComeBackTo(TensorId id) const
{
    const auto &readers = m_readers[at(id)];
    if (isAsked(id) || m_program.tensor(id).role != Role::Value || readers.size() != 2)
        return nowhere;
    for (const auto reader : readers) {
        if (reader == nowhere || !m_changes[reader].empty())
            return nowhere;
    }
    const Operation &gelu = operation(readers[0]);
    const Operation &back = operation(readers[1]);
    const bool fits = gelu.kind == operations::Gelu && back.kind == operations::GeluGrad && back.inputs[0] == id &&
                      back.inputs[1] != id;
    return fits ? readers[0] : nowhere;
}

} // namespace overtake
