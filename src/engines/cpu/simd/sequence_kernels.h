// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// GELU and the kernels of AdamW in vector code, single-threaded: callers divide the rows or ranges. Compiled for every
// vector extension, chosen at run time. All matrices are row-major; in-place use (out equal to an input of the same
// shape) is allowed throughout.
#pragma once

#include "engines/cpu/simd/vector_kernel.h"

#include <cstdint>

namespace overtake::kernels
{

/// y = x below(x), below being the normal distribution's share below x; wrong by at most 1e-8 beside the rounding of
/// the largest intermediate numbers.
extern const VectorKernel<void(const float *x, float *y, std::int64_t count)> gelu;
/// The same, and the derivative dy/dx, which shares the exponential. In place: `y` or `slope` may be x.
extern const VectorKernel<void(const float *x, float *y, float *slope, std::int64_t count)> geluWithSlope;
/// dx = dy times the derivative at x
extern const VectorKernel<void(const float *x, const float *dy, float *dx, std::int64_t count)> geluGrad;

extern const VectorKernel<double(const float *x, std::int64_t count)> squareSum;

struct AdamWStep {
    float keep;        ///< 1 - rate weightDecay
    float rate;        ///< learning rate / (1 - beta1^t)
    float secondScale; ///< 1 / sqrt(1 - beta2^t)
    float factor;      ///< scales the gradient
    float beta1, beta2;
    float epsilon;
};
/// p, m, v in place; all (count)
extern const VectorKernel<void(float *p, const float *gradient, float *m, float *v, const AdamWStep &step,
                               std::int64_t count)>
    adamW;

} // namespace overtake::kernels
