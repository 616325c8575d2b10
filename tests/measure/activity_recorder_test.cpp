// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/measurer_lab.h"
#include "measure/time/activity_recorder.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using namespace fakes;

class ActivityRecorderTest : public MeasurerTest
{
protected:
    ActivityRecorderTest() { lab.add({}); }
};

TEST_F(ActivityRecorderTest, AnIdleMachineDisturbsNobody)
{
    const Measurement m = measure(*careful);
    ASSERT_TRUE(m.systemActivity);
    EXPECT_FALSE(m.disturbed);
    EXPECT_EQ(m.systemActivity->cores, 2);
    EXPECT_EQ(m.systemActivity->usedCores, 2);
    EXPECT_EQ(m.systemActivity->othersCores, 0);
    EXPECT_EQ(m.systemActivity->clockGhz, 3);
    EXPECT_EQ(m.systemActivity->clockDrop, 0);
    EXPECT_EQ(disturbanceText(m), "");
}

TEST_F(ActivityRecorderTest, OtherProgramsOnTheCoresUsedDisturb)
{
    lab.watch.others = 1.6;
    lab.watch.waited = 1.5;
    const Measurement m = measure(*careful);
    EXPECT_TRUE(m.disturbed);
    EXPECT_NEAR(m.systemActivity->othersCores, 1.6, 1e-9);
    EXPECT_NEAR(m.systemActivity->waitedCores.value(), 1.5, 1e-9);
    EXPECT_EQ(disturbanceText(m), "Other programs used 1.6 of 2 cores.");
}

TEST_F(ActivityRecorderTest, WhatDisturbedFewRepetitionsIsNoClockThatFell)
{
    Measurement m = measure(*careful);
    m.disturbed = true; // by too many of its repetitions; on average nothing is to be seen
    EXPECT_EQ(disturbanceText(m), "The cores were used otherwise during a part of this measurement.");
}

TEST_F(ActivityRecorderTest, FivePerCentAreTolerated)
{
    lab.watch.others = 0.08;
    lab.watch.waited = 0.08;
    EXPECT_FALSE(measure(*careful).disturbed);
    lab.watch.others = 0.12;
    lab.watch.waited = 0.12;
    EXPECT_TRUE(measure(*careful).disturbed);
}

/// They share caches and memory with the engine all the same: seen up to twice the time.
TEST_F(ActivityRecorderTest, OthersDisturbAlsoWhileNobodyWaits)
{
    lab.watch.others = 1;
    EXPECT_TRUE(measure(*careful).disturbed);
    lab.watch.others = 0.08;
    EXPECT_FALSE(measure(*careful).disturbed);
}

TEST_F(ActivityRecorderTest, AnEstimateRestsOnTheRepetitionsDuringWhichNothingElseRan)
{
    int rounds = 0;
    betweenRounds = [&] { lab.watch.others = ++rounds >= 15 && rounds < 40 ? 1 : 0; };
    lab.engines[0]->behaviour.law = [&](const Program &) { return lab.watch.others > 0 ? 2e-3 : 1e-3; };
    lab.engines[0]->behaviour.noise = Noise::logNormal(0.02);
    const Measurement m = measure(*careful);
    EXPECT_FALSE(m.disturbed);
    EXPECT_NEAR(m.step.median, 1e-3, 1e-4);
    ASSERT_EQ(m.disturbedRepetitions.size(), m.samples.size());
    std::size_t slow = 0;
    std::size_t slowAndDisturbed = 0;
    for (std::size_t i = 0; i < m.samples.size(); ++i) {
        slow += m.samples[i] > 1.8e-3 ? 1 : 0;
        slowAndDisturbed += m.samples[i] > 1.8e-3 && m.disturbedRepetitions[i] == 1 ? 1 : 0;
    }
    EXPECT_GE(slow, 5U);
    EXPECT_EQ(slowAndDisturbed, slow); // all stay in the measurement, each with its mark
    EXPECT_THAT(m.remarks, testing::Contains(testing::Property(
                               &Message::text, testing::HasSubstr("the estimate rests on the others"))));
}

TEST_F(ActivityRecorderTest, APointEndsOnlyWhenItHasConvergedOrItsBudgetIsSpent)
{
    lab.add(gpuBehaviour(1e-3));
    for (const auto &engine : lab.engines)
        engine->behaviour.noise = Noise::logNormal(0.08);
    int rounds = 0;
    betweenRounds = [&] { lab.watch.others = ++rounds % 61 > 45 ? 1 : 0; };
    for (int point = 0; point < 30; ++point) {
        for (const Measurement &m : compare({cpu, gpu}, *careful).measurements) {
            double spent = 0;
            for (std::size_t i = 0; i < m.samples.size(); ++i)
                spent += m.samples[i] * static_cast<double>(m.stepsPerSample[i]);
            EXPECT_FALSE(m.disturbed);
            EXPECT_TRUE(m.converged || spent >= 0.99 * careful->budget()) << m.samples.size() << ": " << m.reason;
        }
    }
}

TEST_F(ActivityRecorderTest, HowLongARepetitionTookDecidesNothing)
{
    int rounds = 0;
    betweenRounds = [&] { ++rounds; };
    lab.engines[0]->behaviour.law = [&](const Program &) { return rounds % 10 < 6 ? 2e-3 : 1e-3; };
    const Measurement m = measure(*careful);
    EXPECT_NEAR(m.step.median, 2e-3, 1e-9); // slow, but not by others
    EXPECT_THAT(m.disturbedRepetitions, testing::Each(0));
}

TEST_F(ActivityRecorderTest, WithTooFewUndisturbedRepetitionsAllCountAndThePointIsDisturbed)
{
    const std::vector<std::uint8_t> few(30, 1);
    EXPECT_EQ(repetitionsThatCount(30, few).size(), 30U);
    std::vector<std::uint8_t> enough = few;
    std::fill_n(enough.begin() + 3, enoughUndisturbed, 0);
    EXPECT_EQ(repetitionsThatCount(30, enough).size(), enoughUndisturbed);
    EXPECT_EQ(repetitionsThatCount(30, enough).front(), 3U);
    enough[3] = 1;
    EXPECT_EQ(repetitionsThatCount(30, enough).size(), 30U);
    enough.resize(20);
    EXPECT_EQ(repetitionsThatCount(30, enough).size(), enoughUndisturbed - 1 + 10) << "nobody judged the last ones yet";
    EXPECT_EQ(repetitionsThatCount(3, std::vector<std::uint8_t>{0, 1, 0}).size(), 3U);
}

TEST_F(ActivityRecorderTest, AWorkerOnThisMachineIsWatchedFromHere)
{
    lab.engines[0]->describe().isWorker = true;
    lab.watch.others = 1;
    EXPECT_TRUE(measure(*careful).disturbed);
    EXPECT_EQ(lab.watch.waits, 0) << "its threads may spin until its own next turn";
    lab.engines[0]->describe().isElsewhere = true;
    EXPECT_FALSE(measure(*careful).systemActivity);
}

TEST_F(ActivityRecorderTest, TheNextEngineHereBeginsWhenAWorkersThreadsSleep)
{
    auto &next = lab.add(gpuBehaviour(2e-3));
    compare({cpu, gpu}, *careful);
    EXPECT_EQ(lab.watch.waits, 0);
    lab.engines[0]->describe().isWorker = true;
    compare({cpu, gpu}, *careful);
    EXPECT_GT(lab.watch.waits, 2);
    lab.watch.waits = 0;
    next.describe().isElsewhere = true;
    compare({cpu, gpu}, *careful);
    EXPECT_EQ(lab.watch.waits, 0);
}

TEST_F(ActivityRecorderTest, WhoWaitsLongerThanAQuickPointLastsIsMeasuredAllTheSame)
{
    lab.add(gpuBehaviour(2e-3));
    lab.engines[0]->describe().isWorker = true;
    lab.watch.whileWaiting = [&] { lab.clock.advance(0.25); };
    for (const Measurement &m : compare({cpu, gpu}, *quick).measurements) {
        EXPECT_EQ(m.status, PointStatus::Measured);
        EXPECT_FALSE(m.samples.empty());
    }
}

TEST_F(ActivityRecorderTest, ThreadsThatWaitForEachOtherAreNobodyElsesFault)
{
    lab.watch.waited = 1;
    EXPECT_FALSE(measure(*careful).disturbed);
}

TEST_F(ActivityRecorderTest, WhereWaitingIsNotCountedTheRoomDecides)
{
    lab.watch.waited.reset();
    lab.watch.others = 0.2; // both cores are used: there is no room
    const Measurement m = measure(*careful);
    EXPECT_TRUE(m.disturbed);
    EXPECT_FALSE(m.systemActivity->waitedCores);
}

TEST_F(ActivityRecorderTest, OtherGuestsOfTheHostDisturb)
{
    lab.watch.stolen = 0.3;
    const Measurement m = measure(*careful);
    EXPECT_TRUE(m.disturbed);
    EXPECT_EQ(disturbanceText(m), "The host gave 0.3 of 2 cores to other guests.");
}

TEST_F(ActivityRecorderTest, AFallingClockDisturbs)
{
    int rounds = 0;
    betweenRounds = [&] { lab.watch.ghz = ++rounds < 4 ? 3 : 2.55; };
    const Measurement m = measure(*careful);
    EXPECT_TRUE(m.disturbed);
    EXPECT_NEAR(m.systemActivity->clockDrop, 0.15, 1e-9);
    EXPECT_EQ(disturbanceText(m), "The clock fell by 15 % during this measurement.");
}

TEST_F(ActivityRecorderTest, HeatIsARemark)
{
    EXPECT_FALSE(measure(*careful).systemActivity->throttles) << "this system does not tell";
    lab.watch.heat = 40;
    const Measurement cool = measure(*careful);
    EXPECT_EQ(cool.systemActivity->throttles, 0);
    EXPECT_THAT(cool.remarks,
                testing::Not(testing::Contains(testing::Property(&Message::text, testing::HasSubstr("Heat")))));
    int rounds = 0;
    betweenRounds = [&] { lab.watch.heat = ++rounds < 3 ? 40 : 43; };
    const Measurement hot = measure(*careful);
    EXPECT_EQ(hot.systemActivity->throttles, 3);
    EXPECT_FALSE(hot.disturbed) << "the clock says how much that was";
    EXPECT_THAT(hot.remarks, testing::Contains("Heat slowed the processor down 3 times during the measurement."));
}

class GpuActivityTest : public ActivityRecorderTest
{
protected:
    GpuActivityTest()
    {
        FakeBehaviour behaviour = gpuBehaviour(1e-3);
        behaviour.pciVendor = 0x10de;
        behaviour.attributes = {{"PCI bus ID", "26"}, {"PCI device ID", "0"}, {"PCI domain ID", "1"}};
        lab.add(behaviour);
        lab.watch.gpu.emplace().clockGhz = 1.8;
    }
    Measurement measureGpu() { return compare({gpu}, *careful).measurements.at(0); }
};

TEST_F(GpuActivityTest, ItsDriverIsAskedForItsOwnPlaceAndNeverWithinASample)
{
    lab.watch.gpu->highestClockGhz = 2;
    lab.watch.gpu->celsius = 71;
    int before = 0;
    int within = 0;
    lab.engines[1]->behaviour.beforeRun = [&](auto, auto) {
        within += lab.watch.gpuReadings - before > 2 ? 1 : 0;
        before = lab.watch.gpuReadings;
    };
    const Measurement m = measureGpu();
    EXPECT_THAT(lab.watch.gpusAskedFor, testing::ElementsAre("fake GPU at 0001:1a:00.0"));
    EXPECT_EQ(m.systemActivity->gpu, (GpuActivity{1.8, 0, 2.0, 71.0, {}}));
    EXPECT_FALSE(m.disturbed);
    EXPECT_THAT(m.remarks,
                testing::Not(testing::Contains(testing::Property(&Message::text, testing::HasSubstr("GPU")))));
    EXPECT_EQ(within, 0);
    EXPECT_GE(lab.watch.gpuReadings, 2 * static_cast<int>(m.samples.size()));
}

TEST_F(GpuActivityTest, WhoSaysNoPlaceIsAskedForByName)
{
    lab.engines[1]->behaviour.attributes.pop_back();
    EXPECT_TRUE(measureGpu().systemActivity->gpu);
    EXPECT_THAT(lab.watch.gpusAskedFor, testing::ElementsAre("fake GPU at "));
}

TEST_F(GpuActivityTest, WhereItsDriverDoesNotTellOrItIsNoGpuOfNvidiasNothingIsKnown)
{
    EXPECT_FALSE(measure(*careful).systemActivity->gpu) << "the processor";
    EXPECT_THAT(lab.watch.gpusAskedFor, testing::IsEmpty());
    betweenRounds = [&] { lab.watch.gpu.reset(); };
    EXPECT_EQ(measureGpu().systemActivity->gpu->clockGhz, 1.8) << "once, before an error";
    EXPECT_FALSE(measureGpu().systemActivity->gpu);
}

TEST_F(GpuActivityTest, WhyItSlowsDownIsARemark)
{
    int rounds = 0;
    betweenRounds = [&] {
        lab.watch.gpu->throttles.clear();
        if (++rounds < 3)
            lab.watch.gpu->throttles.insert(rounds == 1 ? "power limit" : "heat");
    };
    const Measurement m = measureGpu();
    EXPECT_THAT(m.systemActivity->gpu->throttles, testing::ElementsAre("heat", "power limit"));
    EXPECT_THAT(m.remarks, testing::Contains("The GPU slowed its clock down: heat, power limit."));
    EXPECT_FALSE(m.disturbed) << "the clock says how much that was";
}

TEST_F(GpuActivityTest, WhatSlowedItDownWhenASampleBeganCounts)
{
    lab.engines[1]->behaviour.beforeRun = [&](auto, auto) { lab.watch.gpu->throttles.clear(); };
    betweenRounds = [&] { lab.watch.gpu->throttles = {"heat"}; };
    EXPECT_THAT(measureGpu().systemActivity->gpu->throttles, testing::ElementsAre("heat"));
}

TEST_F(GpuActivityTest, AFallingClockDisturbsUnlessItIsIdle)
{
    int rounds = 0;
    betweenRounds = [&] { lab.watch.gpu->clockGhz = ++rounds < 4 ? 1.8 : 1.35; };
    const Measurement slow = measureGpu();
    EXPECT_TRUE(slow.disturbed);
    EXPECT_EQ(slow.systemActivity->gpu->clockGhz, 1.35);
    EXPECT_NEAR(slow.systemActivity->gpu->clockDrop, 0.25, 1e-9);
    EXPECT_EQ(disturbanceText(slow), "The GPU's clock fell by 25 % during this measurement.");

    rounds = 0;
    lab.watch.gpu->clockGhz = 1.8;
    betweenRounds = [&] {
        lab.watch.gpu->isIdle = ++rounds >= 4;
        lab.watch.gpu->clockGhz = rounds < 4 ? 1.8 : 0.3;
    };
    const Measurement idle = measureGpu();
    EXPECT_FALSE(idle.disturbed);
    EXPECT_EQ(idle.systemActivity->gpu->clockGhz, 1.8);
}

TEST_F(ActivityRecorderTest, AClockThatFallsALittleRisesOrIsMisreadOnceDoesNot)
{
    int rounds = 0;
    betweenRounds = [&] { lab.watch.ghz = ++rounds < 4 ? 3 : 2.8; };
    EXPECT_FALSE(measure(*careful).disturbed);
    rounds = 0;
    lab.watch.ghz = 2;
    betweenRounds = [&] { lab.watch.ghz = ++rounds < 4 ? 2 : 3; };
    EXPECT_FALSE(measure(*careful).disturbed);
    rounds = 0;
    betweenRounds = [&] { lab.watch.ghz = ++rounds == 4 ? 4 : 3; }; // measured wrongly once
    EXPECT_FALSE(measure(*careful).disturbed);
}

/// Whoever met the most of what is tolerated, not the most of one kind.
TEST_F(ActivityRecorderTest, TheMostDisturbedOfSeveralIsNamed)
{
    const auto disturbedBy = [](const SystemActivity &activity) {
        Measurement one;
        one.disturbed = true;
        one.systemActivity = activity;
        return one;
    };
    const Measurement others = disturbedBy({.cores = 2, .usedCores = 2, .othersCores = 0.3, .waitedCores = 0.3});
    const Measurement clock = disturbedBy({.cores = 2, .usedCores = 2, .clockDrop = 0.5});
    const Measurement guests = disturbedBy({.cores = 2, .usedCores = 2, .othersCores = 0.2, .stolenCores = 0.4});
    Measurement quiet = others;
    quiet.disturbed = false;
    const Comparison first{{quiet, others, clock}, {}};
    EXPECT_EQ(mostDisturbed(first), &first.measurements[2]);
    const Comparison second{{others, guests}, {}};
    EXPECT_EQ(mostDisturbed(second), &second.measurements[1]);
    EXPECT_EQ(mostDisturbed(Comparison{{quiet}, {}}), nullptr);
    Sweep sweep;
    sweep.points = {{1, false, second}, {2, false, first}}; // guests 6 times what is tolerated, the clock 5 times
    EXPECT_EQ(mostDisturbed(sweep), &sweep.points[0].comparison.measurements[1]);
}

TEST_F(ActivityRecorderTest, MoreSamplesAreTakenWhileOthersDisturbAndTheBudgetLasts)
{
    const std::size_t undisturbed = measure(*careful).samples.size();
    lab.watch.others = lab.watch.waited.emplace(1);
    const Measurement always = measure(*careful);
    EXPECT_TRUE(always.disturbed);
    EXPECT_TRUE(always.converged); // the interval is narrow: only the machine was busy
    EXPECT_GT(always.samples.size(), 3 * undisturbed);

    int rounds = 0;
    betweenRounds = [&] {
        if (++rounds == 60)
            lab.watch.others = lab.watch.waited.emplace(0);
    };
    const Measurement later = measure(*careful);
    EXPECT_FALSE(later.disturbed); // enough of them were quiet in the end
    EXPECT_LT(later.samples.size(), always.samples.size());
    EXPECT_GT(later.samples.size(), undisturbed);
}

TEST_F(ActivityRecorderTest, NothingIsReadInsideATimedRegion)
{
    int before = 0;
    int within = 0;
    lab.engines[0]->behaviour.beforeRun = [&](auto, auto) {
        within += lab.watch.readings - before > 2 ? 1 : 0; // after the sample before, and before this one
        before = lab.watch.readings;
    };
    const Measurement m = measure(*careful);
    EXPECT_EQ(within, 0);
    EXPECT_LE(lab.watch.readings, 2 * static_cast<int>(m.samples.size()) + 3); // growing to a sample's length included
}

TEST_F(ActivityRecorderTest, WhoCannotSeeSaysNothing)
{
    lab.watch.isBlind = true;
    lab.watch.others = lab.watch.waited.emplace(1);
    const Measurement m = measure(*careful);
    EXPECT_FALSE(m.systemActivity);
    EXPECT_FALSE(m.disturbed);
}

} // namespace
} // namespace overtake
