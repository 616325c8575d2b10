// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/eigen/eigen_kernels.h"

namespace overtake::eigen
{

namespace
{

/// A convolution is a product: weights (o, c k k) times what they meet in one picture, (c k k, h' w').
struct Patches {
    std::int64_t size, padding;
    Table padded; ///< one channel and the zeros around it
    Matrix values;

    /// x: (b, c, h, w), weights: (o, c, k, k)
    Patches(const Shape &x, const Shape &weights, std::int64_t zeros)
        : size(weights[2]), padding(zeros), padded(Table::Zero(x[2] + 2 * zeros, x[3] + 2 * zeros)),
          values(x[1] * size * size, (padded.rows() - size + 1) * (padded.cols() - size + 1))
    {
    }

    Eigen::Block<Table> inner()
    {
        return padded.block(padding, padding, padded.rows() - 2 * padding, padded.cols() - 2 * padding);
    }

    /// visit(the pixels that weight i of channel c meets, their place in the values)
    template <typename Visit>
    void forEachWeight(Index c, const Visit &visit)
    {
        for (std::int64_t i = 0; i < size * size; ++i) {
            const auto pixels = padded.block(i / size, i % size, padded.rows() - size + 1, padded.cols() - size + 1);
            visit(pixels, Eigen::Map<Table>(values.row(c * size * size + i).data(), pixels.rows(), pixels.cols()));
        }
    }

    void takeFrom(const Values &x, Index picture)
    {
        for (Index c = 0; c < x.shape[1]; ++c) {
            inner() = x.channel(picture * x.shape[1] + c);
            forEachWeight(c, [](auto pixels, auto place) { place = pixels; });
        }
    }

    void sumTo(const Values &x, Index picture)
    {
        for (Index c = 0; c < x.shape[1]; ++c) {
            padded.setZero();
            forEachWeight(c, [](auto pixels, auto place) { pixels += place; });
            x.channel(picture * x.shape[1] + c) = inner();
        }
    }
};

/// x (b, c, h, w), weights (o, c, k, k) -> y (b, o, h', w')
void conv2d(Args a)
{
    Patches patches(a.from(0).shape, a.from(1).shape, a.attributes<operations::Conv2dAttributes>().padding);
    a.out().setZero();
    for (Index b = 0; b < a.from().shape[0]; ++b) {
        patches.takeFrom(a.from(0), b);
        addProduct({}, a.from(1).matrix(), patches.values, a.to().item(b));
    }
}

/// dy (b, o, h', w'), weights (o, c, k, k), like x -> dx (b, c, h, w): dpatches = weights^T dy
void conv2dInputGrad(Args a)
{
    Patches patches(a.to().shape, a.from(1).shape, a.attributes<operations::Conv2dAttributes>().padding);
    for (Index b = 0; b < a.from().shape[0]; ++b) {
        patches.values.setZero();
        addProduct({.transposeA = true}, a.from(1).matrix(), a.from(0).item(b), patches.values);
        patches.sumTo(a.to(), b);
    }
}

/// x (b, c, h, w), dy (b, o, h', w'), like weights -> dweights (o, c, k, k): the sum of dy patches^T
void conv2dWeightGrad(Args a)
{
    Patches patches(a.from(0).shape, a.to().shape, a.attributes<operations::Conv2dAttributes>().padding);
    a.out().setZero();
    for (Index b = 0; b < a.from().shape[0]; ++b) {
        patches.takeFrom(a.from(0), b);
        addProduct({.transposeB = true}, a.from(1).item(b), patches.values, a.to().matrix());
    }
}

/// x (b, c, h, w), bias (c)
void addChannelBias(Args a)
{
    for (Index b = 0; b < a.from().shape[0]; ++b)
        a.to().item(b) = a.from(0).item(b).colwise() + a.in(1).matrix();
}

/// x (b, c, h, w) -> sum over b, h, w (c)
void channelSum(Args a)
{
    a.out().setZero();
    for (Index b = 0; b < a.from().shape[0]; ++b)
        a.out().matrix() += a.from(0).item(b).rowwise().sum();
}

/// x (b, c, h, w) -> y (b, c, h / window, w / window)
void maxPool2d(Args a)
{
    const auto window = a.attributes<operations::MaxPool2dAttributes>().window;
    for (Index c = 0; c < a.from().shape[0] * a.from().shape[1]; ++c) {
        const auto x = a.from().channel(c);
        const auto largest = [&](Index i, Index j) {
            return x.block(i * window, j * window, window, window).maxCoeff();
        };
        a.to().channel(c) = Table::NullaryExpr(x.rows() / window, x.cols() / window, largest);
    }
}

/// x (b, c, h, w), y = maxPool2d(x), dy -> dx: to the first of the largest in each window
void maxPool2dGrad(Args a)
{
    const auto window = a.attributes<operations::MaxPool2dAttributes>().window;
    a.out().setZero();
    for (Index c = 0; c < a.from().shape[0] * a.from().shape[1]; ++c) {
        const auto x = a.from(0).channel(c);
        const auto dy = a.from(2).channel(c);
        auto dx = a.to().channel(c);
        for (Index i = 0; i < dy.size(); ++i) {
            const Index row = i / dy.cols() * window;
            const Index column = i % dy.cols() * window;
            Index at = 0;
            x.block(row, column, window, window).reshaped<Eigen::RowMajor>().maxCoeff(&at);
            dx(row + at / window, column + at % window) = dy(i / dy.cols(), i % dy.cols());
        }
    }
}

/// A row of the picture at a time, all its points until the last has escaped; those that have keep their z. (Built
/// without fused multiply-adds, see CMakeLists.txt: the counts are to be those of all engines.)
template <typename Real>
void mandelbrotRows(Args a)
{
    using Points = Eigen::Array<Real, Dynamic, 1>;
    const auto width = a.from(0).shape[0];
    const auto real = [&](TensorId id) { return static_cast<Real *>(a.storage.data(id)); };
    const Eigen::Map<const Points> cx(real(a.operation.inputs[0]), width);
    const auto &attributes = a.attributes<operations::MandelbrotAttributes>();
    const auto horizon = static_cast<Real>(attributes.horizon);
    for (std::int64_t row = 0; row < a.from(1).shape[0]; ++row) {
        const Real cy = real(a.operation.inputs[1])[row];
        Eigen::Map<Points> x(real(a.operation.outputs[1]) + row * width, width);
        Eigen::Map<Points> y(real(a.operation.outputs[2]) + row * width, width);
        Eigen::ArrayXi done = Eigen::ArrayXi::Zero(width);
        Eigen::Array<bool, Dynamic, 1> isInside = Eigen::Array<bool, Dynamic, 1>::Constant(width, true);
        x.setZero();
        y.setZero();
        for (std::int32_t n = 0; n < attributes.iterations && isInside.any(); ++n) {
            const Points next = x * x - y * y + cx;
            y = isInside.select(2 * (x * y) + cy, y);
            x = isInside.select(next, x);
            done += isInside.template cast<std::int32_t>();
            isInside = isInside && x * x + y * y < horizon * horizon;
        }
        a.intsOut().segment(row * width, width) = (done == attributes.iterations).select(0, done - 1);
        a.intsOut(3)(row) = done.sum();
    }
}

constexpr Kernel images[] = {
    {operations::Conv2d, conv2d, true},
    {operations::Conv2dInputGrad, conv2dInputGrad, true},
    {operations::Conv2dWeightGrad, conv2dWeightGrad, true},
    {operations::AddChannelBias, addChannelBias},
    {operations::ChannelSum, channelSum},
    {operations::BroadcastChannels,
     [](Args a) {
         for (Index b = 0; b < a.to().shape[0]; ++b)
             a.to().item(b).colwise() = a.in(0).matrix();
     }},
    {operations::MaxPool2d, maxPool2d},
    {operations::MaxPool2dGrad, maxPool2dGrad},
    {operations::Mandelbrot,
     [](Args a) {
         a.program.tensor(a.operation.inputs[0]).type == DataType::Float64 ? mandelbrotRows<double>(a)
                                                                           : mandelbrotRows<float>(a);
     }},
};

} // namespace

const std::span<const Kernel> imageKernels = images;

} // namespace overtake::eigen
