// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/check_scope.h"
#include "engines/eigen/eigen_engine.h"
#include "engines/host/host_storage.h"
#include "engines/reference/reference_engine.h"
#include "job.h"
#include "workloads/workload.h"

#include <algorithm>
#include <cstdlib>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

namespace overtake
{
namespace
{

constexpr UsableCores twoCores{2, 2, 2, std::nullopt};

ParameterValues eigenThreads(std::int64_t count)
{
    return {{"threads", count}};
}

TEST(EigenAgainstReference, EveryOperationAndWorkloadOnOneAndTwoThreads)
{
    const auto eigen = makeEigenEngine("test", twoCores);
    ReferenceEngine loops("test");
    const ReferenceResults reference(loops);
    for (const int count : {1, 2}) {
        SCOPED_TRACE(count);
        const auto rows = checkEngine(*eigen, eigenThreads(count), reference, 7, {}, {}, scopeOfVariations);
        EXPECT_GE(rows.size(), leastRows(scopeOfVariations));
        for (const auto &row : rows)
            EXPECT_TRUE(row.passed) << row.subject << ' ' << row.detail << ": error " << row.worstError << ' '
                                    << row.reason;
    }
}

TEST(EigenEngine, IsRightWithEachOfTheVectorsOfThisCpu)
{
    const auto eigen = makeEigenEngine("test", twoCores);
    ReferenceEngine loops("test");
    const ReferenceResults reference(loops);
    const ParameterSpec *vectors = eigen->description().options.find("vectors");
    if (!vectors)
        GTEST_SKIP() << "compiled once only: not by GCC for x86-64";
    EXPECT_EQ(std::get<std::string>(vectors->defaultValue), vectors->choices.back());
    for (const std::string &choice : vectors->choices) {
        ParameterValues options = eigenThreads(1);
        options.set("vectors", choice);
        for (const auto &row : checkEngine(*eigen, options, reference, 7))
            EXPECT_TRUE(row.passed) << choice << ' ' << row.subject << ' ' << row.detail << ": " << row.reason;
        const std::string label = toText(eigen->labelFor(options));
        EXPECT_EQ(label == "Eigen, as written in an afternoon, 1 thread", choice == vectors->choices.back()) << label;
    }
}

TEST(EigenEngine, SaysWhatItIs)
{
    const auto eigen = makeEigenEngine("test", twoCores);
    EXPECT_EQ(eigen->description().id, "eigen");
    EXPECT_EQ(toText(eigen->labelFor(eigenThreads(1))), "Eigen, as written in an afternoon, 1 thread");
    EXPECT_EQ(toText(eigen->labelFor(eigenThreads(2))), "Eigen, as written in an afternoon, 2 threads");
    EXPECT_EQ(toText(makeEigenEngine("test", {16, 8, 8, std::nullopt})->labelFor(eigenThreads(8))),
              "Eigen, as written in an afternoon, 8 threads on 8 cores");
    EXPECT_THAT(eigen->description().detail.text(), testing::MatchesRegex("Eigen [0-9.]+, vectors: .+"));
}

TEST(EigenEngine, SharesProductsAmongThreadsAndNothingElse)
{
    const auto eigen = makeEigenEngine("test", twoCores);
    const auto threadsFor = [&](const char *id, const char *key, std::int64_t value) {
        const auto [program, inputs] = test::jobOf(id, {{key, value}});
        return eigen->prepare(program, inputs, eigenThreads(2))->threadsUsed();
    };
    EXPECT_EQ(threadsFor("mlp", "samples", 64), 2);
    EXPECT_EQ(threadsFor("vector-multiply", "elements", 64), 1);
}

/// Eigen shares memory among values that do not live at the same time; the textbook loops keep all of them.
TEST(EigenEngine, AdmitsByTheMemoryThatItTakes)
{
    const test::Job gpt = test::jobOf("gpt", {{"layers", 2}});
    const auto eigen = makeEigenEngine("test", twoCores);
    ReferenceEngine reference("test");
    const MemoryNeed sum = gpt.program.memory();
    const std::int64_t valueBytes = sum.valueBytes + sum.hostValueBytes;
    const auto held = [&](Engine &engine, const ParameterValues &options) {
        const auto execution = engine.prepare(gpt.program, gpt.inputs, options);
        return execution->memoryBytes() - sum.datasetBytes - sum.parameterBytes;
    };
    EXPECT_LT(held(*eigen, eigenThreads(1)), valueBytes / 10 * 9);
    EXPECT_GE(held(reference, {}), valueBytes);

    const std::int64_t most = sum.parameterBytes + valueBytes - 1;
    ASSERT_EQ(setenv("OVERTAKE_MEMORY_LIMIT", std::to_string(most).c_str(), 1), 0);
    EXPECT_NO_THROW(eigen->prepare(gpt.program, gpt.inputs, eigenThreads(1)));
    EXPECT_THROW(reference.prepare(gpt.program, gpt.inputs, {}), OutOfMemoryError);
    unsetenv("OVERTAKE_MEMORY_LIMIT");
}

/// A value that another one overwrites in a step is not there after it.
TEST(EigenEngine, SaysWhichValueItDoesNotKeep)
{
    const auto [program, inputs] = test::jobOf("mlp", {{"samples", 64}});
    const auto execution = makeEigenEngine("test", twoCores)->prepare(program, inputs, eigenThreads(1));
    execution->run(0, 1);
    EXPECT_NO_THROW(execution->read(program.loss));
    for (const auto &[parameter, gradient] : program.gradients)
        EXPECT_NO_THROW(execution->read(gradient));
    const Schedule schedule = inHostMemory(scheduleOf(program, {}), program);
    const auto overwritten = std::ranges::find(schedule.kept, false);
    ASSERT_NE(overwritten, schedule.kept.end());
    EXPECT_THROW(execution->read(static_cast<TensorId>(overwritten - schedule.kept.begin())), Error);
}

} // namespace
} // namespace overtake
