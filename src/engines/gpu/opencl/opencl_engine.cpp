// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gpu/opencl/opencl_engine.h"

#include "engines/absent_engine.h"
#include "engines/gpu/gpu_engine.h"
#include "engines/gpu/opencl/device_attributes.h"
#include "engines/gpu/opencl/discovery.h"
#include "engines/gpu/opencl/opencl_device.h"

#include <algorithm>

namespace overtake::opencl
{

namespace
{

std::string labelOf(const FoundDevice &found)
{
    if (found.isCpu)
        return "OpenCL on the CPU (" + (found.isPocl ? std::string("PoCL") : found.platformName) + ")";
    return "OpenCL"; // the window and labelFor add the device's name
}

class OpenClEngine : public gpu::GpuEngine
{
public:
    OpenClEngine(const FoundDevice &found, std::size_t number) : m_found(found)
    {
        m_place = {"opencl", static_cast<int>(number), found.computeUnits, found.platformName};
        m_description.id = m_place.id();
        m_description.device = found.name;
        m_description.label = labelOf(found);
        std::vector<Message> details{foreign(found.platformName),
                                     found.computeUnits == 1 ? sentence("1 compute unit")
                                                             : sentence("%1 compute units", found.computeUnits)};
        if (!found.hasDoubles)
            details.push_back(sentence("float32 only"));
        for (const std::string &other : found.otherPlatforms)
            details.push_back(sentence("also shown by %1", other));
        m_description.detail = listed(std::move(details));
        m_description.kind = found.isCpu ? EngineKind::Cpu : EngineKind::Gpu;
        m_description.pciVendor = found.isCpu ? 0 : found.vendor;
        m_description.options = ParameterTable({stagingSpec(found.sharesHostMemory)});
        m_description.unavailable = found.unavailable;
    }

    Label labelFor(const ParameterValues &options) const override
    {
        Label label = m_found.isCpu ? Label{m_description.label} : Label{m_found.name, {term("OpenCL")}};
        addStaging(label, options);
        return label;
    }

    std::vector<DeviceAttribute> attributes() const override
    {
        return deviceAttributes(m_found.platform, m_found.device);
    }

protected:
    std::shared_ptr<gpu::GpuBackend> openDevice() override { return opencl::openDevice(m_found); }
    std::int64_t freeBytesUnopened() const override
    {
        return m_found.sharesHostMemory ? std::min(m_found.memoryBytes, freeHostBytes()) : m_found.memoryBytes;
    }

private:
    FoundDevice m_found;
};

} // namespace

std::vector<std::shared_ptr<Engine>> makeEngines()
{
    const Discovery discovery = discoverDevices();
    std::vector<std::shared_ptr<Engine>> engines;
    for (const auto &found : discovery.devices)
        engines.push_back(std::make_shared<OpenClEngine>(found, engines.size()));
    if (engines.empty())
        engines.push_back(absentGpu("opencl:0", "OpenCL", discovery.nothing));
    return engines;
}

} // namespace overtake::opencl
