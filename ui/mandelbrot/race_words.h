// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Figures and texts below a lane of the race at its end: its time and rate, its share of the chip's peak, and its
// speed-up over the baseline beside the theoretical gain. Nothing if a figure is not known. Window thread.
#pragma once

#include "mandelbrot/race.h"

#include <optional>

namespace overtake
{

struct PeakShare {
    double share = 0; ///< share of the whole chip's peak, all cores
    double flopsPerSecond = 0;
    double peak = 0;
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

/// Texts of a lane.
struct LaneWords {
    QString figures; ///< rich text
    QString help;    ///< how they came about
};
LaneWords wordsOf(const std::vector<RaceLane> &lanes, std::size_t lane, bool doublePrecision,
                  const EngineRegistry &engines);

} // namespace overtake
