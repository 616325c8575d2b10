// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/simd/sequence_kernels.h"

#include "engines/cpu/simd/vector_dispatch.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "engines/cpu/simd/sequence_kernels.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "engines/cpu/simd/exponential-inl.h"
#include "engines/cpu/simd/vector_parts-inl.h"

#include <algorithm>
#include <cmath>

HWY_BEFORE_NAMESPACE();
namespace overtake::kernels::HWY_NAMESPACE
{

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

OVERTAKE_VECTOR_KERNEL(gelu, Gelu);
OVERTAKE_VECTOR_KERNEL(geluWithSlope, GeluWithSlope);
OVERTAKE_VECTOR_KERNEL(geluGrad, GeluGrad);
OVERTAKE_VECTOR_KERNEL(squareSum, SquareSum);
OVERTAKE_VECTOR_KERNEL(adamW, AdamW);

} // namespace overtake::kernels
#endif
