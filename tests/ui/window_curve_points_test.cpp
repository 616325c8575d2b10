// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/curve_points.h"

#include "measure/compare/sweeper.h"

#include <gtest/gtest.h>
#include <utility>
#include <vector>

namespace overtake
{
namespace
{

Comparison comparisonOf(double speedUp, bool quick)
{
    Comparison comparison;
    comparison.measurements.resize(2);
    for (Measurement &one : comparison.measurements) {
        one.status = PointStatus::Measured;
        one.quick = quick;
    }
    const Verdict verdict = speedUp > 1 ? Verdict::OtherFaster : Verdict::BaseFaster;
    comparison.speedUps = {{1, {1, 1}, Verdict::TooClose}, {speedUp, {speedUp, speedUp}, verdict}};
    return comparison;
}

Sweep header()
{
    Sweep sweep;
    sweep.key = "hidden";
    sweep.engines.resize(2);
    return sweep;
}

std::vector<double> valuesOf(const Sweep &sweep)
{
    std::vector<double> values;
    for (const SweepPoint &point : sweep.points)
        values.push_back(point.value);
    return values;
}

TEST(CurvePoints, AnOutlineIsAscendingAndTakesTheSinglePointsIn)
{
    CurvePoints points(header());
    EXPECT_TRUE(points.isEmpty());
    points.addSingle(50, comparisonOf(2, true));
    points.addToOutline(100, comparisonOf(3, true));
    points.addToOutline(5, comparisonOf(0.5, true));
    EXPECT_EQ(valuesOf(points.sweep()), (std::vector<double>{5, 50, 100}));
    EXPECT_TRUE(points.single().empty());
    EXPECT_FALSE(points.isCareful());
    EXPECT_EQ(points.sweep().crossovers[1].kind, Crossover::Kind::Crossings);
    EXPECT_EQ(points.sweep().key, "hidden");
}

TEST(CurvePoints, TheNearestIsByRatioAndTheNewerOfTwoQuickOnes)
{
    CurvePoints points(header());
    EXPECT_EQ(points.nearest(1), nullptr);
    points.addToOutline(10, comparisonOf(2, true));
    points.addToOutline(1000, comparisonOf(3, true));
    EXPECT_EQ(points.nearest(90)->value, 10);
    EXPECT_EQ(points.nearest(110)->value, 1000);
    points.addSingle(10, comparisonOf(4, true));
    EXPECT_EQ(points.nearest(10)->comparison.speedUps[1].median, 4);
}

TEST(CurvePoints, ACarefulSweepReplacesWhatLiesBetweenItsEnds)
{
    CurvePoints points(header());
    for (const double value : {5.0, 50.0, 500.0})
        points.addToOutline(value, comparisonOf(2, true));
    points.beginSweep();
    EXPECT_TRUE(points.sweep().points.empty());
    EXPECT_EQ(points.single().size(), 3U);

    Sweep sweep = header();
    sweep.crossovers.resize(2);
    sweep.points = {{5, false, comparisonOf(2, false)}, {60, false, comparisonOf(2, false)}};
    points.setSweep(sweep);
    EXPECT_TRUE(points.isCareful());
    EXPECT_EQ(points.single().size(), 1U);
    EXPECT_EQ(valuesOf(*points.all()), (std::vector<double>{5, 60, 500}));
    points.addSingle(60, comparisonOf(9, true)); // a quick point does not replace a careful one
    EXPECT_EQ(points.nearest(60)->comparison.speedUps[1].median, 2);
    EXPECT_EQ(points.all()->points[1].comparison.speedUps[1].median, 2);
}

TEST(CurvePoints, AStoppedSweepLeavesTheOutline)
{
    CurvePoints points(header());
    for (const double value : {5.0, 50.0, 500.0})
        points.addToOutline(value, comparisonOf(2, true));
    points.beginSweep();
    points.stopSweep();
    EXPECT_EQ(valuesOf(points.sweep()), (std::vector<double>{5, 50, 500})) << "nothing was measured";
    EXPECT_FALSE(points.isCareful());

    points.beginSweep();
    Sweep sweep = header();
    sweep.points = {{5, false, comparisonOf(2, false)}};
    sweep.pending = {60, 500};
    points.setSweep(sweep);
    points.stopSweep();
    EXPECT_TRUE(points.isCareful());
    EXPECT_EQ(valuesOf(points.sweep()), (std::vector<double>{5, 50, 500}));
    EXPECT_TRUE(points.single().empty());
    EXPECT_EQ(points.sweep().pending, std::vector<double>{60});

    points.addSingle(200, comparisonOf(2, true));
    points.beginSweep();
    points.stopSweep();
    EXPECT_EQ(valuesOf(points.sweep()), (std::vector<double>{5, 50, 500})) << "single points stay apart";
    EXPECT_EQ(points.single().size(), 1U);
}

TEST(CurvePoints, SinglePointsStandApartAndTheNewestStays)
{
    CurvePoints points(header());
    for (const double value : {20.0, 100.0, 1900.0, 100.2})
        points.addSingle(value, comparisonOf(2, true));
    ASSERT_EQ(points.single().size(), 3U);
    EXPECT_EQ(points.single()[1].value, 100.2);
    points.addSingle(20, comparisonOf(7, true));
    ASSERT_EQ(points.single().size(), 3U);
    EXPECT_EQ(points.single()[0].comparison.speedUps[1].median, 7);
}

TEST(CurvePoints, WhatWasCancelledChangesNothing)
{
    CurvePoints points(header());
    Comparison cancelled = comparisonOf(9, true);
    cancelled.measurements[1].status = PointStatus::Cancelled;
    points.addSingle(100, comparisonOf(2, true));
    points.addSingle(100, cancelled);
    points.addToOutline(100, cancelled);
    ASSERT_EQ(points.single().size(), 1U);
    EXPECT_EQ(points.single()[0].comparison.speedUps[1].median, 2);
    Sweep sweep = header();
    sweep.crossovers.resize(2);
    sweep.points = {{5, false, cancelled}};
    points.setSweep(sweep);
    EXPECT_TRUE(points.sweep().points.empty());
}

TEST(CurvePoints, ASweepMeasuredAgainReplacesPointByPoint)
{
    CurvePoints points(header());
    const auto sweepOf = [](std::vector<double> values, double speedUp) {
        Sweep sweep = header();
        sweep.crossovers.resize(2);
        for (const double value : values)
            sweep.points.push_back({value, false, comparisonOf(speedUp, false)});
        return sweep;
    };
    points.beginSweep();
    points.setSweep(sweepOf({5, 50, 500}, 2));
    points.endSweep();
    points.beginSweep();
    EXPECT_EQ(points.sweep().points.size(), 3U);
    points.setSweep(sweepOf({5}, 0.5));
    EXPECT_EQ(valuesOf(points.sweep()), (std::vector<double>{5, 50, 500}));
    EXPECT_EQ(points.nearest(5)->comparison.speedUps[1].median, 0.5);
    EXPECT_EQ(points.sweep().crossovers[1].kind, Crossover::Kind::Crossings); // of all that is on show
    points.setSweep(sweepOf({5, 500}, 0.5));
    points.endSweep();
    EXPECT_EQ(valuesOf(points.sweep()), (std::vector<double>{5, 500}));
    EXPECT_NE(points.sweep().crossovers[1].kind, Crossover::Kind::Crossings);
}

TEST(CurvePoints, ASweepOfANarrowerRangeKeepsThePointsBeyondItsEnds)
{
    const auto sweepOf = [](const std::vector<std::pair<double, double>> &speedUps) {
        Sweep sweep = header();
        for (const auto &[value, speedUp] : speedUps)
            sweep.points.push_back({value, false, comparisonOf(speedUp, false)});
        findCrossovers(sweep);
        return sweep;
    };
    CurvePoints points(header());
    points.beginSweep();
    points.setSweep(sweepOf({{5, 0.5}, {50, 2}, {500, 2}}));
    points.endSweep();
    points.beginSweep();
    points.setSweep(sweepOf({{40, 2}, {60, 2}}));
    points.endSweep();
    EXPECT_EQ(valuesOf(points.sweep()), (std::vector<double>{5, 40, 60, 500}));
    EXPECT_EQ(valuesOf(*points.all()), valuesOf(points.sweep())) << "as a file has them";
    const Crossover &crossover = points.sweep().crossovers[1];
    ASSERT_EQ(crossover.brackets.size(), 1U) << "of the whole curve";
    EXPECT_EQ(crossover.brackets[0].low, 5);
    EXPECT_EQ(crossover.brackets[0].high, 40);
    EXPECT_TRUE(crossover.isWholeRange());
}

TEST(CurvePoints, AnUnfinishedSweepNeverLooksWhole)
{
    const auto sweepOf = [](std::vector<double> values, std::vector<double> pending) {
        Sweep sweep = header();
        sweep.pending = std::move(pending);
        for (const double value : values)
            sweep.points.push_back({value, false, comparisonOf(2, false)});
        findCrossovers(sweep);
        return sweep;
    };
    const auto planned = [](const Sweep &sweep) { return sweep.crossovers[1].planned; };
    CurvePoints points(header());
    points.addSingle(50, comparisonOf(2, true)); // stays until the sweep has come there
    points.addSingle(900, comparisonOf(2, true));
    points.beginSweep();
    points.setSweep(sweepOf({5}, {50, 500}));
    EXPECT_EQ(planned(points.sweep()), 3);
    points.addSingle(5, comparisonOf(3, false));
    EXPECT_EQ(planned(points.sweep()), 3);
    EXPECT_EQ(planned(*points.all()), 4) << "two of them are there";
    EXPECT_EQ(planned(points.changed(header(), [](Comparison &) {}).sweep()), 3);
    points.setSweep(sweepOf({5, 50, 500}, {500})); // as the last callback has it
    points.endSweep();
    EXPECT_TRUE(points.sweep().crossovers[1].isWholeRange());

    points.beginSweep(); // its points stay until they are measured anew
    points.setSweep(sweepOf({5}, {50, 500, 2000}));
    EXPECT_EQ(valuesOf(points.sweep()), (std::vector<double>{5, 50, 500}));
    EXPECT_EQ(planned(points.sweep()), 4);
    EXPECT_FALSE(points.sweep().crossovers[1].isWholeRange());
}

/// Quick or not, and which engines were disturbed.
Comparison takenAs(double speedUp, bool quick, bool baseDisturbed, bool otherDisturbed)
{
    Comparison comparison = comparisonOf(speedUp, quick);
    comparison.measurements[0].disturbed = baseDisturbed;
    comparison.measurements[1].disturbed = otherDisturbed;
    comparison.measurements[0].epochSeconds = speedUp;
    comparison.measurements[1].epochSeconds = 1;
    return comparison;
}

double speedUpAt(const CurvePoints &points, double value)
{
    return points.nearest(value)->comparison.speedUps[1].median;
}

TEST(CurvePoints, OfTwoMeasurementsOfAPlaceTheBetterStaysThenTheNewer)
{
    const std::vector<Comparison> fromWorstToBest{takenAs(2, true, true, true), takenAs(3, false, true, true),
                                                  takenAs(4, true, false, false), takenAs(5, false, false, false)};
    for (std::size_t worse = 0; worse < fromWorstToBest.size(); ++worse)
        for (std::size_t better = worse; better < fromWorstToBest.size(); ++better)
            for (const bool betterFirst : {false, true}) {
                CurvePoints points(header());
                points.addSingle(100, fromWorstToBest[betterFirst ? better : worse]);
                points.addSingle(100, fromWorstToBest[betterFirst ? worse : better]);
                EXPECT_EQ(points.single().size(), 1U);
                EXPECT_EQ(speedUpAt(points, 100), fromWorstToBest[better].speedUps[1].median);
            }
    CurvePoints points(header());
    points.addSingle(100, takenAs(4, true, false, false));
    points.addSingle(100, takenAs(6, true, false, false));
    EXPECT_EQ(speedUpAt(points, 100), 6);
}

TEST(CurvePoints, ASweptPlaceHasOnePointHoweverItIsMeasuredAgain)
{
    CurvePoints points(header());
    points.addSingle(60, takenAs(7, true, false, false));
    points.beginSweep();
    Sweep sweep = header();
    sweep.crossovers.resize(2);
    for (const double value : {5.0, 60.0, 500.0})
        sweep.points.push_back({value, value == 60, takenAs(3, false, true, true)});
    points.setSweep(sweep);
    points.setSweep(sweep); // as it grows
    EXPECT_EQ(speedUpAt(points, 60), 7) << "calm, if quick";
    EXPECT_TRUE(points.nearest(60)->refined);
    points.endSweep();
    EXPECT_EQ(speedUpAt(points, 60), 7);
    points.addSingle(5, takenAs(8, true, false, false));
    EXPECT_TRUE(points.single().empty());
    EXPECT_EQ(speedUpAt(points, 5), 8);
    EXPECT_EQ(valuesOf(*points.all()), (std::vector<double>{5, 60, 500}));
}

TEST(CurvePoints, AMinuteOfDraggingLeavesWhatCanBeRead)
{
    CurvePoints points(header());
    for (int i = 0; i < 600; ++i) // there and back, every third disturbed
        points.addSingle(100 + (i < 300 ? i : 600 - i) / 3.0, takenAs(2, true, i % 3 == 0, i % 3 == 0));
    EXPECT_LE(points.single().size(), 40U);
    points.addSingle(150.5, takenAs(2, true, true, true));
    EXPECT_EQ(points.nearest(150.5)->value, 150.5) << "the slider's own place is always there";
}

} // namespace
} // namespace overtake
