// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/device.h"

#include "text/format.h"

#include <cassert>

namespace overtake
{

namespace
{

using Q = DeviceQuantity;

// In the order of DeviceQuantity.
const std::vector<DeviceQuantityRule> rules = {
    {Q::Cores, "cores", 1, "cores", ""},
    {Q::Threads, "threads", 1, "threads", ""},
    {Q::Alus, "fp32_alus", 1, "fp32 units", ""},
    {Q::SimdLanes, "simd_lanes", 1, "floats in a vector", ""},
    {Q::FlopsPerAlu, "flops_per_alu", 1, "operations of a unit in a cycle", ""},
    {Q::BaseClock, "base_clock_mhz", 1e6, "base clock", "Hz"},
    {Q::Clock, "clock_mhz", 1e6, "clock of the peak rate", "Hz"},
    {Q::MaxClock, "max_clock_mhz", 1e6, "highest clock", "Hz"},
    {Q::MeasuredClock, "measured_clock_mhz", 1e6, "clock, one core", "Hz"},
    {Q::Fp32, "fp32_gflops", 1e9, "peak rate, fp32", "FLOP/s"},
    {Q::Fp32OneCore, "fp32_one_core_gflops", 1e9, "peak rate of one core, fp32", "FLOP/s"},
    {Q::Fp16, "fp16_gflops", 1e9, "peak rate, fp16", "FLOP/s"},
    {Q::Tf32, "tf32_gflops", 1e9, "peak rate, tf32", "FLOP/s"},
    {Q::Bf16, "bf16_gflops", 1e9, "peak rate, bf16", "FLOP/s"},
    {Q::Fp64, "fp64_gflops", 1e9, "peak rate, fp64", "FLOP/s"},
    {Q::Bandwidth, "bandwidth_gbs", 1e9, "memory bandwidth", "B/s"},
    {Q::BandwidthOne, "bandwidth_one_core_gbs", 1e9, "memory bandwidth of one core", "B/s"},
    {Q::L1Bandwidth, "l1_bandwidth_gbs", 1e9, "L1 bandwidth of one core", "B/s"},
    {Q::L2Bandwidth, "l2_bandwidth_gbs", 1e9, "L2 bandwidth of one core", "B/s"},
    {Q::L3Bandwidth, "l3_bandwidth_gbs", 1e9, "L3 bandwidth of one core", "B/s"},
    {Q::CopyBandwidth, "copy_bandwidth_gbs", 1e9, "copy bandwidth, read plus written", "B/s"},
    {Q::L1Size, "l1_kib", 1024, "L1 data cache of a core", "B"},
    {Q::L2Size, "l2_kib", 1024, "L2 cache of a core", "B"},
    {Q::L3Size, "l3_kib", 1024, "L3 cache", "B"},
    {Q::Memory, "memory_gb", 1e9, "memory", "B"},
    {Q::LinkBandwidth, "link_gbs", 1e9, "bus to the host, one way", "B/s"},
    {Q::PinnedIn, "pinned_in_gbs", 1e9, "copy in, page-locked memory", "B/s"},
    {Q::PinnedOut, "pinned_out_gbs", 1e9, "copy out, page-locked memory", "B/s"},
    {Q::PageableIn, "pageable_in_gbs", 1e9, "copy in, ordinary memory", "B/s"},
    {Q::PageableOut, "pageable_out_gbs", 1e9, "copy out, ordinary memory", "B/s"},
    {Q::LaunchLatency, "launch_us", 1e-6, "launch of an empty kernel until done", "s"},
    {Q::LaunchInterval, "launch_interval_us", 1e-6, "empty kernels one after another", "s"},
    {Q::KernelStart, "kernel_start_us", 1e-6, "shortest kernel", "s"},
    {Q::CopyLatency, "copy_latency_us", 1e-6, "shortest copy", "s"},
    {Q::TeamStart, "team_start_us", 1e-6, "start of work on all threads", "s"},
};

} // namespace

const std::vector<DeviceQuantityRule> &deviceQuantityRules()
{
    return rules;
}

const DeviceQuantityRule &ruleOf(DeviceQuantity quantity)
{
    const DeviceQuantityRule &rule = rules[static_cast<std::size_t>(quantity)];
    assert(rule.quantity == quantity);
    return rule;
}

const char *nameOf(Figure::Kind kind)
{
    switch (kind) {
    case Figure::Kind::Specified:
        return "specified";
    case Figure::Kind::Computed:
        return "computed";
    case Figure::Kind::Measured:
        return "measured";
    }
    return "";
}

std::string figureText(DeviceQuantity quantity, double value)
{
    const std::string unit = ruleOf(quantity).unit;
    if (unit.empty())
        return formatCount(value);
    if (unit == "s")
        return formatSeconds(value);
    // Caches are powers of two; memories and rates come in powers of ten.
    const bool isCache = quantity == Q::L1Size || quantity == Q::L2Size || quantity == Q::L3Size;
    return isCache ? formatBytes(static_cast<std::int64_t>(value)) : formatRate(value, unit);
}

const Figure *Device::find(DeviceQuantity quantity) const
{
    const auto found = figures.find(quantity);
    return found == figures.end() ? nullptr : &found->second;
}

std::optional<double> Device::value(DeviceQuantity quantity) const
{
    return valueOf({quantity});
}

std::optional<double> Device::valueOf(std::initializer_list<DeviceQuantity> quantities) const
{
    for (const DeviceQuantity quantity : quantities)
        if (const Figure *figure = find(quantity))
            return figure->value;
    return std::nullopt;
}

void Device::set(DeviceQuantity quantity, Figure::Kind how, double value, const Argument &source)
{
    figures[quantity] = {how, value, source.message(), {}};
}

} // namespace overtake
