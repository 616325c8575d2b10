// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Causal attention as one task, head by head, so that a head's matrices stay in the cache: queries, keys and values are
// read where the preceding product left them and the result is written where the next one reads it, without copying
// whole tensors. Nothing is computed above the diagonal. Of the (t, t) matrices only the softmax is kept in memory, for
// the derivative.
#pragma once

#include "engines/cpu/task.h"
#include "engines/host_storage.h"
#include "operations/groups.h"

#include <array>
#include <memory>

namespace overtake
{

struct Attention {
    TensorId joined = noTensor;          ///< queries, keys and values (b t, 3 c)
    std::array<std::int64_t, 3> parts{}; ///< offsets of queries, keys and values within a row of it
    TensorId shares = noTensor;          ///< the softmax (b h, t, t)
    TensorId result = noTensor;          ///< (b t, c), or its derivative
    TensorId joinedGradient = noTensor;  ///< (b t, 3 c); noTensor in the forward pass
    const Operation *split = nullptr;    ///< the operation that splits `joined`
    float scale = 1;                     ///< applied to the scores
};

/// For a Group::Kind::Attention or AttentionGradient.
Attention attentionOf(const Program &program, const Group &group);

std::unique_ptr<Task> makeAttentionTask(const Program &program, const Attention &attention, HostStorage &storage,
                                        int threads);

} // namespace overtake
