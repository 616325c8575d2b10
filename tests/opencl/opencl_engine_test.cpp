// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/opencl/opencl_device.h"
#include "engines/reference/reference_engine.h"
#include "measure/sweeper.h"
#include "opencl/opencl_lab.h"
#include "program/error.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace overtake
{
namespace
{

using test::MemoryLimit;
using test::Work;
using testing::HasSubstr;

ParameterValues staging(const char *choice)
{
    ParameterValues options;
    options.set("staging", std::string(choice));
    return options;
}

class OpenClAgainstReference : public testing::TestWithParam<const char *>
{
};

TEST_P(OpenClAgainstReference, EveryOperationAndWorkload)
{
    const auto engine = test::poclEngine();
    ReferenceEngine reference("test");
    test::expectPassed(checkEngine(*engine, staging(GetParam()), reference, 7));
}

INSTANTIATE_TEST_SUITE_P(Staging, OpenClAgainstReference, testing::Values("pinned", "pageable"));

TEST(OpenClEngine, PoclIsNamedAsTheCpuThatItIs)
{
    const auto engine = test::poclEngine();
    const EngineDescription &description = engine->description();
    EXPECT_EQ(description.id, "opencl:0");
    EXPECT_EQ(description.label, "OpenCL on the CPU (PoCL)");
    EXPECT_EQ(description.kind, EngineKind::Cpu);
    EXPECT_EQ(description.unavailable, "");
    EXPECT_FALSE(description.device.empty());
    EXPECT_EQ(engine->labelFor(staging("pinned")), description.label);
    EXPECT_EQ(engine->labelFor(staging("pageable")), description.label + ", pageable");
}

TEST(OpenClEngine, AsksForMemoryBeforeItAllocates)
{
    const auto engine = test::poclEngine();
    const Work work("mlp", {});
    const MemoryLimit limit(1000);
    EXPECT_EQ(engine->freeBytes(), 1000);
    try {
        engine->prepare(work.program, work.inputs, staging("pinned"));
        FAIL() << "no OutOfMemoryError";
    } catch (const OutOfMemoryError &error) {
        EXPECT_GE(error.neededBytes(), work.program.memory().onAccelerator());
        EXPECT_EQ(error.freeBytes(), 1000);
        EXPECT_THAT(error.what(), HasSubstr("the memory of " + engine->description().device));
    }
}

TEST(OpenClEngine, KnowsWhatItHolds)
{
    opencl::FoundDevice found = test::pocl();
    found.sharesHostMemory = false; // as a card does: what is free follows from what was allocated
    found.memoryBytes = 1'000'000;
    const auto device = opencl::openDevice(found);
    EXPECT_EQ(device->freeBytes(), 1'000'000);
    auto buffer = device->allocate(400'000);
    EXPECT_EQ(device->freeBytes(), 600'000);
    buffer.reset();
    EXPECT_EQ(device->freeBytes(), 1'000'000);
}

TEST(OpenClEngine, ASweepGoesOnWhereAPointDoesNotFit)
{
    const EngineRegistry registry({std::make_shared<ReferenceEngine>("test"), test::poclEngine()});
    SteadyClock clock;
    Measurer measurer(registry, clock);
    SweepRequest request;
    request.key = "elements";
    request.values = {100, 100000, 200};
    request.engines = {{"reference", {}, {}}, {"opencl:0", {}, {}}};
    request.refine = false;
    const auto rule = quickRule(0.01);
    MeasureOptions options;
    options.rule = rule.get();
    const MemoryLimit limit(100'000);
    const Sweep sweep = Sweeper(measurer, clock).run(workloadById("vector-multiply"), request, options);
    ASSERT_EQ(sweep.points.size(), 3U);
    EXPECT_EQ(sweep.points[0].comparison.measurements[1].status, PointStatus::Measured);
    EXPECT_EQ(sweep.points[1].comparison.measurements[1].status, PointStatus::Measured);
    const Measurement &large = sweep.points[2].comparison.measurements[1];
    EXPECT_EQ(large.status, PointStatus::Failed);
    EXPECT_THAT(large.reason, HasSubstr("1 200 004 bytes"));
    EXPECT_THAT(large.reason, HasSubstr("100 000 bytes are free"));
    EXPECT_EQ(sweep.points[2].comparison.measurements[0].status, PointStatus::Measured);
}

TEST(OpenClEngine, ProfilesWhatAStepDoes)
{
    const auto engine = test::poclEngine();
    const Work work("mlp", {{"transfers", std::string("per-batch")}});
    const auto execution = engine->prepare(work.program, work.inputs, staging("pinned"));
    const auto plain = engine->prepare(work.program, work.inputs, staging("pinned"));
    plain->run(0, 4);

    execution->run(0, 2);
    for (const std::int64_t step : {2, 3}) { // the last is the smaller one
        const StepProfile profile = execution->profile(step);
        const auto count = [&](StepPart::Kind kind) {
            return std::count_if(profile.parts.begin(), profile.parts.end(),
                                 [&](const StepPart &part) { return part.kind == kind; });
        };
        EXPECT_EQ(count(StepPart::Kind::CopyIn), 2);  // rows and labels
        EXPECT_EQ(count(StepPart::Kind::CopyOut), 1); // loss and accuracy in one copy
        EXPECT_GT(profile.totalSeconds, 0);
        std::vector<bool> seen(work.program.operations.size(), false);
        for (const auto &part : profile.parts) {
            EXPECT_FALSE(part.name.empty());
            EXPECT_GT(part.seconds, 0) << part.name;
            for (const auto operation : part.operations)
                seen.at(operation) = true;
        }
        for (std::size_t i = 0; i < seen.size(); ++i) {
            const auto kind = work.program.operations[i].kind;
            EXPECT_EQ(seen[i], kind != OperationKind::Fill) << nameOf(kind); // constants are no part of a step
        }
    }
    EXPECT_EQ(execution->read(work.program.loss), plain->read(work.program.loss));
}

TEST(OpenClEngine, StartsAgainWhereTheEpochDoes)
{
    const auto engine = test::poclEngine();
    ReferenceEngine reference("test");
    const Work work("mlp", {});
    const auto mine = engine->prepare(work.program, work.inputs, staging("pageable"));
    const auto theirs = reference.prepare(work.program, work.inputs, {});
    RandomState random(3);
    for (Execution *execution : {mine.get(), theirs.get()}) {
        execution->run(1, 2); // in order, not from the start
        random = RandomState(3);
        execution->beginEpoch(random.permutation(101));
        execution->run(3, 1);
        execution->run(0, 1);
        execution->run(0, 1);
    }
    EXPECT_NEAR(mine->read(work.program.loss).at(0), theirs->read(work.program.loss).at(0), 1e-5);
}

TEST(OpenClEngine, RefusesWhatCannotBeReadOrWritten)
{
    const auto engine = test::poclEngine();
    const Work work("mlp", {});
    const auto execution = engine->prepare(work.program, work.inputs, staging("pinned"));
    const auto parameter = work.program.gradients.at(0).first;
    EXPECT_THROW(execution->write(parameter, std::vector<float>(3)), Error);
    EXPECT_THROW(execution->write(work.program.output, std::vector<float>(64)), Error);
    EXPECT_THROW(execution->read(work.program.gradients.at(0).second), Error); // fused into the update
    const auto values = execution->read(parameter);
    std::vector<float> other(values.size(), 0.5F);
    execution->write(parameter, other);
    EXPECT_EQ(execution->read(parameter), other);
}

} // namespace
} // namespace overtake
