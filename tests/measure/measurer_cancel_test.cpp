// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/measurer_lab.h"

namespace overtake
{
namespace
{

using namespace fakes;

TEST_F(MeasurerTest, CancelIsHonouredWithin100MillisecondsAndOneStep)
{
    // The rule asks for samples of 10 s; the steps take 1 ms.
    class LongSamples : public StopRule
    {
        void add(double, double) override {}
        Decision decide() const override { return Decision::Continue; }
        double sampleTarget() const override { return 10; }
        double budget() const override { return 1000; }
        bool quick() const override { return false; }
        std::unique_ptr<StopRule> clone(double) const override { return std::make_unique<LongSamples>(); }
    };
    auto &engine = lab.add({});
    const double cancelAt = lab.clock.now() + 15;
    engine.behaviour.beforeRun = [&](auto, auto) {
        if (lab.clock.now() >= cancelAt)
            stop.request_stop();
    };
    const Measurement m = measure(LongSamples());
    EXPECT_EQ(m.status, PointStatus::Cancelled);
    EXPECT_LE(lab.clock.now(), cancelAt + 0.101 + 0.05); // noticed by the fake at most one chunk late
}

TEST_F(MeasurerTest, CancelBetweenRounds)
{
    lab.add({});
    lab.add(gpuBehaviour(1e-3));
    betweenRounds = [&] { stop.request_stop(); };
    for (const auto &m : compare({cpu, gpu}, *careful).measurements) {
        EXPECT_EQ(m.status, PointStatus::Cancelled);
        EXPECT_EQ(m.reason, "Stopped.");
        EXPECT_TRUE(m.samples.empty()) << "no summary describes them";
    }
}

TEST_F(MeasurerTest, WhatThereIsAtAStopMayBeKept)
{
    lab.add({});
    auto &slow = lab.add(gpuBehaviour(1e-3));
    keepsStopped = true;
    betweenRounds = [&, rounds = 0]() mutable {
        if (++rounds == 3)
            stop.request_stop();
    };
    const Comparison comparison = compare({cpu, gpu}, *careful);
    for (const auto &m : comparison.measurements) {
        EXPECT_EQ(m.status, PointStatus::Measured);
        EXPECT_EQ(m.samples.size(), 3U);
        EXPECT_GT(m.step.median, 0);
        EXPECT_EQ(m.reason, "Not converged: stopped after 3 repetitions.");
    }
    EXPECT_EQ(comparison.speedUps[1].doubt, Doubt::NotConverged);

    stop = {};
    betweenRounds = {};
    slow.behaviour.beforeRun = [&](auto, auto) { stop.request_stop(); }; // in its cold run
    for (const auto &m : compare({cpu, gpu}, *careful).measurements)
        EXPECT_EQ(m.status, PointStatus::Cancelled);
}

TEST_F(MeasurerTest, AnEngineThatHangsAtAStopCostsTheOthersNothing)
{
    lab.add({});
    auto &hanging = lab.add(gpuBehaviour(1e-3));
    keepsStopped = true;
    betweenRounds = [&, rounds = 0]() mutable {
        if (++rounds < 3)
            return;
        stop.request_stop();
        hanging.behaviour.beforeRead = [] { throw Cancelled(); };
    };
    const auto m = compare({cpu, gpu}, *careful).measurements;
    EXPECT_EQ(m[0].status, PointStatus::Measured);
    EXPECT_EQ(m[0].samples.size(), 3U);
    EXPECT_EQ(m[1].status, PointStatus::Cancelled);
}

TEST_F(MeasurerTest, CancelWhileDataAreMade)
{
    auto &engine = lab.add({});
    lab.workload.whileMakingInputs = [&] { stop.request_stop(); };
    EXPECT_EQ(measure(*careful).status, PointStatus::Cancelled);
    EXPECT_TRUE(engine.calls.empty());
}

TEST_F(MeasurerTest, AFailureBeforeTheCancelStaysAFailure)
{
    lab.add({}).behaviour.failure = [](const Program &) { return "No."; };
    lab.add(gpuBehaviour(1e-3));
    betweenRounds = [&] { stop.request_stop(); };
    const auto m = compare({cpu, gpu}, *careful).measurements;
    EXPECT_EQ(m[0].status, PointStatus::Failed);
    EXPECT_EQ(m[1].status, PointStatus::Cancelled);
}

} // namespace
} // namespace overtake
