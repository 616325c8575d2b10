// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Each stopwatch that is wrong on purpose makes its mistake for real, and nothing takes what it says for a result.
#include "measure/stopwatch.h"

#include "error_of.h"
#include "measure/claim_engines.h"
#include "measure/compare/doubt.h"
#include "measure/compare/one_point.h"
#include "measure/compare/sweeper.h"
#include "measure/engine_use.h"
#include "measure/explain/utilisation.h"
#include "measure/explain/why.h"
#include "measure/measurer_lab.h"
#include "model/prediction_engine.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace overtake
{
namespace
{

using fakes::FakeBehaviour;
using fakes::FakeEngine;
using fakes::gpuBehaviour;
using fakes::Noise;
using testing::HasSubstr;

constexpr double step = 5e-3;
constexpr double queueing = 1e-5;

EngineUse timedBy(Stopwatch stopwatch)
{
    EngineUse use{"gpu", {}, {}};
    use.stopwatch = stopwatch;
    return use;
}

class StopwatchTest : public fakes::MeasurerTest
{
protected:
    StopwatchTest()
    {
        lab.add({});
        FakeBehaviour behaviour = gpuBehaviour(step);
        behaviour.queueSeconds = queueing;
        gpuEngine = &lab.add(std::move(behaviour));
    }
    Comparison beside(Stopwatch stopwatch) { return compare(withHonestBeside({cpu, timedBy(stopwatch)}), *careful); }
    /// A step that copies for 1 ms and computes for 2, as its own clocks say, in 4.
    void givesClocks(bool copies)
    {
        gpuEngine->behaviour.profile = [this, copies] {
            lab.clock.advance(4e-3);
            StepProfile profile;
            if (copies)
                profile.parts.push_back({StepPart::Kind::CopyIn, "TransferIn", {}, 1e-3});
            profile.parts.push_back({StepPart::Kind::Compute, "MatMul", {}, 2e-3});
            profile.totalSeconds = 4e-3;
            return profile;
        };
    }

    FakeEngine *gpuEngine = nullptr;
};

TEST_F(StopwatchTest, WithoutWaitingTheClockStopsWhenTheWorkIsQueued)
{
    const Comparison comparison = beside(Stopwatch::NoWait);
    ASSERT_EQ(comparison.measurements.size(), 3U);
    const Measurement &honest = comparison.measurements[1];
    const Measurement &wrong = comparison.measurements[2];
    EXPECT_TRUE(honest.use.isHonest());
    EXPECT_NEAR(honest.step.median, step, 1e-9);
    EXPECT_NEAR(wrong.step.median, queueing, 1e-9);
    ASSERT_TRUE(wrong.completeSeconds.has_value());
    EXPECT_NEAR(*wrong.completeSeconds, step + queueing, 1e-9);
    EXPECT_EQ(gpuEngine->mostQueued, 1) << "a queue that grows would hold the machine";
    EXPECT_THAT(toText(wrong.label), HasSubstr("measured wrongly on purpose: the clock stopped when the work was"));
}

TEST_F(StopwatchTest, EnginesThatDoTheWorkThemselvesSayWhyNothingChanges)
{
    gpuEngine->behaviour.queueSeconds = 0;
    const Measurement wrong = beside(Stopwatch::NoWait).measurements.at(2);
    EXPECT_NEAR(wrong.step.median, step, 1e-9);
    ASSERT_FALSE(wrong.remarks.empty());
    EXPECT_THAT(wrong.remarks.back().text(), HasSubstr("no-wait changes nothing here"));
    EXPECT_FALSE(wrong.use.isHonest());
}

TEST_F(StopwatchTest, TheFirstCallCountsSetUpIn)
{
    const Measurement wrong = beside(Stopwatch::FirstCall).measurements.at(2);
    ASSERT_EQ(wrong.samples.size(), 1U);
    EXPECT_NEAR(wrong.step.median, wrong.setupSeconds + wrong.firstRunSeconds, 1e-9);
    EXPECT_GT(wrong.step.median, 0.03); // set-up and the cold step
}

TEST_F(StopwatchTest, OneSampleIsOneWarmStep)
{
    gpuEngine->behaviour.noise = Noise::logNormal(0.3);
    gpuEngine->calls.clear();
    const Measurement wrong = beside(Stopwatch::OneSample).measurements.at(2);
    EXPECT_EQ(wrong.samples.size(), 1U);
    EXPECT_EQ(wrong.stepsTimed, 1);
    EXPECT_NE(wrong.step.median, step);
}

TEST_F(StopwatchTest, BestOfKeepsTheFastest)
{
    gpuEngine->behaviour.noise = Noise::logNormal(0.3);
    const Comparison comparison = beside(Stopwatch::BestOf);
    const Measurement &wrong = comparison.measurements.at(2);
    ASSERT_EQ(wrong.samples.size(), 1U);
    ASSERT_TRUE(wrong.completeSeconds.has_value());
    EXPECT_LT(wrong.step.median, 0.9 * *wrong.completeSeconds);
    EXPECT_NEAR(comparison.speedUps.at(2).median, comparison.measurements[0].epochSeconds / wrong.epochSeconds, 1e-9);
}

TEST_F(StopwatchTest, BestOfIsDisturbedOnlyIfTheFastestWas)
{
    int rounds = 0;
    betweenRounds = [&] { lab.watch.others = ++rounds < 10 ? 1 : 0; };
    gpuEngine->behaviour.law = [&rounds](const Program &) { return rounds == 20 ? step / 2 : step; };
    const Measurement wrong = beside(Stopwatch::BestOf).measurements.at(2);
    ASSERT_EQ(wrong.samples.size(), 1U);
    EXPECT_LT(wrong.samples[0], 0.9 * step);
    EXPECT_EQ(wrong.disturbedRepetitions, std::vector<std::uint8_t>{0});
}

TEST_F(StopwatchTest, TheProfilersClocksCountOrTheCopiesDoNot)
{
    givesClocks(true);
    EXPECT_NEAR(beside(Stopwatch::WithProfiler).measurements.at(2).step.median, 4e-3, 1e-9);
    const Measurement noCopies = beside(Stopwatch::NoCopies).measurements.at(2);
    EXPECT_NEAR(noCopies.step.median, 2e-3, 1e-9);
    EXPECT_NEAR(noCopies.completeSeconds.value_or(0), 4e-3, 1e-9);
    givesClocks(false);
    EXPECT_THAT(beside(Stopwatch::NoCopies).measurements.at(2).remarks.back().text(), HasSubstr("copies nothing"));
    gpuEngine->behaviour.profile = [] { return StepProfile(); };
    EXPECT_THAT(beside(Stopwatch::WithProfiler).measurements.at(2).remarks.back().text(),
                HasSubstr("no clocks of its own"));
}

TEST_F(StopwatchTest, GetsNoVerdictAndLeavesTheHonestOneItsOwn)
{
    const Comparison comparison = beside(Stopwatch::NoWait);
    EXPECT_EQ(comparison.speedUps.at(1).verdict, Verdict::BaseFaster);
    const SpeedUp &wrong = comparison.speedUps.at(2);
    EXPECT_GT(wrong.median, 50);
    EXPECT_EQ(wrong.verdict, Verdict::Unknown);
    EXPECT_EQ(wrong.leaning(), Verdict::Unknown) << "not even provisionally";
    EXPECT_EQ(wrong.doubt, Doubt::WrongOnPurpose);
    EXPECT_FALSE(mayImprove(comparison));
    const SpeedUp apart = speedUpApart(comparison.measurements[0], comparison.measurements[2]);
    EXPECT_EQ(apart.leaning(), Verdict::Unknown);
    EXPECT_EQ(reasonOf(comparison, 2, {}).kind, Reason::Kind::None);

    std::vector<SweepPoint> points;
    for (const double value : {1.0, 2.0, 3.0})
        points.push_back({value, false, comparison});
    const Crossover crossover = findCrossover(points, 2, AxisNumbers::Whole);
    EXPECT_EQ(crossover.kind, Crossover::Kind::Unknown);
    EXPECT_TRUE(crossover.brackets.empty());
    EXPECT_THAT(toMessage(crossover, term("CPU"), term("GPU"), term("size")).text(),
                HasSubstr("measured wrongly on purpose"));
    EXPECT_EQ(findCrossover(points, 1, AxisNumbers::Whole).kind, Crossover::Kind::NeverInRange);
}

TEST_F(StopwatchTest, AGlanceLiesAndMarksItTheSame)
{
    const Comparison comparison = compare(withHonestBeside({cpu, timedBy(Stopwatch::NoWait)}), *quick);
    EXPECT_NEAR(comparison.measurements.at(2).step.median, queueing, 1e-9);
    EXPECT_EQ(comparison.speedUps.at(2).doubt, Doubt::WrongOnPurpose);
}

TEST_F(StopwatchTest, IsTypedAsAnOptionOfAnyEngine)
{
    const ParameterTable &table = lab.workload.parameters();
    const EngineUse use = parseEngineUse("gpu,threads=3,stopwatch=best-of", lab.registry, table);
    EXPECT_EQ(use.stopwatch, Stopwatch::BestOf);
    EXPECT_EQ(toText(use), "gpu,threads=3,stopwatch=best-of");
    EXPECT_EQ(toText(parseEngineUse("gpu,stopwatch=honest", lab.registry, table)), "gpu");
    const auto refusal = [&](const char *text) {
        return test::errorOf<UsageError>([&] { parseEngineUse(text, withModels(lab.registry), table); });
    };
    EXPECT_THAT(refusal("gpu,stopwatch=nowait"), HasSubstr("no-wait"));
    EXPECT_THAT(refusal("gpu,stopwatch=no-wait,stopwatch=best-of"), HasSubstr("given twice"));
    EXPECT_THAT(refusal("gpu,stopwach=no-wait"), HasSubstr("stopwatch"));
    EXPECT_THAT(refusal("model:t4,stopwatch=no-wait"), HasSubstr("no clock runs"));
}

TEST_F(StopwatchTest, TheHonestOneStandsInFront)
{
    const EngineUse wrong = timedBy(Stopwatch::NoWait);
    EXPECT_EQ(withHonestBeside({wrong}), (std::vector{gpu, wrong}));
    EXPECT_EQ(withHonestBeside({cpu, wrong, gpu}), (std::vector{cpu, wrong, gpu}));
    EXPECT_EQ(withHonestBeside({wrong, timedBy(Stopwatch::BestOf)}),
              (std::vector{gpu, wrong, timedBy(Stopwatch::BestOf)}));
    EXPECT_NO_THROW(requireHonest({cpu, gpu}, sentence("A recording")));
    EXPECT_THROW(requireHonest({cpu, wrong}, sentence("A recording")), UsageError);
}

TEST(Claims, ShowTheirMistakeWithAGpuAndWithoutOne)
{
    FakeBehaviour openCl = gpuBehaviour(step);
    openCl.id = "opencl:0";
    FakeBehaviour onCpu = openCl;
    onCpu.kind = EngineKind::Cpu;
    const auto engineOf = [](FakeBehaviour behaviour, const char *id) {
        behaviour.id = id;
        return std::make_shared<FakeEngine>(std::move(behaviour));
    };
    const std::vector<std::shared_ptr<Engine>> cpus{engineOf({}, "cpu"), engineOf({}, "eigen"),
                                                    engineOf({}, "reference")};
    const EngineRegistry bare = withModels(EngineRegistry(cpus));
    EngineRegistry withGpu = bare, withPocl = bare;
    withGpu.add(std::make_shared<FakeEngine>(openCl));
    withPocl.add(std::make_shared<FakeEngine>(onCpu));
    for (const Preset &preset : allPresets()) {
        if (!preset.claim)
            continue;
        SCOPED_TRACE(preset.name);
        const auto &shown = preset.claim->engines;
        const bool needsGpu =
            std::ranges::any_of(shown, [](const std::string &text) { return text.starts_with("gpu"); });
        EXPECT_TRUE(enginesOf(preset, withGpu).standIn.empty());
        EXPECT_GE(enginesOf(preset, withGpu).uses.size(), shown.size());
        for (const EngineRegistry &registry : {withPocl, bare}) {
            const ClaimEngines here = enginesOf(preset, registry);
            EXPECT_GE(here.uses.size(), 2U);
            EXPECT_TRUE(here.uses.front().isHonest());
            EXPECT_EQ(!here.standIn.empty(), needsGpu) << "it says what stands in";
        }
    }
}

} // namespace
} // namespace overtake
