// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Robust statistics of a list of samples: nothing is assumed of the shape of the noise. Intervals of a
// median come from order statistics (Le Boudec, "Performance Evaluation", theorem 2.1), so heavy tails do no harm.
// Pure functions of numbers, callable from any thread.
#pragma once

#include "measure/measurement.h"

#include <span>
#include <vector>

namespace overtake
{

/// With fewer samples no interval covers 95 % of the cases whatever the noise: correlated neighbours cannot be told
/// from chance. Their range is given instead.
inline constexpr std::size_t minimumSamplesForInterval = 20;

std::vector<double> sortedCopy(std::span<const double> values);
/// The q-quantile (0 <= q <= 1), linear between neighbours. `sorted` is ascending and not empty.
double quantileOfSorted(std::span<const double> sorted, double q);
double median(std::span<const double> values);

/// Correlation of each value with the next one, by ranks so that a few wild values do not decide it; the last is
/// followed by the first. 0 where all are equal. At least two values.
double rankAutocorrelation(std::span<const double> values);

/// Correlation of neighbouring samples, caused by slow swings of the machine: n samples then say less than n
/// independent ones.
struct Alikeness {
    /// Rank correlation of neighbours, between 0 and 1 - 2/n, freed of its downward bias in short series (Marriott &
    /// Pope 1954), and raised by a quarter of its standard error, because it is wrong in both directions and only one
    /// of them does harm.
    double correlation = 0;
    double effectiveCount = 1; ///< independent samples that say as much, by the mean of a first-order process
    /// So correlated that no method covers 95 % (simulated: from a correlation of 0.8 on).
    bool tooMuch() const { return correlation > 0.75; }
};
Alikeness alikenessOf(std::span<const double> values);

/// The 97.5 % quantile of Student's law; at least one degree of freedom.
double studentQuantile(double freedom);

/// The narrowest symmetric pair of order statistics that covers the median of independent samples with at least 95 %,
/// by the exact binomial; with 5 samples or fewer, which cannot do that, their range.
Interval medianIntervalOfSorted(std::span<const double> sorted);

/// An interval, and whether it may be called one of 95 %.
struct MedianInterval {
    Interval interval;
    bool isRange = false; ///< range of too few samples, or of samples that are too correlated
};
/// The same for samples that may be correlated, which widens it. `samples` in the order taken, not empty.
MedianInterval medianInterval(std::span<const double> samples);

/// All figures of a StepSummary; `samples` is not empty. The standard deviation of one sample is 0.
StepSummary summarise(std::span<const double> samples);

} // namespace overtake
