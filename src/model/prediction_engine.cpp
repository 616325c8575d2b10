// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction_engine.h"

#include "engines/precision.h"
#include "engines/stop_scope.h"
#include "model/cpu_calibration.h"
#include "model/cpu_peaks.h"
#include "model/own_gpu.h"
#include "text/error.h"

#include <utility>

namespace overtake
{

namespace
{

int countOf(const Device &device, std::initializer_list<DeviceQuantity> quantities)
{
    return static_cast<int>(device.valueOf(quantities).value_or(1));
}

/// Known figures of a GPU of this machine, from the database.
Device known(const EngineDescription &gpu, const DeviceDatabase &database)
{
    Device device;
    if (const Device *found = database.find(gpu.device, DeviceKind::Gpu))
        device = *found;
    device.id = gpu.id;
    device.name = gpu.device;
    return device;
}

/// Costs of work on this machine's CPU, for its model and for those of all other CPUs: measured once, or when asked
/// for.
class CostsHere
{
public:
    explicit CostsHere(Machine machine) : m_machine(std::move(machine)) {}

    Device with(Device cpu, Costs which, std::stop_token stop)
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_costs || which == Costs::Anew)
            m_costs = costsOf(m_machine, which, std::move(stop));
        cpu.costs = m_costs;
        return cpu;
    }

private:
    Machine m_machine;
    std::mutex m_mutex;
    std::shared_ptr<const CpuCosts> m_costs;
};

/// The costs are this CPU's own: another reading of its peak does not scale them.
Device withOwnPeak(Device cpu)
{
    auto costs = std::make_shared<CpuCosts>(*cpu.costs);
    costs->flopsOne = cpu.value(DeviceQuantity::Fp32OneCore).value_or(costs->flopsOne);
    cpu.costs = std::move(costs);
    return cpu;
}

/// One that cannot be measured is predicted from its data sheet, where there is one, for the rest of this run.
Device measureGpu(Engine &engine, const Device &known)
{
    try {
        if (!engine.measuredDevice())
            engine.measureDevice();
        return engine.measuredDevice().value_or(known);
    } catch (const Cancelled &) {
        throw;
    } catch (const Error &) {
        return known;
    }
}

} // namespace

PredictionEngine::PredictionEngine(Device device)
    : m_device(std::make_shared<const Device>(std::move(device))), m_ready(true)
{
    describe(*m_device.load());
}

PredictionEngine::PredictionEngine(Device known, Measure measure)
    : m_device(std::make_shared<const Device>(std::move(known))), m_measure(std::move(measure)), m_ready(false)
{
    describe(*m_device.load());
}

void PredictionEngine::describe(const Device &device)
{
    m_description.id = modelIdOf(device.id);
    m_description.device = device.name;
    // One card may be there twice, by CUDA and by OpenCL.
    const std::string which = device.kind == DeviceKind::Gpu && m_measure ? " (" + device.id + ")" : "";
    m_description.label = device.id == "cpu" ? "CPU" : device.name + which;
    m_description.detail = sentence("a model: nothing is run");
    if (device.kind == DeviceKind::Cpu && device.id != "cpu")
        m_description.detail = sentence("a model: nothing is run; the cost of work was measured on this machine and "
                                        "scaled by the peaks of one core");
    m_description.predicted = true;
    m_description.kind = device.kind == DeviceKind::Cpu ? EngineKind::Cpu : EngineKind::Gpu;
    if (device.kind == DeviceKind::Gpu) {
        // All of them: where a rate is not known, the prediction says so.
        std::vector<ParameterSpec> options = {precisionOption({Precision::Fp32, Precision::Tf32, Precision::Bf16})};
        if (!device.sharedMemory) // there is one of those in a machine
            for (ParameterSpec &option : gpuRingOptions())
                options.push_back(std::move(option));
        for (ParameterSpec &figure : ownFigureOptions(device.sharedMemory))
            options.push_back(std::move(figure));
        m_description.options = ParameterTable(std::move(options));
    } else {
        m_description.options = ParameterTable({
            {.key = "threads",
             .label = "threads",
             .help = "Maximum number of threads. Parts of a step that are too small to share are done by one.",
             .minimum = 1,
             .maximum = static_cast<double>(countOf(device, {DeviceQuantity::Threads, DeviceQuantity::Cores})),
             .defaultValue = std::int64_t{countOf(device, {DeviceQuantity::Cores, DeviceQuantity::Threads})}},
        });
    }
}

Label PredictionEngine::labelFor(const ParameterValues &options) const
{
    Label label{.name = m_description.label, .predicted = true};
    if (m_description.kind == EngineKind::Cpu) { // m_device: another thread may be measuring it
        label.details.push_back(threadsDetail(static_cast<int>(options.integer("threads"))));
    } else {
        if (isOwnGpu(*m_device.load(), options))
            label.details.push_back(ownGpuName(std::exchange(label.name, {})));
        addGpuRing(label, options);
        addPrecision(label, options);
    }
    return label;
}

std::unique_ptr<Execution> PredictionEngine::prepare(const Program &, InputsPtr, const ParameterValues &)
{
    throw Error(sentence("'%1' is a model: it predicts and cannot run anything.", m_description.id));
}

std::shared_ptr<const Device> PredictionEngine::device(std::stop_token stop)
{
    if (!m_ready) {
        const std::scoped_lock lock(m_mutex);
        if (!m_ready) {
            m_device = std::make_shared<const Device>(m_measure(Peaks::Kept, std::move(stop)));
            m_ready = true;
        }
    }
    return m_device;
}

void PredictionEngine::measureAnew(std::stop_token stop)
{
    if (!m_measure)
        return;
    const std::scoped_lock lock(m_mutex);
    m_device = std::make_shared<const Device>(m_measure(Peaks::Anew, std::move(stop)));
    m_ready = true;
}

Prediction PredictionEngine::predict(const PlannedWork &work, const ParameterValues &options)
{
    const int threads = options.has("threads") ? static_cast<int>(options.integer("threads")) : 0;
    const std::shared_ptr<const Device> card = device(StopScope::current());
    if (!isOwnGpu(*card, options))
        return overtake::predict(work, *card, threads, precisionOf(options), gpuRingOf(options));
    return forOwnGpu(
        overtake::predict(work, withOwnFigures(*card, options), 0, precisionOf(options), gpuRingOf(options)));
}

std::vector<std::shared_ptr<Engine>> predictionEngines(const Machine &machine,
                                                       const std::vector<std::shared_ptr<Engine>> &present,
                                                       const DeviceDatabase &database)
{
    std::vector<std::shared_ptr<Engine>> engines;
    const auto costs = std::make_shared<CostsHere>(machine);
    engines.push_back(
        std::make_shared<PredictionEngine>(describeCpu(machine), [machine, costs](Peaks which, std::stop_token stop) {
            const Device peaks = cpuPeaks(machine, which, stop);
            return withOwnPeak(costs->with(peaks, which == Peaks::Anew ? Costs::Anew : Costs::Kept, stop));
        }));
    for (const auto &engine : present) {
        const EngineDescription &description = engine->description();
        if (description.kind != EngineKind::Gpu || description.predicted || description.devices > 1 ||
            !description.unavailable.empty())
            continue;
        const Device device = known(description, database);
        engines.push_back(std::make_shared<PredictionEngine>(
            device, [engine, device](Peaks, const std::stop_token &) { return measureGpu(*engine, device); }));
    }
    for (const Device &device : database.devices()) {
        if (!whyUnpredictable(device).empty())
            continue;
        if (device.kind == DeviceKind::Cpu)
            engines.push_back(std::make_shared<PredictionEngine>(device, [device, costs](Peaks, std::stop_token stop) {
                return costs->with(device, Costs::Kept, std::move(stop));
            }));
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

} // namespace overtake
