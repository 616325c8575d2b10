// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/engine_device.h"

#include "engines/cpu/simd/vectors.h"
#include "engines/stop_scope.h"
#include "machine/device_database.h"
#include "model/gpu_ring.h"
#include "model/own_gpu.h"
#include "model/predictor.h"
#include "text/error.h"
#include "text/label.h"

#include <algorithm>

namespace overtake
{

namespace
{

/// A device that cannot be measured is described by its data sheet, or not at all.
void tryToMeasure(Engine &engine)
{
    try {
        engine.measureDevice();
    } catch (const Cancelled &) {
        throw;
    } catch (const Error &) {
    }
}

/// The choice among the cpu engine's vectors. Eigen has sse2, too, which are as wide as sse4.
const Vectors &vectorsLike(ParameterValues options)
{
    if (options.has(vectorsKey) && options.text(vectorsKey) == "sse2")
        options.set(vectorsKey, std::string("sse4"));
    return vectorsOf(options);
}

/// Multiplies those of these figures that are known.
void multiply(Device &device, std::initializer_list<DeviceQuantity> quantities, double factor, const Message &source)
{
    for (const DeviceQuantity quantity : quantities) {
        if (const auto figure = device.figures.find(quantity); figure != device.figures.end()) {
            figure->second.value *= factor;
            figure->second.kind = Figure::Kind::Computed;
            figure->second.source = source;
        }
    }
}

/// Limits a CPU's figures to these vectors. They stay upper limits: without an instruction that multiplies and adds,
/// some CPUs add beside multiplying.
void limitTo(const Vectors &vectors, Device &device)
{
    const Vectors &best = vectorsHere().back();
    if (vectors.row == 0 || best.lanes == 0)
        return;
    const double share = static_cast<double>(vectors.lanes) / best.lanes;
    multiply(device, {DeviceQuantity::Fp32, DeviceQuantity::Fp32OneCore}, share,
             sentence("from the figure for %1, scaled by the width of the vectors", term(best.label)));
    device.figures.erase(DeviceQuantity::Bf16);
    device.set(DeviceQuantity::SimdLanes, Figure::Kind::Specified, vectors.lanes, vectors.label);
}

/// Some threads have `value`, never more than all cores; one thread has the figure of one core, where it is known.
void lowerTo(double value, double threads, const Figure *ofOne, Figure &figure)
{
    if (ofOne && threads == 1) {
        figure = *ofOne;
    } else if (value < figure.value) {
        figure.value = value;
        figure.kind = Figure::Kind::Computed;
        figure.source =
            sentence("for %1, from the figures of one core and of all", threadsDetail(static_cast<int>(threads)));
    }
}

/// Multiplies a GPU's figures by the number of GPUs.
void multiply(Device &gpu, int gpus)
{
    multiply(gpu,
             {DeviceQuantity::Fp32, DeviceQuantity::Tf32, DeviceQuantity::Bf16, DeviceQuantity::Fp16,
              DeviceQuantity::Fp64, DeviceQuantity::Bandwidth, DeviceQuantity::Alus},
             gpus, sentence("of %1 GPUs together", gpus));
    gpu.name += " x " + std::to_string(gpus);
}

} // namespace

std::optional<Device> deviceOf(const EngineUse &use, const EngineRegistry &registry, UnmeasuredDevice unmeasured)
{
    Engine *engine = registry.find(use.id);
    if (!engine)
        return std::nullopt;
    const EngineDescription &description = engine->description();
    if (description.isWorker) {
        try {
            if (auto there = engine->deviceInItsProcess(engine->completed(use.options),
                                                        unmeasured == UnmeasuredDevice::Measure &&
                                                            description.unavailable.empty()))
                return there;
        } catch (const Cancelled &) {
            throw;
        } catch (const Error &) { // a framework's knows none
        }
    }
    if (description.kind == EngineKind::Gpu && !description.predicted) {
        if (unmeasured == UnmeasuredDevice::Measure && !engine->measuredDevice() && description.unavailable.empty())
            tryToMeasure(*engine);
        if (auto measured = engine->measuredDevice())
            return measured;
        const Device *known = DeviceDatabase::builtIn().find(description.device, DeviceKind::Gpu);
        return known ? std::optional(*known) : std::nullopt;
    }
    if (description.isElsewhere)
        return std::nullopt;
    // A CPU, however used, is the one in this machine; its model has measured it.
    Engine *model = description.predicted ? engine : registry.find("model:cpu");
    Predictor *predictor = model ? predictorOf(*model) : nullptr;
    if (!predictor || (!predictor->isReady() && unmeasured == UnmeasuredDevice::LeaveOut))
        return std::nullopt;
    Device device = *predictor->device(StopScope::current());
    if (description.kind == EngineKind::Cpu)
        limitTo(vectorsLike(use.options), device);
    else
        device = shownOwnGpu(device, use.options);
    if (const int gpus = gpuRingOf(use.options).gpus; gpus > 1)
        multiply(device, gpus);
    const double cores = device.value(DeviceQuantity::Cores).value_or(1);
    const double threads = description.kind == EngineKind::Reference ? 1
                           : use.options.has("threads")              ? use.options.real("threads")
                                                                     : cores;
    if (device.kind == DeviceKind::Cpu && threads < cores) {
        Figure &rate = device.figures[DeviceQuantity::Fp32];
        const double all = rate.value;
        const Figure *one = device.find(DeviceQuantity::Fp32OneCore);
        lowerTo((one ? one->value : all / cores) * threads, threads, one, rate);
        if (const auto bf16 = device.figures.find(DeviceQuantity::Bf16); bf16 != device.figures.end())
            lowerTo(bf16->second.value * rate.value / all, threads, nullptr, bf16->second);
        const auto bandwidth = device.figures.find(DeviceQuantity::Bandwidth);
        if (const Figure *ofOne = device.find(DeviceQuantity::BandwidthOne); ofOne && bandwidth != device.figures.end())
            lowerTo(ofOne->value * threads, threads, ofOne, bandwidth->second);
        device.figures[DeviceQuantity::Cores].value = threads;
    }
    return device;
}

std::vector<std::optional<Device>> devicesOf(const std::vector<EngineUse> &uses, const EngineRegistry &registry,
                                             UnmeasuredDevice unmeasured)
{
    std::vector<std::optional<Device>> devices;
    for (const EngineUse &use : uses)
        devices.push_back(deviceOf(use, registry, unmeasured));
    return devices;
}

std::vector<ParameterSpec> ownFigureSpecs(const std::string &id, const EngineRegistry &registry)
{
    constexpr double around = 64;
    Engine *engine = registry.find(id);
    const std::optional<Device> card = deviceOf({id, {}, {}}, registry);
    if (!engine || !engine->description().predicted || !card || card->kind != DeviceKind::Gpu)
        return {};
    std::vector<ParameterSpec> specs;
    for (const OwnFigure &figure : ownFigures(card->sharedMemory)) {
        const ParameterSpec *option = engine->description().options.find(figure.key);
        const std::optional<double> own = ownValue(figure, *card);
        if (!option || !own)
            continue;
        ParameterSpec &spec = specs.emplace_back(*option);
        spec.defaultValue = *own;
        spec.minimum = std::max(spec.minimum, *own / around);
        spec.maximum = std::min(spec.maximum, *own * around);
    }
    return specs;
}

} // namespace overtake
