// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a GPU's driver says of its clock at this moment: to be asked before and after something is timed, never while it
// is. One thread at a time.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace overtake
{

/// Why a GPU computes slower than it could, as bits. Idleness and clocks that somebody has set are none of these.
enum class GpuThrottle : std::uint32_t { Power = 1, Heat = 2, PowerSupply = 4, Hardware = 8, OtherGpus = 16 };

struct GpuState {
    double clockGhz = 0;                   ///< of its multiprocessors
    std::optional<double> highestClockGhz; ///< that its maker allows
    std::optional<double> celsius;
    bool isIdle = false;         ///< nothing ran at that moment: its clock may be falling for that reason alone
    std::uint32_t throttles = 0; ///< bits of GpuThrottle
};

/// "power limit", "heat"
std::vector<std::string> throttleWords(std::uint32_t throttles);

class GpuWatch
{
public:
    virtual ~GpuWatch() = default;
    /// Nothing where the driver does not tell.
    virtual std::optional<GpuState> state() = 0;
};

} // namespace overtake
