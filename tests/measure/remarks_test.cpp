// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/fakes.h"
#include "measure/time/remarks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace overtake
{
namespace
{

using fakes::Noise;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::vector<double> draw(Noise noise, int count, std::uint64_t seed = 1)
{
    std::mt19937_64 random(seed);
    std::vector<double> samples(static_cast<std::size_t>(count));
    std::generate(samples.begin(), samples.end(), [&] { return noise.factor(random); });
    return samples;
}

std::vector<std::string> sentencesOn(const std::vector<double> &samples)
{
    std::vector<std::string> texts;
    for (const Message &remark : remarksOn(samples))
        texts.push_back(remark.text());
    return texts;
}

TEST(Remarks, QuietSamplesGetNone)
{
    EXPECT_THAT(sentencesOn(std::vector<double>(20, 1.0)), IsEmpty());
    int remarked = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        remarked += sentencesOn(draw(Noise::logNormal(0.03), 40, seed)).empty() ? 0 : 1;
    EXPECT_LE(remarked, 6);
}

TEST(Remarks, TooFewAreNamed)
{
    EXPECT_THAT(sentencesOn(std::vector{1.0}), ElementsAre(HasSubstr("Only 1 repetition:")));
    EXPECT_THAT(sentencesOn(std::vector{1.0, 1.1, 1.2}), ElementsAre(HasSubstr("Only 3 repetitions:")));
    EXPECT_THAT(sentencesOn(std::vector<double>(6, 1.0)), IsEmpty());
}

TEST(Remarks, OutliersAreCountedAndSized)
{
    auto samples = draw(Noise::logNormal(0.01), 40);
    samples[7] = 4.2;
    samples[31] = 1.5;
    EXPECT_THAT(sentencesOn(samples),
                ElementsAre(HasSubstr("2 of 40 repetitions are outliers, up to 4.2 times the median")));
}

TEST(Remarks, AFastOutlierIsOneToo)
{
    auto samples = draw(Noise::logNormal(0.01), 40);
    samples[3] = 0.5;
    EXPECT_THAT(sentencesOn(samples),
                ElementsAre(HasSubstr("1 of 40 repetitions is an outlier, down to 50 % of the median")));
}

TEST(Remarks, HeavyTailsShow)
{
    EXPECT_THAT(sentencesOn(draw(Noise::heavyTailed(0.5), 100)), Contains(HasSubstr("outliers")));
}

TEST(Remarks, DriftIsReportedWithItsSize)
{
    EXPECT_THAT(sentencesOn(draw(Noise::drift(0.005), 30)), ElementsAre(HasSubstr("the last third is 9.8 % slower")));
    EXPECT_THAT(sentencesOn(draw(Noise::drift(-0.005), 30)), ElementsAre(HasSubstr("faster than the first")));
}

TEST(Remarks, ATinyDriftIsNot)
{
    EXPECT_THAT(sentencesOn(draw(Noise::drift(0.00005), 30)), IsEmpty());
}

TEST(Remarks, SlowSwingsAreNamed)
{
    auto samples = draw(Noise::logNormal(0.02), 200);
    for (std::size_t i = 0; i < samples.size(); ++i)
        samples[i] *= 1 + 0.05 * std::sin(0.2 * static_cast<double>(i));
    EXPECT_THAT(sentencesOn(samples), ElementsAre(HasSubstr("varies slowly")));
}

} // namespace
} // namespace overtake
