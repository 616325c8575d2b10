// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/quick_data.h"

#include "job.h"
#include "measure/measurer_lab.h"
#include "text/error.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

using namespace fakes;
using testing::ElementsAreArray;
using testing::HasSubstr;

Program wholeOf(const Workload &workload, const ParameterValues &values)
{
    return test::builtProgram(workload.id(), values);
}

std::int64_t bytesOf(const Inputs &inputs)
{
    std::int64_t bytes = 0;
    for (const HostArray &array : inputs.arrays)
        bytes +=
            std::visit([](const auto &v) { return static_cast<std::int64_t>(v.size() * sizeof v[0]); }, array.values);
    return bytes;
}

TEST(RowsTouched, LargeSetsAreCutToWholeBatches)
{
    for (const char *id : {"mlp", "logistic-regression", "cnn", "gpt"}) {
        const Workload &workload = workloadById(id);
        ParameterValues values{{"samples", 10000000}, {"batch", 500}};
        if (workload.parameters().find("features"))
            values.set("features", std::int64_t{4096});
        const Program whole = wholeOf(workload, values);
        const Program run = onRowsTouched(workload, whole);
        EXPECT_LT(run.samples, whole.samples / 10) << id;
        EXPECT_EQ(run.samples % 500, 0) << id;
        EXPECT_EQ(run.batchRows, whole.batchRows) << id;
        EXPECT_EQ(run.flopsPerStep(), whole.flopsPerStep()) << id;
        EXPECT_GE(run.memory().datasetBytes, quickDataBytes) << id;
        EXPECT_LE(run.memory().datasetBytes, 3 * quickDataBytes) << id;
    }
}

TEST(RowsTouched, TheDataMadeAreNoMoreThanThat)
{
    const Workload &workload = workloadById("mlp");
    const Program run = onRowsTouched(workload, wholeOf(workload, {{"samples", 10000000}, {"features", 1000}}));
    EXPECT_EQ(bytesOf(workload.makeInputs(run.parameters)), run.memory().datasetBytes);
    EXPECT_LE(run.memory().datasetBytes, quickDataBytes * 11 / 10);
}

TEST(RowsTouched, WhatIsSmallOrAllNeededStaysWhole)
{
    const auto staysWhole = [](const char *id, const ParameterValues &values) {
        const Workload &workload = workloadById(id);
        const Program whole = wholeOf(workload, values);
        return onRowsTouched(workload, whole).parameters == whole.parameters;
    };
    EXPECT_TRUE(staysWhole("mlp", {{"samples", 1000000}, {"features", 2}}));
    EXPECT_FALSE(staysWhole("mlp", {{"samples", 1000000}, {"features", 200}}));
    EXPECT_TRUE(staysWhole("mlp", {{"samples", 1000000}, {"features", 200}, {"batch", 1000000}}));
    EXPECT_TRUE(staysWhole("vector-multiply", {{"elements", 100000000}}));
    EXPECT_TRUE(staysWhole("mandelbrot", {}));
}

TEST(RowsTouched, StartWithTheSameRows)
{
    const ParameterValues many{{"samples", 10000}, {"features", 8}};
    const ParameterValues few{{"samples", 4096}, {"features", 8}}; // whole blocks of 16,384 values
    const Inputs wholeTwo = *test::jobOf("logistic-regression", many).inputs;
    const Inputs fewTwo = *test::jobOf("logistic-regression", few).inputs;
    const auto &all = wholeTwo.arrays[0].floats();
    EXPECT_THAT(fewTwo.arrays[0].floats(), ElementsAreArray(all.begin(), all.begin() + 4096 * 8));

    const Inputs whole = *test::jobOf("mlp", many).inputs;
    const Inputs some = *test::jobOf("mlp", few).inputs;
    const auto &labels = whole.arrays[1].ints();
    EXPECT_THAT(some.arrays[1].ints(), ElementsAreArray(labels.begin(), labels.begin() + 4096));
    // The same values, each column shifted and stretched: three of them lie in the same proportion.
    const auto proportion = [](const Inputs &inputs, std::size_t row) {
        const auto &x = inputs.arrays[0].floats();
        return (x[8 * row + 3] - x[3]) / (x[8 + 3] - x[3]);
    };
    for (std::size_t row = 2; row < 4096; row += 100)
        EXPECT_NEAR(proportion(some, row), proportion(whole, row), 2e-3 * std::abs(proportion(whole, row)) + 1e-4);
}

/// 4 KiB a row, of which only the Program knows; the fake's data are empty.
struct WideRows : FakeWorkload {
    Program build(const ParameterValues &values) const override
    {
        Program program = FakeWorkload::build(values);
        program.tensors.push_back({.name = "x", .shape = {program.samples, 1024}, .role = Role::Dataset});
        return program;
    }
    Inputs generateInputs(const ParameterValues &values, std::stop_token stop) const override
    {
        rowsMade.push_back(values.integer("samples"));
        return FakeWorkload::generateInputs(values, stop);
    }
    mutable std::vector<std::int64_t> rowsMade;
};

class QuickDataTest : public MeasurerTest
{
protected:
    Measurement at(const StopRule &rule, const ParameterValues &parameters, const MeasureOptions &limits = {})
    {
        MeasureOptions options = limits;
        options.rule = &rule;
        options.stop = stop.get_token();
        return measurer.compare(workload, parameters, {cpu}, options).measurements.at(0);
    }

    FakeEngine &engine = lab.add({});
    WideRows workload;
    Measurer measurer{lab.registry, lab.clock};
};

TEST_F(QuickDataTest, AQuickPointTellsOfTheWholeSet)
{
    const ParameterValues values{{"samples", 3200016}, {"batch", 32}};
    const Measurement fast = at(*quick, values);
    const Measurement sure = at(*careful, values);
    ASSERT_EQ(workload.rowsMade.size(), 2U);
    EXPECT_EQ(workload.rowsMade[0], 17408); // 64 MiB, in whole thousands (1024) and batches
    EXPECT_EQ(workload.rowsMade[1], 3200016);
    EXPECT_EQ(fast.parameters, sure.parameters);
    EXPECT_EQ(fast.stepsPerEpoch, sure.stepsPerEpoch);
    EXPECT_EQ(fast.memoryBytes, sure.memoryBytes);
    EXPECT_DOUBLE_EQ(fast.epochSeconds, fast.step.median * 3200016 / 32);
    EXPECT_NEAR(fast.epochSeconds, sure.epochSeconds, 0.05 * sure.epochSeconds);
}

TEST_F(QuickDataTest, ShufflingIsScaledToTheWholeSet)
{
    engine.behaviour.law = [](const Program &) { return 1e-3; };
    const Measurement fast = at(*quick, {{"samples", 3200000}, {"shuffled", true}});
    ASSERT_EQ(engine.orders.at(0).size(), 17408U);
    EXPECT_NEAR(fast.epochSeconds, fast.step.median * 100000 + fast.shuffleSeconds, 1e-9);
}

TEST_F(QuickDataTest, BeyondTheMemoryItMayTakeAReasonSaysWhatASweepNeeds)
{
    MeasureOptions limits;
    limits.mostBytes = std::int64_t{80} << 20;
    EXPECT_EQ(at(*quick, {{"samples", 3200000}}, limits).status, PointStatus::Measured);
    const Measurement left = at(*quick, {{"samples", 3200000}, {"gibibytes", 1}}, limits);
    EXPECT_EQ(left.status, PointStatus::Skipped);
    EXPECT_TRUE(left.quick);
    EXPECT_THAT(left.reason.text(), HasSubstr("would take 1.07 GiB of memory. A sweep needs 13.2 GiB, and "));
    EXPECT_EQ(workload.rowsMade.size(), 1U);
}

TEST_F(QuickDataTest, ValuesThatShareMemoryCountOnce)
{
    const Workload &cnn = workloadById("cnn");
    const Program program = wholeOf(cnn, cnn.smallSizes());
    MeasureOptions options;
    options.rule = quick.get();
    options.mostBytes = hostBytesOf(program, engine.fusions());
    ASSERT_LT(options.mostBytes, program.memory().onHostEngine());
    EXPECT_EQ(measurer.compare(cnn, cnn.smallSizes(), {cpu}, options).measurements.at(0).status, PointStatus::Measured);
    const std::int64_t once = options.mostBytes--;
    EXPECT_EQ(measurer.compare(cnn, cnn.smallSizes(), {cpu}, options).measurements.at(0).status, PointStatus::Skipped);
    options.mostBytes = 2 * once - program.memory().datasetBytes; // each has its own values, both have the same data
    const std::vector<EngineUse> both = {cpu, cpu};
    EXPECT_EQ(measurer.compare(cnn, cnn.smallSizes(), both, options).measurements.at(0).status, PointStatus::Measured);
    --options.mostBytes;
    EXPECT_EQ(measurer.compare(cnn, cnn.smallSizes(), both, options).measurements.at(0).status, PointStatus::Skipped);
}

TEST_F(QuickDataTest, DataThatTakeTooLongAreLeftOut)
{
    MeasureOptions limits;
    limits.mostDataSeconds = 1e-3;
    workload.whileMakingInputs = [] { std::this_thread::sleep_for(std::chrono::milliseconds(50)); };
    const Measurement left = at(*quick, {{"samples", 3200000}}, limits);
    EXPECT_EQ(left.status, PointStatus::Skipped);
    EXPECT_THAT(left.reason.text(), HasSubstr("its data take longer than 1 ms to make"));
    workload.whileMakingInputs = [] {};
    EXPECT_EQ(at(*quick, {{"samples", 3200000}}).status, PointStatus::Measured);
}

TEST_F(QuickDataTest, ACancelledPointIsNoLateOne)
{
    MeasureOptions limits;
    limits.mostDataSeconds = 1000;
    workload.whileMakingInputs = [this] { stop.request_stop(); };
    EXPECT_EQ(at(*quick, {{"samples", 3200000}}, limits).status, PointStatus::Cancelled);
}

} // namespace
} // namespace overtake
