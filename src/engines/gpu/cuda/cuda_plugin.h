// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The CUDA plug-in, found and loaded at run time: next to the program, or in its library folder ../lib/overtake. On a
// machine without a card, driver or plug-in one sentence says so, and everything else works. Stays loaded until the
// program ends. The constructor starts the driver if there is one, which takes tenths of a second.
#pragma once

#include "engines/gpu/cuda/cuda_interface.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace overtake
{

/// Where the plug-in may lie, in the order in which it is looked for. OVERTAKE_CUDA_PLUGIN, when set, is the only one;
/// empty it switches CUDA off.
std::vector<std::filesystem::path> cudaPluginPlaces();

class CudaPlugin
{
public:
    /// Loads the first file that exists and asks it for cards; never throws.
    explicit CudaPlugin(const std::vector<std::filesystem::path> &places = cudaPluginPlaces());
    /// Loads nothing, for this reason.
    static CudaPlugin absent(Message reason)
    {
        CudaPlugin plugin(std::vector<std::filesystem::path>{});
        plugin.m_unavailable = std::move(reason);
        return plugin;
    }

    /// Why no card can serve, and what to do, one sentence; empty when some can.
    const Message &unavailable() const { return m_unavailable; }
    /// CUDA's devices, by its numbers; empty when unavailable. `driver` and `runtime`: CUDA versions.
    const std::vector<CudaDeviceFacts> &devices() const { return m_devices; }
    int driverVersion() const { return m_driverVersion; }
    int runtimeVersion() const { return m_runtimeVersion; }
    /// Why matrix products are done by kernels of our own; empty when cuBLAS does them.
    const Message &withoutCublas() const { return m_withoutCublas; }
    /// Why several cards sum their gradients through the host's memory; empty when NCCL does it, or there is one card.
    const Message &withoutNccl() const { return m_withoutNccl; }
    /// A cudaDeviceAttr (cuda_attributes.h), where the driver knows it.
    std::optional<int> attribute(int index, int number) const;
    /// Opens a card. Throws gpu::DeviceError.
    std::unique_ptr<gpu::GpuBackend> open(int index) const;

private:
    Message load(const std::vector<std::filesystem::path> &places);
    Message resolve(void *library, const std::string &file);

    CudaAttributeFunction *m_attribute = nullptr;
    CudaOpenFunction *m_open = nullptr;
    Message m_unavailable;
    Message m_withoutCublas;
    Message m_withoutNccl;
    std::vector<CudaDeviceFacts> m_devices;
    int m_driverVersion = 0;
    int m_runtimeVersion = 0;
};

} // namespace overtake
