// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/compare/one_point.h"

#include "measure/compare/doubt.h"

#include <gtest/gtest.h>

namespace overtake
{
namespace
{

/// How each engine was measured: F(ull) or q(uick), d and D the same but disturbed, - not at all. The time of an epoch
/// tells which comparison it is of.
Comparison comparisonOf(const std::string &how, double seconds)
{
    Comparison comparison;
    for (std::size_t i = 0; i < how.size(); ++i) {
        Measurement one;
        one.use.id = "engine" + std::to_string(i);
        one.status = how[i] == '-' ? PointStatus::Failed : PointStatus::Measured;
        one.quick = how[i] == 'q' || how[i] == 'd';
        one.disturbed = how[i] == 'd' || how[i] == 'D';
        one.converged = true;
        one.samples.assign(20, seconds);
        one.step.median = one.epochSeconds = seconds;
        one.step.ci95 = {seconds, seconds};
        comparison.measurements.push_back(one);
        comparison.speedUps.push_back({1, {1, 1}, Verdict::TooClose});
    }
    withholdVerdicts(comparison);
    return comparison;
}

/// Seconds of what is kept of each engine: 1 from the older comparison, 2 from the newer one.
std::vector<double> kept(const std::string &older, const std::string &newer)
{
    std::vector<double> seconds;
    for (const Measurement &one : merged(comparisonOf(older, 1), comparisonOf(newer, 2)).measurements)
        seconds.push_back(one.epochSeconds);
    return seconds;
}

TEST(OnePoint, BetterIsCalmFullCalmQuickDisturbedFullDisturbedQuickThenTheNewest)
{
    const std::string ranks = "dDqF"; // ascending
    for (const char older : ranks)
        for (const char newer : ranks) {
            const double expected = ranks.find(newer) >= ranks.find(older) ? 2 : 1;
            EXPECT_EQ(kept({older, older}, {newer, newer}), (std::vector<double>{expected, expected}))
                << older << newer;
        }
}

TEST(OnePoint, APairInTurnIsNotTornApartByWhatIsOnlyNewer)
{
    EXPECT_EQ(kept("FF", "FD"), (std::vector<double>{1, 1}));
    EXPECT_EQ(merged(comparisonOf("FF", 1), comparisonOf("FD", 2)).speedUps[1].doubt, Doubt::None);
    EXPECT_EQ(kept("F-", "FF"), (std::vector<double>{2, 2}));
}

TEST(OnePoint, EnginesOfDifferentTimesHaveARatioAndNoVerdict)
{
    const Comparison both = merged(comparisonOf("FD", 1), comparisonOf("DF", 2));
    EXPECT_EQ(both.measurements[0].epochSeconds, 1);
    EXPECT_EQ(both.measurements[1].epochSeconds, 2);
    EXPECT_EQ(both.speedUps[1].median, 0.5);
    EXPECT_EQ(both.speedUps[1].verdict, Verdict::Unknown);
    EXPECT_EQ(both.speedUps[1].doubt, Doubt::Apart);
}

TEST(OnePoint, TwoEnginesOfTheSameEarlierTimeKeepTheirVerdict)
{
    Comparison older = comparisonOf("FF", 1);
    older.speedUps[1] = {3, {2.9, 3.1}, Verdict::OtherFaster};
    const Comparison all = merged(older, comparisonOf("DDF", 2));
    EXPECT_EQ(all.speedUps[1].median, 3);
    EXPECT_EQ(all.speedUps[1].verdict, Verdict::OtherFaster);
    EXPECT_EQ(all.speedUps[2].doubt, Doubt::Apart);
}

TEST(OnePoint, AnEngineThatWasAddedOrFailedKeepsWhatTheOthersHave)
{
    EXPECT_EQ(kept("F", "qq"), (std::vector<double>{1, 2}));
    EXPECT_EQ(kept("FF", "F-"), (std::vector<double>{1, 1}));
    EXPECT_EQ(kept("FFF", "F"), (std::vector<double>{2})) << "an engine that is not asked for any more";
    Comparison failed = comparisonOf("-FF", 2);
    failed.speedUps[0] = {};
    EXPECT_EQ(merged(comparisonOf("FF", 1), failed).speedUps[0].median, 1);
}

TEST(OnePoint, PlacesAreAscendingAndDistinct)
{
    std::vector<SweepPoint> points;
    EXPECT_EQ(addPoint(points, {20, false, comparisonOf("FF", 1)}), 0U);
    EXPECT_EQ(addPoint(points, {10, false, comparisonOf("FF", 1)}), 0U);
    EXPECT_EQ(addPoint(points, {30, true, comparisonOf("FF", 1)}), 2U);
    EXPECT_EQ(addPoint(points, {20, true, comparisonOf("FF", 2)}), 1U);
    ASSERT_EQ(points.size(), 3U);
    EXPECT_EQ(points[1].comparison.measurements[0].epochSeconds, 2);
    EXPECT_FALSE(points[1].refined) << "it was asked for";
}

TEST(OnePoint, OnlyWhatMayHelpIsMeasuredAgain)
{
    EXPECT_FALSE(mayImprove(comparisonOf("FF", 1)));
    EXPECT_TRUE(mayImprove(comparisonOf("FD", 1)));
    EXPECT_FALSE(mayImprove(comparisonOf("F-", 1)));
    EXPECT_TRUE(mayImprove(merged(comparisonOf("FD", 1), comparisonOf("DF", 2)))) << "calm, but not in turn";
    Comparison vague = comparisonOf("FF", 1);
    vague.measurements[1].converged = false;
    EXPECT_FALSE(mayImprove(vague)) << "the ratio is known";
    vague.speedUps[1].doubt = Doubt::NotConverged;
    EXPECT_TRUE(mayImprove(vague));
    vague.measurements[1].samples.resize(3); // there is no time for more
    EXPECT_FALSE(mayImprove(vague));
}

TEST(OnePoint, AnotherBaselineDividesTheSpeedUps)
{
    Comparison old = comparisonOf("FFFF", 1);
    old.speedUps[1] = {4, {3.9, 4.1}, Verdict::OtherFaster};
    old.speedUps[2] = {2, {1.9, 2.1}, Verdict::OtherFaster, false, 7};
    old.speedUps[3] = {3.9, {3.5, 4.3}, Verdict::OtherFaster};
    const Comparison now = withBaseline(old, old.measurements[1].use);
    std::vector<std::string> order;
    for (const Measurement &one : now.measurements)
        order.push_back(one.use.id);
    EXPECT_EQ(order, (std::vector<std::string>{"engine1", "engine0", "engine2", "engine3"}));
    EXPECT_EQ(now.speedUps[0].median, 1);
    EXPECT_EQ(now.speedUps[1].median, 0.25);
    EXPECT_DOUBLE_EQ(now.speedUps[1].ci95.low, 1 / 4.1);
    EXPECT_DOUBLE_EQ(now.speedUps[1].ci95.high, 1 / 3.9);
    EXPECT_EQ(now.speedUps[1].verdict, Verdict::BaseFaster);
    EXPECT_EQ(now.speedUps[2].median, 0.5);
    EXPECT_DOUBLE_EQ(now.speedUps[2].ci95.low, 1.9 / 4.1);
    EXPECT_DOUBLE_EQ(now.speedUps[2].ci95.high, 2.1 / 3.9);
    EXPECT_EQ(now.speedUps[2].verdict, Verdict::BaseFaster);
    EXPECT_EQ(now.speedUps[2].rangeOf, 7);
    EXPECT_EQ(now.speedUps[3].verdict, Verdict::TooClose) << "both intervals count";
    EXPECT_EQ(withBaseline(old, old.measurements[0].use).speedUps[1].median, 4) << "it is the baseline";
}

TEST(OnePoint, AnotherBaselineKeepsDoubts)
{
    Comparison old = comparisonOf("FFF", 1);
    old.speedUps[1] = {4, {3.9, 4.1}, Verdict::OtherFaster};
    old.speedUps[2] = {2, {1.9, 2.1}, Verdict::OtherFaster};
    withhold(old.speedUps[1], Doubt::Quick);
    const Comparison now = withBaseline(old, old.measurements[1].use);
    for (const std::size_t other : {1U, 2U}) {
        EXPECT_EQ(now.speedUps[other].doubt, Doubt::Quick);
        EXPECT_EQ(now.speedUps[other].verdict, Verdict::Unknown);
        EXPECT_EQ(now.speedUps[other].provisional, Verdict::BaseFaster);
    }
}

TEST(OnePoint, AnotherBaselineThanAFailedOneIsComparedAsNotInTurn)
{
    Comparison old = comparisonOf("-FF-", 1);
    old.speedUps.assign(4, {});
    const Comparison now = withBaseline(old, old.measurements[1].use);
    EXPECT_FALSE(now.speedUps[1].hasRatio());
    EXPECT_EQ(now.speedUps[2].median, 1);
    EXPECT_EQ(now.speedUps[2].doubt, Doubt::Apart);
    EXPECT_FALSE(now.speedUps[3].hasRatio());
}

} // namespace
} // namespace overtake
