// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The measured peaks of this machine's CPU, kept in the cache folder with the day of their measurement, so that ratios
// on paper do not wander from start to start. They are the medians of five readings in a row, taken while nothing else
// ran if there was such a time. Any thread; never while something else is being measured.
#pragma once

#include "file/cache_file.h"
#include "machine/device.h"
#include "machine/machine.h"

#include <functional>
#include <stop_token>
#include <vector>

namespace overtake
{

enum class Peaks { Kept, Anew };

/// measureCpu() on the usual threads: as kept, or measured in a few seconds where nothing is kept for this CPU, with as
/// many cores, as much of them granted to this container and as much memory. What was disturbed serves until a start
/// while nothing else runs. Throws Cancelled.
Device cpuPeaks(const Machine &machine, Peaks which, std::stop_token stop = {});

/// One measurement of everything, and whether nothing else ran meanwhile.
struct PeakReading {
    Device device;
    bool quiet = false;
};

inline constexpr std::size_t readingsOfABlock = 5;

/// The block of readings in a row with the most quiet ones, of equals the first: each figure its median. At least one
/// reading; fewer than a block count as disturbed.
PeakReading medianOfBestBlock(const std::vector<PeakReading> &readings);

/// The peaks in `file`, or else those that `measure` gives, which are kept then. The rule of cpuPeaks().
Device keptPeaks(const CacheFile &file, Peaks which, const std::function<bool()> &isQuiet,
                 const std::function<PeakReading()> &measure);

} // namespace overtake
