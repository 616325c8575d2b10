// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How many threads compute best here. Of the hardware threads that this process may use, one per core, as two on one
// core share its arithmetic; performance cores only on hybrid CPUs, because a step divided evenly waits for the
// slowest; and no more than a container is granted time for, because it would be stopped in the middle of a step.
#pragma once

#include "text/label.h"

#include <optional>
#include <string>
#include <vector>

struct hwloc_topology;

namespace overtake
{

struct UsableCores {
    int threads = 1;             ///< hardware threads that this process may use (affinity)
    int cores = 1;               ///< cores of these threads
    int performanceCores = 1;    ///< part of these; all if there is only one kind
    std::optional<double> quota; ///< CPUs' worth of time that the control group grants
    /// Hardware threads by the system's numbers, in the order in which to use them: one of each performance core, one
    /// of each other core, then the second ones.
    std::vector<int> order = {};

    int usualThreads() const;
    /// "8 threads"; with what decided about their number if `count` is usualThreads() and fewer than all hardware
    /// threads: "8 threads on 8 cores", "8 threads for 8 performance cores", "2 threads under a quota of 2.5 CPUs".
    Message labelOf(int count) const;
};

/// `allowed`: hardware threads by the system's numbers.
UsableCores usableCoresOf(hwloc_topology *topology, const std::vector<int> &allowed, std::optional<double> quota);
/// The smallest quota of this process's control group (version 1 or 2) and those above it. `root`: before the paths
/// /proc and /sys, for tests.
std::optional<double> cpuQuota(const std::string &root = {});

} // namespace overtake
