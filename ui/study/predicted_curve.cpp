// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/predicted_curve.h"

#include "charts/core_text.h"
#include "measure/measurer.h"
#include "measure/predicted.h"
#include "measure/sweeper.h"
#include "model/device_database.h"
#include "model/predictor.h"
#include "model/ratios.h"

#include <algorithm>

namespace overtake
{
namespace
{

constexpr int places = 48;

bool readsFile(const Study &study)
{
    const auto &specs = workloadById(study.workload).parameters().specs();
    return std::any_of(specs.begin(), specs.end(), [&](const ParameterSpec &spec) {
        return spec.kind == ParameterKind::File && !study.parameters.text(spec.key).empty();
    });
}

} // namespace

std::vector<SweepPoint> predictedCurve(const Study &study, const EngineRegistry &registry)
{
    const std::vector<EngineUse> uses = enginesToMeasure(study);
    const bool any =
        std::any_of(uses.begin(), uses.end(), [&](const EngineUse &use) { return predictsAtOnce(registry, use); });
    if (!any || readsFile(study))
        return {};
    const Workload &workload = workloadById(study.workload);
    const ParameterSpec &axis = workload.parameters().require(study.sweepKey, "workload " + study.workload);
    std::vector<SweepPoint> curve;
    for (const double value : sweepValues(axis, study.from, study.to, places)) {
        ParameterValues parameters = study.parameters;
        parameters.set(study.sweepKey, valueFromNumber(axis, value));
        SweepPoint point{value, false, skippedComparison(registry, workload, parameters, uses, {})};
        for (Measurement &measurement : point.comparison.measurements) {
            if (!predictsAtOnce(registry, measurement.use))
                measurement.status = PointStatus::Cancelled; // neither asked for here nor missing
        }
        addPredictions(registry, workload, point.comparison, true, true);
        addPredictedSpeedUps(point.comparison);
        curve.push_back(std::move(point));
    }
    return curve;
}

std::optional<Device> deviceOf(const EngineUse &use, const EngineRegistry &registry)
{
    Engine *engine = registry.find(use.id);
    if (!engine)
        return std::nullopt;
    const EngineDescription &description = engine->description();
    if (description.kind == EngineKind::Gpu && !description.predicted) {
        const Device *known = DeviceDatabase::builtIn().find(description.device, DeviceKind::Gpu);
        return known ? std::optional(*known) : std::nullopt;
    }
    // A CPU, however used, is the one in this machine; its model has measured it.
    Engine *model = description.predicted ? engine : registry.find("model:cpu");
    Predictor *predictor = model ? model->predictor() : nullptr;
    if (!predictor || !predictor->isReady())
        return std::nullopt;
    Device device = predictor->device();
    const double cores = device.value(DeviceQuantity::Cores).value_or(1);
    const double threads = description.kind == EngineKind::Reference ? 1
                           : use.options.has("threads")              ? use.options.real("threads")
                                                                     : cores;
    if (device.kind == DeviceKind::Cpu && threads < cores) {
        Figure &rate = device.figures[DeviceQuantity::Fp32];
        rate.value = device.value(DeviceQuantity::Fp32OneCore).value_or(rate.value / cores) * threads;
        Figure &bandwidth = device.figures[DeviceQuantity::Bandwidth];
        bandwidth.value =
            std::min(bandwidth.value, device.value(DeviceQuantity::BandwidthOne).value_or(bandwidth.value) * threads);
        device.figures[DeviceQuantity::Cores].value = threads;
    }
    return device;
}

std::vector<ChartContext::Theory> theoryFor(const Study &study, const EngineRegistry &registry)
{
    const std::vector<EngineUse> uses = enginesToMeasure(study);
    if (uses.size() < 2)
        return {};
    const std::optional<Device> base = deviceOf(uses[0], registry);
    const std::optional<Device> other = deviceOf(uses[1], registry);
    if (!base || !other)
        return {};
    const bool madeByInstructions = study.preset == "multiply-400" || study.preset == "mandelbrot-makina";
    std::vector<ChartContext::Theory> lines;
    for (const TheoreticalRatio &ratio : theoreticalRatios(*base, *other)) {
        const bool naive =
            ratio.kind == TheoreticalRatio::Kind::Instruction || ratio.kind == TheoreticalRatio::Kind::InstructionSimd;
        if (naive && !madeByInstructions)
            continue;
        lines.push_back({coreText(labelOf(ratio.kind)), coreText(explain(ratio.kind)),
                         QString::fromStdString(ratio.basis), ratio.value});
    }
    return lines;
}

} // namespace overtake
