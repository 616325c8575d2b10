// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/reference/image_kernels.h"

#include <algorithm>

namespace overtake
{

namespace
{

using Arguments = ReferenceArguments;

/// A tensor of four dimensions, by its indices.
template <typename Number>
struct Four {
    Number *data;
    const Shape &shape;

    Number &operator()(std::int64_t i, std::int64_t j, std::int64_t k, std::int64_t l) const
    {
        return data[((i * shape[1] + j) * shape[2] + k) * shape[3] + l];
    }
    bool has(std::int64_t row, std::int64_t column) const
    {
        return row >= 0 && row < shape[2] && column >= 0 && column < shape[3];
    }
};

Four<const float> imageIn(const Arguments &a, std::size_t i)
{
    return {a.in(i), a.shape(i)};
}

Four<float> imageOut(const Arguments &a)
{
    return {a.out(), a.program.tensor(a.operation.outputs[0]).shape};
}

/// body(i, j, k, l) for all indices of `shape`.
template <typename Body>
void forAll(const Shape &shape, const Body &body)
{
    for (std::int64_t i = 0; i < shape[0]; ++i) {
        for (std::int64_t j = 0; j < shape[1]; ++j) {
            for (std::int64_t k = 0; k < shape[2]; ++k) {
                for (std::int64_t l = 0; l < shape[3]; ++l)
                    body(i, j, k, l);
            }
        }
    }
}

/// x (b, c, h, w), weights (o, c, k, k) -> y (b, o, h', w')
void conv2d(const Arguments &a)
{
    const auto x = imageIn(a, 0);
    const auto weights = imageIn(a, 1);
    const auto y = imageOut(a);
    const auto padding = a.operation.attributes.padding;
    const auto size = weights.shape[2];
    forAll(y.shape, [&](auto b, auto o, auto row, auto column) {
        double sum = 0;
        for (std::int64_t c = 0; c < x.shape[1]; ++c) {
            for (std::int64_t i = 0; i < size; ++i) {
                for (std::int64_t j = 0; j < size; ++j) {
                    if (x.has(row + i - padding, column + j - padding))
                        sum +=
                            static_cast<double>(x(b, c, row + i - padding, column + j - padding)) * weights(o, c, i, j);
                }
            }
        }
        y(b, o, row, column) = static_cast<float>(sum);
    });
}

/// dy (b, o, h', w'), weights (o, c, k, k), like x -> dx (b, c, h, w)
void conv2dInputGrad(const Arguments &a)
{
    const auto dy = imageIn(a, 0);
    const auto weights = imageIn(a, 1);
    const auto dx = imageOut(a);
    const auto padding = a.operation.attributes.padding;
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
}

/// x (b, c, h, w), dy (b, o, h', w'), like weights -> dweights (o, c, k, k)
void conv2dWeightGrad(const Arguments &a)
{
    const auto x = imageIn(a, 0);
    const auto dy = imageIn(a, 1);
    const auto dweights = imageOut(a);
    const auto padding = a.operation.attributes.padding;
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
}

/// x (b, c, h, w), bias (c)
void addChannelBias(const Arguments &a)
{
    const auto x = imageIn(a, 0);
    const auto y = imageOut(a);
    forAll(x.shape, [&](auto b, auto c, auto i, auto j) { y(b, c, i, j) = x(b, c, i, j) + a.in(1)[c]; });
}

/// x (b, c, h, w) -> (c)
void channelSum(const Arguments &a)
{
    const auto x = imageIn(a, 0);
    for (std::int64_t c = 0; c < x.shape[1]; ++c) {
        double sum = 0;
        forAll({x.shape[0], 1, x.shape[2], x.shape[3]}, [&](auto b, auto, auto i, auto j) { sum += x(b, c, i, j); });
        a.out()[c] = static_cast<float>(sum);
    }
}

/// v (c) -> (b, c, h, w)
void broadcastChannels(const Arguments &a)
{
    const auto y = imageOut(a);
    forAll(y.shape, [&](auto b, auto c, auto i, auto j) { y(b, c, i, j) = a.in(0)[c]; });
}

/// x (b, c, h, w) -> y (b, c, h / window, w / window)
void maxPool2d(const Arguments &a)
{
    const auto x = imageIn(a, 0);
    const auto y = imageOut(a);
    const auto window = a.operation.attributes.window;
    forAll(y.shape, [&](auto b, auto c, auto row, auto column) {
        float largest = x(b, c, row * window, column * window);
        forAll({1, 1, window, window}, [&](auto, auto, auto i, auto j) {
            largest = std::max(largest, x(b, c, row * window + i, column * window + j));
        });
        y(b, c, row, column) = largest;
    });
}

/// x (b, c, h, w), y = maxPool2d(x), dy -> dx: to the first element of each window that is y
void maxPool2dGrad(const Arguments &a)
{
    const auto x = imageIn(a, 0);
    const auto y = imageIn(a, 1);
    const auto dy = imageIn(a, 2);
    const auto dx = imageOut(a);
    const auto window = a.operation.attributes.window;
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
}

} // namespace

bool runImageOperation(const Arguments &a)
{
    switch (a.operation.kind) {
    case OperationKind::Conv2d:
        conv2d(a);
        return true;
    case OperationKind::Conv2dInputGrad:
        conv2dInputGrad(a);
        return true;
    case OperationKind::Conv2dWeightGrad:
        conv2dWeightGrad(a);
        return true;
    case OperationKind::AddChannelBias:
        addChannelBias(a);
        return true;
    case OperationKind::ChannelSum:
        channelSum(a);
        return true;
    case OperationKind::BroadcastChannels:
        broadcastChannels(a);
        return true;
    case OperationKind::MaxPool2d:
        maxPool2d(a);
        return true;
    case OperationKind::MaxPool2dGrad:
        maxPool2dGrad(a);
        return true;
    default:
        return false;
    }
}

} // namespace overtake
