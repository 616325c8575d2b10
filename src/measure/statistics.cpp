// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace overtake
{

namespace
{

/// The largest k with P(B < k) <= 2.5 % for B ~ Binomial(n, 1/2): the median lies between the k-th smallest and the
/// k-th largest sample with at least 95 %. 0 when there is none.
std::size_t intervalRank(std::size_t n)
{
    constexpr double tail = 0.025;
    constexpr std::size_t exactUpTo = 1000; // 2^-n is still a normal double; beyond, the limit law is exact to a rank
    if (n > exactUpTo) {
        constexpr double z = 1.959964;
        const auto count = static_cast<double>(n);
        return static_cast<std::size_t>(std::floor((count - z * std::sqrt(count)) / 2));
    }
    double probability = std::ldexp(1.0, -static_cast<int>(n)); // P(B = k)
    double below = 0;                                           // P(B < k)
    std::size_t k = 0;
    while (below + probability <= tail) {
        below += probability;
        probability *= static_cast<double>(n - k) / static_cast<double>(k + 1);
        ++k;
    }
    return k;
}

} // namespace

std::vector<double> sortedCopy(std::span<const double> values)
{
    std::vector<double> sorted(values.begin(), values.end());
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

double quantileOfSorted(std::span<const double> sorted, double q)
{
    const double position = q * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(position);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return std::lerp(sorted[below], sorted[above], position - static_cast<double>(below));
}

double median(std::span<const double> values)
{
    return quantileOfSorted(sortedCopy(values), 0.5);
}

Interval medianIntervalOfSorted(std::span<const double> sorted)
{
    const std::size_t rank = std::max<std::size_t>(intervalRank(sorted.size()), 1);
    return {sorted[rank - 1], sorted[sorted.size() - rank]};
}

double rankAutocorrelation(std::span<const double> values)
{
    const std::size_t n = values.size();
    std::vector<std::size_t> order(n);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
    std::vector<double> rank(n); // centred
    for (std::size_t i = 0; i < n; ++i)
        rank[order[i]] = static_cast<double>(i) - static_cast<double>(n - 1) / 2;
    double products = 0;
    double squares = 0;
    for (std::size_t i = 0; i < n; ++i) {
        products += rank[i] * rank[(i + 1) % n];
        squares += rank[i] * rank[i];
    }
    return products / squares;
}

StepSummary summarise(std::span<const double> samples)
{
    const std::vector<double> sorted = sortedCopy(samples);
    const auto count = static_cast<double>(sorted.size());

    StepSummary summary;
    summary.median = quantileOfSorted(sorted, 0.5);
    summary.ci95 = medianIntervalOfSorted(sorted);
    summary.mean = std::accumulate(sorted.begin(), sorted.end(), 0.0) / count;
    double squares = 0;
    for (const double sample : sorted)
        squares += (sample - summary.mean) * (sample - summary.mean);
    summary.stdev = sorted.size() > 1 ? std::sqrt(squares / (count - 1)) : 0;
    summary.minimum = sorted.front();
    summary.maximum = sorted.back();
    return summary;
}

} // namespace overtake
