// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a machine did beside the work that was timed on it: plain data. Made by measure/time/surroundings.h, in the
// process that does the work.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace overtake
{

/// What the driver said of a GPU after each of the samples taken on it.
struct GpuMeanwhile {
    double clockGhz = 0;                        ///< of its multiprocessors, median
    double clockDrop = 0;                       ///< share by which that lies below the fastest seen
    std::optional<double> highestClockGhz = {}; ///< that its maker allows
    std::optional<double> celsius = {};         ///< the hottest
    std::vector<std::string> throttles = {};    ///< why it computed slower than it could: "power limit", "heat"
    bool operator==(const GpuMeanwhile &) const = default;
};

/// What the machine did beside the samples of one engine. Cores stand for the time of one hardware thread.
struct Meanwhile {
    /// What explains most of a disturbance.
    enum class Cause { OtherPrograms, OtherGuests, Clock };

    int cores = 1;                              ///< that this process may use; everything here is counted on them
    double usedCores = 1;                       ///< of these, by the engine
    double othersCores = 0;                     ///< that other programs used
    double stolenCores = 0;                     ///< that the host of a virtual machine gave to other guests
    std::optional<double> waitedCores = {};     ///< for which the engine's threads were ready to run but waited
    double clockGhz = 0;                        ///< median over the samples, from a short loop after each
    double clockDrop = 0;                       ///< relative drop of that below the fastest of them
    std::int64_t involuntarySwitches = 0;       ///< within the samples
    std::int64_t majorFaults = 0;               ///< within the samples: pages read from disk
    std::optional<std::int64_t> throttles = {}; ///< times that heat slowed the cores down, while the samples were taken
    std::optional<GpuMeanwhile> gpu = {};       ///< where the engine computes on one whose driver tells
};

} // namespace overtake
