// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Invented sweeps with a known law, to draw and to test: a CPU whose time grows with the work, a GPU that starts slow.
#pragma once

#include "charts/chart_context.h"

#include <QColor>
#include <QImage>
#include <functional>
#include <vector>

namespace overtake::test
{

/// Seconds of an epoch at a value of the swept parameter; 0 or less: failed.
using Law = std::function<double(double)>;

struct SampleEngine {
    QString label;
    EngineKind kind = EngineKind::Cpu;
    Law seconds;
};

Comparison makeComparison(double value, const std::vector<SampleEngine> &engines, bool quick = false);
/// `engines` at each value; crossovers are left to the caller.
Sweep makeSweep(const std::vector<double> &values, const std::vector<SampleEngine> &engines);
std::vector<double> geometric(double from, double to, int points);
ChartContext makeContext(const std::vector<SampleEngine> &engines, double from, double to);
std::vector<ReportedSeries> reportedWidth(); ///< as in preset mlp-width-hsf

std::vector<SampleEngine> cpuAndGpu();   ///< the GPU overtakes at about 1000
std::vector<SampleEngine> fourEngines(); ///< two CPU uses, a GPU, the textbook loop

int pixelsOf(const QImage &image, const QColor &color); ///< with exactly that colour

} // namespace overtake::test
