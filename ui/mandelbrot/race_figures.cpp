// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/race_figures.h"

#include "model/ratios.h"
#include "operations/mandelbrot.h"
#include "program/operation.h"
#include "study/predicted_curve.h"
#include "words/core_text.h"

#include <QCoreApplication>

namespace overtake
{
namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Race)
};
using Q = DeviceQuantity;

/// The chip with all its cores, however many of them are used.
std::optional<Device> wholeDevice(const EngineUse &use, const EngineRegistry &engines)
{
    const Engine *engine = engines.find(use.id);
    if (!engine)
        return std::nullopt;
    const bool isCpu = engine->description().kind != EngineKind::Gpu;
    return deviceOf(isCpu && engines.find("cpu") ? EngineUse{"cpu", {}, {}} : EngineUse{use.id, {}, {}}, engines);
}

bool isTextbookLoop(const EngineUse &use, const EngineRegistry &engines)
{
    const Engine *engine = engines.find(use.id);
    return engine && engine->description().kind == EngineKind::Reference;
}

/// Numbers at once, as far as a CPU's data sheet goes.
struct Width {
    double lanes;
    double cores;
};

Width widthOf(const EngineUse &use, const Device &device, bool doublePrecision, const EngineRegistry &engines)
{
    if (isTextbookLoop(use, engines))
        return {1, 1};
    return {device.value(Q::SimdLanes).value_or(1) / (doublePrecision ? 2 : 1), device.value(Q::Cores).value_or(1)};
}

} // namespace

std::optional<PeakShare> shareOfPeak(const RaceLane &lane, bool doublePrecision, const EngineRegistry &engines)
{
    const std::optional<Device> device = wholeDevice(lane.use, engines);
    if (!device || !lane.problem.isEmpty() || !(lane.seconds > 0))
        return std::nullopt;
    std::optional<double> peak = device->value(doublePrecision ? Q::Fp64 : Q::Fp32);
    if (!peak && device->kind == DeviceKind::Cpu && device->find(Q::Fp32))
        peak = *device->value(Q::Fp32) / 2; // a vector holds half as many
    if (!peak)
        return std::nullopt;
    PeakShare share;
    share.flopsPerSecond = operations::mandelbrotFlopsPerIteration * lane.iterations / lane.seconds;
    share.peak = *peak;
    share.share = share.flopsPerSecond / share.peak;
    share.precision = doublePrecision ? QStringLiteral("fp64") : QStringLiteral("fp32");
    return share;
}

std::vector<PaperGain> gainsOnPaper(const EngineUse &base, const EngineUse &lane, bool doublePrecision,
                                    const EngineRegistry &engines)
{
    const std::optional<Device> from = deviceOf(base, engines);
    const std::optional<Device> to = deviceOf(lane, engines);
    if (!from || !to)
        return {};
    std::vector<PaperGain> gains;
    if (from->kind == DeviceKind::Cpu && to->kind == DeviceKind::Cpu) {
        const Width before = widthOf(base, *from, doublePrecision, engines);
        const Width after = widthOf(lane, *to, doublePrecision, engines);
        const double lanes = after.lanes / before.lanes;
        const double cores = after.cores / before.cores;
        const QString vector = Words::tr("%1 numbers in a vector").arg(lanes);
        const QString all = Words::tr("%1 cores").arg(cores);
        gains.push_back({lanes * cores,
                         lanes == 1   ? all
                         : cores == 1 ? vector
                                      : vector + QStringLiteral(" × ") + all,
                         Words::tr("A vector instruction computes as many numbers at once as fit into a vector, and "
                                   "each core has its own vector units. The gain is larger if vectors do not wait for "
                                   "each other. It is smaller if cores share resources or slow down together.")});
        return gains;
    }
    for (const TheoreticalRatio &ratio : theoreticalRatios(*from, *to))
        gains.push_back({ratio.value, coreText(labelOf(ratio.kind)),
                         coreText(explain(ratio.kind)) + QLatin1Char(' ') + coreMessage(ratio.basis)});
    return gains;
}

} // namespace overtake
