// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/opencl/discovery.h"

#include <CL/cl_ext.h>

#include <algorithm>
#include <limits>

namespace overtake::opencl
{

namespace
{

constexpr const char *poclName = "Portable Computing Language";
constexpr cl_int noPlatform = -1001;     // CL_PLATFORM_NOT_FOUND_KHR, of the ICD loader
constexpr std::size_t longestName = 100; ///< characters
constexpr cl_uint mostOfAKind = 64;      // a platform that names more is not to be believed

std::vector<cl_platform_id> platforms()
{
    cl_uint count = 0;
    const cl_int code = clGetPlatformIDs(0, nullptr, &count);
    if (code == noPlatform || code != CL_SUCCESS || count == 0)
        return {};
    std::vector<cl_platform_id> ids(std::min(count, mostOfAKind));
    if (clGetPlatformIDs(static_cast<cl_uint>(ids.size()), ids.data(), nullptr) != CL_SUCCESS)
        return {};
    return ids;
}

std::vector<cl_device_id> devicesOf(cl_platform_id platform)
{
    cl_uint count = 0;
    if (clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 0, nullptr, &count) != CL_SUCCESS || count == 0)
        return {};
    std::vector<cl_device_id> ids(std::min(count, mostOfAKind));
    if (clGetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, static_cast<cl_uint>(ids.size()), ids.data(), nullptr) !=
        CL_SUCCESS)
        return {};
    return ids;
}

/// Why the kernels cannot run there; empty when they can.
Message shortcoming(const FoundDevice &found)
{
    if (!deviceNumber<cl_bool>(found.device, CL_DEVICE_AVAILABLE, CL_FALSE))
        return sentence("%1 cannot be used with OpenCL: its driver says that it is not available; end other programs "
                        "that hold it, or restart.",
                        found.name);
    if (!deviceNumber<cl_bool>(found.device, CL_DEVICE_COMPILER_AVAILABLE, CL_FALSE))
        return sentence("%1 cannot be used with OpenCL: its driver has no compiler; install the full driver.",
                        found.name);
    if (!deviceNumber<cl_bool>(found.device, CL_DEVICE_ENDIAN_LITTLE, CL_FALSE))
        return sentence("%1 cannot be used with OpenCL: it is not little-endian.", found.name);
    if (deviceNumber<std::size_t>(found.device, CL_DEVICE_MAX_WORK_GROUP_SIZE, 0) <
        static_cast<std::size_t>(gpu::groupSize))
        return sentence("%1 cannot be used with OpenCL: it has no work-groups of %2 items.", found.name,
                        gpu::groupSize);
    return {};
}

std::int64_t deviceBytes(cl_device_id device, cl_device_info what)
{
    constexpr cl_ulong most = std::numeric_limits<std::int64_t>::max();
    return static_cast<std::int64_t>(std::min(deviceNumber<cl_ulong>(device, what, 0), most));
}

std::string pciPlaceOf(cl_device_id device)
{
    cl_device_pci_bus_info_khr place{};
    if (clGetDeviceInfo(device, CL_DEVICE_PCI_BUS_INFO_KHR, sizeof place, &place, nullptr) != CL_SUCCESS)
        return {};
    return std::to_string(place.pci_domain) + ':' + std::to_string(place.pci_bus) + ':' +
           std::to_string(place.pci_device) + '.' + std::to_string(place.pci_function);
}

FoundDevice describe(cl_platform_id platform, cl_device_id device)
{
    FoundDevice found;
    found.platform = platform;
    found.device = device;
    found.platformName = plainText(infoText(clGetPlatformInfo, platform, CL_PLATFORM_NAME), longestName);
    found.name = plainText(infoText(clGetDeviceInfo, device, CL_DEVICE_NAME), longestName);
    if (found.name.empty())
        found.name = "a device without a name";
    found.version = infoText(clGetPlatformInfo, platform, CL_PLATFORM_VERSION) + " / " +
                    infoText(clGetDeviceInfo, device, CL_DEVICE_VERSION) + " / " +
                    infoText(clGetDeviceInfo, device, CL_DRIVER_VERSION);
    found.isCpu = (deviceNumber<cl_device_type>(device, CL_DEVICE_TYPE, 0) & CL_DEVICE_TYPE_CPU) != 0;
    found.vendor = deviceNumber<cl_uint>(device, CL_DEVICE_VENDOR_ID, 0);
    found.isPocl = found.platformName == poclName;
    found.sharesHostMemory =
        found.isCpu || deviceNumber<cl_bool>(device, CL_DEVICE_HOST_UNIFIED_MEMORY, CL_FALSE) == CL_TRUE;
    found.hasDoubles = deviceNumber<cl_device_fp_config>(device, CL_DEVICE_DOUBLE_FP_CONFIG, 0) != 0;
    found.computeUnits =
        static_cast<int>(std::clamp<cl_uint>(deviceNumber<cl_uint>(device, CL_DEVICE_MAX_COMPUTE_UNITS, 1), 1, 1024));
    found.memoryBytes = deviceBytes(device, CL_DEVICE_GLOBAL_MEM_SIZE);
    found.largestAllocation = deviceBytes(device, CL_DEVICE_MAX_MEM_ALLOC_SIZE);
    found.pciPlace = found.isCpu ? "" : pciPlaceOf(device);
    found.unavailable = shortcoming(found);
    return found;
}

} // namespace

std::vector<FoundDevice> eachCardOnce(std::vector<FoundDevice> devices)
{
    std::vector<FoundDevice> once;
    for (FoundDevice &found : devices) {
        const auto same = std::ranges::find_if(once, [&](const FoundDevice &other) {
            return !found.pciPlace.empty() && other.pciPlace == found.pciPlace &&
                   other.platformName != found.platformName;
        });
        if (same == once.end()) {
            once.push_back(std::move(found));
            continue;
        }
        if (!same->unavailable.empty() && found.unavailable.empty()) {
            found.otherPlatforms = std::move(same->otherPlatforms);
            std::swap(*same, found);
        }
        same->otherPlatforms.push_back(found.platformName);
    }
    return once;
}

Discovery discoverDevices()
{
    Discovery discovery;
    std::vector<Message> empty;
    const auto all = platforms();
    for (const auto platform : all) {
        const auto devices = devicesOf(platform);
        if (devices.empty())
            empty.push_back(foreign(infoText(clGetPlatformInfo, platform, CL_PLATFORM_NAME)));
        for (const auto device : devices)
            discovery.devices.push_back(describe(platform, device));
    }
    // Mesa has two platforms that show the same AMD cards; Clover is the one that it has given up.
    const auto isOf = [](const char *name) {
        return [name](const FoundDevice &found) { return found.platformName == name; };
    };
    if (std::ranges::any_of(discovery.devices, isOf("rusticl")))
        std::erase_if(discovery.devices, isOf("Clover"));
    discovery.devices = eachCardOnce(std::move(discovery.devices));
    std::stable_partition(discovery.devices.begin(), discovery.devices.end(),
                          [](const FoundDevice &found) { return !found.isCpu; });
    if (!discovery.devices.empty())
        return discovery;
    discovery.nothing =
        all.empty()
            ? sentence("No OpenCL driver was found: install that of your graphics card (on Debian nvidia-opencl-icd, "
                       "intel-opencl-icd or mesa-opencl-icd), or pocl-opencl-icd to try it out on the CPU.")
            : sentence("OpenCL has a driver (%1), but no device that it can use: check that the card is there and that "
                       "you may access it (group render).",
                       listed(std::move(empty)));
    return discovery;
}

} // namespace overtake::opencl
