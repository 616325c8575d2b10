// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Activity of a machine during timed work: plain data. Made by measure/time/activity_recorder.h, in the process that
// does the work.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace overtake
{

/// GPU's state by its driver, read after each repetition on it.
struct GpuActivity {
    double clockGhz = 0;                        ///< multiprocessors' clock, median
    double clockDrop = 0;                       ///< share by which that lies below the fastest seen
    std::optional<double> highestClockGhz = {}; ///< limit that its maker sets
    std::optional<double> celsius = {};         ///< the hottest
    std::vector<std::string> throttles = {};    ///< why it computed slower than it could: "power limit", "heat"
    bool operator==(const GpuActivity &) const = default;
};

/// Machine's activity during the repetitions of one engine. Cores stand for the time of one hardware thread.
struct SystemActivity {
    /// Main cause of a disturbance.
    enum class Cause { OtherPrograms, OtherGuests, Clock };

    int cores = 1;                              ///< cores that this process may use; all figures below refer to them
    double usedCores = 1;                       ///< cores that the engine used, on average
    double othersCores = 0;                     ///< cores that other programs used
    double stolenCores = 0;                     ///< cores that a virtual machine's host gave to other guests
    std::optional<double> waitedCores = {};     ///< cores that ready threads of the engine waited for
    double clockGhz = 0;                        ///< median over the samples, from a short loop after each
    double clockDrop = 0;                       ///< relative drop of that below the fastest of them
    std::int64_t involuntarySwitches = 0;       ///< within the samples
    std::int64_t majorFaults = 0;               ///< within the samples: pages read from disk
    std::optional<std::int64_t> throttles = {}; ///< times that heat slowed the cores down, while the samples were taken
    std::optional<GpuActivity> gpu = {};        ///< where the engine computes on one whose driver tells
};

} // namespace overtake
