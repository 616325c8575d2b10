// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/explain/utilisation.h"

#include "measure/explain/part_work.h"
#include "text/format.h"

#include <algorithm>
#include <cmath>

namespace overtake
{

namespace
{

DeviceQuantity quantityOf(Precision precision)
{
    switch (precision) {
    case Precision::Tf32:
        return DeviceQuantity::Tf32;
    case Precision::Bf16:
        return DeviceQuantity::Bf16;
    case Precision::Fp32:
        break;
    }
    return DeviceQuantity::Fp32;
}

std::optional<Peak> peakFrom(const Device &device, DeviceQuantity quantity, const char *precision)
{
    const Figure *figure = device.find(quantity);
    if (!figure || !(figure->value > 0))
        return std::nullopt;
    return Peak{device.name, precision, *figure};
}

} // namespace

std::optional<Peak> peakOf(const Device &device, Precision precision)
{
    return peakFrom(device, quantityOf(precision), nameOf(precision));
}

std::optional<Peak> fp64PeakOf(const Device &device)
{
    return peakFrom(device, DeviceQuantity::Fp64, "fp64");
}

Message toMessage(const Peak &peak)
{
    return sentence("%1: %2, %3, %4", peak.device, formatRate(peak.figure.value, "FLOP/s"), term(peak.precision),
                    term(nameOf(peak.figure.kind)));
}

std::optional<Utilisation> utilisationOf(const Measurement &measurement, const Device &device)
{
    const std::optional<Program> program = programOf(measurement);
    return program ? utilisationOf(measurement, *program, device) : std::nullopt;
}

std::optional<Utilisation> utilisationOf(const Measurement &measurement, const Program &program, const Device &device)
{
    if (!measurement.hasTime() || !measurement.use.isHonest() || !std::isfinite(measurement.flopsPerSecond) ||
        !(measurement.flopsPerSecond > 0))
        return std::nullopt;
    const Precision precision = precisionOf(measurement.use.options);
    const bool convolves = std::ranges::any_of(
        program.operations, [](const Operation &one) { return one.kind->matrixWork == MatrixWork::Convolution; });
    const bool isMixed = std::ranges::any_of(program.operations, [&](const Operation &one) {
        return one.kind->matrixWork != MatrixWork::None && !multipliesAtItsPrecision(measurement.kind, one.kind);
    });
    if (isMixed && precision != Precision::Fp32)
        return std::nullopt;
    const auto peak = computesInDoubles(program) ? fp64PeakOf(device) : peakOf(device, precision);
    if (!peak || (convolves && measurement.flopsPerSecond > peak->figure.value)) // it does fewer FLOPs
        return std::nullopt;
    return Utilisation{measurement.flopsPerSecond / peak->figure.value, *peak};
}

} // namespace overtake
