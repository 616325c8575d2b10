// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Causal attention as one task, head by head, so that a head's matrices stay in the cache: queries, keys and values are
// read where the product before left them and the result goes where the next one reads it, without copies of the whole;
// above the diagonal nothing is computed. Of the squares only the softmax is kept in memory, for the derivative.
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
    std::array<std::int64_t, 3> parts{}; ///< where in a row of it: of queries, keys, values
    TensorId shares = noTensor;          ///< the softmax (b h, t, t)
    TensorId result = noTensor;          ///< (b t, c), or its derivative
    TensorId joinedGradient = noTensor;  ///< (b t, 3 c); noTensor on the way forward
    const Operation *split = nullptr;    ///< of `joined`
    float scale = 1;                     ///< of the scores
};

/// Of a Group::Kind::Attention or AttentionGradient.
Attention attentionOf(const Program &program, const Group &group);

std::unique_ptr<Task> makeAttentionTask(const Program &program, const Attention &attention, HostStorage &storage,
                                        int threads);

} // namespace overtake
