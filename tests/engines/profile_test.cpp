// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A step's profile names every operation that is run, exactly once, and its parts lie within the step's time.
#include "job.h"
#include "operations/elementwise.h"
#include "operations/transfers.h"
#include "registry/engine_registry.h"
#include "schedule/schedule.h"
#include "workloads/workload.h"

#include <gtest/gtest.h>
#include <set>

namespace overtake
{
namespace
{

void expectWholeProfile(Engine &engine, const std::string &workload, const ParameterValues &given)
{
    SCOPED_TRACE(engine.description().id + ", " + workload);
    const auto [program, inputs] = test::jobOf(workload, given);
    const auto execution = engine.prepare(program, inputs, engine.description().options.defaults());
    for (const std::int64_t step : {std::int64_t{0}, program.stepsPerEpoch() - 1}) {
        const StepProfile profile = execution->profile(step);
        std::set<std::size_t> seen;
        double sum = 0;
        double before = 0;
        for (const StepPart &part : profile.parts) {
            EXPECT_GE(part.seconds, 0);
            ASSERT_TRUE(part.startSeconds.has_value());
            EXPECT_GE(*part.startSeconds, before - 1e-9);
            before = *part.startSeconds + part.seconds;
            EXPECT_FALSE(part.name.empty());
            sum += part.seconds;
            for (const std::size_t index : part.operations) {
                ASSERT_LT(index, program.operations.size());
                EXPECT_TRUE(seen.insert(index).second) << "twice: " << program.operations[index].kind->name;
                const OperationKind kind = program.operations[index].kind;
                EXPECT_EQ(part.kind == StepPart::Kind::CopyIn, kind == operations::TransferIn);
                EXPECT_EQ(part.kind == StepPart::Kind::CopyOut, kind == operations::TransferOut);
            }
        }
        EXPECT_LE(sum, profile.totalSeconds * (1 + 1e-9));
        EXPECT_LE(before, profile.totalSeconds * (1 + 1e-9));
        EXPECT_GT(profile.totalSeconds, 0);
        for (std::size_t i = 0; i < program.operations.size(); ++i) {
            const OperationKind kind = program.operations[i].kind;
            if (kind != operations::Fill) { // constants are made once, at set-up
                EXPECT_EQ(seen.count(i), 1U) << kind->name;
            }
        }
    }
}

TEST(ProfileTest, NamesEveryOperationOnce)
{
    const EngineRegistry engines = EngineRegistry::discover();
    for (const char *id : {"cpu", "eigen", "reference"}) {
        Engine &engine = engines.require(id);
        for (const char *transfers : {"resident", "per-batch"}) {
            ParameterValues mlp{{"hidden", 20},
                                {"samples", 100}, // the last batch is smaller
                                {"transfers", std::string(transfers)}};
            expectWholeProfile(engine, "mlp", mlp);
            mlp.set("optimizer", std::string("adam"));
            expectWholeProfile(engine, "mlp", mlp);
        }
        expectWholeProfile(engine, "logistic-regression", {{"samples", 300}});
        expectWholeProfile(engine, "vector-multiply", {});
    }
}

/// Each part is a step of the schedule that the model prices.
TEST(ProfileTest, PartsAreTheStepsOfTheSchedule)
{
    const EngineRegistry engines = EngineRegistry::discover();
    Engine &engine = engines.require("cpu");
    for (const char *id : {"mlp", "gpt"}) {
        const auto [program, inputs] = test::jobOf(id, workloadById(id).smallSizes());
        const auto execution = engine.prepare(program, inputs, engine.description().options.defaults());
        std::vector<std::vector<std::size_t>> parts, steps;
        for (const StepPart &part : execution->profile(0).parts)
            parts.push_back(part.operations);
        for (const Step &step : scheduleOf(program, engine.fusions()).steps)
            if (!program.operations[step.operations[0]].kind->isConstant())
                steps.push_back(step.operations);
        EXPECT_EQ(parts, steps) << id;
    }
    // With copies of images into another layout, which are parts of none of these steps.
    expectWholeProfile(engine, "cnn", {{"samples", 40}, {"filters", 5}});
}

TEST(ProfileTest, TrainingGoesOnAsIfNothingHadBeenAsked)
{
    const EngineRegistry engines = EngineRegistry::discover();
    const auto [program, inputs] = test::jobOf("mlp", {{"hidden", 20}, {"samples", 320}});
    for (const char *id : {"cpu", "eigen", "reference"}) {
        Engine &engine = engines.require(id);
        const auto plain = engine.prepare(program, inputs, engine.description().options.defaults());
        const auto profiled = engine.prepare(program, inputs, engine.description().options.defaults());
        plain->run(0, 3);
        for (std::int64_t step = 0; step < 3; ++step)
            profiled->profile(step);
        EXPECT_EQ(plain->read(program.loss), profiled->read(program.loss)) << id;
    }
}

} // namespace
} // namespace overtake
