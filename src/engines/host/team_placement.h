// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One core for each thread of a team. By default Linux may wake a team's threads on the core of the thread that wakes
// them: then two threads that wait for each other share one core while another is idle, and a parallel region takes 30
// us instead of 0.6 (seen on a virtual machine of 2 cores, Linux 6.18, in 200 of 200 regions).
//
// GNU's OpenMP ends a thread when a team is smaller than the one before, and starts it anew for a larger one, where the
// calling thread may be. So all of a step's teams have the same size, and a member looks whether it is on its core.
#pragma once

#include "machine/one_core.h"

#include <optional>

namespace overtake
{

/// Moves the calling thread to one core and the other threads of its OpenMP team to others. Without effect for one
/// thread and where threads should not be placed (coresToUse()).
class TeamPlacement
{
public:
    explicit TeamPlacement(int threads);
    ~TeamPlacement();
    TeamPlacement(const TeamPlacement &) = delete;
    TeamPlacement &operator=(const TeamPlacement &) = delete;

    /// Whether one lives on the calling thread, outside of a parallel region.
    static bool isWanted() { return wanted; }
    /// Within a region, where it is wanted: moves this member of the team to its core, unless it is there.
    static void place(int member)
    {
        if (placed != member)
            moveThisThread(member);
    }
    /// A team that nobody places comes next: some of the threads may be others afterwards.
    static void forget() { team = 0; }
    /// Such a team, of `threads`, whose members may be wherever the calling thread may be.
    static void release(int threads);

private:
    static void moveThisThread(int member);

    constinit static inline thread_local int team = 1; ///< placed, of the calling thread; 1: none, 0: some perhaps
    constinit static inline thread_local bool wanted = false;
    constinit static inline thread_local int placed = 0; ///< the member whose core this thread has; 0: none
    std::optional<OneCore> m_core;
    bool m_wasWanted = wanted;
};

/// Seconds to open a parallel region on so many placed threads: the least of many samples, as an idle machine needs.
double teamStartSeconds(int threads);

} // namespace overtake
