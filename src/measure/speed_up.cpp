// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/speed_up.h"

#include "measure/statistics.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <random>
#include <vector>

namespace overtake
{

namespace
{

constexpr std::size_t resamples = 1000;

double costOf(const EpochCost &engine, double stepMedian)
{
    return engine.steps * stepMedian + engine.rest;
}

/// As median(), but reorders `values` instead of copying them.
double medianInPlace(std::vector<double> &values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    if (values.size() % 2 != 0)
        return *middle;
    return (*std::max_element(values.begin(), middle) + *middle) / 2;
}

/// Slow swings of the machine make neighbouring rounds alike, and n of them then say less than n independent ones. The
/// interval is widened as the mean of a first-order process asks for; the correlation is first freed of its downward
/// bias in short series (Marriott & Pope 1954).
double widening(const EpochCost &base, const EpochCost &other)
{
    const std::size_t n = base.samples.size();
    std::vector<double> ratios(n);
    for (std::size_t i = 0; i < n; ++i)
        ratios[i] = base.samples[i] / other.samples[i];
    const auto count = static_cast<double>(n);
    const double raw = rankAutocorrelation(ratios);
    const double unbiased = raw + (1 + 4 * raw) / count;
    const double rho = std::clamp(unbiased, 0.0, 1 - 2 / count); // at worst, n rounds say as much as one
    return std::sqrt((1 + rho) / (1 - rho));
}

/// The share to cut off at each end of the resampled ratios: below 2.5 %, as few samples show too little of the noise
/// (Hesterberg 2015, "expanded percentile interval", with Student's quantile by its series).
double tailShare(std::size_t n)
{
    const auto freedom = static_cast<double>(n - 1);
    const double student = 1.95996 + 2.3722 / freedom + 2.8225 / (freedom * freedom);
    const double z = student * std::sqrt(static_cast<double>(n) / freedom);
    return 0.5 * std::erfc(z / std::sqrt(2.0));
}

Interval bootstrap(const EpochCost &base, const EpochCost &other, double ratio)
{
    const std::size_t n = base.samples.size();
    std::mt19937 random; // its fixed default seed
    std::vector<double> ratios(resamples);
    std::vector<double> baseDraw(n);
    std::vector<double> otherDraw(n);
    for (double &resampled : ratios) {
        for (std::size_t i = 0; i < n; ++i) {
            const auto round = static_cast<std::size_t>((std::uint64_t{random()} * n) >> 32);
            baseDraw[i] = base.samples[round];
            otherDraw[i] = other.samples[round];
        }
        resampled = costOf(base, medianInPlace(baseDraw)) / costOf(other, medianInPlace(otherDraw));
    }
    std::sort(ratios.begin(), ratios.end());
    const double tail = tailShare(n);
    const double power = widening(base, other);
    return {ratio * std::pow(quantileOfSorted(ratios, tail) / ratio, power),
            ratio * std::pow(quantileOfSorted(ratios, 1 - tail) / ratio, power)};
}

Interval widenedRange(const EpochCost &base, const EpochCost &other)
{
    const std::size_t n = base.samples.size();
    Interval range;
    for (std::size_t i = 0; i < n; ++i) {
        const double ratio = costOf(base, base.samples[i]) / costOf(other, other.samples[i]);
        range.low = i == 0 ? ratio : std::min(range.low, ratio);
        range.high = std::max(range.high, ratio);
    }
    const double factor = 1 + 2 / static_cast<double>(n);
    return {range.low / factor, range.high * factor};
}

} // namespace

SpeedUp speedUp(const EpochCost &base, const EpochCost &other)
{
    const std::size_t rounds = std::min(base.samples.size(), other.samples.size());
    if (rounds == 0)
        return {};
    const EpochCost pairedBase{base.samples.first(rounds), base.steps, base.rest};
    const EpochCost pairedOther{other.samples.first(rounds), other.steps, other.rest};

    SpeedUp result;
    result.median = costOf(pairedBase, median(pairedBase.samples)) / costOf(pairedOther, median(pairedOther.samples));
    result.ci95 = rounds < minimumSamplesForInterval ? widenedRange(pairedBase, pairedOther)
                                                     : bootstrap(pairedBase, pairedOther, result.median);
    result.verdict = verdictOf(result.ci95);
    return result;
}

Verdict verdictOf(const Interval &ci95)
{
    if (ci95.low > 1 + relevantDifference)
        return Verdict::OtherFaster;
    if (ci95.high < 1 / (1 + relevantDifference))
        return Verdict::BaseFaster;
    return Verdict::TooClose;
}

} // namespace overtake
