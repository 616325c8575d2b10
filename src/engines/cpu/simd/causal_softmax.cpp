// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/simd/causal_softmax.h"

#include "engines/cpu/simd/vector_dispatch.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "engines/cpu/simd/causal_softmax.cpp"
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

#include "engines/cpu/simd/exponential-inl.h"
#include "engines/cpu/simd/vector_parts-inl.h"

#include <algorithm>
#include <limits>
#include <type_traits>

HWY_BEFORE_NAMESPACE();
namespace overtake::kernels::HWY_NAMESPACE
{

/// The leading vectors of a row, up to and including its diagonal; whole vectors where the row has room:
/// function(place, floats that exist, mask of those up to the diagonal).
template <typename Function>
HWY_INLINE void upToDiagonal(std::int64_t row, std::int64_t t, Function function)
{
    const D d;
    for (std::int64_t j = 0; j <= row; j += lanes())
        function(j, t - j, hn::FirstN(d, static_cast<std::size_t>(row + 1 - j)));
}

HWY_INLINE void zeroBeyond(float *row, std::int64_t diagonal, std::int64_t t)
{
    const auto first = std::min(t, (diagonal / lanes() + 1) * lanes());
    std::fill(row + first, row + t, 0.0F);
}

/// A row whose part up to the diagonal fits into this many vectors stays in registers.
constexpr std::int64_t vectorsOfShortRow = 4;

template <int Vectors>
HWY_INLINE void shortSoftmax(const float *from, float *to, hn::Mask<D> upTo)
{
    const D d;
    V e[Vectors];
    HWY_UNROLL(4)
    for (int v = 0; v < Vectors; ++v)
        e[v] = hn::LoadU(d, from + v * lanes());
    e[Vectors - 1] = hn::IfThenElse(upTo, e[Vectors - 1], hn::Set(d, std::numeric_limits<float>::lowest()));
    V most = e[0];
    HWY_UNROLL(4)
    for (int v = 1; v < Vectors; ++v)
        most = hn::Max(most, e[v]);
    const V largest = hn::MaxOfLanes(d, most);
    V sums = hn::Zero(d);
    HWY_UNROLL(4)
    for (int v = 0; v < Vectors; ++v) {
        e[v] = expOfNegative(hn::Sub(e[v], largest)); // 0 beyond the diagonal
        sums = hn::Add(sums, e[v]);
    }
    const V scale = hn::Set(d, 1 / sumOf(sums));
    HWY_UNROLL(4)
    for (int v = 0; v < Vectors; ++v)
        hn::StoreU(hn::Mul(e[v], scale), d, to + v * lanes());
}

template <int Vectors>
HWY_INLINE void shortSoftmaxGrad(const float *share, const float *from, float *to, hn::Mask<D> upTo)
{
    const D d;
    V y[Vectors];
    V dy[Vectors];
    V sums = hn::Zero(d);
    HWY_UNROLL(4)
    for (int v = 0; v < Vectors; ++v) {
        y[v] = hn::LoadU(d, share + v * lanes());
        dy[v] = hn::LoadU(d, from + v * lanes());
        if (v == Vectors - 1)
            dy[v] = hn::IfThenElseZero(upTo, dy[v]);
        sums = hn::MulAdd(y[v], dy[v], sums);
    }
    const V sum = hn::SumOfLanes(d, sums);
    HWY_UNROLL(4)
    for (int v = 0; v < Vectors; ++v) {
        const V result = hn::Mul(y[v], hn::Sub(dy[v], sum));
        hn::StoreU(v == Vectors - 1 ? hn::IfThenElseZero(upTo, result) : result, d, to + v * lanes());
    }
}

/// Where the row is short and has room for whole vectors, calls function(number of vectors up to and including the
/// diagonal, as a constant; mask of the last).
template <typename Function>
HWY_INLINE bool inRegisters(std::int64_t diagonal, std::int64_t t, Function function)
{
    const auto vectors = diagonal / lanes() + 1;
    if (vectors > vectorsOfShortRow || vectors * lanes() > t)
        return false;
    const auto upTo = hn::FirstN(D(), static_cast<std::size_t>(diagonal % lanes() + 1));
    switch (vectors) {
    case 1:
        function(std::integral_constant<int, 1>(), upTo);
        break;
    case 2:
        function(std::integral_constant<int, 2>(), upTo);
        break;
    case 3:
        function(std::integral_constant<int, 3>(), upTo);
        break;
    default:
        function(std::integral_constant<int, vectorsOfShortRow>(), upTo);
        break;
    }
    return true;
}

void CausalSoftmax(const float *x, float *y, std::int64_t t)
{
    const D d;
    const V lowest = hn::Set(d, std::numeric_limits<float>::lowest());
    for (std::int64_t i = 0; i < t; ++i) {
        const float *from = x + i * t;
        float *to = y + i * t;
        if (inRegisters(i, t, [&](auto vectors, auto mask) HWY_ATTR { shortSoftmax<vectors>(from, to, mask); })) {
            zeroBeyond(to, i, t);
            continue;
        }
        V most = lowest;
        upToDiagonal(i, t, [&](std::int64_t j, std::int64_t left, auto mask) HWY_ATTR {
            most = hn::Max(most, hn::IfThenElse(mask, loadUpTo(from + j, left), lowest));
        });
        const V largest = hn::MaxOfLanes(d, most);
        V sums = hn::Zero(d);
        upToDiagonal(i, t, [&](std::int64_t j, std::int64_t left, auto mask) HWY_ATTR {
            const V e = hn::IfThenElseZero(mask, expOfNegative(hn::Sub(loadUpTo(from + j, left), largest)));
            sums = hn::Add(sums, e);
            storeUpTo(e, to + j, left);
        });
        const V scale = hn::Set(d, 1 / sumOf(sums));
        upToDiagonal(i, t, [&](std::int64_t j, std::int64_t left, auto) HWY_ATTR {
            storeUpTo(hn::Mul(loadUpTo(to + j, left), scale), to + j, left);
        });
        zeroBeyond(to, i, t);
    }
}

void CausalSoftmaxGrad(const float *y, const float *dy, float *dx, std::int64_t t)
{
    const D d;
    for (std::int64_t i = 0; i < t; ++i) {
        const float *share = y + i * t;
        const float *from = dy + i * t;
        float *to = dx + i * t;
        if (inRegisters(i, t,
                        [&](auto vectors, auto mask) HWY_ATTR { shortSoftmaxGrad<vectors>(share, from, to, mask); })) {
            zeroBeyond(to, i, t);
            continue;
        }
        V sums = hn::Zero(d);
        upToDiagonal(i, t, [&](std::int64_t j, std::int64_t left, auto mask) HWY_ATTR {
            const V product = hn::Mul(loadUpTo(share + j, left), loadUpTo(from + j, left));
            sums = hn::Add(sums, hn::IfThenElseZero(mask, product));
        });
        const V sum = hn::SumOfLanes(d, sums);
        upToDiagonal(i, t, [&](std::int64_t j, std::int64_t left, auto mask) HWY_ATTR {
            const V result = hn::Mul(loadUpTo(share + j, left), hn::Sub(loadUpTo(from + j, left), sum));
            storeUpTo(hn::IfThenElseZero(mask, result), to + j, left);
        });
        zeroBeyond(to, i, t);
    }
}

} // namespace overtake::kernels::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace overtake::kernels
{

OVERTAKE_VECTOR_KERNEL(causalSoftmax, CausalSoftmax);
OVERTAKE_VECTOR_KERNEL(causalSoftmaxGrad, CausalSoftmaxGrad);

} // namespace overtake::kernels
#endif
