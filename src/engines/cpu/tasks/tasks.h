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

/// The parts that the task of a step is made from.
struct TaskArguments {
    const Program &program; ///< must outlive the task, as must `storage`
    const Schedule &schedule;
    Step &step; ///< the maker of the task says what its result may overwrite
    HostStorage &storage;
    int threads; ///< at most so many work on it
    Precision precision = Precision::Fp32;
    SharedScratchPtr scratch = nullptr; ///< for products
    Operation operation = resultInFirst(program, step);

    const Operation &member(std::size_t i) const { return program.operations[step.operations[i]]; }
    const Operation &last() const { return member(step.operations.size() - 1); }
    bool isFused() const { return step.operations.size() > 1; }
    /// The step's operation of this kind; null: it has none.
    const Operation *find(OperationKind kind) const;
    /// The other term of the Add that ends the step, which the kernel adds to its result; noTensor: it has none.
    TensorId plus() const;

    template <typename T>
    const T &attributes() const
    {
        return operation.attributes.as<T>();
    }
    const Shape &in(std::size_t i = 0) const { return program.tensor(operation.inputs[i]).shape; }
    const Shape &out(std::size_t i = 0) const { return program.tensor(operation.outputs[i]).shape; }
    // Sizes of the first input.
    std::int64_t count() const { return elementCount(in()); }
    std::int64_t rows() const { return in()[0]; }
    std::int64_t columns() const { return in().size() > 1 ? in()[1] : 1; }

private:
    /// The step's first operation, with the result of the last in the place of its own.
    static Operation resultInFirst(const Program &program, const Step &step);
};

/// This engine's kernel for a kind of operation, and for the steps that begin with it.
struct CpuKernel {
    OperationKind kind;
    std::unique_ptr<Task> (*task)(const TaskArguments &);
    Fusions fusions = {};
};

/// The kernels of one file.
using RegisteredKernels = Registered<std::span<const CpuKernel> (*)()>;

/// Null if there is none: the textbook loop is used then.
const CpuKernel *kernelOf(OperationKind kind);
/// A whole causal attention, or its derivative: a step that begins with SplitHeads, a product or CausalSoftmaxGrad.
Fusions attentionFusions();
std::unique_ptr<Task> makeAttentionTask(const TaskArguments &arguments);
/// Makes a step's task, by the kernel of its first operation or by its textbook loop.
std::unique_ptr<Task> makeTask(const TaskArguments &arguments);
/// The fusions of this engine.
const Fusions &cpuFusions();

} // namespace overtake
