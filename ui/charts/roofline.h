// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The roofline of each engine's device, and the parts of a step on it: how many operations a byte each part does, and
// how fast. Pure; FLOP/s, bytes/s.
#pragma once

#include "charts/chart_context.h"
#include "measure/measurement.h"

#include <QString>
#include <optional>
#include <vector>

namespace overtake
{

struct RoofPoint {
    QString name;         ///< "MatMul + AddBias + Relu"
    double intensity = 0; ///< operations per byte that crosses the part's border
    double rate = 0;      ///< operations per second
    double share = 0;     ///< share of the step's time
};

struct Roofline {
    std::size_t engine = 0; ///< index in the context
    QString label;
    bool predicted = false;
    double peak = 0;
    double bandwidth = 0;
    QString peakText;       ///< "236 GFLOP/s in fp32, measured": of the precision used, where it is known
    QString bandwidthText;  ///< "39 GB/s, measured"
    bool specified = false; ///< the peak is a data sheet's, no ceiling: it may be passed
    std::vector<RoofPoint> points;
    std::optional<double> utilisation; ///< share of the peak at the precision used, over the whole step
    QString utilisationText; ///< "CPU, 2 threads: 77 % of its own peak (183 of 236 GFLOP/s in fp32, measured)"
};

/// Rooflines of the engines whose device's figures are known.
std::vector<Roofline> rooflinesOf(const Comparison &comparison, const ChartContext &context);

} // namespace overtake
