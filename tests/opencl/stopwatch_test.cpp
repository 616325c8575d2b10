// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A stopwatch that does not wait, on a device that queues.
#include "measure/lying_clock.h"
#include "opencl/opencl_lab.h"

namespace overtake
{
namespace
{

TEST(OpenClEngine, QueuesAStepAndTheClockThatDoesNotWaitLies)
{
    const EngineRegistry engines({test::poclEngine()});
    test::expectTheClockThatDoesNotWaitLies(engines, {engines.engines().front()->description().id, {}, {}}, 1024);
}

TEST(OpenClEngine, QueuedStepsComputeTheSame)
{
    const auto engine = test::poclEngine();
    const test::Work work("mlp", {{"hidden", 8}});
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
