// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A chip in figures: what its maker says, what follows from that, what was measured here. Every figure carries its kind
// and source; an unknown one is absent. SI units: hertz, FLOP/s, bytes, bytes/s, seconds. Plain data.
#pragma once

#include "text/message.h"

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace overtake
{

enum class DeviceQuantity {
    Cores,          ///< CPU cores; multiprocessors or compute units of a GPU
    Threads,        ///< hardware threads that may be used
    Alus,           ///< fp32 multiply-add units over all cores: the "cores" of a GPU's data sheet
    SimdLanes,      ///< floats in a vector register of a CPU
    FlopsPerAlu,    ///< a cycle; 2 where absent (one multiply-add)
    BaseClock,      ///< guaranteed
    Clock,          ///< clock to which Fp32 refers
    MaxClock,       ///< highest, of one core
    MeasuredClock,  ///< one core's, while nothing else ran on it
    Fp32,           ///< fused multiply-adds in plain float32, all cores
    Fp32OneCore,    ///< the same on one core
    Fp16,           ///< tensor cores or packed, see its note
    Tf32,           ///< matrix units, dense, fp32 sums
    Bf16,           ///< the same
    Fp64,           ///< plain float64
    Bandwidth,      ///< main or device memory
    BandwidthOne,   ///< the same on one core
    L1Bandwidth,    ///< one core, data in its first cache
    L2Bandwidth,    ///< one core, data in its second cache
    L3Bandwidth,    ///< one core, data in the third cache
    CopyBandwidth,  ///< copying in memory: bytes read plus bytes written
    L1Size,         ///< one core's
    L2Size,         ///< one core's
    L3Size,         ///< first third-level cache's
    Memory,         ///< size
    LinkBandwidth,  ///< between host and device, one way, as the bus allows
    PinnedIn,       ///< measured copy to the device from page-locked memory
    PinnedOut,      ///< measured copy from the device to page-locked memory
    PageableIn,     ///< measured copy to the device from ordinary memory
    PageableOut,    ///< measured copy from the device to ordinary memory
    LaunchLatency,  ///< an empty kernel, from the call until it is known to be done
    LaunchInterval, ///< empty kernels, one after another
    KernelStart,    ///< shortest kernel on the device: start, first load, last store
    CopyLatency,    ///< shortest copy between host and device
    TeamStart,      ///< a parallel region on all threads
};

/// How a quantity is written in files and tables.
struct DeviceQuantityRule {
    DeviceQuantity quantity;
    const char *key;   ///< in JSON, with its unit: "bandwidth_gbs"
    double factor;     ///< SI value = factor x the number in JSON
    const char *label; ///< "memory bandwidth"
    const char *unit;  ///< SI: "B/s", "FLOP/s", "Hz", "B", "s"; empty for counts
};
const std::vector<DeviceQuantityRule> &deviceQuantityRules();
const DeviceQuantityRule &ruleOf(DeviceQuantity quantity);

struct Figure {
    enum class Kind { Specified, Computed, Measured } kind = Kind::Specified;
    double value = 0;
    Message source; ///< who says so, or how it was computed or measured
    Message note;   ///< condition to which it refers; may be empty
};
const char *nameOf(Figure::Kind kind); ///< "specified"
/// "7.88 TFLOP/s", "1.71 GHz", "8 GB"
std::string figureText(DeviceQuantity quantity, double value);

enum class DeviceKind { Cpu, Gpu };

struct CpuCosts; ///< model/cpu_costs.h

struct Device {
    std::string id;   ///< "rtx-2070"
    std::string name; ///< "GeForce RTX 2070"
    DeviceKind kind = DeviceKind::Gpu;
    std::optional<int> year;
    bool sharedMemory = false;                ///< works in main memory: nothing is copied to it
    std::vector<std::string> names;           ///< names in drivers and /proc
    std::map<DeviceQuantity, Figure> figures; ///< the known ones
    std::string measuredOn;                   ///< "2026-11-23": the measured figures, where they were kept; or empty
    std::shared_ptr<const CpuCosts> costs;    ///< a CPU's costs, measured on this machine: the basis of its model

    const Figure *find(DeviceQuantity quantity) const;
    std::optional<double> value(DeviceQuantity quantity) const;
    /// The first that is known.
    std::optional<double> valueOf(std::initializer_list<DeviceQuantity> quantities) const;
    /// `source`: a name ("hwloc") or a sentence.
    void set(DeviceQuantity quantity, Figure::Kind how, double value, const Argument &source);
};

} // namespace overtake
