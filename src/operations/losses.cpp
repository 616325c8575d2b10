// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/losses.h"

#include "operations/common.h"
#include "text/error.h"

namespace overtake::operations
{

namespace
{

Shapes lossAndProbabilities(const ShapeArguments &a)
{
    a.require(a.in[0].size() == 2 && elementCount(a.in[1]) == a.in[0][0]);
    return {{1}, a.in[0]};
}

Shapes lossGradShapes(const ShapeArguments &a)
{
    a.require(a.in[0].size() == 2 && elementCount(a.in[1]) == a.in[0][0] && a.in[2] == Shape{1});
    return {a.in[0]};
}

template <const OperationType &grad>
Ids lossGradient(const GradientArguments &g)
{
    if (g.outputGradients[1] != noTensor)
        throw Error(
            sentence("%1: only the loss can be differentiated, not the probabilities.", g.operation.kind->name));
    return {g.builder.append(grad, {g.out(1), g.in(1), g.dy()})[0], noTensor};
}

RowDependence lossGradRows(const Operation &, std::size_t input)
{
    return input == 2 ? RowDependence::Everything : RowDependence::SameRow;
}

template <const OperationType &type, bool isBinary, bool isGrad>
void lossCases(CaseBuilder &cases)
{
    for (const auto &odd : oddMatrices()) {
        const Shape shape = {odd[0], isBinary ? 1 : odd[1]};
        cases.begin();
        Ids inputs = {cases.floats(shape)};
        inputs.push_back(cases.labels({shape[0]}, isBinary ? 2 : shape[1]));
        if (isGrad)
            inputs.push_back(cases.floats({1}));
        cases.finish(cases.builder.append(type, inputs));
    }
}

} // namespace

constinit const OperationType SoftmaxCrossEntropy{
    .name = "SoftmaxCrossEntropy",
    .inputs = 2,
    .shapes = lossAndProbabilities,
    // An element: largest, difference, exp, sum, division. A row: log, two sums, share of the mean. Once: the division.
    .flops = [](const ShapeArguments &a) { return 5 * a.count() + 4 * a.rows() + 1; },
    .loop =
        [](const LoopArguments &a) {
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
                total += std::log(sum) + (largest - logits[a.integersIn(1)[i]]);
            }
            a.out(0)[0] = static_cast<float>(total / static_cast<double>(a.rows()));
        },
    .cases = lossCases<SoftmaxCrossEntropy, false, false>,
    .gradient = lossGradient<SoftmaxCrossEntropyGrad>,
    .rowWork = RowWork::Softmax,
};

constinit const OperationType SoftmaxCrossEntropyGrad{
    .name = "SoftmaxCrossEntropyGrad",
    .inputs = 3,
    .shapes = lossGradShapes,
    // An element: scaling. A row: minus 1 at the label. Once: the scale.
    .flops = [](const ShapeArguments &a) { return a.count() + a.rows() + 1; },
    .loop =
        [](const LoopArguments &a) {
            const auto classes = a.columns();
            const double scale = a.in(2)[0] / static_cast<double>(a.rows());
            for (std::int64_t i = 0; i < a.rows(); ++i) {
                for (std::int64_t j = 0; j < classes; ++j) {
                    const double target = a.integersIn(1)[i] == j ? 1 : 0;
                    a.out()[i * classes + j] = static_cast<float>((a.in(0)[i * classes + j] - target) * scale);
                }
            }
        },
    .cases = lossCases<SoftmaxCrossEntropyGrad, false, true>,
    .rowDependence = lossGradRows,
};

constinit const OperationType BinaryCrossEntropy{
    .name = "BinaryCrossEntropy",
    .inputs = 2,
    .shapes =
        [](const ShapeArguments &a) {
            a.require(a.in[0].size() == 2 && a.in[0][1] == 1);
            return lossAndProbabilities(a);
        },
    // max(z, 0) - z y + log(1 + exp(-|z|)), its share of the mean, and the probability's division.
    .flops = [](const ShapeArguments &a) { return 9 * a.rows() + 1; },
    .loop =
        [](const LoopArguments &a) {
            double total = 0;
            for (std::int64_t i = 0; i < a.rows(); ++i) {
                const double z = a.in(0)[i];
                total += std::max<double>(z, 0) - z * a.integersIn(1)[i] + std::log1p(std::exp(-std::abs(z)));
                a.out(1)[i] = static_cast<float>(1 / (1 + std::exp(-z)));
            }
            a.out(0)[0] = static_cast<float>(total / static_cast<double>(a.rows()));
        },
    .cases = lossCases<BinaryCrossEntropy, true, false>,
    .gradient = lossGradient<BinaryCrossEntropyGrad>,
};

constinit const OperationType BinaryCrossEntropyGrad{
    .name = "BinaryCrossEntropyGrad",
    .inputs = 3,
    .shapes = lossGradShapes,
    .flops = [](const ShapeArguments &a) { return 2 * a.rows() + 1; },
    .loop =
        [](const LoopArguments &a) {
            const double scale = a.in(2)[0] / static_cast<double>(a.rows());
            for (std::int64_t i = 0; i < a.rows(); ++i)
                a.out()[i] = static_cast<float>((a.in(0)[i] - a.integersIn(1)[i]) * scale);
        },
    .cases = lossCases<BinaryCrossEntropyGrad, true, true>,
    .rowDependence = lossGradRows,
};

static const RegisteredOperations registeredLosses("losses", {SoftmaxCrossEntropy, SoftmaxCrossEntropyGrad,
                                                              BinaryCrossEntropy, BinaryCrossEntropyGrad});

Loss softmaxCrossEntropy(ProgramBuilder &builder, TensorId logits, TensorId labels)
{
    const auto out = builder.append(SoftmaxCrossEntropy, {logits, labels});
    return {out[0], out[1]};
}

Loss binaryCrossEntropy(ProgramBuilder &builder, TensorId logits, TensorId labels)
{
    const auto out = builder.append(BinaryCrossEntropy, {logits, labels});
    return {out[0], out[1]};
}

} // namespace overtake::operations
