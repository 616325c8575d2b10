// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Divides work among threads: OpenMP's team, which oneDNN uses too, so that there is one set of threads. Called from
// the thread that runs the Execution.
#pragma once

#include "engines/host/team_placement.h"
#include "engines/host/vector_row.h"

#include <algorithm>
#include <cstdint>
#include <omp.h>

namespace overtake
{

/// With fewer FLOPs than this a task is faster on one thread: opening a parallel region costs 1.3 us here, and 1.5
/// MFLOP take 13 us on one core (measured on 2 cores of an AMD EPYC, Zen 4, with AVX-512; a product of 100 x 100
/// weights and batch 32, 0.64 MFLOP, took 5.8 us on one thread and 5.4 us on two; of 256 x 256, 4.2 MFLOP, 37 and 22
/// us).
constexpr double sharedFlops = 1.5e6;
/// The same for work limited by memory bandwidth.
constexpr double sharedBytes = 512 * 1024;

inline int threadsFor(double flops, double bytes, int available)
{
    return flops >= sharedFlops || bytes >= sharedBytes ? available : 1;
}

/// Calls body(first, last) on `threads` threads, with [0, count) divided into ranges whose bounds are multiples of
/// `grain`. Threads without a range take part all the same: a smaller team would end them (team_placement.h).
template <typename Body>
void shareOut(std::int64_t count, std::int64_t grain, int threads, const Body &body)
{
    const std::int64_t grains = (count + grain - 1) / grain;
    if (threads <= 1 || grains <= 1) {
        body(std::int64_t{0}, count);
        return;
    }
    const std::size_t row = simdTarget;
    const bool isPlaced = TeamPlacement::isWanted();
    if (!isPlaced)
        TeamPlacement::forget();
#pragma omp parallel num_threads(threads)
    {
        simdTarget = row;
        if (isPlaced)
            TeamPlacement::place(omp_get_thread_num());
        const std::int64_t members = std::min<std::int64_t>(omp_get_num_threads(), grains);
        const std::int64_t member = std::min<std::int64_t>(omp_get_thread_num(), members);
        const auto first = std::min(count, grains * member / members * grain);
        const auto last = std::min(count, grains * (member + 1) / members * grain);
        if (first < last)
            body(first, last);
    }
}

} // namespace overtake
