// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why CUDA does not work here, as one sentence that also says what to do: a pure function of what the plug-in reports
// and what the system knows about NVIDIA's GPUs without CUDA.
#pragma once

#include "engines/gpu/cuda/cuda_interface.h"
#include "text/message.h"

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

/// Reads files and the environment once. `root`: prefix of /dev, /proc and /sys; tests pass a folder of their own.
CudaHost readCudaHost(const std::filesystem::path &root = "/");
/// Empty when the probe found cards.
Message whyCudaIsUnavailable(const CudaProbe &probe, const CudaHost &host);
/// Empty when the plug-in has code for the card.
Message whyCardIsUnavailable(const CudaDeviceFacts &facts);
/// "13.1" from 13010.
std::string cudaVersionText(int version);

} // namespace overtake
