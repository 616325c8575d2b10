// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// SystemActivity in JSON: in results files and between processes. For file/json_fields.h.
#pragma once

#include "file/json_fields.h"
#include "machine/system_activity.h"

namespace overtake
{

template <typename Io>
void describe(Io &io, Of<Io, GpuActivity> &gpu)
{
    io.amount("clock_ghz", gpu.clockGhz);
    io.amount("clock_drop", gpu.clockDrop);
    io.maybeAmount("highest_clock_ghz", gpu.highestClockGhz);
    io.maybe("celsius", gpu.celsius);
    io("throttles", gpu.throttles);
}

template <typename Io>
void describe(Io &io, Of<Io, SystemActivity> &activity)
{
    io.amount("cores", activity.cores);
    io.amount("used_cores", activity.usedCores);
    io.amount("others_cores", activity.othersCores);
    io.amount("stolen_cores", activity.stolenCores);
    io.maybeAmount("waited_cores", activity.waitedCores);
    io.amount("clock_ghz", activity.clockGhz);
    io.amount("clock_drop", activity.clockDrop);
    io.amount("involuntary_switches", activity.involuntarySwitches);
    io.amount("major_faults", activity.majorFaults);
    io.maybeAmount("throttles", activity.throttles);
    io.maybe("gpu", activity.gpu);
}

} // namespace overtake
