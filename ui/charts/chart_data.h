// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// From measurements to what one chart draws: points with intervals, failures, crossover bands, and the words for them.
// Pure; y in seconds, items per second, or times.
#pragma once

#include "charts/chart_context.h"

#include <QString>
#include <optional>
#include <vector>

namespace overtake
{

/// Where a point comes from: the sweep's or the live points, or the points of a reported or recorded series, or of a
/// ghost.
struct PointSource {
    enum class List { Sweep, Live, Reported, Predicted, Recorded, Ghost } list = List::Sweep;
    std::size_t index = 0;
};

struct ChartPoint {
    double x = 0;
    double y = 0;
    Interval ci95;
    bool hollow = false;    ///< quick, not converged or disturbed
    bool disturbed = false; ///< while it was measured, or its base
    bool quick = false;     ///< it or its base
    bool joined = true;     ///< part of the line; otherwise faded: better points on both sides say more
    bool breaksLine =
        false; ///< something between this point and the one before failed, or one of the two was quick and disturbed
    PointSource source;
    bool predicted = false;    ///< by a model, or against one
    bool halfMeasured = false; ///< against a model
    bool isMarked = true;      ///< a predicted line has no markers: half-measured points have one where no line is
    Interval expected = {};    ///< where a model says so: a ribbon, no error bar; empty otherwise
};

struct FailedPoint {
    double x = 0;
    PointSource source;
};

struct ChartSeries {
    std::vector<ChartPoint> points; ///< ascending in x
    std::vector<FailedPoint> failures;
};

bool hasHollowMarks(const ChartSeries &series);

/// Distance of two values on an axis, logarithmic if both are above 0.
double axisDistance(double a, double b);

/// The CPU whose figures were published beside the others; null where there is none.
const ReportedSeries *reportedBase(const ChartContext &context);

/// The engine's measurement; null without a time.
const Measurement *timed(const Comparison &comparison, std::size_t engine);
/// Point of one engine's measurement in a chart of that kind (x is left 0); nothing if it was not measured.
std::optional<ChartPoint> chartPoint(const Comparison &comparison, std::size_t engine, ChartKind kind);
/// Point in a chart of speed-ups for two that were not measured in turn; nothing if either is null or has no time.
std::optional<ChartPoint> pointApart(const Measurement *base, const Measurement *own);

/// Per engine, then per reported, per recorded series, per ghost's engine, in the order of the context. The base has no
/// speed-up;
/// reported series have no throughput (their preset does not say of how many items) and, without a reported CPU, no
/// speed-up; recorded series have one where the base was measured here at the same place.
std::vector<ChartSeries> chartSeries(const ChartSnapshot &snapshot, ChartKind kind);
/// The exact values of a point of `series` (as indexed above), or why it failed: for hovering.
QString hoverText(const ChartSnapshot &snapshot, ChartKind kind, std::size_t series, const PointSource &source);

struct CrossoverBand {
    std::size_t engine = 0; ///< index in the context
    double low = 0;
    double high = 0;
    bool refined = false;
    QString text;              ///< "GPU overtakes between 1,060 and 1,210"
    QString shortText;         ///< "crossover 1,060–1,210"
    QString rangeText;         ///< "1,060–1,210"
    Doubt doubt = Doubt::None; ///< not None: provisional, and paler
};

/// Bands of the visible engines, in ascending order.
std::vector<CrossoverBand> crossoverBands(const ChartSnapshot &snapshot);
/// Where there is no crossover, and how certain that is: "GPU does not overtake from 5 to 2,000." A disturbed crossover
/// has no band, so its sentence is here. Empty when unknown or when there are bands.
QString noCrossoverText(const ChartSnapshot &snapshot);

/// The range of the x axis when nothing is zoomed: the context's range and all points, predicted ones too, with a
/// little air.
Interval homeRange(const ChartSnapshot &snapshot);

/// How far a model is from what was measured beside it: the median over the places where both are known, as a share.
/// Nothing where no engine here is the one that the series predicts.
std::optional<double> predictionError(const ChartSnapshot &snapshot, std::size_t engine);

bool isShown(const ChartSnapshot &snapshot, std::size_t index);

} // namespace overtake
