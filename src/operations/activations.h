// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Activation functions and their derivatives.
#pragma once

#include "program/program_builder.h"

namespace overtake::operations
{

extern const OperationType Relu;        ///< x -> max(x, 0)
extern const OperationType ReluGrad;    ///< y = relu(x), dy -> dx = dy where y > 0, else 0
extern const OperationType Sigmoid;     ///< x -> 1 / (1 + exp(-x))
extern const OperationType SigmoidGrad; ///< y = sigmoid(x), dy -> dx = dy y (1 - y)
extern const OperationType Gelu;        ///< x -> x (1 + erf(x / sqrt 2)) / 2 (Hendrycks & Gimpel 2016)
extern const OperationType GeluGrad;    ///< x, dy -> dx

TensorId relu(ProgramBuilder &builder, TensorId x);
TensorId sigmoid(ProgramBuilder &builder, TensorId x);
TensorId gelu(ProgramBuilder &builder, TensorId x);

} // namespace overtake::operations
