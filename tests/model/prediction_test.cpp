// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction.h"

#include "engines/profile_parts.h"
#include "job.h"
#include "machine/device_database.h"
#include "model/cpu_model.h"
#include "model/gpu_model.h"
#include "model/made_up_costs.h"
#include "model/planned_work.h"
#include "model/published_fit.h"
#include "model/work_pieces.h"
#include "operations/convolution.h"
#include "operations/matmul.h"
#include "operations/optimisers.h"
#include "operations/pooling.h"
#include "text/error.h"
#include "workloads/workload.h"

#include <chrono>
#include <cstdlib>
#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using test::builtProgram;
using Q = DeviceQuantity;

const Device &gpu(const char *id = "rtx-2070")
{
    return *DeviceDatabase::builtIn().find(id, DeviceKind::Gpu);
}

/// A CPU with round figures: 100 GFLOP/s and 20 GB/s a core.
Device cpu(int cores)
{
    Device device;
    device.id = "cpu";
    device.name = "round";
    device.kind = DeviceKind::Cpu;
    device.sharedMemory = true;
    device.costs = fakes::madeUpCosts();
    const auto set = [&](Q quantity, double value) { device.set(quantity, Figure::Kind::Measured, value, "a test"); };
    set(Q::Cores, cores);
    set(Q::Threads, cores);
    set(Q::SimdLanes, 8);
    set(Q::MeasuredClock, 3e9);
    set(Q::Fp32OneCore, 1e11);
    set(Q::Fp32, 1e11 * cores);
    set(Q::BandwidthOne, 2e10);
    set(Q::Bandwidth, 2e10 * cores);
    set(Q::L1Bandwidth, 2e11);
    set(Q::L2Bandwidth, 1e11);
    set(Q::L3Bandwidth, 5e10);
    set(Q::L1Size, 32 << 10);
    set(Q::L2Size, 1 << 20);
    set(Q::L3Size, 16 << 20);
    return device;
}

std::vector<Device> allDevices()
{
    std::vector<Device> devices{cpu(1), cpu(2), cpu(16)};
    for (const Device &device : DeviceDatabase::builtIn().devices()) {
        if (!whyUnpredictable(device).empty())
            continue;
        devices.push_back(device);
        devices.back().costs = fakes::madeUpCosts();
    }
    return devices;
}

Program mlp(std::int64_t hidden, std::int64_t batch)
{
    return builtProgram("mlp", {{"hidden", hidden}, {"batch", batch}});
}

/// Each parameter of each workload that makes a step larger, at growing values.
std::vector<std::vector<Program>> growingWork()
{
    std::vector<std::vector<Program>> series;
    for (const std::int64_t batch : {1, 3, 32, 100, 1024}) {
        std::vector<Program> widths;
        for (std::int64_t hidden = 1; hidden <= 4096; hidden += 1 + hidden / 7)
            widths.push_back(mlp(hidden, batch));
        series.push_back(std::move(widths));
    }
    for (const std::int64_t hidden : {5, 64, 100, 513, 2000}) {
        std::vector<Program> batches;
        for (std::int64_t batch = 1; batch <= 4096; batch += 1 + batch / 7)
            batches.push_back(mlp(hidden, batch));
        series.push_back(std::move(batches));
    }
    std::vector<Program> elements, features;
    for (std::int64_t n = 1; n <= 100000000; n += 1 + n / 3) {
        elements.push_back(builtProgram("vector-multiply", {{"elements", n}}));
        if (n <= 4096)
            features.push_back(builtProgram("logistic-regression", {{"features", n}, {"mode", "training"}}));
    }
    series.push_back(std::move(elements));
    series.push_back(std::move(features));
    std::vector<Program> filters, pictures, channels, sequences;
    for (std::int64_t n = 1; n <= 256; n += 1 + n / 5) {
        filters.push_back(builtProgram("cnn", {{"filters", n}, {"optimizer", "adam"}}));
        pictures.push_back(builtProgram("cnn", {{"batch", n}, {"filters", 20}}));
        channels.push_back(builtProgram("gpt", {{"channels", 4 * n}, {"layers", 2}}));
        sequences.push_back(builtProgram("gpt", {{"batch", n}, {"layers", 2}}));
    }
    for (auto *programs : {&filters, &pictures, &channels, &sequences})
        series.push_back(std::move(*programs));
    return series;
}

TEST(PredictionTest, GrowsWithTheWorkAndIsNeverFasterThanTheRoofline)
{
    const std::vector<Device> devices = allDevices();
    for (const auto &programs : growingWork()) {
        std::vector<double> before(devices.size());
        for (const Program &program : programs) {
            const PlannedWork work(program);
            for (std::size_t i = 0; i < devices.size(); ++i) {
                const Device &device = devices[i];
                const double seconds = predict(work, device).stepSeconds;
                ASSERT_GE(seconds, before[i] * (1 - 1e-9))
                    << device.id << ": " << program.workload << " with " << program.flopsPerStep() << " FLOP";
                before[i] = seconds;
                double productFlops = 0;
                double bytes = 0; // that no cache can hold: what a step of this size must fetch anew
                for (const WorkPiece &piece : work.step(device.kind, program.batchRows).pieces) {
                    const double least = device.kind == DeviceKind::Cpu ? piece.leastFlops() : piece.flops;
                    // Winograd's method multiplies 36 times where a 3 x 3 filter's definition does 144 times.
                    const double fewer = device.kind == DeviceKind::Gpu && piece.winograd[0] > 0 ? 4 : 1;
                    productFlops += piece.isProduct() ? least / fewer : 0;
                    bytes += piece.bytes();
                }
                ASSERT_GE(seconds, productFlops / *device.value(Q::Fp32)) << device.id << ": " << program.workload;
                const bool beyondCaches = bytes > 64e6 && device.kind == DeviceKind::Gpu;
                if (beyondCaches || program.workload == "vector-multiply") {
                    const double caches = device.kind == DeviceKind::Cpu ? 1e9 : 0;
                    if (bytes > caches) {
                        ASSERT_GE(seconds, 0.9 * bytes / *device.value(Q::Bandwidth))
                            << device.id << ": " << program.workload;
                    }
                }
            }
        }
    }
}

TEST(PredictionTest, APartForEachPieceAndTheTotalHoldsThem)
{
    for (const Device &device : {cpu(2), gpu()}) {
        const Prediction prediction = predict(mlp(512, 32), device);
        double sum = 0;
        for (const StepPart &part : prediction.profile.parts)
            sum += part.seconds;
        EXPECT_GE(prediction.stepSeconds, sum * (1 - 1e-9));
        EXPECT_EQ(prediction.profile.parts.size(), fakes::piecesOn(device.kind, mlp(512, 32)).size());
        EXPECT_EQ(prediction.profile.totalSeconds, prediction.stepSeconds);
    }
}

TEST(PredictionTest, AnEpochHasItsSmallerLastStep)
{
    const Program program = builtProgram("mlp", {{"samples", 100}, {"batch", 64}});
    const Prediction prediction = predict(program, cpu(1));
    EXPECT_LT(prediction.lastStepSeconds, prediction.stepSeconds);
    EXPECT_DOUBLE_EQ(prediction.epochSeconds, prediction.stepSeconds + prediction.lastStepSeconds);
}

TEST(PredictionTest, MoreThreadsAreNeverSlower)
{
    for (const std::int64_t hidden : {5, 100, 512, 2000}) {
        const Program program = mlp(hidden, 32);
        double before = predict(program, cpu(16), 1).stepSeconds;
        for (const int threads : {2, 4, 16}) {
            const double seconds = predict(program, cpu(16), threads).stepSeconds;
            EXPECT_LE(seconds, before * 1.0001) << hidden << " neurons, " << threads << " threads";
            before = seconds;
        }
    }
    // Large products scale: that is what threads are for.
    EXPECT_LT(predict(mlp(2000, 1024), cpu(16), 16).stepSeconds, predict(mlp(2000, 1024), cpu(16), 1).stepSeconds / 8);
}

TEST(PredictionTest, SmallWorkIsTheCpusLargeWorkTheGpus)
{
    EXPECT_LT(predict(mlp(5, 32), cpu(6)).stepSeconds, predict(mlp(5, 32), gpu()).stepSeconds);
    EXPECT_GT(predict(mlp(2000, 1024), cpu(6)).stepSeconds, 2 * predict(mlp(2000, 1024), gpu()).stepSeconds);
}

TEST(PredictionTest, CopiesCountWhereThereIsABus)
{
    const auto copied = builtProgram("vector-multiply", {{"elements", 10000000}, {"transfers", "per-batch"}});
    const auto resident = builtProgram("vector-multiply", {{"elements", 10000000}});
    const double bus = *gpu().value(Q::LinkBandwidth);
    EXPECT_GT(predict(copied, gpu()).stepSeconds, 12e7 / bus);
    EXPECT_LT(predict(resident, gpu()).stepSeconds, 12e7 / bus / 5);
}

/// A GPU that shares the host's memory has whole arrays and results where they are; a batch's rows are picked.
TEST(PredictionTest, WhatStaysWhereItIsTakesNoTimeByItsSize)
{
    Device shared = gpu();
    shared.sharedMemory = true;
    const auto copies = [&](const Device &device, const Program &program) {
        double seconds = 0;
        for (const StepPart &part : predict(program, device).profile.parts)
            seconds += part.kind == StepPart::Kind::Compute ? 0 : part.seconds;
        return seconds;
    };
    const auto vectors = [&](std::int64_t elements) {
        return builtProgram("vector-multiply", {{"elements", elements}, {"transfers", "per-batch"}});
    };
    EXPECT_DOUBLE_EQ(copies(shared, vectors(10000000)), copies(shared, vectors(1000)));
    EXPECT_GT(copies(shared, vectors(1000)), 0) << "memory changes hands by a command";
    EXPECT_LT(copies(shared, vectors(1000)), copies(gpu(), vectors(1000)));

    const auto rows = [&](std::int64_t batch) {
        return builtProgram("mlp", {{"batch", batch}, {"transfers", "per-batch"}});
    };
    const double more = copies(shared, rows(4096)) - copies(shared, rows(2048));
    EXPECT_GT(more, 0) << "rows are picked one by one";
    EXPECT_LT(more, copies(gpu(), rows(4096)) - copies(gpu(), rows(2048))) << "at the speed of the memory";
}

TEST(PredictionTest, ABiasBesideALargeProductIsALaunchOfItsOwn)
{
    const auto launches = [](const Program &program) {
        const PlannedWork plan(program);
        int most = 0;
        for (const WorkPiece &piece : plan.step(DeviceKind::Gpu, program.batchRows).pieces)
            if (piece.kind == operations::MatMul && piece.operations.size() > 1)
                most = std::max(most, piece.launches);
        return most;
    };
    EXPECT_EQ(launches(builtProgram("logistic-regression", {{"features", 10}, {"batch", 10}})), 1);
    EXPECT_EQ(launches(builtProgram("logistic-regression", {{"features", 100}, {"batch", 256}})), 2);
}

TEST(PredictionTest, AnEpochEndsWhenItsLastResultIsThere)
{
    const double latency = gpu().value(DeviceQuantity::LaunchLatency).value_or(usualGpu::launchLatency);
    const auto seconds = [](std::int64_t samples) {
        return predict(builtProgram("logistic-regression", {{"samples", samples}, {"batch", 10}, {"features", 10}}),
                       gpu())
            .stepSeconds;
    };
    EXPECT_GT(seconds(10), latency) << "one step";
    EXPECT_NEAR(seconds(10) - seconds(1000), 0.99 * latency, 1e-9);
}

TEST(PredictionTest, SaysHowSureItIs)
{
    const Prediction measured = predict(mlp(100, 32), cpu(2));
    EXPECT_DOUBLE_EQ(measured.high / measured.stepSeconds, calibratedSpread);
    EXPECT_DOUBLE_EQ(measured.stepSeconds / measured.low, calibratedSpread);
    EXPECT_EQ(measured.share, 0) << "no published rows";
    const Prediction launches = predict(mlp(100, 32), gpu());
    EXPECT_EQ(launches.share, 0) << "of launching nothing is published";
    EXPECT_GT(launches.high / launches.stepSeconds, 1.5);
    EXPECT_LE(launches.high / launches.stepSeconds, dataSheetSpread * 1.0001);
    EXPECT_THAT(predict(mlp(100, 32), gpu()).basis.text(), testing::HasSubstr("data sheet"));
    EXPECT_THAT(whyUnpredictable(gpu("iris-xe-96")).text(), testing::HasSubstr("memory bandwidth is not known"));
    EXPECT_THROW(predict(mlp(100, 32), gpu("iris-xe-96")), Error);

    Device other = *DeviceDatabase::builtIn().find("i7-8700", DeviceKind::Cpu);
    EXPECT_THROW(predict(mlp(100, 32), other), Error) << "what work costs on a CPU was not measured";
    other.costs = fakes::madeUpCosts();
    EXPECT_DOUBLE_EQ(predict(mlp(100, 32), other).high / predict(mlp(100, 32), other).stepSeconds, dataSheetSpread);
    EXPECT_THAT(predict(mlp(100, 32), other).basis.text(), testing::HasSubstr("in proportion"));
}

TEST(PredictionTest, ABandComesFromPublishedRowsWhereThereAreSome)
{
    const Program large = mlp(4096, 4096);
    for (const char *id : {"v100-pcie", "t4", "rtx-4090"}) {
        const Prediction prediction = predict(large, gpu(id));
        EXPECT_EQ(prediction.share, bandShare) << id;
        EXPECT_LT(prediction.low, prediction.stepSeconds) << id;
        EXPECT_GT(prediction.high, prediction.stepSeconds) << id;
        EXPECT_LT(prediction.high / prediction.low, 2) << id << ": narrower than a guess";
        EXPECT_THAT(prediction.basis.text(), testing::HasSubstr("published measurements")) << id;
    }
    const auto width = [&](const char *id) { return predict(large, gpu(id)).high / predict(large, gpu(id)).low; };
    EXPECT_LT(width("v100-pcie"), width("rtx-4090")) << "without rows of its own a card is less certain";
    EXPECT_EQ(predict(large, gpu("rx-7900-xtx")).share, 0) << "no rows of such a card";
    EXPECT_EQ(predict(large, gpu("rtx-4090"), 0, Precision::Bf16).share, 0) << "the rows are fp32";
}

TEST(PredictionTest, ThePowerLimitLowersTheClockOfProducts)
{
    EXPECT_LT(sustained(gpu("t4")).clock, 0.6);
    EXPECT_EQ(sustained(gpu("v100-pcie")).clock, 1);
    Device unlimited = gpu("t4");
    unlimited.id = "cuda:0";
    EXPECT_LT(sustained(unlimited).clock, 0.6) << "the same card, here";
    unlimited.name = "another";
    EXPECT_EQ(sustained(unlimited).clock, 1) << "its limit is not known";
    EXPECT_FALSE(powerLimitOf(unlimited)) << "and none is invented";
    EXPECT_EQ(powerLimitOf(gpu("t4")), 70);
    EXPECT_EQ(predict(mlp(4096, 4096), unlimited).share, 0) << "nor is it one of the cards that the fit is for";
}

TEST(PublishedFitTest, IsCheckedAsItIsRead)
{
    const std::string band = R"({"factor": 0.9, "low": 0.8, "high": 1.2, "rows": 7})";
    const auto fit =
        PublishedFit::fromText(R"({"cards": {"t4": {"product": )" + band + R"(}}, "others": {"rows": )" + band + "}}");
    EXPECT_EQ(fit.of(gpu("t4"))[static_cast<std::size_t>(WorkClass::Product)].rows, 7);
    EXPECT_EQ(fit.of(gpu("t4"))[static_cast<std::size_t>(WorkClass::Rows)].rows, 7) << "as the other cards";
    EXPECT_EQ(fit.of(gpu("l4"))[static_cast<std::size_t>(WorkClass::Product)].rows, 0);
    EXPECT_THROW(
        PublishedFit::fromText(R"({"cards": {}, "others": {"rows": {"factor": 1, "low": 2, "high": 1, "rows": 3}}})"),
        Error);
    EXPECT_THROW(PublishedFit::fromText("{"), Error);
    for (const auto &[card, fits] : PublishedFit::builtIn().cards) {
        for (const ClassFit &one : fits) {
            EXPECT_LE(one.low, 1) << card;
            EXPECT_GE(one.high, 1) << card;
        }
        EXPECT_NE(DeviceDatabase::builtIn().find(card, DeviceKind::Gpu), nullptr) << card;
    }
}

const char *const attentionStep = "SplitHeads + BatchedMatMul + CausalSoftmax + BatchedMatMul + JoinHeads";

TEST(WorkPiecesTest, AreTheStepsOfTheEngineThatIsPredicted)
{
    const Program gpt = builtProgram("gpt", {{"layers", 1}});
    const auto namesOn = [&](const Device &device) {
        std::vector<std::string> names;
        for (const StepPart &part : predict(gpt, device).profile.parts)
            names.push_back(part.name);
        return names;
    };
    using testing::Contains;
    using testing::HasSubstr;
    using testing::Not;
    EXPECT_THAT(namesOn(cpu(2)), Contains(attentionStep).Times(1));
    EXPECT_THAT(namesOn(cpu(2)), Not(Contains("BatchedMatMul")));
    EXPECT_THAT(namesOn(gpu()), Contains("BatchedMatMul"));
    EXPECT_THAT(namesOn(gpu()), Contains("Add + LayerNorm"));
    EXPECT_THAT(namesOn(cpu(2)), Not(Contains("Add + LayerNorm")));
    ASSERT_EQ(setenv("OVERTAKE_FUSION", "off", 1), 0);
    for (const Device &device : {cpu(2), gpu()})
        EXPECT_THAT(namesOn(device), Not(Contains(HasSubstr("+")))) << device.id;
    unsetenv("OVERTAKE_FUSION");

    for (const WorkPiece &piece : fakes::piecesOn(DeviceKind::Cpu, builtProgram("cnn", {}))) {
        if (piece.kind == operations::Conv2dWeightGrad || piece.kind == operations::Conv2dInputGrad) {
            EXPECT_THAT(piece.others, Contains(OperationKind(operations::MaxPool2dGrad)));
            EXPECT_EQ(piece.leastFlops(), piece.flops / 4);
        }
    }
}

/// An attention reads its input and writes its result, and what the derivative needs: nothing between its products.
TEST(WorkPiecesTest, CountTheBytesThatEnterOrLeaveAStep)
{
    const Program program = builtProgram("gpt", {{"layers", 1}});
    const auto bytes = [&](TensorId id) { return static_cast<double>(byteSize(program.tensor(id))); };
    int found = 0;
    for (const WorkPiece &piece : fakes::piecesOn(DeviceKind::Cpu, program)) {
        if (partOf(program, piece.operations).name != attentionStep)
            continue;
        ++found;
        const auto member = [&](std::size_t i) { return program.operations[piece.operations[i]]; };
        EXPECT_EQ(piece.bytesRead, bytes(member(0).inputs[0]));
        EXPECT_EQ(piece.bytesWritten, bytes(member(2).outputs[0]) + bytes(member(4).outputs[0]));
    }
    EXPECT_EQ(found, 1);
}

/// Updates of many parameters are one piece on the CPU: as much work as all of them.
TEST(WorkPiecesTest, HoldAllTheWorkOfTheProgram)
{
    const Program gpt = builtProgram("gpt", {{"layers", 1}});
    for (const Program &program : {mlp(64, 32), gpt}) {
        for (const DeviceKind kind : {DeviceKind::Cpu, DeviceKind::Gpu}) {
            double flops = 0;
            std::vector<int> counts(program.operations.size());
            double updated = 0;
            for (const WorkPiece &piece : fakes::piecesOn(kind, program)) {
                flops += piece.flops;
                updated += piece.kind == operations::AdamW ? costSizes(piece)[0] : 0;
                for (const std::size_t index : piece.operations)
                    ++counts[index];
            }
            EXPECT_DOUBLE_EQ(flops, program.flopsPerStep());
            for (std::size_t i = 0; i < counts.size(); ++i) {
                const Operation &operation = program.operations[i];
                const bool isFree = operation.kind->isConstant() || operation.kind->isView();
                EXPECT_EQ(counts[i], isFree ? 0 : 1) << operation.kind->name;
                if (operation.kind == operations::AdamW)
                    updated -= static_cast<double>(elementCount(program.tensor(operation.inputs[0]).shape));
            }
            EXPECT_EQ(updated, 0);
        }
    }
}

} // namespace
} // namespace overtake
