// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/one_core.h"

#include "machine/machine.h"

#include <cstdlib>

namespace overtake
{

const std::vector<int> &coresToUse()
{
    static const std::vector<int> cores = [] {
        for (const char *name : {"OMP_PROC_BIND", "OMP_PLACES", "GOMP_CPU_AFFINITY"})
            if (std::getenv(name))
                return std::vector<int>();
        std::vector<int> cpus = thisMachine().usable.order;
        return cpus.size() > 1 ? cpus : std::vector<int>();
    }();
    return cores;
}

void moveTo(int cpu)
{
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(cpu, &one);
    sched_setaffinity(0, sizeof one, &one);
}

OneCore::OneCore(bool wanted)
    : m_isPlaced(wanted && !coresToUse().empty() && sched_getaffinity(0, sizeof m_before, &m_before) == 0)
{
    if (m_isPlaced)
        moveTo(coresToUse().front());
}

OneCore::~OneCore()
{
    if (m_isPlaced)
        sched_setaffinity(0, sizeof m_before, &m_before);
}

} // namespace overtake
