// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the planner asks before it fuses operations: who reads and who writes each tensor, what the tasks planned so far
// have written, and which operations follow one that nobody else's values lie between. Operations are named by their
// index. Holds a reference to the layout.
#pragma once

#include "engines/cpu/image_layout.h"
#include "engines/cpu/product.h"

#include <vector>

namespace overtake
{

class PlanLinks
{
public:
    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

    explicit PlanLinks(const ImageLayout &layout);

    /// By TensorId; `nowhere` among them for a copy in another layout.
    const std::vector<std::vector<std::size_t>> &readers() const { return m_readers; }
    std::size_t writer(TensorId id) const { return m_writer[at(id)]; } ///< the last one
    const std::vector<LayoutChange> &changesBefore(std::size_t i) const { return m_changes[i]; }

    /// The only operation that reads `id`, when the value need not be kept for anyone else.
    std::size_t onlyReader(TensorId id) const;
    /// The same, where it is of this kind and reads `id` at this position of its inputs.
    std::size_t onlyReader(TensorId id, OperationKind kind, std::size_t position) const;

    /// A task for this operation is planned: what it writes is there for those planned later.
    void setPlanned(std::size_t i);
    /// GELU's slope lies in the place of what GELU is taken of.
    bool holdsSlope(TensorId id) const { return m_holdsSlope[at(id)]; }
    void setHoldsSlope(TensorId id) { m_holdsSlope[at(id)] = true; }

    /// The sum with `id`, where nobody else reads `id` and what is added to it is there already.
    struct Follower {
        std::size_t operation = nowhere;
        RowFinish finish = RowFinish::Nothing;
        TensorId other = noTensor;
    };
    Follower sumWith(TensorId id) const;
    /// A sum, GELU, or the way back through GELU, where one follows the product `id`.
    Follower followerOf(TensorId id) const;

private:
    static std::size_t at(TensorId id) { return static_cast<std::size_t>(id); }
    const Operation &operation(std::size_t i) const { return m_program.operations[i]; }
    bool isAsked(TensorId id) const;
    std::size_t geluToComeBackTo(TensorId id) const;

    const Program &m_program;
    std::vector<std::vector<std::size_t>> m_readers;  ///< by TensorId: operations that read it
    std::vector<std::size_t> m_writer;                ///< by TensorId: the last operation that writes it
    std::vector<std::vector<LayoutChange>> m_changes; ///< by operation: copies in the other layout before it
    std::vector<bool> m_isThere;                      ///< by TensorId: a task planned so far writes it
    std::vector<bool> m_holdsSlope;                   ///< by TensorId
};

} // namespace overtake
