// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/machine_watch.h"

#include "file/text_file.h"
#include "machine/machine.h"
#include "machine/nvml.h"
#include "machine/other_programs.h"
#include "text/contains.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <limits>
#include <map>
#include <sstream>
#include <sys/resource.h>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>

namespace overtake
{
namespace
{

double wallSeconds()
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

double ownProcessorSeconds()
{
    timespec time = {};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// The second number of a thread's schedstat: nanoseconds in which it was ready to run and had no core. It is exact,
/// where /proc/stat counts in ticks of 10 ms. Added to `seconds`.
void addWaited(const std::string &process, std::optional<double> &seconds)
{
    std::error_code error;
    for (std::filesystem::directory_iterator task("/proc/" + process + "/task", error), end; !error && task != end;
         task.increment(error)) {
        std::ifstream file(task->path() / "schedstat");
        double running = 0;
        double waiting = 0;
        if (file >> running >> waiting) // else the thread has just ended
            seconds = seconds.value_or(0) + 1e-9 * waiting;
    }
}

/// Additions of which each needs the one before: one a cycle on every CPU that we know. The addend is in a register, as
/// some CPUs add constants without spending a cycle.
std::uint64_t additions(std::uint64_t count, std::uint64_t addend)
{
    std::uint64_t sum = addend;
    for (std::uint64_t i = 0; i < count; i += 8) {
        for (int unrolled = 0; unrolled < 8; ++unrolled) {
            sum += addend;
            asm volatile("" : "+r"(sum), "+r"(addend)); // the compiler must not sum up
        }
    }
    return sum;
}

class ThisMachineWatch : public MachineWatch
{
public:
    ThisMachineWatch()
        : m_threads(thisMachine().usable.order), m_ticksPerSecond(static_cast<double>(::sysconf(_SC_CLK_TCK)))
    {
    }

    std::optional<MachineTotals> totals() override
    {
        const auto processors = processorTimeFrom(textOfFile("/proc/stat"), m_threads, m_ticksPerSecond);
        rusage usage = {};
        if (!processors || ::getrusage(RUSAGE_SELF, &usage) != 0)
            return std::nullopt;
        MachineTotals totals;
        totals.busySeconds = processors->busy;
        totals.stolenSeconds = processors->stolen;
        addWaited("self", totals.waitedSeconds);
        for (const pid_t started : m_programs.started())
            addWaited(std::to_string(started), totals.waitedSeconds);
        totals.involuntarySwitches = usage.ru_nivcsw;
        totals.majorFaults = usage.ru_majflt;
        totals.ownSeconds = ownProcessorSeconds() + m_programs.startedSeconds();
        totals.seconds = wallSeconds();
        return totals;
    }

    std::optional<double> othersSeconds() override { return m_programs.othersSeconds(); }
    void waitForStarted() override
    {
        m_programs.othersSeconds(); // knows them from now on
        const double end = wallSeconds() + 0.25;
        while (m_programs.isAnyStartedRunning() && wallSeconds() < end)
            std::this_thread::sleep_for(std::chrono::microseconds(500));
    }
    double tickSeconds() const override { return 1 / m_ticksPerSecond; }

    double clockGhz() override { return clockGhzHere(); }

    std::optional<std::int64_t> throttles() override { return throttlesOf(m_threads); }

    std::unique_ptr<GpuWatch> nvidiaGpu(const std::string &name, const std::string &pciAddress) override
    {
        if (!m_nvml)
            m_nvml = openNvml();
        return *m_nvml ? (*m_nvml)->watch(name, pciAddress) : nullptr;
    }

    int cores() const override { return std::max(1, static_cast<int>(m_threads.size())); }

private:
    std::vector<int> m_threads;
    double m_ticksPerSecond;
    OtherPrograms m_programs;
    std::optional<std::shared_ptr<const Nvml>> m_nvml; ///< once it was asked for
};

} // namespace

double clockGhzHere(int attempts)
{
    constexpr std::uint64_t cycles = 32768; // about 10 us
    static thread_local std::uint64_t sink = 1;
    double least = std::numeric_limits<double>::max();
    for (int i = 0; i < attempts; ++i) {
        const double start = wallSeconds();
        sink = additions(cycles, sink | 1);
        least = std::min(least, wallSeconds() - start);
    }
    return 1e-9 * static_cast<double>(cycles) / std::max(least, 1e-9);
}

double othersSecondsBetween(const MachineTotals &before, const MachineTotals &after)
{
    return (after.busySeconds - before.busySeconds) - (after.ownSeconds - before.ownSeconds);
}

bool isQuietBetween(const MachineTotals &before, const MachineTotals &after, int cores)
{
    const double seconds = after.seconds - before.seconds;
    const double stolen = after.stolenSeconds - before.stolenSeconds;
    return seconds > 0 &&
           std::max(0.0, othersSecondsBetween(before, after)) + stolen <= toleratedShare * cores * seconds;
}

bool isQuietDuring(MachineWatch &watch, const std::function<void()> &work)
{
    const auto before = watch.totals();
    work();
    const auto after = watch.totals();
    return !before || !after || isQuietBetween(*before, *after, watch.cores());
}

bool isQuietNow()
{
    return isQuietDuring(*watchThisMachine(), [] { std::this_thread::sleep_for(std::chrono::milliseconds(100)); });
}

std::optional<ProcessorTime> processorTimeFrom(const std::string &procStat, const std::vector<int> &threads,
                                               double ticksPerSecond)
{
    constexpr std::string_view prefix = "cpu";
    ProcessorTime time;
    bool found = false;
    std::istringstream lines(procStat);
    for (std::string line; std::getline(lines, line) && line.compare(0, prefix.size(), prefix) == 0;) {
        int thread = -1;
        const auto [end, error] = std::from_chars(line.data() + prefix.size(), line.data() + line.size(), thread);
        if (error != std::errc{}) // the first line is the sum of all
            continue;
        if (!threads.empty() && !contains(threads, thread))
            continue;
        // user, nice, system, idle, waiting for disks, interrupts, soft interrupts, stolen
        std::array<double, 8> ticks = {};
        std::istringstream numbers(line.substr(static_cast<std::size_t>(end - line.data())));
        for (double &number : ticks)
            numbers >> number;
        if (!numbers)
            return std::nullopt;
        time.busy += (ticks[0] + ticks[1] + ticks[2] + ticks[5] + ticks[6]) / ticksPerSecond;
        time.stolen += ticks[7] / ticksPerSecond;
        found = true;
    }
    return found ? std::optional(time) : std::nullopt;
}

std::optional<std::int64_t> throttlesOf(const std::vector<int> &threads, const std::string &root)
{
    const auto countIn = [](const std::string &path) {
        std::istringstream words(textOfFile(path));
        std::int64_t count = 0;
        return words >> count ? std::optional(count) : std::nullopt;
    };
    std::map<std::int64_t, std::int64_t> ofPackages;
    std::map<std::pair<std::int64_t, std::int64_t>, std::int64_t> ofCores; // by package and core
    for (const int thread : threads) {
        const std::string folder = root + "/sys/devices/system/cpu/cpu" + std::to_string(thread);
        const auto count = countIn(folder + "/thermal_throttle/core_throttle_count");
        if (!count)
            continue;
        const std::int64_t package = countIn(folder + "/topology/physical_package_id").value_or(0);
        ofCores[{package, countIn(folder + "/topology/core_id").value_or(thread)}] = *count;
        ofPackages[package] = countIn(folder + "/thermal_throttle/package_throttle_count").value_or(0);
    }
    std::int64_t all = 0;
    for (const auto &[package, count] : ofPackages)
        all += count;
    for (const auto &[core, count] : ofCores)
        all += count;
    return ofCores.empty() ? std::nullopt : std::optional(all);
}

std::unique_ptr<MachineWatch> watchThisMachine()
{
    return std::make_unique<ThisMachineWatch>();
}

} // namespace overtake
