// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makers of the CPU engine's tasks on images, all with their channels last (see image_layout.h). `storage` must outlive
// the task.
#pragma once

#include "engines/cpu/task.h"
#include "engines/host_storage.h"
#include "program/program.h"

#include <memory>

namespace overtake
{

/// Conv2d; with `bias` (may be noTensor) and ReLU, into `y`.
std::unique_ptr<Task> makeConvolutionTask(const Program &program, const Operation &operation, TensorId bias, bool relu,
                                          TensorId y, HostStorage &storage, int threads);
/// Conv2dWeightGrad; also sums its dy over each channel into `biasGradient`, unless that is noTensor.
std::unique_ptr<Task> makeWeightGradTask(const Program &program, const Operation &operation, TensorId biasGradient,
                                         HostStorage &storage, int threads);
/// MaxPool2dGrad into `dx`. `throughRelu`: the pooled tensor is the result of a ReLU, whose derivative is included.
std::unique_ptr<Task> makePoolGradTask(const Program &program, const Operation &operation, TensorId dx,
                                       bool throughRelu, HostStorage &storage, int threads);

} // namespace overtake
