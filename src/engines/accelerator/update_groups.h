// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Optimiser steps (Adam, AdamW) that are alike in all but their tensors, and how these are laid out in memory so that
// one launch does many: parameters side by side in one block, gradients, first and second moments in others in the same
// order. Part of plan.cpp; elements of four bytes.
#pragma once

#include "program/program_links.h"

namespace overtake::accelerator
{

/// A tensor's place in a block begins at a multiple of so many elements (256 bytes, as libraries like it); what lies
/// between is zero and stays so.
inline constexpr std::int64_t blockStep = 64;
inline std::int64_t blockElements(const Tensor &tensor)
{
    return (wordCount(tensor) + blockStep - 1) / blockStep * blockStep;
}

class UpdateGroups
{
public:
    /// mostBytes: of a block, negative when anything goes.
    UpdateGroups(const Program &program, const ProgramLinks &links, std::int64_t mostBytes);

    /// Operations that one launch does, and the elements of each of its blocks from the first one's tensor on.
    struct Launch {
        std::vector<std::size_t> operations;
        std::int64_t elements = 0;
    };
    /// What to launch at operation i: null where it goes by itself; no operations where a later one takes it along.
    const Launch *launchAt(std::size_t i) const;

    /// Device tensors that lie side by side, block by block.
    const std::vector<std::vector<TensorId>> &blocks() const { return m_blocks; }

    /// Elements from the start of a tensor on, zeros between tensors among them.
    struct Stretch {
        TensorId first = noTensor;
        std::int64_t elements = 0;
    };
    /// These tensors in as few stretches of memory as their places allow.
    std::vector<Stretch> stretches(const std::vector<TensorId> &tensors) const;

private:
    struct Spot {
        std::size_t block = 0;
        std::int64_t offset = -1; ///< negative: in no block
    };

    bool canJoin(std::size_t i) const;
    std::vector<std::vector<std::size_t>> likeOperations() const;
    void place(const std::vector<std::vector<std::size_t>> &groups, std::int64_t mostBytes);

    const Program &m_program;
    const ProgramLinks &m_links;
    std::vector<Launch> m_launches; ///< by operation
    std::vector<bool> m_joined;     ///< by operation
    std::vector<Spot> m_spots;      ///< by TensorId
    std::vector<std::vector<TensorId>> m_blocks;
};

} // namespace overtake::accelerator
