// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/simd/vector_kernels.h"

#include "engines/cpu/simd/vector_dispatch.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "engines/cpu/simd/vector_kernels.cpp"
#include <hwy/cache_control.h>
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "engines/cpu/simd/exponential-inl.h"
#include "engines/cpu/simd/vector_parts-inl.h"

#include <hwy/contrib/math/math-inl.h>

#include <algorithm>
#include <cmath>
#include <limits>

HWY_BEFORE_NAMESPACE();
namespace overtake::kernels::HWY_NAMESPACE
{

HWY_INLINE V sigmoidOf(V x)
{
    const V one = hn::Set(D(), 1.0F);
    const V most = hn::Set(D(), 88.0F); // Exp() knows no larger numbers than 104; NaN remains
    const V z = hn::Neg(x);
    return hn::Div(one, hn::Add(one, hn::Exp(D(), hn::IfThenElse(hn::Gt(z, most), most, z))));
}

void Multiply(const float *a, const float *b, float *out, std::int64_t count, bool stream)
{
    const D d;
    if (!stream)
        return map2(a, b, out, count, [](V x, V y) HWY_ATTR { return hn::Mul(x, y); });
    // Streaming stores need alignment; the first few numbers lead up to it.
    std::int64_t i = 0;
    const auto misaligned = reinterpret_cast<std::uintptr_t>(out) % (static_cast<std::size_t>(lanes()) * sizeof(float));
    if (misaligned != 0)
        i = std::min<std::int64_t>(count, lanes() - static_cast<std::int64_t>(misaligned / sizeof(float)));
    for (std::int64_t j = 0; j < i; ++j)
        out[j] = a[j] * b[j];
    for (; i + lanes() <= count; i += lanes())
        hn::Stream(hn::Mul(hn::LoadU(d, a + i), hn::LoadU(d, b + i)), d, out + i);
    if (i < count)
        storePart(hn::Mul(loadPart(a + i, count - i), loadPart(b + i, count - i)), out + i, count - i);
    hwy::FlushStream();
}

void Add(const float *a, const float *b, float *out, std::int64_t count)
{
    map2(a, b, out, count, [](V x, V y) HWY_ATTR { return hn::Add(x, y); });
}

void Relu(const float *x, float *out, std::int64_t count)
{
    map1(x, out, count, [](V v) HWY_ATTR { return hn::Max(v, hn::Zero(D())); });
}

void ReluGrad(const float *y, const float *dy, float *dx, std::int64_t count)
{
    map2(y, dy, dx, count, [](V v, V g) HWY_ATTR { return hn::IfThenElseZero(hn::Gt(v, hn::Zero(D())), g); });
}

void Sigmoid(const float *x, float *out, std::int64_t count)
{
    map1(x, out, count, [](V v) HWY_ATTR { return sigmoidOf(v); });
}

void SigmoidGrad(const float *y, const float *dy, float *dx, std::int64_t count)
{
    map2(y, dy, dx, count, [](V v, V g) HWY_ATTR { return hn::Mul(hn::Mul(g, v), hn::Sub(hn::Set(D(), 1.0F), v)); });
}

void Sgd(float *p, const float *gradient, float learningRate, std::int64_t count)
{
    const V rate = hn::Set(D(), learningRate);
    map2(p, gradient, p, count, [rate](V v, V g) HWY_ATTR { return hn::NegMulAdd(rate, g, v); });
}

void Adam(float *p, const float *gradient, float *m, float *v, const AdamStep &step, std::int64_t count)
{
    const D d;
    const V beta1 = hn::Set(d, step.beta1);
    const V beta2 = hn::Set(d, step.beta2);
    const V rest1 = hn::Set(d, 1 - step.beta1);
    const V rest2 = hn::Set(d, 1 - step.beta2);
    const V rate = hn::Set(d, step.learningRate * step.firstCorrection);
    const V rootScale = hn::Set(d, std::sqrt(step.secondCorrection));
    const V epsilon = hn::Set(d, step.epsilon);
    const auto one = [&](V value, V g, V &first, V &second) HWY_ATTR {
        first = hn::MulAdd(beta1, first, hn::Mul(rest1, g));
        second = hn::MulAdd(beta2, second, hn::Mul(hn::Mul(rest2, g), g));
        const V root = hn::MulAdd(hn::Sqrt(second), rootScale, epsilon);
        return hn::Sub(value, hn::Div(hn::Mul(rate, first), root));
    };
    std::int64_t i = 0;
    for (; i + lanes() <= count; i += lanes()) {
        V first = hn::LoadU(d, m + i);
        V second = hn::LoadU(d, v + i);
        hn::StoreU(one(hn::LoadU(d, p + i), hn::LoadU(d, gradient + i), first, second), d, p + i);
        hn::StoreU(first, d, m + i);
        hn::StoreU(second, d, v + i);
    }
    if (const auto left = count - i; left > 0) {
        V first = loadPart(m + i, left);
        V second = loadPart(v + i, left);
        storePart(one(loadPart(p + i, left), loadPart(gradient + i, left), first, second), p + i, left);
        storePart(first, m + i, left);
        storePart(second, v + i, left);
    }
}

void AddBias(const float *x, const float *bias, float *out, std::int64_t rows, std::int64_t columns)
{
    for (std::int64_t row = 0; row < rows; ++row, x += columns, out += columns)
        map2(x, bias, out, columns, [](V v, V b) HWY_ATTR { return hn::Add(v, b); });
}

void RowSum(const float *x, float *out, std::int64_t rows, std::int64_t columns)
{
    const D d;
    for (std::int64_t row = 0; row < rows; ++row, x += columns) {
        V sum = hn::Zero(d);
        std::int64_t j = 0;
        for (; j + lanes() <= columns; j += lanes())
            sum = hn::Add(sum, hn::LoadU(d, x + j));
        float rest = 0;
        for (; j < columns; ++j)
            rest += x[j];
        out[row] = sumOf(sum) + rest;
    }
}

void ColumnSum(const float *x, float *out, std::int64_t rows, std::int64_t columns, std::int64_t first,
               std::int64_t last, float alpha, const float *base)
{
    const D d;
    const V scale = hn::Set(d, alpha);
    std::int64_t j = first;
    for (; j + lanes() <= last; j += lanes()) {
        V sum = hn::Zero(d);
        for (std::int64_t i = 0; i < rows; ++i)
            sum = hn::Add(sum, hn::LoadU(d, x + i * columns + j));
        hn::StoreU(hn::MulAdd(scale, sum, base ? hn::LoadU(d, base + j) : hn::Zero(d)), d, out + j);
    }
    for (; j < last; ++j) {
        float sum = 0;
        for (std::int64_t i = 0; i < rows; ++i)
            sum += x[i * columns + j];
        out[j] = (base ? base[j] : 0.0F) + alpha * sum;
    }
}

/// Logs of the sums of exponentials, each less its row's largest logit. Their sum in float would lose a small loss.
struct LogSums {
    V log;
    V largest;
};

/// Vectors run over rows: for small numbers of classes. Lane r of vector j is logit j of row r.
HWY_INLINE LogSums fewClasses(const float *logits, float *probabilities, std::int64_t rows, std::int64_t classes,
                              float *columns)
{
    const D d;
    const auto width = lanes();
    for (std::int64_t j = 0; j < classes; ++j)
        for (std::int64_t r = 0; r < width; ++r)
            columns[j * width + r] = r < rows ? logits[r * classes + j] : 0.0F;
    V largest = hn::LoadU(d, columns);
    for (std::int64_t j = 1; j < classes; ++j)
        largest = hn::Max(largest, hn::LoadU(d, columns + j * width));
    V sum = hn::Zero(d);
    for (std::int64_t j = 0; j < classes; ++j) {
        const V e = expOfNegative(hn::Sub(hn::LoadU(d, columns + j * width), largest));
        hn::StoreU(e, d, columns + j * width);
        sum = hn::Add(sum, e);
    }
    const V inverse = hn::Div(hn::Set(d, 1.0F), sum);
    for (std::int64_t j = 0; j < classes; ++j) {
        hn::StoreU(hn::Mul(hn::LoadU(d, columns + j * width), inverse), d, columns + j * width);
        for (std::int64_t r = 0; r < std::min(rows, width); ++r)
            probabilities[r * classes + j] = columns[j * width + r];
    }
    return {hn::Log(d, sum), largest};
}

/// Vectors run over classes. Returns the log of the sum of exponentials.
HWY_INLINE double manyClasses(const float *logits, float *probabilities, std::int64_t classes)
{
    const D d;
    const auto width = lanes();
    V most = hn::Set(d, -std::numeric_limits<float>::infinity());
    std::int64_t j = 0;
    for (; j + width <= classes; j += width)
        most = hn::Max(most, hn::LoadU(d, logits + j));
    float largest = hn::GetLane(hn::MaxOfLanes(d, most));
    for (; j < classes; ++j)
        largest = std::max(largest, logits[j]);
    const V shift = hn::Set(d, largest);
    V sums = hn::Zero(d);
    for (j = 0; j + width <= classes; j += width) {
        const V e = expOfNegative(hn::Sub(hn::LoadU(d, logits + j), shift));
        hn::StoreU(e, d, probabilities + j);
        sums = hn::Add(sums, e);
    }
    float sum = sumOf(sums);
    for (; j < classes; ++j) {
        probabilities[j] = std::exp(logits[j] - largest);
        sum += probabilities[j];
    }
    const V inverse = hn::Set(d, 1 / sum);
    map1(probabilities, probabilities, classes, [inverse](V p) HWY_ATTR { return hn::Mul(p, inverse); });
    return static_cast<double>(std::log(sum)) + largest;
}

double SoftmaxCrossEntropy(const float *logits, const std::int32_t *labels, float *probabilities, std::int64_t rows,
                           std::int64_t classes)
{
    constexpr std::int64_t few = 16;
    const D d;
    const auto width = lanes();
    double total = 0;
    if (classes > few) {
        for (std::int64_t r = 0; r < rows; ++r, logits += classes, probabilities += classes)
            total += manyClasses(logits, probabilities, classes) - logits[labels[r]];
        return total;
    }
    HWY_ALIGN float columns[few * HWY_MAX_BYTES / sizeof(float)];
    HWY_ALIGN float logs[HWY_MAX_BYTES / sizeof(float)];
    HWY_ALIGN float largest[HWY_MAX_BYTES / sizeof(float)];
    for (std::int64_t r = 0; r < rows; r += width) {
        const auto here = std::min(width, rows - r);
        const LogSums sums = fewClasses(logits + r * classes, probabilities + r * classes, here, classes, columns);
        hn::Store(sums.log, d, logs);
        hn::Store(sums.largest, d, largest);
        for (std::int64_t i = 0; i < here; ++i)
            total += static_cast<double>(logs[i]) + (largest[i] - logits[(r + i) * classes + labels[r + i]]);
    }
    return total;
}

void SoftmaxCrossEntropyGrad(const float *probabilities, const std::int32_t *labels, float *dlogits, std::int64_t rows,
                             std::int64_t classes, float scale)
{
    const V factor = hn::Set(D(), scale);
    map1(probabilities, dlogits, rows * classes, [factor](V p) HWY_ATTR { return hn::Mul(p, factor); });
    for (std::int64_t r = 0; r < rows; ++r)
        dlogits[r * classes + labels[r]] -= scale;
}

double BinaryCrossEntropy(const float *logits, const std::int32_t *labels, float *probabilities, std::int64_t rows)
{
    const D d;
    const hn::RebindToSigned<D> di;
    const V zero = hn::Zero(d);
    const V one = hn::Set(d, 1.0F);
    const auto width = lanes();
    double total = 0;
    std::int64_t r = 0;
    HWY_ALIGN float losses[HWY_MAX_BYTES / sizeof(float)];
    const auto block = [&](V z, V y, V &probability) HWY_ATTR {
        const V e = hn::Exp(d, hn::Neg(hn::Abs(z)));
        const V share = hn::Div(one, hn::Add(one, e)); // probability of the likelier class
        probability = hn::IfThenElse(hn::Lt(z, zero), hn::Mul(e, share), share);
        return hn::Add(hn::Sub(hn::Max(z, zero), hn::Mul(z, y)), hn::Log1p(d, e));
    };
    for (; r + width <= rows; r += width) {
        V probability;
        hn::Store(block(hn::LoadU(d, logits + r), hn::ConvertTo(d, hn::LoadU(di, labels + r)), probability), d, losses);
        hn::StoreU(probability, d, probabilities + r);
        // In double: an epoch as one batch is a sum of millions.
        for (std::int64_t i = 0; i < width; ++i)
            total += losses[i];
    }
    if (const auto left = rows - r; left > 0) {
        HWY_ALIGN float targets[HWY_MAX_BYTES / sizeof(float)] = {};
        for (std::int64_t i = 0; i < left; ++i)
            targets[i] = static_cast<float>(labels[r + i]);
        V probability;
        hn::Store(block(loadPart(logits + r, left), hn::Load(d, targets), probability), d, losses);
        storePart(probability, probabilities + r, left);
        for (std::int64_t i = 0; i < left; ++i)
            total += losses[i];
    }
    return total;
}

void BinaryCrossEntropyGrad(const float *probabilities, const std::int32_t *labels, float *dlogits, std::int64_t rows,
                            float scale)
{
    const D d;
    const hn::RebindToSigned<D> di;
    const V factor = hn::Set(d, scale);
    std::int64_t r = 0;
    for (; r + lanes() <= rows; r += lanes()) {
        const V label = hn::ConvertTo(d, hn::LoadU(di, labels + r));
        hn::StoreU(hn::Mul(hn::Sub(hn::LoadU(d, probabilities + r), label), factor), d, dlogits + r);
    }
    for (; r < rows; ++r)
        dlogits[r] = (probabilities[r] - static_cast<float>(labels[r])) * scale;
}

} // namespace overtake::kernels::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace overtake::kernels
{

OVERTAKE_VECTOR_KERNEL(multiply, Multiply);
OVERTAKE_VECTOR_KERNEL(add, Add);
OVERTAKE_VECTOR_KERNEL(relu, Relu);
OVERTAKE_VECTOR_KERNEL(reluGrad, ReluGrad);
OVERTAKE_VECTOR_KERNEL(sigmoid, Sigmoid);
OVERTAKE_VECTOR_KERNEL(sigmoidGrad, SigmoidGrad);
OVERTAKE_VECTOR_KERNEL(sgd, Sgd);
OVERTAKE_VECTOR_KERNEL(adam, Adam);
OVERTAKE_VECTOR_KERNEL(addBias, AddBias);
OVERTAKE_VECTOR_KERNEL(rowSum, RowSum);
OVERTAKE_VECTOR_KERNEL(columnSum, ColumnSum);
OVERTAKE_VECTOR_KERNEL(softmaxCrossEntropy, SoftmaxCrossEntropy);
OVERTAKE_VECTOR_KERNEL(softmaxCrossEntropyGrad, SoftmaxCrossEntropyGrad);
OVERTAKE_VECTOR_KERNEL(binaryCrossEntropy, BinaryCrossEntropy);
OVERTAKE_VECTOR_KERNEL(binaryCrossEntropyGrad, BinaryCrossEntropyGrad);

void argMax(const float *x, std::int32_t *out, std::int64_t rows, std::int64_t columns)
{
    for (std::int64_t r = 0; r < rows; ++r, x += columns) {
        std::int64_t best = 0;
        for (std::int64_t j = 1; j < columns; ++j)
            best = x[j] > x[best] ? j : best;
        out[r] = static_cast<std::int32_t>(best);
    }
}

} // namespace overtake::kernels
#endif
