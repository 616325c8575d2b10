// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/compare/sweeper.h"
#include "measure/fakes.h"
#include "measure/time/time_left.h"
#include "text/error.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace overtake
{
namespace
{

using namespace fakes;
using testing::ElementsAre;
using testing::HasSubstr;
using Kind = Crossover::Kind;

class SweeperTest : public testing::Test
{
protected:
    /// The base costs 1 us per unit of size; the other engine follows `law`.
    void useLaw(std::function<double(const Program &)> law, Noise noise = Noise::none())
    {
        FakeBehaviour base;
        base.law = powerLaw(0, 1e-6);
        base.noise = noise;
        base.seed = 5;
        lab.add(base);
        FakeBehaviour other;
        other.id = "gpu";
        other.label = "GPU";
        other.law = std::move(law);
        other.noise = noise;
        other.seed = 6;
        lab.add(other);
        request.key = "size";
        request.engines = {{"cpu", {}, {}}, {"gpu", {}, {}}};
        request.values = sweepValues(lab.workload.parameters().require("size", "fake"), 1, 100000, 11);
    }
    Sweep run()
    {
        MeasureOptions options;
        options.rule = rule.get();
        options.stop = stop.get_token();
        Measurer measurer(lab.registry, lab.clock, isWatched ? &lab.watch : nullptr);
        return runSweep(measurer, lab.clock, lab.workload, request, options, callbacks);
    }

    /// Another program runs beside the points for which `isBusy(value, time)`: the how many-eth time at this place.
    void disturb(std::function<bool(double value, int time)> isBusy)
    {
        isWatched = true;
        callbacks.progress = [this, isBusy](const SweepProgress &progress) {
            const bool busy = isBusy(progress.value, ++times[progress.value]);
            EXPECT_EQ(progress.repeating, times[progress.value] > 1);
            lab.watch.others = busy ? 1 : 0;
            lab.watch.waited = busy ? 1 : 0;
        };
    }

    FakeLaboratory lab;
    bool isWatched = false;
    std::map<double, int> times; ///< measured at a place
    SweepRequest request;
    SweepCallbacks callbacks;
    std::stop_source stop;
    std::unique_ptr<StopRule> rule = carefulRule(2);
};

/// Narrow, and around the truth.
void expectBracket(const Crossover::Bracket &bracket, double truth, bool otherFasterAbove)
{
    EXPECT_LE(bracket.low, truth);
    EXPECT_GE(bracket.high, truth);
    EXPECT_TRUE(bracket.refined);
    EXPECT_LE(bracket.high, std::max(1.3 * bracket.low, bracket.low + 1));
    EXPECT_EQ(bracket.otherFasterAbove, otherFasterAbove);
}

TEST_F(SweeperTest, FindsASingleCrossing)
{
    useLaw(powerLaw(500e-6, 0.1e-6)); // equal at 555.6
    const Sweep sweep = run();
    ASSERT_EQ(sweep.crossovers[1].kind, Kind::Crossings);
    ASSERT_EQ(sweep.crossovers[1].brackets.size(), 1U);
    expectBracket(sweep.crossovers[1].brackets[0], 500 / 0.9, true);
    EXPECT_LE(sweep.points.size(), 11U + 8U);
    EXPECT_TRUE(std::ranges::is_sorted(sweep.points, [](const auto &a, const auto &b) { return a.value < b.value; }));
    const auto refined = std::ranges::count_if(sweep.points, &SweepPoint::refined);
    EXPECT_EQ(static_cast<std::size_t>(refined), sweep.points.size() - 11);
    EXPECT_EQ(sweep.crossovers[0].kind, Kind::Unknown);
    EXPECT_FALSE(sweep.cancelled);
    EXPECT_EQ(sweep.workload, "fake");
    EXPECT_EQ(sweep.parameters.integer("batch"), 32);
}

TEST_F(SweeperTest, BetweenWholeNumbersOfARealParameterThereIsMore)
{
    useLaw([](const Program &program) { return 1e-4 * std::pow(1.5 / program.parameters.real("rate"), 2); });
    request.key = "rate";
    request.values = {1, 2};
    request.parameters.set("size", std::int64_t{100});
    const Sweep sweep = run();
    ASSERT_EQ(sweep.crossovers[1].brackets.size(), 1U);
    EXPECT_GT(sweep.points.size(), 2U);
    expectBracket(sweep.crossovers[1].brackets[0], 1.5, true);
    EXPECT_LT(sweep.crossovers[1].brackets[0].high, 1.3 * sweep.crossovers[1].brackets[0].low);
}

TEST_F(SweeperTest, FindsThatThereIsNone)
{
    useLaw(powerLaw(1, 1e-6));
    EXPECT_EQ(run().crossovers[1].kind, Kind::NeverInRange);
}

TEST_F(SweeperTest, FindsThatTheOtherIsAlwaysFaster)
{
    useLaw(powerLaw(0, 0.5e-6));
    EXPECT_EQ(run().crossovers[1].kind, Kind::AlwaysFaster);
}

TEST_F(SweeperTest, FindsSeveralCrossings)
{
    // In the logarithm of the size, faster where the sine is negative: crossings at 10^1, 10^2, 10^3, 10^4.
    useLaw([](const Program &program) {
        const double size = program.parameters.real("size");
        return 1e-6 * size * std::exp(0.5 * std::sin(M_PI * std::log10(size)));
    });
    request.values = sweepValues(lab.workload.parameters().require("size", "fake"), 3, 30000, 9);
    const Sweep sweep = run();
    const auto &brackets = sweep.crossovers[1].brackets;
    ASSERT_EQ(brackets.size(), 4U);
    for (std::size_t i = 0; i < 4; ++i)
        expectBracket(brackets[i], std::pow(10.0, static_cast<double>(i) + 1), i % 2 == 0);
}

TEST_F(SweeperTest, AdjacentWholeNumbersEndTheRefinement)
{
    useLaw(powerLaw(3.5e-6, 0)); // between 3 and 4
    const Sweep sweep = run();
    ASSERT_EQ(sweep.crossovers[1].brackets.size(), 1U);
    EXPECT_EQ(sweep.crossovers[1].brackets[0].low, 3);
    EXPECT_EQ(sweep.crossovers[1].brackets[0].high, 4);
    EXPECT_TRUE(sweep.crossovers[1].brackets[0].refined);
}

TEST_F(SweeperTest, NoiseDoesNotMoveTheTruthOutOfTheBracket)
{
    useLaw(powerLaw(500e-6, 0.1e-6), Noise::heavyTailed(0.05));
    int held = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        for (auto &engine : lab.engines)
            engine->random.seed(seed * 100 + (engine == lab.engines[0] ? 0 : 1));
        const Sweep sweep = run();
        held += std::ranges::any_of(sweep.crossovers[1].brackets, [](const auto &bracket) {
            return bracket.low <= 500 / 0.9 && 500 / 0.9 <= bracket.high && bracket.high < 1.5 * bracket.low;
        });
    }
    EXPECT_GE(held, 18);
}

TEST_F(SweeperTest, SlowlyVaryingRatiosAreClosedInFromBothSides)
{
    useLaw([](const Program &program) { // the ratio changes by 26 % in a decade: 1 % is 10 % of the size
        return 1e-6 * std::pow(program.parameters.real("size"), 0.9) * std::pow(1000.0, 0.1);
    });
    request.values = {1, 100000};
    const Sweep sweep = run();
    ASSERT_EQ(sweep.crossovers[1].brackets.size(), 1U);
    const auto &bracket = sweep.crossovers[1].brackets[0];
    EXPECT_LE(bracket.low, 1000);
    EXPECT_GE(bracket.high, 1000);
    EXPECT_LE(bracket.high / bracket.low, 3);
    EXPECT_LE(sweep.points.size(), 10U);
}

TEST_F(SweeperTest, WhatWasDisturbedIsMeasuredAgainAndSaysSo)
{
    useLaw(powerLaw(500e-6, 0.1e-6));
    disturb([](double value, int time) { return value > 50 && value < 5000 && time == 1; });
    const Sweep sweep = run();
    ASSERT_EQ(sweep.crossovers[1].kind, Kind::Crossings);
    EXPECT_TRUE(sweep.crossovers[1].isWholeRange());
    expectBracket(sweep.crossovers[1].brackets.at(0), 500 / 0.9, true);
    EXPECT_EQ(times[10], 1);
    EXPECT_EQ(times[316], 2);
    for (const SweepPoint &point : sweep.points) {
        EXPECT_NE(point.comparison.speedUps[1].verdict, Verdict::Unknown) << point.value;
        const auto &remarks = point.comparison.measurements[1].remarks;
        EXPECT_EQ(std::count(remarks.begin(), remarks.end(),
                             "Measured 2 times, because it was disturbed or did not converge before."),
                  times[point.value] - 1)
            << point.value;
    }
}

TEST_F(SweeperTest, NothingIsClosedInOnBetweenEndsThatAreInDoubt)
{
    useLaw(powerLaw(500e-6, 0.1e-6));
    disturb([](double, int) { return true; });
    const Sweep sweep = run();
    EXPECT_EQ(sweep.points.size(), 11U);
    EXPECT_EQ(sweep.crossovers[1].doubt, Doubt::Disturbed);
    EXPECT_EQ(sweep.crossovers[1].doubted, 11);
    EXPECT_GT(times[1], 1) << "there was hope";
    EXPECT_LE(times[1], 3) << "which ended";
}

TEST_F(SweeperTest, ASpikeThatIsDisturbedIsNoCrossover)
{
    useLaw([](const Program &) { return 0.11; }); // never faster
    lab.engines[0]->behaviour.law = [this](const Program &program) {
        return lab.watch.others > 0 ? 0.15 : 1e-6 * program.parameters.real("size"); // the base suffers
    };
    disturb([](double value, int) { return value == 316; });
    const Sweep sweep = run();
    EXPECT_EQ(sweep.crossovers[1].kind, Kind::NeverInRange);
    EXPECT_EQ(sweep.points.size(), 11U);
    EXPECT_EQ(sweep.crossovers[1].points, 10);
    EXPECT_FALSE(sweep.crossovers[1].isWholeRange());
    EXPECT_EQ(times[316], 3);
}

TEST_F(SweeperTest, MeasuringAgainEndsWithTheBudget)
{
    useLaw(powerLaw(500e-6, 0.1e-6));
    disturb([](double, int) { return true; });
    request.budgetSeconds = 60; // 44 for the first time
    const double start = lab.clock.now();
    run();
    EXPECT_GT(times[1], 1);
    EXPECT_EQ(times[100000], 1);
    EXPECT_LT(lab.clock.now() - start, 65);
}

TEST_F(SweeperTest, CancelKeepsThePointThatIsMeasuredAgain)
{
    useLaw(powerLaw(500e-6, 0.1e-6));
    disturb([this](double value, int time) {
        if (value == 316 && time == 2)
            lab.engines[1]->behaviour.beforeRun = [this](auto, auto) { stop.request_stop(); };
        return value == 316;
    });
    const Sweep sweep = run();
    EXPECT_TRUE(sweep.cancelled);
    EXPECT_EQ(sweep.points.size(), 11U);
    for (const SweepPoint &point : sweep.points)
        EXPECT_TRUE(point.comparison.measurements[1].hasTime()) << point.value;
}

TEST_F(SweeperTest, WithoutRefinementOnlyTheValuesGiven)
{
    useLaw(powerLaw(500e-6, 0.1e-6));
    request.refine = false;
    request.values = {1000, 10, 100, 100};
    const Sweep sweep = run();
    ASSERT_EQ(sweep.points.size(), 3U);
    EXPECT_EQ(sweep.points[0].value, 10);
    EXPECT_EQ(sweep.points[2].value, 1000);
    EXPECT_FALSE(sweep.crossovers[1].brackets.at(0).refined);
}

TEST_F(SweeperTest, AFailedPointDoesNotEndTheSweep)
{
    useLaw(powerLaw(500e-6, 0.1e-6));
    lab.engines[1]->behaviour.failure = [](const Program &program) {
        const auto size = program.parameters.integer("size");
        return size > 200 && size < 2000 ? std::string("The card has no room.") : std::string();
    };
    const Sweep sweep = run();
    // 316 and 1000 fail, and so does the middle of 100 and 3162, where refinement looks.
    const auto &crossover = sweep.crossovers[1];
    ASSERT_EQ(crossover.brackets.size(), 1U);
    EXPECT_EQ(crossover.brackets[0].low, 100);
    EXPECT_EQ(crossover.brackets[0].high, 3162);
    EXPECT_FALSE(crossover.brackets[0].refined);
    EXPECT_EQ(sweep.points.size(), 12U);
    for (const auto &point : sweep.points)
        EXPECT_EQ(point.comparison.measurements[0].status, PointStatus::Measured);
}

TEST_F(SweeperTest, AValueThatDoesNotGoWithTheOthersIsAFailedPoint)
{
    useLaw(powerLaw(500e-6, 0.1e-6));
    request.values = {1, 2, 3};
    lab.workload.checkBuild = [](const ParameterValues &values) {
        if (values.integer("size") == 2)
            throw UsageError("2 is no multiple of the heads.");
    };
    const Sweep sweep = run();
    ASSERT_EQ(sweep.points.size(), 3U);
    for (const Measurement &one : sweep.points[1].comparison.measurements) {
        EXPECT_EQ(one.status, PointStatus::Failed);
        EXPECT_EQ(one.reason, "2 is no multiple of the heads.");
    }
    EXPECT_EQ(sweep.points[2].comparison.measurements[1].status, PointStatus::Measured);
}

TEST_F(SweeperTest, NoExceptionOfAnEngineOrAWorkloadEndsTheSweep)
{
    useLaw(powerLaw(500e-6, 0.1e-6));
    request.values = {1, 2, 3, 4, 5};
    std::int64_t size = 0;
    lab.workload.checkBuild = [&](const ParameterValues &values) {
        size = values.integer("size");
        if (size == 4)
            throw std::bad_alloc();
    };
    lab.engines[1]->behaviour.beforeRun = [&](auto, auto) {
        if (size == 2)
            throw std::runtime_error("the driver's own");
        if (size == 3)
            throw std::bad_alloc();
    };
    const Sweep sweep = run();
    ASSERT_EQ(sweep.points.size(), 5U);
    const auto at = [&](std::size_t point, std::size_t engine) -> const Measurement & {
        return sweep.points[point].comparison.measurements[engine];
    };
    for (const std::size_t point : {1U, 2U, 3U})
        EXPECT_EQ(at(point, 1).status, PointStatus::Failed) << point;
    EXPECT_EQ(at(1, 1).reason, "A defect, please report it: GPU failed with 'the driver's own'.");
    EXPECT_EQ(at(2, 1).reason, "Memory ran out on GPU: choose a smaller size.");
    EXPECT_EQ(at(3, 1).reason, "Memory ran out on Fake: choose a smaller size.");
    EXPECT_EQ(at(3, 0).status, PointStatus::Failed) << "the work could not be described for any engine";
    for (const std::size_t point : {0U, 1U, 2U, 4U})
        EXPECT_EQ(at(point, 0).status, PointStatus::Measured) << point;
    EXPECT_EQ(at(4, 1).status, PointStatus::Measured);
}

TEST_F(SweeperTest, WhatGoesWithNoValueIsWrongUse)
{
    useLaw(powerLaw(500e-6, 0.1e-6));
    lab.workload.checkBuild = [](const ParameterValues &) { throw UsageError("No such widths."); };
    EXPECT_THROW(run(), UsageError);
}

TEST_F(SweeperTest, CancelKeepsWhatWasMeasured)
{
    useLaw(powerLaw(500e-6, 0.1e-6));
    callbacks.point = [&](const Sweep &sweep, std::size_t) {
        if (sweep.points.size() == 3)
            stop.request_stop();
    };
    const Sweep sweep = run();
    EXPECT_TRUE(sweep.cancelled);
    ASSERT_EQ(sweep.points.size(), 3U);
    EXPECT_EQ(sweep.points[2].comparison.measurements[1].status, PointStatus::Measured);
    EXPECT_EQ(sweep.crossovers[1].planned, 11) << "an unfinished sweep does not speak of its whole range";
    EXPECT_FALSE(sweep.crossovers[1].isWholeRange());
    EXPECT_EQ(sweep.pending.size(), 8U);
}

TEST_F(SweeperTest, CancelWithinAPointMarksIt)
{
    useLaw(powerLaw(500e-6, 0.1e-6));
    lab.engines[1]->behaviour.beforeRun = [&](auto, auto) { stop.request_stop(); };
    const Sweep sweep = run();
    EXPECT_TRUE(sweep.cancelled);
    ASSERT_EQ(sweep.points.size(), 1U);
    EXPECT_EQ(sweep.points[0].comparison.measurements[0].status, PointStatus::Cancelled);
}

TEST_F(SweeperTest, PointsBeyondTheBudgetAreSkippedWithTheReason)
{
    useLaw(powerLaw(500e-6, 0.1e-6));
    request.budgetSeconds = 1;
    const Sweep sweep = run();
    ASSERT_EQ(sweep.points.size(), 11U); // and no refinement
    EXPECT_EQ(sweep.points.front().comparison.measurements[0].status, PointStatus::Measured);
    const auto &last = sweep.points.back().comparison;
    EXPECT_EQ(last.measurements[1].status, PointStatus::Skipped);
    EXPECT_EQ(last.measurements[1].reason, "Skipped: the sweep's time budget of 1 s was used up.");
    EXPECT_EQ(toText(last.measurements[1].label), "GPU");
    EXPECT_EQ(last.measurements[1].parameters.integer("size"), 100000);
    EXPECT_EQ(last.speedUps[1].verdict, Verdict::Unknown);
}

TEST_F(SweeperTest, CallbacksFollowThePoints)
{
    useLaw(powerLaw(500e-6, 0.1e-6));
    std::vector<SweepProgress> progress;
    std::size_t points = 0;
    callbacks.progress = [&](const SweepProgress &one) {
        progress.push_back(one);
        EXPECT_EQ(points + 1, progress.size()); // before each point
    };
    callbacks.point = [&](const Sweep &sweep, std::size_t index) {
        ++points;
        EXPECT_EQ(sweep.points.size(), points);
        EXPECT_EQ(sweep.points.at(index).value, progress.back().value);
        EXPECT_EQ(sweep.points[index].refined, progress.back().refining);
    };
    const Sweep sweep = run();
    EXPECT_EQ(points, sweep.points.size());
    EXPECT_EQ(progress.front().pointsExpected, 11);
    EXPECT_EQ(progress.back().pointsDone + 1, static_cast<int>(sweep.points.size()));
    EXPECT_GE(progress.back().pointsExpected, static_cast<int>(sweep.points.size()));
    EXPECT_TRUE(progress.back().refining);
}

TEST_F(SweeperTest, TimeLeftIsRightWithinAFactorOfTwoOnceAFewPointsAreDone)
{
    // Steps grow to 1 s; most of the time goes to the last points.
    useLaw(powerLaw(0, 10e-6));
    request.refine = false;
    std::vector<std::pair<double, double>> estimates; // time, seconds left
    callbacks.progress = [&](const SweepProgress &one) { estimates.emplace_back(lab.clock.now(), one.secondsLeft); };
    run();
    for (std::size_t i = estimates.size() / 2; i < estimates.size(); ++i) {
        const double truth = lab.clock.now() - estimates[i].first;
        EXPECT_LE(estimates[i].second, 2 * truth) << i;
        EXPECT_GE(estimates[i].second, 0.5 * truth) << i;
    }
}

TEST_F(SweeperTest, WrongUseThrows)
{
    useLaw(powerLaw(0, 1e-6));
    const auto good = request;
    request.key = "sise";
    EXPECT_THROW(run(), UsageError);
    request.key = "shuffled";
    EXPECT_THROW(run(), UsageError);
    request = good;
    request.values = {};
    EXPECT_THROW(run(), UsageError);
    request.values = {1, 1e9};
    EXPECT_THROW(run(), UsageError);
    request = good;
    request.engines[1].id = "tpu";
    EXPECT_THROW(run(), UsageError);
}

TEST(SweepValues, AreGeometricAndDistinct)
{
    const auto table = FakeWorkload().parameters();
    const auto &size = *table.find("size");
    EXPECT_THAT(sweepValues(size, 1, 1000, 4), ElementsAre(1, 10, 100, 1000));
    EXPECT_THAT(sweepValues(size, 1, 4, 10), ElementsAre(1, 2, 3, 4));
    EXPECT_THAT(sweepValues(size, 1000, 10, 3), ElementsAre(10, 100, 1000));
    EXPECT_THAT(sweepValues(size, 5, 5, 3), ElementsAre(5));
    EXPECT_THAT(sweepValues(size, 5, 50, 1), ElementsAre(5));
    EXPECT_THROW(sweepValues(size, 0, 10, 3), UsageError);
    EXPECT_THROW(sweepValues(size, 1, 1e12, 3), UsageError);
    EXPECT_THROW(sweepValues(size, 1, 10, 0), UsageError);
    EXPECT_THROW(sweepValues(*table.find("shuffled"), 0, 1, 2), UsageError);
}

TEST(SweepValues, AreEvenOnALinearScale)
{
    auto spec = *FakeWorkload().parameters().find("size");
    spec.scale = Scale::Linear;
    EXPECT_THAT(sweepValues(spec, 10, 50, 5), ElementsAre(10, 20, 30, 40, 50));
    EXPECT_THAT(sweepValues(*FakeWorkload().parameters().find("gibibytes"), 0, 4, 3), ElementsAre(0, 2, 4));
}

TEST(TimeLeft, FollowsPowerLaws)
{
    TimeLeft estimate(0.5);
    EXPECT_DOUBLE_EQ(estimate.secondsAt(10), 0.5);
    for (const double value : {1.0, 10.0, 100.0})
        estimate.add(value, 0.1 * value, 0, 0);
    EXPECT_NEAR(estimate.secondsAt(1000), 100, 1e-9);
    EXPECT_NEAR(estimate.secondsAt(30), 3, 1e-9);
    EXPECT_DOUBLE_EQ(estimate.secondsAt(0.5), 0.1);
}

TEST(TimeLeft, SeesStepsOutgrowTheSamples)
{
    TimeLeft estimate(4);
    estimate.add(10, 0.2, 1e-4, 10); // ten samples of many short steps each
    estimate.add(100, 0.2, 1e-3, 10);
    EXPECT_NEAR(estimate.secondsAt(10000), 12 * 0.1, 1e-9);
    EXPECT_NEAR(estimate.secondsAt(1000000), 4 + 2 * 10, 1e-6); // the budget ends the samples
}

TEST(TimeLeft, IsNotCarriedAwayByOneSlowPoint)
{
    TimeLeft estimate(4);
    estimate.add(1, 0.1, 0, 0);
    estimate.add(2, 2, 0, 0); // unlucky
    EXPECT_LE(estimate.secondsAt(1024), 1024);
    EXPECT_LE(estimate.secondsAt(4), 4);
}

} // namespace
} // namespace overtake
