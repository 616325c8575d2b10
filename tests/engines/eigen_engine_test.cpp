// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/check.h"
#include "engines/eigen/eigen_engine.h"
#include "engines/reference/reference_engine.h"
#include "workloads/workload.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

constexpr UsableCores twoCores{2, 2, 2, std::nullopt};

ParameterValues eigenThreads(std::int64_t count)
{
    ParameterValues options;
    options.set("threads", count);
    return options;
}

class EigenAgainstReference : public testing::TestWithParam<int>
{
};

TEST_P(EigenAgainstReference, EveryOperationAndWorkload)
{
    const auto eigen = makeEigenEngine("test", twoCores);
    ReferenceEngine reference("test");
    const auto rows = checkEngine(*eigen, eigenThreads(GetParam()), reference, 7);
    EXPECT_EQ(rows.size(), allOperations().size() + allWorkloads().size());
    for (const auto &row : rows)
        EXPECT_TRUE(row.passed) << row.subject << ' ' << row.detail << ": error " << row.worstError << ' '
                                << row.reason;
}

INSTANTIATE_TEST_SUITE_P(Threads, EigenAgainstReference, testing::Values(1, 2));

TEST(EigenEngine, IsRightWithEachOfTheVectorsOfThisCpu)
{
    const auto eigen = makeEigenEngine("test", twoCores);
    ReferenceEngine reference("test");
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
        const Workload &workload = workloadById(id);
        ParameterValues values;
        values.set(key, value);
        values = workload.parameters().complete(values, id);
        const auto inputs = std::make_shared<const Inputs>(workload.makeInputs(values, {}));
        return eigen->prepare(workload.build(values), inputs, eigenThreads(2))->threadsUsed();
    };
    EXPECT_EQ(threadsFor("mlp", "samples", 64), 2);
    EXPECT_EQ(threadsFor("vector-multiply", "elements", 64), 1);
}

} // namespace
} // namespace overtake
