// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/race_words.h"

#include "mandelbrot/race_dialog.h"
#include "mandelbrot/race_figures.h"
#include "words/number_text.h"

#include <QLocale>
#include <algorithm>
#include <cmath>

namespace overtake
{
namespace
{

constexpr double muchMore = 1.2;

QString percentText(double share)
{
    return QLocale().toString(100 * share, 'f', share < 0.1 ? 1 : 0);
}

/// "16 times (cores)", "142.8 times (bandwidth)"
QString paperText(double ratio, const QString &what)
{
    const QString number = ratio == std::round(ratio) ? countText(ratio) : figureText(ratio, 3);
    return RaceDialog::tr("%1 times (%2)", "number, what it is the ratio of").arg(number, what);
}

QString flopsText(double flopsPerSecond)
{
    return unitRateText(flopsPerSecond, QStringLiteral("FLOP/s"));
}

} // namespace

QString laneText(const std::vector<RaceLane> &lanes, std::size_t i, bool doublePrecision, const EngineRegistry &engines)
{
    const RaceLane &lane = lanes[i];
    QStringList lines{QStringLiteral("<b>%1</b>").arg(lane.label.toHtmlEscaped())};
    if (!lane.problem.isEmpty()) {
        lines << lane.problem.toHtmlEscaped();
        return lines.join(QStringLiteral("<br>"));
    }
    lines << RaceDialog::tr("%1, %2").arg(secondsText(lane.seconds),
                                          rateText(lane.iterations / lane.seconds, RaceDialog::tr("iterations")));
    if (const auto share = shareOfPeak(lane, doublePrecision, engines))
        lines << RaceDialog::tr("%1 % of the chip's %2 peak (%3 of %4)")
                     .arg(percentText(share->share), share->precision, flopsText(share->flopsPerSecond),
                          flopsText(share->peak));
    const int base = baseOf(lanes);
    if (base >= 0 && i != static_cast<std::size_t>(base)) {
        const RaceLane &slow = lanes[static_cast<std::size_t>(base)];
        lines.insert(
            1, RaceDialog::tr("<span style='font-size: x-large'>%1 times</span> as fast as %2 (%3)",
                              "3.2, engine, its time")
                   .arg(figureText(speedUpOf(lanes, i), 2), slow.label.toHtmlEscaped(), secondsText(slow.seconds)));
        QStringList gains;
        const std::vector<PaperGain> paper = gainsOnPaper(slow.use, lane.use, doublePrecision, engines);
        for (const PaperGain &gain : paper)
            gains << paperText(gain.value, gain.label.toHtmlEscaped());
        if (!gains.isEmpty())
            lines << RaceDialog::tr("on paper: %1").arg(gains.join(QStringLiteral(", ")));
        const Engine *engine = engines.find(lane.use.id);
        const bool isGpu = engine && engine->description().kind == EngineKind::Gpu;
        const bool isMore = !isGpu && std::all_of(paper.begin(), paper.end(), [&](const PaperGain &gain) {
            return speedUpOf(lanes, i) > muchMore * gain.value;
        });
        if (!paper.empty() && isMore)
            lines << RaceDialog::tr(
                "more than on paper: single numbers wait for each result, but several vectors are computed at once");
    }
    return lines.join(QStringLiteral("<br>"));
}

QString laneHelp(const std::vector<RaceLane> &lanes, std::size_t i, bool doublePrecision, const EngineRegistry &engines)
{
    const RaceLane &lane = lanes[i];
    if (!lane.problem.isEmpty())
        return {};
    QStringList parts{lane.runs > 1 ? RaceDialog::tr("Time: the median of %1 runs of the whole image.").arg(lane.runs)
                                    : RaceDialog::tr("Time: one run.")};
    parts << RaceDialog::tr("An iteration is 3 multiplications and 4 additions. The peak counts a multiplication and "
                            "an addition done together as two. Here each is rounded by itself, so a device whose units "
                            "do one at a time reaches at most half of its peak.");
    const int base = baseOf(lanes);
    if (base >= 0 && i != static_cast<std::size_t>(base)) {
        const EngineUse &slow = lanes[static_cast<std::size_t>(base)].use;
        for (const PaperGain &gain : gainsOnPaper(slow, lane.use, doublePrecision, engines))
            parts << gain.label + QStringLiteral(": ") + gain.explanation;
    }
    return QStringLiteral("<p>%1</p>").arg(parts.join(QStringLiteral("</p><p>")));
}

} // namespace overtake
