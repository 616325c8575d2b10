// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makers of the CPU engine's tasks on images, all with their channels last (see image_layout.h). `storage` must outlive
// the task.
#pragma once

#include "engines/cpu/image_layout.h"
#include "engines/cpu/task.h"
#include "engines/host_storage.h"

#include <memory>

namespace overtake
{

/// Conv2d; with `bias` (may be noTensor) and ReLU, into `y`.
std::unique_ptr<Task> makeConvolutionTask(const Program &program, const Operation &operation, TensorId bias, bool relu,
                                          TensorId y, HostStorage &storage, int threads);
/// Conv2dWeightGrad, and the sum of its dy over each channel into `biasGradient` where that is a tensor.
std::unique_ptr<Task> makeWeightGradTask(const Program &program, const Operation &operation, TensorId biasGradient,
                                         HostStorage &storage, int threads);
/// MaxPool2dGrad into `dx`. `throughRelu`: what is pooled is the result of a ReLU, whose derivative is taken too.
std::unique_ptr<Task> makePoolGradTask(const Program &program, const Operation &operation, TensorId dx,
                                       bool throughRelu, HostStorage &storage, int threads);
/// A copy of an image in the other layout.
std::unique_ptr<Task> makeLayoutTask(const Program &program, const LayoutChange &change, HostStorage &storage,
                                     int threads);
/// `shape`: (b, c, h, w), whatever the layout in memory.
void toChannelsLast(const Shape &shape, const float *from, float *to, std::int64_t firstImage, std::int64_t lastImage);
void fromChannelsLast(const Shape &shape, const float *from, float *to, std::int64_t firstImage,
                      std::int64_t lastImage);

} // namespace overtake
