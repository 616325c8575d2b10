// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Activity of the machine besides this process: running totals, to be read before and after something is timed, never
// during it. A reading costs some tens of microseconds, and 5 more per thread of this process. One thread at a time.
#pragma once

#include "machine/gpu_watch.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace overtake
{

/// Since some fixed moment; seconds. Two of them and their difference say what happened in between.
struct MachineTotals {
    double seconds = 0;       ///< wall clock
    double busySeconds = 0;   ///< processor time of all programs, this one too, on the cores that this one may use
    double stolenSeconds = 0; ///< time that the host gave to other guests while a program here was ready to run
    double ownSeconds = 0;    ///< processor time of this process and those that it started, all threads together
    /// Time in which threads of these processes were ready to run and had no core, all threads together; absent where
    /// the system does not count it.
    std::optional<double> waitedSeconds;
    std::int64_t involuntarySwitches = 0; ///< a thread of this process lost its core
    std::int64_t majorFaults = 0;         ///< a page of this process was read from disk
};

/// Processor seconds of other programs in between. The system counts in ticks: what is little may seem negative.
double othersSecondsBetween(const MachineTotals &before, const MachineTotals &after);

/// Share of the engine's cores that other programs may take from it, and share of all cores that they may use, before
/// a repetition is disturbed. They also harm who does not wait for them: on 2 cores of an EPYC, a program that streams
/// memory on the other core makes a step that does so, too, 95 % slower, one in the L2 cache 11 %, and a busy loop that
/// shares the core doubles any.
inline constexpr double toleratedShare = 0.05;
/// Whether others' activity in between would have left a point undisturbed that uses all `cores`.
bool isQuietBetween(const MachineTotals &before, const MachineTotals &after, int cores);

/// Clock of the core that calls at this moment, in GHz, from additions that wait for each other, one cycle each: the
/// fastest of some attempts of 10 us each.
double clockGhzHere(int attempts = 5); ///< another program may come between

class MachineWatch
{
public:
    virtual ~MachineWatch() = default;
    /// Nothing where the system does not tell.
    virtual std::optional<MachineTotals> totals() = 0;
    /// Seconds of `busySeconds` that other programs used, process by process (machine/other_programs.h): exact, but
    /// without programs that live for a moment only. From then on totals() knows the processes that this one started.
    /// Nothing where processes cannot be seen. About a microsecond for each process of the machine.
    virtual std::optional<double> othersSeconds() { return std::nullopt; }
    /// Waits until the processes that this one started sleep, at most a quarter of a second. A framework's threads spin
    /// before they do: 8 ms in GCC's OpenMP, 200 ms in Intel's. Whoever is timed next here would share a core with
    /// them. (Seen: the CPU engine's step 1.3 times as long after PyTorch's.)
    virtual void waitForStarted() {}
    /// The unit in which the system counts busySeconds and stolenSeconds.
    virtual double tickSeconds() const { return 0; }
    virtual double clockGhz() = 0; ///< clockGhzHere()
    /// How often heat has slowed these cores down since the system started; nothing where it does not tell. Some
    /// microseconds for each hardware thread.
    virtual std::optional<std::int64_t> throttles() { return std::nullopt; }
    /// A GPU of NVIDIA's: by its place on the PCI bus ("0000:01:00.0"), or by its name where that is empty. Null where
    /// the driver does not tell. The watch may outlive this.
    virtual std::unique_ptr<GpuWatch> nvidiaGpu(const std::string & /*name*/, const std::string & /*pciAddress*/)
    {
        return nullptr;
    }
    /// Hardware threads that this process may use: those that totals() speaks of.
    virtual int cores() const = 0;
};

/// Does the work: whether isQuietBetween() its begin and its end, or nobody knows.
bool isQuietDuring(MachineWatch &watch, const std::function<void()> &work);
/// The same of this machine while a tenth of a second passes.
bool isQuietNow();

/// The machine that this process runs on. Reads /proc; made before any thread is bound to a core of its own.
std::unique_ptr<MachineWatch> watchThisMachine();

/// Busy and stolen seconds from the text of /proc/stat, on the hardware threads with these numbers (all where there are
/// none). Nothing where the text is of another kind.
struct ProcessorTime {
    double busy = 0;
    double stolen = 0;
};
std::optional<ProcessorTime> processorTimeFrom(const std::string &procStat, const std::vector<int> &threads,
                                               double ticksPerSecond);
/// Sum of the throttle counters of Linux in /sys for these hardware threads: each core's and each package's, once.
/// `root`: before the path, for tests.
std::optional<std::int64_t> throttlesOf(const std::vector<int> &threads, const std::string &root = {});

} // namespace overtake
