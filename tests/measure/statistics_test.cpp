// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/fakes.h"
#include "measure/statistics.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace overtake
{
namespace
{

using fakes::Noise;

std::vector<double> oneTo(int n)
{
    std::vector<double> values(static_cast<std::size_t>(n));
    std::iota(values.begin(), values.end(), 1.0);
    return values;
}

TEST(Statistics, MedianOfOddAndEvenCounts)
{
    EXPECT_DOUBLE_EQ(median(std::vector{3.0, 1.0, 2.0}), 2);
    EXPECT_DOUBLE_EQ(median(std::vector{4.0, 1.0, 2.0, 3.0}), 2.5);
    EXPECT_DOUBLE_EQ(median(std::vector{7.0}), 7);
}

TEST(Statistics, SummaryOfKnownNumbers)
{
    const StepSummary summary = summarise(std::vector{2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0});
    EXPECT_DOUBLE_EQ(summary.median, 4.5);
    EXPECT_DOUBLE_EQ(summary.mean, 5);
    EXPECT_NEAR(summary.stdev, 2.13809, 1e-5);
    EXPECT_DOUBLE_EQ(summary.minimum, 2);
    EXPECT_DOUBLE_EQ(summary.maximum, 9);
}

TEST(Statistics, OneSampleHasNoSpread)
{
    const StepSummary summary = summarise(std::vector{3.0});
    EXPECT_DOUBLE_EQ(summary.median, 3);
    EXPECT_DOUBLE_EQ(summary.stdev, 0);
    EXPECT_DOUBLE_EQ(summary.ci95.low, 3);
    EXPECT_DOUBLE_EQ(summary.ci95.high, 3);
}

/// (n, lower rank) for 95 %, as in the tables of the sign test.
TEST(Statistics, IntervalRanksAreThoseOfTheTables)
{
    const std::vector<std::pair<int, double>> table = {{2, 1},   {5, 1},   {6, 1},   {7, 1},   {8, 1},   {9, 2},
                                                       {10, 2},  {12, 3},  {15, 4},  {20, 6},  {25, 8},  {30, 10},
                                                       {40, 14}, {50, 18}, {60, 22}, {70, 27}, {100, 40}};
    for (const auto &[n, rank] : table) {
        const Interval interval = medianIntervalOfSorted(oneTo(n));
        EXPECT_DOUBLE_EQ(interval.low, rank) << n;
        EXPECT_DOUBLE_EQ(interval.high, n + 1 - rank) << n;
    }
}

TEST(Statistics, IntervalRankIsContinuousWhereTheLimitLawTakesOver)
{
    const double before = medianIntervalOfSorted(oneTo(1000)).low;
    const double after = medianIntervalOfSorted(oneTo(1001)).low;
    EXPECT_DOUBLE_EQ(before, 469);
    EXPECT_NEAR(after, before, 1);
}

TEST(Statistics, RankAutocorrelationKnowsOrder)
{
    EXPECT_GT(rankAutocorrelation(oneTo(100)), 0.9);
    EXPECT_LT(rankAutocorrelation(std::vector{1.0, 9.0, 2.0, 8.0, 3.0, 7.0}), -0.5);
}

struct Coverage {
    Noise noise;
    int samples;
};

std::ostream &operator<<(std::ostream &out, const Coverage &one)
{
    return out << one.samples << " samples, " << one.noise;
}

class MedianIntervalCoverage : public testing::TestWithParam<Coverage>
{
};

/// Five times as many runs as the rule asks for ("at least 90 of 100"), so that chance plays no part.
TEST_P(MedianIntervalCoverage, HoldsTheTruthInNineOfTenRuns)
{
    std::mt19937_64 random(7);
    int covered = 0;
    for (int run = 0; run < 500; ++run) {
        Noise noise = GetParam().noise;
        std::vector<double> samples(static_cast<std::size_t>(GetParam().samples));
        std::generate(samples.begin(), samples.end(), [&] { return 0.04 * noise.factor(random); });
        covered += summarise(samples).ci95.contains(0.04) ? 1 : 0;
    }
    EXPECT_GE(covered, 450);
    if (GetParam().samples >= 50) { // and it is no wider than need be
        EXPECT_LE(covered, 495);
    }
}

INSTANTIATE_TEST_SUITE_P(Noises, MedianIntervalCoverage,
                         testing::Values(Coverage{Noise::logNormal(0.02), 7}, Coverage{Noise::logNormal(0.3), 10},
                                         Coverage{Noise::logNormal(0.1), 6}, Coverage{Noise::logNormal(0.1), 51},
                                         Coverage{Noise::heavyTailed(0.05), 7}, Coverage{Noise::heavyTailed(0.05), 10},
                                         Coverage{Noise::heavyTailed(0.5), 31}, Coverage{Noise::heavyTailed(1.0), 200},
                                         Coverage{Noise::heavyTailed(1.0), 1200}));

} // namespace
} // namespace overtake
