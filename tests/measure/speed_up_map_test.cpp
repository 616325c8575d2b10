// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The map of two engines whose times follow known laws: the line lies where the laws say, few points are spent far from
// it, and cancel, budget and failures leave what was measured.
#include "measure/compare/map_field.h"
#include "measure/compare/speed_up.h"
#include "measure/compare/speed_up_map.h"
#include "measure/fakes.h"
#include "text/error.h"

#include <gmock/gmock.h>
#include <map>

namespace overtake
{
namespace
{

using namespace fakes;

class SpeedUpMapTest : public testing::Test
{
protected:
    /// The base takes size x batch microseconds, the other engine always a thousand: the lead changes where the
    /// product is 1000.
    SpeedUpMapTest()
    {
        FakeBehaviour base;
        base.law = [](const Program &program) { return 1e-6 * number(program, "size") * number(program, "batch"); };
        lab.add(base);
        FakeBehaviour other;
        other.id = "gpu";
        other.label = "GPU";
        other.law = [](const Program &) { return 1e-3; };
        lab.add(other);
        request.engines = {{"cpu", {}, {}}, {"gpu", {}, {}}};
        request.parameters.set("samples", std::int64_t{1} << 20);
        request.first = axis("size", 1, 4096);
        request.second = axis("batch", 1, 256);
    }

    static double number(const Program &program, const char *key)
    {
        return static_cast<double>(program.parameters.integer(key));
    }
    MapAxis axis(const char *key, double from, double to, int points = 5)
    {
        return mapAxis(lab.workload, lab.workload.parameters().defaults(), key, from, to, points);
    }
    SpeedUpMap run()
    {
        MeasureOptions options;
        options.rule = rule.get();
        options.stop = stop.get_token();
        Measurer measurer(lab.registry, lab.clock, isWatched ? &lab.watch : nullptr);
        return runMap(measurer, lab.clock, lab.workload, request, options, callbacks);
    }

    FakeLaboratory lab;
    bool isWatched = false;
    MapRequest request;
    MapCallbacks callbacks;
    std::stop_source stop;
    std::unique_ptr<StopRule> rule = quickRule();
};

TEST_F(SpeedUpMapTest, AnAxisHasItsEndsAndThreeValuesInEachGap)
{
    EXPECT_EQ(request.first.values.size(), 17U);
    EXPECT_THAT(request.first.coarse, testing::ElementsAre(0, 4, 8, 12, 16));
    EXPECT_EQ(request.first.values.front(), 1);
    EXPECT_EQ(request.first.values.back(), 4096);
    const MapAxis few = axis("size", 1, 3); // whole numbers: no more than three
    EXPECT_THAT(few.values, testing::ElementsAre(1, 2, 3));
    EXPECT_THAT(few.coarse, testing::ElementsAre(0, 1, 2));
    EXPECT_THROW(axis("size", 1, 4096, 1), UsageError);
}

TEST_F(SpeedUpMapTest, RefinesAlongTheLineAndNowhereElse)
{
    const SpeedUpMap map = run();
    EXPECT_FALSE(map.outOfTime);
    EXPECT_GT(map.points.size(), 25U);
    EXPECT_LT(map.points.size(), 17U * 17 / 2);
    for (const MapPoint &point : map.points) {
        if (!point.refined)
            continue;
        const double product = map.first.values[point.a] * map.second.values[point.b];
        EXPECT_LT(std::abs(std::log(product / 1000)), std::log(4096.0) / 4 + std::log(256.0) / 4) << product;
    }
    for (const MapBlock &block : blocksOf(map))
        EXPECT_TRUE(block.span() == 1 || !leadChangesIn(map, block));
}

TEST_F(SpeedUpMapTest, TheLineLiesWhereBothAreEquallyFast)
{
    const SpeedUpMap map = run();
    const MapField field = fieldOf(map, 1);
    const auto valueAt = [](const std::vector<double> &values, double place) {
        const auto low = static_cast<std::size_t>(place);
        const std::size_t high = std::min(low + 1, values.size() - 1);
        return std::exp(std::lerp(std::log(values[low]), std::log(values[high]), place - static_cast<double>(low)));
    };
    const std::vector<MapSegment> line = zeroLine(field, field.median);
    ASSERT_GT(line.size(), 8U);
    for (const MapSegment &segment : line)
        for (const auto &[a, b] : {segment.from, segment.to})
            EXPECT_NEAR(valueAt(map.first.values, a) * valueAt(map.second.values, b), 1000, 150);
}

TEST_F(SpeedUpMapTest, TheFieldIsInterpolatedBetweenPointsAndUnknownBeyond)
{
    request.first = axis("size", 1, 16, 2);
    request.second = axis("batch", 1, 16, 2);
    const SpeedUpMap map = run(); // the base wins everywhere: four points
    ASSERT_EQ(map.points.size(), 4U);
    const MapField field = fieldOf(map, 1);
    EXPECT_NEAR(field.at(field.median, 2, 2), (std::log(1e-3) + 2 * std::log(16e-3) + std::log(256e-3)) / 4, 1e-6);
    EXPECT_TRUE(zeroLine(field, field.median).empty());
    for (std::size_t missing = 0; missing < 4; ++missing) { // whichever corner it is
        SpeedUpMap fewer = map;
        fewer.points.erase(fewer.points.begin() + static_cast<std::ptrdiff_t>(missing));
        const MapField holed = fieldOf(fewer, 1);
        EXPECT_TRUE(std::isnan(holed.at(holed.median, 2, 2))) << missing;
        EXPECT_TRUE(std::isnan(holed.at(holed.median, map.points[missing].a, map.points[missing].b))) << missing;
        for (const MapPoint &point : fewer.points)
            EXPECT_FALSE(std::isnan(holed.at(holed.median, point.a, point.b))) << missing;
    }
}

/// The dashed lines enclose what the verdict calls too close: a ratio that is certain, but within 3 %, too.
TEST_F(SpeedUpMapTest, TheFieldsEndsAgreeWithTheVerdict)
{
    request.first = axis("size", 1, 16, 2);
    request.second = axis("batch", 1, 16, 2);
    SpeedUpMap map = run();
    ASSERT_FALSE(map.points.empty());
    for (const Interval &interval : {Interval{1.005, 1.02}, Interval{1.02, 1.5}, Interval{1.031, 1.5},
                                     Interval{0.9, 0.98}, Interval{0.9, 0.97}, Interval{0.8, 1.2}}) {
        SpeedUp &speedUp = map.points[0].comparison.speedUps[1];
        speedUp.ci95 = interval;
        speedUp.median = (interval.low + interval.high) / 2;
        const MapField field = fieldOf(map, 1);
        const std::size_t a = map.points[0].a;
        const std::size_t b = map.points[0].b;
        EXPECT_EQ(field.at(field.low, a, b) > 0, verdictOf(interval) == Verdict::OtherFaster) << interval.low;
        EXPECT_EQ(field.at(field.high, a, b) < 0, verdictOf(interval) == Verdict::BaseFaster) << interval.high;
    }
}

TEST_F(SpeedUpMapTest, ASaddleIsTwoLines)
{
    MapField field;
    field.columns = field.rows = 2;
    field.median = {1, -1, -1, 1};
    EXPECT_EQ(zeroLine(field, field.median).size(), 2U);
    field.median = {1, -3, -3, 1}; // the middle is negative: the line cuts off the two positive corners
    for (const MapSegment &segment : zeroLine(field, field.median)) {
        const double middle = (segment.from[0] + segment.to[0] + segment.from[1] + segment.to[1]) / 4;
        EXPECT_GT(std::abs(middle - 0.5), 0.3);
    }
}

TEST_F(SpeedUpMapTest, WhatWasDisturbedIsMeasuredAgain)
{
    rule = carefulRule(1);
    for (const auto &engine : lab.engines) // no step outgrows the budget
        engine->behaviour.law = [law = engine->behaviour.law](const Program &program) { return 2e-3 * law(program); };
    isWatched = true;
    std::map<std::pair<double, double>, int> times;
    callbacks.progress = [&](const SweepProgress &progress) {
        const int time = ++times[{progress.value, progress.secondValue}];
        EXPECT_EQ(progress.repeating, time > 1);
        lab.watch.others = lab.watch.waited.emplace(time == 1 && progress.value < 100 ? 1 : 0);
    };
    const SpeedUpMap map = run();
    EXPECT_GT(map.points.size(), 25U);
    for (const MapPoint &point : map.points) {
        const std::pair place{map.first.values[point.a], map.second.values[point.b]};
        EXPECT_EQ(times[place], place.first < 100 ? 2 : 1);
        EXPECT_NE(point.comparison.speedUps[1].verdict, Verdict::Unknown);
    }
}

TEST_F(SpeedUpMapTest, OneRowMeasuresAsASweepDoes)
{
    rule = carefulRule(1);
    for (const auto &engine : lab.engines)
        engine->behaviour.law = [law = engine->behaviour.law](const Program &program) { return 2e-3 * law(program); };
    isWatched = true;
    const auto disturbing = [&](std::map<double, int> &times) {
        return [&](const SweepProgress &progress) {
            const int time = ++times[progress.value];
            EXPECT_EQ(progress.repeating, time > 1);
            lab.watch.others = lab.watch.waited.emplace(time == 1 && progress.value < 100 ? 1 : 0);
        };
    };
    std::map<double, int> inMap;
    request.second = {"batch", {4}, {0}};
    callbacks.progress = disturbing(inMap);
    run();

    std::map<double, int> inSweep;
    SweepRequest row;
    row.parameters = request.parameters;
    row.parameters.set("batch", std::int64_t{4});
    row.key = "size";
    for (const std::size_t index : request.first.coarse)
        row.values.push_back(request.first.values[index]);
    row.engines = request.engines;
    row.refine = false;
    MeasureOptions options;
    options.rule = rule.get();
    Measurer measurer(lab.registry, lab.clock, &lab.watch);
    runSweep(measurer, lab.clock, lab.workload, row, options, {disturbing(inSweep), nullptr});
    EXPECT_EQ(inMap, (std::map<double, int>{{1, 2}, {8, 2}, {64, 2}, {512, 1}, {4096, 1}}));
    EXPECT_EQ(inSweep, inMap);
}

TEST_F(SpeedUpMapTest, NothingIsClosedInOnBetweenPointsInDoubt)
{
    rule = carefulRule(0.1);
    isWatched = true;
    lab.watch.others = lab.watch.waited.emplace(1);
    EXPECT_EQ(run().points.size(), 25U);
}

TEST_F(SpeedUpMapTest, CancelKeepsWhatWasMeasured)
{
    callbacks.point = [&](const SpeedUpMap &map) {
        if (map.points.size() == 7)
            stop.request_stop();
    };
    const SpeedUpMap map = run();
    EXPECT_TRUE(map.cancelled);
    EXPECT_EQ(map.points.size(), 7U);
}

TEST_F(SpeedUpMapTest, TheBudgetEndsTheMapAndSaysSo)
{
    request.budgetSeconds = 2;
    const double start = lab.clock.now();
    const SpeedUpMap map = run();
    EXPECT_TRUE(map.outOfTime);
    EXPECT_FALSE(map.points.empty());
    EXPECT_LT(lab.clock.now() - start, 4);
}

TEST_F(SpeedUpMapTest, AFailedPointIsDataAndAllFailedIsAnError)
{
    lab.workload.checkBuild = [](const ParameterValues &values) {
        if (values.integer("size") > 1000)
            throw Error("too large");
    };
    const SpeedUpMap map = run();
    const MapPoint *corner = map.find(map.first.coarse.back(), map.second.coarse.back());
    ASSERT_TRUE(corner);
    EXPECT_EQ(corner->comparison.measurements[0].status, PointStatus::Failed);
    EXPECT_FALSE(zeroLine(fieldOf(map, 1), fieldOf(map, 1).median).empty());
    lab.workload.checkBuild = [](const ParameterValues &) { throw Error("never"); };
    EXPECT_THROW(run(), Error);
}

TEST_F(SpeedUpMapTest, EnginesThatAreAlikeAreNotRefinedForEver)
{
    lab.engines[0]->behaviour.law = [](const Program &) { return 1e-3; };
    lab.engines[0]->behaviour.noise = lab.engines[1]->behaviour.noise = Noise::logNormal(0.01);
    EXPECT_LE(run().points.size(), 30U);
}

TEST_F(SpeedUpMapTest, ProgressCountsUpToTheEnd)
{
    std::vector<SweepProgress> all;
    callbacks.progress = [&](const SweepProgress &progress) { all.push_back(progress); };
    const SpeedUpMap map = run();
    ASSERT_EQ(all.size(), map.points.size());
    EXPECT_EQ(all.front().pointsExpected, 25);
    EXPECT_TRUE(all.back().refining);
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_EQ(all[i].pointsDone, static_cast<int>(i));
        EXPECT_GT(all[i].pointsExpected, all[i].pointsDone);
    }
}

TEST_F(SpeedUpMapTest, WrongUseIsSaid)
{
    request.second = request.first;
    EXPECT_THROW(run(), UsageError);
}

TEST_F(SpeedUpMapTest, ARowIsASweep)
{
    const SpeedUpMap map = run();
    const std::vector<SweepPoint> row = rowOf(map, map.second.coarse[2]);
    ASSERT_GE(row.size(), 5U);
    for (std::size_t i = 1; i < row.size(); ++i)
        EXPECT_LT(row[i - 1].value, row[i].value);
    EXPECT_EQ(row.front().comparison.measurements[0].parameters.integer("batch"),
              static_cast<std::int64_t>(map.second.values[map.second.coarse[2]]));
}

} // namespace
} // namespace overtake
