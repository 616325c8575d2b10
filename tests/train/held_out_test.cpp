// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/held_out.h"

#include "data/datasets.h"
#include "report/temporary_folder.h"
#include "workloads/workload.h"

#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <numeric>

namespace overtake
{
namespace
{

/// x: (samples, 3) with 10 row + column, labels: (samples) with the row.
Inputs numberedRows(std::int64_t samples)
{
    std::vector<float> x;
    std::vector<std::int32_t> labels;
    for (std::int64_t row = 0; row < samples; ++row) {
        labels.push_back(static_cast<std::int32_t>(row));
        for (int column = 0; column < 3; ++column)
            x.push_back(static_cast<float>(10 * row + column));
    }
    Inputs inputs;
    inputs.arrays.push_back({"x", {samples, 3}, std::move(x)});
    inputs.arrays.push_back({"labels", {samples}, std::move(labels)});
    inputs.description = foreign("numbered");
    return inputs;
}

void expectRowsBelongTogether(const Inputs &inputs, std::int64_t samples)
{
    ASSERT_EQ(inputs.arrays[0].shape, (Shape{samples, 3}));
    ASSERT_EQ(inputs.arrays[1].shape, Shape{samples});
    ASSERT_EQ(inputs.arrays[0].floats().size(), static_cast<std::size_t>(3 * samples));
    for (std::size_t row = 0; row < static_cast<std::size_t>(samples); ++row) {
        for (std::size_t column = 0; column < 3; ++column)
            EXPECT_EQ(inputs.arrays[0].floats()[3 * row + column],
                      static_cast<float>(10 * static_cast<std::size_t>(inputs.arrays[1].ints()[row]) + column));
    }
}

TEST(HeldOutTest, RowsAreThoseOfScikitLearnAndNoneIsLost)
{
    const auto golden = nlohmann::json::parse(std::ifstream(OVERTAKE_TEST_DATA "/class_report.json"));
    for (const auto &split : golden.at("splits")) {
        SCOPED_TRACE(split.dump());
        const std::int64_t samples = split.at("samples");
        const TrainingData data = holdOut(numberedRows(samples), samples, split.at("share"), split.at("seed"));
        expectRowsBelongTogether(*data.heldOut, data.heldOutSamples);
        expectRowsBelongTogether(*data.training, data.trainingSamples);
        EXPECT_EQ(data.heldOut->arrays[1].ints(), split.at("held_out").get<std::vector<std::int32_t>>());

        std::vector<std::int32_t> all = data.training->arrays[1].ints();
        all.insert(all.end(), data.heldOut->arrays[1].ints().begin(), data.heldOut->arrays[1].ints().end());
        std::ranges::sort(all);
        std::vector<std::int32_t> expected(static_cast<std::size_t>(samples));
        std::iota(expected.begin(), expected.end(), 0);
        EXPECT_EQ(all, expected);
        EXPECT_EQ(data.training->description, "numbered");
    }
}

TEST(HeldOutTest, SomethingIsLeftOnBothSides)
{
    const TrainingData most = holdOut(numberedRows(3), 3, 0.999, 1);
    EXPECT_EQ(most.trainingSamples, 1);
    const TrainingData least = holdOut(numberedRows(3), 3, 1e-9, 1);
    EXPECT_EQ(least.heldOutSamples, 1);
}

TEST(HeldOutTest, AUsersTableIsStandardisedByTheRowsTrainedOn)
{
    const test::TemporaryFolder folder;
    std::ofstream file(folder.file("own.csv"));
    constexpr std::int64_t samples = 1000;
    const TrainingData plan = holdOut(numberedRows(samples), samples, 0.1, 42);
    std::vector<double> feature(samples, 500);
    for (const std::int32_t row : plan.training->arrays[1].ints())
        feature[static_cast<std::size_t>(row)] = row % 2 == 0 ? -3 : 1;
    for (std::int64_t row = 0; row < samples; ++row)
        file << feature[static_cast<std::size_t>(row)] << ',' << row % 3 << '\n';
    file.close();

    const TrainingData data = holdOut(readCsv(folder.file("own.csv")), samples, 0.1, 42);
    double sum = 0;
    double squares = 0;
    for (const float x : data.training->arrays[0].floats()) {
        sum += x;
        squares += double{x} * x;
    }
    EXPECT_NEAR(sum / 900, 0, 1e-5);
    EXPECT_NEAR(squares / 900, 1, 1e-5);
    for (const float x : data.heldOut->arrays[0].floats())
        EXPECT_NEAR(x, 250.5, 10);
}

TEST(HeldOutTest, OnlyArraysWithARowPerSample)
{
    Program program;
    program.samples = 4;
    Inputs inputs = numberedRows(4);
    EXPECT_TRUE(canHoldOut(program, inputs));
    inputs.arrays.push_back({"tokens", {100}, std::vector<std::int32_t>(100)});
    EXPECT_FALSE(canHoldOut(program, inputs));
    EXPECT_FALSE(canHoldOut(program, {}));
    Inputs sequences; // no class for each sample
    sequences.arrays.push_back({"tokens", {4, 25}, std::vector<std::int32_t>(100)});
    EXPECT_FALSE(canHoldOut(program, sequences));
    program.samples = 1;
    EXPECT_FALSE(canHoldOut(program, numberedRows(1)));
    EXPECT_EQ(labelsOf(numberedRows(4), 4)->name, "labels");
    EXPECT_EQ(labelsOf(inputs, 5), nullptr);
}

TEST(HeldOutTest, TheSameWorkOnFewerSamples)
{
    const Workload &workload = workloadById("mlp");
    for (const char *transfers : {"resident", "per-batch"}) {
        ParameterValues values = workload.parameters().defaults();
        values.set("samples", std::int64_t{1000});
        values.set("transfers", std::string(transfers));
        const Program fewer = workload.build(values).withSamples(70);
        values.set("samples", std::int64_t{70});
        const Program expected = workload.build(values);
        EXPECT_EQ(fewer.samples, 70);
        EXPECT_EQ(fewer.stepsPerEpoch(), expected.stepsPerEpoch());
        EXPECT_EQ(fewer.lastBatchRows(), expected.lastBatchRows());
        for (std::size_t i = 0; i < expected.tensors.size(); ++i)
            EXPECT_EQ(fewer.tensors[i].shape, expected.tensors[i].shape) << expected.tensors[i].name;

        const Program tiny = workload.build(values).withSamples(5); // fewer than a batch
        EXPECT_EQ(tiny.batchRows, 5);
        EXPECT_EQ(tiny.stepsPerEpoch(), 1);
    }
}

} // namespace
} // namespace overtake
