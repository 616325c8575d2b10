// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/compare/speed_up.h"
#include "measure/fakes.h"

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

TEST(SpeedUp, IsTheRatioOfTheTimesPrintedWhoeverTookMoreSamples)
{
    const std::vector<double> base{2.0, 2.1, 1.9, 2.0};
    const std::vector<double> other{1.0, 1.1, 1.2, 1.3, 1.2, 1.4, 1.3};
    const SpeedUp result = speedUp({base}, {other});
    EXPECT_DOUBLE_EQ(result.median, 2.0 / 1.2);
    EXPECT_DOUBLE_EQ(result.ci95.low, 2.0 / 1.3); // of the four rounds that both took part in
    EXPECT_DOUBLE_EQ(result.ci95.high, 2.0);
    EXPECT_EQ(result.rangeOf, 4);
}

TEST(SpeedUp, FewRoundsGiveTheirRangeAndDoNotCallIt95PerCent)
{
    std::mt19937_64 random(3);
    for (const int rounds : {1, 4, 19, 20, 40}) {
        const auto base = draw(Noise::logNormal(0.02), random, rounds, 1);
        const auto other = draw(Noise::logNormal(0.02), random, rounds, 1);
        EXPECT_EQ(speedUp({base}, {other}).rangeOf, rounds < 20 ? rounds : 0) << rounds;
    }
}

TEST(SpeedUp, RoundsThatSwingTogetherSlowlyAreNotCalled95PerCent)
{
    std::mt19937_64 random(3);
    const auto base = draw(Noise::swings(0.05, 0.97), random, 100, 1);
    const auto other = draw(Noise::logNormal(0.002), random, 100, 1);
    const SpeedUp result = speedUp({base}, {other});
    EXPECT_EQ(result.rangeOf, 100);
    EXPECT_TRUE(result.ci95.contains(1));
}

TEST(SpeedUp, IsSettledWhenItIsClearAndKnown)
{
    EXPECT_TRUE(isSettled({1.5, {1.48, 1.52}, Verdict::OtherFaster}, 10));
    EXPECT_FALSE(isSettled({1.5, {1.4, 1.6}, Verdict::OtherFaster}, 10)); // not yet within 2 %
    EXPECT_TRUE(isSettled({1.5, {1.4, 1.6}, Verdict::OtherFaster}, 50));  // and never will be
    EXPECT_FALSE(isSettled({1.5, {1.1, 1.9}, Verdict::OtherFaster}, 50));
    EXPECT_FALSE(isSettled({1.04, {1.02, 1.06}, Verdict::TooClose}, 50)); // more rounds would tell
    EXPECT_TRUE(isSettled({1.01, {0.995, 1.02}, Verdict::TooClose}, 10)); // nobody is faster by what matters
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
    std::ranges::transform(base, own, other.begin(), std::multiplies());
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

TEST(SpeedUp, ARoundCountsOnlyIfBothSidesWereUndisturbed)
{
    std::vector<double> base(60, 1.0);
    std::vector<double> other(60, 0.5);
    std::vector<std::uint8_t> inBase(60, 0);
    std::vector<std::uint8_t> inOther(60, 0);
    for (std::size_t i = 0; i < 20; ++i) {
        base[i] = 7; // one side only
        inBase[i] = 1;
        other[i + 10] = 9;
        inOther[i + 10] = 1;
    }
    const SpeedUp got = speedUp({base, 1, 0, inBase}, {other, 1, 0, inOther});
    EXPECT_DOUBLE_EQ(got.median, 2);
    EXPECT_DOUBLE_EQ(got.ci95.low, 2);
    EXPECT_DOUBLE_EQ(got.ci95.high, 2);
    EXPECT_EQ(got.rangeOf, 0);
    EXPECT_EQ(got.verdict, Verdict::OtherFaster);
    inOther.assign(60, 1); // nothing left on that side: all of it counts, and its measurement is disturbed
    EXPECT_GT(speedUp({base, 1, 0, inBase}, {other, 1, 0, inOther}).ci95.high, 1);
}

TEST(SpeedUp, WhereRoundsWereLeftOutEachStretchMustSayTheSame)
{
    std::mt19937_64 random(5);
    const auto base = draw(Noise::logNormal(0.1), random, 60, 1);
    const auto faster = draw(Noise::logNormal(0.1), random, 60, 0.8);
    auto other = faster;
    for (std::size_t i = 46; i < other.size(); ++i)
        other[i] /= 0.8; // after a program that ran for ten rounds, both take as long
    std::vector<std::uint8_t> disturbed(60, 0);
    std::fill(disturbed.begin() + 36, disturbed.begin() + 46, 1);
    const SpeedUp withheld = speedUp({base, 1, 0, disturbed}, {other, 1, 0, disturbed});
    EXPECT_EQ(withheld.verdict, Verdict::Unknown);
    EXPECT_EQ(withheld.provisional, Verdict::OtherFaster);
    EXPECT_EQ(withheld.doubt, Doubt::NotConverged);
    EXPECT_EQ(speedUp({base, 1, 0, disturbed}, {faster, 1, 0, disturbed}).verdict, Verdict::OtherFaster);

    other = faster;
    for (std::size_t i = 56; i < other.size(); ++i)
        other[i] /= 0.8;
    disturbed.assign(60, 0);
    std::fill(disturbed.begin() + 54, disturbed.begin() + 56, 1); // the last four are too few to count alone
    EXPECT_EQ(speedUp({base, 1, 0, disturbed}, {other, 1, 0, disturbed}).verdict, Verdict::OtherFaster);
}

/// A neighbour of one core slows the base for most of the time, and the other engine never.
TEST(SpeedUp, EachQuarterOfTheRoundsMustSayTheSame)
{
    std::mt19937_64 random(7);
    auto base = draw(Noise::logNormal(0.02), random, 80, 1);
    const auto other = draw(Noise::logNormal(0.02), random, 80, 1);
    for (std::size_t i = 16; i < base.size(); ++i)
        base[i] *= 1.5;
    EXPECT_EQ(speedUp({base}, {other}).verdict, Verdict::Unknown);
    EXPECT_EQ(speedUp({base}, {other}).provisional, Verdict::OtherFaster);
    auto alwaysSlower = base;
    for (std::size_t i = 0; i < 16; ++i)
        alwaysSlower[i] *= 1.5;
    EXPECT_EQ(speedUp({alwaysSlower}, {other}).verdict, Verdict::OtherFaster);
    std::vector<std::uint8_t> disturbed(80, 0);
    std::fill(disturbed.begin() + 64, disturbed.end(), 1);
    const SpeedUp got = speedUp({base, 1, 0, disturbed}, {other, 1, 0, disturbed});
    EXPECT_EQ(got.verdict, Verdict::Unknown);
    EXPECT_EQ(got.provisional, Verdict::OtherFaster);
}

TEST(SpeedUp, OneMomentOfALongMeasurementCallsNobodyFaster)
{
    std::mt19937_64 random(9);
    const auto base = draw(Noise::logNormal(0.02), random, 120, 1);
    const auto other = draw(Noise::logNormal(0.02), random, 120, 0.6);
    std::vector<std::uint8_t> disturbed(120, 1);
    std::fill(disturbed.begin(), disturbed.begin() + 24, 0);
    EXPECT_EQ(speedUp({base, 1, 0, disturbed}, {other, 1, 0, disturbed}).doubt, Doubt::NotConverged);
    std::fill(disturbed.begin() + 24, disturbed.begin() + 36, 0);
    EXPECT_EQ(speedUp({base, 1, 0, disturbed}, {other, 1, 0, disturbed}).verdict, Verdict::OtherFaster);
}

} // namespace
} // namespace overtake
