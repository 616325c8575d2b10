// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cpu_peaks.h"

#include "engines/host/scratch.h"
#include "engines/host/team_placement.h"
#include "engines/profile_parts.h"
#include "machine/device_database.h"
#include "machine/machine_watch.h"
#include "model/cpu_bf16_peak.h"
#include "model/cpu_peak_kernels.h"
#include "text/format.h"
#include "text/label.h"

#include <algorithm>
#include <fstream>
#include <omp.h>
#include <vector>

namespace overtake
{

namespace
{

using Q = DeviceQuantity;
using Kind = Figure::Kind;

// Many short tries: on a busy machine some fit between the time slices of other programs.
constexpr int tries = 40;
constexpr double secondsPerTry = 0.7e-3;

/// Keeps results alive, so that no work is optimised away. No one reads it.
thread_local volatile float sink;

/// The shortest of several runs of `work`, which all threads start together, in seconds.
template <typename Work>
double bestSeconds(int threads, int runs, const Work &work)
{
    const std::size_t vectors = simdTarget;
    double best = 1e30;
    for (int run = 0; run < runs; ++run) {
        double start = 0;
#pragma omp parallel num_threads(threads)
        {
            simdTarget = vectors; // a step may have left others
#pragma omp barrier
#pragma omp master
            start = steadySeconds();
#pragma omp barrier
            work(omp_get_thread_num());
        }
        best = std::min(best, steadySeconds() - start);
    }
    return best;
}

/// How often `work` fits into a try, from one run of it.
template <typename Work>
std::int64_t repetitions(const Work &work)
{
    work();
    const double start = steadySeconds();
    work();
    const double seconds = std::max(steadySeconds() - start, 1e-8);
    return std::max<std::int64_t>(1, static_cast<std::int64_t>(secondsPerTry / seconds));
}

/// The sum of each thread's best while all of them work: on a busy machine there is never a moment when all are
/// undisturbed.
template <typename Run>
double flopsPerSecond(int threads, const Run &run, double flopsPerRound)
{
    constexpr std::int64_t rounds = 5000;
    const std::int64_t times = repetitions([&] { sink = run(rounds); });
    std::vector<double> best(static_cast<std::size_t>(threads), 1e30);
    bestSeconds(threads, tries, [&](int thread) {
        const double start = steadySeconds();
        sink = run(rounds * times);
        double &own = best[static_cast<std::size_t>(thread)];
        own = std::min(own, steadySeconds() - start);
    });
    double perSecond = 0;
    for (const double seconds : best)
        perSecond += flopsPerRound * static_cast<double>(rounds * times) / seconds;
    return perSecond;
}

/// Bytes a second that one core reads from a working set of `bytes`.
double cacheBandwidth(std::int64_t bytes)
{
    const std::int64_t count = std::max<std::int64_t>(256, bytes / 4 / 256 * 256);
    const Scratch memory(count);
    std::fill(memory.data(), memory.data() + count, 1.0F);
    const std::int64_t times = repetitions([&] { sink = kernels::readAll(memory.data(), count); });
    const double seconds = bestSeconds(1, tries, [&](int) {
        for (std::int64_t i = 0; i < times; ++i)
            sink = kernels::readAll(memory.data(), count);
    });
    return 4.0 * static_cast<double>(count * times) / seconds;
}

struct Streams {
    double read = 0, copy = 0, triad = 0;
    double best() const { return std::max({read, copy, triad}); }
};

/// Three arrays, together four times the last caches, cut into one piece for each thread.
class MemoryStreams
{
public:
    explicit MemoryStreams(std::int64_t cacheBytes)
        : m_count(std::clamp<std::int64_t>(4 * cacheBytes / 12, 8 << 20, 48 << 20) / 4096 * 4096), m_a(m_count),
          m_b(m_count), m_to(m_count)
    {
    }
    std::int64_t bytes() const { return 12 * m_count; }

    Streams measure(int threads)
    {
        const std::int64_t piece = m_count / threads / 1024 * 1024;
        const auto at = [piece](int thread) { return piece * thread; };
        // First touch by the thread that will use it, so that each socket has its part.
        bestSeconds(threads, 1, [&](int thread) {
            for (const Scratch *array : {&m_a, &m_b, &m_to})
                std::fill_n(array->data() + at(thread), piece, 1.0F);
        });
        const double bytesOfOne = 4.0 * static_cast<double>(piece) * threads;
        constexpr int runs = 6;
        Streams streams;
        streams.read = 3 * bytesOfOne / bestSeconds(threads, runs, [&](int thread) {
                           for (const Scratch *array : {&m_a, &m_b, &m_to})
                               sink = kernels::readAll(array->data() + at(thread), piece);
                       });
        streams.copy = 2 * bytesOfOne / bestSeconds(threads, runs, [&](int thread) {
                           kernels::copyAll(m_a.data() + at(thread), m_to.data() + at(thread), piece);
                       });
        streams.triad =
            3 * bytesOfOne / bestSeconds(threads, runs, [&](int thread) {
                kernels::triad(m_a.data() + at(thread), m_b.data() + at(thread), m_to.data() + at(thread), piece);
            });
        return streams;
    }

private:
    std::int64_t m_count;
    Scratch m_a, m_b, m_to;
};

/// The first number in a file of /sys; absent where there is none.
std::optional<double> numberIn(const char *path)
{
    std::ifstream file(path);
    double value = 0;
    return file >> value && value > 0 ? std::optional(value) : std::nullopt;
}

double lanesOf(const Machine &machine)
{
    const std::string widest = widestVectorExtension(machine);
    if (widest == "AVX-512")
        return 16;
    return widest == "AVX2" || widest == "AVX" ? 8 : 4;
}

void setSize(Device &device, Q quantity, const std::optional<std::int64_t> &bytes)
{
    if (bytes)
        device.set(quantity, Kind::Specified, static_cast<double>(*bytes), "hwloc");
}

} // namespace

Device describeCpu(const Machine &machine)
{
    Device device;
    if (const Device *known = DeviceDatabase::builtIn().find(machine.cpu, DeviceKind::Cpu))
        device.figures = known->figures;
    device.id = "cpu";
    device.name = machine.cpu;
    device.kind = DeviceKind::Cpu;
    device.sharedMemory = true;
    // Those whose peaks are measured: performance cores, and no more than a quota grants.
    const int cores = std::min(machine.cores, machine.usable.usualThreads());
    device.set(Q::Cores, Kind::Specified, cores,
               cores == machine.cores ? foreign("hwloc") : machine.usable.labelOf(cores));
    device.set(Q::Threads, Kind::Specified, machine.threads, sentence("the scheduler"));
    if (!widestVectorExtension(machine).empty())
        device.set(Q::SimdLanes, Kind::Specified, lanesOf(machine),
                   sentence("%1 registers", widestVectorExtension(machine)));
    setSize(device, Q::L1Size, machine.l1dBytes);
    setSize(device, Q::L2Size, machine.l2Bytes);
    setSize(device, Q::L3Size, machine.l3Bytes);
    device.set(Q::Memory, Kind::Specified, static_cast<double>(machine.memoryBytes), sentence("the system"));
    constexpr double perKilohertz = 1e3;
    if (const auto kilohertz = numberIn("/sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq"))
        device.set(Q::MaxClock, Kind::Specified, *kilohertz * perKilohertz, "/sys/devices/system/cpu");
    if (const auto kilohertz = numberIn("/sys/devices/system/cpu/cpu0/cpufreq/base_frequency"))
        device.set(Q::BaseClock, Kind::Specified, *kilohertz * perKilohertz, "/sys/devices/system/cpu");
    return device;
}

double measureCorePeak()
{
    return flopsPerSecond(1, kernels::multiplyAddRounds, kernels::multiplyAddFlopsPerRound());
}

Device measureCpu(const Machine &machine, int threads)
{
    Device device = describeCpu(machine);
    const Message all = threadsDetail(threads);
    const Message best = sentence("best of %1 tries", tries);
    // Threads that share a core have one core's units between them.
    const double cores = device.value(Q::Cores).value_or(threads);
    const auto onAll = [&](double one, const auto &run, double flopsPerRound) {
        return threads > 1 ? std::min(flopsPerSecond(threads, run, flopsPerRound), one * cores) : one;
    };
    const double one = measureCorePeak();
    // By now the core has its clock.
    device.set(Q::MeasuredClock, Kind::Measured, 1e9 * clockGhzHere(tries),
               sentence("dependent additions to a register, %1", best));
    const double every = onAll(one, kernels::multiplyAddRounds, kernels::multiplyAddFlopsPerRound());
    device.set(Q::Fp32OneCore, Kind::Measured, one, sentence("fused multiply-adds in registers, 1 thread, %1", best));
    device.set(Q::Fp32, Kind::Measured, every,
               sentence("fused multiply-adds in registers, %1, sum of each one's %2", all, best));
    if (kernels::hasBf16Dots()) {
        const double perRound = kernels::bf16DotFlopsPerRound();
        const double oneCore = flopsPerSecond(1, kernels::bf16DotRounds, perRound);
        device.set(Q::Bf16, Kind::Measured, onAll(oneCore, kernels::bf16DotRounds, perRound),
                   sentence("bf16 dot products in registers, %1, sum of each one's %2", all, best));
    }
    // Units and clock of the data sheet belong to the data sheet's peak, not to this one.
    for (const Q other : {Q::Clock, Q::Alus, Q::FlopsPerAlu})
        device.figures.erase(other);

    const Message reading = sentence("reading half of it on one core, %1", best);
    for (const auto &[bandwidth, size] :
         {std::pair(Q::L1Bandwidth, Q::L1Size), {Q::L2Bandwidth, Q::L2Size}, {Q::L3Bandwidth, Q::L3Size}}) {
        if (const auto bytes = device.value(size)) {
            const auto half = std::min<double>(*bytes / 2, 16 << 20);
            device.set(bandwidth, Kind::Measured, cacheBandwidth(static_cast<std::int64_t>(half)), reading);
        }
    }
    const double lastCache = device.valueOf({Q::L3Size, Q::L2Size}).value_or(32.0 * (1 << 20));
    MemoryStreams memory(static_cast<std::int64_t>(lastCache) * machine.l3Caches);
    const Streams alone = memory.measure(1);
    const Streams together = threads > 1 ? memory.measure(threads) : alone;
    const auto streams = [&](const Message &on) {
        return sentence("highest of reading, copying and triad over %1, %2", formatBytes(memory.bytes()), on);
    };
    device.set(Q::BandwidthOne, Kind::Measured, alone.best(), streams(sentence("1 thread")));
    device.set(Q::Bandwidth, Kind::Measured, std::max(together.best(), alone.best()), streams(all));
    device.set(Q::CopyBandwidth, Kind::Measured, together.copy, sentence("copying around the caches, %1", all));
    if (threads > 1)
        device.set(Q::TeamStart, Kind::Measured, teamStartSeconds(threads),
                   sentence("empty parallel regions, %1", all));
    return device;
}

} // namespace overtake
