// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Softmax of attention, in vector code of one thread: callers share out rows. Compiled for every vector extension,
// chosen at run time. Matrices row-major; in place (out equal to an input) is allowed.
#pragma once

#include <cstdint>

namespace overtake::kernels
{

/// Rows [first, last) of one square: y (t, t) = softmax over columns j <= i of row i, 0 beyond. A row of x begins every
/// `stride` numbers, as does one of y.
void causalSoftmax(const float *x, float *y, std::int64_t t, std::int64_t stride, std::int64_t first,
                   std::int64_t last);
/// Likewise dx = y (dy - sum(y dy)) of row i, 0 beyond the diagonal; `stride` for dy and dx, y's rows are contiguous.
void causalSoftmaxGrad(const float *y, const float *dy, float *dx, std::int64_t t, std::int64_t stride,
                       std::int64_t first, std::int64_t last);

} // namespace overtake::kernels
