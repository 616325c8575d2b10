// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/cuda/cuda_engine.h"

#include "engines/absent_engine.h"
#include "engines/gpu/cuda/cuda_attributes.h"
#include "engines/gpu/cuda/cuda_reasons.h"
#include "engines/precision.h"
#include "machine/pci_gpus.h"
#include "text/format.h"

#include <algorithm>

namespace overtake
{

namespace
{

constexpr const char *launchKey = "launch";
constexpr const char *eager = "eager";
constexpr const char *graph = "graph";

ParameterSpec launchSpec()
{
    return {.key = launchKey,
            .label = "launch",
            .help = "eager: the host launches each operation of a step. graph: the step is recorded once and replayed "
                    "as a whole, which saves most of the time of the launches.",
            .kind = ParameterKind::Choice,
            .defaultValue = std::string(eager),
            .choices = {eager, graph}};
}

Message detailOf(const CudaDeviceFacts &facts, const CudaPlugin &plugin)
{
    std::vector<Message> parts{facts.multiprocessors == 1 ? sentence("1 multiprocessor")
                                                          : sentence("%1 multiprocessors", facts.multiprocessors),
                               sentence("compute capability %1.%2", facts.capabilityMajor, facts.capabilityMinor)};
    if (facts.sharesHostMemory)
        parts.push_back(sentence("in the host's memory"));
    parts.push_back(sentence("CUDA %1 on a driver for %2", cudaVersionText(plugin.runtimeVersion()),
                             cudaVersionText(plugin.driverVersion())));
    if (!plugin.withoutCublas().empty())
        parts.push_back(sentence("matrix multiplications by its own kernel in fp32 (cuBLAS cannot be used: %1)",
                                 plugin.withoutCublas()));
    return listed(std::move(parts));
}

std::string textOf(const CudaAttribute &attribute, int value)
{
    switch (attribute.unit) {
    case CudaAttribute::Unit::Count:
        break;
    case CudaAttribute::Unit::Bytes:
        return formatBytes(value);
    case CudaAttribute::Unit::Kilohertz:
        return figureText(DeviceQuantity::Clock, 1e3 * value);
    case CudaAttribute::Unit::Bits:
        return std::to_string(value) + " bit";
    case CudaAttribute::Unit::Flag:
        return value != 0 ? "yes" : "no";
    }
    return std::to_string(value);
}

} // namespace

CudaEngine::CudaEngine(std::shared_ptr<const CudaPlugin> plugin, int index)
    : m_plugin(std::move(plugin)), m_index(index)
{
    m_place = {"cuda", index, facts().multiprocessors};
    m_description.id = m_place.id();
    m_description.device = facts().name;
    m_description.label = std::string(facts().name) + ", CUDA";
    m_description.detail = detailOf(facts(), *m_plugin);
    m_description.kind = EngineKind::Gpu;
    m_description.pciVendor = pciNvidia;
    m_description.unavailable = whyCardIsUnavailable(facts());
    std::vector<ParameterSpec> options = {launchSpec()};
    // Ampere is the first with TF32 and bf16, which cuBLAS alone can do.
    if (facts().capabilityMajor >= 8 && m_plugin->withoutCublas().empty())
        options.push_back(precisionOption({Precision::Fp32, Precision::Tf32, Precision::Bf16}));
    options.push_back(stagingSpec(facts().sharesHostMemory));
    m_description.options = ParameterTable(std::move(options));
}

Label CudaEngine::labelFor(const ParameterValues &options) const
{
    Label label{facts().name, {term(executionOptions(options).replayed ? "CUDA graph" : "CUDA")}};
    addPrecision(label, options);
    if (!m_plugin->withoutCublas().empty())
        label.details.push_back(sentence("without %1", "cuBLAS"));
    addStaging(label, options);
    return label;
}

std::vector<DeviceAttribute> CudaEngine::attributes() const
{
    const CudaDeviceFacts &card = facts();
    std::vector<DeviceAttribute> all = {
        {"name", card.name},
        {"compute capability", std::to_string(card.capabilityMajor) + "." + std::to_string(card.capabilityMinor)},
        {"memory", formatBytes(card.memoryBytes)},
        {"CUDA of the driver", cudaVersionText(m_plugin->driverVersion())},
        {"CUDA of the runtime", cudaVersionText(m_plugin->runtimeVersion())}};
    for (const CudaAttribute &attribute : cudaAttributes())
        if (const auto value = m_plugin->attribute(m_index, attribute.number))
            all.push_back({attribute.name, textOf(attribute, *value)});
    return all;
}

std::int64_t CudaEngine::freeBytesUnopened() const
{
    return facts().sharesHostMemory ? std::min(facts().memoryBytes, freeHostBytes()) : facts().memoryBytes;
}

std::shared_ptr<gpu::GpuBackend> CudaEngine::openDevice()
{
    return m_plugin->open(m_index);
}

gpu::ExecutionOptions CudaEngine::executionOptions(const ParameterValues &options) const
{
    gpu::ExecutionOptions execution = GpuEngine::executionOptions(options);
    execution.replayed = options.text(launchKey) == graph;
    execution.precision = precisionOf(options);
    return execution;
}

std::vector<std::shared_ptr<Engine>> makeCudaEngines(std::shared_ptr<const CudaPlugin> plugin)
{
    std::vector<std::shared_ptr<Engine>> engines;
    if (!plugin->unavailable().empty())
        engines.push_back(absentGpu("cuda:0", "CUDA", plugin->unavailable()));
    for (std::size_t i = 0; i < plugin->devices().size(); ++i)
        engines.push_back(std::make_shared<CudaEngine>(plugin, static_cast<int>(i)));
    return engines;
}

} // namespace overtake
