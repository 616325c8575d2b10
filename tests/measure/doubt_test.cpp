// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/compare/doubt.h"

#include <gtest/gtest.h>

namespace overtake
{
namespace
{

Measurement calm()
{
    Measurement measurement;
    measurement.status = PointStatus::Measured;
    measurement.converged = true;
    measurement.samples.assign(20, 1e-3);
    measurement.step.median = 1e-3;
    measurement.step.ci95 = {0.9e-3, 1.1e-3};
    measurement.epochSeconds = 1;
    return measurement;
}

Measurement predicted()
{
    Measurement measurement = calm();
    measurement.status = PointStatus::Predicted;
    measurement.samples.clear();
    return measurement;
}

Doubt doubtOf(const Measurement &base, const Measurement &other, bool inTurn = true)
{
    return doubtOf(evidenceOf(base), evidenceOf(other), inTurn);
}

TEST(Doubt, EitherSideIsEnough)
{
    EXPECT_EQ(doubtOf(calm(), calm()), Doubt::None);
    Measurement disturbed = calm();
    disturbed.disturbed = true;
    EXPECT_EQ(doubtOf(disturbed, calm()), Doubt::Disturbed);
    EXPECT_EQ(doubtOf(calm(), disturbed), Doubt::Disturbed);
    Measurement single = calm();
    single.samples.resize(1);
    single.converged = false;
    EXPECT_EQ(doubtOf(calm(), single), Doubt::OneRepetition);
    Measurement vague = calm();
    vague.converged = false;
    EXPECT_EQ(doubtOf(vague, calm()), Doubt::NotConverged);
    Measurement quick = vague;
    quick.quick = true;
    EXPECT_EQ(doubtOf(vague, quick), Doubt::Quick) << "the one that weighs more";
    EXPECT_EQ(doubtOf(disturbed, quick), Doubt::Disturbed);
}

TEST(Doubt, APredictionIsNeverInDoubtButWhatIsComparedWithItMayBe)
{
    Measurement disturbed = calm();
    disturbed.disturbed = true;
    EXPECT_EQ(doubtOf(predicted(), predicted()), Doubt::None);
    EXPECT_EQ(doubtOf(calm(), predicted()), Doubt::None);
    EXPECT_EQ(doubtOf(calm(), predicted(), false), Doubt::None) << "a prediction has no time of its own";
    EXPECT_EQ(doubtOf(disturbed, predicted()), Doubt::Disturbed);
}

TEST(Doubt, APairThatWasNotMeasuredInTurnHasARatioAndNoVerdict)
{
    Measurement fast = calm();
    fast.epochSeconds = 0.25;
    const SpeedUp speedUp = speedUpApart(calm(), fast);
    EXPECT_DOUBLE_EQ(speedUp.median, 4);
    EXPECT_NEAR(speedUp.ci95.low, 4 * 0.9 / 1.1, 1e-9);
    EXPECT_EQ(speedUp.verdict, Verdict::Unknown);
    EXPECT_EQ(speedUp.doubt, Doubt::Apart);
    EXPECT_EQ(speedUp.provisional, Verdict::OtherFaster);
    EXPECT_EQ(speedUp.rangeOf, 0);
    Measurement few = fast;
    few.step.rangeOf = 5;
    EXPECT_EQ(speedUpApart(calm(), few).rangeOf, 5) << "a range is no 95 % interval";
    Measurement fewer = calm();
    fewer.step.rangeOf = 3;
    EXPECT_EQ(speedUpApart(fewer, few).rangeOf, 3);
    Measurement recorded = fast;
    recorded.status = PointStatus::Recorded;
    EXPECT_EQ(speedUpApart(calm(), recorded).doubt, Doubt::Apart);
}

TEST(Doubt, WithheldVerdictsAreKeptAsProvisional)
{
    Comparison comparison;
    comparison.measurements = {calm(), calm(), calm()};
    comparison.measurements[2].disturbed = true;
    comparison.speedUps = {{1, {1, 1}, Verdict::TooClose}, {2, {1.9, 2.1}, Verdict::OtherFaster}, {}};
    comparison.speedUps[2] = comparison.speedUps[1];
    withholdVerdicts(comparison);
    EXPECT_EQ(comparison.speedUps[0].verdict, Verdict::TooClose);
    EXPECT_EQ(comparison.speedUps[1].verdict, Verdict::OtherFaster);
    const SpeedUp &withheld = comparison.speedUps[2];
    EXPECT_EQ(withheld.verdict, Verdict::Unknown);
    EXPECT_EQ(withheld.doubt, Doubt::Disturbed);
    EXPECT_EQ(withheld.leaning(), Verdict::OtherFaster);
    EXPECT_EQ(withheld.median, 2);
    withholdVerdicts(comparison);
    EXPECT_EQ(comparison.speedUps[2].leaning(), Verdict::OtherFaster) << "twice is as good as once";
    SpeedUp nothing;
    withhold(nothing, Doubt::Disturbed);
    EXPECT_FALSE(nothing.hasRatio());
}

/// Load makes times uncertain, and leaves the ratio of what was taken in turn as it is.
TEST(Doubt, TimesThatDidNotConvergeMayHaveAKnownRatio)
{
    Measurement vague = calm();
    vague.converged = false;
    const auto judged = [&](const Measurement &other, const SpeedUp &ratio) {
        Comparison comparison{{vague, other}, {{1, {1, 1}, Verdict::TooClose}, ratio}};
        withholdVerdicts(comparison);
        return comparison.speedUps[1];
    };
    const SpeedUp known{2, {1.9, 2.1}, Verdict::OtherFaster};
    EXPECT_EQ(judged(calm(), known).verdict, Verdict::OtherFaster);
    EXPECT_EQ(judged(calm(), {2, {1.5, 2.1}, Verdict::OtherFaster}).doubt, Doubt::NotConverged);
    SpeedUp ofFew = known;
    ofFew.rangeOf = 12;
    EXPECT_EQ(judged(calm(), ofFew).doubt, Doubt::NotConverged) << "a range is no interval";
    SpeedUp expected = known;
    expected.predicted = true;
    EXPECT_EQ(judged(predicted(), expected).doubt, Doubt::NotConverged) << "nothing protects it from load";
    Measurement disturbed = calm();
    disturbed.disturbed = true;
    EXPECT_EQ(judged(disturbed, known).doubt, Doubt::Disturbed);
}

TEST(Doubt, EachSaysWhatWouldHelp)
{
    EXPECT_EQ(doubtText(Doubt::None), "");
    for (const Doubt doubt : {Doubt::NotConverged, Doubt::OneRepetition, Doubt::Quick, Doubt::Apart, Doubt::Disturbed})
        EXPECT_NE(doubtText(doubt).text().find(": "), std::string::npos);
}

} // namespace
} // namespace overtake
