// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The gradients of convolution, ReLU and max-pooling, fused into one task that works image by image: at most one
// element of each pooled window has a derivative, so at least three quarters of the products would be with 0 and are
// left out, and the derivative between pooling and convolution is never written. Channels are last (image_layout.h). A
// step of a CNN (32 and 64 filters, batch 32) took 5.0 ms on one thread and 3.0 on two; with oneDNN's dense passes, on
// another day, 7.7 and 5.4 (EPYC 9004, idle).
#pragma once

#include "engines/cpu/tasks/tasks.h"

namespace overtake
{

/// MaxPool2dGrad, ReluGrad where there is one, then what alone reads their result: at most one each of ChannelSum,
/// Conv2dWeightGrad, Conv2dInputGrad.
Fusions pooledGradientFusions();
std::unique_ptr<Task> makePooledGradientTask(const TaskArguments &arguments);

} // namespace overtake
