// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cpu_peak_kernels.h"

#include "engines/cpu/simd/vector_dispatch.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "model/cpu_peak_kernels.cpp"
#include <hwy/cache_control.h>
#include <hwy/foreach_target.h>
#include <hwy/highway.h>

HWY_BEFORE_NAMESPACE();
namespace overtake::kernels::HWY_NAMESPACE
{

namespace hn = hwy::HWY_NAMESPACE;
using D = hn::ScalableTag<float>;
using V = hn::Vec<D>;

// Two units of latency 4 or 5 need 10 chains; 12 still fit into the 16 registers of AVX2 with both operands.
constexpr int chains = 12;

float MultiplyAddRounds(std::int64_t rounds)
{
    const D d;
    const V factor = hn::Set(d, 0.999F);
    const V term = hn::Set(d, 0.001F);
    V a = hn::Iota(d, 0), b = hn::Iota(d, 1), c = hn::Iota(d, 2), e = hn::Iota(d, 3), f = hn::Iota(d, 4),
      g = hn::Iota(d, 5), h = hn::Iota(d, 6), i = hn::Iota(d, 7), j = hn::Iota(d, 8), k = hn::Iota(d, 9),
      l = hn::Iota(d, 10), m = hn::Iota(d, 11);
    for (std::int64_t round = 0; round < rounds; ++round) {
        a = hn::MulAdd(a, factor, term);
        b = hn::MulAdd(b, factor, term);
        c = hn::MulAdd(c, factor, term);
        e = hn::MulAdd(e, factor, term);
        f = hn::MulAdd(f, factor, term);
        g = hn::MulAdd(g, factor, term);
        h = hn::MulAdd(h, factor, term);
        i = hn::MulAdd(i, factor, term);
        j = hn::MulAdd(j, factor, term);
        k = hn::MulAdd(k, factor, term);
        l = hn::MulAdd(l, factor, term);
        m = hn::MulAdd(m, factor, term);
    }
    const V sum = hn::Add(hn::Add(hn::Add(a, b), hn::Add(c, e)),
                          hn::Add(hn::Add(hn::Add(f, g), hn::Add(h, i)), hn::Add(hn::Add(j, k), hn::Add(l, m))));
    return hn::GetLane(hn::SumOfLanes(d, sum));
}

double FlopsPerRound()
{
    return 2.0 * chains * static_cast<double>(hn::Lanes(D()));
}

float ReadAll(const float *HWY_RESTRICT from, std::int64_t count)
{
    const D d;
    const auto lanes = static_cast<std::int64_t>(hn::Lanes(d));
    V a = hn::Zero(d), b = a, c = a, e = a;
    for (std::int64_t i = 0; i < count; i += 4 * lanes) {
        a = hn::Add(a, hn::Load(d, from + i));
        b = hn::Add(b, hn::Load(d, from + i + lanes));
        c = hn::Add(c, hn::Load(d, from + i + 2 * lanes));
        e = hn::Add(e, hn::Load(d, from + i + 3 * lanes));
    }
    return hn::GetLane(hn::SumOfLanes(d, hn::Add(hn::Add(a, b), hn::Add(c, e))));
}

void CopyAll(const float *HWY_RESTRICT from, float *HWY_RESTRICT to, std::int64_t count)
{
    const D d;
    const auto lanes = static_cast<std::int64_t>(hn::Lanes(d));
    for (std::int64_t i = 0; i < count; i += lanes)
        hn::Stream(hn::Load(d, from + i), d, to + i);
    hwy::FlushStream();
}

void Triad(const float *HWY_RESTRICT a, const float *HWY_RESTRICT b, float *HWY_RESTRICT to, std::int64_t count)
{
    const D d;
    const auto lanes = static_cast<std::int64_t>(hn::Lanes(d));
    const V three = hn::Set(d, 3.0F);
    for (std::int64_t i = 0; i < count; i += lanes)
        hn::Stream(hn::MulAdd(three, hn::Load(d, b + i), hn::Load(d, a + i)), d, to + i);
    hwy::FlushStream();
}

} // namespace overtake::kernels::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace overtake::kernels
{

OVERTAKE_VECTOR_KERNEL(multiplyAddRounds, MultiplyAddRounds);
OVERTAKE_VECTOR_KERNEL(multiplyAddFlopsPerRound, FlopsPerRound);
OVERTAKE_VECTOR_KERNEL(readAll, ReadAll);
OVERTAKE_VECTOR_KERNEL(copyAll, CopyAll);
OVERTAKE_VECTOR_KERNEL(triad, Triad);

} // namespace overtake::kernels
#endif
