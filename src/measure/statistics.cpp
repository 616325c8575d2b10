// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/statistics.h"

#include <algorithm>
#include <array>
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
    std::ranges::sort(sorted);
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
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
    std::vector<double> rank(n); // centred; equal values have their mean rank
    for (std::size_t first = 0; first < n;) {
        std::size_t last = first;
        while (last + 1 < n && values[order[last + 1]] == values[order[first]])
            ++last;
        for (std::size_t i = first; i <= last; ++i)
            rank[order[i]] = static_cast<double>(first + last) / 2 - static_cast<double>(n - 1) / 2;
        first = last + 1;
    }
    double products = 0;
    double squares = 0;
    for (std::size_t i = 0; i < n; ++i) {
        products += rank[i] * rank[(i + 1) % n];
        squares += rank[i] * rank[i];
    }
    return squares > 0 ? products / squares : 0;
}

Alikeness alikenessOf(std::span<const double> values)
{
    const auto n = static_cast<double>(values.size());
    if (n < 3)
        return {0, n};
    const double raw = rankAutocorrelation(values);
    const double unbiased = raw + (1 + 4 * raw) / n;
    const double rho = std::clamp(unbiased + 0.25 / std::sqrt(n), 0.0, 1 - 2 / n); // at worst, n say as much as one
    return {rho, n * (1 - rho) / (1 + rho)};
}

double studentQuantile(double freedom)
{
    constexpr std::array few{12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228};
    if (freedom >= few.size())
        return 1.95996 + 2.3722 / freedom + 2.8225 / (freedom * freedom) + 2.5558 / (freedom * freedom * freedom);
    const auto below = static_cast<std::size_t>(std::max(freedom, 1.0));
    const double share = std::max(freedom, 1.0) - static_cast<double>(below);
    return few[below - 1] * std::pow(few[below] / few[below - 1], share);
}

MedianInterval medianInterval(std::span<const double> samples)
{
    const std::vector<double> sorted = sortedCopy(samples);
    const std::size_t n = sorted.size();
    if (n < minimumSamplesForInterval)
        return {{sorted.front(), sorted.back()}, true};
    const Alikeness alike = alikenessOf(samples);
    if (alike.tooMuch())
        return {{sorted.front(), sorted.back()}, true};
    const double reach =
        0.5 * studentQuantile(alike.effectiveCount - 1) / std::sqrt(alike.effectiveCount); // ranks, over n
    const double lowest = std::floor(static_cast<double>(n) * (0.5 - reach));
    const auto rank = static_cast<std::size_t>(std::max(lowest, 1.0));
    const Interval independent = medianIntervalOfSorted(sorted);
    return {{std::min(independent.low, sorted[rank - 1]), std::max(independent.high, sorted[n - rank])}, false};
}

StepSummary summarise(std::span<const double> samples)
{
    const std::vector<double> sorted = sortedCopy(samples);
    const auto count = static_cast<double>(sorted.size());

    StepSummary summary;
    summary.median = quantileOfSorted(sorted, 0.5);
    const MedianInterval around = medianInterval(samples);
    summary.ci95 = around.interval;
    summary.rangeOf = around.isRange ? static_cast<int>(samples.size()) : 0;
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
