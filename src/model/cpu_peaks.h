// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measures what this machine's CPU can do: peak float32 rate, bandwidth of memory and caches, clock, and the cost of
// starting work on all threads. The best of several tries each: a peak is what is possible, and other programs only
// lower it. Takes about half a second (at most 2 s) on the calling thread and its OpenMP team, never while something
// else is being measured.
#pragma once

#include "machine/device.h"
#include "machine/machine.h"

namespace overtake
{

/// Description of this CPU without measuring: its own figures, and the database's if it is there. Id "cpu".
Device describeCpu(const Machine &machine);

/// describeCpu() with all that can be measured on `threads` threads.
Device measureCpu(const Machine &machine, int threads);

/// FLOP/s of one core, fused multiply-adds in registers.
double measureCorePeak();

} // namespace overtake
