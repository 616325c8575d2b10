// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/roofline.h"

#include "charts/core_text.h"
#include "charts/number_text.h"
#include "model/work_pieces.h"
#include "program/error.h"
#include "workloads/workload.h"

#include <QCoreApplication>
#include <algorithm>

namespace overtake
{
namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Charts)
};

/// The Program that was timed; the user's own file is not read again, as the parameters have its sizes.
std::optional<Program> programOf(const Measurement &measurement)
{
    try {
        const Workload &workload = workloadById(measurement.workload);
        ParameterValues parameters = measurement.parameters;
        for (const ParameterSpec &spec : workload.parameters().specs())
            if (spec.kind == ParameterKind::File)
                parameters.set(spec.key, std::string());
        return workload.build(workload.parameters().complete(parameters, measurement.workload));
    } catch (const Error &) { // a run file of another version
        return std::nullopt;
    }
}

QString kindText(Figure::Kind kind)
{
    switch (kind) {
    case Figure::Kind::Specified:
        return Words::tr("specified");
    case Figure::Kind::Computed:
        return Words::tr("computed");
    case Figure::Kind::Measured:
        break;
    }
    return Words::tr("measured");
}

QString figureText(const Figure &figure, const QString &unit)
{
    return Words::tr("%1, %2", "a rate, measured or specified")
        .arg(rateText(figure.value, QString(), 3).replace(QStringLiteral("/s"), unit), kindText(figure.kind));
}

std::vector<RoofPoint> pointsOf(const Measurement &measurement)
{
    std::vector<RoofPoint> points;
    const std::optional<Program> program = measurement.profile ? programOf(measurement) : std::nullopt;
    if (!program)
        return points;
    const std::vector<WorkPiece> pieces = workPieces(*program);
    double total = measurement.profile->totalSeconds;
    for (const StepPart &part : measurement.profile->parts)
        total = std::max(total, part.seconds);
    for (const StepPart &part : measurement.profile->parts) {
        if (part.kind != StepPart::Kind::Compute || part.operations.empty() || !(part.seconds > 0) ||
            part.operations.back() >= program->operations.size())
            continue;
        double flops = 0;
        double bytes = 0;
        const auto piece = std::find_if(pieces.begin(), pieces.end(),
                                        [&](const WorkPiece &one) { return one.operations == part.operations; });
        if (piece != pieces.end()) {
            flops = piece->flops;
            bytes = piece->bytes();
        } else {
            for (const std::size_t index : part.operations) {
                flops += program->flops(program->operations[index]);
                bytes += program->bytesMoved(program->operations[index]);
            }
        }
        if (flops > 0 && bytes > 0)
            points.push_back(
                {QString::fromStdString(part.name), flops / bytes, flops / part.seconds, part.seconds / total});
    }
    return points;
}

} // namespace

std::vector<Roofline> rooflinesOf(const Comparison &comparison, const ChartContext &context)
{
    std::vector<Roofline> all;
    for (std::size_t i = 0; i < std::min(context.series.size(), comparison.measurements.size()); ++i) {
        const ChartContext::Series &series = context.series[i];
        const Figure *peak = series.device ? series.device->find(DeviceQuantity::Fp32) : nullptr;
        const Figure *bandwidth = series.device ? series.device->find(DeviceQuantity::Bandwidth) : nullptr;
        if (!peak || !bandwidth)
            continue;
        Roofline roof;
        roof.engine = i;
        roof.label = series.label;
        roof.predicted = series.predicted;
        roof.peak = peak->value;
        roof.bandwidth = bandwidth->value;
        roof.specified = peak->kind != Figure::Kind::Measured;
        roof.peakText = figureText(*peak, QStringLiteral("FLOP/s"));
        roof.bandwidthText = figureText(*bandwidth, QStringLiteral("B/s"));
        const Measurement &measurement = comparison.measurements[i];
        if (measurement.hasTime()) {
            roof.points = pointsOf(measurement);
            roof.utilisation = measurement.flopsPerSecond / roof.peak;
            roof.utilisationText =
                Words::tr("%1: %2 % of its own fp32 peak (%3 of %4)", "engine, share, rate, peak")
                    .arg(series.label,
                         QLocale().toString(100 * *roof.utilisation, 'f', *roof.utilisation < 0.1 ? 1 : 0),
                         rateText(measurement.flopsPerSecond, QString(), 3)
                             .replace(QStringLiteral("/s"), QStringLiteral("FLOP/s")),
                         roof.peakText);
        }
        all.push_back(std::move(roof));
    }
    return all;
}

} // namespace overtake
