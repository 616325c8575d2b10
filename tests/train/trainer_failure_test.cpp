// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// runTraining() with engines that do what a test says: they fail, disagree, are stopped, and take known time.
#include "measure/fakes.h"
#include "text/catalogue.h"
#include "train/trainer.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using testing::HasSubstr;

class TrainerFailureTest : public testing::Test
{
protected:
    TrainerFailureTest()
    {
        request.parameters = laboratory.workload.parameters().defaults();
        request.parameters.set("samples", std::int64_t{3200}); // 100 steps
    }

    fakes::FakeEngine &add(const char *id, double stepSeconds)
    {
        request.engines.push_back({id, {}, {}});
        return laboratory.add({.id = id, .label = id, .law = [=](const Program &) { return stepSeconds; }});
    }

    TrainingRun train()
    {
        MachineWatch *watch = isWatched ? &laboratory.watch : nullptr;
        return runTraining(laboratory.registry, laboratory.clock, watch, laboratory.workload, request, options);
    }

    bool isWatched = false;
    fakes::FakeLaboratory laboratory;
    TrainingRequest request;
    TrainingOptions options;
};

TEST_F(TrainerFailureTest, EnginesTakeTurnsOfEqualTime)
{
    add("slow", 0.01);
    fakes::FakeEngine &fast = add("fast", 0.002);
    options.sliceSeconds = 0.055;
    std::vector<std::pair<std::int64_t, std::int64_t>> seen;
    double lastShare = 0;
    options.progress = [&](const TrainingProgress &progress) {
        seen.emplace_back(progress.run.engines[0].stepsDone, progress.run.engines[1].stepsDone);
        EXPECT_GE(progress.share, lastShare);
        lastShare = progress.share;
        const auto [slowSteps, fastSteps] = seen.back();
        if (progress.stage != TrainingProgress::Stage::Training || fastSteps < 2)
            return;
        ASSERT_TRUE(progress.secondsLeft);
        const auto left = [](std::int64_t done) { return static_cast<double>(100 - done); };
        EXPECT_NEAR(*progress.secondsLeft, 0.01 * left(slowSteps) + 0.002 * left(fastSteps), 1e-9)
            << "the cold step says nothing about the others";
    };
    const TrainingRun run = train();
    // Preparing; the cold step of each; then at least 0.055 s each.
    ASSERT_GE(seen.size(), 6U);
    EXPECT_EQ(seen[1], (std::pair<std::int64_t, std::int64_t>{1, 0}));
    EXPECT_EQ(seen[2], (std::pair<std::int64_t, std::int64_t>{1, 1}));
    EXPECT_EQ(seen[3], (std::pair<std::int64_t, std::int64_t>{7, 1}));
    EXPECT_EQ(seen[4], (std::pair<std::int64_t, std::int64_t>{7, 29}));
    EXPECT_EQ(lastShare, 1);
    // Only running counts: 100 steps and the cold start.
    EXPECT_NEAR(run.engines[0].seconds, 1.02, 1e-9);
    EXPECT_NEAR(run.engines[1].seconds, 0.22, 1e-9);
    EXPECT_NEAR(run.engines[1].setupSeconds, 0.01, 1e-9);
    // But not for who is faster.
    EXPECT_NEAR(trainingSpeedUp(run.engines[0], run.engines[1])->median, 5, 1e-9);
    EXPECT_NEAR(run.engines[1].epochSeconds() / run.engines[0].epochSeconds(), 0.2, 1e-9);
    for (const auto &call : fast.calls)
        EXPECT_EQ(call.steps, 1); // the loss is read every step
}

/// A training is one sample; what the turns of it say of each other is an interval.
TEST_F(TrainerFailureTest, TheSpeedUpHasAnIntervalAndLeavesTheColdStepOut)
{
    add("slow", 0.001).behaviour.noise = fakes::Noise::logNormal(0.3);
    add("fast", 0.0005).behaviour.noise = fakes::Noise::logNormal(0.3);
    laboratory.engines[0]->behaviour.coldSeconds = 10;
    options.sliceSeconds = 0.01;
    request.parameters.set("samples", std::int64_t{32} * 20000);
    const TrainingRun run = train();
    const auto speedUp = trainingSpeedUp(run.engines[0], run.engines[1]);
    ASSERT_TRUE(speedUp);
    EXPECT_EQ(speedUp->verdict, Verdict::OtherFaster);
    EXPECT_EQ(speedUp->rangeOf, 0);
    EXPECT_NEAR(speedUp->median, 2, 0.05);
    EXPECT_TRUE(speedUp->ci95.contains(speedUp->median));
    EXPECT_LT(speedUp->ci95.high - speedUp->ci95.low, 0.2);
    EXPECT_GT(speedUp->ci95.high - speedUp->ci95.low, 0.001);
    // As many rounds as one can look through, however many turns there were.
    EXPECT_LE(run.engines[0].rounds.size(), 128U);
    EXPECT_GE(run.engines[1].rounds.size(), 20U);
    double items = 0;
    for (const TrainingRound &round : run.engines[0].rounds)
        items += round.items;
    EXPECT_EQ(items, 32 * 19999);
}

TEST_F(TrainerFailureTest, TheVerdictObeysTheRulesOfAComparison)
{
    add("slow", 0.001);
    add("fast", 0.0005);
    options.sliceSeconds = 0.001;
    EXPECT_EQ(trainingSpeedUp(train().engines[0], train().engines[1])->verdict, Verdict::OtherFaster);

    isWatched = true;
    laboratory.watch.others = 1;
    laboratory.watch.waited = 1;
    const TrainingRun disturbed = train();
    EXPECT_TRUE(disturbed.engines[0].disturbed);
    const auto speedUp = trainingSpeedUp(disturbed.engines[0], disturbed.engines[1]);
    EXPECT_EQ(speedUp->verdict, Verdict::Unknown);
    EXPECT_EQ(speedUp->doubt, Doubt::Disturbed);
    EXPECT_EQ(speedUp->provisional, Verdict::OtherFaster);

    laboratory.watch.others = 0;
    options.sliceSeconds = 10; // a cold step, and the rest in one turn
    const TrainingRun single = train();
    EXPECT_FALSE(single.engines[0].disturbed);
    EXPECT_EQ(trainingSpeedUp(single.engines[0], single.engines[1])->doubt, Doubt::OneRepetition);
}

TEST_F(TrainerFailureTest, AWorkerOnThisMachineIsWatchedFromHere)
{
    isWatched = true;
    laboratory.watch.others = 1;
    fakes::FakeEngine &worker = add("worker", 0.01);
    worker.describe().isWorker = true;
    EXPECT_TRUE(train().engines[0].disturbed);
    worker.describe().isElsewhere = true;
    EXPECT_FALSE(train().engines[0].disturbed);
}

/// A long training merges its rounds, and a merged one is disturbed if one of its turns was.
TEST_F(TrainerFailureTest, AVerdictRestsOnTheRoundsDuringWhichNothingElseRan)
{
    isWatched = true;
    add("slow", 0).behaviour.law = [&](const Program &) { return laboratory.watch.others > 0 ? 0.003 : 0.001; };
    add("fast", 0.0005);
    for (const std::int64_t steps : {5000, 20000}) {
        SCOPED_TRACE(steps);
        request.parameters.set("samples", 32 * steps);
        int turns = 0;
        options.progress = [&](const TrainingProgress &) {
            ++turns;
            laboratory.watch.others = turns >= 20 && turns < 50 ? 1 : 0;
        };
        const TrainingRun run = train();
        for (const EngineTraining &engine : run.engines) {
            EXPECT_FALSE(engine.disturbed);
            const auto disturbed = std::ranges::count_if(engine.rounds, &TrainingRound::disturbed);
            EXPECT_GE(disturbed, 3);
            EXPECT_LE(disturbed, 20);
            EXPECT_EQ(roundsThatCount(engine.rounds).size(),
                      engine.rounds.size() - static_cast<std::size_t>(disturbed));
        }
        const auto speedUp = trainingSpeedUp(run.engines[0], run.engines[1]);
        ASSERT_TRUE(speedUp);
        EXPECT_EQ(speedUp->verdict, Verdict::OtherFaster);
        EXPECT_NEAR(speedUp->median, 2, 1e-6);
        EXPECT_NEAR(run.engines[0].epochSeconds(), 0.001 * static_cast<double>(steps), 1e-6);
    }
}

TEST_F(TrainerFailureTest, WithTooFewUndisturbedRoundsOrAFallingClockAllOfItIsDisturbed)
{
    isWatched = true;
    add("slow", 0.001);
    add("fast", 0.0005);
    request.parameters.set("samples", std::int64_t{32} * 3000);
    int turns = 0;
    options.progress = [&](const TrainingProgress &) { laboratory.watch.others = ++turns >= 16 ? 1 : 0; };
    const TrainingRun run = train();
    EXPECT_FALSE(run.engines[0].rounds.front().disturbed);
    EXPECT_TRUE(run.engines[0].disturbed);
    EXPECT_EQ(trainingSpeedUp(run.engines[0], run.engines[1])->doubt, Doubt::Disturbed);

    turns = 0;
    laboratory.watch.others = 0;
    options.progress = [&](const TrainingProgress &) { laboratory.watch.ghz = ++turns < 20 ? 3 : 2.5; };
    EXPECT_TRUE(train().engines[0].disturbed);
}

/// Seen: 'trains 1.27 x faster', with rounds from 0.84 to 4.
TEST_F(TrainerFailureTest, NoVerdictContradictsTheRangeThatIsShown)
{
    EngineTraining base;
    EngineTraining other;
    base.status = other.status = PointStatus::Measured;
    for (int i = 0; i < 12; ++i) {
        base.rounds.push_back({i == 5 ? 0.84 : i == 6 ? 4 : 1.27, 1});
        other.rounds.push_back({1, 1});
    }
    const auto speedUp = trainingSpeedUp(base, other);
    EXPECT_EQ(speedUp->rangeOf, 12);
    EXPECT_LT(speedUp->ci95.low, 1);
    EXPECT_EQ(speedUp->verdict, Verdict::TooClose);
}

TEST_F(TrainerFailureTest, OneFailsAndTheOtherGoesOn)
{
    add("good", 0.01);
    int runs = 0;
    add("bad", 0.01).behaviour.beforeRun = [&](std::int64_t, std::int64_t) {
        if (++runs == 20)
            throw Error("The card fell off the bus.");
    };
    const TrainingRun run = train();
    EXPECT_EQ(run.engines[0].status, PointStatus::Measured);
    EXPECT_EQ(run.engines[0].stepsDone, 100);
    EXPECT_EQ(run.engines[1].status, PointStatus::Failed);
    EXPECT_EQ(run.engines[1].reason, "The card fell off the bus.");
    EXPECT_EQ(run.engines[1].stepsDone, 19); // kept
    EXPECT_FALSE(run.engines[1].curve.empty());
    EXPECT_EQ(run.agreements[1].steps, 19);
    EXPECT_FALSE(run.cancelled);
}

TEST_F(TrainerFailureTest, TheFirstCannotBePrepared)
{
    add("absent", 0.01).behaviour.failure = [](const Program &) { return "No memory there."; };
    add("a", 0.01);
    add("b", 0.01);
    const TrainingRun run = train();
    EXPECT_EQ(run.engines[0].status, PointStatus::Failed);
    EXPECT_EQ(run.engines[0].reason, "No memory there.");
    EXPECT_EQ(run.base, 1U);
    EXPECT_EQ(run.agreements[2].steps, 100);
    EXPECT_TRUE(run.agreements[2].agrees());
}

TEST_F(TrainerFailureTest, AWrongFirstLossIsAnError)
{
    add("right", 0.01).behaviour.labelDetails = {threadsDetail(2)};
    add("wrong", 0.01).behaviour.loss = 0.75;
    const TrainingRun run = train();
    EXPECT_EQ(run.engines[0].stepsDone, 100);
    EXPECT_EQ(run.engines[1].status, PointStatus::Failed);
    EXPECT_THAT(run.engines[1].reason.text(),
                HasSubstr("Wrong result: after the first step the loss is 0.75 on wrong"));
    EXPECT_THAT(Catalogue::of("de").inWords(run.engines[1].reason), HasSubstr("auf right, 2 Threads"));
    EXPECT_FALSE(trainingSpeedUp(run.engines[0], run.engines[1])) << "wrong is not fast";
}

TEST_F(TrainerFailureTest, AWrongFirstLossIsAnErrorWhereFewLossesAreRead)
{
    laboratory.workload.lossPlace = Place::Device;
    request.parameters.set("samples", std::int64_t{32 * 1000}); // a loss every 10 steps
    add("right", 0.01);
    int steps = 0;
    fakes::FakeEngine &wrong = add("wrong", 0.01);
    wrong.behaviour.loss = 0.75;
    wrong.behaviour.beforeRun = [&](std::int64_t, std::int64_t) {
        if (++steps > 1)
            wrong.behaviour.loss = laboratory.engines[0]->behaviour.loss;
    };
    const TrainingRun run = train();
    EXPECT_EQ(run.engines[0].stepsDone, 1000);
    EXPECT_EQ(run.engines[1].status, PointStatus::Failed);
    EXPECT_EQ(run.agreements[1].partsAt, 1);
}

/// A worker whose process a stop had to end throws Cancelled.
TEST_F(TrainerFailureTest, AStopThatEndsAWorkerLosesThatEngineAlone)
{
    std::stop_source stop;
    options.stop = stop.get_token();
    add("a", 0.01);
    int runs = 0;
    add("hanging", 0.01).behaviour.beforeRun = [&](std::int64_t, std::int64_t) {
        if (++runs < 3)
            return;
        stop.request_stop();
        throw Cancelled();
    };
    const TrainingRun run = train();
    EXPECT_EQ(run.engines[0].status, PointStatus::Cancelled);
    EXPECT_FALSE(run.engines[0].noReport.empty()) << "judging was tried";
    EXPECT_EQ(run.engines[1].status, PointStatus::Failed);
    EXPECT_THAT(run.engines[1].reason.text(), HasSubstr("hanging did not end its step"));
}

TEST_F(TrainerFailureTest, StoppedWithinAStepAndKept)
{
    std::stop_source stop;
    options.stop = stop.get_token();
    int runs = 0;
    add("a", 0.01).behaviour.beforeRun = [&](std::int64_t, std::int64_t) {
        if (++runs == 7)
            stop.request_stop();
    };
    add("b", 0.01);
    const TrainingRun run = train();
    EXPECT_TRUE(run.cancelled);
    EXPECT_EQ(run.engines[0].status, PointStatus::Cancelled);
    EXPECT_EQ(run.engines[0].stepsDone, 7);
    EXPECT_EQ(run.engines[0].reason, "Stopped after 7 of 100 steps.");
    EXPECT_GT(run.engines[0].itemsPerSecond(), 0);
    EXPECT_TRUE(run.engines[0].epochs.empty());
    EXPECT_FALSE(run.engines[0].noReport.empty()); // judging was tried: this workload has no classes
}

TEST_F(TrainerFailureTest, StoppedWhileTheDataAreMade)
{
    std::stop_source stop;
    options.stop = stop.get_token();
    laboratory.workload.whileMakingInputs = [&] { stop.request_stop(); };
    add("a", 0.01);
    EXPECT_THROW(train(), Cancelled);
}

TEST_F(TrainerFailureTest, AbortedNothingIsJudged)
{
    std::stop_source abort;
    options.abort = abort.get_token();
    options.progress = [&](const TrainingProgress &progress) {
        EXPECT_NE(progress.stage, TrainingProgress::Stage::Judging);
        if (progress.stage == TrainingProgress::Stage::Training)
            abort.request_stop();
    };
    fakes::FakeEngine &b = (add("a", 0.01), add("b", 0.01));
    const TrainingRun run = train();
    EXPECT_TRUE(run.cancelled);
    EXPECT_TRUE(b.calls.empty());
    EXPECT_TRUE(run.engines[0].noReport.empty());
}

TEST_F(TrainerFailureTest, ManyStepsGiveACurveOfAThousandPoints)
{
    request.parameters.set("samples", std::int64_t{32 * 5001});
    request.parameters.set("shuffled", true);
    fakes::FakeEngine &engine = add("a", 1e-5);
    const TrainingRun run = train();
    EXPECT_LE(run.engines[0].curve.size(), 1000U);
    EXPECT_GE(run.engines[0].curve.size(), 500U);
    EXPECT_EQ(run.engines[0].curve.back().step, 5001);
    EXPECT_EQ(engine.orders.size(), 1U);
}

} // namespace
} // namespace overtake
