// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Lists the OpenCL devices of this machine, through the ICD loader. Opens none of them.
#pragma once

#include "engines/gpu/opencl/opencl_api.h"

#include <cstdint>
#include <string>
#include <vector>

namespace overtake::opencl
{

struct FoundDevice {
    cl_platform_id platform = nullptr;
    cl_device_id device = nullptr;
    std::string name;         ///< "NVIDIA H200"
    std::string platformName; ///< "NVIDIA CUDA"
    std::string version;      ///< versions of platform, device and driver, for the cache of kernels
    std::uint32_t vendor = 0; ///< PCI id of the maker
    bool isCpu = false;       ///< actually a CPU
    bool isPocl = false;
    bool sharesHostMemory = false;
    bool hasDoubles = false; ///< many GPUs in laptops and phones do not
    int computeUnits = 1;
    std::int64_t memoryBytes = 0;
    std::int64_t largestAllocation = 0;
    std::string pciPlace;                    ///< "0:1:0.0" of a card; empty where its driver does not tell
    std::vector<std::string> otherPlatforms; ///< other platforms that show the same device
    Message unavailable;                     ///< why it cannot serve; empty when it can
};

/// A card that several platforms show is listed once, as the first shows it that can use it; the others are named.
std::vector<FoundDevice> eachCardOnce(std::vector<FoundDevice> devices);

struct Discovery {
    std::vector<FoundDevice> devices; ///< GPUs first, else in the order of the platforms
    Message nothing;                  ///< why there are none and what to do, one sentence
};

Discovery discoverDevices();

} // namespace overtake::opencl
