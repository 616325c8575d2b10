// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the time of a step goes on a GPU: names, parts, traces.
#include "engines/cpu/cpu_engine.h"
#include "engines/three_updates.h"
#include "measure/compare/measurer.h"
#include "opencl/opencl_lab.h"
#include "program/program_builder.h"
#include "report/chrome_trace.h"
#include "report/trace_check.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <set>

namespace overtake
{
namespace
{

using test::staging;
using test::Work;
using testing::HasSubstr;

TEST(OpenClEngine, NamesPartsAsTheCpuEngineDoes)
{
    const auto engine = test::poclEngine();
    CpuEngine cpu("test", 2);
    std::set<std::string> names;
    for (const Work &work : {Work("mlp", {{"transfers", "per-batch"}}),
                             Work({test::threeUpdates(0.1F), std::make_shared<const Inputs>()})}) {
        const auto partsOf = [&](Engine &by) {
            const auto execution = by.prepare(work.program, work.inputs, by.description().options.defaults());
            std::map<std::vector<std::size_t>, std::pair<std::string, StepPart::Kind>> parts;
            for (const StepPart &part : execution->profile(0).parts)
                parts[part.operations] = {part.name, part.kind};
            return parts;
        };
        const auto expected = partsOf(cpu);
        for (const auto &[operations, part] : partsOf(*engine)) {
            const auto found = expected.find(operations);
            if (found == expected.end())
                continue;
            EXPECT_EQ(part, found->second);
            names.insert(part.first);
        }
    }
    for (const char *name : {"TransferIn", "ReluGrad", "MatMul + Sgd", "3 AdamW"})
        EXPECT_TRUE(names.contains(name)) << name;
}

TEST(OpenClEngine, ProfilesWhatAStepDoes)
{
    const auto engine = test::poclEngine();
    const Work work("mlp", {{"transfers", "per-batch"}});
    const auto execution = engine->prepare(work.program, work.inputs, staging("pinned"));
    const auto plain = engine->prepare(work.program, work.inputs, staging("pinned"));
    plain->run(0, 4);

    execution->run(0, 2);
    for (const std::int64_t step : {2, 3}) { // the last is the smaller one
        const StepProfile profile = execution->profile(step);
        const auto count = [&](StepPart::Kind kind) {
            return std::ranges::count_if(profile.parts, [&](const StepPart &part) { return part.kind == kind; });
        };
        EXPECT_EQ(count(StepPart::Kind::CopyIn), 2);  // rows and labels
        EXPECT_EQ(count(StepPart::Kind::CopyOut), 1); // loss and accuracy in one copy
        EXPECT_GT(profile.totalSeconds, 0);
        std::vector<bool> seen(work.program.operations.size(), false);
        double before = 0;
        for (const auto &part : profile.parts) {
            ASSERT_TRUE(part.startSeconds.has_value());
            EXPECT_GE(*part.startSeconds, before - 1e-9) << part.name; // one queue: one after the other
            before = *part.startSeconds + part.seconds;
            EXPECT_FALSE(part.name.empty());
            EXPECT_GT(part.seconds, 0) << part.name;
            for (const auto operation : part.operations)
                seen.at(operation) = true;
        }
        EXPECT_LE(before, profile.totalSeconds);
        EXPECT_EQ(profile.host.size(), profile.parts.size() + 1) << "a launch each, and the waiting";
        for (std::size_t i = 0; i < seen.size(); ++i) {
            const auto kind = work.program.operations[i].kind;
            EXPECT_EQ(seen[i], kind != operations::Fill) << kind->name; // constants are no part of a step
        }
    }
    EXPECT_EQ(execution->read(work.program.loss), plain->read(work.program.loss));
}

/// Where nothing is copied, giving the memory to and fro is what is shown.
TEST(OpenClEngine, ATransferWithoutACopyIsAPartAsWell)
{
    const auto engine = test::poclEngine();
    for (const Work &work : {Work("mlp", {{"transfers", "per-batch"}}),
                             Work(test::jobOf("vector-multiply", {{"elements", 10007}, {"transfers", "per-batch"}}))}) {
        const auto mapped = engine->prepare(work.program, work.inputs, staging("mapped"));
        const auto copied = engine->prepare(work.program, work.inputs, staging("pinned"));
        for (std::int64_t step = 0; step < work.program.stepsPerEpoch(); ++step) {
            const StepProfile profile = mapped->profile(step);
            const StepProfile other = copied->profile(step);
            ASSERT_EQ(profile.parts.size(), other.parts.size());
            for (std::size_t i = 0; i < profile.parts.size(); ++i) {
                EXPECT_EQ(profile.parts[i].name, other.parts[i].name);
                EXPECT_EQ(profile.parts[i].kind, other.parts[i].kind);
                EXPECT_TRUE(profile.parts[i].startSeconds.has_value()) << profile.parts[i].name;
            }
            for (const auto &operation : work.program.operations)
                if (operation.kind == operations::TransferOut) {
                    EXPECT_EQ(mapped->read(operation.outputs[0]), copied->read(operation.outputs[0]));
                }
        }
    }
}

TEST(OpenClEngine, TracesTransfersLaunchesAndOperations)
{
    const EngineRegistry registry({test::poclEngine()});
    SteadyClock clock;
    Measurer measurer(registry, clock);
    const auto rule = quickRule(0.01);
    MeasureOptions options;
    options.rule = rule.get();
    options.profileAlways = true;
    const Workload &workload = workloadById("mlp");
    const ParameterValues values{{"hidden", 16}, {"transfers", "per-batch"}};
    const Comparison comparison = measurer.compare(workload, workload.parameters().complete(values, "mlp"),
                                                   {{"opencl:0", staging("pinned"), {}}}, options);
    const nlohmann::json trace = traceJson(comparison, {}, "");
    test::expectTraceFormat(trace);
    test::expectTraceOf(trace, 1, comparison.measurements[0]);
    const std::string text = trace.dump();
    for (const char *track : {"host: launching and waiting", "copies", "operations", "pick rows", "wait"})
        EXPECT_THAT(text, HasSubstr(track));
}

} // namespace
} // namespace overtake
