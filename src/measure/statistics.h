// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Robust statistics of a list of samples: nothing is assumed of the noise but that samples are alike. Intervals of a
// median come from order statistics (Le Boudec, "Performance Evaluation", theorem 2.1), so heavy tails do no harm.
// Pure functions of numbers, callable from any thread.
#pragma once

#include "measure/measurement.h"

#include <span>
#include <vector>

namespace overtake
{

/// Below this many samples no interval of order statistics covers the median with 95 %.
inline constexpr std::size_t minimumSamplesForInterval = 6;

std::vector<double> sortedCopy(std::span<const double> values);
/// The q-quantile (0 <= q <= 1), linear between neighbours. `sorted` is ascending and not empty.
double quantileOfSorted(std::span<const double> sorted, double q);
double median(std::span<const double> values);

/// The narrowest symmetric pair of order statistics that covers the median with at least 95 %, by the exact binomial.
/// With 5 samples or fewer that is not to be had: the result is then their range, which covers 1 - 2^(1-n) of the cases
/// (5: 94 %, 3: 75 %, 2: 50 %; one sample gives a point, which covers nothing).
Interval medianIntervalOfSorted(std::span<const double> sorted);

/// Correlation of each value with the next one, by ranks so that a few wild values do not decide it; the last is
/// followed by the first. At least two values.
double rankAutocorrelation(std::span<const double> values);

/// All figures of a StepSummary; `samples` is not empty. The standard deviation of one sample is 0.
StepSummary summarise(std::span<const double> samples);

} // namespace overtake
