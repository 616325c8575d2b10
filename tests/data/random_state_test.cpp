// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/random_state.h"

#include "data/golden_numpy.h"

#include <gtest/gtest.h>

namespace overtake
{
namespace
{

TEST(RandomState, GivesNumPysStreamsBitForBit)
{
    const nlohmann::json streams = goldenNumpy().at("streams");
    ASSERT_GE(streams.size(), 4U);
    for (const nlohmann::json &golden : streams) {
        SCOPED_TRACE(golden.at("seed").dump());
        RandomState random(golden.at("seed").get<std::uint32_t>());

        std::vector<double> uniform(1500);
        for (double &value : uniform)
            value = random.randomSample();
        for (std::size_t i = 0; i < golden.at("uniform").size(); ++i)
            EXPECT_EQ(uniform[i], golden.at("uniform")[i].get<double>());
        EXPECT_EQ(hashOf<double>(uniform), golden.at("uniform_hash").get<std::string>());

        std::vector<float> normal(100001);
        random.randn(normal);
        for (std::size_t i = 0; i < golden.at("randn").size(); ++i)
            EXPECT_EQ(normal[i], golden.at("randn")[i].get<float>());
        EXPECT_EQ(hashOf<float>(normal), golden.at("randn_hash").get<std::string>());

        const std::vector<std::int32_t> permutation = random.permutation(70000);
        for (std::size_t i = 0; i < golden.at("permutation").size(); ++i)
            EXPECT_EQ(permutation[i], golden.at("permutation")[i].get<std::int32_t>());
        EXPECT_EQ(hashOf<std::int32_t>(permutation), golden.at("permutation_hash").get<std::string>());

        std::vector<std::int32_t> squares(257);
        for (std::int32_t i = 1; i <= 257; ++i)
            squares[static_cast<std::size_t>(i - 1)] = i * i;
        random.shuffle(squares);
        EXPECT_EQ(squares, golden.at("shuffle").get<std::vector<std::int32_t>>());

        EXPECT_EQ(random.randomSample(), golden.at("after").get<double>());
    }
}

TEST(RandomState, GivesGaussInDoublePrecision)
{
    const nlohmann::json streams = goldenNumpy().at("streams");
    ASSERT_GE(streams.size(), 4U);
    for (const nlohmann::json &golden : streams) {
        RandomState random(golden.at("seed").get<std::uint32_t>());
        for (int i = 0; i < 1500; ++i)
            random.randomSample();
        // The logarithm of another C library may differ in the last place; float32 does not see it.
        for (const nlohmann::json &value : golden.at("randn"))
            EXPECT_DOUBLE_EQ(random.gauss(), value.get<double>());
    }
}

TEST(RandomState, RandnContinuesWhereverItIsCut)
{
    RandomState whole(7);
    std::vector<float> expected(5000);
    whole.randn(expected);

    RandomState cut(7);
    std::vector<float> actual(expected.size());
    std::size_t done = 0;
    for (const std::size_t n : {1U, 0U, 2U, 513U, 3U, 1024U, 1U, 3456U}) {
        cut.randn(std::span(actual).subspan(done, n));
        done += n;
    }
    ASSERT_EQ(done, expected.size());
    EXPECT_EQ(actual, expected);
    EXPECT_EQ(cut.nextUint32(), whole.nextUint32());
}

TEST(RandomState, RandnIsGaussRounded)
{
    RandomState a(123), b(123);
    std::vector<float> values(1001);
    a.randn(values);
    for (const float value : values)
        ASSERT_EQ(value, static_cast<float>(b.gauss()));
}

TEST(RandomState, ShufflesNothingAndOneWithoutADraw)
{
    RandomState random(1), untouched(1);
    std::vector<std::int32_t> none, one{5};
    random.shuffle(none);
    random.shuffle(one);
    EXPECT_EQ(one, std::vector<std::int32_t>{5});
    EXPECT_TRUE(random.permutation(0).empty());
    EXPECT_EQ(random.nextUint32(), untouched.nextUint32());
}

} // namespace
} // namespace overtake
