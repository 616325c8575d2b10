// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/engine_registry.h"

#include "engines/absent_engine.h"
#include "engines/accelerator/multi_device_engine.h"
#include "engines/cpu/cpu_engine.h"
#include "engines/cuda/cuda_engine.h"
#include "engines/driver_check.h"
#include "engines/eigen/eigen_engine.h"
#include "engines/opencl/opencl_engine.h"
#include "engines/reference/reference_engine.h"
#include "machine/machine.h"
#include "text/error.h"

#include <algorithm>
#include <future>

namespace overtake
{

namespace
{

/// The engines of OpenCL, and a sentence for each driver that is left out.
std::vector<std::shared_ptr<Engine>> openClWithout(const DriverCheck &drivers)
{
    std::vector<std::shared_ptr<Engine>> engines;
    {
        const SilentOutput silence(drivers.printsOnLoading);
        engines = opencl::makeEngines();
    }
    for (const DriverTrouble &trouble : drivers.openCl) {
        EngineDescription description;
        description.id = trouble.id;
        description.label = "OpenCL";
        description.kind = EngineKind::Gpu;
        description.unavailable = trouble.sentence;
        // Where nothing else is there, that is why.
        const bool isAll = trouble.isLeftOut && engines.front()->description().device.empty();
        if (isAll)
            description.id = engines.front()->description().id;
        auto absent = std::make_shared<AbsentEngine>(std::move(description));
        if (isAll)
            engines.front() = std::move(absent);
        else
            engines.push_back(std::move(absent));
    }
    return engines;
}

} // namespace

EngineRegistry EngineRegistry::discover()
{
    const DriverCheck drivers = checkDrivers();
    // Both ask drivers, which may take a while: side by side.
    auto plugin = std::async(std::launch::async, [&] {
        return drivers.cuda.empty() ? std::make_shared<const CudaPlugin>()
                                    : std::make_shared<const CudaPlugin>(CudaPlugin::absent(drivers.cuda));
    });
    auto openClEngines = openClWithout(drivers);
    const Machine machine = thisMachine();
    std::vector<std::shared_ptr<Engine>> engines;
    engines.push_back(std::make_shared<CpuEngine>(machine.cpu, machine.usable));
    for (auto &engine : makeCudaEngines(plugin.get()))
        engines.push_back(std::move(engine));
    for (auto &engine : openClEngines)
        engines.push_back(std::move(engine));
    for (auto &several : accelerator::makeMultiDeviceEngines(engines))
        engines.push_back(std::move(several));
    engines.push_back(makeEigenEngine(machine.cpu, machine.usable));
    engines.push_back(std::make_shared<ReferenceEngine>(machine.cpu));
    return EngineRegistry(std::move(engines));
}

EngineRegistry::EngineRegistry(const EngineRegistry &other) : m_engines(other.engines()), m_turns(other.m_turns) {}

EngineRegistry &EngineRegistry::operator=(const EngineRegistry &other)
{
    auto engines = other.engines();
    const std::scoped_lock lock(m_mutex);
    m_retired.insert(m_retired.end(), m_engines.begin(), m_engines.end());
    m_engines = std::move(engines);
    m_turns = other.m_turns;
    return *this;
}

std::vector<std::shared_ptr<Engine>> EngineRegistry::engines() const
{
    const std::scoped_lock lock(m_mutex);
    return m_engines;
}

void EngineRegistry::add(std::shared_ptr<Engine> engine)
{
    const std::scoped_lock lock(m_mutex);
    m_engines.push_back(std::move(engine));
}

void EngineRegistry::setWorker(const std::string &worker, const std::vector<std::shared_ptr<Engine>> &engines)
{
    const std::scoped_lock lock(m_mutex);
    const auto replaced = std::stable_partition(
        m_engines.begin(), m_engines.end(), [&](const auto &engine) { return engine->description().worker != worker; });
    m_retired.insert(m_retired.end(), replaced, m_engines.end());
    m_engines.erase(replaced, m_engines.end());
    m_engines.insert(m_engines.end(), engines.begin(), engines.end());
}

Engine *EngineRegistry::find(std::string_view id) const
{
    const std::scoped_lock lock(m_mutex);
    for (const auto &engine : m_engines) {
        if (engine->description().id == id)
            return engine.get();
    }
    return nullptr;
}

Engine &EngineRegistry::require(std::string_view id) const
{
    Engine *engine = find(id);
    if (!engine) {
        std::vector<std::string> ids; // that can serve: what cannot is no suggestion
        std::string known;
        for (const auto &one : engines()) {
            if (!one->description().unavailable.empty())
                continue;
            ids.push_back(one->description().id);
            if (!one->description().predicted)
                known += (known.empty() ? "" : ", ") + ids.back();
        }
        throw UsageError("Unknown engine '" + std::string(id) + "'" + suggestion(id, ids) + " This machine has " +
                         known + ".");
    }
    if (const auto &reason = engine->description().unavailable; !reason.empty())
        throw UsageError("Engine '" + std::string(id) + "' cannot serve here: " + reason);
    return *engine;
}

} // namespace overtake
