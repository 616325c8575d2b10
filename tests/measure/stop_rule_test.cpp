// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/fakes.h"
#include "measure/statistics.h"
#include "measure/time/stop_rule.h"

#include <gtest/gtest.h>

namespace overtake
{
namespace
{

using fakes::Noise;
using Decision = StopRule::Decision;

struct Outcome {
    Decision decision;
    std::vector<double> samples;
};

/// Feeds samples of `sampleSeconds` wall time until the rule decides.
Outcome feed(StopRule &rule, Noise noise, double sampleSeconds, std::uint64_t seed = 1)
{
    std::mt19937_64 random(seed);
    Outcome outcome{Decision::Continue, {}};
    while (outcome.decision == Decision::Continue && outcome.samples.size() < 100000) {
        outcome.samples.push_back(noise.factor(random));
        rule.add(outcome.samples.back(), sampleSeconds * static_cast<double>(outcome.samples.size()));
        outcome.decision = rule.decide();
    }
    return outcome;
}

TEST(QuickRule, TakesSevenSamplesWithinItsBudget)
{
    const auto rule = quickRule(0.04);
    EXPECT_TRUE(rule->quick());
    EXPECT_EQ(rule->decide(), Decision::Continue);
    const Outcome outcome = feed(*rule, Noise::logNormal(0.5), rule->sampleTarget());
    EXPECT_EQ(outcome.decision, Decision::Converged);
    EXPECT_EQ(outcome.samples.size(), 7U);
    EXPECT_LE(7 * rule->sampleTarget(), rule->budget());
}

TEST(QuickRule, OneSampleBeyondTheBudgetIsTheLast)
{
    const auto rule = quickRule(0.04);
    const Outcome outcome = feed(*rule, Noise::none(), 0.05);
    EXPECT_EQ(outcome.decision, Decision::NotConverged);
    EXPECT_EQ(outcome.samples.size(), 1U);
}

TEST(CarefulRule, TwentyQuietSamplesSufficeOrTenWhereThereIsNoTime)
{
    const auto rule = carefulRule(2);
    const Outcome outcome = feed(*rule, Noise::logNormal(0.002), 0.01);
    EXPECT_EQ(outcome.decision, Decision::Converged);
    EXPECT_EQ(outcome.samples.size(), 20U);
    EXPECT_FALSE(rule->quick());
    EXPECT_DOUBLE_EQ(rule->leastSeconds(), 0.5);
    const Outcome slow = feed(*rule->clone(), Noise::logNormal(0.002), 0.19);
    EXPECT_EQ(slow.decision, Decision::Converged);
    EXPECT_EQ(slow.samples.size(), 11U);
}

TEST(CarefulRule, NoisySamplesGoOnUntilTheIntervalIsWithinTwoPercent)
{
    const auto rule = carefulRule(1e9);
    const Outcome outcome = feed(*rule, Noise::logNormal(0.04), 0.01);
    EXPECT_EQ(outcome.decision, Decision::Converged);
    EXPECT_GT(outcome.samples.size(), 10U);
    const StepSummary summary = summarise(outcome.samples);
    EXPECT_LE(summary.ci95.high, 1.02 * summary.median);
    EXPECT_GE(summary.ci95.low, 0.98 * summary.median);
}

TEST(CarefulRule, LoudNoiseSettles)
{
    // 2 % would take thousands of samples; that the noise is what it is shows much earlier.
    const auto rule = carefulRule(1e9);
    const Outcome outcome = feed(*rule, Noise::logNormal(0.5), 0.01);
    EXPECT_EQ(outcome.decision, Decision::Converged);
    EXPECT_GE(outcome.samples.size(), 50U);
    EXPECT_LE(outcome.samples.size(), 1000U);
}

TEST(CarefulRule, TheBudgetEndsWhatDoesNotConverge)
{
    const auto rule = carefulRule(0.3);
    const Outcome outcome = feed(*rule, Noise::logNormal(0.5), 0.0101);
    EXPECT_EQ(outcome.decision, Decision::NotConverged);
    EXPECT_EQ(outcome.samples.size(), 30U);
}

TEST(CarefulRule, ASlowStepEndsAfterOneSample)
{
    const auto rule = carefulRule(2);
    EXPECT_EQ(feed(*rule, Noise::none(), 5).samples.size(), 1U);
}

TEST(CarefulRule, ACloneStartsAfresh)
{
    const auto rule = carefulRule(2);
    feed(*rule, Noise::none(), 0.01);
    const auto copy = rule->clone();
    EXPECT_EQ(copy->decide(), Decision::Continue);
    EXPECT_DOUBLE_EQ(copy->budget(), 2);
    EXPECT_DOUBLE_EQ(rule->clone(3)->budget(), 6);
    EXPECT_EQ(rule->decide(), Decision::Converged);
}

class CarefulCoverage : public testing::TestWithParam<Noise>
{
};

/// Looking at the interval after every sample and stopping when it is narrow must not cost its coverage.
TEST_P(CarefulCoverage, StoppingEarlyKeepsTheIntervalHonest)
{
    int covered = 0;
    for (std::uint64_t run = 0; run < 500; ++run) {
        const auto rule = carefulRule(2);
        covered += summarise(feed(*rule, GetParam(), 0.01, run).samples).ci95.contains(1) ? 1 : 0;
    }
    EXPECT_GE(covered, 465);
}

INSTANTIATE_TEST_SUITE_P(Noises, CarefulCoverage,
                         testing::Values(Noise::logNormal(0.005), Noise::logNormal(0.02), Noise::logNormal(0.04),
                                         Noise::logNormal(0.1), Noise::logNormal(0.4), Noise::heavyTailed(0.02),
                                         Noise::heavyTailed(0.05), Noise::heavyTailed(0.2), Noise::heavyTailed(1)));

} // namespace
} // namespace overtake
