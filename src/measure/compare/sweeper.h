// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Comparisons along one parameter: geometric points first; then those that were disturbed or did not converge once
// more; then refinement around each change of sign, between points that have a verdict, until the bracket is within 5 %
// or the speed-up's interval includes 1. Runs on the caller's thread.
#pragma once

#include "measure/compare/measurer.h"

#include <functional>

namespace overtake
{

/// Ascending, each value once.
std::vector<double> distinct(std::vector<double> values);

struct SweepRequest {
    std::string preset;
    ParameterValues parameters; ///< need not be complete
    std::string key;
    std::vector<double> values; ///< in any order; made distinct and ascending
    std::vector<EngineUse> engines;
    bool refine = true;
    double budgetSeconds = 0; ///< for the whole sweep; 0: none. Points beyond it are Skipped with the reason
};

/// A sweep's or a map's.
struct SweepProgress {
    int pointsDone = 0;
    int pointsExpected = 0; ///< grows when refinement adds points
    double secondsLeft = 0; ///< estimate
    double value = 0;       ///< the place being measured
    double secondValue = 0; ///< a map's second parameter
    bool refining = false;
    bool repeating = false; ///< the point was measured before, and has no verdict
    bool operator==(const SweepProgress &) const = default;
};

struct SweepCallbacks {
    std::function<void(const SweepProgress &)> progress;         ///< before each point
    std::function<void(const Sweep &, std::size_t point)> point; ///< after each measurement; index into Sweep::points
};

/// Throws UsageError on wrong use. A failed point is data; the sweep continues.
Sweep runSweep(Measurer &measurer, Clock &clock, const Workload &workload, const SweepRequest &request,
               const MeasureOptions &options, const SweepCallbacks &callbacks = {});

/// `points` values from `from` to `to`, geometric when both are positive and the scale is logarithmic, ascending and
/// distinct after rounding to what the parameter allows. Throws UsageError for a range that it does not allow.
std::vector<double> sweepValues(const ParameterSpec &spec, double from, double to, int points);

enum class AxisNumbers { Whole, Real };
AxisNumbers axisNumbersOf(const Sweep &sweep);

/// Narrow enough for a crossover: within 5 %, or two whole numbers next to each other where there is nothing between.
bool isNarrowBracket(double low, double high, AxisNumbers numbers);

/// From the points so far; `engine` indexes Sweep::engines. Points without a verdict decide nothing, unless none has
/// one, or fewer than were measured quickly: then the crossover is provisional, and has a doubt.
Crossover findCrossover(const std::vector<SweepPoint> &points, std::size_t engine, AxisNumbers numbers);
/// Those of all engines. Pending places are planned, so that an unfinished sweep does not speak of its whole range.
void findCrossovers(Sweep &sweep);

} // namespace overtake
