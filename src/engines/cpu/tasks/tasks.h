// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makers of the CPU engine's tasks, one per kind of work.
#pragma once

#include "engines/cpu/product/product.h"
#include "engines/cpu/tasks/task.h"
#include "engines/host/host_storage.h"
#include "schedule/schedule.h"

#include <memory>
#include <span>

namespace overtake
{

/// The parts that the task of a step is made from; the maker of the task says what the step's result may overwrite.
/// Program and storage must outlive the task.
struct TaskArguments : StepArguments {
    HostStorage &storage;
    int threads; ///< at most so many work on it
    Precision precision = Precision::Fp32;
    SharedScratchPtr scratch = nullptr; ///< for products

    const Shape &in(std::size_t i = 0) const { return shape(operation.inputs[i]); }
    const Shape &out(std::size_t i = 0) const { return shape(operation.outputs[i]); }
};

/// This engine's kernel for a kind of operation, and for the steps that begin with it.
struct CpuKernel {
    OperationKind kind;
    std::unique_ptr<Task> (*task)(const TaskArguments &);
    Fusions fusions = {};
};

using RegisteredKernels = RegisteredRows<CpuKernel>;

/// A whole causal attention, or its derivative: a step that begins with SplitHeads.
Fusions attentionFusions();
std::unique_ptr<Task> makeAttentionTask(const TaskArguments &arguments);
/// Makes a step's task, by the kernel of its first operation or by its textbook loop.
std::unique_ptr<Task> makeTask(const TaskArguments &arguments);
/// The fusions of this engine.
const Fusions &cpuFusions();

} // namespace overtake
