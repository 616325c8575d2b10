// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/sequence_kernels.h"

#include "engines/cpu/vector_dispatch.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "engines/cpu/sequence_kernels.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "engines/cpu/exponential-inl.h"
#include "engines/cpu/vector_parts-inl.h"

#include <algorithm>
#include <cmath>

HWY_BEFORE_NAMESPACE();
namespace overtake::kernels::HWY_NAMESPACE
{

void LayerNorm(const float *x, const float *gain, float *y, float *mean, float *inverse, std::int64_t rows,
               std::int64_t columns, float epsilon)
{
    const D d;
    const auto whole = columns / lanes() * lanes();
    const auto left = columns - whole;
    const auto width = static_cast<float>(columns);
    const auto partMask = hn::FirstN(d, static_cast<std::size_t>(left));
    for (std::int64_t i = 0; i < rows; ++i, x += columns, y += columns) {
        V sum = hn::Zero(d);
        for (std::int64_t j = 0; j < whole; j += lanes())
            sum = hn::Add(sum, hn::LoadU(d, x + j));
        if (left > 0)
            sum = hn::Add(sum, loadPart(x + whole, left));
        mean[i] = sumOf(sum) / width;
        const V middle = hn::Set(d, mean[i]);
        V squares = hn::Zero(d);
        for (std::int64_t j = 0; j < whole; j += lanes()) {
            const V apart = hn::Sub(hn::LoadU(d, x + j), middle);
            squares = hn::MulAdd(apart, apart, squares);
        }
        if (left > 0) {
            const V apart = hn::IfThenElseZero(partMask, hn::Sub(loadPart(x + whole, left), middle));
            squares = hn::MulAdd(apart, apart, squares);
        }
        inverse[i] = 1 / std::sqrt(sumOf(squares) / width + epsilon);
        const V scale = hn::Set(d, inverse[i]);
        map2(x, gain, y, columns, [=](V v, V g) HWY_ATTR { return hn::Mul(hn::Mul(hn::Sub(v, middle), scale), g); });
    }
}

void LayerNormGrad(const float *dy, const float *x, const float *gain, const float *mean, const float *inverse,
                   const float *plus, float *dx, std::int64_t rows, std::int64_t columns)
{
    const D d;
    const auto width = static_cast<float>(columns);
    const auto whole = columns / lanes() * lanes();
    const auto left = columns - whole;
    for (std::int64_t i = 0; i < rows; ++i, dy += columns, x += columns, dx += columns) {
        const V middle = hn::Set(d, mean[i]);
        V sumG = hn::Zero(d);
        V sumGx = hn::Zero(d); // of g times x's distance from the mean
        for (std::int64_t j = 0; j < whole; j += lanes()) {
            const V g = hn::Mul(hn::LoadU(d, gain + j), hn::LoadU(d, dy + j));
            sumG = hn::Add(sumG, g);
            sumGx = hn::MulAdd(g, hn::Sub(hn::LoadU(d, x + j), middle), sumGx);
        }
        if (left > 0) { // zeros beyond: g is 0 there
            const V g = hn::Mul(loadPart(gain + whole, left), loadPart(dy + whole, left));
            sumG = hn::Add(sumG, g);
            sumGx = hn::MulAdd(g, hn::Sub(loadPart(x + whole, left), middle), sumGx);
        }
        // With z = (x - mean) inverse: dx = inverse (g - mean of g - z times the mean of g z)
        const V scale = hn::Set(d, inverse[i]);
        const V lower = hn::Set(d, -inverse[i] * (sumOf(sumG) / width));
        const V slope = hn::Set(d, inverse[i] * inverse[i] * inverse[i] * (sumOf(sumGx) / width));
        const auto result = [=](V vg, V vdy, V vx) HWY_ATTR {
            return hn::NegMulAdd(hn::Sub(vx, middle), slope, hn::MulAdd(hn::Mul(vg, vdy), scale, lower));
        };
        if (plus) {
            for (std::int64_t j = 0; j < whole; j += lanes())
                hn::StoreU(hn::Add(hn::LoadU(d, plus + j),
                                   result(hn::LoadU(d, gain + j), hn::LoadU(d, dy + j), hn::LoadU(d, x + j))),
                           d, dx + j);
        } else {
            for (std::int64_t j = 0; j < whole; j += lanes())
                hn::StoreU(result(hn::LoadU(d, gain + j), hn::LoadU(d, dy + j), hn::LoadU(d, x + j)), d, dx + j);
        }
        if (left > 0) {
            V last = result(loadPart(gain + whole, left), loadPart(dy + whole, left), loadPart(x + whole, left));
            if (plus)
                last = hn::Add(last, loadPart(plus + whole, left));
            storeUpTo(last, dx + whole, left);
        }
        if (plus)
            plus += columns;
    }
}

/// Vectors x lanes columns at a time: that many sums in registers while the rows pass by.
template <int Vectors>
HWY_INLINE void gainColumns(const float *dy, const float *x, const float *mean, const float *inverse, float *dgain,
                            std::int64_t rows, std::int64_t columns, std::int64_t j)
{
    const D d;
    V sum[Vectors];
    for (int v = 0; v < Vectors; ++v)
        sum[v] = hn::Zero(d);
    for (std::int64_t i = 0; i < rows; ++i) {
        const V middle = hn::Set(d, mean[i]);
        const V scale = hn::Set(d, inverse[i]);
        for (int v = 0; v < Vectors; ++v) {
            const std::int64_t at = i * columns + j + v * lanes();
            const V z = hn::Mul(hn::Sub(hn::LoadU(d, x + at), middle), scale);
            sum[v] = hn::MulAdd(hn::LoadU(d, dy + at), z, sum[v]);
        }
    }
    for (int v = 0; v < Vectors; ++v)
        hn::StoreU(sum[v], d, dgain + j + v * lanes());
}

void LayerNormGainGrad(const float *dy, const float *x, const float *mean, const float *inverse, float *dgain,
                       std::int64_t rows, std::int64_t columns, std::int64_t first, std::int64_t last)
{
    std::int64_t j = first;
    for (; j + 4 * lanes() <= last; j += 4 * lanes())
        gainColumns<4>(dy, x, mean, inverse, dgain, rows, columns, j);
    for (; j + lanes() <= last; j += lanes())
        gainColumns<1>(dy, x, mean, inverse, dgain, rows, columns, j);
    for (; j < last; ++j) {
        float sum = 0;
        for (std::int64_t i = 0; i < rows; ++i)
            sum += dy[i * columns + j] * ((x[i * columns + j] - mean[i]) * inverse[i]);
        dgain[j] = sum;
    }
}

/// The normal distribution's share below x, and e = exp(-x^2 / 2).
/// With z = |x| / sqrt 2 and s = 1 / (1 + 0.39 z): erfc(z) = 2 e s P(s). P is the polynomial of its degree for which x
/// times the share beyond |x| is nowhere wrong by more than 1e-8; below x = -5 that is up to a thousandth of it.
HWY_INLINE V shareBelow(V x, V &e)
{
    const D d;
    const V one = hn::Set(d, 1.0F);
    e = bell(hn::Mul(x, x));
    const V s = hn::Div(one, hn::MulAdd(hn::Abs(x), hn::Set(d, 0.2757716447F), one)); // 0.39 / sqrt 2
    V p = hn::Set(d, -0.113137351F);
    p = hn::MulAdd(p, s, hn::Set(d, 0.4407644097F));
    p = hn::MulAdd(p, s, hn::Set(d, -0.3135516164F));
    p = hn::MulAdd(p, s, hn::Set(d, 0.3214534399F));
    p = hn::MulAdd(p, s, hn::Set(d, 0.04701735669F));
    p = hn::MulAdd(p, s, hn::Set(d, 0.1174537702F));
    const V beyond = hn::Mul(hn::Mul(e, s), p); // the share beyond |x|
    return hn::IfThenElse(hn::Lt(x, hn::Zero(d)), beyond, hn::Sub(one, beyond));
}

/// share below x + x times the density
HWY_INLINE V geluSlope(V x, V below, V e)
{
    const V density = hn::Mul(e, hn::Set(D(), 0.3989422804F)); // 1 / sqrt(2 pi)
    return hn::MulAdd(x, density, below);
}

void Gelu(const float *x, float *y, std::int64_t count)
{
    map1(x, y, count, [](V v) HWY_ATTR {
        V e;
        return hn::Mul(v, shareBelow(v, e));
    });
}

void GeluWithSlope(const float *x, float *y, float *slope, std::int64_t count)
{
    for (std::int64_t i = 0; i < count; i += lanes()) {
        const V v = loadUpTo(x + i, count - i);
        V e;
        const V below = shareBelow(v, e);
        storeUpTo(hn::Mul(v, below), y + i, count - i);
        storeUpTo(geluSlope(v, below, e), slope + i, count - i);
    }
}

void GeluGrad(const float *x, const float *dy, float *dx, std::int64_t count)
{
    map2(x, dy, dx, count, [](V v, V g) HWY_ATTR {
        V e;
        const V below = shareBelow(v, e);
        return hn::Mul(g, geluSlope(v, below, e));
    });
}

double SquareSum(const float *x, std::int64_t count)
{
    const D d;
    constexpr std::int64_t block = 4096; // then to double: the sum may be one of millions
    double total = 0;
    for (std::int64_t first = 0; first < count; first += block) {
        const auto last = std::min(first + block, count);
        V a = hn::Zero(d);
        V b = hn::Zero(d);
        V c = hn::Zero(d);
        V e = hn::Zero(d);
        std::int64_t i = first;
        for (; i + 4 * lanes() <= last; i += 4 * lanes()) {
            const V xa = hn::LoadU(d, x + i);
            const V xb = hn::LoadU(d, x + i + lanes());
            const V xc = hn::LoadU(d, x + i + 2 * lanes());
            const V xe = hn::LoadU(d, x + i + 3 * lanes());
            a = hn::MulAdd(xa, xa, a);
            b = hn::MulAdd(xb, xb, b);
            c = hn::MulAdd(xc, xc, c);
            e = hn::MulAdd(xe, xe, e);
        }
        for (; i < last; i += lanes()) {
            const V xa = loadUpTo(x + i, last - i);
            a = hn::MulAdd(xa, xa, a);
        }
        total += sumOf(hn::Add(hn::Add(a, b), hn::Add(c, e)));
    }
    return total;
}

void AdamW(float *p, const float *gradient, float *m, float *v, const AdamWStep &step, std::int64_t count)
{
    const D d;
    const V keep = hn::Set(d, step.keep);
    const V rate = hn::Set(d, step.rate);
    const V secondScale = hn::Set(d, step.secondScale);
    const V factor = hn::Set(d, step.factor);
    const V beta1 = hn::Set(d, step.beta1);
    const V beta2 = hn::Set(d, step.beta2);
    const V rest1 = hn::Set(d, 1 - step.beta1);
    const V rest2 = hn::Set(d, 1 - step.beta2);
    const V epsilon = hn::Set(d, step.epsilon);
    for (std::int64_t i = 0; i < count; i += lanes()) {
        const auto left = count - i;
        const V g = hn::Mul(factor, loadUpTo(gradient + i, left));
        const V first = hn::MulAdd(beta1, loadUpTo(m + i, left), hn::Mul(rest1, g));
        const V second = hn::MulAdd(beta2, loadUpTo(v + i, left), hn::Mul(hn::Mul(rest2, g), g));
        const V root = hn::MulAdd(hn::Sqrt(second), secondScale, epsilon);
        const V kept = hn::Mul(keep, loadUpTo(p + i, left));
        storeUpTo(hn::Sub(kept, hn::Div(hn::Mul(rate, first), root)), p + i, left);
        storeUpTo(first, m + i, left);
        storeUpTo(second, v + i, left);
    }
}

} // namespace overtake::kernels::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace overtake::kernels
{

HWY_EXPORT(LayerNorm);
HWY_EXPORT(LayerNormGrad);
HWY_EXPORT(LayerNormGainGrad);
HWY_EXPORT(Gelu);
HWY_EXPORT(GeluWithSlope);
HWY_EXPORT(GeluGrad);
HWY_EXPORT(SquareSum);
HWY_EXPORT(AdamW);

void layerNorm(const float *x, const float *gain, float *y, float *mean, float *inverse, std::int64_t rows,
               std::int64_t columns, float epsilon)
{
    OVERTAKE_DISPATCH(LayerNorm)(x, gain, y, mean, inverse, rows, columns, epsilon);
}

void layerNormGrad(const float *dy, const float *x, const float *gain, const float *mean, const float *inverse,
                   const float *plus, float *dx, std::int64_t rows, std::int64_t columns)
{
    OVERTAKE_DISPATCH(LayerNormGrad)(dy, x, gain, mean, inverse, plus, dx, rows, columns);
}

void layerNormGainGrad(const float *dy, const float *x, const float *mean, const float *inverse, float *dgain,
                       std::int64_t rows, std::int64_t columns, std::int64_t first, std::int64_t last)
{
    OVERTAKE_DISPATCH(LayerNormGainGrad)(dy, x, mean, inverse, dgain, rows, columns, first, last);
}

void gelu(const float *x, float *y, std::int64_t count)
{
    OVERTAKE_DISPATCH(Gelu)(x, y, count);
}

void geluWithSlope(const float *x, float *y, float *slope, std::int64_t count)
{
    OVERTAKE_DISPATCH(GeluWithSlope)(x, y, slope, count);
}

void geluGrad(const float *x, const float *dy, float *dx, std::int64_t count)
{
    OVERTAKE_DISPATCH(GeluGrad)(x, dy, dx, count);
}

double squareSum(const float *x, std::int64_t count)
{
    return OVERTAKE_DISPATCH(SquareSum)(x, count);
}

void adamW(float *p, const float *gradient, float *m, float *v, const AdamWStep &step, std::int64_t count)
{
    OVERTAKE_DISPATCH(AdamW)(p, gradient, m, v, step, count);
}

} // namespace overtake::kernels
#endif
