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
    if (threads < 2 || coresToUse().empty())
        return;
    if (team != threads) {
#pragma omp parallel num_threads(threads)
        place(omp_get_thread_num());
        team = threads;
    }
    // A step of 85 us saves three system calls.
    if (sched_getcpu() != coresToUse().front())
        m_core.emplace(true);
    wanted = true;
}

TeamPlacement::~TeamPlacement()
{
    wanted = m_wasWanted;
}

void TeamPlacement::moveThisThread(int member)
{
    moveTo(coresToUse()[static_cast<std::size_t>(member) % coresToUse().size()]);
    placed = member;
}

void TeamPlacement::release(int threads)
{
    cpu_set_t callers;
    if (threads < 2 || team == 1 || sched_getaffinity(0, sizeof callers, &callers) != 0)
        return;
#pragma omp parallel num_threads(threads)
    {
        if (placed != 0)
            sched_setaffinity(0, sizeof callers, &callers);
        placed = 0;
    }
    team = 1;
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
