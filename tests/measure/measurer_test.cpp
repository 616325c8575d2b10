// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/one_core.h"
#include "measure/measurer_lab.h"
#include "text/catalogue.h"

#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using namespace fakes;
using testing::HasSubstr;

TEST_F(MeasurerTest, ToldApartAreSetUpFirstRunAndWarmSamples)
{
    lab.add({});
    const Measurement m = measure(*careful);
    ASSERT_EQ(m.status, PointStatus::Measured) << m.reason;
    EXPECT_TRUE(m.converged);
    EXPECT_FALSE(m.quick);
    EXPECT_EQ(m.reason, "");
    EXPECT_EQ(toText(m.label), "CPU");
    EXPECT_EQ(m.device, "fake CPU");
    EXPECT_EQ(m.threads, 2);
    EXPECT_NEAR(m.setupSeconds, 0.01, 1e-9);
    EXPECT_NEAR(m.firstRunSeconds, 0.021, 1e-9);
    EXPECT_NEAR(m.step.median, 1e-3, 1e-12);
    EXPECT_EQ(m.stepsPerEpoch, 100000);
    EXPECT_NEAR(m.epochSeconds, 100, 1e-6);
    EXPECT_NEAR(m.throughput, 32000, 1e-3);
    EXPECT_NEAR(static_cast<double>(m.samples.size()), 48,
                3); // of 10 ms: half a second, with the growth to this length
    EXPECT_EQ(m.stepsTimed, std::accumulate(m.stepsPerSample.begin(), m.stepsPerSample.end(), std::int64_t{0}));
    EXPECT_NEAR(m.firstLoss.value(), 0.6931, 1e-6);
    EXPECT_NEAR(m.loss.value(), 0.6931, 1e-6);
    EXPECT_FALSE(m.accuracy.has_value());
    EXPECT_EQ(m.parameters.integer("batch"), 32);
}

TEST_F(MeasurerTest, ShortStepsAreRepeatedWellAboveTheClocksResolution)
{
    FakeBehaviour fast;
    fast.law = [](const Program &) { return 1e-7; };
    lab.add(fast);
    const Measurement m = measure(*careful);
    for (std::size_t i = 0; i < m.samples.size(); ++i)
        EXPECT_GE(m.samples[i] * static_cast<double>(m.stepsPerSample[i]), 1000 * lab.clock.resolution());
    EXPECT_NEAR(m.step.median, 1e-7, 1e-12);
}

TEST_F(MeasurerTest, SamplesOfAllEnginesLastAlikeAlsoWhenOneIsSlowedLater)
{
    FakeBehaviour behaviour; // 1 ms, five times as long from the first sample on
    int runs = 0;
    auto &engine = lab.add(behaviour);
    engine.behaviour.beforeRun = [&](auto, auto) { ++runs; };
    engine.behaviour.law = [&](const Program &) { return runs > 4 ? 5e-3 : 1e-3; };
    const Measurement m = measure(*careful);
    EXPECT_GE(m.samples.size(), 10U);
    EXPECT_EQ(m.stepsPerSample.front(), 10);
    EXPECT_NEAR(m.samples.back() * static_cast<double>(m.stepsPerSample.back()), careful->sampleTarget(), 5.1e-3);
}

TEST_F(MeasurerTest, AStepThatTakesNoTimeIsRefused)
{
    FakeBehaviour instant;
    double seconds = 0;
    instant.law = [&](const Program &) { return seconds; };
    lab.add(instant);
    for (const StopRule *rule : {careful.get(), quick.get()}) {
        for (const double impossible : {0.0, 5e-10}) {
            seconds = impossible;
            EXPECT_EQ(measure(*rule).status, PointStatus::Failed);
            EXPECT_EQ(measure(*rule).reason, "The step times are impossible.");
        }
        seconds = 2e-9;
        EXPECT_EQ(measure(*rule).status, PointStatus::Measured);
    }
}

TEST_F(MeasurerTest, RoundsAlternateAndSoDoesWhoComesFirst)
{
    auto &base = lab.add({});
    auto &other = lab.add(gpuBehaviour(5e-3));
    std::string order;
    base.behaviour.beforeRun = [&](auto, auto) { order += 'A'; };
    other.behaviour.beforeRun = [&](auto, auto) { order += 'B'; };
    int rounds = 0;
    betweenRounds = [&] {
        order += ' ';
        ++rounds;
    };
    compare({cpu, gpu}, *careful);
    EXPECT_GE(rounds, 20);
    EXPECT_THAT(order, HasSubstr(" BA AB BA AB BA AB BA AB "));
}

TEST_F(MeasurerTest, SpeedUpIsBaseOverOther)
{
    lab.add({});
    lab.add(gpuBehaviour(4e-4));
    const Comparison comparison = compare({cpu, gpu}, *careful);
    ASSERT_EQ(comparison.speedUps.size(), 2U);
    EXPECT_EQ(comparison.speedUps[0].median, 1);
    EXPECT_EQ(comparison.speedUps[0].verdict, Verdict::TooClose);
    EXPECT_NEAR(comparison.speedUps[1].median, 2.5, 1e-6);
    EXPECT_EQ(comparison.speedUps[1].verdict, Verdict::OtherFaster);
}

TEST_F(MeasurerTest, BatchesMayDifferAndEpochsAreCompared)
{
    FakeBehaviour perRow;
    perRow.law = [](const Program &program) { return 1e-5 * static_cast<double>(program.batchRows); };
    lab.add(perRow);
    auto fast = gpuBehaviour(0);
    fast.law = [](const Program &) { return 1e-3; }; // whatever the batch
    fast.loss = 0.5;                                 // of other rows: no contradiction
    lab.add(fast);
    const EngineUse wide{"gpu", {}, with("batch", std::int64_t{320})};
    const Comparison comparison = compare({cpu, wide}, *careful);
    const auto &m = comparison.measurements;
    ASSERT_EQ(m[1].status, PointStatus::Measured) << m[1].reason;
    EXPECT_EQ(m[0].stepsPerEpoch, 100000);
    EXPECT_EQ(m[1].stepsPerEpoch, 10000);
    EXPECT_NEAR(comparison.speedUps[1].median, 3.2, 1e-6);
    EXPECT_NEAR(m[1].throughput / m[0].throughput, 3.2, 1e-6);
}

TEST_F(MeasurerTest, WrongUseThrows)
{
    lab.add({});
    EXPECT_THROW(compare({{"tpu", {}, {}}}, *quick), UsageError);
    EXPECT_THROW(compare({cpu}, *quick, with("batches", std::int64_t{1})), UsageError);
    EXPECT_THROW(compare({cpu}, *quick, with("batch", std::int64_t{0})), UsageError);
    EXPECT_THROW(compare({{"cpu", with("threads", std::int64_t{0}), {}}}, *quick), UsageError);
    EXPECT_THROW(compare({{"cpu", {}, with("samples", std::int64_t{10})}}, *quick), UsageError); // not per engine
    EXPECT_THROW(compare({}, *quick), UsageError);
}

TEST_F(MeasurerTest, OneEnginesFailureIsItsOwn)
{
    auto &base = lab.add({});
    lab.add(gpuBehaviour(1e-3));
    base.behaviour.failure = [](const Program &) { return "The card is gone."; };
    const Comparison comparison = compare({cpu, gpu}, *careful);
    EXPECT_EQ(comparison.measurements[0].status, PointStatus::Failed);
    EXPECT_EQ(comparison.measurements[0].reason, "The card is gone.");
    EXPECT_EQ(comparison.measurements[1].status, PointStatus::Measured);
    EXPECT_EQ(comparison.speedUps[1].verdict, Verdict::Unknown);
}

TEST_F(MeasurerTest, FailureWhileSamplingAndBadAllocAreCaught)
{
    auto &base = lab.add({});
    auto &other = lab.add(gpuBehaviour(1e-3));
    int runs = 0;
    base.behaviour.beforeRun = [&](auto, auto) {
        if (++runs == 5)
            throw Error("Lost the device.");
    };
    other.behaviour.beforeRun = [](auto, auto) { throw std::bad_alloc(); };
    const Comparison comparison = compare({cpu, gpu}, *careful);
    EXPECT_EQ(comparison.measurements[0].reason, "Lost the device.");
    EXPECT_EQ(comparison.measurements[1].status, PointStatus::Failed);
    EXPECT_THAT(comparison.measurements[1].reason.text(), HasSubstr("Memory ran out on GPU"));
}

TEST_F(MeasurerTest, AnEngineThatFailsInALaterRoundHasNoRepetitionsAndNoRatio)
{
    auto &base = lab.add({});
    lab.add(gpuBehaviour(1e-3));
    betweenRounds = [&, rounds = 0]() mutable {
        if (++rounds == 3)
            base.behaviour.beforeRun = [](auto, auto) { throw Error("Lost the device."); };
    };
    const Comparison comparison = compare({cpu, gpu}, *careful);
    const Measurement &failed = comparison.measurements[0];
    EXPECT_EQ(failed.reason, "Lost the device.");
    EXPECT_THAT(failed.samples, testing::IsEmpty()) << "no summary describes them";
    EXPECT_THAT(failed.stepsPerSample, testing::IsEmpty());
    EXPECT_THAT(failed.disturbedRepetitions, testing::IsEmpty());
    EXPECT_FALSE(comparison.speedUps[0].hasRatio());
    EXPECT_EQ(comparison.measurements[1].status, PointStatus::Measured);
}

TEST_F(MeasurerTest, ADefectFailsItsEngineAndIsNotHidden)
{
    lab.add({}).behaviour.beforeRun = [](auto, auto) { throw std::logic_error("vector::at"); };
    lab.add(gpuBehaviour(1e-3));
    const Comparison comparison = compare({cpu, gpu}, *quick);
    EXPECT_EQ(comparison.measurements[0].status, PointStatus::Failed);
    EXPECT_EQ(comparison.measurements[0].reason, "A defect, please report it: CPU failed with 'vector::at'.");
    EXPECT_EQ(comparison.measurements[1].status, PointStatus::Measured);
}

TEST_F(MeasurerTest, DisagreeingLossesAreAFailureNotACurve)
{
    lab.add({}).behaviour.labelDetails = {threadsDetail(2)};
    lab.add(gpuBehaviour(1e-4)).behaviour.loss = 0.7010;
    const Comparison comparison = compare({cpu, gpu}, *careful);
    EXPECT_EQ(comparison.measurements[0].status, PointStatus::Measured);
    EXPECT_EQ(comparison.measurements[1].status, PointStatus::Failed);
    EXPECT_THAT(comparison.measurements[1].reason.text(), HasSubstr("0.701 on GPU, but 0.6931 on CPU"));
    EXPECT_THAT(Catalogue::of("de").inWords(comparison.measurements[1].reason), HasSubstr("auf CPU, 2 Threads"));
    EXPECT_EQ(comparison.speedUps[1].verdict, Verdict::Unknown);
}

TEST_F(MeasurerTest, LossesWithinTheToleranceAgree)
{
    lab.add({});
    lab.add(gpuBehaviour(1e-4)).behaviour.loss = 0.6931 * (1 + 0.5 * tolerancesOf(Precision::Fp32).firstLoss);
    EXPECT_EQ(compare({cpu, gpu}, *quick).measurements[1].status, PointStatus::Measured);
}

TEST_F(MeasurerTest, LowerPrecisionMayDifferMoreInTheFirstLoss)
{
    FakeBehaviour rough = gpuBehaviour(1e-4);
    rough.loss = 0.6931 * 1.01;
    rough.choosesPrecision = true;
    lab.add({});
    lab.add(rough);
    EXPECT_EQ(compare({cpu, gpu}, *quick).measurements[1].status, PointStatus::Failed);
    EngineUse bf16 = gpu;
    bf16.options.set("precision", std::string("bf16"));
    EXPECT_EQ(compare({cpu, bf16}, *quick).measurements[1].status, PointStatus::Measured);
}

TEST_F(MeasurerTest, SidesThatDifferInPrecisionNameIt)
{
    FakeBehaviour behaviour = gpuBehaviour(1e-4);
    behaviour.choosesPrecision = true;
    lab.add({});
    lab.add(behaviour);
    EngineUse bf16 = gpu;
    bf16.options.set("precision", std::string("bf16"));
    const Comparison alike = compare({cpu, gpu}, *quick);
    EXPECT_EQ(toText(alike.measurements[0].label), "CPU");
    EXPECT_EQ(toText(alike.measurements[1].label), "GPU");
    const Comparison different = compare({cpu, bf16, gpu}, *quick);
    EXPECT_EQ(toText(different.measurements[0].label), "CPU, fp32");
    EXPECT_EQ(toText(different.measurements[1].label), "GPU, bf16");
    EXPECT_EQ(toText(different.measurements[2].label), "GPU, fp32");
}

TEST_F(MeasurerTest, OnlyOneLossDivergedIsADisagreement)
{
    lab.add({}).behaviour.loss = std::nan("");
    auto &other = lab.add(gpuBehaviour(1e-4));
    EXPECT_EQ(compare({cpu, gpu}, *quick).measurements[1].status, PointStatus::Failed);
    other.behaviour.loss = INFINITY;
    EXPECT_EQ(compare({cpu, gpu}, *quick).measurements[1].status, PointStatus::Measured);
}

TEST_F(MeasurerTest, WorkThatDoesNotFitFailsBeforeDataAreMade)
{
    lab.add({});
    const Measurement m = measure(*quick, with("gibibytes", std::int64_t{1000000}));
    EXPECT_EQ(m.status, PointStatus::Failed);
    EXPECT_THAT(m.reason.text(), HasSubstr("memory"));
    EXPECT_EQ(lab.workload.inputsMade, 0);
}

TEST_F(MeasurerTest, WorkForAnEngineElsewhereNeedNotFitHere)
{
    lab.add({}).describe().isElsewhere = true;
    const Measurement m = measure(*quick, with("gibibytes", std::int64_t{1000000}));
    EXPECT_EQ(m.status, PointStatus::Measured) << m.reason;
}

TEST_F(MeasurerTest, DataAreMadeOnceAndKept)
{
    lab.add({});
    lab.add(gpuBehaviour(1e-3));
    Measurer measurer(lab.registry, lab.clock);
    MeasureOptions options;
    options.rule = quick.get();
    measurer.compare(lab.workload, {}, {cpu, gpu}, options);
    measurer.compare(lab.workload, with("size", std::int64_t{7}), {cpu, gpu}, options);
    EXPECT_EQ(lab.workload.inputsMade, 1);
    measurer.compare(lab.workload, with("seed", std::int64_t{7}), {cpu, gpu}, options);
    EXPECT_EQ(lab.workload.inputsMade, 2);
}

TEST_F(MeasurerTest, DataThatCannotBeMadeFailEveryEngine)
{
    lab.add({});
    lab.add(gpuBehaviour(1e-3));
    lab.workload.whileMakingInputs = [] { throw Error("The file is gone."); };
    for (const auto &m : compare({cpu, gpu}, *quick).measurements) {
        EXPECT_EQ(m.status, PointStatus::Failed);
        EXPECT_EQ(m.reason, "The file is gone.");
    }
}

TEST_F(MeasurerTest, TheRatioIsThatOfTheTimes)
{
    FakeBehaviour noisy;
    noisy.noise = Noise::heavyTailed(0.3);
    lab.add(noisy);
    auto slow = gpuBehaviour(0.11); // leaves after 19 samples
    slow.noise = Noise::logNormal(0.2);
    lab.add(slow);
    for (const StopRule *rule : {careful.get(), quick.get()}) {
        const Comparison comparison = compare({cpu, gpu}, *rule);
        const auto &m = comparison.measurements;
        EXPECT_DOUBLE_EQ(comparison.speedUps[1].median, m[0].epochSeconds / m[1].epochSeconds);
    }
}

TEST_F(MeasurerTest, RoundsGoOnUntilTheRatioIsClear)
{
    FakeBehaviour behaviour; // each median is known to 2 % long before it is clear that one is faster by 5 %
    behaviour.noise = Noise::logNormal(0.04);
    lab.add(behaviour);
    auto other = gpuBehaviour(1e-3 / 1.06);
    other.noise = Noise::logNormal(0.04);
    lab.add(other);
    const Comparison comparison = compare({cpu, gpu}, *careful);
    EXPECT_EQ(comparison.speedUps[1].verdict, Verdict::OtherFaster);
    EXPECT_GT(comparison.measurements[0].samples.size(), 50U);
}

TEST_F(MeasurerTest, FewSlowRoundsAreCalledTheirRange)
{
    FakeBehaviour slow;
    slow.law = [](const Program &) { return 0.5; };
    lab.add(slow);
    lab.add(gpuBehaviour(0.45));
    const Comparison comparison = compare({cpu, gpu}, *careful);
    EXPECT_EQ(comparison.speedUps[1].rangeOf, 4);
    EXPECT_EQ(comparison.measurements[0].step.rangeOf, 4);
    EXPECT_EQ(comparison.measurements[1].step.rangeOf, 5);
}

TEST_F(MeasurerTest, WhatTheOtherEngineLeftColdIsNotTimed)
{
    int last = 0;
    const auto coldAfterTheOther = [&last](FakeBehaviour behaviour, int number) {
        behaviour.law = [&last, number](const Program &) {
            return std::exchange(last, number) == number ? 1e-6 : 1e-5;
        };
        return behaviour;
    };
    lab.add(coldAfterTheOther({.id = "cpu", .label = "CPU"}, 1));
    lab.add(coldAfterTheOther(gpuBehaviour(0), 2));
    const Comparison comparison = compare({cpu, gpu}, *careful);
    for (const Measurement &m : comparison.measurements) {
        ASSERT_GT(m.samples.size(), 2U);
        EXPECT_NEAR(m.step.median, 1e-6, 0.1e-6) << m.use.id;
    }
}

// -- quick mode and slow steps

TEST_F(MeasurerTest, QuickTakesSevenSamplesWithinItsBudget)
{
    auto &engine = lab.add({});
    engine.behaviour.setupSeconds = 0;
    engine.behaviour.coldSeconds = 0;
    const double start = lab.clock.now();
    const Measurement m = measure(*quick);
    EXPECT_TRUE(m.quick);
    EXPECT_TRUE(m.converged);
    EXPECT_EQ(m.samples.size(), 7U);
    EXPECT_LE(lab.clock.now() - start, 0.06);
}

TEST_F(MeasurerTest, QuickWithAStepLongerThanTheBudgetTakesFewSteps)
{
    FakeBehaviour slow;
    slow.law = [](const Program &) { return 0.5; };
    auto &engine = lab.add(slow);
    const Measurement m = measure(*quick);
    EXPECT_EQ(m.status, PointStatus::Measured);
    EXPECT_FALSE(m.converged);
    EXPECT_THAT(m.reason.text(), HasSubstr("Not converged: 1 repetition"));
    EXPECT_EQ(m.samples.size(), 1U);
    EXPECT_LE(engine.calls.size(), 3U);
}

TEST_F(MeasurerTest, OfFewSamplesNothingIsClaimedOfTheMedian)
{
    FakeBehaviour slow;
    slow.law = [](const Program &) { return 0.6; };
    slow.noise = Noise::drift(0.02);
    lab.add(slow);
    const Measurement m = measure(*careful);
    EXPECT_FALSE(m.converged);
    EXPECT_GT(m.step.rangeOf, 1);
    EXPECT_THAT(m.reason.text(), HasSubstr(" repetitions and the time budget of 2 s, they lie up to 2"));
    EXPECT_THAT(m.reason.text(), testing::EndsWith(" % from their median."));
}

TEST_F(MeasurerTest, CarefulEndsAlsoWhenOneStepBlowsTheBudget)
{
    FakeBehaviour slow;
    slow.law = [](const Program &) { return 5.0; };
    lab.add(slow);
    lab.add(gpuBehaviour(1e-3));
    const Comparison comparison = compare({cpu, gpu}, *careful);
    EXPECT_EQ(comparison.measurements[0].samples.size(), 1U);
    EXPECT_FALSE(comparison.measurements[0].converged);
    EXPECT_TRUE(comparison.measurements[1].converged); // on its own
    EXPECT_NEAR(comparison.speedUps[1].median, 5000, 1);
    EXPECT_EQ(comparison.speedUps[1].verdict, Verdict::Unknown);
    EXPECT_EQ(comparison.speedUps[1].doubt, Doubt::OneRepetition);
    EXPECT_EQ(comparison.speedUps[1].provisional, Verdict::OtherFaster);
}

TEST_F(MeasurerTest, WhoeverHasConvergedStaysForPairedRounds)
{
    FakeBehaviour quiet;
    lab.add(quiet);
    auto noisy = gpuBehaviour(1e-3);
    noisy.noise = Noise::logNormal(0.05);
    lab.add(noisy);
    const auto m = compare({cpu, gpu}, *careful).measurements;
    EXPECT_GT(m[1].samples.size(), 10U);
    EXPECT_EQ(m[0].samples.size(), m[1].samples.size());
    EXPECT_TRUE(m[0].converged);
}

TEST_F(MeasurerTest, ASlowFirstRunSaysNothingOfTheSamples)
{
    FakeBehaviour lazy; // kernels are loaded in the first run
    lazy.coldSeconds = 3;
    lazy.law = [](const Program &) { return 1e-5; };
    lab.add(lazy);
    const Measurement m = measure(*quick);
    EXPECT_TRUE(m.converged);
    EXPECT_NEAR(m.firstRunSeconds, 3, 1e-3);
    EXPECT_GE(m.stepsPerSample.front(), 250);
}

TEST_F(MeasurerTest, AFailingProfileKeepsTheMeasurement)
{
    lab.add({}).behaviour.profile = []() -> StepProfile { throw Error("The device is lost."); };
    lab.add(gpuBehaviour(5e-4)).behaviour.profile = [] {
        StepProfile profile;
        profile.parts.emplace_back().seconds = profile.totalSeconds = 5e-4;
        return profile;
    };
    const Comparison comparison = compare({cpu, gpu}, *careful);
    const Measurement &failing = comparison.measurements[0];
    EXPECT_EQ(failing.status, PointStatus::Measured);
    EXPECT_GE(failing.samples.size(), 10U);
    EXPECT_FALSE(failing.profile);
    EXPECT_THAT(failing.remarks, testing::Contains("There is no profile of a step: The device is lost."));
    EXPECT_TRUE(comparison.measurements[1].profile); // the other's is taken all the same
    EXPECT_NEAR(comparison.speedUps[1].median, 2, 1e-6);
}

TEST_F(MeasurerTest, AnEngineOfOneThreadIsTimedOnOneCore)
{
    cpu_set_t all;
    sched_getaffinity(0, sizeof all, &all);
    std::size_t onOne = 0;
    std::size_t onAny = 0;
    FakeBehaviour behaviour;
    behaviour.beforeRun = [&](std::int64_t, std::int64_t) {
        cpu_set_t cpus;
        sched_getaffinity(0, sizeof cpus, &cpus);
        ++(CPU_EQUAL(&cpus, &all) ? onAny : onOne);
    };
    FakeEngine &engine = lab.add(behaviour);
    measure(*careful);
    EXPECT_EQ(onOne, 0U);
    engine.behaviour.worksInCaller = true;
    onAny = 0;
    const Measurement m = measure(*careful);
    const bool isPlaced = !coresToUse().empty(); // not where there is one CPU only
    EXPECT_EQ(onAny, isPlaced ? 1U : onAny) << "the first, cold run";
    EXPECT_GE(onOne, isPlaced ? m.samples.size() : 0U);
}

TEST_F(MeasurerTest, AStopDuringTheProfileKeepsTheMeasurement)
{
    lab.add({}).behaviour.profile = [&]() -> StepProfile {
        stop.request_stop();
        throw Cancelled();
    };
    EXPECT_EQ(measure(*careful).status, PointStatus::Measured);
}

} // namespace
} // namespace overtake
