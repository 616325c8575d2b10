// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Facts about NVIDIA GPUs that the system knows without CUDA: enough to explain why CUDA does not work. Files and the
// environment are read once; plain data.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace overtake
{

struct CudaHost {
    bool card = false;                         ///< on the PCI bus, or Windows offers one (WSL)
    bool driverModule = false;                 ///< loaded in the kernel
    bool deviceFiles = false;                  ///< /dev/nvidiactl and at least one card, or WSL's /dev/dxg
    std::string denied;                        ///< the first device file that this user may not use; empty: none
    std::optional<std::string> visibleDevices; ///< CUDA_VISIBLE_DEVICES, when set
};

/// `root`: prefix of /dev, /proc and /sys; tests pass a folder of their own.
CudaHost readCudaHost(const std::filesystem::path &root = "/");

} // namespace overtake
