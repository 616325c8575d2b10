// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Turns a Program into Tasks for the CPU, fusing operations where nobody else reads what lies between them: bias, ReLU,
// GELU and sums into the product or convolution before, the plain-SGD update into the gradient's product, the bias's
// derivative into that of the weights, what differentiates a pooled convolution, whole attentions; constants out of the
// step.
#pragma once

#include "engines/cpu/image_layout.h"
#include "engines/cpu/task.h"
#include "engines/host_storage.h"
#include "engines/precision.h"
#include "program/program.h"

#include <memory>
#include <vector>

namespace overtake
{

struct Plan {
    std::vector<std::unique_ptr<Task>> tasks;
    std::vector<std::vector<std::size_t>> operations; ///< by task: what it does, as indices into the Program's
    std::vector<bool> kept; ///< by TensorId: false where the values cannot be read after a step, see below
    /// Operation, and a tensor that its task reads beside the inputs of what it does: in the place of a part of it.
    std::vector<std::pair<std::size_t, TensorId>> alsoRead;
    /// A result, and what its task may read from the very place where it then writes.
    std::vector<std::pair<TensorId, TensorId>> inPlace;
    /// By TensorId: false where fusion leaves a tensor without use. It needs no memory, but in a Program with images
    /// has some all the same: see CpuExecution.
    std::vector<bool> used;
};

/// `layout` and `storage`, of its program, must outlive the plan; values need memory only when the plan runs. At most
/// `threads` threads work. `precision`: of matrix products.
Plan makePlan(const ImageLayout &layout, HostStorage &storage, int threads, Precision precision = Precision::Fp32);

} // namespace overtake
