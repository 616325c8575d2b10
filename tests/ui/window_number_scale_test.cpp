// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "study/number_scale.h"

#include <cmath>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

using ScaleStep = NumberScale::Step;

ParameterSpec wholeLog(double minimum, double maximum)
{
    return {.key = "n",
            .label = "n",
            .unit = "",
            .help = "",
            .scale = Scale::Logarithmic,
            .minimum = minimum,
            .maximum = maximum,
            .defaultValue = std::int64_t{1}};
}

TEST(NumberScale, EndsAreExact)
{
    const NumberScale scale(wholeLog(1, 8192));
    EXPECT_EQ(scale.valueAt(0), 1);
    EXPECT_EQ(scale.valueAt(scale.lastPosition()), 8192);
    EXPECT_EQ(scale.positionOf(1), 0);
    EXPECT_EQ(scale.positionOf(8192), scale.lastPosition());
}

TEST(NumberScale, PositionsGrowWithTheValueAndValuesHaveTwoDigits)
{
    const NumberScale scale(wholeLog(1, 1e8));
    double before = 0;
    for (int position = 0; position <= scale.lastPosition(); ++position) {
        const double value = scale.valueAt(position);
        EXPECT_GE(value, before);
        EXPECT_EQ(value, std::round(value));
        const double unit = std::pow(10.0, std::max(0.0, std::floor(std::log10(value)) - 1));
        EXPECT_DOUBLE_EQ(value / unit, std::round(value / unit)) << position;
        before = value;
    }
}

TEST(NumberScale, EveryPlaceLeadsBackToItself)
{
    const NumberScale scale(wholeLog(1, 8192));
    // From 100 on, one position is less than one step of two digits, so it comes back to within that step.
    for (int position = 0; position <= scale.lastPosition(); position += 7) {
        const double value = scale.valueAt(position);
        EXPECT_EQ(scale.valueAt(scale.positionOf(value)), value) << position;
    }
}

TEST(NumberScale, KeysGoThroughRoundValues)
{
    const NumberScale scale(wholeLog(1, 8192));
    struct Case {
        double from;
        int count;
        ScaleStep step;
        double to;
    };
    const Case cases[] = {
        {512, 1, ScaleStep::Small, 600},    {512, -1, ScaleStep::Small, 500},  {512, 1, ScaleStep::Large, 1000},
        {512, -1, ScaleStep::Large, 500},   {5, 1, ScaleStep::Large, 10},      {10, 1, ScaleStep::Large, 20},
        {20, 1, ScaleStep::Large, 50},      {1, 1, ScaleStep::Small, 2},       {10, 1, ScaleStep::Small, 12},
        {1, -1, ScaleStep::Small, 1},       {8000, 1, ScaleStep::Small, 8192}, {8192, 1, ScaleStep::Small, 8192},
        {8192, -1, ScaleStep::Small, 8000}, {100, 3, ScaleStep::Small, 200},   {100, -3, ScaleStep::Small, 50},
        {3, -5, ScaleStep::Large, 1},
    };
    for (const Case &one : cases)
        EXPECT_EQ(scale.stepped(one.from, one.count, one.step), one.to) << one.from << ' ' << one.count;
}

TEST(NumberScale, ASmallWholeRangeHasOnePositionPerValue)
{
    ParameterSpec layers = wholeLog(1, 4);
    layers.scale = Scale::Linear;
    const NumberScale scale(layers);
    EXPECT_EQ(scale.lastPosition(), 3);
    for (int position = 0; position <= 3; ++position)
        EXPECT_EQ(scale.valueAt(position), position + 1);
    EXPECT_EQ(scale.stepped(2, 1, ScaleStep::Small), 3);
    EXPECT_EQ(scale.stepped(4, 1, ScaleStep::Small), 4);
}

TEST(NumberScale, RealsKeepTwoDigitsOverManyDecades)
{
    ParameterSpec rate = wholeLog(1e-6, 10);
    rate.kind = ParameterKind::Real;
    const NumberScale scale(rate);
    EXPECT_DOUBLE_EQ(scale.stepped(0.001, 1, ScaleStep::Small), 0.0012);
    EXPECT_DOUBLE_EQ(scale.stepped(0.001, -1, ScaleStep::Small), 0.0008);
    EXPECT_DOUBLE_EQ(scale.stepped(0.001, 1, ScaleStep::Large), 0.002);
    EXPECT_EQ(scale.stepped(1e-6, -1, ScaleStep::Small), 1e-6);
    EXPECT_EQ(scale.valueAt(0), 1e-6);
}

TEST(NumberScale, OnlyNumbersThatFitAreReachedAndEveryStepGoesOn)
{
    ParameterSpec heads = wholeLog(1, 64);
    heads.scale = Scale::Linear;
    NumberScale scale(heads);
    scale.setFitting({1, 2, 4, 8, 16, 32, 64});
    EXPECT_EQ(scale.valueAt(scale.positionOf(5)), 4);
    EXPECT_EQ(scale.valueAt(scale.positionOf(30)), 32);
    EXPECT_EQ(scale.stepped(4, 1, ScaleStep::Small), 8);
    EXPECT_EQ(scale.stepped(8, -1, ScaleStep::Small), 4);
    EXPECT_EQ(scale.stepped(64, 1, ScaleStep::Small), 64);
    EXPECT_EQ(scale.stepped(1, -1, ScaleStep::Small), 1);

    NumberScale channels(wholeLog(1, 4096));
    channels.setFitting({3, 6, 9, 12, 15, 18, 99, 102, 150, 153, 4095});
    EXPECT_EQ(channels.valueAt(0), 3);
    EXPECT_EQ(channels.valueAt(channels.lastPosition()), 4095);
    EXPECT_EQ(channels.stepped(99, 1, ScaleStep::Small), 102);
    EXPECT_EQ(channels.stepped(102, 1, ScaleStep::Small), 150); // as far as a round step would go
    EXPECT_EQ(channels.stepped(18, -1, ScaleStep::Small), 15);
}

TEST(NumberScale, ARangeOfOneValueIsNoDivisionByZero)
{
    const NumberScale scale(wholeLog(1, 1));
    EXPECT_EQ(scale.positionOf(1), 0);
    EXPECT_EQ(scale.valueAt(0), 1);
    EXPECT_EQ(scale.stepped(1, 1, ScaleStep::Small), 1);
}

} // namespace
} // namespace overtake
