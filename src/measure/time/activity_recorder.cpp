// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/time/activity_recorder.h"

#include "machine/pci_gpus.h"
#include "measure/statistics.h"
#include "text/format.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <span>
#include <string>

namespace overtake
{

namespace
{

/// From the fastest that three samples in a row agree on, because a single one may be wrong, to the usual. 0 where
/// there are too few.
double clockDropOf(std::span<const double> clocks)
{
    constexpr std::size_t few = 3;
    double fastest = 0;
    for (std::size_t i = 0; i + few <= clocks.size(); ++i)
        fastest = std::max(fastest, median(clocks.subspan(i, few)));
    return fastest > 0 ? std::max(0.0, 1 - median(clocks) / fastest) : 0;
}

/// Cores' worth of time that other programs took from an engine. They do no harm while it has the cores that it asks
/// for; and threads that wait for each other, because there are more of them than cores, are not the fault of others.
/// So both must hold: others ran, and the engine waited.
double takenCores(const SystemActivity &activity)
{
    const double room = std::max(0.0, activity.cores - activity.usedCores);
    const double taken = activity.waitedCores ? std::min(*activity.waitedCores, activity.othersCores)
                                              : std::max(0.0, activity.othersCores - room);
    return taken + activity.stolenCores;
}

/// Relative to what is tolerated: above 1 it is too much.
double severityOfOthers(const SystemActivity &activity)
{
    const auto relative = [](double taken, double cores) { return taken / std::max(toleratedShare * cores, 1e-9); };
    return std::max(relative(takenCores(activity), activity.usedCores),
                    relative(activity.othersCores + activity.stolenCores, activity.cores));
}

double severityOf(const SystemActivity &activity)
{
    return std::max(severityOfOthers(activity), clockDropOf(activity) / toleratedClockDrop);
}

/// "1.6"
double inTenths(double value)
{
    return std::round(10 * value) / 10;
}

/// "0000:01:00.0", from what a CUDA card says of itself; empty where it does not.
std::string pciAddressOf(const Engine &engine)
{
    std::array<int, 3> place = {-1, -1, -1};
    constexpr std::array names = {"PCI domain ID", "PCI bus ID", "PCI device ID"};
    for (const DeviceAttribute &attribute : engine.attributes()) {
        for (std::size_t i = 0; i < names.size(); ++i)
            if (attribute.name == names[i])
                std::from_chars(attribute.value.data(), attribute.value.data() + attribute.value.size(), place[i]);
    }
    if (*std::ranges::min_element(place) < 0)
        return {};
    const auto hex = [&](std::size_t i, int digits) { return formatHex(static_cast<std::uint64_t>(place[i]), digits); };
    return hex(0, 4) + ':' + hex(1, 2) + ':' + hex(2, 2) + ".0";
}

} // namespace

std::unique_ptr<GpuWatch> gpuBehind(const Engine &engine, MachineWatch *watch)
{
    const EngineDescription &description = engine.description();
    if (!watch || description.kind != EngineKind::Gpu || description.pciVendor != pciNvidia)
        return nullptr;
    return watch->nvidiaGpu(description.device, pciAddressOf(engine));
}

void ActivityRecorder::beforeSample()
{
    if (!m_watch)
        return;
    if (!m_all)
        m_throttlesBefore = m_watch->throttles();
    if (m_gpu)
        m_gpuBefore = m_gpu->state();
    if (!m_block)
        m_othersNow = m_watch->othersSeconds();
    m_before = m_watch->totals();
    if (m_block || !m_before)
        return;
    m_block = Repetitions{.start = *m_before, .othersBefore = m_othersNow};
    if (!m_all)
        m_all = m_block;
}

void ActivityRecorder::afterSample(int threads)
{
    if (!m_watch || !m_before)
        return;
    const auto after = m_watch->totals();
    if (m_gpu)
        note(m_gpu->state());
    m_clocks.push_back(m_watch->clockGhz());
    if (!after)
        return;
    const double seconds = after->seconds - m_before->seconds;
    for (Repetitions *repetitions : {&*m_all, &*m_block}) {
        ++repetitions->count;
        repetitions->sampledSeconds += seconds;
        repetitions->usedCoreSeconds += seconds * std::min(threads, m_watch->cores());
        repetitions->stolenSeconds += std::max(0.0, after->stolenSeconds - m_before->stolenSeconds);
        if (after->waitedSeconds && m_before->waitedSeconds)
            repetitions->waitedSeconds += std::max(0.0, *after->waitedSeconds - *m_before->waitedSeconds);
    }
    m_knowsWaiting = m_knowsWaiting || (after->waitedSeconds && m_before->waitedSeconds);
    m_switches += after->involuntarySwitches - m_before->involuntarySwitches;
    m_faults += after->majorFaults - m_before->majorFaults;
    m_last = after;
    constexpr double blockSeconds = 0.1; // ten ticks of the system
    if (after->seconds - m_block->start.seconds >= blockSeconds)
        endBlock();
}

void ActivityRecorder::endBlock()
{
    if (!m_block || m_block->count == 0)
        return;
    m_othersNow = m_watch->othersSeconds();
    m_disturbed.insert(m_disturbed.end(), m_block->count, isDisturbed(*m_block) ? 1 : 0);
    m_block.reset();
}

SystemActivity ActivityRecorder::coresIn(const Repetitions &repetitions) const
{
    SystemActivity activity;
    activity.cores = m_watch->cores();
    activity.usedCores = repetitions.usedCoreSeconds / repetitions.sampledSeconds;
    // The whole time from the first repetition to the last counts: a tick of the system may be longer than a
    // repetition.
    const auto exact = m_othersNow && repetitions.othersBefore ? std::optional(*m_othersNow - *repetitions.othersBefore)
                                                               : std::nullopt;
    activity.othersCores = othersCores(repetitions.start, *m_last, exact);
    activity.stolenCores = repetitions.stolenSeconds / repetitions.sampledSeconds;
    if (m_knowsWaiting)
        activity.waitedCores = repetitions.waitedSeconds / repetitions.sampledSeconds;
    return activity;
}

bool ActivityRecorder::isDisturbed(const Repetitions &block) const
{
    SystemActivity activity = coresIn(block);
    const double seconds = m_last->seconds - block.start.seconds;
    const double stolen = m_last->stolenSeconds - block.start.stolenSeconds;
    activity.stolenCores = std::max(0.0, stolen - m_watch->tickSeconds()) / seconds;
    return othersRan(activity);
}

double ActivityRecorder::othersCores(const MachineTotals &from, const MachineTotals &to,
                                     std::optional<double> exact) const
{
    // The clocks of the processes are exact, but tell neither on which cores they ran nor of those that have ended.
    const double counted = othersSecondsBetween(from, to);
    const double error = m_watch->tickSeconds() * m_watch->cores();
    const double others = exact ? std::clamp(*exact, counted - error, counted + error) : counted - error;
    return std::clamp(others / (to.seconds - from.seconds), 0.0, static_cast<double>(m_watch->cores()));
}

std::optional<SystemActivity> ActivityRecorder::systemActivity() const
{
    if (!m_last || m_all->sampledSeconds <= 0)
        return std::nullopt;
    SystemActivity result = coresIn(*m_all);
    result.involuntarySwitches = m_switches;
    result.majorFaults = m_faults;
    std::vector<double> clocks; // valid repetitions only: the clock falls when others use more cores, too
    for (const std::size_t repetition : repetitionsThatCount(m_clocks.size(), m_disturbed))
        clocks.push_back(m_clocks[repetition]);
    result.clockGhz = median(clocks);
    result.clockDrop = clockDropOf(clocks);
    result.gpu = gpuActivity();
    return result;
}

void ActivityRecorder::note(const std::optional<GpuState> &gpu)
{
    if (!gpu)
        return;
    m_gpuClocks.push_back(gpu->clockGhz);
    if (!gpu->isIdle)
        m_gpuClocksAtWork.push_back(gpu->clockGhz);
    m_gpuSeen.highestClockGhz = gpu->highestClockGhz;
    // A throttle at the start of a repetition slowed that repetition, too.
    m_gpuSeen.throttles.insert(gpu->throttles.begin(), gpu->throttles.end());
    if (m_gpuBefore)
        m_gpuSeen.throttles.insert(m_gpuBefore->throttles.begin(), m_gpuBefore->throttles.end());
    if (gpu->celsius)
        m_gpuSeen.celsius = std::max(*gpu->celsius, m_gpuSeen.celsius.value_or(*gpu->celsius));
}

std::optional<GpuActivity> ActivityRecorder::gpuActivity() const
{
    if (m_gpuClocks.empty())
        return std::nullopt;
    GpuActivity result;
    result.clockGhz = median(m_gpuClocksAtWork.empty() ? m_gpuClocks : m_gpuClocksAtWork);
    result.clockDrop = clockDropOf(m_gpuClocksAtWork); // an idle GPU's clock falls too, and slows nothing down
    result.highestClockGhz = m_gpuSeen.highestClockGhz;
    result.celsius = m_gpuSeen.celsius;
    result.throttles.assign(m_gpuSeen.throttles.begin(), m_gpuSeen.throttles.end());
    return result;
}

double clockDropOf(const SystemActivity &activity)
{
    return std::max(activity.clockDrop, activity.gpu ? activity.gpu->clockDrop : 0);
}

Message gpuRemarkOn(const GpuActivity &gpu)
{
    std::vector<Message> reasons;
    for (const std::string &reason : gpu.throttles)
        reasons.push_back(term(reason));
    return sentence("The GPU slowed its clock down: %1.", listed(std::move(reasons)));
}

SystemActivity::Cause causeOf(const SystemActivity &activity)
{
    if (!othersRan(activity))
        return SystemActivity::Cause::Clock;
    return activity.stolenCores > activity.othersCores ? SystemActivity::Cause::OtherGuests
                                                       : SystemActivity::Cause::OtherPrograms;
}

std::optional<SystemActivity> ActivityRecorder::systemActivityWithHeat() const
{
    auto result = systemActivity();
    if (const auto now = result && m_throttlesBefore ? m_watch->throttles() : std::nullopt)
        result->throttles = *now - *m_throttlesBefore;
    return result;
}

bool othersRan(const SystemActivity &activity)
{
    return severityOfOthers(activity) > 1;
}

std::optional<bool> wereDisturbed(std::span<const std::uint8_t> runs, std::size_t first, std::size_t end)
{
    if (runs.empty() || end > runs.size())
        return std::nullopt;
    const auto calls = runs.subspan(first, end - first);
    return std::ranges::any_of(calls, [](std::uint8_t mark) { return mark != 0; });
}

bool clockFell(const SystemActivity &activity)
{
    return clockDropOf(activity) > toleratedClockDrop;
}

bool isDisturbed(const SystemActivity &activity)
{
    return severityOf(activity) > 1;
}

std::vector<std::size_t> repetitionsThatCount(std::size_t count, std::span<const std::uint8_t> disturbed)
{
    std::vector<std::size_t> undisturbed;
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < count; ++i) {
        all.push_back(i);
        if (i >= disturbed.size() || disturbed[i] == 0)
            undisturbed.push_back(i);
    }
    return undisturbed.size() >= std::min(count, enoughUndisturbed) ? undisturbed : all;
}

const Measurement *mostDisturbed(const Comparison &comparison)
{
    const Measurement *most = nullptr;
    for (const Measurement &one : comparison.measurements)
        if (one.disturbed && one.systemActivity &&
            (!most || severityOf(*one.systemActivity) > severityOf(*most->systemActivity)))
            most = &one;
    return most;
}

const Measurement *mostDisturbed(const Sweep &sweep)
{
    const Measurement *most = nullptr;
    for (const SweepPoint &point : sweep.points) {
        const Measurement *here = mostDisturbed(point.comparison);
        if (here && (!most || severityOf(*here->systemActivity) > severityOf(*most->systemActivity)))
            most = here;
    }
    return most;
}

Message disturbanceText(const Measurement &measurement)
{
    if (!measurement.disturbed || !measurement.systemActivity)
        return {};
    const SystemActivity &activity = *measurement.systemActivity;
    if (!isDisturbed(activity)) // on average; some of its repetitions were
        return sentence("The cores were used otherwise during a part of this measurement.");
    switch (causeOf(activity)) {
    case SystemActivity::Cause::OtherPrograms:
        return activity.cores == 1
                   ? sentence("Other programs used %1 of 1 core.", inTenths(activity.othersCores))
                   : sentence("Other programs used %1 of %2 cores.", inTenths(activity.othersCores), activity.cores);
    case SystemActivity::Cause::OtherGuests:
        return activity.cores == 1
                   ? sentence("The host gave %1 of 1 core to other guests.", inTenths(activity.stolenCores))
                   : sentence("The host gave %1 of %2 cores to other guests.", inTenths(activity.stolenCores),
                              activity.cores);
    case SystemActivity::Cause::Clock:
        break;
    }
    const double drop = clockDropOf(activity);
    const long percent = std::lround(100 * drop);
    return drop > activity.clockDrop ? sentence("The GPU's clock fell by %1 % during this measurement.", percent)
                                     : sentence("The clock fell by %1 % during this measurement.", percent);
}

} // namespace overtake
