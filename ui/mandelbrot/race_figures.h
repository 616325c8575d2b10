// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Figures beside a lane of the race: the share of its chip's peak that it reached, and its theoretical gain over the
// baseline. Nothing if a figure is not known. Window thread, after the race.
#pragma once

#include "mandelbrot/race.h"

#include <optional>

namespace overtake
{

struct PeakShare {
    double share = 0; ///< share of the whole chip's peak, all cores
    double flopsPerSecond = 0;
    double peak = 0;
    QString precision; ///< "fp32"
};
std::optional<PeakShare> shareOfPeak(const RaceLane &lane, bool doublePrecision, const EngineRegistry &engines);

struct PaperGain {
    double value = 0;
    QString label; ///< the ratio's name: "FLOPS ratio", "16 numbers in a vector × 2 cores"
    QString explanation;
};
/// Between two ways of using a CPU: numbers in a vector and cores. Between chips: the ratios of model/ratios.h.
std::vector<PaperGain> gainsOnPaper(const EngineUse &base, const EngineUse &lane, bool doublePrecision,
                                    const EngineRegistry &engines);

} // namespace overtake
