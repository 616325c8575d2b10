// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/product/convolution.h"
#include "engines/cpu/simd/image_kernels.h"
#include "engines/cpu/simd/vector_kernels.h"
#include "engines/cpu/tasks/function_task.h"
#include "engines/cpu/tasks/image_layout.h"
#include "engines/cpu/tasks/pooled_gradient.h"
#include "engines/host/team.h"
#include "operations/activations.h"
#include "operations/channels.h"
#include "operations/convolution.h"
#include "operations/pooling.h"

#include <algorithm>

namespace overtake
{

namespace
{

/// x (b, c, h, w), weights (o, c, k, k)
ConvolutionSpec specOf(const Shape &x, const Shape &weights, const Operation &operation)
{
    const auto padding = operation.attributes.as<operations::Conv2dAttributes>().padding;
    return {x[0], x[1], x[2], x[3], weights[0], weights[2], padding};
}

std::unique_ptr<Task> convolutionTask(std::unique_ptr<Convolution> convolution, TensorId a, TensorId b, TensorId c,
                                      TensorId bias, HostStorage &storage)
{
    const int threads = convolution->threads();
    const std::int64_t bytes = convolution->bytes();
    return taskOf(
        [=, views = &storage, work = std::shared_ptr<Convolution>(std::move(convolution))](const BatchRange &) {
            work->run(views->floats(a), views->floats(b), views->floats(c),
                      bias == noTensor ? nullptr : views->floats(bias));
        },
        threads, bytes);
}

kernels::Pooling poolingOf(const TaskArguments &t)
{
    const Shape &x = t.in();
    return {x[2], x[3], x[1], t.attributes<operations::MaxPool2dAttributes>().window};
}

std::int64_t pooledRows(const TaskArguments &t)
{
    const Shape &x = t.in();
    return x[0] * (x[2] / t.attributes<operations::MaxPool2dAttributes>().window);
}

/// x (b, c, h, w) with channels last is a matrix of b h w rows and c columns.
std::int64_t pixels(const Shape &shape)
{
    return shape[0] * shape[2] * shape[3];
}

std::unique_ptr<Task> addChannelBiasTask(const TaskArguments &t)
{
    return taskOf([a = tensorsOf(t), rows = pixels(t.in()), columns = t.columns()](const BatchRange &) {
        kernels::addBias(a.in(0), a.in(1), a.out(), rows, columns);
    });
}

std::unique_ptr<Task> channelSumTask(const TaskArguments &t)
{
    const int used = threadsFor(0, floatBytes(t.count()), t.threads);
    return taskOf(
        [=, a = tensorsOf(t), rows = pixels(t.in()), columns = t.columns()](const BatchRange &) {
            shareOut(columns, 16, used, [&](std::int64_t first, std::int64_t last) {
                kernels::columnSum(a.in(0), a.out(), rows, columns, first, last, 1, nullptr);
            });
        },
        used);
}

std::unique_ptr<Task> broadcastChannelsTask(const TaskArguments &t)
{
    return taskOf([a = tensorsOf(t), rows = pixels(t.out()), columns = t.out()[1]](const BatchRange &) {
        for (std::int64_t i = 0; i < rows; ++i)
            std::copy_n(a.in(0), columns, a.out() + i * columns);
    });
}

std::unique_ptr<Task> maxPoolTask(const TaskArguments &t)
{
    const int used = threadsFor(0, 1.25 * floatBytes(t.count()), t.threads);
    return taskOf(
        [=, a = tensorsOf(t), pooling = poolingOf(t), rows = pooledRows(t)](const BatchRange &) {
            shareOut(rows, 1, used, [&](std::int64_t first, std::int64_t last) {
                kernels::maxPool(pooling, a.in(0), a.out(), first, last);
            });
        },
        used);
}

template <auto copy>
std::unique_ptr<Task> layoutTask(const TaskArguments &t)
{
    return taskOfBytes(t.rows(), 1, 2 * floatBytes(t.count()), t.threads,
                       [a = tensorsOf(t), shape = t.in()](std::int64_t first, std::int64_t last) {
                           copy(shape, a.in(0), a.out(), first, last);
                       });
}

/// With bias and ReLU if they follow.
std::unique_ptr<Task> forwardTask(const TaskArguments &t)
{
    auto spec = specOf(t.in(0), t.in(1), t.operation);
    const Operation *bias = t.find(operations::AddChannelBias);
    spec.bias = bias != nullptr;
    spec.relu = t.find(operations::Relu) != nullptr;
    return convolutionTask(makeConvolution(ConvolutionPass::Forward, spec, t.threads), t.operation.inputs[0],
                           t.operation.inputs[1], t.operation.outputs[0], bias ? bias->inputs[1] : noTensor, t.storage);
}

/// Also sums its dy over each channel where the step has that.
std::unique_ptr<Task> weightGradTask(const TaskArguments &t)
{
    const Operation &op = *t.find(operations::Conv2dWeightGrad);
    const Operation *sum = t.find(operations::ChannelSum);
    auto spec = specOf(t.shape(op.inputs[0]), t.shape(op.inputs[2]), op);
    spec.bias = sum != nullptr;
    return convolutionTask(makeConvolution(ConvolutionPass::WeightGrad, spec, t.threads), op.inputs[0], op.inputs[1],
                           op.outputs[0], sum ? sum->outputs[0] : noTensor, t.storage);
}

/// Through the ReLU whose result was pooled, where its derivative follows.
std::unique_ptr<Task> poolGradTask(const TaskArguments &t)
{
    if (t.find(operations::Conv2dWeightGrad) || t.find(operations::Conv2dInputGrad))
        return makePooledGradientTask(t);
    const auto pooling = poolingOf(t);
    const auto rows = pooledRows(t);
    const int used = threadsFor(0, 2.5 * floatBytes(t.count()), t.threads);
    return taskOf(
        [=, a = tensorsOf(t), throughRelu = t.isFused()](const BatchRange &) {
            shareOut(rows, 1, used, [&](std::int64_t first, std::int64_t last) {
                kernels::maxPoolGrad(pooling, throughRelu, a.in(0), a.in(1), a.in(2), a.out(), first, last);
            });
        },
        used);
}

Fusions poolGradFusions()
{
    using namespace operations;
    Fusions all = pooledGradientFusions();
    all.push_back({{{MaxPool2dGrad, "x..", "e"}, {ReluGrad, "xe"}}});
    return all;
}

} // namespace

using namespace operations;

static const CpuKernel imageKernels[] = {
    {Conv2d, forwardTask},
    {Conv2dInputGrad,
     [](const TaskArguments &t) {
         const auto &in = t.operation.inputs;
         const auto spec = specOf(t.out(), t.in(1), t.operation);
         return convolutionTask(makeConvolution(ConvolutionPass::InputGrad, spec, t.threads), in[0], in[1],
                                t.operation.outputs[0], noTensor, t.storage);
     }},
    {Conv2dWeightGrad, weightGradTask},
    {AddChannelBias, addChannelBiasTask},
    {ChannelSum,
     [](const TaskArguments &t) { return t.isFused() ? weightGradTask(t) : channelSumTask(t); },
     {{{{ChannelSum, "d"}, {Conv2dWeightGrad, ".d."}}}}},
    {BroadcastChannels, broadcastChannelsTask},
    {MaxPool2d, maxPoolTask},
    {ToChannelsLast, layoutTask<toChannelsLast>},
    {FromChannelsLast, layoutTask<fromChannelsLast>},
    {MaxPool2dGrad, poolGradTask, poolGradFusions()},
};

static const RegisteredKernels registeredImageKernels("images", imageKernels);

} // namespace overtake
