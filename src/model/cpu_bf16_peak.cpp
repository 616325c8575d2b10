// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cpu_bf16_peak.h"

// Highway 1.0.3 has no such instruction: intrinsics, for one function.
#if defined(__x86_64__) && defined(__GNUC__)
#include <cpuid.h>
#include <immintrin.h>
#include <numeric>
#define OVERTAKE_BF16_DOTS 1
#endif

namespace overtake::kernels
{

#ifdef OVERTAKE_BF16_DOTS

namespace
{

constexpr int chains = 12; // the same number as for float32

bool hasAmx()
{
    unsigned a = 0, b = 0, c = 0, d = 0;
    constexpr unsigned amxBf16 = 1U << 22U; // leaf 7, sub-leaf 0, EDX
    return __get_cpuid_count(7, 0, &a, &b, &c, &d) != 0 && (d & amxBf16) != 0;
}

} // namespace

bool hasBf16Dots()
{
    return __builtin_cpu_supports("avx512bf16") != 0 && !hasAmx();
}

__attribute__((target("avx512f,avx512bf16"))) float bf16DotRounds(std::int64_t rounds)
{
    const __m512bh factor = _mm512_cvtne2ps_pbh(_mm512_set1_ps(0.5F), _mm512_set1_ps(0.25F));
    __m512 sums[chains];
    for (auto &sum : sums)
        sum = _mm512_setzero_ps();
    for (std::int64_t round = 0; round < rounds; ++round) {
#pragma GCC unroll 12
        for (auto &sum : sums)
            sum = _mm512_dpbf16_ps(sum, factor, factor);
    }
    __m512 all = sums[0];
    for (int i = 1; i < chains; ++i)
        all = _mm512_add_ps(all, sums[i]);
    alignas(64) float lanes[16];
    _mm512_store_ps(lanes, all);
    return std::accumulate(lanes, lanes + 16, 0.0F);
}

double bf16DotFlopsPerRound()
{
    return 2.0 * 2 * 16 * chains; // 16 sums of two products each
}

#else

bool hasBf16Dots()
{
    return false;
}

float bf16DotRounds(std::int64_t)
{
    return 0;
}

double bf16DotFlopsPerRound()
{
    return 0;
}

#endif

} // namespace overtake::kernels
