// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Current clock of a GPU by its driver: to be asked before and after something is timed, never while it is. One thread
// at a time.
#pragma once

#include <optional>
#include <set>
#include <string>

namespace overtake
{

struct GpuState {
    double clockGhz = 0;                   ///< multiprocessors' clock
    std::optional<double> highestClockGhz; ///< limit that its maker sets
    std::optional<double> celsius;
    bool isIdle = false; ///< nothing ran at that moment: its clock may be falling for that reason alone
    /// Why it computes slower than it could, in words: "power limit", "heat". Idleness and clocks that somebody has set
    /// do not count.
    std::set<std::string> throttles;
};

class GpuWatch
{
public:
    virtual ~GpuWatch() = default;
    /// Nothing where the driver does not tell.
    virtual std::optional<GpuState> state() = 0;
};

} // namespace overtake
