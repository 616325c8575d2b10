// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/convolution.h"

#include "operations/activations.h"
#include "operations/channels.h"
#include "operations/images.h"
#include "operations/transfers.h"

namespace overtake::operations
{

namespace
{

/// Whether y is what weights make of x.
bool isConvolved(const Shape &x, const Shape &weights, const Shape &y, std::int64_t padding)
{
    return isImage(x) && isImage(weights) && weights[1] == x[1] && weights[2] == weights[3] && padding >= 0 &&
           y == Shape{x[0], weights[0], x[2] + 2 * padding - weights[2] + 1, x[3] + 2 * padding - weights[3] + 1} &&
           y[2] > 0 && y[3] > 0;
}

/// One multiplication and one addition for each weight at each position of the result; those with the padding's zeros
/// count, as in every framework's figures.
double convolutionFlops(const Shape &weights, const Shape &y)
{
    return 2.0 * static_cast<double>(elementCount(y)) * static_cast<double>(weights[1] * weights[2] * weights[3]);
}

void addConvolutionCases(CaseBuilder &cases, OperationKind kind, Shapes (*inputShapes)(const ConvolutionCase &))
{
    for (const auto &one : oddConvolutions()) {
        cases.begin();
        Ids inputs;
        for (const Shape &shape : inputShapes(one))
            inputs.push_back(cases.factors(shape));
        const auto out = cases.builder.append(kind, inputs, Conv2dAttributes{one.padding});
        cases.finish(out, listed({foreign(cases.shapes()), sentence("padding %1", one.padding)}));
    }
}

/// Convolution, bias and ReLU, with no other reader of the values between: engines may fuse them. A small result and
/// its sum, which may lie side by side.
void addFusedCases(CaseBuilder &cases)
{
    auto &builder = cases.builder;
    bool withRelu = true;
    for (const auto &one : oddConvolutions()) {
        withRelu = !withRelu;
        cases.begin();
        const auto x = cases.factors(one.x);
        const auto weights = cases.factors(one.weights());
        const auto bias = cases.factors({one.filters});
        const auto biased = addChannelBias(builder, conv2d(builder, x, weights, one.padding), bias);
        cases.finish({withRelu ? relu(builder, biased) : biased},
                     withRelu ? sentence("%1 filtered, with bias and ReLU", toText(one.x))
                              : sentence("%1 filtered, with bias", toText(one.x)));
    }
    cases.begin();
    const Shape image{1, 1, 9, 9};
    const auto y = conv2d(builder, cases.factors(image), cases.factors({1, 1, 2, 2}), 0);
    const auto sum = transferOut(builder, channelSum(builder, y));
    cases.finish({sum, transferOut(builder, y)}, sentence("%1 filtered, copied out behind its sum", toText(image)));
}

} // namespace

const std::vector<ConvolutionCase> &oddConvolutions()
{
    static const std::vector<ConvolutionCase> all = {
        {{1, 1, 1, 1}, 1, 1, 0},     {{1, 1, 3, 3}, 1, 3, 0},     {{2, 3, 5, 7}, 2, 3, 0},   {{3, 2, 4, 4}, 5, 2, 1},
        {{1, 3, 9, 8}, 17, 5, 0},    {{5, 16, 7, 7}, 16, 3, 0},   {{2, 17, 6, 6}, 31, 3, 2}, {{4, 3, 32, 32}, 32, 3, 0},
        {{3, 32, 15, 15}, 64, 3, 0}, {{2, 33, 13, 11}, 65, 5, 2}, {{7, 48, 3, 3}, 24, 3, 1}, {{9, 8, 10, 31}, 7, 1, 0},
        {{2, 5, 3, 40}, 40, 2, 0},   {{1, 4, 12, 12}, 6, 7, 3},   {{17, 6, 8, 9}, 12, 4, 1}, {{2, 40, 6, 6}, 5, 3, 0},
    };
    return all;
}

constinit const OperationType Conv2d{
    .name = "Conv2d",
    .inputs = 2,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        const auto padding = a.attributes<Conv2dAttributes>().padding;
        const Shape &x = a.in[0];
        const Shape &weights = a.in[1];
        a.require(isImage(x) && isImage(weights));
        const Shape y = {x[0], weights[0], x[2] + 2 * padding - weights[2] + 1, x[3] + 2 * padding - weights[3] + 1};
        a.require(isConvolved(x, weights, y, padding));
        return {y};
    },
    .flops = [](const ShapeArguments &a) { return convolutionFlops(a.in[1], Conv2d.shapes(a)[0]); },
    .loop =
        [](const LoopArguments &a) {
            const auto x = imageIn(a, 0);
            const auto weights = imageIn(a, 1);
            const auto y = imageOut(a);
            const auto padding = a.attributes<Conv2dAttributes>().padding;
            const auto size = weights.shape[2];
            forAll(y.shape, [&](auto b, auto o, auto row, auto column) {
                double sum = 0;
                for (std::int64_t c = 0; c < x.shape[1]; ++c) {
                    for (std::int64_t i = 0; i < size; ++i) {
                        for (std::int64_t j = 0; j < size; ++j)
                            if (x.has(row + i - padding, column + j - padding))
                                sum += static_cast<double>(x(b, c, row + i - padding, column + j - padding)) *
                                       weights(o, c, i, j);
                    }
                }
                y(b, o, row, column) = static_cast<float>(sum);
            });
        },
    .cases =
        [](CaseBuilder &cases) {
            addConvolutionCases(cases, Conv2d, [](const ConvolutionCase &one) -> Shapes {
                return {one.x, one.weights()};
            });
            addFusedCases(cases);
        },
    // y[o] = sum over c of x[c] correlated with weights[o, c]: dx is dy convolved with the weights, dweights is x
    // correlated with dy.
    .gradient = [](const GradientArguments &g) -> Ids {
        const auto x = g.in(0);
        const auto weights = g.in(1);
        const auto append = [&](OperationKind kind, const Ids &inputs) {
            return g.builder.append(kind, inputs, g.operation.attributes)[0];
        };
        return {g.needed[0] ? append(Conv2dInputGrad, {g.dy(), weights, x}) : noTensor,
                g.needed[1] ? append(Conv2dWeightGrad, {x, g.dy(), weights}) : noTensor};
    },
    .rowDependence = sameRowOfFirst,
    .matrixWork = MatrixWork::Convolution,
};

constinit const OperationType Conv2dInputGrad{
    .name = "Conv2dInputGrad",
    .inputs = 3,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        a.require(isConvolved(a.in[2], a.in[1], a.in[0], a.attributes<Conv2dAttributes>().padding));
        return {a.in[2]};
    },
    .flops = [](const ShapeArguments &a) { return convolutionFlops(a.in[1], a.in[0]); },
    .loop =
        [](const LoopArguments &a) {
            const auto dy = imageIn(a, 0);
            const auto weights = imageIn(a, 1);
            const auto dx = imageOut(a);
            const auto padding = a.attributes<Conv2dAttributes>().padding;
            const auto size = weights.shape[2];
            forAll(dx.shape, [&](auto b, auto c, auto row, auto column) {
                double sum = 0;
                for (std::int64_t o = 0; o < weights.shape[0]; ++o) {
                    for (std::int64_t i = 0; i < size; ++i) {
                        for (std::int64_t j = 0; j < size; ++j) {
                            if (dy.has(row - i + padding, column - j + padding))
                                sum += static_cast<double>(dy(b, o, row - i + padding, column - j + padding)) *
                                       weights(o, c, i, j);
                        }
                    }
                }
                dx(b, c, row, column) = static_cast<float>(sum);
            });
        },
    .cases =
        [](CaseBuilder &cases) {
            addConvolutionCases(cases, Conv2dInputGrad, [](const ConvolutionCase &one) -> Shapes {
                return {one.y(), one.weights(), one.x};
            });
        },
    .rowDependence = sameRowOfFirst,
    .shapeOnlyInput = 2,
    .matrixWork = MatrixWork::Convolution,
};

constinit const OperationType Conv2dWeightGrad{
    .name = "Conv2dWeightGrad",
    .inputs = 3,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        a.require(isConvolved(a.in[0], a.in[2], a.in[1], a.attributes<Conv2dAttributes>().padding));
        return {a.in[2]};
    },
    .flops = [](const ShapeArguments &a) { return convolutionFlops(a.in[2], a.in[1]); },
    .loop =
        [](const LoopArguments &a) {
            const auto x = imageIn(a, 0);
            const auto dy = imageIn(a, 1);
            const auto dweights = imageOut(a);
            const auto padding = a.attributes<Conv2dAttributes>().padding;
            forAll(dweights.shape, [&](auto o, auto c, auto i, auto j) {
                double sum = 0;
                for (std::int64_t b = 0; b < x.shape[0]; ++b) {
                    for (std::int64_t row = 0; row < dy.shape[2]; ++row) {
                        for (std::int64_t column = 0; column < dy.shape[3]; ++column) {
                            if (x.has(row + i - padding, column + j - padding))
                                sum += static_cast<double>(x(b, c, row + i - padding, column + j - padding)) *
                                       dy(b, o, row, column);
                        }
                    }
                }
                dweights(o, c, i, j) = static_cast<float>(sum);
            });
        },
    .cases =
        [](CaseBuilder &cases) {
            addConvolutionCases(cases, Conv2dWeightGrad, [](const ConvolutionCase &one) -> Shapes {
                return {one.x, one.y(), one.weights()};
            });
        },
    .rowDependence = summedRows,
    .shapeOnlyInput = 2,
    .matrixWork = MatrixWork::Convolution,
};

static const RegisteredOperations registeredConvolution("convolution", {Conv2d, Conv2dInputGrad, Conv2dWeightGrad});

TensorId conv2d(ProgramBuilder &builder, TensorId x, TensorId weights, std::int64_t padding)
{
    return builder.append(Conv2d, {x, weights}, Conv2dAttributes{padding})[0];
}

} // namespace overtake::operations
