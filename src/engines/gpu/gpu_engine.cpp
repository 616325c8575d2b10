// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/gpu_engine.h"

#include "engines/gpu/device_peaks.h"
#include "machine/device_database.h"
#include "text/error.h"
#include "text/format.h"

#include <algorithm>

namespace overtake::gpu
{

namespace
{

constexpr const char *stagingKey = "staging";

std::int64_t limited(std::int64_t freeBytes)
{
    const std::optional<double> limit = numberInVariable("OVERTAKE_DEVICE_MEMORY_LIMIT");
    if (!limit || (freeBytes >= 0 && *limit > static_cast<double>(freeBytes)))
        return freeBytes;
    return static_cast<std::int64_t>(std::clamp(*limit, 0.0, 1e18));
}

} // namespace

ParameterSpec GpuEngine::stagingSpec(bool sharesHostMemory)
{
    ParameterSpec spec{.key = stagingKey,
                       .label = "staging",
                       .help = "Host memory that copies go through. Pinned pages stay in place, so that the device "
                               "fetches them by itself; pageable ones are copied once more by the driver.",
                       .kind = ParameterKind::Choice,
                       .defaultValue = std::string("pinned"),
                       .choices = {"pinned", "pageable"},
                       .advanced = true};
    if (sharesHostMemory) {
        spec.help = "How data reach a device that uses the host's memory. Mapped: the host keeps data and reads "
                    "results in the same place as the device; nothing is copied. Pinned and pageable: copied, as for a "
                    "device with its own memory.";
        spec.defaultValue = std::string("mapped");
        spec.choices.insert(spec.choices.begin(), "mapped");
    }
    return spec;
}

void GpuEngine::addStaging(Label &label, const ParameterValues &options) const
{
    const std::string chosen = options.text(stagingKey);
    if (ParameterValue(chosen) != m_description.options.find(stagingKey)->defaultValue)
        label.details.push_back(term(chosen));
}

ExecutionOptions GpuEngine::executionOptions(const ParameterValues &options) const
{
    ExecutionOptions execution;
    execution.pinned = options.text(stagingKey) != "pageable";
    execution.mapped = options.text(stagingKey) == "mapped";
    return execution;
}

std::int64_t GpuEngine::freeBytes() const
{
    const std::int64_t bytes = m_device && !m_device->isLost() ? m_device->freeBytes() : -1;
    return limited(bytes < 0 ? freeBytesUnopened() : bytes);
}

GpuBackend &GpuEngine::openedDevice()
{
    if (m_device && m_device->isLost()) {
        m_device.reset(); // Executions that still hold it fail on their own
        m_wasLost = true;
    }
    if (!m_device) {
        try {
            m_device = openDevice();
            m_wasLost = false;
        } catch (const Error &error) {
            if (!m_wasLost)
                throw;
            throw Error(sentence("%1 was lost during its work and could not be opened again (%2): restart Overtake.",
                                 m_description.device, error.message()));
        }
    }
    return *m_device;
}

std::unique_ptr<Execution> GpuEngine::prepare(const Program &program, InputsPtr inputs, const ParameterValues &options)
{
    const GpuBackend &device = openedDevice();
    const bool needsDoubles =
        std::ranges::any_of(program.tensors, [](const Tensor &tensor) { return tensor.type == DataType::Float64; });
    if (needsDoubles && !device.hasDoubles())
        throw NotHere(sentence("%1 computes in single precision only: choose float32.", device.name()));
    return makeExecution(m_device, program, std::move(inputs), executionOptions(options), freeBytes());
}

std::unique_ptr<Execution> GpuEngine::prepareShare(const Program &share, InputsPtr inputs,
                                                   const ParameterValues &options, Member member, float lastWeight)
{
    openedDevice();
    ExecutionOptions execution = executionOptions(options);
    execution.member = std::move(member);
    execution.lastWeight = lastWeight;
    return makeExecution(m_device, share, std::move(inputs), execution, freeBytes());
}

void GpuEngine::measureDevice()
{
    const DeviceKind kind = m_description.kind == EngineKind::Gpu ? DeviceKind::Gpu : DeviceKind::Cpu;
    overtake::Device facts;
    if (const overtake::Device *known = DeviceDatabase::builtIn().find(m_description.device, kind))
        facts = *known;
    facts.id = m_description.id;
    facts.name = m_description.device;
    facts.kind = kind;
    measurePeaks(openedDevice(), facts);
    const std::scoped_lock lock(m_measuredMutex);
    m_measured = std::move(facts);
}

std::optional<overtake::Device> GpuEngine::measuredDevice() const
{
    const std::scoped_lock lock(m_measuredMutex);
    return m_measured;
}

} // namespace overtake::gpu
