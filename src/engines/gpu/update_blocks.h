// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the tensors of the updates in a step (Adam, AdamW) are placed so that one launch does them all: parameters
// together in one block, gradients, first and second moments in others in the same order. Part of plan.cpp; elements of
// four bytes.
#pragma once

#include "schedule/schedule.h"

#include <map>

namespace overtake::gpu
{

/// A tensor's place in a block, or among small results, begins at a multiple of so many elements (256 bytes, as
/// libraries prefer); the padding in between is zero and stays so.
inline constexpr std::int64_t blockStep = 64;
inline std::int64_t blockElements(const Tensor &tensor)
{
    return (wordCount(tensor) + blockStep - 1) / blockStep * blockStep;
}

/// For a Fusion: updates that differ only in p, dp, m and v, which this engine may place as it likes.
bool areUpdatedTogether(const FusionMatch &updates);

class UpdateBlocks
{
public:
    /// mostBytes: largest size of a block; negative: unlimited.
    UpdateBlocks(const Program &program, const Schedule &schedule, std::int64_t mostBytes);

    /// Operations fused into one launch, and the number of elements of each of its blocks from the first one's tensor
    /// on.
    struct Launch {
        std::vector<std::size_t> operations;
        std::int64_t elements = 0;
    };
    const std::vector<Launch> &launchesOf(const Step &updates) const { return m_launches.at(updates.operations[0]); }

    /// Device tensors that lie side by side, block by block.
    const std::vector<std::vector<TensorId>> &blocks() const { return m_blocks; }

    /// Elements from the start of a tensor on, including the zeros between tensors.
    struct BufferRange {
        TensorId first = noTensor;
        std::int64_t elements = 0;
    };
    /// Merges these tensors into as few contiguous ranges of memory as their places allow.
    std::vector<BufferRange> ranges(const std::vector<TensorId> &tensors) const;

private:
    struct Spot {
        std::size_t block = 0;
        std::int64_t offset = -1; ///< negative: in no block
    };

    std::vector<Launch> place(const Step &step, std::int64_t mostBytes);

    const Program &m_program;
    std::map<std::size_t, std::vector<Launch>> m_launches; ///< by the first operation of a step
    std::vector<Spot> m_spots;                             ///< by TensorId
    std::vector<std::vector<TensorId>> m_blocks;
    std::int64_t m_used = 0; ///< elements of the last blocks
};

} // namespace overtake::gpu
