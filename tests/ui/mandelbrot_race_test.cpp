// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/race.h"

#include "engines/cpu/cpu_engine.h"
#include "engines/reference/reference_engine.h"
#include "mandelbrot/race_dialog.h"
#include "measure/fakes.h"
#include "program/error.h"
#include "ui/window_lab.h"

#include <gtest/gtest.h>

namespace overtake
{
namespace
{

const MandelbrotPlace place = MandelbrotPlace::home({100, 75}).withIterations(60);

TEST(Race, EnginesOfKnownSpeedArriveInThatTime)
{
    fakes::FakeClock clock;
    const auto engine = [&](const char *id, EngineKind kind, double secondsPerBand) {
        fakes::FakeBehaviour behaviour;
        behaviour.id = id;
        behaviour.label = id;
        behaviour.kind = kind;
        behaviour.law = [secondsPerBand](const Program &) { return secondsPerBand; };
        return std::make_shared<fakes::FakeEngine>(behaviour, &clock);
    };
    const EngineRegistry engines(
        {engine("reference", EngineKind::Reference, 0.04), engine("opencl:0", EngineKind::Gpu, 0.001)});
    const auto lanes = runRace(place, {}, usualLanes(engines), engines, clock, {}, {});
    ASSERT_EQ(lanes.size(), 2U);
    EXPECT_NEAR(lanes[0].seconds, 25 * 0.04, 1e-9);
    EXPECT_NEAR(lanes[1].seconds, 25 * 0.001, 1e-9);
    EXPECT_NEAR(speedUpOf(lanes, 1), 40, 1e-6);
    EXPECT_NEAR(speedUpOf(lanes, 0), 1, 1e-12);
    // After a second of the first lane's twentyfive bands, and long after the other's end.
    EXPECT_EQ(lanes[0].rowsAt(0.5 * 0.04), 0);
    EXPECT_EQ(lanes[0].rowsAt(10.5 * 0.04), 30);
    EXPECT_EQ(lanes[1].rowsAt(10.5 * 0.04), 75);
}

TEST(Race, AllArriveAtTheSamePicture)
{
    const EngineRegistry engines({std::make_shared<CpuEngine>("test", 2), std::make_shared<ReferenceEngine>("test")});
    SteadyClock clock;
    int done = 0;
    const auto lanes = runRace(place, {}, usualLanes(engines), engines, clock, [&](int count) { done = count; }, {});
    ASSERT_EQ(lanes.size(), 3U); // textbook loop, one thread, two threads
    EXPECT_EQ(done, 3);
    for (const RaceLane &lane : lanes) {
        EXPECT_TRUE(lane.problem.isEmpty()) << lane.problem.toStdString();
        EXPECT_EQ(lane.image, lanes[0].image);
        EXPECT_EQ(lane.iterations, lanes[0].iterations);
        EXPECT_GT(lane.iterations, 100 * 75);
        EXPECT_GT(lane.seconds, 0);
        EXPECT_EQ(lane.rowsAt(lane.seconds), 75);
    }
}

TEST(Race, OneThatFailsIsSaidAndTheOthersArrive)
{
    fakes::FakeClock clock;
    fakes::FakeBehaviour broken;
    broken.id = "opencl:0";
    broken.kind = EngineKind::Gpu;
    broken.failure = [](const Program &) { return std::string("The card is on fire."); };
    const EngineRegistry engines(
        {std::make_shared<ReferenceEngine>("test"), std::make_shared<fakes::FakeEngine>(broken, &clock)});
    SteadyClock steady;
    const auto lanes = runRace(place, {}, usualLanes(engines), engines, steady, {}, {});
    ASSERT_EQ(lanes.size(), 2U);
    EXPECT_TRUE(lanes[0].problem.isEmpty());
    EXPECT_EQ(lanes[1].problem, QStringLiteral("The card is on fire."));
    EXPECT_EQ(speedUpOf(lanes, 1), 0);

    std::stop_source stop;
    stop.request_stop();
    EXPECT_THROW(runRace(place, {}, usualLanes(engines), engines, steady, {}, stop.get_token()), Cancelled);
}

TEST(RaceDialog, RunsAndReplays)
{
    const EngineRegistry engines({std::make_shared<CpuEngine>("test", 2), std::make_shared<ReferenceEngine>("test")});
    RaceDialog dialog(engines, place, {});
    bool replayed = false;
    QObject::connect(&dialog, &RaceDialog::replayed, [&] { replayed = true; });
    dialog.show();
    EXPECT_TRUE(test::waitFor([&] { return replayed; }));
    EXPECT_EQ(dialog.lanes().size(), 3U);
}

} // namespace
} // namespace overtake
