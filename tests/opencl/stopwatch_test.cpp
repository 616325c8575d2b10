// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A stopwatch that does not wait, on a device that queues.
#include "measure/compare/measurer.h"
#include "measure/time/clock.h"
#include "opencl/opencl_lab.h"

namespace overtake
{
namespace
{

TEST(OpenClEngine, QueuesAStepAndTheClockThatDoesNotWaitLies)
{
    const EngineRegistry engines({test::poclEngine()});
    const Workload &workload = workloadById("matrix-multiply");
    ParameterValues parameters = workload.parameters().defaults();
    parameters.set("n", std::int64_t{1024});
    EngineUse wrong{engines.engines().front()->description().id, {}, {}};
    wrong.stopwatch = Stopwatch::NoWait;
    SteadyClock clock;
    Measurer measurer(engines, clock);
    const auto rule = carefulRule(1);
    MeasureOptions options;
    options.rule = rule.get();
    const Comparison comparison = measurer.compare(workload, parameters, withHonestBeside({wrong}), options);
    ASSERT_EQ(comparison.measurements.size(), 2U);
    const Measurement &honest = comparison.measurements[0];
    const Measurement &lying = comparison.measurements[1];
    ASSERT_EQ(honest.status, PointStatus::Measured) << honest.reason.text();
    ASSERT_EQ(lying.status, PointStatus::Measured) << lying.reason.text();
    EXPECT_TRUE(honest.use.isHonest());
    EXPECT_FALSE(lying.use.isHonest());
    EXPECT_LT(lying.step.median, honest.step.median);
    EXPECT_LT(lying.step.median, lying.completeSeconds.value_or(0));
    EXPECT_EQ(comparison.speedUps[1].doubt, Doubt::WrongOnPurpose);
}

TEST(OpenClEngine, QueuedStepsComputeTheSame)
{
    const auto engine = test::poclEngine();
    const test::Work work("mlp", {{"hidden", std::int64_t{8}}});
    const auto options = engine->description().options.defaults();
    const auto waiting = engine->prepare(work.program, work.inputs, options);
    const auto queueing = engine->prepare(work.program, work.inputs, options);
    for (std::int64_t step = 0; step < work.program.stepsPerEpoch(); ++step) {
        waiting->run(step, 1);
        ASSERT_TRUE(queueing->queue(step));
    }
    queueing->finishQueued();
    EXPECT_EQ(waiting->read(work.program.loss), queueing->read(work.program.loss));
}

} // namespace
} // namespace overtake
