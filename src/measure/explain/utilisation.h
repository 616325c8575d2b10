// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How much of a chip's arithmetic a step used: its FLOPs per second divided by the chip's own peak at the precision in
// which its products were multiplied. An unknown peak is absent: that of another precision never stands in for it.
#pragma once

#include "engines/precision.h"
#include "machine/device.h"
#include "measure/measurement.h"
#include "program/program.h"

#include <optional>
#include <string>

namespace overtake
{

struct Peak {
    std::string device;
    std::string precision; ///< "fp32"
    Figure figure;         ///< FLOP/s
};

/// tf32 and bf16 are rates of matrix units, fp32 is plain arithmetic.
std::optional<Peak> peakOf(const Device &device, Precision precision);
std::optional<Peak> fp64PeakOf(const Device &device);

/// "AMD EPYC: 236 GFLOP/s in fp32, measured"
Message toMessage(const Peak &peak);

struct Utilisation {
    double share =
        0; ///< model FLOPs utilisation; above 1 where a specified clock was passed, or products with 0 left out
    Peak peak;
};
/// Nothing where the measurement has no rate, or the device no known peak at its precision. What is computed in float64
/// is set beside that peak. Convolutions stay fp32 on some engines, and attention on CPUs: with another precision there
/// is no one peak for their step.
std::optional<Utilisation> utilisationOf(const Measurement &measurement, const Device &device);
/// The same with the measurement's Program at hand.
std::optional<Utilisation> utilisationOf(const Measurement &measurement, const Program &program, const Device &device);

} // namespace overtake
