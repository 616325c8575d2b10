// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes tasks of the groups of a Program whose images are laid out (image_layout.h): one for each group, constants
// aside, in the order in which they run.
#pragma once

#include "engines/cpu/task.h"
#include "engines/host_storage.h"
#include "engines/precision.h"
#include "operations/groups.h"

#include <memory>
#include <vector>

namespace overtake
{

struct PlannedTask {
    std::unique_ptr<Task> task;
    std::vector<std::size_t> operations; ///< of the Program
    std::vector<TensorId> reads;
    std::vector<TensorId> writes;
    TensorId mayOverwrite = noTensor; ///< of what it reads: may lie where the first of what it writes comes to lie
};

/// What this engine can do as one.
Fusions cpuFusions();

/// `program` and `storage`, which has its tensors, must outlive the tasks; values need memory only when they run, but
/// constants get theirs and are written. At most `threads` threads work. `precision`: of matrix products.
std::vector<PlannedTask> planTasks(const Program &program, const Groups &groups, HostStorage &storage, int threads,
                                   Precision precision = Precision::Fp32);

} // namespace overtake
