// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Causal softmax of attention in vector code, single-threaded: callers divide the rows among threads. Compiled for
// every vector extension, chosen at run time. Matrices are row-major; out may equal an input (in place).
#pragma once

#include <cstdint>

namespace overtake::kernels
{

/// Rows [first, last) of one square: y (t, t) = softmax over columns j <= i of row i, 0 beyond. `stride`: floats from
/// one row of x to the next, and of y.
void causalSoftmax(const float *x, float *y, std::int64_t t, std::int64_t stride, std::int64_t first,
                   std::int64_t last);
/// The derivative: dx = y (dy - sum(y dy)) of row i, 0 beyond the diagonal. `stride` is that of dy and dx; y is
/// contiguous.
void causalSoftmaxGrad(const float *y, const float *dy, float *dx, std::int64_t t, std::int64_t stride,
                       std::int64_t first, std::int64_t last);

} // namespace overtake::kernels
