// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makers of the CPU engine's tasks, one per kind of work. `storage` must outlive the task.
#pragma once

#include "engines/cpu/product.h"
#include "engines/cpu/task.h"
#include "engines/host_storage.h"
#include "operations/mandelbrot.h"
#include "program/program.h"

#include <memory>

namespace overtake
{

/// Everything that is no matrix product and is not fused, as the operation says.
std::unique_ptr<Task> makeOperationTask(const Program &program, const Operation &operation, HostStorage &storage,
                                        int threads);

/// operations::Mandelbrot: groups of rows go to whichever thread is free.
std::unique_ptr<Task> makeMandelbrotTask(const Program &program, const Operation &operation, HostStorage &storage,
                                         int threads);

/// Operations on sequences and of their optimiser; null for any other kind.
std::unique_ptr<Task> makeSequenceTask(const Program &program, const Operation &operation, HostStorage &storage,
                                       int threads);

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
/// LayerNormGrad and the sum dx = `sum` of its result and `plus`.
std::unique_ptr<Task> makeLayerNormGradTask(const Program &program, const Operation &operation, TensorId plus,
                                            TensorId sum, HostStorage &storage, int threads);

/// target (n) -= learningRate * column sums of x (rows, n)
std::unique_ptr<Task> makeBiasUpdateTask(TensorId x, TensorId target, std::int64_t rows, std::int64_t columns,
                                         float learningRate, HostStorage &storage, int threads);

} // namespace overtake
