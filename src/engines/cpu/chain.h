// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tasks in a row that go by rows of the batch: norm, product, attention, the next product. No row needs another (a
// sequence counts as one), so each thread goes through all of them with rows of its own and waits for nobody in
// between; sums over the batch it makes of its own rows, and at the end they are added up.
#pragma once

#include "engines/cpu/task.h"
#include "program/batch_range.h"
#include "program/program.h"

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace overtake
{

struct Plan;

struct Chain {
    std::size_t first = 0;  ///< of a plan's tasks
    std::size_t last = 0;   ///< the one after
    std::int64_t units = 0; ///< of rows: that one thread must have together
    int threads = 1;
    std::vector<bool> byRows; ///< by TensorId: in this chain touched only row by row
};

/// Those of `plan`, in order; none of one task, and none for one thread. Its tasks have joined them.
std::vector<Chain> joinChains(const Program &program, const Plan &plan, int threads);

/// `tasks`: those of the chain.
void runChain(const Chain &chain, std::span<const std::unique_ptr<Task>> tasks, const BatchRange &batch);

} // namespace overtake
