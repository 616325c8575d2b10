// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/image_launches.h"
#include "operations/channels.h"
#include "operations/convolution.h"
#include "operations/pooling.h"

#include "text/error.h"

#include <algorithm>
#include <limits>

namespace overtake::gpu
{

namespace
{

// The same sizes as in cuda/kernels/images.h.
constexpr std::int64_t tileM = 128;
constexpr std::int64_t tileN = 32;
constexpr std::int64_t tileK = 16;
/// More than any grid takes in one stride, which the kernels add before they compare.
constexpr std::int64_t mostStride = std::int64_t{1} << 24;

/// x (b, c, h, w), weights (o, c, k, k): the shape of a convolution as the kernels take it.
std::vector<Integer> convolutionIntegers(const Shape &x, const Shape &weights, const Operation &operation)
{
    return {{"batch", x[0]},
            {"channels", x[1]},
            {"height", x[2]},
            {"width", x[3]},
            {"filters", weights[0]},
            {"size", weights[2]},
            {"padding", operation.attributes.as<operations::Conv2dAttributes>().padding}};
}

int tiles(std::int64_t m, std::int64_t n)
{
    return static_cast<int>(ceilDivide(m, tileM) * ceilDivide(n, tileN));
}

/// Number of partial sums into which a sum of `length` is divided, so that all compute units are busy: `groups` work on
/// each.
std::int64_t sumParts(std::int64_t groups, std::int64_t length, std::int64_t shortest, int computeUnits)
{
    return std::clamp<std::int64_t>(4 * computeUnits / std::max<std::int64_t>(1, groups), 1,
                                    std::clamp<std::int64_t>(length / shortest, 1, mostPartialSums));
}

std::vector<PlanStep> weightGradLaunches(const LaunchArguments &l)
{
    requireCountable(l.program, l.operation);
    const Shape &x = l.shape(l.in(0));
    const Shape &dy = l.shape(l.in(1));
    const Shape &weights = l.shape(l.in(2));
    const TensorId out = l.out();
    const std::int64_t perFilter = weights[1] * weights[2] * weights[3];
    const int groups = tiles(perFilter, weights[0]);
    const auto parts = sumParts(groups, dy[0] * dy[2] * dy[3], 16 * tileK, l.computeUnits);
    auto integers = convolutionIntegers(x, weights, l.operation);
    integers.push_back({"parts", parts});
    const std::int64_t elements = weights[0] * perFilter;
    const TensorId to = parts == 1 ? out : scratchSlot;
    std::vector<PlanStep> steps = {
        launchOf(KernelId::Conv2dWeightGrad, {l.in(0), l.in(1), to}, integers, {}, static_cast<int>(groups * parts))};
    if (parts > 1) {
        l.scratchElements = std::max(l.scratchElements, parts * elements);
        steps.push_back(columnsOfPartsLaunch(scratchSlot, out, {parts, elements}));
    }
    return steps;
}

std::vector<PlanStep> channelSumLaunches(const LaunchArguments &l)
{
    requireCountable(l.program, l.operation);
    const Shape &x = l.shape();
    const std::int64_t area = x[2] * x[3];
    const auto parts = sumParts(x[1], x[0] * area, 4 * groupSize, l.computeUnits);
    const TensorId to = parts == 1 ? l.out() : scratchSlot;
    std::vector<PlanStep> steps = {launchOf(KernelId::ChannelSum, {l.in(), to},
                                            {{"images", x[0]}, {"channels", x[1]}, {"area", area}, {"parts", parts}},
                                            {}, static_cast<int>(x[1] * parts))};
    if (parts > 1) {
        l.scratchElements = std::max(l.scratchElements, parts * x[1]);
        steps.push_back(columnsOfPartsLaunch(scratchSlot, l.out(), {parts, x[1]}));
    }
    return steps;
}

std::vector<PlanStep> inputGradLaunches(const LaunchArguments &l)
{
    requireCountable(l.program, l.operation);
    const Shape &dx = l.shape(l.out());
    return {launchOf(KernelId::Conv2dInputGrad, {l.in(0), l.in(1), l.out()},
                     convolutionIntegers(dx, l.shape(l.in(1)), l.operation), {}, tiles(dx[0] * dx[2] * dx[3], dx[1]))};
}

std::vector<PlanStep> broadcastChannelsLaunches(const LaunchArguments &l)
{
    const Shape &y = l.shape(l.out());
    const RowLayout planes = rowLayout(y[0] * y[1], y[2] * y[3], l.computeUnits);
    return {launchOf(KernelId::BroadcastChannels, {l.in(), l.out()},
                     {{"rows", y[0] * y[1]}, {"columns", y[2] * y[3]}, {"channels", y[1]}, {"lanes", planes.lanes}}, {},
                     planes.groups)};
}

std::vector<PlanStep> maxPoolLaunches(const LaunchArguments &l)
{
    requireCountable(l.program, l.operation);
    const Shape &x = l.shape();
    const auto window = l.attributes<operations::MaxPool2dAttributes>().window;
    return {launchOf(KernelId::MaxPool2d, {l.in(), l.out()},
                     {{"planes", x[0] * x[1]}, {"height", x[2]}, {"width", x[3]}, {"window", window}}, {},
                     elementGroups(elementCount(l.shape(l.out())), l.computeUnits))};
}

} // namespace

void requireCountable(const Program &program, const Operation &operation)
{
    for (const auto &list : {operation.inputs, operation.outputs}) {
        for (const auto id : list) {
            const auto elements = elementCount(program.tensor(id).shape);
            if (elements > std::numeric_limits<std::int32_t>::max() - mostStride)
                throw Error(sentence("%1: '%2' has %3 numbers, more than the GPU engines' kernels for images can "
                                     "count: use a smaller batch.",
                                     operation.kind->name, program.tensor(id).name, elements));
        }
    }
}

PlanStep channelBiasLaunch(const Program &program, TensorId x, TensorId bias, TensorId y, Activation activation,
                           int computeUnits)
{
    const Shape &shape = program.tensor(y).shape;
    const RowLayout layout = rowLayout(shape[0] * shape[1], shape[2] * shape[3], computeUnits);
    return launchOf(KernelId::AddChannelBias, {x, bias, y},
                    {{"rows", shape[0] * shape[1]},
                     {"columns", shape[2] * shape[3]},
                     {"channels", shape[1]},
                     {"activation", static_cast<std::int64_t>(activation)},
                     {"lanes", layout.lanes}},
                    {}, layout.groups);
}

PlanStep convolutionLaunch(const Program &program, const Operation &operation, TensorId bias, Activation activation,
                           TensorId y)
{
    requireCountable(program, operation);
    const auto &in = operation.inputs;
    const Shape &weights = program.tensor(in[1]).shape;
    const Shape &out = program.tensor(y).shape;
    auto integers = convolutionIntegers(program.tensor(in[0]).shape, weights, operation);
    integers.push_back({"withBias", bias == noTensor ? 0 : 1});
    integers.push_back({"activation", static_cast<std::int64_t>(activation)});
    return launchOf(KernelId::Conv2d, {in[0], in[1], bias == noTensor ? in[1] : bias, y}, integers, {},
                    tiles(out[0] * out[2] * out[3], out[1]));
}

PlanStep poolGradLaunch(const Program &program, const Operation &operation, bool throughRelu, TensorId dx,
                        int computeUnits)
{
    requireCountable(program, operation);
    const auto &in = operation.inputs;
    const Shape &x = program.tensor(in[0]).shape;
    return launchOf(KernelId::MaxPool2dGrad, {in[0], in[1], in[2], dx},
                    {{"planes", x[0] * x[1]},
                     {"height", x[2]},
                     {"width", x[3]},
                     {"window", operation.attributes.as<operations::MaxPool2dAttributes>().window},
                     {"throughRelu", throughRelu ? 1 : 0}},
                    {}, elementGroups(elementCount(x), computeUnits));
}

static std::span<const LaunchKernel> imageLaunches()
{
    static const LaunchKernel all[] = {
        {operations::Conv2d,
         [](const LaunchArguments &l) {
             return std::vector{convolutionLaunch(l.program, l.operation, noTensor, Activation::None, l.out())};
         }},
        {operations::Conv2dInputGrad, inputGradLaunches},
        {operations::Conv2dWeightGrad, weightGradLaunches},
        {operations::AddChannelBias,
         [](const LaunchArguments &l) {
             return std::vector{
                 channelBiasLaunch(l.program, l.in(0), l.in(1), l.out(), Activation::None, l.computeUnits)};
         }},
        {operations::BroadcastChannels, broadcastChannelsLaunches},
        {operations::ChannelSum, channelSumLaunches},
        {operations::MaxPool2d, maxPoolLaunches},
        {operations::MaxPool2dGrad,
         [](const LaunchArguments &l) {
             return std::vector{poolGradLaunch(l.program, l.operation, false, l.out(), l.computeUnits)};
         }},
    };
    return all;
}

static const RegisteredLaunches registeredImageLaunches("images", imageLaunches);

} // namespace overtake::gpu
