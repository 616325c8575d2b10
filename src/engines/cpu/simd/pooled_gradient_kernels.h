// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The gradient of a convolution whose result was max-pooled: only the largest element of each window has a derivative,
// so only those are visited, and nothing is multiplied by zero. Images have their channels last. Single-threaded:
// callers divide the images. Compiled for every vector extension, chosen at run time.
#pragma once

#include "engines/cpu/simd/image_kernels.h"

#include <cstdint>

namespace overtake::kernels
{

/// x: (b, height, width, channels), convolved without padding by filters of size x size; the pooled tensor: (b, height
/// - size + 1, width - size + 1, filters), whose sizes are in `pooling`.
struct PooledConvolution {
    Pooling pooling;
    std::int64_t height = 0;
    std::int64_t width = 0;
    std::int64_t channels = 0;
    std::int64_t size = 0;
    bool throughRelu = false; ///< the pooled tensor is the result of a ReLU, whose derivative is included

    std::int64_t filters() const { return pooling.channels; }
    std::int64_t positions() const { return (pooling.height / pooling.window) * (pooling.width / pooling.window); }
    std::int64_t imageSize() const { return height * width * channels; }
    std::int64_t pooledFromSize() const { return pooling.height * pooling.width * pooling.channels; }
    std::int64_t pooledSize() const { return positions() * pooling.channels; }
};

/// A nonzero derivative, and the pixel of x at which the filter's square begins.
struct LargestElement {
    float gradient;
    std::int32_t pixel;
};

/// Collects the largest elements of one image. elements: (filters, positions + 1); the first counts[filter] of each row
/// are set. pooledFrom, pooled and dy: x, y and dy of maxPoolGrad.
extern const VectorKernel<void(const PooledConvolution &p, const float *pooledFrom, const float *pooled,
                               const float *dy, LargestElement *elements, std::int32_t *counts)>
    collectLargest;

/// p with its channels rounded up to whole vectors. Gradients are scattered into an image of that width: a store that
/// overlaps the next load only in part would stall that load.
extern const VectorKernel<PooledConvolution(const PooledConvolution &p)> inWholeVectors;
/// Floats of one filter in whole vectors, as the functions below keep weights and their derivatives.
extern const VectorKernel<std::int64_t(const PooledConvolution &p)> paddedFilter;

/// Adds one image's contribution to sums (filters, paddedFilter).
extern const VectorKernel<void(const PooledConvolution &p, const LargestElement *elements, const std::int32_t *counts,
                               const float *x, float *sums)>
    addWeightGradient;
/// Those sums of filters [first, last) -> dweights (filters, channels, size, size)
extern const VectorKernel<void(const PooledConvolution &p, const float *sums, float *dweights, std::int64_t first,
                               std::int64_t last)>
    unpadFilters;

/// weights (filters, channels, size, size) of filters [first, last) -> padded (filters, paddedFilter), with `whole` =
/// inWholeVectors(p), here and below
extern const VectorKernel<void(const PooledConvolution &p, const PooledConvolution &whole, const float *weights,
                               float *padded, std::int64_t first, std::int64_t last)>
    padFilters;
/// dx of one image: (height, width, whole.channels)
extern const VectorKernel<void(const PooledConvolution &whole, const LargestElement *elements,
                               const std::int32_t *counts, const float *padded, float *dx)>
    scatterInputGradient;

} // namespace overtake::kernels
