// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/layer_norm.h"

#include "operations/common.h"
#include "operations/elementwise.h"
#include "text/error.h"

namespace overtake::operations
{

namespace
{

/// The rows, and their gain.
std::pair<TensorId, TensorId> normInputs(CaseBuilder &cases, const Shape &shape)
{
    const auto gain = cases.floats({shape[1]});
    // Far from zero, so that computing the variance as a difference of squares would show. Values of a narrow row may
    // be nearly equal by chance, and 1 / deviation then magnifies every rounding error: they stay at zero.
    const auto x = cases.floats(shape);
    return {shape[1] < 5 ? x : add(cases.builder, x, fill(cases.builder, x, 3)), gain};
}

void layerNormCases(CaseBuilder &cases)
{
    for (const auto &shape : oddMatrices()) {
        cases.begin();
        const auto [x, gain] = normInputs(cases, shape);
        cases.finish(cases.builder.append(LayerNorm, {x, gain}, LayerNormAttributes{1e-5F}));
    }
}

/// Any mean and deviation will do.
template <bool ofGain>
void layerNormGradCases(CaseBuilder &cases)
{
    for (const auto &shape : oddMatrices()) {
        // With one channel, g - mean(g) is nothing but the rounding of g, which differs between engines.
        if (!ofGain && shape[1] == 1)
            continue;
        cases.begin();
        const auto [x, gain] = normInputs(cases, shape);
        const auto dy = cases.floats(shape);
        const auto mean = cases.floats({shape[0]});
        const auto inverse = cases.floats({shape[0]});
        if (ofGain)
            cases.finish(cases.builder.append(LayerNormGainGrad, {dy, x, mean, inverse}));
        else
            cases.finish(cases.builder.append(LayerNormGrad, {dy, x, gain, mean, inverse}));
    }
}

} // namespace

constinit const OperationType LayerNorm{
    .name = "LayerNorm",
    .inputs = 2,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        const Shape &x = a.in[0];
        a.require(x.size() == 2 && a.in[1] == Shape{x[1]});
        return {x, {x[0]}, {x[0]}};
    },
    // An element: sum, difference, square, sum, scaling, gain. A row: two means, epsilon, root, division.
    .flops = [](const ShapeArguments &a) { return 6 * a.count() + 5 * a.rows(); },
    .loop =
        [](const LoopArguments &a) {
            const auto channels = a.columns();
            const auto width = static_cast<double>(channels);
            const float epsilon = a.attributes<LayerNormAttributes>().epsilon;
            for (std::int64_t i = 0; i < a.rows(); ++i) {
                const float *x = a.in(0) + i * channels;
                double mean = 0;
                for (std::int64_t j = 0; j < channels; ++j)
                    mean += x[j];
                mean /= width;
                double variance = 0;
                for (std::int64_t j = 0; j < channels; ++j)
                    variance += (x[j] - mean) * (x[j] - mean);
                const double inverse = 1 / std::sqrt(variance / width + epsilon);
                for (std::int64_t j = 0; j < channels; ++j)
                    a.out(0)[i * channels + j] = static_cast<float>(a.in(1)[j] * (x[j] - mean) * inverse);
                a.out(1)[i] = static_cast<float>(mean);
                a.out(2)[i] = static_cast<float>(inverse);
            }
        },
    .cases = layerNormCases,
    .gradient = [](const GradientArguments &g) -> Ids {
        if (g.dy() == noTensor || g.outputGradients[1] != noTensor || g.outputGradients[2] != noTensor)
            throw Error(sentence(
                "LayerNorm: only its normalised values can be differentiated, not the mean and the deviation."));
        const auto x = g.in(0);
        const auto gain = g.in(1);
        const auto mean = g.out(1);
        const auto inverse = g.out(2);
        return {g.needed[0] ? g.builder.append(LayerNormGrad, {g.dy(), x, gain, mean, inverse})[0] : noTensor,
                g.needed[1] ? g.builder.append(LayerNormGainGrad, {g.dy(), x, mean, inverse})[0] : noTensor};
    },
    .rowDependence = sameRowOfFirst,
    .rowWork = RowWork::Norm,
};

// With z = (x - mean) / deviation and g = gain dy: dx = (g - mean(g) - z mean(g z)) / deviation.
constinit const OperationType LayerNormGrad{
    .name = "LayerNormGrad",
    .inputs = 5,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        const auto &in = a.in;
        a.require(in[0].size() == 2 && in[0] == in[1] && in[2] == Shape{in[0][1]} && in[3] == Shape{in[0][0]} &&
                  in[4] == in[3]);
        return {in[0]};
    },
    // An element: z 2, g 1, its sum 1, g z and its sum 2, the bracket 3, the division 1. A row: two means.
    .flops = [](const ShapeArguments &a) { return 10 * a.count() + 2 * a.rows(); },
    .loop =
        [](const LoopArguments &a) {
            const auto channels = a.columns();
            for (std::int64_t i = 0; i < a.rows(); ++i) {
                const double mean = a.in(3)[i];
                const double inverse = a.in(4)[i];
                const auto z = [&](std::int64_t j) { return (a.in(1)[i * channels + j] - mean) * inverse; };
                const auto g = [&](std::int64_t j) {
                    return static_cast<double>(a.in(2)[j]) * a.in(0)[i * channels + j];
                };
                double sumG = 0;
                double sumGz = 0;
                for (std::int64_t j = 0; j < channels; ++j) {
                    sumG += g(j);
                    sumGz += g(j) * z(j);
                }
                const auto width = static_cast<double>(channels);
                for (std::int64_t j = 0; j < channels; ++j)
                    a.out()[i * channels + j] =
                        static_cast<float>((g(j) - sumG / width - z(j) * sumGz / width) * inverse);
            }
        },
    .cases = layerNormGradCases<false>,
    .rowDependence = [](const Operation &,
                        std::size_t input) { return input == 2 ? RowDependence::Everything : RowDependence::SameRow; },
    .rowWork = RowWork::Norm,
};

constinit const OperationType LayerNormGainGrad{
    .name = "LayerNormGainGrad",
    .inputs = 4,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        const auto &in = a.in;
        a.require(in[0].size() == 2 && in[0] == in[1] && in[2] == Shape{in[0][0]} && in[3] == in[2]);
        return {{in[0][1]}};
    },
    // An element: (x - mean) / deviation 2, times dy 1, sum 1; the first of each sum is free.
    .flops = [](const ShapeArguments &a) { return 4 * a.count() - static_cast<double>(a.in[0][1]); },
    .loop =
        [](const LoopArguments &a) {
            const auto channels = a.columns();
            for (std::int64_t j = 0; j < channels; ++j) {
                double sum = 0;
                for (std::int64_t i = 0; i < a.rows(); ++i) {
                    const double z = (static_cast<double>(a.in(1)[i * channels + j]) - a.in(2)[i]) * a.in(3)[i];
                    sum += a.in(0)[i * channels + j] * z;
                }
                a.out()[j] = static_cast<float>(sum);
            }
        },
    .cases = layerNormGradCases<true>,
    .rowDependence = summedRows,
    .rowWork = RowWork::Norm,
};

static const RegisteredOperations registeredLayerNorm("layer_norm", {LayerNorm, LayerNormGrad, LayerNormGainGrad});

TensorId layerNorm(ProgramBuilder &builder, TensorId x, TensorId gain, float epsilon)
{
    return builder.append(LayerNorm, {x, gain}, LayerNormAttributes{epsilon})[0];
}

} // namespace overtake::operations
