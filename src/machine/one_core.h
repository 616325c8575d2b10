// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where threads that are timed run. A core may be slower than the next one for seconds, by a factor of 1.7 on virtual
// machines whose neighbours use the other half of it. Two engines of one thread each that land on different ones would
// be told apart by that: 10 of 40 times an engine beats itself, on one core 0 of 40 (seen on a Xeon of 2 cores).
#pragma once

#include <vector>

#include <sched.h>

namespace overtake
{

/// The logical CPUs that this process may use, one per core first; empty if threads should not be placed: there is one
/// only, or the user places them (OMP_PROC_BIND, OMP_PLACES, GOMP_CPU_AFFINITY).
const std::vector<int> &coresToUse();
/// Moves the calling thread there. On failure it stays where it may be.
void moveTo(int cpu);

/// While this lives, the calling thread stays on the first of coresToUse(), the same one in every process.
class OneCore
{
public:
    /// Not wanted: without effect.
    explicit OneCore(bool wanted);
    ~OneCore();
    OneCore(const OneCore &) = delete;
    OneCore &operator=(const OneCore &) = delete;

private:
    bool m_isPlaced = false;
    cpu_set_t m_before; ///< given back, as threads that others start inherit it
};

} // namespace overtake
