// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mandelbrot/race.h"

#include "engines/cpu/cpu_engine.h"
#include "engines/reference/reference_engine.h"
#include "mandelbrot/race_dialog.h"
#include "mandelbrot/race_words.h"
#include "measure/fakes.h"
#include "model/prediction_engine.h"
#include "operations/mandelbrot.h"
#include "run/pools.h"
#include "text/error.h"
#include "ui/window_lab.h"

#include <QCheckBox>
#include <QLabel>
#include <QThreadPool>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

const MandelbrotPlace racePlace = MandelbrotPlace::home({100, 75}).withIterations(60);

TEST(Race, EnginesOfKnownSpeedArriveInThatTime)
{
    fakes::FakeClock clock;
    const auto engine = [&](const char *id, EngineKind kind, double perStep, double perRow) {
        fakes::FakeBehaviour behaviour{.id = id, .label = id, .kind = kind};
        behaviour.law = [=](const Program &program) {
            for (const Operation &operation : program.operations)
                if (operation.kind == operations::Mandelbrot) { // nothing is left out in a race
                    EXPECT_EQ(operation.attributes.as<operations::MandelbrotAttributes>().shortcuts, 0);
                }
            return perStep + perRow * static_cast<double>(program.batchRows);
        };
        return std::make_shared<fakes::FakeEngine>(behaviour, &clock);
    };
    const EngineRegistry engines({engine("reference", EngineKind::Reference, 0, 0.004),
                                  engine("opencl:0", EngineKind::Gpu, 1e-3, 1e-5),
                                  engine("opencl:1", EngineKind::Gpu, 0, 0.04)});
    const auto lanes = runRace(racePlace, {}, usualLanes(engines), engines, clock, {}, {});
    ASSERT_EQ(lanes.size(), 2U);
    EXPECT_NEAR(lanes[0].seconds, 75 * 0.004, 1e-9);
    // The picture in one go: the start of a band is paid once, not for each of them. Nor is the first, cold time.
    EXPECT_NEAR(lanes[1].seconds, 1e-3 + 75 * 1e-5, 1e-9);
    EXPECT_GE(lanes[1].runs, 3);
    EXPECT_NEAR(speedUpOf(lanes, 1), 0.3 / 1.75e-3, 1e-6);
    EXPECT_NEAR(speedUpOf(lanes, 0), 1, 1e-12);
    // In the middle of a band of three rows, and long after the other's end.
    EXPECT_EQ(lanes[0].rowsAt(1 * 0.004), 0);
    EXPECT_EQ(lanes[0].rowsAt(31 * 0.004), 30);
    EXPECT_EQ(lanes[1].rowsAt(31 * 0.004), 75);
    EXPECT_NEAR(lanes[1].bandEnds.back(), lanes[1].seconds, 1e-9);

    // A long one is not done over and over.
    const auto slow = runRace(racePlace, {}, {{"opencl:1", {}, {}}}, engines, clock, {}, {});
    EXPECT_EQ(slow.at(0).runs, 1);
    EXPECT_NEAR(slow.at(0).seconds, 75 * 0.04, 1e-9);
}

TEST(Race, SaysWhatDisturbedIt)
{
    fakes::FakeClock clock;
    fakes::FakeWatch watch(clock);
    const auto engine = [&](const char *id, EngineKind kind, double others) {
        fakes::FakeBehaviour behaviour{.id = id, .kind = kind};
        behaviour.beforeRun = [&watch, others](auto, auto) { watch.others = others; };
        return std::make_shared<fakes::FakeEngine>(behaviour, &clock);
    };
    const auto figures = [&](double atTheLoop, double atTheCard) {
        const EngineRegistry engines(
            {engine("reference", EngineKind::Reference, atTheLoop), engine("opencl:0", EngineKind::Gpu, atTheCard)});
        const auto lanes = runRace(racePlace, {}, usualLanes(engines), engines, clock, {}, {}, &watch);
        return std::pair(wordsOf(lanes, 0, false, engines).figures.toStdString(),
                         wordsOf(lanes, 1, false, engines).figures.toStdString());
    };
    using testing::HasSubstr;
    using testing::Not;
    const auto quiet = figures(0, 0);
    EXPECT_THAT(quiet.first, Not(HasSubstr("Other programs")));
    EXPECT_THAT(quiet.second, Not(HasSubstr("Other programs")));
    const auto card = figures(0, 1.6);
    EXPECT_THAT(card.first, Not(HasSubstr("Other programs")));
    EXPECT_THAT(card.second, HasSubstr("Other programs used 1.6 of 2 cores. This speed-up is not certain."));
    const auto loop = figures(1.6, 0);
    EXPECT_THAT(loop.first, HasSubstr("Other programs used 1.6 of 2 cores. This time is too long."));
    EXPECT_THAT(loop.second, HasSubstr("Other programs used 1.6 of 2 cores. This speed-up is not certain."));
}

TEST(Race, OffersTheLoopEigenOneThreadAllThreadsAndEveryAccelerator)
{
    fakes::FakeClock clock;
    const auto engine = [&](const char *id, EngineKind kind) {
        return std::make_shared<fakes::FakeEngine>(fakes::FakeBehaviour{.id = id, .kind = kind}, &clock);
    };
    const EngineRegistry engines({engine("cpu", EngineKind::Cpu), engine("opencl:0", EngineKind::Cpu),
                                  engine("opencl:1", EngineKind::Gpu), engine("cuda:0", EngineKind::Gpu),
                                  engine("eigen", EngineKind::Cpu), engine("reference", EngineKind::Reference)});
    const auto idsOf = [](const std::vector<EngineUse> &uses) {
        std::vector<std::string> ids;
        for (const EngineUse &use : uses)
            ids.push_back(toText(use));
        return ids;
    };
    const std::vector<std::string> all = {"reference", "eigen,threads=1", "cpu,threads=1", "cpu",
                                          "opencl:0",  "opencl:1",        "cuda:0"};
    const std::vector<std::string> usual = {"reference", "cpu,threads=1", "cpu", "opencl:1"};
    EXPECT_EQ(idsOf(possibleLanes(engines)), all);
    EXPECT_EQ(idsOf(usualLanes(engines)), usual);
}

TEST(RaceFigures, AreSharesOfTheChipAndGainsOnPaper)
{
    Device cpu;
    cpu.id = "cpu";
    cpu.name = "test";
    cpu.kind = DeviceKind::Cpu;
    const auto set = [&](DeviceQuantity quantity, double value) {
        cpu.set(quantity, Figure::Kind::Measured, value, "test");
    };
    set(DeviceQuantity::Cores, 2);
    set(DeviceQuantity::SimdLanes, 16);
    set(DeviceQuantity::Fp32, 200e9);
    set(DeviceQuantity::Fp32OneCore, 110e9);
    set(DeviceQuantity::Bandwidth, 20e9);
    const EngineRegistry engines({std::make_shared<CpuEngine>("test", 2), std::make_shared<ReferenceEngine>("test"),
                                  std::make_shared<PredictionEngine>(cpu)});
    const ParameterValues one{{"threads", 1}};
    const EngineUse loop{"reference", {}, {}};
    RaceLane lane;
    lane.use = {"cpu", one, {}};
    lane.iterations = 20e9 / 7; // of 7 operations each
    lane.seconds = 0.5;
    const auto share = shareOfPeak(lane, false, engines);
    ASSERT_TRUE(share);
    EXPECT_NEAR(share->share, 0.2, 1e-9); // of both cores
    EXPECT_NEAR(shareOfPeak(lane, true, engines)->share, 0.4, 1e-9);
    lane.problem = QStringLiteral("broken");
    EXPECT_FALSE(shareOfPeak(lane, false, engines));

    EXPECT_EQ(gainsOnPaper(loop, lane.use, false, engines).at(0).value, 16);
    EXPECT_EQ(gainsOnPaper(loop, {"cpu", {}, {}}, false, engines).at(0).value, 32);
    EXPECT_EQ(gainsOnPaper(loop, {"cpu", {}, {}}, true, engines).at(0).value, 16);
    EXPECT_EQ(gainsOnPaper(lane.use, {"cpu", {}, {}}, false, engines).at(0).value, 2);
    EXPECT_EQ(gainsOnPaper(lane.use, {"cpu", {}, {}}, false, engines).at(0).label, QStringLiteral("2 cores"));
    EXPECT_EQ(gainsOnPaper(lane.use, lane.use, false, engines).at(0).label, QStringLiteral("1 core"));
    // A chip against a chip: all that is known on paper.
    EXPECT_TRUE(gainsOnPaper(loop, {"cuda:0", {}, {}}, false, engines).empty());
    const EngineRegistry withCard(
        {engines.engines()[0], engines.engines()[1], engines.engines()[2],
         std::make_shared<PredictionEngine>(*DeviceDatabase::builtIn().find("rtx-2070", DeviceKind::Gpu))});
    const auto gains = gainsOnPaper({"cpu", {}, {}}, {"model:rtx-2070", {}, {}}, false, withCard);
    ASSERT_GE(gains.size(), 2U);
    EXPECT_NEAR(gains[gains.size() - 2].value, 7.88e12 / 200e9, 1);
}

TEST(RaceFigures, ASpeedUpNearOneIsNotToldAsOne)
{
    const EngineRegistry engines({std::make_shared<CpuEngine>("test", 2), std::make_shared<ReferenceEngine>("test")});
    std::vector<RaceLane> lanes(2);
    lanes[0].use.id = "reference";
    lanes[1].use.id = "cpu";
    for (RaceLane &lane : lanes)
        lane.iterations = 1e9;
    lanes[0].seconds = 1.04;
    lanes[1].seconds = 1;
    EXPECT_THAT(wordsOf(lanes, 1, false, engines).figures.toStdString(), testing::HasSubstr(">1.04 times<"));
}

TEST(Race, AllArriveAtTheSamePicture)
{
    const EngineRegistry engines({std::make_shared<CpuEngine>("test", 2), std::make_shared<ReferenceEngine>("test")});
    SteadyClock clock;
    int done = 0;
    const auto lanes =
        runRace(racePlace, {}, usualLanes(engines), engines, clock, [&](int count) { done = count; }, {});
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
    fakes::FakeBehaviour broken{.id = "opencl:0", .kind = EngineKind::Gpu};
    broken.failure = [](const Program &) { return std::string("The card is on fire."); };
    const EngineRegistry engines(
        {std::make_shared<ReferenceEngine>("test"), std::make_shared<fakes::FakeEngine>(broken, &clock)});
    SteadyClock steady;
    const auto lanes = runRace(racePlace, {}, usualLanes(engines), engines, steady, {}, {});
    ASSERT_EQ(lanes.size(), 2U);
    EXPECT_TRUE(lanes[0].problem.isEmpty());
    EXPECT_EQ(lanes[1].problem, QStringLiteral("The card is on fire."));
    EXPECT_EQ(speedUpOf(lanes, 1), 0);

    std::stop_source stop;
    stop.request_stop();
    EXPECT_THROW(runRace(racePlace, {}, usualLanes(engines), engines, steady, {}, stop.get_token()), Cancelled);
}

TEST(RaceDialog, RunsAndReplays)
{
    const EngineRegistry engines({std::make_shared<CpuEngine>("test", 2), std::make_shared<ReferenceEngine>("test")});
    RaceDialog dialog(engines, racePlace, {});
    dialog.setWatchableSeconds(0.3);
    bool replayed = false;
    QObject::connect(&dialog, &RaceDialog::replayed, [&] { replayed = true; });
    dialog.show();
    EXPECT_TRUE(test::waitFor([&] { return replayed; }));
    ASSERT_EQ(dialog.lanes().size(), 3U);
    EXPECT_THAT(dialog.findChild<QLabel *>(QStringLiteral("lane1"))->text().toStdString(),
                testing::HasSubstr("as fast as textbook loop"));

    // Another choice is another race.
    QCheckBox *loop = dialog.findChildren<QCheckBox *>().front();
    EXPECT_EQ(loop->text(), QStringLiteral("textbook loop"));
    replayed = false;
    loop->click();
    EXPECT_TRUE(test::waitFor([&] { return replayed; }));
    EXPECT_EQ(dialog.lanes().size(), 2U);
    EXPECT_EQ(dialog.lanes().front().use.id, "cpu");
}

/// Its lanes would be shown as those of other engines.
TEST(RaceDialog, ARaceThatEndsTooLateIsNotShown)
{
    const EngineRegistry engines({std::make_shared<CpuEngine>("test", 2), std::make_shared<ReferenceEngine>("test")});
    RaceDialog dialog(engines, racePlace, {});
    dialog.show();
    viewerPool().waitForDone(); // and no event is handled
    dialog.findChildren<QCheckBox *>().front()->click();
    EXPECT_TRUE(dialog.lanes().empty());
    EXPECT_TRUE(test::waitFor([&] { return dialog.lanes().size() == 2; }));
}

TEST(RaceDialog, ClosesInTheMiddleWithoutWaiting)
{
    const EngineRegistry engines({std::make_shared<ReferenceEngine>("test")});
    auto turn = engines.turns().tryTake(); // it cannot begin
    RaceDialog dialog(engines, racePlace, {});
    dialog.show();
    int finished = 0;
    QObject::connect(&dialog, &QDialog::finished, [&] { ++finished; });
    dialog.reject();
    EXPECT_TRUE(test::waitFor([&] { return finished == 1; }));
    EXPECT_FALSE(dialog.isVisible());
    EXPECT_TRUE(dialog.lanes().empty());
}

} // namespace
} // namespace overtake
