// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/compare/doubt.h"
#include "measure/compare/sweeper.h"
#include "measure/measurement.h"

#include <gtest/gtest.h>

namespace overtake
{
namespace
{

using Kind = Crossover::Kind;

/// One point for each letter, at 10, 20, 40, …: b(ase faster), o(ther faster), = too close, ? failed; B, O and # are
/// the same in doubt: B quick, O and # disturbed; Q is o measured quickly.
Crossover crossoverOf(const std::string &verdicts)
{
    std::vector<SweepPoint> points;
    double value = 10;
    for (const char letter : verdicts) {
        SweepPoint point;
        point.value = value;
        point.comparison.speedUps.resize(2);
        SpeedUp &speedUp = point.comparison.speedUps[1];
        speedUp.verdict = letter == 'b' || letter == 'B'                    ? Verdict::BaseFaster
                          : letter == 'o' || letter == 'O' || letter == 'Q' ? Verdict::OtherFaster
                          : letter == '=' || letter == '#'                  ? Verdict::TooClose
                                                                            : Verdict::Unknown;
        if (letter == 'B' || letter == 'Q' || letter == 'O' || letter == '#')
            withhold(speedUp, letter == 'B' || letter == 'Q' ? Doubt::Quick : Doubt::Disturbed);
        points.push_back(point);
        value *= 2;
    }
    return findCrossover(points, 1, AxisNumbers::Whole);
}

std::string words(const std::string &verdicts)
{
    return toMessage(crossoverOf(verdicts), foreign("CPU"), foreign("GPU"), foreign("neurons")).text();
}

TEST(Crossover, OneCrossing)
{
    const Crossover crossover = crossoverOf("bboo");
    ASSERT_EQ(crossover.kind, Kind::Crossings);
    ASSERT_EQ(crossover.brackets.size(), 1U);
    EXPECT_EQ(crossover.brackets[0].low, 20);
    EXPECT_EQ(crossover.brackets[0].high, 40);
    EXPECT_TRUE(crossover.brackets[0].otherFasterAbove);
    EXPECT_FALSE(crossover.brackets[0].refined);
}

TEST(Crossover, AnOutlineStaysProvisionalAlthoughOnePointIsCertain)
{
    const Crossover outline = crossoverOf("BBbQQO");
    ASSERT_EQ(outline.brackets.size(), 1U);
    EXPECT_EQ(outline.brackets[0].low, 40);
    EXPECT_EQ(outline.brackets[0].high, 80);
    EXPECT_EQ(outline.doubt, Doubt::Quick);
    const Crossover sweep = crossoverOf("bbQo"); // the slider's quick point beside a sweep decides nothing
    ASSERT_EQ(sweep.brackets.size(), 1U);
    EXPECT_EQ(sweep.brackets[0].high, 80);
    EXPECT_EQ(sweep.doubt, Doubt::None);
}

TEST(Crossover, CloseCallsLieInsideTheBracket)
{
    const Crossover crossover = crossoverOf("b==o");
    ASSERT_EQ(crossover.brackets.size(), 1U);
    EXPECT_EQ(crossover.brackets[0].low, 10);
    EXPECT_EQ(crossover.brackets[0].high, 80);
    EXPECT_TRUE(crossover.brackets[0].refined);
}

TEST(Crossover, FailedPointsAreSkippedOver)
{
    const Crossover crossover = crossoverOf("b?o?");
    ASSERT_EQ(crossover.brackets.size(), 1U);
    EXPECT_EQ(crossover.brackets[0].low, 10);
    EXPECT_EQ(crossover.brackets[0].high, 40);
    EXPECT_FALSE(crossover.brackets[0].refined);
    EXPECT_EQ(crossover.points, 2);
}

TEST(Crossover, SeveralCrossings)
{
    const Crossover crossover = crossoverOf("bo=bbo");
    ASSERT_EQ(crossover.brackets.size(), 3U);
    EXPECT_TRUE(crossover.brackets[0].otherFasterAbove);
    EXPECT_FALSE(crossover.brackets[1].otherFasterAbove);
    EXPECT_EQ(crossover.brackets[1].low, 20);
    EXPECT_EQ(crossover.brackets[1].high, 80);
    EXPECT_TRUE(crossover.brackets[2].otherFasterAbove);
}

TEST(Crossover, PointsInDoubtDecideNothing)
{
    const Crossover spike = crossoverOf("bOob"); // the first O is a disturbed point
    ASSERT_EQ(spike.brackets.size(), 2U);
    EXPECT_EQ(spike.brackets[0].low, 10);
    EXPECT_EQ(spike.brackets[0].high, 40);
    EXPECT_EQ(spike.doubted, 1);
    EXPECT_EQ(spike.planned, 4);
    EXPECT_EQ(spike.doubt, Doubt::None);
    EXPECT_EQ(crossoverOf("bbOb").kind, Kind::NeverInRange);
    EXPECT_EQ(crossoverOf("bbOb").points, 3);
}

TEST(Crossover, WithoutAnyVerdictItIsProvisional)
{
    const Crossover crossover = crossoverOf("BBOO");
    ASSERT_EQ(crossover.kind, Kind::Crossings);
    EXPECT_EQ(crossover.brackets[0].low, 20);
    EXPECT_EQ(crossover.brackets[0].high, 40);
    EXPECT_EQ(crossover.doubt, Doubt::Disturbed) << "the worst of them";
    EXPECT_EQ(crossoverOf("BB").doubt, Doubt::Quick);
    EXPECT_EQ(words("BBOO"), "Not certain, because more points are in doubt than have a verdict. GPU overtakes CPU "
                             "between 20 and 40 (neurons).");
}

TEST(Crossover, AQuietPointAmongDisturbedOnesTellsNothingOfTheRange)
{
    const Crossover crossover = crossoverOf("bOOO");
    ASSERT_EQ(crossover.brackets.size(), 1U);
    EXPECT_EQ(crossover.doubt, Doubt::Disturbed);
    EXPECT_EQ(words("bOOO"),
              "Not certain, because more points are in doubt than have a verdict. GPU overtakes CPU between 10 and 20 "
              "(neurons).");
    EXPECT_EQ(crossoverOf("bbOO").doubt, Doubt::None) << "as many";
    EXPECT_EQ(crossoverOf("boOOO").doubt, Doubt::None) << "the lead changes between two that are certain";
}

TEST(Crossover, NoCrossing)
{
    EXPECT_EQ(crossoverOf("").kind, Kind::Unknown);
    EXPECT_EQ(crossoverOf("??").kind, Kind::Unknown);
    EXPECT_EQ(crossoverOf("bb=").kind, Kind::NeverInRange);
    EXPECT_EQ(crossoverOf("===").kind, Kind::NeverInRange);
    EXPECT_EQ(crossoverOf("oo").kind, Kind::AlwaysFaster);
    EXPECT_EQ(crossoverOf("=oo").kind, Kind::AlwaysFaster);
}

TEST(Crossover, NarrowBrackets)
{
    EXPECT_TRUE(isNarrowBracket(100, 104, AxisNumbers::Whole));
    EXPECT_FALSE(isNarrowBracket(100, 106, AxisNumbers::Whole));
    EXPECT_TRUE(isNarrowBracket(3, 4, AxisNumbers::Whole));
    EXPECT_FALSE(isNarrowBracket(3.5, 4, AxisNumbers::Real));
    EXPECT_FALSE(isNarrowBracket(0, 2, AxisNumbers::Whole));
    EXPECT_TRUE(isNarrowBracket(0, 1, AxisNumbers::Whole));
    EXPECT_FALSE(isNarrowBracket(3, 4, AxisNumbers::Real)); // 3.5 lies between
    EXPECT_TRUE(isNarrowBracket(100, 104, AxisNumbers::Real));
}

TEST(CrossoverText, NamesTheInterval)
{
    Crossover crossover;
    crossover.kind = Kind::Crossings;
    crossover.brackets = {{1060, 1210, true, true}};
    crossover.points = crossover.planned = 4;
    EXPECT_EQ(toMessage(crossover, foreign("CPU, 2 threads"), foreign("GPU"), foreign("hidden neurons")),
              "GPU overtakes CPU, 2 threads between 1 060 and 1 210 (hidden neurons).");
    crossover.brackets.push_back({0.0123, 2500000, false, true});
    EXPECT_EQ(
        toMessage(crossover, foreign("CPU"), foreign("GPU"), foreign("samples")),
        "GPU overtakes CPU between 1 060 and 1 210 (samples). Then CPU overtakes GPU between 0.0123 and 2 500 000.");
}

TEST(CrossoverText, SaysWhenThereIsNone)
{
    EXPECT_EQ(words("bb"), "CPU is faster over the whole range: GPU does not overtake it.");
    EXPECT_EQ(words("oo"), "GPU is faster than CPU over the whole range.");
    EXPECT_EQ(words("=="), "Too close to call over the whole range: neither CPU nor GPU is clearly faster.");
    EXPECT_EQ(words("b=="), "GPU does not overtake CPU in this range: slower at 1 point, too close to call at 2.");
    EXPECT_EQ(words("=oo"),
              "GPU is nowhere slower than CPU in this range: faster at 2 points, too close to call at 1.");
    EXPECT_EQ(words("??"), "No verdict: CPU and GPU were not both measured at any point.");
}

TEST(CrossoverText, ClaimsNoMoreThanTheRangeMeasured)
{
    EXPECT_EQ(words("o???"), "GPU is faster than CPU at the 1 of 4 points measured.");
    EXPECT_EQ(words("bb?"), "CPU is faster than GPU at the 2 of 3 points measured.");
    EXPECT_EQ(words("oO?"), "GPU is faster than CPU at the 1 of 3 points that has a verdict.");
    EXPECT_EQ(words("=O?"),
              "Too close to call at the 1 of 3 points that has a verdict: neither CPU nor GPU is clearly faster.");
    EXPECT_EQ(words("OO").find("whole range"), std::string::npos) << "not without a verdict";
    EXPECT_EQ(words("OO?"), "Not certain, because more points are in doubt than have a verdict. GPU is faster than CPU "
                            "at the 2 of 3 points "
                            "measured.");
    EXPECT_EQ(words("QQ?"), "Not certain, because more points were measured quickly than have a verdict. GPU is faster "
                            "than CPU at the 2 of 3 points measured.");
    EXPECT_TRUE(
        words("bOOOQQ?").starts_with("Not certain, because more points were measured quickly than have a verdict. "))
        << "two of seven are not most";
    EXPECT_EQ(
        words("##?"),
        "Not certain, because more points are in doubt than have a verdict. Too close to call at the 2 of 3 points "
        "measured: neither CPU nor GPU is clearly faster.");
    EXPECT_EQ(words("==?"), "Too close to call at the 2 of 3 points measured: neither CPU nor GPU is clearly faster.");
    EXPECT_EQ(words("b=?"), "CPU is faster than GPU at 1 of 3 points, too close to call at 1.");
    EXPECT_EQ(words("bo?"), "GPU overtakes CPU between 10 and 20 (neurons). Only 2 of 3 points have a verdict.");
}

TEST(CrossoverText, ACurveThatGoesBackIsToldSo)
{
    EXPECT_EQ(words("bob"), "GPU overtakes CPU between 10 and 20 (neurons). Then CPU overtakes GPU between 20 and 40.");
}

TEST(EngineUseText, IsAsTyped)
{
    EngineUse use{"cpu", {}, {}};
    EXPECT_EQ(toText(use), "cpu");
    use.options.set("threads", std::int64_t{1});
    use.overrides.set("batch", std::int64_t{512});
    EXPECT_EQ(toText(use), "cpu,threads=1,batch=512");
}

} // namespace
} // namespace overtake
