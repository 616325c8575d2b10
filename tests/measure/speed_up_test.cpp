// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/fakes.h"
#include "measure/speed_up.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace overtake
{
namespace
{

using fakes::Noise;

std::vector<double> draw(Noise noise, std::mt19937_64 &random, int count, double seconds)
{
    std::vector<double> samples(static_cast<std::size_t>(count));
    std::generate(samples.begin(), samples.end(), [&] { return seconds * noise.factor(random); });
    return samples;
}

TEST(SpeedUp, IsTheRatioOfEpochs)
{
    const std::vector<double> base(9, 0.004);  // 40 steps of 4 ms
    const std::vector<double> other(9, 0.002); // 20 steps of 2 ms, and 1 ms once
    const SpeedUp result = speedUp({base, 40, 0}, {other, 20, 0.001});
    EXPECT_NEAR(result.median, 0.16 / 0.041, 1e-12);
    EXPECT_NEAR(result.ci95.low, result.median, 1e-9);
    EXPECT_NEAR(result.ci95.high, result.median, 1e-9);
    EXPECT_EQ(result.verdict, Verdict::OtherFaster);
}

TEST(SpeedUp, IsTheSameForTheSameSamples)
{
    std::mt19937_64 random(3);
    const auto base = draw(Noise::heavyTailed(0.2), random, 20, 1);
    const auto other = draw(Noise::heavyTailed(0.2), random, 20, 1);
    const SpeedUp first = speedUp({base}, {other});
    const SpeedUp second = speedUp({base}, {other});
    EXPECT_EQ(first.ci95.low, second.ci95.low);
    EXPECT_EQ(first.ci95.high, second.ci95.high);
}

TEST(SpeedUp, UsesOnlyRoundsThatBothTookPartIn)
{
    const std::vector<double> base{2, 2};
    const std::vector<double> other{1, 1, 100, 100, 100};
    EXPECT_DOUBLE_EQ(speedUp({base}, {other}).median, 2);
}

TEST(SpeedUp, NothingMeasuredIsUnknown)
{
    EXPECT_EQ(speedUp({}, {}).verdict, Verdict::Unknown);
}

TEST(SpeedUp, FewRoundsCallOnlyWhatIsPlain)
{
    const auto verdict = [](int rounds, double otherSeconds) {
        const std::vector<double> base(static_cast<std::size_t>(rounds), 1.0);
        const std::vector<double> other(static_cast<std::size_t>(rounds), otherSeconds);
        return speedUp({base}, {other}).verdict;
    };
    EXPECT_EQ(verdict(1, 0.4), Verdict::TooClose); // within the factor 3 of one round
    EXPECT_EQ(verdict(1, 0.2), Verdict::OtherFaster);
    EXPECT_EQ(verdict(1, 5.0), Verdict::BaseFaster);
    EXPECT_EQ(verdict(4, 0.6), Verdict::OtherFaster);
}

TEST(SpeedUp, SharedNoiseCancels)
{
    // Both engines are slowed alike in each round, often by a third: the ratio is known well all the same.
    std::mt19937_64 random(5);
    const auto base = draw(Noise::logNormal(0.3), random, 30, 1.0);
    const auto own = draw(Noise::logNormal(0.002), random, 30, 0.9);
    auto other = base;
    std::transform(base.begin(), base.end(), own.begin(), other.begin(), std::multiplies<>());
    const SpeedUp result = speedUp({base}, {other});
    EXPECT_NEAR(result.median, 1 / 0.9, 0.01);
    EXPECT_EQ(result.verdict, Verdict::OtherFaster);
}

TEST(SpeedUp, VerdictNeedsARelevantDifference)
{
    EXPECT_EQ(verdictOf({1.01, 1.02}), Verdict::TooClose);
    EXPECT_EQ(verdictOf({0.98, 0.99}), Verdict::TooClose);
    EXPECT_EQ(verdictOf({0.9, 1.1}), Verdict::TooClose);
    EXPECT_EQ(verdictOf({1.04, 1.05}), Verdict::OtherFaster);
    EXPECT_EQ(verdictOf({0.94, 0.96}), Verdict::BaseFaster);
}

struct RatioCase {
    Noise noise;
    int rounds;
};

std::ostream &operator<<(std::ostream &out, const RatioCase &one)
{
    return out << one.rounds << " rounds, " << one.noise;
}

class SpeedUpCoverage : public testing::TestWithParam<RatioCase>
{
};

/// More runs than the rules ask for, so that chance plays less of a part: the ratio's interval holds the truth in
/// at least 90 of 100, and an engine against itself is too close to call in at least 95 of 100.
TEST_P(SpeedUpCoverage, HoldsTheTruthAndCallsNothingWithoutCause)
{
    const auto &[noise, rounds] = GetParam();
    const int runs = rounds < 50 ? 500 : 200;
    std::mt19937_64 random(11);
    int covered = 0;
    int tooClose = 0;
    for (int run = 0; run < runs; ++run) {
        const auto base = draw(noise, random, rounds, 1.0);
        const auto itself = draw(noise, random, rounds, 1.0);
        auto faster = itself;
        for (auto &sample : faster)
            sample /= 1.7;
        covered += speedUp({base}, {faster}).ci95.contains(1.7) ? 1 : 0;
        tooClose += speedUp({base}, {itself}).verdict == Verdict::TooClose ? 1 : 0;
    }
    EXPECT_GE(covered, runs * 90 / 100);
    EXPECT_GE(tooClose, runs * 95 / 100);
}

INSTANTIATE_TEST_SUITE_P(
    Noises, SpeedUpCoverage,
    testing::Values(RatioCase{Noise::logNormal(0.02), 7}, RatioCase{Noise::logNormal(0.02), 100},
                    RatioCase{Noise::logNormal(0.2), 6}, RatioCase{Noise::logNormal(0.2), 10},
                    RatioCase{Noise::heavyTailed(0.05), 7}, RatioCase{Noise::heavyTailed(0.05), 50},
                    RatioCase{Noise::heavyTailed(0.5), 10}, RatioCase{Noise::heavyTailed(0.5), 100},
                    RatioCase{Noise::swings(0.02, 0.5), 10}, RatioCase{Noise::swings(0.05, 0.8), 100}));

/// The guard does not make the verdict blind: eight per cent are seen through a noise of two.
TEST(SpeedUp, SmallDifferencesAreFound)
{
    std::mt19937_64 random(13);
    int found = 0;
    for (int run = 0; run < 200; ++run) {
        const auto base = draw(Noise::logNormal(0.02), random, 20, 1.0);
        const auto other = draw(Noise::logNormal(0.02), random, 20, 1 / 1.08);
        found += speedUp({base}, {other}).verdict == Verdict::OtherFaster ? 1 : 0;
    }
    EXPECT_GE(found, 180);
}

} // namespace
} // namespace overtake
