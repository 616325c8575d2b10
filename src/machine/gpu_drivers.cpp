// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/gpu_drivers.h"

#include "text/contains.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iterator>

namespace overtake
{
namespace
{

/// Intel's GPUs before Broadwell (2014), which neither Intel's driver nor Rusticl's iris serves: by the upper byte of
/// their ids. (packaging/gpu.sh has the same list.)
bool isTooOld(const PciGpu &gpu)
{
    if (gpu.vendor != pciIntel || gpu.device == 0x0a84) // an Apollo Lake among Haswells
        return false;
    constexpr std::uint32_t old[] = {0x00, 0x01, 0x04, 0x0a, 0x0c, 0x0d, 0x0f, 0x25,
                                     0x27, 0x29, 0x2a, 0x2e, 0x35, 0x81, 0xa0};
    return contains(old, gpu.device >> 8) || gpu.device >> 4 == 0x0be;
}

bool hasFile(const std::vector<std::string> &vendorFiles, const char *beginning)
{
    return std::ranges::any_of(vendorFiles, [&](const std::string &file) { return file.starts_with(beginning); });
}

/// Whether the maker's own driver is installed.
bool hasOwnDriver(std::uint32_t vendor, const std::vector<std::string> &vendorFiles)
{
    return hasFile(vendorFiles, vendor == pciIntel ? "intel" : vendor == pciAmd ? "amdocl" : "nvidia");
}

} // namespace

std::vector<std::string> openClVendorFiles(const std::string &folder)
{
    std::vector<std::string> files;
    std::error_code ignored;
    for (const auto &entry : std::filesystem::directory_iterator(folder, ignored))
        if (entry.path().extension() == ".icd")
            files.push_back(entry.path().filename().string());
    std::ranges::sort(files);
    return files;
}

std::string rusticlDrivers(const std::vector<PciGpu> &gpus, const std::vector<std::string> &vendorFiles)
{
    const auto wants = [&](std::uint32_t vendor) {
        return !hasOwnDriver(vendor, vendorFiles) &&
               std::ranges::any_of(gpus, [&](const PciGpu &gpu) { return gpu.vendor == vendor && !isTooOld(gpu); });
    };
    std::string drivers = wants(pciIntel) ? "iris" : "";
    if (wants(pciAmd))
        drivers += drivers.empty() ? "radeonsi" : ",radeonsi";
    return drivers;
}

void switchOnRusticl(const std::vector<PciGpu> &gpus, const std::vector<std::string> &vendorFiles)
{
    if (const std::string drivers = rusticlDrivers(gpus, vendorFiles); !drivers.empty())
        ::setenv("RUSTICL_ENABLE", drivers.c_str(), 0); // keeps the user's own setting
}

Message howToServe(const PciGpu &gpu, const std::vector<std::string> &vendorFiles)
{
    if (isTooOld(gpu))
        return sentence("It is older than any OpenCL driver that Linux distributions have.");
    if (hasOwnDriver(gpu.vendor, vendorFiles))
        return gpu.vendor == pciNvidia
                   ? sentence("Its OpenCL driver is installed but does not show it: check that nvidia-smi does, and "
                              "restart after an update of the driver.")
                   : sentence("Its OpenCL driver is installed but does not show it: check that you may open "
                              "/dev/dri/renderD* (group render), and that the GPU is not newer than the driver.");
    if (gpu.vendor != pciNvidia && hasFile(vendorFiles, "rusticl"))
        return sentence("Mesa's OpenCL driver is installed but does not show it: check that you may open "
                        "/dev/dri/renderD* (group render), and that RUSTICL_ENABLE, if set, names %1.",
                        gpu.vendor == pciIntel ? "iris" : "radeonsi");
    switch (gpu.vendor) {
    case pciIntel:
        return sentence("Install intel-opencl-icd, or mesa-opencl-icd if the system does not have that package (Debian "
                        "13); packaging/run does it.");
    case pciAmd:
        return sentence("Install mesa-opencl-icd; packaging/run does it.");
    default:
        return sentence("Install nvidia-driver and nvidia-opencl-icd (in Debian's section non-free), or beside the "
                        "driver the CUDA toolkit (nvidia-cuda-toolkit) for the CUDA engine.");
    }
}

} // namespace overtake
