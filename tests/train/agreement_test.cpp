// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/agreement.h"

#include <gmock/gmock.h>
#include <limits>

namespace overtake
{
namespace
{

using testing::HasSubstr;

TEST(AgreementTest, LargestDifferenceAndItsStep)
{
    Agreement agreement;
    compareLosses(agreement, Precision::Fp32, 1, 0.7F, 0.7F);
    compareLosses(agreement, Precision::Fp32, 2, 0.5F, 0.50025F);
    compareLosses(agreement, Precision::Fp32, 3, 0.4F, 0.39996F);
    EXPECT_TRUE(agreement.agrees());
    EXPECT_EQ(agreement.steps, 3);
    EXPECT_NEAR(agreement.largest, 5e-4, 1e-6);
    EXPECT_EQ(agreement.largestStep, 2);
    EXPECT_NEAR(agreement.firstTolerance, 1e-3, 1e-12);
    const std::string text = toMessage(agreement, foreign("CPU"), foreign("GPU")).text();
    EXPECT_THAT(text, HasSubstr("the losses of GPU and CPU agree over 3 steps, to 0.05 % (step 2)"));
    EXPECT_THAT(text, HasSubstr(". Tolerance 0.1 %."));
    compareLosses(agreement, Precision::Fp32, 201, 0.4F, 0.4F);
    EXPECT_THAT(toMessage(agreement, foreign("CPU"), foreign("GPU")).text(),
                HasSubstr("Tolerance: 0.1 % at the first step, 0.3 % at the last"));
}

TEST(AgreementTest, ToleranceGrowsWithTheStepsAndEnds)
{
    EXPECT_DOUBLE_EQ(lossTolerance(Precision::Fp32, 1), tolerancesOf(Precision::Fp32).firstLoss);
    EXPECT_NEAR(lossTolerance(Precision::Fp32, 101), 2e-3, 1e-9);
    EXPECT_DOUBLE_EQ(lossTolerance(Precision::Fp32, 1'000'000), 0.1);
    EXPECT_GT(lossTolerance(Precision::Bf16, 1), lossTolerance(Precision::Fp32, 1));
    EXPECT_DOUBLE_EQ(lossTolerance(Precision::Bf16, 1'000'000), 0.1);
}

TEST(AgreementTest, WhereTheyPart)
{
    Agreement agreement;
    compareLosses(agreement, Precision::Fp32, 1, 1, 1);
    compareLosses(agreement, Precision::Fp32, 2, 1, 1.02F);
    compareLosses(agreement, Precision::Fp32, 3, 1, 1.5F);
    EXPECT_FALSE(agreement.agrees());
    EXPECT_EQ(agreement.partsAt, 2);
    EXPECT_EQ(agreement.largestStep, 3);
    EXPECT_THAT(toMessage(agreement, foreign("CPU"), foreign("GPU")).text(),
                HasSubstr("part at step 2, where they differ by 2 %"));
}

TEST(AgreementTest, ANearlyZeroLossIsNotMagnified)
{
    Agreement agreement;
    compareLosses(agreement, Precision::Fp32, 1, 1e-9F, 3e-9F);
    EXPECT_TRUE(agreement.agrees());
}

TEST(AgreementTest, NumbersThatAreNone)
{
    const float none = std::numeric_limits<float>::quiet_NaN();
    Agreement both;
    compareLosses(both, Precision::Fp32, 1, none, none);
    EXPECT_TRUE(both.agrees());
    Agreement one;
    compareLosses(one, Precision::Fp32, 1, 0.5F, 0.5F);
    compareLosses(one, Precision::Fp32, 2, 0.5F, none);
    EXPECT_EQ(one.partsAt, 2);
    EXPECT_THAT(toMessage(one, foreign("CPU"), foreign("GPU")).text(), HasSubstr("one of them is not a number"));
}

TEST(AgreementTest, WhatCannotBeComparedSaysSo)
{
    EXPECT_FALSE(Agreement{}.agrees());
    EXPECT_THAT(toMessage(Agreement{}, foreign("CPU"), foreign("GPU")).text(),
                HasSubstr("No step was done by both CPU and GPU"));
    Agreement agreement;
    agreement.whyNot = foreign("Their batch sizes differ.");
    EXPECT_EQ(toMessage(agreement, foreign("CPU"), foreign("GPU")), "Their batch sizes differ.");
}

TEST(AgreementTest, SmallDifferencesAreReadable)
{
    Agreement agreement;
    compareLosses(agreement, Precision::Fp32, 1, 1, 1 + 1.2e-7F);
    EXPECT_THAT(toMessage(agreement, foreign("CPU"), foreign("GPU")).text(), HasSubstr("to 0.000012 % (step 1)"));
}

} // namespace
} // namespace overtake
