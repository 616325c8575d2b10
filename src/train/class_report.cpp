// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/class_report.h"

#include <algorithm>

namespace overtake
{

namespace
{

double share(std::int64_t part, std::int64_t whole)
{
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

struct Counts {
    std::int64_t hits = 0; ///< were this class and were called it
    std::int64_t called = 0;
    std::int64_t are = 0;
};

void add(ClassScores &sum, const ClassScores &one, double weight)
{
    sum.precision += weight * one.precision;
    sum.recall += weight * one.recall;
    sum.f1 += weight * one.f1;
}

} // namespace

ClassReport classReport(std::span<const std::int32_t> labels, std::span<const std::int32_t> predicted)
{
    std::vector<Counts> counts;
    const auto countsOf = [&](std::int32_t label) -> Counts & {
        const auto index = static_cast<std::size_t>(label);
        if (index >= counts.size())
            counts.resize(index + 1);
        return counts[index];
    };
    std::int64_t hits = 0;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        ++countsOf(labels[i]).are;
        ++countsOf(predicted[i]).called;
        if (labels[i] == predicted[i]) {
            ++countsOf(labels[i]).hits;
            ++hits;
        }
    }

    ClassReport report;
    report.samples = static_cast<std::int64_t>(labels.size());
    report.accuracy = share(hits, report.samples);
    std::int64_t present = 0;
    for (const Counts &one : counts)
        present += one.are + one.called > 0 ? 1 : 0;
    for (const Counts &one : counts) {
        ClassScores scores;
        scores.precision = share(one.hits, one.called);
        scores.recall = share(one.hits, one.are);
        // 2 P R / (P + R) = 2 hits / (called + are), without a second rounding
        scores.f1 = share(2 * one.hits, one.called + one.are);
        scores.support = one.are;
        report.classes.push_back(scores);
        if (one.are + one.called > 0)
            add(report.macro, scores, 1.0 / static_cast<double>(present));
        add(report.weighted, scores, share(one.are, report.samples));
    }
    report.macro.support = report.weighted.support = report.samples;
    return report;
}

} // namespace overtake
