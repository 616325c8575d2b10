// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Kernels of element-wise operations, sums, losses and updates, in vector code, single-threaded: callers divide ranges.
// Compiled for every vector extension, chosen at run time. Pointers need no alignment; `count` may be any number. They
// allow in-place use (out equal to an input).
#pragma once

#include "engines/cpu/simd/vector_kernel.h"

#include <cstdint>

namespace overtake::kernels
{

/// out = a * b. `stream`: write around the caches, for results larger than them.
extern const VectorKernel<void(const float *a, const float *b, float *out, std::int64_t count, bool stream)> multiply;
extern const VectorKernel<void(const float *a, const float *b, float *out, std::int64_t count)> add;
extern const VectorKernel<void(const float *x, float *out, std::int64_t count)> relu;
/// dx = dy where y > 0, else 0
extern const VectorKernel<void(const float *y, const float *dy, float *dx, std::int64_t count)> reluGrad;
extern const VectorKernel<void(const float *x, float *out, std::int64_t count)> sigmoid;
/// dx = dy y (1 - y)
extern const VectorKernel<void(const float *y, const float *dy, float *dx, std::int64_t count)> sigmoidGrad;
/// p -= learningRate * gradient
extern const VectorKernel<void(float *p, const float *gradient, float learningRate, std::int64_t count)> sgd;

struct AdamStep {
    float learningRate, beta1, beta2, epsilon;
    float firstCorrection;  ///< 1 / (1 - beta1^t)
    float secondCorrection; ///< 1 / (1 - beta2^t)
};
extern const VectorKernel<void(float *p, const float *gradient, float *m, float *v, const AdamStep &step,
                               std::int64_t count)>
    adam;

/// x, out: (rows, columns); bias: (columns)
extern const VectorKernel<void(const float *x, const float *bias, float *out, std::int64_t rows, std::int64_t columns)>
    addBias;
/// out (rows) = sums over the columns of x (rows, columns)
extern const VectorKernel<void(const float *x, float *out, std::int64_t rows, std::int64_t columns)> rowSum;
/// Columns [first, last): out = base + alpha * column sums of x (rows, columns); `base` may be null (then 0), or out.
extern const VectorKernel<void(const float *x, float *out, std::int64_t rows, std::int64_t columns, std::int64_t first,
                               std::int64_t last, float alpha, const float *base)>
    columnSum;

/// logits, probabilities: (rows, classes); labels: (rows). Returns the sum of the rows' losses.
extern const VectorKernel<double(const float *logits, const std::int32_t *labels, float *probabilities,
                                 std::int64_t rows, std::int64_t classes)>
    softmaxCrossEntropy;
/// dlogits = (probabilities - one at the label) * scale
extern const VectorKernel<void(const float *probabilities, const std::int32_t *labels, float *dlogits,
                               std::int64_t rows, std::int64_t classes, float scale)>
    softmaxCrossEntropyGrad;
/// logits, probabilities, labels: (rows). Returns the sum of the rows' losses.
extern const VectorKernel<double(const float *logits, const std::int32_t *labels, float *probabilities,
                                 std::int64_t rows)>
    binaryCrossEntropy;
extern const VectorKernel<void(const float *probabilities, const std::int32_t *labels, float *dlogits,
                               std::int64_t rows, float scale)>
    binaryCrossEntropyGrad;

/// Index of the first largest value of each row of x (rows, columns).
void argMax(const float *x, std::int32_t *out, std::int64_t rows, std::int64_t columns);

} // namespace overtake::kernels
