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
    const Program &program; ///< must outlive the task, as `storage`
    const Operation &operation;
    HostStorage &storage;
    int threads;              ///< that may work on it
    TensorId plus = noTensor; ///< for kernels that add on: a tensor to add to the result

    const Attributes &attributes() const { return operation.attributes; }
    const Shape &in(std::size_t i = 0) const { return program.tensor(operation.inputs[i]).shape; }
    const Shape &out(std::size_t i = 0) const { return program.tensor(operation.outputs[i]).shape; }
    // Of the first input.
    std::int64_t count() const { return elementCount(in()); }
    std::int64_t rows() const { return in()[0]; }
    std::int64_t columns() const { return in().size() > 1 ? in()[1] : 1; }
};

/// What this engine has for a kind of operation.
struct CpuKernel {
    OperationKind kind;
    std::unique_ptr<Task> (*task)(const TaskArguments &);
    bool addsOn = false; ///< it can add another tensor to its result on the way
};

/// A file each, in kernels of a kind; kernelOf() looks through all of them.
std::span<const CpuKernel> elementKernels();
std::span<const CpuKernel> imageKernels();
std::span<const CpuKernel> layerNormKernels();
std::span<const CpuKernel> mandelbrotKernels();
std::span<const CpuKernel> sequenceKernels();
/// Null where there is none: the textbook loop serves.
const CpuKernel *kernelOf(OperationKind kind);
/// An operation by itself, by its kernel or its loop. (Of matrix products, see makeProductTask.)
std::unique_ptr<Task> makeOperationTask(const TaskArguments &arguments);

/// c = product of a and b; `bias` may be noTensor; where `start` is a tensor, it is copied to c first (beta = 1),
/// scaled by `startScale`. `finish` follows, with `other` (neither together with bias or start).
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

/// The consecutive operations `of`, all AdamW: one share-out for all parameters instead of one for each.
std::unique_ptr<Task> makeAdamWTask(const Program &program, std::vector<Operation> of, HostStorage &storage,
                                    int threads);
/// GeluGrad where the slope lies in the place of x: dx = dy times it.
std::unique_ptr<Task> makeSlopeTask(const Operation &operation, std::int64_t count, HostStorage &storage, int threads);

/// target (n) -= learningRate * column sums of x (rows, n)
std::unique_ptr<Task> makeBiasUpdateTask(TensorId x, TensorId target, std::int64_t rows, std::int64_t columns,
                                         float learningRate, HostStorage &storage, int threads);

} // namespace overtake
