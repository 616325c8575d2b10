// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/image_tasks.h"

#include "engines/cpu/convolution.h"
#include "engines/cpu/function_task.h"
#include "engines/cpu/image_kernels.h"
#include "engines/cpu/image_layout.h"
#include "engines/cpu/team.h"
#include "engines/cpu/vector_kernels.h"
#include "operations/channels.h"
#include "operations/convolution.h"
#include "operations/pooling.h"

#include <algorithm>

namespace overtake
{

namespace
{

/// x (b, c, h, w), weights (o, c, k, k)
ConvolutionSpec specOf(const Shape &x, const Shape &weights, const Attributes &attributes)
{
    return {x[0], x[1], x[2], x[3], weights[0], weights[2], attributes.padding};
}

std::unique_ptr<Task> convolutionTask(std::unique_ptr<Convolution> convolution, TensorId a, TensorId b, TensorId c,
                                      TensorId bias, HostStorage &storage)
{
    const int threads = convolution->threads();
    return taskOf(
        [=, views = &storage, work = std::shared_ptr<Convolution>(std::move(convolution))](const BatchRange &) {
            work->run(views->floats(a), views->floats(b), views->floats(c),
                      bias == noTensor ? nullptr : views->floats(bias));
        },
        threads);
}

kernels::Pooling poolingOf(const Shape &x, const Attributes &attributes)
{
    return {x[2], x[3], x[1], attributes.window};
}

std::int64_t pooledRows(const Shape &x, const Attributes &attributes)
{
    return x[0] * (x[2] / attributes.window);
}

double bytesOf(const Shape &shape)
{
    return 4.0 * static_cast<double>(elementCount(shape));
}

/// x (b, c, h, w) with channels last is a matrix of b h w rows and c columns.
std::int64_t pixels(const Shape &shape)
{
    return shape[0] * shape[2] * shape[3];
}

std::unique_ptr<Task> addChannelBiasTask(const TaskArguments &t)
{
    return taskOf([a = tensorsOf(t), rows = pixels(t.in()), columns = t.columns()](const BatchRange &) {
        kernels::addBias(a.in(0), a.in(1), a.out(), rows, columns, false);
    });
}

std::unique_ptr<Task> channelSumTask(const TaskArguments &t)
{
    const int used = threadsFor(0, bytesOf(t.in()), t.threads);
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
    const int used = threadsFor(0, 1.25 * bytesOf(t.in()), t.threads);
    return taskOf(
        [=, a = tensorsOf(t), pooling = poolingOf(t.in(), t.attributes()),
         rows = pooledRows(t.in(), t.attributes())](const BatchRange &) {
            shareOut(rows, 1, used, [&](std::int64_t first, std::int64_t last) {
                kernels::maxPool(pooling, a.in(0), a.out(), first, last);
            });
        },
        used);
}

template <auto copy>
std::unique_ptr<Task> layoutTask(const TaskArguments &t)
{
    return taskOfBytes(t.rows(), 1, 2 * bytesOf(t.in()), t.threads,
                       [a = tensorsOf(t), shape = t.in()](std::int64_t first, std::int64_t last) {
                           copy(shape, a.in(0), a.out(), first, last);
                       });
}

} // namespace

std::unique_ptr<Task> makeConvolutionTask(const Program &program, const Operation &operation, TensorId bias, bool relu,
                                          TensorId y, HostStorage &storage, int threads)
{
    const auto &in = operation.inputs;
    auto spec = specOf(program.tensor(in[0]).shape, program.tensor(in[1]).shape, operation.attributes);
    spec.bias = bias != noTensor;
    spec.relu = relu;
    return convolutionTask(makeConvolution(spec, threads), in[0], in[1], y, bias, storage);
}

std::unique_ptr<Task> makeWeightGradTask(const Program &program, const Operation &operation, TensorId biasGradient,
                                         HostStorage &storage, int threads)
{
    const auto &in = operation.inputs;
    auto spec = specOf(program.tensor(in[0]).shape, program.tensor(in[2]).shape, operation.attributes);
    spec.bias = biasGradient != noTensor;
    return convolutionTask(makeConvolutionWeightGrad(spec, threads), in[0], in[1], operation.outputs[0], biasGradient,
                           storage);
}

std::unique_ptr<Task> makePoolGradTask(const Program &program, const Operation &operation, TensorId dx,
                                       bool throughRelu, HostStorage &storage, int threads)
{
    const Shape &shape = program.tensor(operation.inputs[0]).shape;
    const auto pooling = poolingOf(shape, operation.attributes);
    const auto rows = pooledRows(shape, operation.attributes);
    const int used = threadsFor(0, 2.5 * bytesOf(shape), threads);
    return taskOf(
        [=, in = operation.inputs, views = &storage](const BatchRange &) {
            shareOut(rows, 1, used, [&](std::int64_t first, std::int64_t last) {
                kernels::maxPoolGrad(pooling, throughRelu, views->floats(in[0]), views->floats(in[1]),
                                     views->floats(in[2]), views->floats(dx), first, last);
            });
        },
        used);
}

std::span<const CpuKernel> imageKernels()
{
    static const CpuKernel all[] = {
        {operations::Conv2d,
         [](const TaskArguments &t) {
             return makeConvolutionTask(t.program, t.operation, noTensor, false, t.operation.outputs[0], t.storage,
                                        t.threads);
         }},
        {operations::Conv2dInputGrad,
         [](const TaskArguments &t) {
             const auto &in = t.operation.inputs;
             return convolutionTask(makeConvolutionInputGrad(specOf(t.out(), t.in(1), t.attributes()), t.threads),
                                    in[0], in[1], t.operation.outputs[0], noTensor, t.storage);
         }},
        {operations::Conv2dWeightGrad,
         [](const TaskArguments &t) {
             return makeWeightGradTask(t.program, t.operation, noTensor, t.storage, t.threads);
         }},
        {operations::AddChannelBias, addChannelBiasTask},
        {operations::ChannelSum, channelSumTask},
        {operations::BroadcastChannels, broadcastChannelsTask},
        {operations::MaxPool2d, maxPoolTask},
        {ToChannelsLast, layoutTask<toChannelsLast>},
        {FromChannelsLast, layoutTask<fromChannelsLast>},
        {operations::MaxPool2dGrad,
         [](const TaskArguments &t) {
             return makePoolGradTask(t.program, t.operation, t.operation.outputs[0], false, t.storage, t.threads);
         }},
    };
    return all;
}

} // namespace overtake
