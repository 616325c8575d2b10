// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The launches of operations on images, see cuda/kernels/images.h. Part of plan.cpp.
#pragma once

#include "engines/gpu/plan_launches.h"

namespace overtake::gpu
{

/// Throws Error if a tensor has more elements than an int counts: the kernels and libraries for images index with int.
void requireCountable(const Program &program, const Operation &operation);
/// y = activation(x + bias of the channel); y may be x.
PlanStep channelBiasLaunch(const Program &program, TensorId x, TensorId bias, TensorId y, Activation activation,
                           int computeUnits);
/// Conv2d; with `bias` (may be noTensor) and ReLU, into `y`.
PlanStep convolutionLaunch(const Program &program, const Operation &operation, TensorId bias, Activation activation,
                           TensorId y);
/// MaxPool2dGrad into `dx`. `throughRelu`: the pooled tensor is the result of a ReLU, whose derivative is included.
PlanStep poolGradLaunch(const Program &program, const Operation &operation, bool throughRelu, TensorId dx,
                        int computeUnits);

} // namespace overtake::gpu
