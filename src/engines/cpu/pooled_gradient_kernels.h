// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The derivative of a convolution whose result went through max-pooling: of each window only the largest element has
// one, so that only those are gone through, and no zero is multiplied. Images have their channels last. One thread
// each: callers share out images. Compiled for every vector extension, chosen at run time.
#pragma once

#include "engines/cpu/image_kernels.h"

#include <cstdint>

namespace overtake::kernels
{

/// x: (b, height, width, channels), without padding under filters of size x size; what was pooled: (b, height - size +
/// 1, width - size + 1, filters), whose sizes `pooling` has.
struct PooledConvolution {
    Pooling pooling;
    std::int64_t height = 0;
    std::int64_t width = 0;
    std::int64_t channels = 0;
    std::int64_t size = 0;
    bool throughRelu = false; ///< what was pooled is the result of a ReLU, whose derivative is taken too

    std::int64_t filters() const { return pooling.channels; }
    std::int64_t positions() const { return (pooling.height / pooling.window) * (pooling.width / pooling.window); }
    std::int64_t imageSize() const { return height * width * channels; }
    std::int64_t pooledFromSize() const { return pooling.height * pooling.width * pooling.channels; }
    std::int64_t pooledSize() const { return positions() * pooling.channels; }
};

/// A derivative that is not 0, and where in its image of x the square begins that the filter saw.
struct LargestElement {
    float gradient;
    std::int32_t at;
};

/// Of one image: elements: (filters, positions + 1), of each row the first counts[filter] are set. pooledFrom, pooled
/// and dy as maxPoolGrad's x, y and dy.
void collectLargest(const PooledConvolution &p, const float *pooledFrom, const float *pooled, const float *dy,
                    LargestElement *elements, std::int32_t *counts);

/// Floats of one filter in whole vectors, as the two below keep weights and their derivatives.
std::int64_t paddedFilter(const PooledConvolution &p);
/// weights (filters, channels, size, size) of filters [first, last) -> padded (filters, paddedFilter), for
/// scatterInputGradient
void padFilters(const PooledConvolution &p, const float *weights, float *padded, std::int64_t first, std::int64_t last);
/// The other way, for what addWeightGradient made.
void unpadFilters(const PooledConvolution &p, const float *padded, float *weights, std::int64_t first,
                  std::int64_t last);

/// Adds one image's share to sums (filters, paddedFilter).
void addWeightGradient(const PooledConvolution &p, const LargestElement *elements, const std::int32_t *counts,
                       const float *x, float *sums);
/// dx of one image; padded: (filters, paddedFilter)
void scatterInputGradient(const PooledConvolution &p, const LargestElement *elements, const std::int32_t *counts,
                          const float *padded, float *dx);

} // namespace overtake::kernels
