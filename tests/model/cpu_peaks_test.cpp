// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cpu_peaks.h"

#include "model/cpu_bf16_peak.h"

#include <gtest/gtest.h>

namespace overtake
{
namespace
{

using Q = DeviceQuantity;

// No figure is held to a size: other programs are running. But the figures must make sense together.
TEST(CpuPeaksTest, FiguresAreMeasuredAndMakeSenseTogether)
{
    const Machine machine = thisMachine();
    const Device device = measureCpu(machine, machine.threads);
    EXPECT_EQ(device.id, "cpu");
    EXPECT_EQ(device.name, machine.cpu);
    for (const Q quantity :
         {Q::Fp32, Q::Fp32OneCore, Q::Bandwidth, Q::BandwidthOne, Q::CopyBandwidth, Q::MeasuredClock}) {
        const Figure *figure = device.find(quantity);
        ASSERT_NE(figure, nullptr) << ruleOf(quantity).key;
        EXPECT_EQ(figure->kind, Figure::Kind::Measured);
        EXPECT_GT(figure->value, 1e6);
        EXPECT_FALSE(figure->source.empty());
    }
    EXPECT_GE(*device.value(Q::Bandwidth), *device.value(Q::BandwidthOne));
    // No core does more than 4 vectors of 16 multiply-adds in a cycle; one operation in ten cycles would be broken
    // code.
    const double perCycle = *device.value(Q::Fp32OneCore) / *device.value(Q::MeasuredClock);
    EXPECT_LT(perCycle, 4 * 32 * 4);
    EXPECT_GT(perCycle, 0.1);
    EXPECT_EQ(device.find(Q::Clock), nullptr) << "a measured peak has no data sheet's clock";
}

TEST(CpuPeaksTest, Bf16IsCountedAsWhatWasComputed)
{
    if (kernels::hasBf16Dots()) { // half of the products are 0.25 x 0.25, half 0.5 x 0.5; two FLOP for each
        EXPECT_EQ(kernels::bf16DotRounds(3), 3 * kernels::bf16DotFlopsPerRound() / 2 * (0.0625 + 0.25) / 2);
    }
    const Machine machine = thisMachine();
    EXPECT_EQ(measureCpu(machine, 1).find(DeviceQuantity::Bf16) != nullptr, kernels::hasBf16Dots());
}

TEST(CpuPeaksTest, CoresAreThoseThatAQuotaGrants)
{
    Machine machine;
    machine.cores = 16;
    machine.threads = 32;
    machine.usable = {.threads = 32, .cores = 16, .performanceCores = 16, .quota = 4.5};
    EXPECT_EQ(describeCpu(machine).value(Q::Cores), 4);
    EXPECT_EQ(describeCpu(machine).find(Q::Cores)->source.text(), "4 threads under a quota of 4.5 CPUs");
    machine.usable.quota.reset();
    EXPECT_EQ(describeCpu(machine).value(Q::Cores), 16);
}

TEST(CpuPeaksTest, WithoutMeasuringOnlyWhatIsSpecified)
{
    const Device device = describeCpu(thisMachine());
    EXPECT_GE(*device.value(Q::Cores), 1);
    for (const auto &[quantity, figure] : device.figures)
        EXPECT_NE(figure.kind, Figure::Kind::Measured) << ruleOf(quantity).key;
}

} // namespace
} // namespace overtake
