// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Causal softmax of attention in vector code, single-threaded: callers divide the squares. Compiled for every vector
// extension, chosen at run time. Matrices are row-major; out may equal an input (in place).
#pragma once

#include "engines/cpu/simd/vector_kernel.h"

#include <cstdint>

namespace overtake::kernels
{

/// x (t, t) -> y (t, t): softmax over columns j <= i of each row i, 0 beyond
extern const VectorKernel<void(const float *x, float *y, std::int64_t t)> causalSoftmax;
/// The derivative: dx = y (dy - sum(y dy)) of each row i, 0 beyond the diagonal
extern const VectorKernel<void(const float *y, const float *dy, float *dx, std::int64_t t)> causalSoftmaxGrad;

} // namespace overtake::kernels
