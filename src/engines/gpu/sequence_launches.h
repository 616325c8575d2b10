// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The launches of a GPT's operations and of its optimiser's, as plan_launches.h has those of the others: which shared
// kernel, its arguments and how many groups. Part of plan.cpp.
#pragma once

#include "engines/gpu/plan.h"
#include "engines/gpu/update_blocks.h"

namespace overtake::gpu
{

/// Embedding, with AddPositions fused if given; `y` is the result of both.
PlanStep embeddingLaunch(const Program &program, const Operation &embedding, const Operation *addPositions, TensorId y,
                         int computeUnits);
/// SquareSum over these ranges, with ClipFactor of it fused if given: then the sum itself is not written.
std::vector<PlanStep> squareSumLaunches(const std::vector<UpdateBlocks::BufferRange> &stretches,
                                        const Operation &squareSum, const Operation *clipFactor, int computeUnits,
                                        std::int64_t &scratchElements);
/// Adam or AdamW on `elements` from its tensors' beginnings on.
PlanStep updateLaunch(const Operation &update, std::int64_t elements, int computeUnits);

/// BatchedMatMul, all but its precision.
PlanStep batchedProduct(const Program &program, const Operation &operation);

} // namespace overtake::gpu
