// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/host/team_placement.h"

#include "machine/machine.h"

#include <cstdlib>
#include <omp.h>
#include <vector>

namespace overtake
{

namespace
{

/// The logical CPUs that this process may use, one per core first; empty if threads should not be placed.
std::vector<int> coresToUse()
{
    for (const char *name : {"OMP_PROC_BIND", "OMP_PLACES", "GOMP_CPU_AFFINITY"}) {
        if (std::getenv(name))
            return {};
    }
    std::vector<int> cpus = thisMachine().usable.order;
    return cpus.size() > 1 ? cpus : std::vector<int>();
}

void moveTo(int cpu)
{
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(cpu, &one);
    sched_setaffinity(0, sizeof one, &one); // on failure the thread stays where it may be
}

} // namespace

TeamPlacement::TeamPlacement(int threads)
{
    static const std::vector<int> cores = coresToUse();
    thread_local int placed = 1; // largest team that this thread has placed
    if (threads < 2 || cores.empty())
        return;
    // A team of one thread has nobody to move, and a step of 85 us saves three system calls.
    if (placed >= threads && sched_getcpu() == cores[0])
        return;
    if (sched_getaffinity(0, sizeof m_before, &m_before) != 0)
        return;
    m_isPlaced = true;
    moveTo(cores[0]);
    if (placed >= threads)
        return;
#pragma omp parallel num_threads(threads)
    {
        if (const auto member = static_cast<std::size_t>(omp_get_thread_num()); member > 0)
            moveTo(cores[member % cores.size()]);
    }
    placed = threads;
}

TeamPlacement::~TeamPlacement()
{
    if (m_isPlaced)
        sched_setaffinity(0, sizeof m_before, &m_before);
}

} // namespace overtake
