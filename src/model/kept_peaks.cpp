// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/kept_peaks.h"

#include "file/json_node.h"
#include "machine/device_json.h"
#include "machine/machine_watch.h"
#include "model/cpu_peaks.h"
#include "text/error.h"
#include "text/format.h"

#include <algorithm>
#include <chrono>
#include <nlohmann/json.hpp>

namespace overtake
{

namespace
{

constexpr double patienceSeconds = 6; ///< longest wait for a calm time

CacheFile fileOf(const Machine &machine)
{
    return {"peaks", "peaks 2, " + machine.cpu + ", " + std::to_string(machine.cores) + " cores, " +
                         std::to_string(machine.usable.usualThreads()) + " threads, " +
                         std::to_string(machine.memoryBytes) + " bytes"};
}

/// Nothing where there is no file, or a damaged one.
std::optional<PeakReading> load(const CacheFile &file)
{
    try {
        const nlohmann::json json = nlohmann::json::parse(file.load());
        const JsonNode root(json);
        PeakReading kept;
        readValue(root["device"], kept.device);
        kept.quiet = root["quiet"].flag();
        return kept;
    } catch (const std::exception &) {
        return std::nullopt;
    }
}

void store(const CacheFile &file, const PeakReading &reading)
{
    file.store(nlohmann::json{{"device", jsonOf(reading.device)}, {"quiet", reading.quiet}}.dump());
}

PeakReading measure(const Machine &machine, const std::stop_token &stop)
{
    const auto watch = watchThisMachine();
    const auto start = std::chrono::steady_clock::now();
    const auto passed = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(); };
    std::vector<PeakReading> readings;
    std::size_t quietInARow = 0;
    while (quietInARow < readingsOfABlock && (readings.empty() || passed() < patienceSeconds)) {
        throwIfStopped(stop);
        PeakReading reading;
        reading.quiet =
            isQuietDuring(*watch, [&] { reading.device = measureCpu(machine, machine.usable.usualThreads()); });
        quietInARow = reading.quiet ? quietInARow + 1 : 0;
        readings.push_back(std::move(reading));
    }
    PeakReading result = medianOfBestBlock(readings);
    result.device.measuredOn = nowInUtc().substr(0, 10); // the day
    return result;
}

} // namespace

PeakReading medianOfBestBlock(const std::vector<PeakReading> &readings)
{
    const std::size_t length = std::min(readingsOfABlock, readings.size());
    const auto quietFrom = [&](std::size_t first) {
        const auto begin = readings.begin() + static_cast<std::ptrdiff_t>(first);
        return std::count_if(begin, begin + static_cast<std::ptrdiff_t>(length),
                             [](const PeakReading &reading) { return reading.quiet; });
    };
    std::size_t best = 0;
    for (std::size_t first = 1; first + length <= readings.size(); ++first)
        if (quietFrom(first) > quietFrom(best))
            best = first;
    PeakReading result = readings[best];
    result.quiet = static_cast<std::size_t>(quietFrom(best)) == readingsOfABlock;
    for (auto &[quantity, figure] : result.device.figures) {
        if (figure.kind != Figure::Kind::Measured)
            continue;
        std::vector<double> values;
        for (std::size_t i = best; i < best + length; ++i)
            if (const auto value = readings[i].device.value(quantity))
                values.push_back(*value);
        std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
        figure.value = values[values.size() / 2];
    }
    return result;
}

Device keptPeaks(const CacheFile &file, Peaks which, const std::function<bool()> &isQuiet,
                 const std::function<PeakReading()> &measure)
{
    const auto kept = load(file);
    if (which == Peaks::Kept && kept && (kept->quiet || !isQuiet()))
        return kept->device;
    const PeakReading reading = measure();
    if (which == Peaks::Kept && kept && !reading.quiet)
        return kept->device; // neither is better, and figures that stay can be compared
    store(file, reading);
    return reading.device;
}

Device cpuPeaks(const Machine &machine, Peaks which, std::stop_token stop)
{
    return keptPeaks(fileOf(machine), which, isQuietNow, [&] { return measure(machine, stop); });
}

} // namespace overtake
