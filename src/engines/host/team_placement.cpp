// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/host/team_placement.h"

#include "engines/profile_parts.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <omp.h>
#include <vector>

namespace overtake
{

TeamPlacement::TeamPlacement(int threads)
{
    const std::vector<int> &cores = coresToUse();
    thread_local int placed = 1; // largest team that this thread has placed
    if (threads < 2 || cores.empty())
        return;
    // A team of one thread has nobody to move, and a step of 85 us saves three system calls.
    if (placed >= threads && sched_getcpu() == cores[0])
        return;
    m_core.emplace(true);
    if (placed >= threads)
        return;
#pragma omp parallel num_threads(threads)
    {
        if (const auto member = static_cast<std::size_t>(omp_get_thread_num()); member > 0)
            moveTo(cores[member % cores.size()]);
    }
    placed = threads;
}

double teamStartSeconds(int threads)
{
    const TeamPlacement placement(threads);
    double least = std::numeric_limits<double>::infinity();
    for (int i = 0; i < 200; ++i) { // short: some fit between the time slices of other programs
        const double start = steadySeconds();
#pragma omp parallel num_threads(threads)
        asm volatile("" ::: "memory"); // keeps the compiler from removing an empty region

        least = std::min(least, steadySeconds() - start);
    }
    return least;
}

} // namespace overtake
