// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/reference/reference_kernels.h"

#include "engines/reference/image_kernels.h"
#include "engines/reference/mandelbrot_loop.h"
#include "engines/reference/reference_arguments.h"
#include "engines/reference/sequence_kernels.h"
#include "text/error.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace overtake
{

namespace
{

using Arguments = ReferenceArguments;

void takeRows(const Arguments &a, const BatchRange &batch)
{
    const auto width = a.rowBytes();
    for (std::int64_t row = 0; row < batch.rows; ++row)
        std::memcpy(a.bytesOut() + row * width, a.bytesIn() + batch.sample(row) * width,
                    static_cast<std::size_t>(width));
}

void copyAll(const Arguments &a)
{
    std::memcpy(a.bytesOut(), a.bytesIn(), static_cast<std::size_t>(a.size() * a.elementBytes()));
}

/// (m, k) x (k, n) -> (m, n), each operand stored transposed where the attribute says so.
void matMul(const Arguments &a)
{
    const Attributes &attributes = a.operation.attributes;
    const bool ta = attributes.transposeA;
    const bool tb = attributes.transposeB;
    const auto m = a.shape(0)[ta ? 1 : 0];
    const auto k = a.shape(0)[ta ? 0 : 1];
    const auto n = a.shape(1)[tb ? 0 : 1];
    const float *x = a.in(0);
    const float *y = a.in(1);
    for (std::int64_t i = 0; i < m; ++i) {
        for (std::int64_t j = 0; j < n; ++j) {
            double sum = 0;
            for (std::int64_t l = 0; l < k; ++l)
                sum += static_cast<double>(ta ? x[l * m + i] : x[i * k + l]) * (tb ? y[j * k + l] : y[l * n + j]);
            double result = attributes.alpha * sum;
            if (a.operation.inputs.size() > 2)
                result += static_cast<double>(attributes.beta) * a.in(2)[i * n + j];
            a.out()[i * n + j] = static_cast<float>(result);
        }
    }
}

void addBias(const Arguments &a)
{
    for (std::int64_t i = 0; i < a.rows(); ++i) {
        for (std::int64_t j = 0; j < a.columns(); ++j)
            a.out()[i * a.columns() + j] = a.in(0)[i * a.columns() + j] + a.in(1)[j];
    }
}

void softmaxCrossEntropy(const Arguments &a)
{
    const auto classes = a.columns();
    double total = 0;
    for (std::int64_t i = 0; i < a.rows(); ++i) {
        const float *logits = a.in(0) + i * classes;
        float *probabilities = a.out(1) + i * classes;
        const double largest = *std::max_element(logits, logits + classes);
        double sum = 0;
        for (std::int64_t j = 0; j < classes; ++j)
            sum += std::exp(logits[j] - largest);
        for (std::int64_t j = 0; j < classes; ++j)
            probabilities[j] = static_cast<float>(std::exp(logits[j] - largest) / sum);
        total += std::log(sum) + largest - logits[a.labels(1)[i]];
    }
    a.out(0)[0] = static_cast<float>(total / static_cast<double>(a.rows()));
}

void softmaxCrossEntropyGrad(const Arguments &a)
{
    const auto classes = a.columns();
    const double scale = a.in(2)[0] / static_cast<double>(a.rows());
    for (std::int64_t i = 0; i < a.rows(); ++i) {
        for (std::int64_t j = 0; j < classes; ++j) {
            const double target = a.labels(1)[i] == j ? 1 : 0;
            a.out()[i * classes + j] = static_cast<float>((a.in(0)[i * classes + j] - target) * scale);
        }
    }
}

void binaryCrossEntropy(const Arguments &a)
{
    double total = 0;
    for (std::int64_t i = 0; i < a.rows(); ++i) {
        const double z = a.in(0)[i];
        total += std::max(z, 0.0) - z * a.labels(1)[i] + std::log1p(std::exp(-std::abs(z)));
        a.out(1)[i] = static_cast<float>(1 / (1 + std::exp(-z)));
    }
    a.out(0)[0] = static_cast<float>(total / static_cast<double>(a.rows()));
}

void binaryCrossEntropyGrad(const Arguments &a)
{
    const double scale = a.in(2)[0] / static_cast<double>(a.rows());
    for (std::int64_t i = 0; i < a.rows(); ++i)
        a.out()[i] = static_cast<float>((a.in(0)[i] - a.labels(1)[i]) * scale);
}

void rowSum(const Arguments &a)
{
    for (std::int64_t i = 0; i < a.rows(); ++i) {
        double sum = 0;
        for (std::int64_t j = 0; j < a.columns(); ++j)
            sum += a.in(0)[i * a.columns() + j];
        a.out()[i] = static_cast<float>(sum);
    }
}

void columnSum(const Arguments &a)
{
    for (std::int64_t j = 0; j < a.columns(); ++j) {
        double sum = 0;
        for (std::int64_t i = 0; i < a.rows(); ++i)
            sum += a.in(0)[i * a.columns() + j];
        a.out()[j] = static_cast<float>(sum);
    }
}

/// v in every row (perColumn) or in every column of the second input's shape.
void broadcast(const Arguments &a, bool perColumn)
{
    const auto rows = a.shape(1)[0];
    const auto columns = a.shape(1)[1];
    for (std::int64_t i = 0; i < rows; ++i) {
        for (std::int64_t j = 0; j < columns; ++j)
            a.out()[i * columns + j] = a.in(0)[perColumn ? j : i];
    }
}

/// Kingma & Ba, 'Adam' (2015), algorithm 1, with epsilon added to the corrected root as PyTorch does.
void adam(const Arguments &a)
{
    const Attributes &at = a.operation.attributes;
    const double t = a.in(4)[0];
    const double firstCorrection = 1 - std::pow(static_cast<double>(at.beta1), t);
    const double secondCorrection = 1 - std::pow(static_cast<double>(at.beta2), t);
    for (std::int64_t i = 0; i < a.size(); ++i) {
        const double gradient = a.in(1)[i];
        const double first = at.beta1 * static_cast<double>(a.in(2)[i]) + (1.0 - at.beta1) * gradient;
        const double second = at.beta2 * static_cast<double>(a.in(3)[i]) + (1.0 - at.beta2) * gradient * gradient;
        a.out(1)[i] = static_cast<float>(first);
        a.out(2)[i] = static_cast<float>(second);
        const double root = std::sqrt(second / secondCorrection) + at.epsilon;
        a.out(0)[i] = static_cast<float>(a.in(0)[i] - at.learningRate * (first / firstCorrection) / root);
    }
}

void argMax(const Arguments &a)
{
    for (std::int64_t i = 0; i < a.rows(); ++i) {
        const float *row = a.in(0) + i * a.columns();
        a.indices()[i] = static_cast<std::int32_t>(std::max_element(row, row + a.columns()) - row);
    }
}

void threshold(const Arguments &a)
{
    for (std::int64_t i = 0; i < a.rows(); ++i)
        a.indices()[i] = a.in(0)[i] > a.operation.attributes.alpha ? 1 : 0;
}

void accuracy(const Arguments &a)
{
    std::int64_t hits = 0;
    for (std::int64_t i = 0; i < a.rows(); ++i)
        hits += a.labels(0)[i] == a.labels(1)[i] ? 1 : 0;
    a.out()[0] = static_cast<float>(static_cast<double>(hits) / static_cast<double>(a.rows()));
}

template <typename Real>
void mandelbrot(const Arguments &a)
{
    const auto real = [&](TensorId id) { return static_cast<Real *>(a.storage.data(id)); };
    const auto &in = a.operation.inputs;
    const auto &out = a.operation.outputs;
    mandelbrotLoop(real(in[0]), real(in[1]), a.shape(0)[0], a.shape(1)[0], a.operation.attributes.iterations,
                   static_cast<Real>(a.operation.attributes.horizon), a.storage.ints(out[0]), real(out[1]),
                   real(out[2]), a.storage.ints(out[3]), a.operation.attributes.shortcuts);
}

template <typename Function>
void forEach(const Arguments &a, Function function)
{
    for (std::int64_t i = 0; i < a.size(); ++i)
        a.out()[i] = function(i);
}

} // namespace

void runReferenceOperation(const Program &program, const Operation &operation, HostStorage &storage,
                           const BatchRange &batch)
{
    const Arguments a{program, operation, storage};
    const Attributes &attributes = operation.attributes;
    switch (operation.kind) {
    case OperationKind::TransferIn:
        return attributes.batchRows ? takeRows(a, batch) : copyAll(a);
    case OperationKind::TransferOut:
        return copyAll(a);
    case OperationKind::GatherRows:
        return takeRows(a, batch);
    case OperationKind::SliceRows:
        return storage.setView(operation.outputs[0], operation.inputs[0], batch.firstRow, a.rowBytes());
    case OperationKind::Multiply:
        return forEach(a, [&](auto i) { return a.in(0)[i] * a.in(1)[i]; });
    case OperationKind::Add:
        return forEach(a, [&](auto i) { return a.in(0)[i] + a.in(1)[i]; });
    case OperationKind::MatMul:
        return matMul(a);
    case OperationKind::AddBias:
        return addBias(a);
    case OperationKind::Relu:
        return forEach(a, [&](auto i) { return std::max(a.in(0)[i], 0.0F); });
    case OperationKind::ReluGrad:
        return forEach(a, [&](auto i) { return a.in(0)[i] > 0 ? a.in(1)[i] : 0.0F; });
    case OperationKind::Sigmoid:
        return forEach(a, [&](auto i) { return static_cast<float>(1 / (1 + std::exp(-double{a.in(0)[i]}))); });
    case OperationKind::SigmoidGrad:
        return forEach(a, [&](auto i) { return a.in(1)[i] * a.in(0)[i] * (1 - a.in(0)[i]); });
    case OperationKind::SoftmaxCrossEntropy:
        return softmaxCrossEntropy(a);
    case OperationKind::SoftmaxCrossEntropyGrad:
        return softmaxCrossEntropyGrad(a);
    case OperationKind::BinaryCrossEntropy:
        return binaryCrossEntropy(a);
    case OperationKind::BinaryCrossEntropyGrad:
        return binaryCrossEntropyGrad(a);
    case OperationKind::RowSum:
        return rowSum(a);
    case OperationKind::ColumnSum:
        return columnSum(a);
    case OperationKind::BroadcastRows:
        return broadcast(a, true);
    case OperationKind::BroadcastColumns:
        return broadcast(a, false);
    case OperationKind::Fill:
        return forEach(a, [&](auto) { return attributes.alpha; });
    case OperationKind::CountStep:
        return forEach(a, [&](auto i) { return a.in(0)[i] + 1; });
    case OperationKind::Sgd:
        return forEach(a, [&](auto i) { return a.in(0)[i] - attributes.learningRate * a.in(1)[i]; });
    case OperationKind::Adam:
        return adam(a);
    case OperationKind::ArgMax:
        return argMax(a);
    case OperationKind::Threshold:
        return threshold(a);
    case OperationKind::Accuracy:
        return accuracy(a);
    case OperationKind::Mandelbrot:
        return a.elementBytes() == sizeof(double) ? mandelbrot<double>(a) : mandelbrot<float>(a);
    case OperationKind::Reshape:
        return storage.setView(operation.outputs[0], operation.inputs[0], 0, 0);
    default:
        if (runImageOperation(a) || runSequenceOperation(a))
            return;
        throw Error(std::string("The textbook loop does not run ") + nameOf(operation.kind) + " yet.");
    }
}

} // namespace overtake
