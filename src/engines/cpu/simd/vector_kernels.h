// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Kernels of element-wise operations, sums, losses and updates, in vector code, single-threaded: callers divide ranges.
// Compiled for every vector extension, chosen at run time. Pointers need no alignment; `count` may be any number. They
// allow in-place use (out equal to an input).
#pragma once

#include <cstdint>

namespace overtake::kernels
{

/// out = a * b. `stream`: write around the caches, for results larger than them.
void multiply(const float *a, const float *b, float *out, std::int64_t count, bool stream);
void add(const float *a, const float *b, float *out, std::int64_t count);
void relu(const float *x, float *out, std::int64_t count);
/// dx = dy where y > 0, else 0
void reluGrad(const float *y, const float *dy, float *dx, std::int64_t count);
void sigmoid(const float *x, float *out, std::int64_t count);
/// dx = dy y (1 - y)
void sigmoidGrad(const float *y, const float *dy, float *dx, std::int64_t count);
/// p -= learningRate * gradient
void sgd(float *p, const float *gradient, float learningRate, std::int64_t count);

struct AdamStep {
    float learningRate, beta1, beta2, epsilon;
    float firstCorrection;  ///< 1 / (1 - beta1^t)
    float secondCorrection; ///< 1 / (1 - beta2^t)
};
void adam(float *p, const float *gradient, float *m, float *v, const AdamStep &step, std::int64_t count);

/// x, out: (rows, columns); bias: (columns)
void addBias(const float *x, const float *bias, float *out, std::int64_t rows, std::int64_t columns);
/// out (rows) = sums over the columns of x (rows, columns)
void rowSum(const float *x, float *out, std::int64_t rows, std::int64_t columns);
/// Columns [first, last): out = base + alpha * column sums of x (rows, columns); `base` may be null (then 0), or out.
void columnSum(const float *x, float *out, std::int64_t rows, std::int64_t columns, std::int64_t first,
               std::int64_t last, float alpha, const float *base);

/// logits, probabilities: (rows, classes); labels: (rows). Returns the sum of the rows' losses.
double softmaxCrossEntropy(const float *logits, const std::int32_t *labels, float *probabilities, std::int64_t rows,
                           std::int64_t classes);
/// dlogits = (probabilities - one at the label) * scale
void softmaxCrossEntropyGrad(const float *probabilities, const std::int32_t *labels, float *dlogits, std::int64_t rows,
                             std::int64_t classes, float scale);
/// logits, probabilities, labels: (rows). Returns the sum of the rows' losses.
double binaryCrossEntropy(const float *logits, const std::int32_t *labels, float *probabilities, std::int64_t rows);
void binaryCrossEntropyGrad(const float *probabilities, const std::int32_t *labels, float *dlogits, std::int64_t rows,
                            float scale);

/// Index of the first largest value of each row of x (rows, columns).
void argMax(const float *x, std::int32_t *out, std::int64_t rows, std::int64_t columns);

} // namespace overtake::kernels
