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

namespace overtake
{

/// Everything that is no matrix product and is not fused, as the operation says.
std::unique_ptr<Task> makeOperationTask(const Program &program, const Operation &operation, HostStorage &storage,
                                        int threads);

/// OperationKind::Mandelbrot: groups of rows go to whichever thread is free.
std::unique_ptr<Task> makeMandelbrotTask(const Program &program, const Operation &operation, HostStorage &storage,
                                         int threads);

/// Operations on sequences and of their optimiser; null for any other kind.
std::unique_ptr<Task> makeSequenceTask(const Program &program, const Operation &operation, HostStorage &storage,
                                       int threads);

/// c = product of a and b; `bias` may be noTensor; where `start` is a tensor, it is copied to c first (beta = 1),
/// scaled by `startScale`.
struct ProductTaskSpec {
    ProductSpec product;
    TensorId a = noTensor;
    TensorId b = noTensor;
    TensorId c = noTensor;
    TensorId bias = noTensor;
    TensorId start = noTensor;
    float startScale = 1;
};
std::unique_ptr<Task> makeProductTask(const ProductTaskSpec &spec, HostStorage &storage, int threads);

/// target (n) -= learningRate * column sums of x (rows, n)
std::unique_ptr<Task> makeBiasUpdateTask(TensorId x, TensorId target, std::int64_t rows, std::int64_t columns,
                                         float learningRate, HostStorage &storage, int threads);

} // namespace overtake
