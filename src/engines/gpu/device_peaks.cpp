// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/device_peaks.h"

#include "engines/gpu/step_timeline.h"
#include "engines/profile_parts.h"
#include "text/format.h"

#include <algorithm>
#include <vector>

namespace overtake::gpu
{

namespace
{

using Q = DeviceQuantity;
using Kind = Figure::Kind;

constexpr int fewestTries = 5;
constexpr double secondsForTries = 0.15; ///< for each figure
constexpr int groupsPerUnit = 16;        ///< enough to keep a multiprocessor busy
constexpr std::int64_t largestCopy = 64LL << 20;
constexpr std::int64_t largestArray = 128LL << 20; ///< three of them are well beyond any cache on a card

/// Calls `seconds` again and again and keeps the shortest answer.
template <typename Seconds>
double best(const Seconds &seconds)
{
    double shortest = seconds();
    const double start = steadySeconds();
    // A slow device, or one among other programs, gets fewer tries: all figures together are to take under two seconds.
    const auto wantsRun = [&](int run) {
        const double spent = steadySeconds() - start;
        return spent < secondsForTries || (run < fewestTries && spent < 2 * secondsForTries);
    };
    for (int run = 1; wantsRun(run); ++run)
        shortest = std::min(shortest, seconds());
    return shortest;
}

/// By the device's own clock.
double secondsOf(GpuBackend &device, Command &command)
{
    TimedCommands timed(device);
    command.enqueue();
    const std::vector<DeviceSpan> spans = timed.spans();
    if (spans.empty() || !spans.front().known || !(spans.front().end > spans.front().start))
        throw DeviceError(DeviceError::Kind::Other,
                          sentence("%1 does not tell how long its kernels take.", device.name()));
    return spans.front().end - spans.front().start;
}

/// A share of the memory, in whole quads of floats.
std::int64_t arrayBytes(const GpuBackend &device, std::int64_t most)
{
    std::int64_t bytes = std::min(most, device.totalBytes() / 16);
    for (const std::int64_t limit : {device.freeBytes() / 8, device.largestAllocation()})
        if (limit > 0)
            bytes = std::min(bytes, limit);
    return std::max<std::int64_t>(bytes / 4096 * 4096, 4096);
}

double flopsPerSecond(GpuBackend &device)
{
    constexpr double flopsPerRound = 256; // for each work-item
    const int groups = std::max(1, device.computeUnits()) * groupsPerUnit;
    const auto results = device.allocate(std::int64_t{4} * groups * groupSize);
    Launch launch;
    launch.kernel = KernelId::MultiplyAdd;
    launch.buffers = {{results.get(), 0}};
    launch.integers = {{"rounds", 1}};
    launch.floats = {{"scale", 0.999F}, {"shift", 0.001F}};
    launch.groups = groups;
    const auto command = device.prepare(launch);
    constexpr double enough = 5e-3; // seconds, beside which the launch is negligible
    std::int64_t rounds = 64;
    command->setInteger(0, rounds);
    while (secondsOf(device, *command) < enough && rounds < (std::int64_t{1} << 30)) {
        rounds *= 2;
        command->setInteger(0, rounds);
    }
    const double seconds = best([&] { return secondsOf(device, *command); });
    return flopsPerRound * static_cast<double>(rounds) * groups * groupSize / seconds;
}

double memoryBandwidth(GpuBackend &device, std::int64_t bytes)
{
    const auto a = device.allocate(bytes);
    const auto b = device.allocate(bytes);
    const auto sum = device.allocate(bytes);
    Launch fill;
    fill.kernel = KernelId::Fill;
    fill.integers = {{"count", bytes / 4}};
    fill.floats = {{"value", 1}};
    fill.groups = std::max(1, device.computeUnits()) * groupsPerUnit;
    for (Buffer *buffer : {a.get(), b.get()}) {
        fill.buffers = {{buffer, 0}};
        device.prepare(fill)->enqueue();
    }
    device.synchronise();
    Launch add;
    add.kernel = KernelId::Add;
    add.buffers = {{a.get(), 0}, {b.get(), 0}, {sum.get(), 0}};
    add.integers = {{"count", bytes / 4}};
    add.groups = fill.groups;
    const auto command = device.prepare(add);
    return 3 * static_cast<double>(bytes) / best([&] { return secondsOf(device, *command); });
}

struct Copies {
    double in = 0;
    double out = 0;
};

/// Bytes a second, from the call until the copy is complete.
Copies copyBandwidth(GpuBackend &device, const Buffer &buffer, void *host)
{
    const std::int64_t bytes = buffer.bytes();
    const View view{const_cast<Buffer *>(&buffer), 0};
    const auto timed = [&](const auto &copy) {
        return static_cast<double>(bytes) / best([&] {
                   const double start = steadySeconds();
                   copy();
                   device.synchronise();
                   return steadySeconds() - start;
               });
    };
    return {timed([&] { device.copyIn(view, host, bytes, CopyMode::Blocking); }),
            timed([&] { device.copyOut(host, view, bytes, CopyMode::Blocking); })};
}

struct Launches {
    double latency = 0;
    double interval = 0;
};

Launches launchCosts(GpuBackend &device)
{
    const auto buffer = device.allocate(4096);
    Launch launch; // almost no work
    launch.kernel = KernelId::Fill;
    launch.buffers = {{buffer.get(), 0}};
    launch.integers = {{"count", 1}};
    launch.floats = {{"value", 0}};
    const auto command = device.prepare(launch);
    const auto seconds = [&](int launches) {
        const double start = steadySeconds();
        for (int i = 0; i < launches; ++i)
            command->enqueue();
        device.synchronise();
        return (steadySeconds() - start) / launches;
    };
    constexpr int inARow = 200;
    seconds(inARow);
    return {best([&] { return seconds(1); }), best([&] { return seconds(inARow); })};
}

} // namespace

void measurePeaks(GpuBackend &device, overtake::Device &facts)
{
    facts.sharedMemory = device.sharesHostMemory();
    if (device.computeUnits() > 0)
        facts.set(Q::Cores, Kind::Specified, device.computeUnits(), sentence("the driver"));
    if (device.totalBytes() > 0)
        facts.set(Q::Memory, Kind::Specified, static_cast<double>(device.totalBytes()), sentence("the driver"));

    const Launches launches = launchCosts(device);
    facts.set(Q::LaunchLatency, Kind::Measured, launches.latency,
              sentence("the shortest of many, by the host's clock"));
    facts.set(Q::LaunchInterval, Kind::Measured, launches.interval, sentence("200 in a row, best of several times"));
    facts.set(Q::Fp32, Kind::Measured, flopsPerSecond(device),
              sentence("fused multiply-adds in registers, best of several runs"));

    const std::int64_t bytes = arrayBytes(device, largestArray);
    facts.set(Q::Bandwidth, Kind::Measured, memoryBandwidth(device, bytes),
              sentence("adding two arrays of %1, best of several runs", formatBytes(bytes)));

    const std::int64_t copied = arrayBytes(device, largestCopy);
    const Message how = sentence("copies of %1, best of several, by the host's clock", formatBytes(copied));
    const auto buffer = device.allocate(copied);
    {
        std::vector<float> ordinary(static_cast<std::size_t>(copied / 4), 1.0F);
        const Copies copies = copyBandwidth(device, *buffer, ordinary.data());
        facts.set(Q::PageableIn, Kind::Measured, copies.in, how);
        facts.set(Q::PageableOut, Kind::Measured, copies.out, how);
    }
    const auto pinned = device.allocatePinned(copied);
    std::fill_n(static_cast<float *>(pinned->data()), copied / 4, 1.0F); // pages that are there
    const Copies copies = copyBandwidth(device, *buffer, pinned->data());
    facts.set(Q::PinnedIn, Kind::Measured, copies.in, how);
    facts.set(Q::PinnedOut, Kind::Measured, copies.out, how);
}

} // namespace overtake::gpu
