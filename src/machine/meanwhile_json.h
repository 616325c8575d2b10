// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a machine did meanwhile in JSON: in run files and between processes. For file/json_fields.h.
#pragma once

#include "file/json_fields.h"
#include "machine/meanwhile.h"

namespace overtake
{

template <typename Io>
void describe(Io &io, Of<Io, GpuMeanwhile> &gpu)
{
    io("clock_ghz", gpu.clockGhz);
    io("clock_drop", gpu.clockDrop);
    io.maybe("highest_clock_ghz", gpu.highestClockGhz);
    io.maybe("celsius", gpu.celsius);
    io("throttles", gpu.throttles);
}

template <typename Io>
void describe(Io &io, Of<Io, Meanwhile> &meanwhile)
{
    io("cores", meanwhile.cores);
    io("used_cores", meanwhile.usedCores);
    io("others_cores", meanwhile.othersCores);
    io("stolen_cores", meanwhile.stolenCores);
    io.maybe("waited_cores", meanwhile.waitedCores);
    io("clock_ghz", meanwhile.clockGhz);
    io("clock_drop", meanwhile.clockDrop);
    io("involuntary_switches", meanwhile.involuntarySwitches);
    io("major_faults", meanwhile.majorFaults);
    io.maybe("throttles", meanwhile.throttles);
    io.maybe("gpu", meanwhile.gpu);
}

} // namespace overtake
