// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction_engine.h"

#include "engines/precision.h"
#include "model/cpu_calibration.h"
#include "model/cpu_peaks.h"
#include "text/error.h"

namespace overtake
{

namespace
{

constexpr std::string_view prefix = "model:";

int countOf(const Device &device, std::initializer_list<DeviceQuantity> quantities)
{
    return static_cast<int>(device.valueOf(quantities).value_or(1));
}

/// What the database knows of a GPU here.
Device known(const EngineDescription &gpu, const DeviceDatabase &database)
{
    Device device;
    if (const Device *found = database.find(gpu.device, DeviceKind::Gpu))
        device = *found;
    device.id = gpu.id;
    device.name = gpu.device;
    return device;
}

/// What work costs on this machine's CPU, for its model and for those of all other CPUs: measured once.
class CostsHere
{
public:
    explicit CostsHere(Machine machine) : m_machine(std::move(machine)) {}

    Device with(Device cpu, std::stop_token stop)
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_costs)
            m_costs = costsOf(m_machine, Costs::Kept, std::move(stop));
        cpu.costs = m_costs;
        return cpu;
    }

private:
    Machine m_machine;
    std::mutex m_mutex;
    std::shared_ptr<const CpuCosts> m_costs;
};

/// One that cannot be measured is predicted from its data sheet, where there is one, for the rest of this run.
Device measureGpu(Engine &engine, const Device &known)
{
    try {
        if (!engine.measuredDevice())
            engine.measureDevice();
        return engine.measuredDevice().value_or(known);
    } catch (const Error &) {
        return known;
    }
}

} // namespace

PredictionEngine::PredictionEngine(Device device) : m_device(std::move(device)), m_ready(true)
{
    describe();
}

PredictionEngine::PredictionEngine(Device known, Measure measure)
    : m_device(std::move(known)), m_measure(std::move(measure)), m_ready(false)
{
    describe();
}

void PredictionEngine::describe()
{
    m_description.id = std::string(prefix) + m_device.id;
    m_description.device = m_device.name;
    // One card may be there twice, by CUDA and by OpenCL.
    const std::string which = m_device.kind == DeviceKind::Gpu && m_measure ? " (" + m_device.id + ")" : "";
    m_description.label = m_device.id == "cpu" ? "CPU" : m_device.name + which;
    m_description.detail = "a model: nothing is run";
    if (m_device.kind == DeviceKind::Cpu && m_device.id != "cpu")
        m_description.detail +=
            "; what work costs was measured on this machine, the peaks of one core set the proportion";
    m_description.predicted = true;
    m_description.kind = m_device.kind == DeviceKind::Cpu ? EngineKind::Cpu : EngineKind::Gpu;
    if (m_device.kind == DeviceKind::Gpu) {
        // All of them: where a rate is not known, the prediction says so.
        std::vector<ParameterSpec> options = {precisionOption({Precision::Fp32, Precision::Tf32, Precision::Bf16})};
        if (!m_device.sharedMemory) { // there is one of those in a machine
            for (ParameterSpec &option : gpuRingOptions())
                options.push_back(std::move(option));
        }
        m_description.options = ParameterTable(std::move(options));
    } else {
        m_description.options = ParameterTable({
            {.key = "threads",
             .label = "threads",
             .help = "At most so many threads work. Parts of a step that are too small to share are done by one.",
             .minimum = 1,
             .maximum = static_cast<double>(countOf(m_device, {DeviceQuantity::Threads, DeviceQuantity::Cores})),
             .defaultValue = std::int64_t{countOf(m_device, {DeviceQuantity::Cores, DeviceQuantity::Threads})}},
        });
    }
}

std::string PredictionEngine::labelFor(const ParameterValues &options) const
{
    if (m_description.kind != EngineKind::Cpu) // not of m_device, which another thread may be measuring
        return m_description.label + gpuRingInLabel(options) + precisionInLabel(options);
    const auto threads = options.integer("threads");
    return m_description.label + ", " + std::to_string(threads) + (threads == 1 ? " thread" : " threads");
}

std::unique_ptr<Execution> PredictionEngine::prepare(const Program &, InputsPtr, const ParameterValues &)
{
    throw Error("'" + m_description.id + "' is a model: it predicts, and has nothing to run on.");
}

const Device &PredictionEngine::device(std::stop_token stop)
{
    if (!m_ready) {
        const std::scoped_lock lock(m_mutex);
        if (!m_ready) {
            m_device = m_measure(std::move(stop));
            m_ready = true;
        }
    }
    return m_device;
}

Prediction PredictionEngine::predict(const Program &program, const ParameterValues &options)
{
    const int threads = options.has("threads") ? static_cast<int>(options.integer("threads")) : 0;
    return overtake::predict(program, device(), threads, precisionOf(options), gpuRingOf(options));
}

std::vector<std::shared_ptr<Engine>> predictionEngines(const Machine &machine,
                                                       const std::vector<std::shared_ptr<Engine>> &present,
                                                       const DeviceDatabase &database)
{
    std::vector<std::shared_ptr<Engine>> engines;
    const auto costs = std::make_shared<CostsHere>(machine);
    engines.push_back(std::make_shared<PredictionEngine>(describeCpu(machine), [machine, costs](std::stop_token stop) {
        return costs->with(measureCpu(machine, machine.usable.usualThreads()), std::move(stop));
    }));
    for (const auto &engine : present) {
        const EngineDescription &description = engine->description();
        if (description.kind != EngineKind::Gpu || description.predicted || description.devices > 1 ||
            !description.unavailable.empty())
            continue;
        const Device device = known(description, database);
        engines.push_back(std::make_shared<PredictionEngine>(
            device, [engine, device](const std::stop_token &) { return measureGpu(*engine, device); }));
    }
    for (const Device &device : database.devices()) {
        if (!whyUnpredictable(device).empty())
            continue;
        if (device.kind == DeviceKind::Cpu)
            engines.push_back(std::make_shared<PredictionEngine>(
                device, [device, costs](std::stop_token stop) { return costs->with(device, std::move(stop)); }));
        else
            engines.push_back(std::make_shared<PredictionEngine>(device));
    }
    return engines;
}

EngineRegistry withModels(const EngineRegistry &engines)
{
    auto all = engines.engines();
    for (auto &model : predictionEngines(thisMachine(), all, DeviceDatabase::builtIn()))
        all.push_back(std::move(model));
    return EngineRegistry(std::move(all));
}

bool isModelId(std::string_view engineId)
{
    return engineId.substr(0, prefix.size()) == prefix;
}

EngineKind kindOfModel(std::string_view engineId)
{
    const std::string_view id = engineId.substr(std::min(prefix.size(), engineId.size()));
    const bool isCpu = id == "cpu" || DeviceDatabase::builtIn().find(id, DeviceKind::Cpu) != nullptr;
    return isCpu ? EngineKind::Cpu : EngineKind::Gpu;
}

} // namespace overtake
