// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes the tasks of the CPU engine from the Groups of a Program whose images are laid out (image_layout.h): one task
// per Group, except constants, in the order in which they run.
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
    TensorId mayOverwrite = noTensor; ///< an input that the first of `writes` may overwrite in place
};

/// Operations that this engine can fuse.
Fusions cpuFusions();

/// `program` and `storage`, which has its tensors, must outlive the tasks. Values need memory only when the tasks run;
/// constants get theirs and are written here. Tasks use at most `threads` threads. `precision`: of matrix products.
std::vector<PlannedTask> planTasks(const Program &program, const Groups &groups, HostStorage &storage, int threads,
                                   Precision precision = Precision::Fp32);

} // namespace overtake
