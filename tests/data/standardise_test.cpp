// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/standardise.h"

#include "text/error.h"

#include <cmath>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <vector>

namespace overtake
{
namespace
{

using testing::ElementsAre;
using testing::FloatEq;

TEST(Standardise, BringsEachColumnToMeanZeroAndVarianceOne)
{
    const std::vector<double> in{1, 10, 3, 10, 5, 40};
    std::vector<float> out(in.size());
    standardise<double>(in, 2, out, {});
    const auto a = static_cast<float>(std::sqrt(1.5)), b = static_cast<float>(std::sqrt(0.5));
    EXPECT_THAT(out, ElementsAre(FloatEq(-a), FloatEq(-b), 0.0F, FloatEq(-b), FloatEq(a), FloatEq(2 * b)));
}

TEST(Standardise, MakesAConstantColumnZero)
{
    const std::vector<double> in{0.1, 1, 0.1, 2, 0.1, 3};
    std::vector<float> out(in.size());
    standardise<double>(in, 2, out, {});
    EXPECT_EQ(out[0], 0.0F);
    EXPECT_EQ(out[2], 0.0F);
    EXPECT_EQ(out[4], 0.0F);
    EXPECT_GT(out[5], 1.0F);

    const std::vector<double> single{7, 8};
    std::vector<float> row(2, 1.0F);
    standardise<double>(single, 2, row, {});
    EXPECT_THAT(row, ElementsAre(0.0F, 0.0F));
}

TEST(Standardise, KeepsSmallDifferencesOfLargeNumbers)
{
    std::vector<double> seconds; // since 1970, half a minute apart
    for (int i = 0; i < 200000; ++i)
        seconds.push_back(1.7e9 + 30 * (i % 2));
    std::vector<float> out(seconds.size());
    standardise<double>(seconds, 1, out, {});
    EXPECT_THAT(out[0], FloatEq(-1));
    EXPECT_THAT(out[1], FloatEq(1));
    EXPECT_THAT(out.back(), FloatEq(1));
}

TEST(Standardise, WorksInPlaceOnManyBlocks)
{
    std::vector<float> x;
    for (int i = 0; i < 300001; ++i)
        x.insert(x.end(), {static_cast<float>(i % 11), static_cast<float>(i % 7) * 100 - 5, 3});
    standardise<float>(x, 3, x, {});
    for (std::size_t column = 0; column < 3; ++column) {
        double sum = 0, squares = 0;
        for (std::size_t i = column; i < x.size(); i += 3) {
            sum += x[i];
            squares += double{x[i]} * x[i];
        }
        EXPECT_NEAR(sum / 300001, 0, 1e-6);
        EXPECT_NEAR(squares / 300001, column == 2 ? 0 : 1, 1e-5);
    }
}

TEST(Standardise, WhatIsJudgedOnHasNoPartInTheStatistics)
{
    std::vector<float> training{1, 7, 3, 7, 5, 7};
    std::vector<float> heldOut{3, 8, 1000, 9};
    standardiseBy(training, heldOut, 2);
    const auto a = static_cast<float>(std::sqrt(1.5));
    EXPECT_THAT(training, ElementsAre(FloatEq(-a), 0.0F, 0.0F, 0.0F, FloatEq(a), 0.0F));
    EXPECT_THAT(heldOut, ElementsAre(0.0F, 0.0F, FloatEq(997 / std::sqrt(8.0F / 3)), 0.0F));
}

TEST(Standardise, CanBeCancelled)
{
    std::stop_source source;
    source.request_stop();
    const std::vector<double> in(10, 1.0);
    std::vector<float> out(10);
    EXPECT_THROW(standardise<double>(in, 1, out, source.get_token()), Cancelled);
}

} // namespace
} // namespace overtake
