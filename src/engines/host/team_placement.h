// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One core for each thread of a team. By default Linux may wake a team's threads on the core of the thread that wakes
// them: then two threads that wait for each other share one core while another is idle, and a parallel region takes 30
// us instead of 0.6 (seen on a virtual machine of 2 cores, Linux 6.18, in 200 of 200 regions).
#pragma once

#include "machine/one_core.h"

#include <optional>

namespace overtake
{

/// From here on the calling thread is on one core and the other threads of its OpenMP team on others. Without
/// effect for one thread and where threads should not be placed (coresToUse()).
class TeamPlacement
{
public:
    explicit TeamPlacement(int threads);

private:
    std::optional<OneCore> m_core;
};

/// Seconds to open a parallel region on so many placed threads: the least of many samples, as an idle machine needs.
double teamStartSeconds(int threads);

} // namespace overtake
