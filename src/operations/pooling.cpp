// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/pooling.h"

#include "operations/activations.h"
#include "operations/channels.h"
#include "operations/convolution.h"
#include "operations/images.h"

namespace overtake::operations
{

namespace
{

Shape pooled(const Shape &x, std::int64_t window)
{
    return {x[0], x[1], x[2] / window, x[3] / window};
}

/// With ties: after ReLU many windows have several largest elements, all zero, and the first one counts.
template <bool grad>
void poolingCases(CaseBuilder &cases)
{
    auto &builder = cases.builder;
    for (const auto &shape : oddImages()) {
        for (const std::int64_t window : {1, 2, 3}) {
            if (shape[2] < window || shape[3] < window)
                continue;
            cases.begin();
            const auto x = relu(builder, cases.floats(shape));
            auto out = maxPool2d(builder, x, window);
            if (grad) {
                const auto dy = cases.floats(builder.tensor(out).shape);
                out = builder.append(MaxPool2dGrad, {x, out, dy}, MaxPool2dAttributes{window})[0];
            }
            cases.finish({out}, listed({foreign(cases.shapes()), sentence("window %1", window)}));
        }
    }
}

/// The gradients of a convolution, ReLU and max-pooling, with no other reader of the values between: engines may leave
/// out the zeros. What is pooled is random, so that every engine finds the same first largest element. The operands of
/// products are values that the precision represents exactly.
void pooledGradientCases(CaseBuilder &cases)
{
    auto &builder = cases.builder;
    int variant = 0;
    for (const auto &one : oddConvolutions()) {
        const std::int64_t window = variant % 4 == 3 ? 3 : 2;
        const Shape y = one.y();
        if (y[2] < window || y[3] < window)
            continue;
        const bool throughRelu = variant % 3 != 1;
        cases.begin();
        const auto x = cases.factors(one.x);
        const auto weights = cases.factors(one.weights());
        const Conv2dAttributes padded{one.padding};
        const auto forward = builder.append(Conv2d, {x, weights}, padded)[0];
        const auto random = cases.floats(y);
        const auto from = throughRelu ? relu(builder, random) : random;
        const auto largest = maxPool2d(builder, from, window);
        const auto dlargest = cases.factors(builder.tensor(largest).shape);
        auto dy = builder.append(MaxPool2dGrad, {from, largest, dlargest}, MaxPool2dAttributes{window})[0];
        if (throughRelu)
            dy = builder.append(ReluGrad, {from, dy})[0];
        Ids results = {forward};
        if (variant % 5 != 2)
            results.push_back(channelSum(builder, dy));
        if (variant % 5 != 3)
            results.push_back(builder.append(Conv2dInputGrad, {dy, weights, x}, padded)[0]);
        if (variant % 5 != 4)
            results.push_back(builder.append(Conv2dWeightGrad, {x, dy, weights}, padded)[0]);
        cases.finish(results, throughRelu ? sentence("%1 under %2 filters of %3 x %3, pooled by %4 through ReLU",
                                                     toText(one.x), one.filters, one.size, window)
                                          : sentence("%1 under %2 filters of %3 x %3, pooled by %4", toText(one.x),
                                                     one.filters, one.size, window));
        ++variant;
    }
}

} // namespace

constinit const OperationType MaxPool2d{
    .name = "MaxPool2d",
    .inputs = 1,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        const auto window = a.attributes<MaxPool2dAttributes>().window;
        a.require(isImage(a.in[0]) && window > 0 && a.in[0][2] >= window && a.in[0][3] >= window);
        return {pooled(a.in[0], window)};
    },
    // Comparisons.
    .flops =
        [](const ShapeArguments &a) {
            const auto window = a.attributes<MaxPool2dAttributes>().window;
            return static_cast<double>(elementCount(pooled(a.in[0], window)) * (window * window - 1));
        },
    .loop =
        [](const LoopArguments &a) {
            const auto x = imageIn(a, 0);
            const auto y = imageOut(a);
            const auto window = a.attributes<MaxPool2dAttributes>().window;
            forAll(y.shape, [&](auto b, auto c, auto row, auto column) {
                float largest = x(b, c, row * window, column * window);
                forAll({1, 1, window, window}, [&](auto, auto, auto i, auto j) {
                    largest = std::max(largest, x(b, c, row * window + i, column * window + j));
                });
                y(b, c, row, column) = largest;
            });
        },
    .cases = poolingCases<false>,
    .gradient =
        [](const GradientArguments &g) {
            return g.builder.append(MaxPool2dGrad, {g.in(0), g.out(), g.dy()}, g.operation.attributes);
        },
    .rowDependence = sameRow,
};

constinit const OperationType MaxPool2dGrad{
    .name = "MaxPool2dGrad",
    .inputs = 3,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        a.require(a.in[1] == a.in[2] && MaxPool2d.shapes(a)[0] == a.in[1]);
        return {a.in[0]};
    },
    .flops = perElement<1>,
    .loop =
        [](const LoopArguments &a) {
            const auto x = imageIn(a, 0);
            const auto y = imageIn(a, 1);
            const auto dy = imageIn(a, 2);
            const auto dx = imageOut(a);
            const auto window = a.attributes<MaxPool2dAttributes>().window;
            std::fill(dx.data, dx.data + elementCount(dx.shape), 0.0F);
            forAll(y.shape, [&](auto b, auto c, auto row, auto column) {
                for (std::int64_t i = 0; i < window * window; ++i) {
                    const auto atRow = row * window + i / window;
                    const auto atColumn = column * window + i % window;
                    if (x(b, c, atRow, atColumn) == y(b, c, row, column)) {
                        dx(b, c, atRow, atColumn) = dy(b, c, row, column);
                        return;
                    }
                }
            });
        },
    .cases =
        [](CaseBuilder &cases) {
            poolingCases<true>(cases);
            pooledGradientCases(cases);
        },
    .rowDependence = sameRow,
};

static const RegisteredOperations registeredPooling("pooling", {MaxPool2d, MaxPool2dGrad});

TensorId maxPool2d(ProgramBuilder &builder, TensorId x, std::int64_t window)
{
    return builder.append(MaxPool2d, {x}, MaxPool2dAttributes{window})[0];
}

} // namespace overtake::operations
