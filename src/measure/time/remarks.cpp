// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/time/remarks.h"

#include "measure/statistics.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace overtake
{

namespace
{

constexpr std::size_t minimumSamples = 10;

/// One digit after the point below 10: "1.3", "48".
double shortNumber(double value)
{
    return value < 10 ? std::round(10 * value) / 10 : std::round(value);
}

std::optional<Message> fewRemark(std::size_t count)
{
    constexpr std::size_t fewer = 6; // with fewer, their range covers less than 95 % even if they are independent
    if (count >= fewer)
        return std::nullopt;
    if (count == 1)
        return sentence("Only 1 repetition: its noise is unknown.");
    return sentence("Only %1 repetitions: their variation is hardly known.", count);
}

std::optional<Message> outlierRemark(std::span<const double> samples)
{
    const std::vector<double> sorted = sortedCopy(samples);
    const double middle = quantileOfSorted(sorted, 0.5);
    const double lower = quantileOfSorted(sorted, 0.25);
    const double upper = quantileOfSorted(sorted, 0.75);
    const double fence = 3 * (upper - lower);
    const auto isOutlier = [&](double sample) {
        return (sample < lower - fence || sample > upper + fence) && std::abs(sample - middle) >= 0.05 * middle;
    };
    const auto count = std::ranges::count_if(sorted, isOutlier);
    if (count == 0)
        return std::nullopt;
    const auto outliers = static_cast<double>(count);
    const auto all = static_cast<double>(samples.size());
    if (isOutlier(sorted.back())) {
        const double times = shortNumber(sorted.back() / middle);
        return count == 1
                   ? sentence("%1 of %2 repetitions is an outlier, up to %3 times the median; nothing was left out.",
                              outliers, all, times)
                   : sentence("%1 of %2 repetitions are outliers, up to %3 times the median; nothing was left out.",
                              outliers, all, times);
    }
    const double percent = shortNumber(100 * sorted.front() / middle);
    return count == 1
               ? sentence("%1 of %2 repetitions is an outlier, down to %3 % of the median; nothing was left out.",
                          outliers, all, percent)
               : sentence("%1 of %2 repetitions are outliers, down to %3 % of the median; nothing was left out.",
                          outliers, all, percent);
}

/// Mann-Kendall: are later samples larger (or smaller) more often than chance allows?
bool hasTrend(std::span<const double> samples)
{
    const std::size_t n = samples.size();
    double score = 0;
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = i + 1; j < n; ++j)
            score += (samples[j] > samples[i]) - (samples[j] < samples[i]);
    const auto count = static_cast<double>(n);
    const double deviation = std::sqrt(count * (count - 1) * (2 * count + 5) / 18);
    constexpr double onePercent = 2.576;
    return std::abs(score) - 1 > onePercent * deviation;
}

std::optional<Message> driftRemark(std::span<const double> samples)
{
    const std::size_t third = samples.size() / 3;
    const double change = median(samples.last(third)) / median(samples.first(third)) - 1;
    if (std::abs(change) < 0.02 || !hasTrend(samples))
        return std::nullopt;
    const double percent = shortNumber(100 * std::abs(change));
    return change > 0 ? sentence("The times drift: the last third is %1 % slower than the first (heat, clock rate or "
                                 "other programs).",
                                 percent)
                      : sentence("The times drift: the last third is %1 % faster than the first (heat, clock rate or "
                                 "other programs).",
                                 percent);
}

std::optional<Message> swingRemark(std::span<const double> samples)
{
    const StepSummary summary = summarise(samples);
    const bool matters = summary.ci95.high - summary.ci95.low > 0.01 * summary.median;
    // A correlation by chance exceeds this once in a thousand lists.
    if (!matters || rankAutocorrelation(samples) < 3.1 / std::sqrt(static_cast<double>(samples.size())))
        return std::nullopt;
    return sentence("The machine's speed varies slowly. Neighbouring repetitions are alike, so they say less than "
                    "independent ones.");
}

} // namespace

std::vector<Message> remarksOn(std::span<const double> samples)
{
    std::vector<Message> remarks;
    const auto add = [&](const std::optional<Message> &remark) {
        if (remark)
            remarks.push_back(*remark);
        return remark.has_value();
    };
    add(fewRemark(samples.size()));
    if (samples.size() >= minimumSamples) {
        add(outlierRemark(samples));
        if (!add(driftRemark(samples))) // a trend also correlates neighbours
            add(swingRemark(samples));
    }
    return remarks;
}

} // namespace overtake
