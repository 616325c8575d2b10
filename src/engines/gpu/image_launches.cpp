// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/plan_launches.h"
#include "operations/activations.h"
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

/// Throws Error if a tensor has more elements than an int counts: the kernels and libraries for images index with int.
void requireCountable(const LaunchArguments &l)
{
    const Operation &operation = l.member(0);
    for (const auto &list : {operation.inputs, operation.outputs}) {
        for (const auto id : list) {
            const auto elements = elementCount(l.shape(id));
            if (elements > std::numeric_limits<std::int32_t>::max() - mostStride)
                throw Error(sentence("%1: '%2' has %3 numbers, more than the GPU engines' kernels for images can "
                                     "count: use a smaller batch.",
                                     operation.kind->name, l.program.tensor(id).name, elements));
        }
    }
}

/// x (b, c, h, w), weights (o, c, k, k): the shape of a convolution as the kernels take it.
std::vector<Integer> convolutionIntegers(const Shape &x, const Shape &weights, const LaunchArguments &l)
{
    return {{"batch", x[0]},
            {"channels", x[1]},
            {"height", x[2]},
            {"width", x[3]},
            {"filters", weights[0]},
            {"size", weights[2]},
            {"padding", l.attributes<operations::Conv2dAttributes>().padding}};
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

/// y = activation(x + bias of the channel); y may be x.
PlanStep channelBiasLaunch(const LaunchArguments &l, TensorId x, TensorId bias)
{
    const Shape &y = l.shape(l.out());
    const RowLayout planes = rowLayout(y[0] * y[1], y[2] * y[3], l.computeUnits());
    return launchOf(KernelId::AddChannelBias, {x, bias, l.out()},
                    {{"rows", y[0] * y[1]},
                     {"columns", y[2] * y[3]},
                     {"channels", y[1]},
                     {"activation", static_cast<std::int64_t>(l.activation())},
                     {"lanes", planes.lanes}},
                    {}, planes.groups);
}

/// By the device's own library; none if that does not accept it. Bias and activation are then one launch, in place.
std::vector<PlanStep> libraryLaunches(const LaunchArguments &l)
{
    const Operation *bias = l.find(operations::AddChannelBias);
    if (!l.target.convolves || l.isFused() != (bias != nullptr))
        return {}; // ReLU without a bias before it: the shared kernel does both
    PlanStep made;
    made.kind = PlanStep::Kind::Convolution;
    TensorId x = l.in(0);
    TensorId weights = l.in(1);
    TensorId y = l.out();
    if (l.operation.kind == operations::Conv2dInputGrad) {
        made.convolution.kind = Convolution::Kind::InputGradient;
        std::swap(x, y);
    } else if (l.operation.kind == operations::Conv2dWeightGrad) {
        made.convolution.kind = Convolution::Kind::WeightGradient;
        std::swap(weights, y);
    }
    // To 16 bytes in every step: a view that moves through a dataset may not be.
    const auto isAligned = [&](TensorId id) { return l.plan.views[indexOf(id)].elementsPerRow % 4 == 0; };
    if (!isAligned(x) || !isAligned(weights) || !isAligned(y))
        return {};
    requireCountable(l);
    made.convolution.batch = l.shape(x)[0];
    made.convolution.channels = l.shape(x)[1];
    made.convolution.height = l.shape(x)[2];
    made.convolution.width = l.shape(x)[3];
    made.convolution.filters = l.shape(weights)[0];
    made.convolution.size = l.shape(weights)[2];
    made.convolution.padding = l.attributes<operations::Conv2dAttributes>().padding;
    made.convolution.precision = l.target.precision;
    const std::optional<std::int64_t> workspace = l.target.convolves(made.convolution);
    if (!workspace)
        return {};
    l.plan.workspaceBytes = std::max(l.plan.workspaceBytes, *workspace);
    made.buffers = {x, weights, y, *workspace > 0 ? workspaceSlot : noTensor};
    if (!bias)
        return {made};
    return firstAndRest(l, std::move(made), channelBiasLaunch(l, y, bias->inputs[1]));
}

/// By the device's own library if that accepts it, else by the shared kernel.
template <auto shared>
std::vector<PlanStep> convolutionLaunches(const LaunchArguments &l)
{
    std::vector<PlanStep> launches = libraryLaunches(l);
    return launches.empty() ? shared(l) : launches;
}

/// With bias and ReLU if they follow.
std::vector<PlanStep> forwardLaunches(const LaunchArguments &l)
{
    requireCountable(l);
    const Operation *bias = l.find(operations::AddChannelBias);
    const Shape &out = l.shape(l.out());
    auto integers = convolutionIntegers(l.shape(), l.shape(l.in(1)), l);
    integers.push_back({"withBias", bias ? 1 : 0});
    integers.push_back({"activation", static_cast<std::int64_t>(l.activation())});
    return {launchOf(KernelId::Conv2d, {l.in(0), l.in(1), bias ? bias->inputs[1] : l.in(1), l.out()},
                     std::move(integers), {}, tiles(out[0] * out[2] * out[3], out[1]))};
}

std::vector<PlanStep> weightGradLaunches(const LaunchArguments &l)
{
    requireCountable(l);
    const Shape &x = l.shape(l.in(0));
    const Shape &dy = l.shape(l.in(1));
    const Shape &weights = l.shape(l.in(2));
    const std::int64_t perFilter = weights[1] * weights[2] * weights[3];
    const int groups = tiles(perFilter, weights[0]);
    const auto parts = sumParts(groups, dy[0] * dy[2] * dy[3], 16 * tileK, l.computeUnits());
    auto integers = convolutionIntegers(x, weights, l);
    integers.push_back({"parts", parts});
    const TensorId to = parts == 1 ? l.out() : scratchSlot;
    std::vector<PlanStep> steps = {
        launchOf(KernelId::Conv2dWeightGrad, {l.in(0), l.in(1), to}, integers, {}, static_cast<int>(groups * parts))};
    if (parts > 1)
        steps.push_back(sumOfParts(l, parts, weights[0] * perFilter));
    return steps;
}

std::vector<PlanStep> channelSumLaunches(const LaunchArguments &l)
{
    requireCountable(l);
    const Shape &x = l.shape();
    const std::int64_t area = x[2] * x[3];
    const auto parts = sumParts(x[1], x[0] * area, 4 * groupSize, l.computeUnits());
    const TensorId to = parts == 1 ? l.out() : scratchSlot;
    std::vector<PlanStep> steps = {launchOf(KernelId::ChannelSum, {l.in(), to},
                                            {{"images", x[0]}, {"channels", x[1]}, {"area", area}, {"parts", parts}},
                                            {}, static_cast<int>(x[1] * parts))};
    if (parts > 1)
        steps.push_back(sumOfParts(l, parts, x[1]));
    return steps;
}

std::vector<PlanStep> inputGradLaunches(const LaunchArguments &l)
{
    requireCountable(l);
    const Shape &dx = l.shape(l.out());
    return {launchOf(KernelId::Conv2dInputGrad, {l.in(0), l.in(1), l.out()},
                     convolutionIntegers(dx, l.shape(l.in(1)), l), {}, tiles(dx[0] * dx[2] * dx[3], dx[1]))};
}

std::vector<PlanStep> broadcastChannelsLaunches(const LaunchArguments &l)
{
    const Shape &y = l.shape(l.out());
    const RowLayout planes = rowLayout(y[0] * y[1], y[2] * y[3], l.computeUnits());
    return {launchOf(KernelId::BroadcastChannels, {l.in(), l.out()},
                     {{"rows", y[0] * y[1]}, {"columns", y[2] * y[3]}, {"channels", y[1]}, {"lanes", planes.lanes}}, {},
                     planes.groups)};
}

std::vector<PlanStep> maxPoolLaunches(const LaunchArguments &l)
{
    requireCountable(l);
    const Shape &x = l.shape();
    const auto window = l.attributes<operations::MaxPool2dAttributes>().window;
    return {launchOf(KernelId::MaxPool2d, {l.in(), l.out()},
                     {{"planes", x[0] * x[1]}, {"height", x[2]}, {"width", x[3]}, {"window", window}}, {},
                     elementGroups(elementCount(l.shape(l.out())), l.computeUnits()))};
}

/// Through the ReLU whose result was pooled, if its derivative follows.
std::vector<PlanStep> poolGradLaunches(const LaunchArguments &l)
{
    requireCountable(l);
    const Shape &x = l.shape();
    return {launchOf(KernelId::MaxPool2dGrad, {l.in(0), l.in(1), l.in(2), l.out()},
                     {{"planes", x[0] * x[1]},
                      {"height", x[2]},
                      {"width", x[3]},
                      {"window", l.attributes<operations::MaxPool2dAttributes>().window},
                      {"throughRelu", l.isFused() ? 1 : 0}},
                     {}, l.groups())};
}

} // namespace

using namespace operations;

static const LaunchKernel imageLaunches[] = {
    {Conv2d, convolutionLaunches<forwardLaunches>, {{{{Conv2d, "..", "x"}, {Relu, "x"}}}}},
    {Conv2dInputGrad, convolutionLaunches<inputGradLaunches>},
    {Conv2dWeightGrad, convolutionLaunches<weightGradLaunches>},
    {AddChannelBias, [](const LaunchArguments &l) { return std::vector{channelBiasLaunch(l, l.in(0), l.in(1))}; }},
    {BroadcastChannels, broadcastChannelsLaunches},
    {ChannelSum, channelSumLaunches},
    {MaxPool2d, maxPoolLaunches},
    {MaxPool2dGrad, poolGradLaunches, {{{{MaxPool2dGrad, "x..", "e"}, {ReluGrad, "xe"}}}}},
};

static const RegisteredLaunches registeredImageLaunches("images", imageLaunches);

} // namespace overtake::gpu
