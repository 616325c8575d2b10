// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/cuda/cuda_reasons.h"

#include "machine/pci_gpus.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <unistd.h>

namespace overtake
{

namespace
{

namespace fs = std::filesystem;

// cudaError_t, whose numbers are fixed (driver_types.h); this file does without CUDA's headers.
constexpr int stubLibrary = 34;
constexpr int insufficientDriver = 35;
constexpr int devicesUnavailable = 46;
constexpr int noDevice = 100;
constexpr int invalidDevice = 101;
constexpr int systemNotReady = 802;
constexpr int systemDriverMismatch = 803;
constexpr int compatNotSupported = 804;

bool isCardFile(const std::string &name)
{
    const std::string stem = "nvidia";
    return name.size() > stem.size() && name.rfind(stem, 0) == 0 &&
           std::all_of(name.begin() + static_cast<std::ptrdiff_t>(stem.size()), name.end(),
                       [](unsigned char c) { return std::isdigit(c) != 0; });
}

Message withoutDriver(const CudaHost &host)
{
    if (host.driverModule)
        return sentence(
            "The NVIDIA driver is loaded, but its library libcuda.so.1 is missing: install the driver's CUDA libraries "
            "(Debian: libcuda1), or start the container with the card (docker run --gpus all).");
    if (host.card)
        return sentence(
            "There is an NVIDIA card, but its driver is not installed (libcuda.so.1 is missing): install NVIDIA's "
            "driver (Debian: nvidia-driver), or start the container with the card (docker run --gpus all).");
    return sentence("There is no NVIDIA driver (libcuda.so.1 is missing), and no NVIDIA card was found: CUDA needs "
                    "both; use OpenCL for another card.");
}

/// Where CUDA sees no card, or cannot reach one.
Message withoutCard(const CudaHost &host)
{
    if (host.visibleDevices) {
        const std::string &visible = *host.visibleDevices;
        if (visible.find_first_not_of(" \t") == std::string::npos)
            return sentence("CUDA_VISIBLE_DEVICES is empty and hides every card: unset it.");
        return sentence("CUDA_VISIBLE_DEVICES is '%1', which names no card of this machine: unset it, or list cards by "
                        "number, as in CUDA_VISIBLE_DEVICES=0.",
                        visible);
    }
    if (!host.denied.empty())
        return sentence("This user may not read and write %1: ask the administrator for the right to use it (often "
                        "membership of the group 'video').",
                        host.denied);
    if (!host.driverModule)
        return sentence("The NVIDIA driver is installed but not loaded in the kernel: load it (modprobe nvidia), or "
                        "restart the machine after installing it.");
    if (!host.deviceFiles)
        return sentence("The NVIDIA driver is loaded, but there is no card under /dev: run nvidia-modprobe, or start "
                        "the container with the card (docker run --gpus all).");
    return sentence("The NVIDIA driver works, but finds no card that CUDA can use: see what nvidia-smi says.");
}

} // namespace

CudaHost readCudaHost(const fs::path &root)
{
    CudaHost host;
    std::error_code none;
    const bool underWindows = fs::exists(root / "dev/dxg", none);
    const std::vector<PciGpu> gpus = pciGpus((root / "sys/bus/pci/devices").string(), {});
    const auto isNvidias = [](const PciGpu &gpu) { return gpu.vendor == pciNvidia; };
    host.card = underWindows || std::ranges::any_of(gpus, isNvidias);
    host.driverModule = underWindows || fs::exists(root / "proc/driver/nvidia/version", none);

    bool control = false;
    bool card = false;
    const auto consider = [&](const fs::path &file) {
        if (host.denied.empty() && ::access(file.c_str(), R_OK | W_OK) != 0)
            host.denied = file.string();
    };
    for (const char *name : {"dev/nvidiactl", "dev/nvidia-uvm", "dev/dxg"}) {
        if (fs::exists(root / name, none)) {
            control = true;
            consider(root / name);
        }
    }
    for (fs::directory_iterator at(root / "dev", none), end; at != end && !none; at.increment(none)) {
        if (isCardFile(at->path().filename().string())) {
            card = true;
            consider(at->path());
        }
    }
    host.deviceFiles = underWindows || (control && card);
    if (const char *visible = std::getenv("CUDA_VISIBLE_DEVICES"))
        host.visibleDevices = visible;
    return host;
}

std::string cudaVersionText(int version)
{
    return std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
}

Message whyCudaIsUnavailable(const CudaProbe &probe, const CudaHost &host)
{
    if (probe.driverVersion == 0)
        return withoutDriver(host);
    const std::string driver = cudaVersionText(probe.driverVersion);
    const std::string toolkit = cudaVersionText(probe.runtimeVersion);
    switch (probe.error) {
    case 0:
        break;
    case stubLibrary:
        return sentence("The libcuda.so.1 that was found is the toolkit's stub, not a driver: remove its folder from "
                        "LD_LIBRARY_PATH.");
    case insufficientDriver:
        return sentence("The NVIDIA driver supports CUDA up to %1, and the plug-in was built with CUDA %2: install a "
                        "newer driver, or build Overtake with an older CUDA toolkit.",
                        driver, toolkit);
    case compatNotSupported:
        return sentence("The NVIDIA driver supports CUDA up to %1, and the plug-in was built with CUDA %2, whose "
                        "compatibility library does not support this card: install a newer driver.",
                        driver, toolkit);
    case systemDriverMismatch:
        return sentence(
            "The NVIDIA driver's kernel module and its library are of different versions: restart the machine.");
    case systemNotReady:
        return sentence(
            "The cards are not ready yet: start NVIDIA's fabric manager (systemctl start nvidia-fabricmanager).");
    case devicesUnavailable:
        return sentence(
            "Every card is in use by another program that keeps it to itself: end that program, or try later.");
    case noDevice:
    case invalidDevice:
        return withoutCard(host);
    default:
        // CUDA's errors when it may not open a device file: an initialisation, operating system or unknown error.
        if (!host.denied.empty() || !host.driverModule || !host.deviceFiles)
            return withoutCard(host);
        return sentence(
            "CUDA cannot be started: %1 (%2); see what nvidia-smi says, and restart the machine if nothing else helps.",
            probe.errorText, probe.errorName);
    }
    if (probe.devices == 0)
        return withoutCard(host);
    return {};
}

Message whyCardIsUnavailable(const CudaDeviceFacts &facts)
{
    const bool older = facts.capabilityMajor < facts.lowestMajor ||
                       (facts.capabilityMajor == facts.lowestMajor && facts.capabilityMinor < facts.lowestMinor);
    if (!older)
        return {};
    return sentence("%1 has compute capability %2.%3, and this build needs %4.%5 or more: build Overtake with an older "
                    "CUDA toolkit (CUDA 12 supports 6.0), or use the card through OpenCL.",
                    facts.name, facts.capabilityMajor, facts.capabilityMinor, facts.lowestMajor, facts.lowestMinor);
}

} // namespace overtake
