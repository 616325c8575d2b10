// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/channels.h"

#include "operations/images.h"

namespace overtake::operations
{

namespace
{

/// For an image and, as first or second input, a vector with one value per channel.
template <const OperationType &type, int vectorAt>
void channelCases(CaseBuilder &cases)
{
    for (const auto &shape : oddImages()) {
        cases.begin();
        Ids inputs = {cases.floats(shape)};
        if (vectorAt >= 0)
            inputs.insert(inputs.begin() + vectorAt, cases.floats({shape[1]}));
        cases.finish(cases.builder.append(type, inputs));
    }
}

} // namespace

constinit const OperationType AddChannelBias{
    .name = "AddChannelBias",
    .inputs = 2,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        a.require(isImage(a.in[0]) && a.in[1] == Shape{a.in[0][1]});
        return {a.in[0]};
    },
    .flops = perElement<1>,
    .loop =
        [](const LoopArguments &a) {
            const auto x = imageIn(a, 0);
            const auto y = imageOut(a);
            forAll(x.shape, [&](auto b, auto c, auto i, auto j) { y(b, c, i, j) = x(b, c, i, j) + a.in(1)[c]; });
        },
    .cases = channelCases<AddChannelBias, 1>,
    .gradient = [](const GradientArguments &g) -> Ids {
        return {g.dy(), g.needed[1] ? channelSum(g.builder, g.dy()) : noTensor};
    },
    .rowDependence = sameRowOfFirst,
};

constinit const OperationType ChannelSum{
    .name = "ChannelSum",
    .inputs = 1,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        a.require(isImage(a.in[0]));
        return {{a.in[0][1]}};
    },
    .flops = [](const ShapeArguments &a) { return a.count() - static_cast<double>(a.in[0][1]); },
    .loop =
        [](const LoopArguments &a) {
            const auto x = imageIn(a, 0);
            for (std::int64_t c = 0; c < x.shape[1]; ++c) {
                double sum = 0;
                forAll({x.shape[0], 1, x.shape[2], x.shape[3]},
                       [&](auto b, auto, auto i, auto j) { sum += x(b, c, i, j); });
                a.out()[c] = static_cast<float>(sum);
            }
        },
    .cases = channelCases<ChannelSum, -1>,
    .gradient =
        [](const GradientArguments &g) {
            return g.builder.append(BroadcastChannels, {g.dy(), g.in(0)});
        },
    .rowDependence = summedRows,
};

constinit const OperationType BroadcastChannels{
    .name = "BroadcastChannels",
    .inputs = 2,
    .shapes = [](const ShapeArguments &a) -> Shapes {
        a.require(isImage(a.in[1]) && a.in[0] == Shape{a.in[1][1]});
        return {a.in[1]};
    },
    .flops = perElement<0>,
    .loop =
        [](const LoopArguments &a) {
            const auto y = imageOut(a);
            forAll(y.shape, [&](auto b, auto c, auto i, auto j) { y(b, c, i, j) = a.in(0)[c]; });
        },
    .cases = channelCases<BroadcastChannels, 0>,
    .gradient = [](const GradientArguments &g) -> Ids {
        return {channelSum(g.builder, g.dy()), noTensor};
    },
    .shapeOnlyInput = 1,
};

static const RegisteredOperations registeredChannels("channels", {AddChannelBias, ChannelSum, BroadcastChannels});

TensorId addChannelBias(ProgramBuilder &builder, TensorId x, TensorId bias)
{
    return builder.append(AddChannelBias, {x, bias})[0];
}

TensorId channelSum(ProgramBuilder &builder, TensorId x)
{
    return builder.append(ChannelSum, {x})[0];
}

} // namespace overtake::operations
