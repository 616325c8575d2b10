// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Layers of a chart besides its curves: behind the curves (crossover bands, break-even line), above them (title,
// labels, failures, crossover in words), and the cursor and the guess, which are repainted alone while they move.
#pragma once

#include "charts/chart_data.h"
#include "charts/chart_guess.h"

#include <qcustomplot.h>
#include <vector>

namespace overtake
{

class CurveChart;

/// Adds them; the chart owns them.
void addLayers(CurveChart &chart);
void drawGuess(QCPPainter &painter, const CurveChart &chart);

/// Height of the line under the title that tells of crossovers; more than one line if sentences need it.
double crossoverHeight(const CurveChart &chart);
/// The band of a crossover, over the whole height; at least so wide that it can be seen.
QRectF bandArea(const CurveChart &chart, const CrossoverBand &band);

struct FailureMark {
    std::size_t series = 0;
    std::size_t failure = 0; ///< index into ChartSeries::failures
    QPointF centre;
};
/// Where failed points are marked, along the axis; one row for each series that has any.
std::vector<FailureMark> failureMarks(const CurveChart &chart);
/// Text in a chart without curves: what will appear, that nothing could be measured, or that all is hidden.
QString emptyTextOf(const CurveChart &chart);

} // namespace overtake
