// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/race_words.h"

#include "charts/point_text.h"
#include "mandelbrot/race_dialog.h"
#include "measure/engine_device.h"
#include "model/ratios.h"
#include "operations/mandelbrot.h"
#include "words/core_text.h"
#include "words/number_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

namespace overtake
{
namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Race)
};
using Q = DeviceQuantity;

constexpr double muchMore = 1.2;

bool isOfKind(const EngineUse &use, EngineKind kind, const EngineRegistry &engines)
{
    const Engine *engine = engines.find(use.id);
    return engine && engine->description().kind == kind;
}

/// The chip with all its cores, however many of them are used.
std::optional<Device> wholeDevice(const EngineUse &use, const EngineRegistry &engines)
{
    const Engine *engine = engines.find(use.id);
    if (!engine)
        return std::nullopt;
    const EngineDescription &is = engine->description();
    const bool isCpuHere = is.kind != EngineKind::Gpu && !is.isElsewhere && engines.find("cpu");
    return deviceOf({isCpuHere ? "cpu" : use.id, {}, {}}, engines);
}

/// Numbers at once, as far as a CPU's data sheet goes.
struct Width {
    double lanes = 1;
    double cores = 1;
};

Width widthOf(const EngineUse &use, const Device &device, bool doublePrecision, const EngineRegistry &engines)
{
    if (isOfKind(use, EngineKind::Reference, engines))
        return {};
    return {device.value(Q::SimdLanes).value_or(1) / (doublePrecision ? 2 : 1), device.value(Q::Cores).value_or(1)};
}

QString flopsText(double flopsPerSecond)
{
    return unitRateText(flopsPerSecond, QStringLiteral("FLOP/s"));
}

/// "16 times (cores)", "142.8 times (bandwidth)"
QString paperText(const PaperGain &gain)
{
    const QString number = gain.value == std::round(gain.value) ? countText(gain.value) : figureText(gain.value, 3);
    return RaceDialog::tr("%1 times (%2)", "number, what it is the ratio of").arg(number, gain.label.toHtmlEscaped());
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
    const double flopsPerSecond = operations::mandelbrotFlopsPerIteration * lane.iterations / lane.seconds;
    return PeakShare{flopsPerSecond / *peak, flopsPerSecond, *peak};
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
        QStringList parts;
        if (lanes != 1)
            parts << Words::tr("%1 numbers in a vector").arg(lanes);
        if (cores != 1 || parts.isEmpty())
            parts << (cores == 1 ? Words::tr("1 core") : Words::tr("%1 cores").arg(cores));
        gains.push_back({lanes * cores, parts.join(QStringLiteral(" × ")),
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

LaneWords wordsOf(const std::vector<RaceLane> &lanes, std::size_t i, bool doublePrecision,
                  const EngineRegistry &engines)
{
    const RaceLane &lane = lanes[i];
    QStringList lines{QStringLiteral("<b>%1</b>").arg(lane.label.toHtmlEscaped())};
    if (!lane.problem.isEmpty()) {
        lines << lane.problem.toHtmlEscaped();
        return {lines.join(QStringLiteral("<br>")), {}};
    }
    QStringList help{lane.runs > 1 ? RaceDialog::tr("Time: the median of %1 runs of the whole image.").arg(lane.runs)
                                   : RaceDialog::tr("Time: one run.")};
    help << RaceDialog::tr("An iteration is 3 multiplications and 4 additions. The peak counts a multiplication and "
                           "an addition done together as two. Here each is rounded by itself, so a device whose units "
                           "do one at a time reaches at most half of its peak.");
    const RaceLane &base = *baseOf(lanes); // this one, if no other
    if (&base != &lane)
        lines << RaceDialog::tr("<span style='font-size: x-large'>%1 times</span> as fast as %2 (%3)",
                                "3.2, engine, its time")
                     .arg(fasterText(speedUpOf(lanes, i)), base.label.toHtmlEscaped(), secondsText(base.seconds));
    lines << RaceDialog::tr("%1, %2").arg(secondsText(lane.seconds),
                                          rateText(lane.iterations / lane.seconds, RaceDialog::tr("iterations")));
    const Measurement &disturbed = lane.timing.disturbed ? lane.timing : base.timing;
    if (disturbed.disturbed)
        lines << disturbanceSentence(disturbed, &base == &lane ? ChartKind::Time : ChartKind::SpeedUp).toHtmlEscaped();
    if (const auto share = shareOfPeak(lane, doublePrecision, engines))
        lines << RaceDialog::tr("%1 of the chip's %2 peak (%3 of %4)", "a share, fp32, rate, rate")
                     .arg(shareText(share->share), doublePrecision ? QStringLiteral("fp64") : QStringLiteral("fp32"),
                          flopsText(share->flopsPerSecond), flopsText(share->peak));
    const std::vector<PaperGain> paper =
        &base == &lane ? std::vector<PaperGain>() : gainsOnPaper(base.use, lane.use, doublePrecision, engines);
    QStringList gains;
    bool isMore = !disturbed.disturbed && !isOfKind(lane.use, EngineKind::Gpu, engines);
    for (const PaperGain &gain : paper) {
        gains << paperText(gain);
        help << gain.label + QStringLiteral(": ") + gain.explanation;
        isMore = isMore && speedUpOf(lanes, i) > muchMore * gain.value;
    }
    if (!paper.empty())
        lines << RaceDialog::tr("on paper: %1").arg(gains.join(QStringLiteral(", ")));
    if (!paper.empty() && isMore)
        lines << RaceDialog::tr(
            "more than on paper: single numbers wait for each result, but several vectors are computed at once");
    return {lines.join(QStringLiteral("<br>")), QStringLiteral("<p>%1</p>").arg(help.join(QStringLiteral("</p><p>")))};
}

} // namespace overtake
