// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/tasks/pooled_gradient.h"

#include "engines/cpu/simd/pooled_gradient_kernels.h"
#include "engines/host/scratch.h"
#include "engines/host/team.h"
#include "operations/activations.h"
#include "operations/channels.h"
#include "operations/convolution.h"
#include "operations/pooling.h"

#include <algorithm>
#include <vector>

namespace overtake
{

namespace
{

struct PooledGradient {
    bool throughRelu = false;           ///< the pooled tensor is the result of a ReLU
    TensorId x = noTensor;              ///< input of the convolution; read when the weights' gradient is wanted
    TensorId weights = noTensor;        ///< read when the gradient of x is wanted
    TensorId weightGradient = noTensor; ///< noTensor, here and below: not wanted
    TensorId inputGradient = noTensor;
    TensorId biasGradient = noTensor;
    Shape xShape, weightsShape;
};

PooledGradient gradientOf(const Program &program, const Step &step)
{
    PooledGradient found;
    for (const auto i : step.operations) {
        const Operation &op = program.operations[i];
        if (op.kind == operations::ReluGrad) {
            found.throughRelu = true;
        } else if (op.kind == operations::ChannelSum) {
            found.biasGradient = op.outputs[0];
        } else if (op.kind == operations::Conv2dWeightGrad) {
            found.weightGradient = op.outputs[0];
            found.x = op.inputs[0];
            found.xShape = program.tensor(op.inputs[0]).shape;
            found.weightsShape = program.tensor(op.outputs[0]).shape;
        } else if (op.kind == operations::Conv2dInputGrad) {
            found.inputGradient = op.outputs[0];
            found.weights = op.inputs[1];
            found.xShape = program.tensor(op.outputs[0]).shape;
            found.weightsShape = program.tensor(op.inputs[1]).shape;
        }
    }
    return found;
}

/// Scratch memory of one thread, for the images it processes.
struct Workplace {
    Workplace(const kernels::PooledConvolution &p, bool sums, std::int64_t imageSize)
        : elements(static_cast<std::size_t>(p.filters() * (p.positions() + 1))),
          counts(static_cast<std::size_t>(p.filters())), weightSums(sums ? p.filters() * kernels::paddedFilter(p) : 0),
          biasSums(static_cast<std::size_t>(p.filters())), image(imageSize)
    {
    }

    std::vector<kernels::LargestElement> elements;
    std::vector<std::int32_t> counts;
    Scratch weightSums;
    std::vector<float> biasSums;
    Scratch image; ///< dx in whole vectors, where its channels do not fill them
};

class PooledGradientTask : public Task
{
public:
    PooledGradientTask(const PooledGradient &gradient, const kernels::PooledConvolution &kernel, std::int64_t images,
                       const std::vector<TensorId> &pooling, HostStorage &storage, int threads)
        : m_gradient(gradient), m_kernel(kernel), m_images(images), m_pooling(pooling), m_storage(&storage),
          m_threads(threads), m_whole(kernels::inWholeVectors(kernel)),
          m_paddedWeights(wants(gradient.inputGradient) ? kernel.filters() * kernels::paddedFilter(m_whole) : 0),
          m_sumStride(kernel.filters() * kernels::paddedFilter(kernel))
    {
        // One after the other, as shareOut hands out the images.
        const auto parts = std::min<std::int64_t>(threads, images);
        for (std::int64_t i = 0; i < parts; ++i)
            m_workplaces.emplace_back(kernel, wants(gradient.weightGradient),
                                      wants(gradient.inputGradient) && !isWhole() ? m_whole.imageSize() : 0);
    }

    int threads() const override { return m_threads; }
    std::int64_t bytes() const override
    {
        std::int64_t sum = m_paddedWeights.bytes();
        for (const Workplace &place : m_workplaces)
            sum += place.weightSums.bytes() + place.image.bytes();
        return sum;
    }

    void run(const BatchRange &) override
    {
        if (wants(m_gradient.inputGradient)) {
            shareOut(m_kernel.filters(), 1, m_threads, [this](std::int64_t first, std::int64_t last) {
                kernels::padFilters(m_kernel, m_whole, m_storage->floats(m_gradient.weights), m_paddedWeights.data(),
                                    first, last);
            });
        }
        const auto parts = static_cast<std::int64_t>(m_workplaces.size());
        shareOut(parts, 1, m_threads, [&](std::int64_t first, std::int64_t last) {
            for (std::int64_t part = first; part < last; ++part)
                goThrough(m_workplaces[static_cast<std::size_t>(part)], m_images * part / parts,
                          m_images * (part + 1) / parts);
        });
        if (wants(m_gradient.weightGradient)) {
            shareOut(m_kernel.filters(), 1, m_threads,
                     [this](std::int64_t first, std::int64_t last) { sumWeights(first, last); });
        }
        if (wants(m_gradient.biasGradient))
            sumBias();
    }

private:
    static bool wants(TensorId id) { return id != noTensor; }

    void goThrough(Workplace &place, std::int64_t first, std::int64_t last)
    {
        const float *pooledFrom = m_storage->floats(m_pooling[0]);
        const float *pooled = m_storage->floats(m_pooling[1]);
        const float *dy = m_storage->floats(m_pooling[2]);
        std::ranges::fill(place.biasSums, 0.0F);
        if (wants(m_gradient.weightGradient))
            std::fill_n(place.weightSums.data(), m_sumStride, 0.0F);
        for (std::int64_t i = first; i < last; ++i) {
            kernels::collectLargest(m_kernel, pooledFrom + i * m_kernel.pooledFromSize(),
                                    pooled + i * m_kernel.pooledSize(), dy + i * m_kernel.pooledSize(),
                                    place.elements.data(), place.counts.data());
            addToBias(place);
            if (wants(m_gradient.weightGradient))
                kernels::addWeightGradient(m_kernel, place.elements.data(), place.counts.data(),
                                           m_storage->floats(m_gradient.x) + i * m_kernel.imageSize(),
                                           place.weightSums.data());
            if (wants(m_gradient.inputGradient))
                differentiateInput(place, m_storage->floats(m_gradient.inputGradient) + i * m_kernel.imageSize());
        }
    }

    bool isWhole() const { return m_whole.channels == m_kernel.channels; }

    void differentiateInput(Workplace &place, float *dx) const
    {
        float *image = isWhole() ? dx : place.image.data();
        kernels::scatterInputGradient(m_whole, place.elements.data(), place.counts.data(), m_paddedWeights.data(),
                                      image);
        if (isWhole())
            return;
        for (std::int64_t pixel = 0; pixel < m_kernel.height * m_kernel.width; ++pixel)
            std::copy_n(image + pixel * m_whole.channels, m_kernel.channels, dx + pixel * m_kernel.channels);
    }

    void addToBias(Workplace &place) const
    {
        for (std::int64_t filter = 0; filter < m_kernel.filters(); ++filter) {
            const auto *row = place.elements.data() + filter * (m_kernel.positions() + 1);
            float sum = 0;
            for (std::int32_t i = 0; i < place.counts[static_cast<std::size_t>(filter)]; ++i)
                sum += row[i].gradient;
            place.biasSums[static_cast<std::size_t>(filter)] += sum;
        }
    }

    void sumWeights(std::int64_t first, std::int64_t last)
    {
        float *to = m_storage->floats(m_gradient.weightGradient);
        // Sums of the other threads are added to the first one's, in vectors; the result is then brought into the
        // Program's order.
        float *sums = m_workplaces[0].weightSums.data();
        const std::int64_t padded = kernels::paddedFilter(m_kernel);
        for (std::size_t part = 1; part < m_workplaces.size(); ++part) {
            const float *more = m_workplaces[part].weightSums.data();
            for (std::int64_t i = first * padded; i < last * padded; ++i)
                sums[i] += more[i];
        }
        kernels::unpadFilters(m_kernel, sums, to, first, last);
    }

    void sumBias()
    {
        float *to = m_storage->floats(m_gradient.biasGradient);
        for (std::size_t filter = 0; filter < m_workplaces[0].biasSums.size(); ++filter) {
            float sum = 0;
            for (const Workplace &place : m_workplaces)
                sum += place.biasSums[filter];
            to[filter] = sum;
        }
    }

    PooledGradient m_gradient;
    kernels::PooledConvolution m_kernel;
    std::int64_t m_images;
    std::vector<TensorId> m_pooling; ///< input of the pooling, its result and the result's derivative
    HostStorage *m_storage;
    int m_threads;
    kernels::PooledConvolution m_whole; ///< dx, with its channels in whole vectors
    Scratch m_paddedWeights;
    std::int64_t m_sumStride;
    std::vector<Workplace> m_workplaces;
};

bool isOneUnpadded(const FusionMatch &match)
{
    const auto shape = [&](TensorId id) { return match.program.tensor(id).shape; };
    const Operation *weightGrad = nullptr;
    for (std::size_t i = 1; i < match.operations.size(); ++i) {
        const Operation &op = match[i];
        if (op.attributes.as<operations::Conv2dAttributes>().padding != 0)
            return false;
        if (op.kind == operations::Conv2dWeightGrad)
            weightGrad = &op;
        else if (op.kind == operations::Conv2dInputGrad && weightGrad && // two convolutions may share their derivative
                 (shape(weightGrad->inputs[0]) != shape(op.outputs[0]) ||
                  shape(weightGrad->outputs[0]) != shape(op.inputs[1])))
            return false;
    }
    return match[0].attributes.as<operations::MaxPool2dAttributes>().window >= 2;
}

} // namespace

Fusions pooledGradientFusions()
{
    using namespace operations;
    const Fusion::Member readers[] = {{ChannelSum, "d"}, {Conv2dWeightGrad, ".d."}, {Conv2dInputGrad, "d.."}};
    Fusions all;
    for (const bool throughRelu : {false, true}) {
        for (const unsigned which : {2U, 3U, 4U, 5U, 6U, 7U}) { // bits of the readers: a convolution's at least
            Fusion fusion{.members = {{MaxPool2dGrad, "x..", "d"}}, .fits = isOneUnpadded};
            if (throughRelu)
                fusion.members = {{MaxPool2dGrad, "x..", "e"}, {ReluGrad, "xe", "d"}};
            for (unsigned i = 0; i < 3; ++i)
                if (which >> i & 1U)
                    fusion.members.push_back(readers[i]);
            all.push_back(std::move(fusion));
        }
    }
    return all;
}

std::unique_ptr<Task> makePooledGradientTask(const TaskArguments &t)
{
    const Operation &pooling = t.member(0);
    const PooledGradient gradient = gradientOf(t.program, t.step);
    const Shape &shape = t.in();
    kernels::PooledConvolution kernel;
    kernel.pooling = {shape[2], shape[3], shape[1], pooling.attributes.as<operations::MaxPool2dAttributes>().window};
    kernel.height = gradient.xShape[2];
    kernel.width = gradient.xShape[3];
    kernel.channels = gradient.xShape[1];
    kernel.size = gradient.weightsShape[2];
    kernel.throughRelu = gradient.throughRelu;
    const double elements = static_cast<double>(shape[0] * kernel.pooledSize());
    const double each = 2.0 * static_cast<double>(kernel.size * kernel.size * kernel.channels);
    const int used = threadsFor(elements * each, 0, t.threads);
    return std::make_unique<PooledGradientTask>(gradient, kernel, shape[0], pooling.inputs, t.storage, used);
}

} // namespace overtake
