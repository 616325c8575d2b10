// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One reason from constructed figures; silence where nothing takes more than half; and the figures from a step whose
// times are set, on a chip with round peaks.
#include "measure/explain/why.h"

#include "job.h"
#include "measure/explain/part_work.h"
#include "workloads/workload.h"

#include <functional>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

using WhyKind = Reason::Kind;

StepFigures figuresWith(const std::function<void(StepFigures &)> &change)
{
    StepFigures result;
    result.bandwidth = 1e10;
    result.peak = 1e12;
    change(result);
    return result;
}

const StepFigures idle = figuresWith([](StepFigures &) {});

TEST(WhyTest, CopiesOfMoreThanHalfTheStepDecide)
{
    const auto copying = figuresWith([](StepFigures &one) { one.copies = 0.61; });
    const Reason reason = reasonFor(idle, copying);
    EXPECT_EQ(reason.kind, WhyKind::Copies);
    EXPECT_EQ(reason.engine, 1U);
    EXPECT_EQ(toMessage(reason, Label{"GPU"}), "Copies take 61 % of the step on GPU.");
    EXPECT_EQ(reasonFor(copying, idle).engine, 0U);
    EXPECT_EQ(reasonFor(idle, figuresWith([](StepFigures &one) { one.copies = 0.5; })).kind, WhyKind::None);
}

TEST(WhyTest, LaunchingDecidesWhereItCostsMoreThanComputing)
{
    const auto launching = figuresWith([](StepFigures &one) {
        one.launching = 0.7;
        one.kernels = 14;
        one.ofPeak = 0.1;
    });
    EXPECT_EQ(toMessage(reasonFor(idle, launching), Label{"GPU"}),
              "Launching 14 kernels and waiting costs GPU more than computing.");
    auto one = launching;
    one.kernels = 1;
    EXPECT_EQ(toMessage(reasonFor(one), Label{"GPU"}),
              "Launching one kernel and waiting costs GPU more than computing.");
    one.launching = 0.4; // copies and computing are the rest: nothing is clear
    EXPECT_EQ(reasonFor(one).kind, WhyKind::None);
}

TEST(WhyTest, OfTwoOverheadsTheLargerIsNamed)
{
    const auto copying = figuresWith([](StepFigures &one) { one.copies = 0.6; });
    const auto launching = figuresWith([](StepFigures &one) {
        one.launching = 0.8;
        one.kernels = 3;
    });
    EXPECT_EQ(reasonFor(copying, launching).kind, WhyKind::Launching);
    EXPECT_EQ(reasonFor(launching, copying).engine, 0U);
}

TEST(WhyTest, BothWaitForMemoryAndTheRatioIsThatOfTheBandwidths)
{
    const auto waits = [](double bandwidth) {
        return figuresWith([=](StepFigures &one) {
            one.waitsForMemory = 0.9;
            one.ofBandwidth = 0.8;
            one.bandwidth = bandwidth;
        });
    };
    const Reason reason = reasonFor(waits(4e10), waits(44e10));
    EXPECT_EQ(toMessage(reason, Label{"GPU"}), "Both wait for memory: 11 is the ratio of their bandwidths.");
    EXPECT_EQ(reasonFor(waits(44e10), waits(4e10)).ratio, reason.ratio);
    EXPECT_EQ(toMessage(reasonFor(idle, waits(1e10)), Label{"GPU"}),
              "GPU waits for memory: it uses 80 % of the bandwidth.");
    auto copying = waits(44e10);
    copying.copies = 0.6;
    EXPECT_EQ(reasonFor(waits(4e10), copying).kind, WhyKind::Copies); // not both any more
}

TEST(WhyTest, WhoComputesNearThePeakIsNamed)
{
    const auto busy = [](double share, double peak) {
        return figuresWith([=](StepFigures &one) {
            one.ofPeak = share;
            one.peak = peak;
        });
    };
    EXPECT_EQ(toMessage(reasonFor(busy(0.83, 1e12), idle), Label{"the CPU"}), "the CPU is at 83 % of its peak.");
    EXPECT_EQ(toMessage(reasonFor(busy(0.83, 1e12), busy(0.6, 8e12)), Label{"CPU"}),
              "Arithmetic limits both: 8 is the ratio of their peaks.");
    EXPECT_EQ(reasonFor(busy(1.2, 1e12)).kind, WhyKind::None); // a peak that is passed explains nothing
}

TEST(WhyTest, NothingIsSaidWhereNothingDecides)
{
    EXPECT_EQ(reasonFor(idle, idle).kind, WhyKind::None);
    EXPECT_EQ(toMessage(reasonFor(idle, idle), Label{"CPU"}), "");
    EXPECT_EQ(reasonOf({}, 1, {}).kind, WhyKind::None);
}

TEST(WhyTest, WhatAModelSaysIsCalledPredicted)
{
    const auto copying = figuresWith([](StepFigures &one) {
        one.copies = 0.61;
        one.predicted = true;
    });
    EXPECT_EQ(toMessage(reasonFor(idle, copying), Label{.name = "GeForce RTX 2070", .predicted = true}),
              "Predicted: Copies take 61 % of the step on GeForce RTX 2070.");
}

/// A vector multiply of 4 MiB a vector, whose compute part takes `computeSeconds`, with copies beside it or not.
Measurement vectorStep(double computeSeconds, double copySeconds, double restSeconds)
{
    const Program program = test::builtProgram("vector-multiply", {{"elements", 1 << 20}});
    Measurement result;
    result.workload = "vector-multiply";
    result.parameters = program.parameters;
    result.status = PointStatus::Measured;
    result.profile.emplace();
    StepPart compute;
    for (std::size_t i = 0; i < program.operations.size(); ++i)
        if (program.flops(program.operations[i]) > 0)
            compute.operations.push_back(i);
    compute.seconds = computeSeconds;
    result.profile->parts.push_back(compute);
    if (copySeconds > 0) {
        StepPart copy;
        copy.kind = StepPart::Kind::CopyIn;
        copy.seconds = copySeconds;
        result.profile->parts.push_back(copy);
    }
    result.profile->totalSeconds = computeSeconds + copySeconds + restSeconds;
    result.step.median = result.profile->totalSeconds;
    result.flopsPerStep = program.flopsPerStep();
    result.flopsPerSecond = result.flopsPerStep / result.step.median;
    return result;
}

Device roundChip(DeviceKind kind)
{
    Device device;
    device.kind = kind;
    device.set(DeviceQuantity::Fp32, Figure::Kind::Measured, 1e12, "a test");
    device.set(DeviceQuantity::Bandwidth, Figure::Kind::Measured, 1e10, "a test");
    return device;
}

TEST(WhyTest, FiguresComeFromTheStep)
{
    const Device cpu = roundChip(DeviceKind::Cpu);
    const Device gpu = roundChip(DeviceKind::Gpu);
    const StepFigures copying = stepFiguresOf(vectorStep(1e-3, 6e-3, 3e-3), &gpu);
    EXPECT_NEAR(copying.copies, 0.6, 1e-9);
    EXPECT_NEAR(copying.launching, 0.3, 1e-9);
    EXPECT_EQ(copying.kernels, 1);
    // The rest of a CPU's step launches nothing.
    EXPECT_EQ(stepFiguresOf(vectorStep(1e-3, 0, 3e-3), &cpu).launching, 0);
    EXPECT_NEAR(stepFiguresOf(vectorStep(1e-3, 0, 3e-3), &gpu).launching, 0.75, 1e-9);
}

TEST(WhyTest, APartWaitsForMemoryOnlyWhereItsBytesNeedItsTime)
{
    const Device cpu = roundChip(DeviceKind::Cpu);
    const Measurement first = vectorStep(1e-3, 0, 0);
    const double bytes = workOfParts(first, *programOf(first)).front().bytes;
    ASSERT_GT(bytes, 8e6); // two vectors of 4 MiB, at least
    const double needed = bytes / 1e10;
    const StepFigures waits = stepFiguresOf(vectorStep(needed / 0.8, 0, 0), &cpu);
    EXPECT_NEAR(waits.waitsForMemory, 1, 1e-9);
    EXPECT_NEAR(waits.ofBandwidth, 0.8, 1e-9);
    EXPECT_EQ(stepFiguresOf(vectorStep(needed / 0.4, 0, 0), &cpu).waitsForMemory, 0); // waits for something else
    EXPECT_EQ(stepFiguresOf(vectorStep(needed / 2, 0, 0), &cpu).waitsForMemory, 0);   // comes from a cache
    EXPECT_EQ(stepFiguresOf(vectorStep(needed / 0.8, 0, 0), nullptr).waitsForMemory, 0);
    Device cached = cpu;
    cached.set(DeviceQuantity::L3Size, Figure::Kind::Specified, 1e9, "a test");
    EXPECT_EQ(stepFiguresOf(vectorStep(needed / 0.8, 0, 0), &cached).waitsForMemory, 0) << "at such a rate, by chance";
    cached.set(DeviceQuantity::L3Size, Figure::Kind::Specified, bytes / 2, "a test");
    EXPECT_NEAR(stepFiguresOf(vectorStep(needed / 0.8, 0, 0), &cached).waitsForMemory, 1, 1e-9);
}

TEST(WhyTest, WithoutAProfileOnlyDataThatNoCacheHoldsTellOfMemory)
{
    const Device cpu = roundChip(DeviceKind::Cpu);
    const auto quickStep = [](std::int64_t elements, double seconds) {
        Measurement result = vectorStep(1e-3, 0, 0);
        result.parameters.set("elements", elements);
        result.profile.reset();
        result.quick = true;
        result.step.median = seconds;
        return result;
    };
    constexpr std::int64_t large = 1 << 24;
    const double reading = 8.0 * large / 1e10; // both vectors
    const StepFigures waits = stepFiguresOf(quickStep(large, reading / 0.6), &cpu);
    EXPECT_NEAR(waits.ofBandwidth, 0.6, 1e-9);
    EXPECT_EQ(toMessage(reasonFor(waits), Label{"CPU"}),
              "CPU waits for memory: it uses at least 60 % of the bandwidth.");
    EXPECT_EQ(reasonFor(stepFiguresOf(quickStep(large, reading / 0.4), &cpu)).kind, WhyKind::None);
    EXPECT_EQ(reasonFor(stepFiguresOf(quickStep(large, reading / 2), &cpu)).kind, WhyKind::None);
    EXPECT_EQ(reasonFor(stepFiguresOf(quickStep(large / 16, reading / 16 / 0.6), &cpu)).kind, WhyKind::None);
    EXPECT_EQ(reasonFor(stepFiguresOf(quickStep(large, reading / 0.6), nullptr)).kind, WhyKind::None);
}

TEST(WhyTest, ReasonsNameTheEngineByItsPlaceInTheComparison)
{
    const Device gpu = roundChip(DeviceKind::Gpu);
    Comparison comparison;
    comparison.measurements = {vectorStep(1e-3, 0, 0), vectorStep(1e-3, 0, 0), vectorStep(1e-3, 6e-3, 0)};
    EXPECT_EQ(reasonOf(comparison, 2, {nullptr, nullptr, &gpu}).engine, 2U);
    EXPECT_EQ(reasonOf(comparison, 1, {nullptr, nullptr, &gpu}).kind, WhyKind::None);
    EXPECT_EQ(reasonOf(comparison, 3, {}).kind, WhyKind::None);
    comparison.measurements[2].status = PointStatus::Failed;
    EXPECT_EQ(reasonOf(comparison, 2, {nullptr, nullptr, &gpu}).kind, WhyKind::None);
}

} // namespace
} // namespace overtake
