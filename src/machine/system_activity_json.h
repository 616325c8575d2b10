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
void describe(Io &io, Of<Io, SystemActivity> &meanwhile)
{
    io.amount("cores", meanwhile.cores);
    io.amount("used_cores", meanwhile.usedCores);
    io.amount("others_cores", meanwhile.othersCores);
    io.amount("stolen_cores", meanwhile.stolenCores);
    io.maybeAmount("waited_cores", meanwhile.waitedCores);
    io.amount("clock_ghz", meanwhile.clockGhz);
    io.amount("clock_drop", meanwhile.clockDrop);
    io.amount("involuntary_switches", meanwhile.involuntarySwitches);
    io.amount("major_faults", meanwhile.majorFaults);
    io.maybeAmount("throttles", meanwhile.throttles);
    io.maybe("gpu", meanwhile.gpu);
}

} // namespace overtake
