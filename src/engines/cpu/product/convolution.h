// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Convolutions of fixed shape, prepared once (memory, generated code) and run many times without allocation: by oneDNN,
// or by products of our own where it would use wider vectors than this thread may. Images have their channels last,
// weights are as in the Program, (filters, channels, size, size).
#pragma once

#include <cstdint>
#include <memory>

namespace overtake
{

struct ConvolutionSpec {
    std::int64_t batch = 0;
    std::int64_t channels = 0;
    std::int64_t height = 0;
    std::int64_t width = 0;
    std::int64_t filters = 0;
    std::int64_t size = 0;
    std::int64_t padding = 0;
    bool bias = false; ///< forward: added to the result; weight gradient: its own gradient is computed too
    bool relu = false; ///< forward, after the bias

    std::int64_t outHeight() const { return height + 2 * padding - size + 1; }
    std::int64_t outWidth() const { return width + 2 * padding - size + 1; }
    double flops() const
    {
        return 2.0 * static_cast<double>(batch * outHeight() * outWidth() * filters) *
               static_cast<double>(channels * size * size);
    }
};

class Convolution
{
public:
    virtual ~Convolution() = default;
    /// `bias` is written when its gradient is requested, otherwise read; it may be null.
    virtual void run(const float *a, const float *b, float *c, float *bias) = 0;
    virtual int threads() const = 0;
    virtual std::int64_t bytes() const = 0; ///< memory that it holds alone
};

enum class ConvolutionPass {
    Forward,    ///< a: x, b: weights, c: y
    InputGrad,  ///< a: dy, b: weights, c: dx
    WeightGrad, ///< a: x, b: dy, c: dweights
};
/// On at most so many threads.
std::unique_ptr<Convolution> makeConvolution(ConvolutionPass pass, const ConvolutionSpec &spec, int threads);
/// The same by products of our own.
std::unique_ptr<Convolution> makeOwnConvolution(ConvolutionPass pass, const ConvolutionSpec &spec, int threads);

} // namespace overtake
