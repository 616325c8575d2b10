// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/eigen/eigen_kernels.h"

#include "operations/layer_norm.h"

namespace overtake::eigen
{

void addProduct(const operations::MatMulAttributes &attributes, const Eigen::Ref<const Matrix> &x,
                const Eigen::Ref<const Matrix> &y, Eigen::Ref<Matrix> z)
{
    const float alpha = attributes.alpha;
    if (attributes.transposeA && attributes.transposeB)
        z.noalias() += alpha * x.transpose() * y.transpose();
    else if (attributes.transposeA)
        z.noalias() += alpha * x.transpose() * y;
    else if (attributes.transposeB)
        z.noalias() += alpha * x * y.transpose();
    else
        z.noalias() += alpha * x * y;
}

namespace
{

constexpr auto rootHalf = static_cast<float>(M_SQRT1_2);
constexpr auto densityAtZero = static_cast<float>(M_2_SQRTPI * M_SQRT1_2 / 2); ///< the normal distribution's

/// a, b -> alpha op(a) op(b)
void matMul(Args a)
{
    a.out().setZero();
    addProduct(a.attributes<operations::MatMulAttributes>(), a.from(0).matrix(), a.from(1).matrix(), a.to().matrix());
}

/// a (g, m, k), b (g, k, n) -> (g, m, n), one after the other
void batchedMatMul(Args a)
{
    a.out().setZero();
    for (Index g = 0; g < a.from().shape[0]; ++g)
        addProduct(a.attributes<operations::MatMulAttributes>(), a.from(0).item(g), a.from(1).item(g), a.to().item(g));
}

/// x (b, n), bias (n); x (b t, c), positions (t, c)
void addToRows(Args a)
{
    const Index width = a.in(1).size();
    a.to().table(width) = a.from(0).table(width).rowwise() + a.in(1).transpose();
}

/// x (b, n) -> (n); x (b t, c), like positions -> sum over b (t, c)
void sumOfRows(Args a)
{
    a.out() = a.from(0).table(a.out().size()).colwise().sum().transpose();
}

/// logits (b, c), labels (b) -> mean loss (1), probabilities (b, c)
void softmaxCrossEntropy(Args a)
{
    const auto logits = a.from(0).table();
    auto probabilities = a.to(1).table();
    const Column largest = logits.rowwise().maxCoeff();
    probabilities = (logits.colwise() - largest).exp();
    const Column sums = probabilities.rowwise().sum();
    probabilities.colwise() /= sums;
    const auto labelled = [&](Index i) { return logits(i, a.intsIn(1)(i)); };
    a.out(0)(0) = (sums.log() + (largest - Column::NullaryExpr(logits.rows(), labelled))).mean();
}

/// probabilities (b, c), labels (b), dloss (1) -> dlogits (b, c)
void softmaxCrossEntropyGrad(Args a)
{
    auto gradient = a.to().table();
    gradient = a.from(0).table();
    for (Index i = 0; i < gradient.rows(); ++i)
        gradient(i, a.intsIn(1)(i)) -= 1;
    gradient *= a.in(2)(0) / static_cast<float>(gradient.rows());
}

/// logits (b, 1), labels (b) -> mean loss (1), probabilities (b, 1)
void binaryCrossEntropy(Args a)
{
    const auto z = a.in(0);
    a.out(0)(0) = (z.max(0.0F) - z * a.intsIn(1).cast<float>() + (-z.abs()).exp().log1p()).mean();
    a.out(1) = z.logistic();
}

void argMax(Args a)
{
    for (Index i = 0; i < a.from().table().rows(); ++i) {
        Index column = 0;
        a.from().table().row(i).maxCoeff(&column);
        a.intsOut()(i) = static_cast<std::int32_t>(column);
    }
}

/// p, dp, m, v, t (1) -> p, m, v in place: Adam on `factor` dp, after p shrank to the share `kept`.
void moveByAdam(Args a, float rate, float factor, float kept)
{
    const auto &at = a.attributes<operations::AdamAttributes>();
    const auto gradient = factor * a.in(1);
    const float firstCorrection = 1 - std::pow(at.beta1, a.in(4)(0));
    const float secondCorrection = 1 - std::pow(at.beta2, a.in(4)(0));
    a.out(1) = at.beta1 * a.in(2) + (1 - at.beta1) * gradient;
    a.out(2) = at.beta2 * a.in(3) + (1 - at.beta2) * gradient.square();
    const auto root = (a.out(2) / secondCorrection).sqrt() + at.epsilon;
    a.out(0) = kept * a.in(0) - rate / firstCorrection * a.out(1) / root;
}

void squareSum(Args a)
{
    a.out().setZero();
    for (std::size_t i = 0; i < a.operation.inputs.size(); ++i)
        a.out()(0) += a.in(i).square().sum();
}

/// table (v, c), tokens (b, t) -> (b t, c)
void embedding(Args a)
{
    for (Index i = 0; i < a.intsIn(1).size(); ++i)
        a.to().table().row(i) = a.from(0).table().row(a.intsIn(1)(i));
}

/// dy (b t, c), tokens (b, t), like table -> dtable (v, c)
void embeddingGrad(Args a)
{
    a.out().setZero();
    for (Index i = 0; i < a.intsIn(1).size(); ++i)
        a.to().table().row(a.intsIn(1)(i)) += a.from(0).table().row(i);
}

/// x (n, c), gain (c) -> y (n, c), mean (n), 1 / deviation (n)
void layerNorm(Args a)
{
    auto y = a.to(0).table();
    a.out(1) = a.from(0).table().rowwise().mean();
    y = a.from(0).table().colwise() - a.out(1);
    a.out(2) = (y.square().rowwise().mean() + a.attributes<operations::LayerNormAttributes>().epsilon).rsqrt();
    y = (y.colwise() * a.out(2)).rowwise() * a.in(1).transpose();
}

/// dy (n, c), x, gain (c), mean (n), 1 / deviation (n) -> dx (n, c): with z = (x - mean) / deviation and g = gain dy,
/// dx = (g - mean(g) - z mean(g z)) / deviation
void layerNormGrad(Args a)
{
    const Table z = (a.from(1).table().colwise() - a.in(3)).colwise() * a.in(4);
    const Table g = a.from(0).table().rowwise() * a.in(2).transpose();
    const Column meanG = g.rowwise().mean();
    const Column meanGz = (g * z).rowwise().mean();
    a.to().table() = (g.colwise() - meanG - z.colwise() * meanGz).colwise() * a.in(4);
}

/// dy (n, c), x, mean (n), 1 / deviation (n) -> dgain (c)
void layerNormGainGrad(Args a)
{
    const Table z = (a.from(1).table().colwise() - a.in(2)).colwise() * a.in(3);
    a.to().table() = (a.from(0).table() * z).colwise().sum();
}

/// visit(a head of a sequence in `joined` (b t, parts c), the same in its part (b h, t, d))
template <typename Visit>
void forEachHead(Args a, const Values &joined, const std::vector<TensorId> &parts, const Visit &visit)
{
    const Index heads = a.attributes<operations::HeadsAttributes>().heads;
    Index first = 0;
    for (const TensorId id : parts) {
        const Values part = a.values(id);
        const Index t = part.shape[1];
        const Index width = part.shape[2];
        for (Index i = 0; i < part.shape[0]; ++i)
            visit(joined.table().block(i / heads * t, first + i % heads * width, t, width), part.item(i).array());
        first += heads * width;
    }
}

/// x (g, t, t) -> y (g, t, t): row i of a square has i + 1 elements on and below the diagonal.
void causalSoftmax(Args a)
{
    a.out().setZero();
    for (std::int64_t row = 0; row < a.from().table().rows(); ++row) {
        const auto x = a.from().table().row(row).head(row % a.from().shape.back() + 1);
        auto y = a.to().table().row(row).head(x.size());
        y = (x - x.maxCoeff()).exp();
        y /= y.sum();
    }
}

/// y, dy (g, t, t) -> dx = y (dy - sum(y dy))
void causalSoftmaxGrad(Args a)
{
    a.out().setZero();
    for (std::int64_t row = 0; row < a.from().table().rows(); ++row) {
        const auto y = a.from(0).table().row(row).head(row % a.from().shape.back() + 1);
        const auto dy = a.from(1).table().row(row).head(y.size());
        a.to().table().row(row).head(y.size()) = y * (dy - (y * dy).sum());
    }
}

constexpr Kernel kernels[] = {
    {operations::MatMul, matMul, true},
    {operations::BatchedMatMul, batchedMatMul, true},
    {operations::Multiply, [](Args a) { a.out() = a.in(0) * a.in(1); }},
    {operations::Add, [](Args a) { a.out() = a.in(0) + a.in(1); }},
    {operations::AddBias, addToRows},
    {operations::AddPositions, addToRows},
    {operations::Relu, [](Args a) { a.out() = a.in().max(0.0F); }},
    {operations::ReluGrad, [](Args a) { a.out() = (a.in(0) > 0).select(a.in(1), 0.0F); }},
    {operations::Sigmoid, [](Args a) { a.out() = a.in().logistic(); }},
    {operations::SigmoidGrad, [](Args a) { a.out() = a.in(1) * a.in(0) * (1 - a.in(0)); }},
    {operations::Gelu, [](Args a) { a.out() = 0.5F * a.in() * (1 + (a.in() * rootHalf).erf()); }},
    {operations::GeluGrad,
     [](Args a) {
         a.out() = a.in(1) * (0.5F * (1 + (a.in(0) * rootHalf).erf()) +
                              a.in(0) * (-0.5F * a.in(0).square()).exp() * densityAtZero);
     }},
    {operations::RowSum, [](Args a) { a.out() = a.from().table().rowwise().sum(); }},
    {operations::ColumnSum, sumOfRows},
    {operations::SumPositions, sumOfRows},
    {operations::BroadcastRows, [](Args a) { a.to().table().rowwise() = a.in(0).transpose(); }},
    {operations::BroadcastColumns, [](Args a) { a.to().table().colwise() = a.in(0); }},
    {operations::Fill, [](Args a) { a.out().setConstant(a.attributes<operations::FillAttributes>().value); }},
    {operations::SoftmaxCrossEntropy, softmaxCrossEntropy},
    {operations::SoftmaxCrossEntropyGrad, softmaxCrossEntropyGrad},
    {operations::BinaryCrossEntropy, binaryCrossEntropy},
    {operations::BinaryCrossEntropyGrad,
     [](Args a) {
         a.out() = (a.in(0) - a.intsIn(1).cast<float>()) * (a.in(2)(0) / static_cast<float>(a.in(0).size()));
     }},
    {operations::ArgMax, argMax},
    {operations::Threshold,
     [](Args a) {
         a.intsOut() = (a.in() > a.attributes<operations::ThresholdAttributes>().limit).cast<std::int32_t>();
     }},
    {operations::Accuracy, [](Args a) { a.out()(0) = (a.intsIn(0) == a.intsIn(1)).cast<float>().mean(); }},
    {operations::CountStep, [](Args a) { a.out() = a.in() + 1; }},
    {operations::Sgd,
     [](Args a) { a.out() = a.in(0) - a.attributes<operations::SgdAttributes>().learningRate * a.in(1); }},
    {operations::Adam, [](Args a) { moveByAdam(a, a.attributes<operations::AdamAttributes>().learningRate, 1, 1); }},
    {operations::AdamW,
     [](Args a) {
         const float decay = a.attributes<operations::AdamAttributes>().weightDecay;
         moveByAdam(a, a.in(5)(0), a.in(6)(0), 1 - a.in(5)(0) * decay);
     }},
    {operations::SquareSum, squareSum},
    {operations::ClipFactor,
     [](Args a) {
         a.out() = (a.attributes<operations::ClipFactorAttributes>().norm / (a.in().sqrt() + 1e-6F)).min(1.0F);
     }},
    {operations::Embedding, embedding},
    {operations::EmbeddingGrad, embeddingGrad},
    {operations::LayerNorm, layerNorm},
    {operations::LayerNormGrad, layerNormGrad},
    {operations::LayerNormGainGrad, layerNormGainGrad},
    {operations::SplitHeads,
     [](Args a) { forEachHead(a, a.from(), a.operation.outputs, [](auto joined, auto part) { part = joined; }); }},
    {operations::JoinHeads,
     [](Args a) { forEachHead(a, a.to(), a.operation.inputs, [](auto joined, auto part) { joined = part; }); }},
    {operations::CausalSoftmax, causalSoftmax},
    {operations::CausalSoftmaxGrad, causalSoftmaxGrad},
};

const void *kernelOf(OperationKind kind)
{
    for (const std::span<const Kernel> family : {std::span<const Kernel>(kernels), imageKernels})
        for (const Kernel &kernel : family)
            if (kernel.kind == kind)
                return &kernel;
    return nullptr;
}

bool isShared(const void *kernel)
{
    return static_cast<const Kernel *>(kernel)->isShared;
}

void run(const void *kernel, const Program &program, const Operation &operation, HostStorage &storage)
{
    static_cast<const Kernel *>(kernel)->run({program, operation, storage});
}

void setThreads(int threads)
{
    Eigen::setNbThreads(threads);
}

} // namespace

constexpr const char *names[] = {"sse2", "sse4", "avx2", "avx512"};
constexpr const char *labels[] = {"SSE2", "SSE4", "AVX2", "AVX-512"};
constexpr EigenLevel level = {
    names[OVERTAKE_EIGEN_LEVEL - 1], labels[OVERTAKE_EIGEN_LEVEL - 1], kernelOf, isShared, run, setThreads, [] {
        return OVERTAKE_EIGEN_LEVEL == 1 ? Eigen::SimdInstructionSetsInUse() : labels[OVERTAKE_EIGEN_LEVEL - 1];
    }};

} // namespace overtake::eigen

namespace overtake
{

#define OVERTAKE_JOINED(a, b) a##b
#define OVERTAKE_NUMBERED(a, b) OVERTAKE_JOINED(a, b)
const EigenLevel OVERTAKE_NUMBERED(eigenLevel, OVERTAKE_EIGEN_LEVEL) = eigen::level;

} // namespace overtake
