// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pooling in vector code, on images with their channels last (b, h, w, c): vectors run over the channels.
// Single-threaded: callers divide the rows of the result. Compiled for every vector extension, chosen at run time.
#pragma once

#include "engines/cpu/simd/vector_kernel.h"

#include <cstdint>

namespace overtake::kernels
{

/// x: (b, height, width, channels), pooled: (b, height / window, width / window, channels). A 'row' below is one of the
/// b * (height / window) rows of the pooled image.
struct Pooling {
    std::int64_t height = 0;
    std::int64_t width = 0;
    std::int64_t channels = 0;
    std::int64_t window = 0;
};

/// y = largest of each window
extern const VectorKernel<void(const Pooling &pooling, const float *x, float *y, std::int64_t firstRow,
                               std::int64_t lastRow)>
    maxPool;
/// dx = dy at the first largest element of each window, else 0. `throughRelu`: x is the result of a ReLU whose
/// derivative is included: dx is also 0 where the largest element is 0.
extern const VectorKernel<void(const Pooling &pooling, bool throughRelu, const float *x, const float *y,
                               const float *dy, float *dx, std::int64_t firstRow, std::int64_t lastRow)>
    maxPoolGrad;

} // namespace overtake::kernels
