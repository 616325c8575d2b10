// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/cuda/cuda_plugin.h"

#include "engines/gpu/cuda/cuda_reasons.h"
#include "engines/gpu/gpu_backend.h"
#include "file/shared_library.h"

#include <algorithm>
#include <cstdlib>

namespace overtake
{

namespace
{

namespace fs = std::filesystem;

constexpr const char *pluginName = "libovertake_cuda.so";

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
    const auto found = std::ranges::find_if(places, [&](const fs::path &place) { return fs::exists(place, none); });
    if (found == places.end()) {
        std::vector<Message> looked;
        for (const fs::path &place : places)
            looked.push_back(foreign(place.string()));
        return sentence("The CUDA plug-in is not installed (looked for %1): build Overtake on a machine with the CUDA "
                        "toolkit, or use another engine.",
                        listed(std::move(looked)));
    }
    std::string why;
    LibraryPtr library = openLibrary(fs::absolute(*found, none).string(), Binding::WhenOpened, why);
    if (!library)
        return sentence("The CUDA plug-in cannot be loaded (%1): build or install it again.", why);
    Message reason = resolve(library.get(), found->string());
    if (m_open)
        (void)library.release(); // in use until the program ends
    return reason;
}

Message CudaPlugin::resolve(void *library, const std::string &file)
{
    CudaInterfaceFunction *interface = nullptr;
    if (!findFunction(library, cudaInterfaceSymbol, interface))
        return sentence("'%1' is not a CUDA plug-in of Overtake: build or install it again.", file);
    if (const std::string version = interface(); version != OVERTAKE_CUDA_INTERFACE)
        return sentence("The CUDA plug-in '%1' belongs to another build of Overtake (its interface is %2, this "
                        "program's is %3): take program and plug-in from the same build.",
                        file, version, OVERTAKE_CUDA_INTERFACE);
    CudaProbeFunction *probeFunction = nullptr;
    CudaFactsFunction *factsFunction = nullptr;
    if (!findFunction(library, cudaProbeSymbol, probeFunction) ||
        !findFunction(library, cudaFactsSymbol, factsFunction) ||
        !findFunction(library, cudaAttributeSymbol, m_attribute) || !findFunction(library, cudaOpenSymbol, m_open))
        return sentence("The CUDA plug-in '%1' lacks a part of its interface: build or install it again.", file);

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
