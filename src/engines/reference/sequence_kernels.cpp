// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/reference/sequence_kernels.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace overtake
{

namespace
{

using Arguments = ReferenceArguments;

/// table (v, c), tokens (b, t) -> (b t, c)
void embedding(const Arguments &a)
{
    const auto channels = a.columns();
    const auto count = elementCount(a.shape(1));
    for (std::int64_t i = 0; i < count; ++i)
        std::copy_n(a.in(0) + a.labels(1)[i] * channels, channels, a.out() + i * channels);
}

/// dy (b t, c), tokens (b, t), like table -> dtable (v, c)
void embeddingGrad(const Arguments &a)
{
    const auto channels = a.columns();
    std::vector<double> sums(static_cast<std::size_t>(elementCount(a.shape(2))), 0.0);
    for (std::int64_t i = 0; i < a.rows(); ++i) {
        for (std::int64_t j = 0; j < channels; ++j)
            sums[static_cast<std::size_t>(a.labels(1)[i] * channels + j)] += a.in(0)[i * channels + j];
    }
    std::transform(sums.begin(), sums.end(), a.out(), [](double sum) { return static_cast<float>(sum); });
}

/// x (b t, c), positions (t, c) -> x + positions
void addPositions(const Arguments &a)
{
    const auto period = elementCount(a.shape(1));
    for (std::int64_t i = 0; i < a.size(); ++i)
        a.out()[i] = a.in(0)[i] + a.in(1)[i % period];
}

/// x (b t, c), like positions -> sum over b (t, c)
void sumPositions(const Arguments &a)
{
    const auto period = elementCount(a.shape(1));
    for (std::int64_t i = 0; i < period; ++i) {
        double sum = 0;
        for (std::int64_t j = i; j < a.size(); j += period)
            sum += a.in(0)[j];
        a.out()[i] = static_cast<float>(sum);
    }
}

/// x (n, c), gain (c) -> y (n, c), mean (n), 1 / deviation (n)
void layerNorm(const Arguments &a)
{
    const auto channels = a.columns();
    const auto width = static_cast<double>(channels);
    for (std::int64_t i = 0; i < a.rows(); ++i) {
        const float *x = a.in(0) + i * channels;
        double mean = 0;
        for (std::int64_t j = 0; j < channels; ++j)
            mean += x[j];
        mean /= width;
        double variance = 0;
        for (std::int64_t j = 0; j < channels; ++j)
            variance += (x[j] - mean) * (x[j] - mean);
        const double inverse = 1 / std::sqrt(variance / width + a.operation.attributes.epsilon);
        for (std::int64_t j = 0; j < channels; ++j)
            a.out(0)[i * channels + j] = static_cast<float>(a.in(1)[j] * (x[j] - mean) * inverse);
        a.out(1)[i] = static_cast<float>(mean);
        a.out(2)[i] = static_cast<float>(inverse);
    }
}

/// dy (n, c), x, gain (c), mean (n), 1 / deviation (n) -> dx (n, c): with z = (x - mean) / deviation and g = gain dy,
/// dx = (g - mean(g) - z mean(g z)) / deviation
void layerNormGrad(const Arguments &a)
{
    const auto channels = a.columns();
    for (std::int64_t i = 0; i < a.rows(); ++i) {
        const double mean = a.in(3)[i];
        const double inverse = a.in(4)[i];
        const auto z = [&](std::int64_t j) { return (a.in(1)[i * channels + j] - mean) * inverse; };
        const auto g = [&](std::int64_t j) { return static_cast<double>(a.in(2)[j]) * a.in(0)[i * channels + j]; };
        double sumG = 0;
        double sumGz = 0;
        for (std::int64_t j = 0; j < channels; ++j) {
            sumG += g(j);
            sumGz += g(j) * z(j);
        }
        const auto width = static_cast<double>(channels);
        for (std::int64_t j = 0; j < channels; ++j)
            a.out()[i * channels + j] = static_cast<float>((g(j) - sumG / width - z(j) * sumGz / width) * inverse);
    }
}

/// dy (n, c), x, mean (n), 1 / deviation (n) -> dgain (c)
void layerNormGainGrad(const Arguments &a)
{
    const auto channels = a.columns();
    for (std::int64_t j = 0; j < channels; ++j) {
        double sum = 0;
        for (std::int64_t i = 0; i < a.rows(); ++i) {
            const double z = (static_cast<double>(a.in(1)[i * channels + j]) - a.in(2)[i]) * a.in(3)[i];
            sum += a.in(0)[i * channels + j] * z;
        }
        a.out()[j] = static_cast<float>(sum);
    }
}

/// The share of the normal distribution below x.
double normalBelow(double x)
{
    return 0.5 * (1 + std::erf(x / std::numbers::sqrt2));
}

void gelu(const Arguments &a)
{
    for (std::int64_t i = 0; i < a.size(); ++i)
        a.out()[i] = static_cast<float>(a.in(0)[i] * normalBelow(a.in(0)[i]));
}

/// x, dy -> dx
void geluGrad(const Arguments &a)
{
    for (std::int64_t i = 0; i < a.size(); ++i) {
        const double x = a.in(0)[i];
        const double density = std::exp(-0.5 * x * x) / std::sqrt(2 * std::numbers::pi);
        a.out()[i] = static_cast<float>(a.in(1)[i] * (normalBelow(x) + x * density));
    }
}

/// Between (b t, parts c), `joined`, and `parts` tensors (b h, t, d), the rows of each head together.
/// move(place in joined, part, place in part)
template <typename Move>
void forEachOfHeads(const Attributes &attributes, const Shape &joined, std::int64_t parts, Move move)
{
    const auto width = joined[1];
    const auto headWidth = width / (parts * attributes.heads);
    for (std::int64_t row = 0; row < joined[0]; ++row) {
        const auto sequence = row / attributes.context;
        const auto position = row % attributes.context;
        for (std::int64_t column = 0; column < width; ++column) {
            const auto head = column / headWidth; // counted through all parts
            const auto part = head / attributes.heads;
            const auto batch = sequence * attributes.heads + head % attributes.heads;
            move(row * width + column, static_cast<std::size_t>(part),
                 (batch * attributes.context + position) * headWidth + column % headWidth);
        }
    }
}

void splitHeads(const Arguments &a)
{
    const Attributes &attributes = a.operation.attributes;
    forEachOfHeads(attributes, a.shape(), attributes.parts,
                   [&](auto from, auto part, auto to) { a.out(part)[to] = a.in(0)[from]; });
}

void joinHeads(const Arguments &a)
{
    const auto parts = static_cast<std::int64_t>(a.operation.inputs.size());
    forEachOfHeads(a.operation.attributes, a.program.tensor(a.operation.outputs[0]).shape, parts,
                   [&](auto to, auto part, auto from) { a.out()[to] = a.in(part)[from]; });
}

/// a (g, m, k), b (g, k, n) -> (g, m, n), each operand stored transposed where the attribute says so
void batchedMatMul(const Arguments &a)
{
    const bool ta = a.operation.attributes.transposeA;
    const bool tb = a.operation.attributes.transposeB;
    const auto m = a.shape(0)[ta ? 2 : 1];
    const auto k = a.shape(0)[ta ? 1 : 2];
    const auto n = a.shape(1)[tb ? 1 : 2];
    for (std::int64_t g = 0; g < a.shape(0)[0]; ++g) {
        const float *x = a.in(0) + g * m * k;
        const float *y = a.in(1) + g * k * n;
        for (std::int64_t i = 0; i < m; ++i) {
            for (std::int64_t j = 0; j < n; ++j) {
                double sum = 0;
                for (std::int64_t l = 0; l < k; ++l)
                    sum += static_cast<double>(ta ? x[l * m + i] : x[i * k + l]) * (tb ? y[j * k + l] : y[l * n + j]);
                a.out()[(g * m + i) * n + j] = static_cast<float>(a.operation.attributes.alpha * sum);
            }
        }
    }
}

/// x (g, t, t) -> y (g, t, t); row i of a square has i + 1 elements on and below the diagonal
void causalSoftmax(const Arguments &a)
{
    const auto t = a.columns();
    for (std::int64_t row = 0; row < a.rows() * t; ++row) {
        const auto length = row % t + 1;
        const float *x = a.in(0) + row * t;
        float *y = a.out() + row * t;
        const double largest = *std::max_element(x, x + length);
        double sum = 0;
        for (std::int64_t j = 0; j < length; ++j)
            sum += std::exp(x[j] - largest);
        for (std::int64_t j = 0; j < t; ++j)
            y[j] = j < length ? static_cast<float>(std::exp(x[j] - largest) / sum) : 0.0F;
    }
}

/// y, dy (g, t, t) -> dx = y (dy - sum(y dy))
void causalSoftmaxGrad(const Arguments &a)
{
    const auto t = a.columns();
    for (std::int64_t row = 0; row < a.rows() * t; ++row) {
        const auto length = row % t + 1;
        const float *y = a.in(0) + row * t;
        const float *dy = a.in(1) + row * t;
        double sum = 0;
        for (std::int64_t j = 0; j < length; ++j)
            sum += static_cast<double>(y[j]) * dy[j];
        for (std::int64_t j = 0; j < t; ++j)
            a.out()[row * t + j] = j < length ? static_cast<float>(y[j] * (dy[j] - sum)) : 0.0F;
    }
}

void squareSum(const Arguments &a)
{
    double sum = 0;
    for (std::size_t input = 0; input < a.operation.inputs.size(); ++input) {
        const auto count = elementCount(a.shape(input));
        for (std::int64_t i = 0; i < count; ++i)
            sum += static_cast<double>(a.in(input)[i]) * a.in(input)[i];
    }
    a.out()[0] = static_cast<float>(sum);
}

void clipFactor(const Arguments &a)
{
    const double norm = std::sqrt(static_cast<double>(a.in(0)[0]));
    a.out()[0] = static_cast<float>(std::min(1.0, a.operation.attributes.alpha / (norm + 1e-6)));
}

/// Loshchilov & Hutter, 'Decoupled weight decay regularization' (2019), algorithm 2, with the learning rate on the
/// decay and epsilon added to the corrected root as PyTorch does.
void adamW(const Arguments &a)
{
    const Attributes &at = a.operation.attributes;
    const double t = a.in(4)[0];
    const double rate = a.in(5)[0];
    const double factor = a.in(6)[0];
    const double firstCorrection = 1 - std::pow(static_cast<double>(at.beta1), t);
    const double secondCorrection = 1 - std::pow(static_cast<double>(at.beta2), t);
    for (std::int64_t i = 0; i < a.size(); ++i) {
        const double gradient = factor * a.in(1)[i];
        const double first = at.beta1 * static_cast<double>(a.in(2)[i]) + (1.0 - at.beta1) * gradient;
        const double second = at.beta2 * static_cast<double>(a.in(3)[i]) + (1.0 - at.beta2) * gradient * gradient;
        a.out(1)[i] = static_cast<float>(first);
        a.out(2)[i] = static_cast<float>(second);
        const double kept = a.in(0)[i] * (1 - rate * at.weightDecay);
        const double root = std::sqrt(second / secondCorrection) + at.epsilon;
        a.out(0)[i] = static_cast<float>(kept - rate * (first / firstCorrection) / root);
    }
}

} // namespace

bool runSequenceOperation(const ReferenceArguments &a)
{
    switch (a.operation.kind) {
    case OperationKind::Embedding:
        embedding(a);
        break;
    case OperationKind::EmbeddingGrad:
        embeddingGrad(a);
        break;
    case OperationKind::AddPositions:
        addPositions(a);
        break;
    case OperationKind::SumPositions:
        sumPositions(a);
        break;
    case OperationKind::LayerNorm:
        layerNorm(a);
        break;
    case OperationKind::LayerNormGrad:
        layerNormGrad(a);
        break;
    case OperationKind::LayerNormGainGrad:
        layerNormGainGrad(a);
        break;
    case OperationKind::Gelu:
        gelu(a);
        break;
    case OperationKind::GeluGrad:
        geluGrad(a);
        break;
    case OperationKind::SplitHeads:
        splitHeads(a);
        break;
    case OperationKind::JoinHeads:
        joinHeads(a);
        break;
    case OperationKind::BatchedMatMul:
        batchedMatMul(a);
        break;
    case OperationKind::CausalSoftmax:
        causalSoftmax(a);
        break;
    case OperationKind::CausalSoftmaxGrad:
        causalSoftmaxGrad(a);
        break;
    case OperationKind::SquareSum:
        squareSum(a);
        break;
    case OperationKind::ClipFactor:
        clipFactor(a);
        break;
    case OperationKind::CosineRate:
        a.out()[0] = static_cast<float>(cosineRate(a.operation.attributes, a.in(0)[0]));
        break;
    case OperationKind::AdamW:
        adamW(a);
        break;
    default:
        return false;
    }
    return true;
}

} // namespace overtake
