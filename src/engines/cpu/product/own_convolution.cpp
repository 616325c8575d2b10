// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Convolutions as products of our own, for executions that oneDNN cannot serve. The patch under the window at each
// position of an image is a row of `size * size * channels` floats in the order of the image, channels last, so that
// each line of the window is one contiguous copy; a block of patches times the weights is a block of rows of the
// result.
#include "engines/cpu/product/convolution.h"

#include "engines/cpu/product/product_kernels.h"
#include "engines/cpu/simd/vector_kernels.h"
#include "engines/host/scratch.h"
#include "engines/host/team.h"

#include <algorithm>

namespace overtake
{

namespace
{

/// Floats (256 KiB) of patches that a thread gathers at a time: they stay in the L2 cache until they are multiplied.
constexpr std::int64_t floatsOfPatches = 64 * 1024;

class OwnConvolution : public Convolution
{
public:
    OwnConvolution(const ConvolutionSpec &spec, int threads)
        : m_spec(spec), m_threads(threadsFor(spec.flops(), 0, threads)), m_patch(spec.size * spec.size * spec.channels),
          m_lines(std::clamp<std::int64_t>(floatsOfPatches / (spec.outWidth() * m_patch), 1, spec.outHeight())),
          m_weights(m_patch * spec.filters), m_patches(m_threads * Scratch::padded(m_lines * spec.outWidth() * m_patch))
    {
    }

    int threads() const override { return m_threads; }
    std::int64_t bytes() const override { return m_weights.bytes() + m_patches.bytes(); }

protected:
    float *ownPatches() const
    {
        return m_patches.data() + omp_get_thread_num() * Scratch::padded(m_lines * m_spec.outWidth() * m_patch);
    }

    /// function(place in (patch, filters), place in the Program's order (filters, channels, size, size)).
    template <typename Function>
    void forWeights(Function function) const
    {
        const std::int64_t area = m_spec.size * m_spec.size;
        for (std::int64_t at = 0; at < area; ++at) {
            for (std::int64_t c = 0; c < m_spec.channels; ++c)
                for (std::int64_t o = 0; o < m_spec.filters; ++o)
                    function((at * m_spec.channels + c) * m_spec.filters + o, (o * m_spec.channels + c) * area + at);
        }
    }

    /// For each row of the window at column `column` of a line of the result (lines of all images are counted on):
    /// function(floats into the patch, floats into the batch of images, floats). What lies beyond the image is left
    /// out.
    template <typename Function>
    void forRowsOfWindow(std::int64_t line, std::int64_t column, Function function) const
    {
        const ConvolutionSpec &s = m_spec;
        const std::int64_t image = line / s.outHeight();
        const std::int64_t top = line % s.outHeight() - s.padding;
        const std::int64_t left = column - s.padding;
        const std::int64_t from = std::max<std::int64_t>(left, 0);
        const std::int64_t to = std::min(left + s.size, s.width);
        for (std::int64_t i = std::max<std::int64_t>(-top, 0); i < std::min(s.size, s.height - top); ++i)
            function((i * s.size + from - left) * s.channels,
                     ((image * s.height + top + i) * s.width + from) * s.channels, (to - from) * s.channels);
    }

    /// (lines of the result, out width, patch)
    void gather(const float *x, float *patches, std::int64_t firstLine, std::int64_t lastLine) const
    {
        for (std::int64_t line = firstLine; line < lastLine; ++line) {
            for (std::int64_t column = 0; column < m_spec.outWidth(); ++column, patches += m_patch) {
                if (m_spec.padding > 0)
                    std::fill(patches, patches + m_patch, 0.0F);
                forRowsOfWindow(line, column, [&](std::int64_t inPatch, std::int64_t inImage, std::int64_t count) {
                    std::copy_n(x + inImage, count, patches + inPatch);
                });
            }
        }
    }

    /// body(first, last): lines of the result, as many as there is room for patches. `grain`: lines that one thread
    /// must have.
    template <typename Body>
    void forLines(std::int64_t grain, const Body &body) const
    {
        shareOut(m_spec.batch * m_spec.outHeight() / grain, 1, m_threads, [&](std::int64_t first, std::int64_t last) {
            for (std::int64_t line = first * grain; line < last * grain; line += m_lines)
                body(line, std::min(line + m_lines, last * grain));
        });
    }

    ConvolutionSpec m_spec;
    int m_threads;
    std::int64_t m_patch;
    std::int64_t m_lines; ///< lines of the result processed at a time
    Scratch m_weights;    ///< (patch, filters) or (filters, patch)
    Scratch m_patches;    ///< for each thread
};

class OwnForward : public OwnConvolution
{
public:
    using OwnConvolution::OwnConvolution;

    void run(const float *x, const float *weights, float *y, float *bias) override
    {
        forWeights([&](std::int64_t mine, std::int64_t its) { m_weights.data()[mine] = weights[its]; });
        const std::int64_t outWidth = m_spec.outWidth();
        forLines(1, [&](std::int64_t first, std::int64_t last) {
            float *patches = ownPatches();
            gather(x, patches, first, last);
            DirectProduct product;
            product.m = (last - first) * outWidth;
            product.n = m_spec.filters;
            product.k = m_patch;
            product.a = patches;
            product.aRow = m_patch;
            product.b = m_weights.data();
            product.bRow = m_spec.filters;
            product.c = y + first * outWidth * m_spec.filters;
            product.cRow = m_spec.filters;
            product.bias = m_spec.bias ? bias : nullptr;
            product.relu = m_spec.relu;
            multiplyDirect(product, 0, product.m);
        });
    }
};

class OwnInputGrad : public OwnConvolution
{
public:
    using OwnConvolution::OwnConvolution;

    void run(const float *dy, const float *weights, float *dx, float *) override
    {
        forWeights([&](std::int64_t mine, std::int64_t its) {
            m_weights.data()[mine % m_spec.filters * m_patch + mine / m_spec.filters] = weights[its];
        });
        const std::int64_t outWidth = m_spec.outWidth();
        const std::int64_t image = m_spec.height * m_spec.width * m_spec.channels;
        // Windows overlap: one thread must process a whole image.
        forLines(m_spec.outHeight(), [&](std::int64_t first, std::int64_t last) {
            float *patches = ownPatches();
            DirectProduct product;
            product.m = (last - first) * outWidth;
            product.n = m_patch;
            product.k = m_spec.filters;
            product.a = dy + first * outWidth * m_spec.filters;
            product.aRow = m_spec.filters;
            product.b = m_weights.data();
            product.bRow = m_patch;
            product.c = patches;
            product.cRow = m_patch;
            multiplyDirect(product, 0, product.m);
            for (std::int64_t line = first; line < last; ++line) {
                if (line % m_spec.outHeight() == 0)
                    std::fill_n(dx + line / m_spec.outHeight() * image, image, 0.0F);
                for (std::int64_t column = 0; column < outWidth; ++column, patches += m_patch)
                    forRowsOfWindow(line, column, [&](std::int64_t inPatch, std::int64_t inImage, std::int64_t count) {
                        kernels::add(dx + inImage, patches + inPatch, dx + inImage, count);
                    });
            }
        });
    }
};

class OwnWeightGrad : public OwnConvolution
{
public:
    OwnWeightGrad(const ConvolutionSpec &spec, int available)
        : OwnConvolution(spec, available), m_sumSize(Scratch::padded(m_patch * spec.filters)),
          m_sums(m_threads * m_sumSize)
    {
    }

    void run(const float *x, const float *dy, float *dweights, float *dbias) override
    {
        const std::int64_t outWidth = m_spec.outWidth();
        std::fill_n(m_sums.data(), m_threads * m_sumSize, 0.0F);
        forLines(1, [&](std::int64_t first, std::int64_t last) {
            float *patches = ownPatches();
            gather(x, patches, first, last);
            DirectProduct product;
            product.m = m_patch;
            product.n = m_spec.filters;
            product.k = (last - first) * outWidth;
            product.a = patches;
            product.aRow = 1;
            product.aColumn = m_patch;
            product.b = dy + first * outWidth * m_spec.filters;
            product.bRow = m_spec.filters;
            product.c = m_sums.data() + omp_get_thread_num() * m_sumSize;
            product.cRow = m_spec.filters;
            product.accumulate = true;
            multiplyDirect(product, 0, product.m);
        });
        for (int other = 1; other < m_threads; ++other)
            kernels::add(m_sums.data(), m_sums.data() + other * m_sumSize, m_sums.data(), m_patch * m_spec.filters);
        forWeights([&](std::int64_t mine, std::int64_t its) { dweights[its] = m_sums.data()[mine]; });
        if (m_spec.bias)
            kernels::columnSum(dy, dbias, m_spec.batch * m_spec.outHeight() * outWidth, m_spec.filters, 0,
                               m_spec.filters, 1, nullptr);
    }

    std::int64_t bytes() const override { return OwnConvolution::bytes() + m_sums.bytes(); }

private:
    std::int64_t m_sumSize;
    Scratch m_sums; ///< (patch, filters) for each thread
};

} // namespace

std::unique_ptr<Convolution> makeOwnConvolution(ConvolutionPass pass, const ConvolutionSpec &spec, int threads)
{
    switch (pass) {
    case ConvolutionPass::InputGrad:
        return std::make_unique<OwnInputGrad>(spec, threads);
    case ConvolutionPass::WeightGrad:
        return std::make_unique<OwnWeightGrad>(spec, threads);
    default:
        return std::make_unique<OwnForward>(spec, threads);
    }
}

} // namespace overtake
