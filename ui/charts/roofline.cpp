// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/roofline.h"

#include "engines/precision.h"
#include "measure/explain/part_work.h"
#include "measure/explain/profile_table.h"
#include "measure/explain/utilisation.h"
#include "words/chart_words.h"
#include "words/core_text.h"
#include "words/number_text.h"

#include <algorithm>

namespace overtake
{
namespace
{

/// Each part at its share of the step's median, as in the headline: the step that was profiled is another one.
/// A convolution above the peak, if not in TF32, is done with fewer FLOPs than the Program counts: its place is not
/// known.
std::vector<RoofPoint> pointsOf(const Measurement &measurement, double peak)
{
    std::vector<RoofPoint> points;
    const std::optional<Program> program = measurement.profile ? programOf(measurement) : std::nullopt;
    if (!program)
        return points;
    const std::vector<PartWork> works = workOfParts(measurement, *program);
    const std::vector<StepPart> &parts = measurement.profile->parts;
    const std::vector<double> shares = sharesOfParts(*measurement.profile);
    const bool mayBeTf32 = precisionOf(measurement.use.options) == Precision::Tf32;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const PartWork &work = works[i];
        const double seconds = shares[i] * measurement.step.median;
        const bool doesFewer = work.convolves && !mayBeTf32 && work.flops > peak * seconds;
        if (parts[i].kind == StepPart::Kind::Compute && seconds > 0 && work.flops > 0 && work.bytes > 0 && !doesFewer)
            points.push_back(
                {QString::fromStdString(parts[i].name), work.flops / work.bytes, work.flops / seconds, shares[i]});
    }
    return points;
}

} // namespace

std::vector<Roofline> rooflinesOf(const Comparison &comparison, const ChartContext &context)
{
    std::vector<Roofline> all;
    for (std::size_t i = 0; i < std::min(context.series.size(), comparison.measurements.size()); ++i) {
        const ChartContext::Series &series = context.series[i];
        const Figure *bandwidth = series.device ? series.device->find(DeviceQuantity::Bandwidth) : nullptr;
        const Measurement &measurement = comparison.measurements[i];
        if (!bandwidth || !measurement.use.isHonest()) // a wrong time lies above any roof
            continue;
        const auto utilisation = utilisationOf(measurement, *series.device);
        const auto peak = utilisation ? utilisation->peak : peakOf(*series.device, Precision::Fp32);
        if (!peak)
            continue;
        Roofline roof;
        roof.engine = i;
        roof.label = seriesName(series);
        roof.predicted = series.predicted;
        roof.peak = peak->figure.value;
        roof.bandwidth = bandwidth->value;
        roof.specified = peak->figure.kind != Figure::Kind::Measured;
        roof.peakText = ChartWords::tr("%1 in %2, %3", "peak: rate, precision, measured or specified")
                            .arg(unitRateText(peak->figure.value, QStringLiteral("FLOP/s"), 3),
                                 QString::fromStdString(peak->precision), coreText(nameOf(peak->figure.kind)));
        roof.bandwidthText =
            ChartWords::tr("%1, %2", "a rate, measured or specified")
                .arg(unitRateText(bandwidth->value, QStringLiteral("B/s"), 3), coreText(nameOf(bandwidth->kind)));
        if (measurement.hasTime())
            roof.points = pointsOf(measurement, roof.peak);
        if (utilisation) {
            roof.utilisation = utilisation->share;
            roof.utilisationText =
                ChartWords::tr("%1: %2 % of its own peak (%3 of %4)", "engine, share, rate, peak")
                    .arg(roof.label, QLocale().toString(100 * *roof.utilisation, 'f', *roof.utilisation < 0.1 ? 1 : 0),
                         unitRateText(measurement.flopsPerSecond, QStringLiteral("FLOP/s"), 3), roof.peakText);
        }
        all.push_back(std::move(roof));
    }
    return all;
}

} // namespace overtake
