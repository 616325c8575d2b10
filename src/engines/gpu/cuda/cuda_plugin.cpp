// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/cuda/cuda_plugin.h"

#include "engines/gpu/cuda/cuda_reasons.h"
#include "engines/gpu/gpu_backend.h"

#include <algorithm>
#include <cstdlib>
#include <dlfcn.h>

namespace overtake
{

namespace
{

namespace fs = std::filesystem;

constexpr const char *pluginName = "libovertake_cuda.so";

template <typename Function>
Function *symbol(void *library, const char *name)
{
    return reinterpret_cast<Function *>(::dlsym(library, name));
}

} // namespace

std::vector<fs::path> cudaPluginPlaces()
{
    if (const char *chosen = std::getenv("OVERTAKE_CUDA_PLUGIN"))
        return *chosen == '\0' ? std::vector<fs::path>{} : std::vector<fs::path>{chosen};
    std::error_code none;
    const fs::path folder = fs::read_symlink("/proc/self/exe", none).parent_path();
    return {folder / pluginName, folder.parent_path() / "lib" / "overtake" / pluginName};
}

CudaPlugin::CudaPlugin(const std::vector<fs::path> &places)
{
    m_unavailable = load(places);
}

Message CudaPlugin::load(const std::vector<fs::path> &places)
{
    if (places.empty())
        return sentence("CUDA is switched off by an empty OVERTAKE_CUDA_PLUGIN: unset it to use NVIDIA cards.");
    std::error_code none;
    const auto found =
        std::find_if(places.begin(), places.end(), [&](const fs::path &place) { return fs::exists(place, none); });
    if (found == places.end()) {
        std::vector<Message> looked;
        for (const fs::path &place : places)
            looked.push_back(foreign(place.string()));
        return sentence("The CUDA plug-in is not installed (looked for %1): build Overtake on a machine with the CUDA "
                        "toolkit, or use another engine.",
                        listed(std::move(looked)));
    }
    // Local: nothing else may bind to its static CUDA runtime.
    const std::string file = found->string();
    void *library = ::dlopen(fs::absolute(*found, none).c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        const char *why = ::dlerror();
        return sentence("The CUDA plug-in cannot be loaded (%1): build or install it again.", why ? why : file);
    }
    const Message reason = resolve(library, file);
    if (!m_open)
        ::dlclose(library); // nothing of it is in use
    return reason;
}

Message CudaPlugin::resolve(void *library, const std::string &file)
{
    auto *interface = symbol<CudaInterfaceFunction>(library, cudaInterfaceSymbol);
    if (!interface)
        return sentence("'%1' is not a CUDA plug-in of Overtake: build or install it again.", file);
    if (const std::string version = interface(); version != OVERTAKE_CUDA_INTERFACE)
        return sentence("The CUDA plug-in '%1' belongs to another build of Overtake (its interface is %2, this "
                        "program's is %3): take program and plug-in from the same build.",
                        file, version, OVERTAKE_CUDA_INTERFACE);
    auto *probeFunction = symbol<CudaProbeFunction>(library, cudaProbeSymbol);
    auto *factsFunction = symbol<CudaFactsFunction>(library, cudaFactsSymbol);
    m_attribute = symbol<CudaAttributeFunction>(library, cudaAttributeSymbol);
    m_open = symbol<CudaOpenFunction>(library, cudaOpenSymbol);
    if (!probeFunction || !factsFunction || !m_attribute || !m_open) {
        m_open = nullptr;
        return sentence("The CUDA plug-in '%1' lacks a part of its interface: build or install it again.", file);
    }

    CudaProbe probe;
    probeFunction(&probe);
    m_driverVersion = probe.driverVersion;
    m_runtimeVersion = probe.runtimeVersion;
    m_withoutCublas = probe.cublas;
    m_withoutNccl = probe.nccl;
    Message reason = whyCudaIsUnavailable(probe, readCudaHost());
    for (int i = 0; reason.empty() && i < probe.devices; ++i) {
        CudaDeviceFacts facts;
        if (factsFunction(i, &facts))
            m_devices.push_back(facts);
        else
            reason = sentence("Card %1 does not say what it is: see what nvidia-smi says.", i);
    }
    if (!reason.empty())
        m_devices.clear();
    return reason;
}

std::optional<int> CudaPlugin::attribute(int index, int number) const
{
    int value = 0;
    return m_open && m_attribute(index, number, &value) ? std::optional(value) : std::nullopt;
}

std::unique_ptr<gpu::GpuBackend> CudaPlugin::open(int index) const
{
    if (!m_open)
        throw gpu::DeviceError(gpu::DeviceError::Kind::Other, m_unavailable);
    return std::unique_ptr<gpu::GpuBackend>(m_open(index));
}

} // namespace overtake
