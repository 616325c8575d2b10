// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Causal attention as one task, head by head, so that a head's matrices stay in the cache: queries, keys and values are
// read where the product before left them and the result goes where the next one reads it, without copies of the whole;
// above the diagonal nothing is computed. Of the squares only the softmax is kept in memory, for the derivative.
#pragma once

#include "engines/cpu/task.h"
#include "engines/host_storage.h"
#include "program/program.h"

#include <array>
#include <memory>
#include <vector>

namespace overtake
{

/// SplitHeads, BatchedMatMul, CausalSoftmax, BatchedMatMul, JoinHeads, and what differentiates them: parts of a Program
/// whose values nobody else reads.
struct Attention {
    TensorId joined = noTensor;          ///< queries, keys and values (b t, 3 c)
    std::array<std::int64_t, 3> parts{}; ///< where in a row of it: of queries, keys, values
    TensorId shares = noTensor;          ///< the softmax (b h, t, t)
    TensorId result = noTensor;          ///< (b t, c)
    TensorId resultGradient = noTensor;  ///< (b t, c); noTensor where nothing is differentiated
    TensorId joinedGradient = noTensor;  ///< (b t, 3 c)
    std::vector<std::size_t> forward;    ///< operations, by index; the last writes `result`
    std::vector<std::size_t> backward;   ///< the last writes `joinedGradient`
    std::vector<TensorId> unwritten;     ///< values that the tasks leave out
};

/// `readers`: by TensorId, the operations that read it.
std::vector<Attention> findAttention(const Program &program, const std::vector<std::vector<std::size_t>> &readers);

std::unique_ptr<Task> makeAttentionTask(const Program &program, const Attention &attention, HostStorage &storage,
                                        int threads);
std::unique_ptr<Task> makeAttentionGradientTask(const Program &program, const Attention &attention,
                                                HostStorage &storage, int threads);

} // namespace overtake
