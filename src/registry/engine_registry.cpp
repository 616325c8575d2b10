// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "registry/engine_registry.h"

#include "engines/absent_engine.h"
#include "engines/cpu/cpu_engine.h"
#include "engines/eigen/eigen_engine.h"
#include "engines/gpu/cuda/cuda_engine.h"
#include "engines/gpu/drivers/driver_check.h"
#include "engines/gpu/multi_device_engine.h"
#include "engines/gpu/opencl/opencl_engine.h"
#include "engines/reference/reference_engine.h"
#include "machine/machine.h"
#include "text/error.h"

#include <algorithm>
#include <cctype>
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
        const GoodDriversOnly good(drivers);
        const SilentOutput silence(drivers.printsOnLoading);
        engines = opencl::makeEngines();
    }
    for (const DriverTrouble &trouble : drivers.openCl) {
        const EngineDescription &first = engines.front()->description();
        if (trouble.isLeftOut && first.device.empty()) // where nothing else is there, that is why
            engines.front() = absentGpu(first.id, "OpenCL", trouble.message);
        else
            engines.push_back(absentGpu(trouble.id, "OpenCL", trouble.message));
    }
    return engines;
}

} // namespace

EngineRegistry EngineRegistry::discover(const DriverWait &wait)
{
    const DriverCheck drivers = checkDrivers(wait);
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
    for (auto &several : gpu::makeMultiDeviceEngines(engines))
        engines.push_back(std::move(several));
    engines.push_back(makeEigenEngine(machine.cpu, machine.usable));
    engines.push_back(std::make_shared<ReferenceEngine>(machine.cpu));
    return EngineRegistry(std::move(engines));
}

EngineRegistry EngineRegistry::withoutDrivers()
{
    const Machine machine = thisMachine();
    return EngineRegistry({std::make_shared<CpuEngine>(machine.cpu, machine.usable),
                           makeEigenEngine(machine.cpu, machine.usable),
                           std::make_shared<ReferenceEngine>(machine.cpu)});
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

bool EngineRegistry::isOf(std::string_view id, std::string_view worker) const
{
    const Engine *engine = find(id);
    return engine != nullptr && engine->description().worker == worker;
}

Engine *EngineRegistry::find(std::string_view id) const
{
    const std::scoped_lock lock(m_mutex);
    for (const auto &engine : m_engines)
        if (engine->description().id == id)
            return engine.get();
    return nullptr;
}

namespace
{

/// Throws UsageError if `asked` names GPU engines ("gpu", "cuda") instead of one: those that are here, or why there are
/// none.
void requireNoKind(std::string_view asked, const std::vector<std::shared_ptr<Engine>> &engines)
{
    std::string name(asked);
    std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
    if (name != "gpu" && name != "cuda" && name != "opencl")
        return;
    std::vector<std::string> ids;
    std::vector<Message> reasons;
    for (const auto &engine : engines) {
        const EngineDescription &is = engine->description();
        if (is.kind != EngineKind::Gpu || is.predicted || is.isWorker)
            continue;
        if (is.unavailable.empty())
            ids.push_back(is.id);
        else
            reasons.push_back(is.unavailable);
    }
    if (!ids.empty())
        throw UsageError(sentence("Unknown engine '%1'. The GPU engines of this machine are %2.", asked, quoted(ids)));
    if (reasons.size() > 1)
        throw UsageError(sentence("No GPU engine is available. %1 %2", reasons[0], reasons[1]));
    if (!reasons.empty())
        throw UsageError(sentence("No GPU engine is available. %1", reasons[0]));
    throw UsageError(sentence("No GPU engine is available."));
}

/// Throws UsageError if `id` names a worker instead of one of its engines.
void requireNoWorker(std::string_view id, const std::vector<std::shared_ptr<Engine>> &engines)
{
    if (id.empty()) // engines of this process have an empty worker name
        return;
    std::vector<std::string> ids;
    for (const auto &engine : engines)
        if (const EngineDescription &is = engine->description(); is.worker == id && is.unavailable.empty())
            ids.push_back(is.id);
    if (!ids.empty())
        throw UsageError(sentence("'%1' is a worker, not an engine: did you mean %2?", id, quoted(ids)));
}

} // namespace

Engine &EngineRegistry::require(std::string_view id) const
{
    Engine *engine = find(id);
    if (!engine) {
        requireNoWorker(id, engines());
        requireNoKind(id, engines());
        std::vector<std::string> ids; // available engines: suggestions must work
        std::string known;
        for (const auto &one : engines()) {
            if (!one->description().unavailable.empty())
                continue;
            ids.push_back(one->description().id);
            if (!one->description().predicted)
                known += (known.empty() ? "" : ", ") + ids.back();
        }
        throw UsageError(sentence("Unknown engine '%1'%2 This machine has %3.", id, suggestion(id, ids), known));
    }
    if (const auto &reason = engine->description().unavailable; !reason.empty())
        throw UsageError(sentence("Engine '%1' is unavailable: %2", id, reason));
    return *engine;
}

} // namespace overtake
