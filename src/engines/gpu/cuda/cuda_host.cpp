// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/cuda/cuda_host.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <unistd.h>

namespace overtake
{

namespace
{

namespace fs = std::filesystem;

std::string firstWordOf(const fs::path &file)
{
    std::ifstream stream(file);
    std::string word;
    stream >> word;
    return word;
}

/// A display or 3D controller of NVIDIA's (their sound and USB functions do not count).
bool hasNvidiaCard(const fs::path &root)
{
    std::error_code none;
    for (fs::directory_iterator at(root / "sys/bus/pci/devices", none), end; at != end; at.increment(none)) {
        if (none)
            return false;
        if (firstWordOf(at->path() / "vendor") == "0x10de" && firstWordOf(at->path() / "class").rfind("0x03", 0) == 0)
            return true;
    }
    return false;
}

bool isCardFile(const std::string &name)
{
    const std::string stem = "nvidia";
    return name.size() > stem.size() && name.rfind(stem, 0) == 0 &&
           std::all_of(name.begin() + static_cast<std::ptrdiff_t>(stem.size()), name.end(),
                       [](unsigned char c) { return std::isdigit(c) != 0; });
}

} // namespace

CudaHost readCudaHost(const fs::path &root)
{
    CudaHost host;
    std::error_code none;
    const bool underWindows = fs::exists(root / "dev/dxg", none);
    host.card = underWindows || hasNvidiaCard(root);
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

} // namespace overtake
