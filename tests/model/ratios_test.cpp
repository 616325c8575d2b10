// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/ratios.h"

#include "machine/device_database.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using Kind = TheoreticalRatio::Kind;

const Device &device(const char *id, DeviceKind kind)
{
    return *DeviceDatabase::builtIn().find(id, kind);
}

double valueOf(const std::vector<TheoreticalRatio> &ratios, Kind kind)
{
    const auto found = std::ranges::find_if(ratios, [kind](const TheoreticalRatio &one) { return one.kind == kind; });
    return found == ratios.end() ? 0 : found->value;
}

TEST(RatiosTest, AreThoseThatWerePublished)
{
    const auto ratios = theoreticalRatios(device("i7-8700", DeviceKind::Cpu), device("rtx-2070", DeviceKind::Gpu));
    ASSERT_EQ(ratios.size(), 4U);
    EXPECT_NEAR(valueOf(ratios, Kind::Instruction), 142.7, 0.05);
    EXPECT_NEAR(valueOf(ratios, Kind::InstructionSimd), 17.8, 0.05);
    EXPECT_NEAR(valueOf(ratios, Kind::Flops), 9.5, 0.1);
    EXPECT_NEAR(valueOf(ratios, Kind::Bandwidth), 448 / 41.6, 0.01);
    EXPECT_THAT(ratios[0].basis.text(), testing::HasSubstr("4.6 GHz"));
    EXPECT_THAT(ratios[0].basis.text(), testing::HasSubstr("1.71 GHz"));
    EXPECT_THAT(ratios[0].basis.text(), testing::HasSubstr("(6 cores x "));
    EXPECT_THAT(ratios[1].basis.text(), testing::EndsWith(" / 8 lanes"));
    EXPECT_THAT(ratios[2].basis.text(), testing::HasSubstr("TFLOP/s at 1.71 GHz"));
}

TEST(RatiosTest, OneCoreAndOneLaneAreToldAsOne)
{
    Device cpu = device("i7-8700", DeviceKind::Cpu);
    cpu.figures.at(DeviceQuantity::Cores).value = 1;
    cpu.figures.at(DeviceQuantity::SimdLanes).value = 1;
    const auto ratios = theoreticalRatios(cpu, device("rtx-2070", DeviceKind::Gpu));
    EXPECT_THAT(ratios[0].basis.text(), testing::HasSubstr("(1 core x "));
    EXPECT_THAT(ratios[1].basis.text(), testing::EndsWith(" / 1 lane"));
}

TEST(RatiosTest, CountWhatIsKnownOnly)
{
    const Device &cpu = device("i7-8700", DeviceKind::Cpu);
    const auto ratios = theoreticalRatios(cpu, device("iris-xe-96", DeviceKind::Gpu));
    EXPECT_EQ(valueOf(ratios, Kind::Bandwidth), 0) << "its memory is that of the machine it is in";
    EXPECT_GT(valueOf(ratios, Kind::Flops), 0);
    const auto cpus = theoreticalRatios(cpu, device("ryzen-9-7950x", DeviceKind::Cpu));
    ASSERT_EQ(cpus.size(), 2U);
    EXPECT_NEAR(valueOf(cpus, Kind::Flops), 2304.0 / 826, 0.01);
    EXPECT_TRUE(theoreticalRatios(Device{}, Device{}).empty());
}

} // namespace
} // namespace overtake
