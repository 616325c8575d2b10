// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measures CpuCosts: the cpu engine runs steps of the workloads at a few sizes, and the time of each part is taken from
// its profile. Takes about a second on the calling thread and its team, never while something else is being measured.
#pragma once

#include "engines/engine.h"
#include "file/cache_file.h"
#include "machine/machine.h"
#include "model/cpu_costs.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace overtake
{

enum class Costs { Kept, Anew };

/// Those of this machine's cpu engine: as an earlier start left them in the cache folder, else, or where asked for
/// Anew, measured now and left there. Those that others disturbed serve until a start while nothing
/// else runs. Throws Cancelled when stopped.
std::shared_ptr<const CpuCosts> costsOf(const Machine &machine, Costs which = Costs::Kept, std::stop_token stop = {});
/// The file in which they are kept: for this CPU, these libraries and this version of Overtake.
CacheFile costsFile(const Machine &machine);

// -- the steps of the measurement

/// Does what costsOf() does, with this file and this measurement.
std::shared_ptr<const CpuCosts> keptCosts(const CacheFile &file, int threads, Costs which,
                                          const std::function<bool()> &isQuiet,
                                          const std::function<CpuCosts()> &measure);
/// Programs whose steps are measured, in this order. If several have the same kind of work, the first one's counts.
std::vector<Program> calibrationPrograms();
/// `engine` has the option `threads` and profiles.
CpuCosts measureCosts(Engine &engine, std::vector<Program> programs, int threads, const std::stop_token &stop = {});
/// A profile without what the clocks between its parts cost: together they take `seconds`, as the step does when it
/// runs without them.
StepProfile withoutClocks(StepProfile profile, double seconds);
/// Seconds of each piece of a step. The time of a part that does several pieces is divided by their work.
std::vector<double> secondsOfPieces(const std::vector<WorkPiece> &pieces, const StepProfile &profile);

} // namespace overtake
