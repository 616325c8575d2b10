// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/accelerator/image_launches.h"

#include "operations/channels.h"
#include "operations/convolution.h"
#include "operations/pooling.h"
#include "text/error.h"

#include <algorithm>
#include <limits>

namespace overtake::accelerator
{

namespace
{

// As in cuda/kernels/images.h.
constexpr std::int64_t tileM = 128;
constexpr std::int64_t tileN = 32;
constexpr std::int64_t tileK = 16;
/// More than any grid takes in one stride, which the kernels add before they compare.
constexpr std::int64_t mostStride = std::int64_t{1} << 24;

/// x (b, c, h, w), weights (o, c, k, k): the shape of a convolution as the kernels take it.
std::vector<std::int64_t> convolutionIntegers(const Shape &x, const Shape &weights, const Attributes &attributes)
{
    return {x[0], x[1], x[2], x[3], weights[0], weights[2], attributes.padding};
}

int tiles(std::int64_t m, std::int64_t n)
{
    return static_cast<int>(ceilDivide(m, tileM) * ceilDivide(n, tileN));
}

/// Pieces that a sum of `length` is cut to, so that all compute units have something to do: `groups` work on each.
std::int64_t sumParts(std::int64_t groups, std::int64_t length, std::int64_t shortest, int computeUnits)
{
    return std::clamp<std::int64_t>(4 * computeUnits / std::max<std::int64_t>(1, groups), 1,
                                    std::clamp<std::int64_t>(length / shortest, 1, mostPartialSums));
}

std::vector<PlanStep> weightGradLaunches(const Program &program, const Operation &operation, int computeUnits,
                                         std::int64_t &scratchElements)
{
    const auto &in = operation.inputs;
    const Shape &x = program.tensor(in[0]).shape;
    const Shape &dy = program.tensor(in[1]).shape;
    const Shape &weights = program.tensor(in[2]).shape;
    const TensorId out = operation.outputs[0];
    const std::int64_t perFilter = weights[1] * weights[2] * weights[3];
    const int groups = tiles(perFilter, weights[0]);
    const auto parts = sumParts(groups, dy[0] * dy[2] * dy[3], 16 * tileK, computeUnits);
    auto integers = convolutionIntegers(x, weights, operation.attributes);
    integers.push_back(parts);
    const std::int64_t elements = weights[0] * perFilter;
    const TensorId to = parts == 1 ? out : scratchSlot;
    std::vector<PlanStep> steps = {
        launchOf(KernelId::Conv2dWeightGrad, {in[0], in[1], to}, integers, {}, static_cast<int>(groups * parts))};
    if (parts > 1) {
        scratchElements = std::max(scratchElements, parts * elements);
        steps.push_back(columnsOfPartsLaunch(scratchSlot, out, {parts, elements}));
    }
    return steps;
}

std::vector<PlanStep> channelSumLaunches(const Program &program, const Operation &operation, int computeUnits,
                                         std::int64_t &scratchElements)
{
    const Shape &x = program.tensor(operation.inputs[0]).shape;
    const std::int64_t area = x[2] * x[3];
    const auto parts = sumParts(x[1], x[0] * area, 4 * groupSize, computeUnits);
    const TensorId to = parts == 1 ? operation.outputs[0] : scratchSlot;
    std::vector<PlanStep> steps = {launchOf(KernelId::ChannelSum, {operation.inputs[0], to}, {x[0], x[1], area, parts},
                                            {}, static_cast<int>(x[1] * parts))};
    if (parts > 1) {
        scratchElements = std::max(scratchElements, parts * x[1]);
        steps.push_back(columnsOfPartsLaunch(scratchSlot, operation.outputs[0], {parts, x[1]}));
    }
    return steps;
}

} // namespace

void requireCountable(const Program &program, const Operation &operation)
{
    for (const auto &list : {operation.inputs, operation.outputs}) {
        for (const auto id : list) {
            const auto elements = elementCount(program.tensor(id).shape);
            if (elements > std::numeric_limits<std::int32_t>::max() - mostStride)
                throw Error(std::string(operation.kind->name) + ": '" + program.tensor(id).name + "' has " +
                            std::to_string(elements) +
                            " numbers, more than the GPU engines' kernels for images can count: use a smaller batch.");
        }
    }
}

PlanStep channelBiasLaunch(const Program &program, TensorId x, TensorId bias, TensorId y, Activation activation,
                           int computeUnits)
{
    const Shape &shape = program.tensor(y).shape;
    const RowLayout layout = rowLayout(shape[0] * shape[1], shape[2] * shape[3], computeUnits);
    return launchOf(
        KernelId::AddChannelBias, {x, bias, y},
        {shape[0] * shape[1], shape[2] * shape[3], shape[1], static_cast<std::int64_t>(activation), layout.lanes}, {},
        layout.groups);
}

PlanStep convolutionLaunch(const Program &program, const Operation &operation, TensorId bias, Activation activation,
                           TensorId y)
{
    requireCountable(program, operation);
    const auto &in = operation.inputs;
    const Shape &weights = program.tensor(in[1]).shape;
    const Shape &out = program.tensor(y).shape;
    auto integers = convolutionIntegers(program.tensor(in[0]).shape, weights, operation.attributes);
    integers.push_back(bias == noTensor ? 0 : 1);
    integers.push_back(static_cast<std::int64_t>(activation));
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
                    {x[0] * x[1], x[2], x[3], operation.attributes.window, throughRelu ? 1 : 0}, {},
                    elementGroups(elementCount(x), computeUnits));
}

std::vector<PlanStep> imageLaunches(const Program &program, const Operation &operation, int computeUnits,
                                    std::int64_t &scratchElements)
{
    const auto &in = operation.inputs;
    const TensorId out = operation.outputs[0];
    const Shape &x = program.tensor(in[0]).shape;
    const Shape &y = program.tensor(out).shape;
    const auto planes = [&] { return rowLayout(y[0] * y[1], y[2] * y[3], computeUnits); };
    if (operation.kind == operations::Conv2d)
        return {convolutionLaunch(program, operation, noTensor, Activation::None, out)};
    if (operation.kind == operations::Conv2dInputGrad) {
        requireCountable(program, operation);
        return {launchOf(KernelId::Conv2dInputGrad, {in[0], in[1], out},
                         convolutionIntegers(y, program.tensor(in[1]).shape, operation.attributes), {},
                         tiles(y[0] * y[2] * y[3], y[1]))};
    }
    if (operation.kind == operations::Conv2dWeightGrad) {
        requireCountable(program, operation);
        return weightGradLaunches(program, operation, computeUnits, scratchElements);
    }
    if (operation.kind == operations::AddChannelBias)
        return {channelBiasLaunch(program, in[0], in[1], out, Activation::None, computeUnits)};
    if (operation.kind == operations::BroadcastChannels)
        return {launchOf(KernelId::BroadcastChannels, {in[0], out}, {y[0] * y[1], y[2] * y[3], y[1], planes().lanes},
                         {}, planes().groups)};
    if (operation.kind == operations::ChannelSum) {
        requireCountable(program, operation);
        return channelSumLaunches(program, operation, computeUnits, scratchElements);
    }
    if (operation.kind == operations::MaxPool2d) {
        requireCountable(program, operation);
        return {launchOf(KernelId::MaxPool2d, {in[0], out}, {x[0] * x[1], x[2], x[3], operation.attributes.window}, {},
                         elementGroups(elementCount(y), computeUnits))};
    }
    if (operation.kind == operations::MaxPool2dGrad)
        return {poolGradLaunch(program, operation, false, out, computeUnits)};
    return {};
}

} // namespace overtake::accelerator
