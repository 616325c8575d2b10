// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The engine cuda:N: an NVIDIA card used through the CUDA plug-in. It needs no CUDA header and no CUDA library.
#pragma once

#include "engines/gpu/cuda/cuda_plugin.h"
#include "engines/gpu/gpu_engine.h"

#include <memory>
#include <vector>

namespace overtake
{

class CudaEngine : public gpu::GpuEngine
{
public:
    /// `index`: of plugin->devices().
    CudaEngine(std::shared_ptr<const CudaPlugin> plugin, int index);

    Label labelFor(const ParameterValues &options) const override;
    std::vector<DeviceAttribute> attributes() const override;
    gpu::ExchangeLibrary exchangeLibrary() const override { return {"NCCL", m_plugin->withoutNccl()}; }
    /// Properties that the driver reports of the device.
    const CudaDeviceFacts &facts() const { return m_plugin->devices().at(static_cast<std::size_t>(m_index)); }

protected:
    std::shared_ptr<gpu::GpuBackend> openDevice() override;
    gpu::ExecutionOptions executionOptions(const ParameterValues &options) const override;
    std::int64_t freeBytesUnopened() const override;

private:
    std::shared_ptr<const CudaPlugin> m_plugin;
    int m_index;
};

/// One engine per card, by CUDA's numbers; if there is none, one that says why and what to do.
std::vector<std::shared_ptr<Engine>> makeCudaEngines(std::shared_ptr<const CudaPlugin> plugin);

} // namespace overtake
