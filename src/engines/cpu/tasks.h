// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makers of the CPU engine's tasks, one per kind of work. `storage` must outlive the task.
#pragma once

#include "engines/cpu/product.h"
#include "engines/cpu/task.h"
#include "engines/host_storage.h"
#include "program/program.h"

#include <memory>
#include <span>

namespace overtake
{

/// What a task for one operation is made from.
struct TaskArguments {
    const Program &program; ///< must outlive the task, as must `storage`
    const Operation &operation;
    HostStorage &storage;
    int threads;              ///< at most so many work on it
    TensorId plus = noTensor; ///< a tensor for the kernel to add to its result, see CpuKernel::addsOn

    const Attributes &attributes() const { return operation.attributes; }
    const Shape &in(std::size_t i = 0) const { return program.tensor(operation.inputs[i]).shape; }
    const Shape &out(std::size_t i = 0) const { return program.tensor(operation.outputs[i]).shape; }
    // Of the first input.
    std::int64_t count() const { return elementCount(in()); }
    std::int64_t rows() const { return in()[0]; }
    std::int64_t columns() const { return in().size() > 1 ? in()[1] : 1; }
};

/// This engine's kernel for a kind of operation.
struct CpuKernel {
    OperationKind kind;
    std::unique_ptr<Task> (*task)(const TaskArguments &);
    bool addsOn = false; ///< an Add can be fused to it: it adds another tensor to its result
};

/// The kernels by family, one file each; kernelOf() looks through all of them.
std::span<const CpuKernel> elementKernels();
std::span<const CpuKernel> imageKernels();
std::span<const CpuKernel> layerNormKernels();
std::span<const CpuKernel> mandelbrotKernels();
std::span<const CpuKernel> sequenceKernels();
/// Null if there is none: the textbook loop is used then.
const CpuKernel *kernelOf(OperationKind kind);
/// A single operation, by its kernel or its textbook loop. (For matrix products, see makeProductTask.)
std::unique_ptr<Task> makeOperationTask(const TaskArguments &arguments);

/// c = product of a and b; `bias` may be noTensor; if `start` is a tensor, it is copied to c first, scaled by
/// `startScale` (beta). `finish`, with `other`, is fused to the product; it cannot be combined with bias or start.
struct ProductTaskSpec {
    ProductSpec product;
    TensorId a = noTensor;
    TensorId b = noTensor;
    TensorId c = noTensor;
    TensorId bias = noTensor;
    TensorId start = noTensor;
    float startScale = 1;
    RowFinish finish = RowFinish::Nothing;
    TensorId other = noTensor;
};
std::unique_ptr<Task> makeProductTask(const ProductTaskSpec &spec, HostStorage &storage, int threads,
                                      SharedScratchPtr scratch);

/// The consecutive operations `of`, all AdamW, fused: their elements are divided among the threads once, not once per
/// parameter.
std::unique_ptr<Task> makeAdamWTask(const Program &program, std::vector<Operation> of, HostStorage &storage,
                                    int threads);
/// GeluGrad where the slope is stored in the place of x: dx = dy times the slope.
std::unique_ptr<Task> makeSlopeTask(const Operation &operation, std::int64_t count, HostStorage &storage, int threads);

/// target (n) -= learningRate * column sums of x (rows, n)
std::unique_ptr<Task> makeBiasUpdateTask(TensorId x, TensorId target, std::int64_t rows, std::int64_t columns,
                                         float learningRate, HostStorage &storage, int threads);

} // namespace overtake
