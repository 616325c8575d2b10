// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/class_report.h"

#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

void expectScores(const nlohmann::json &expected, const ClassScores &scores)
{
    EXPECT_NEAR(expected.at("precision"), scores.precision, 1e-12);
    EXPECT_NEAR(expected.at("recall"), scores.recall, 1e-12);
    EXPECT_NEAR(expected.at("f1"), scores.f1, 1e-12);
    EXPECT_EQ(expected.at("support"), scores.support);
}

TEST(ClassReportTest, FiguresAreThoseOfScikitLearn)
{
    const auto golden = nlohmann::json::parse(std::ifstream(OVERTAKE_TEST_DATA "/class_report.json"));
    ASSERT_GE(golden.at("reports").size(), 5U);
    for (const auto &expected : golden.at("reports")) {
        SCOPED_TRACE(expected.at("labels").dump().substr(0, 40));
        const ClassReport report = classReport(expected.at("labels").get<std::vector<std::int32_t>>(),
                                               expected.at("predicted").get<std::vector<std::int32_t>>());
        for (const auto &[label, scores] : expected.at("classes").items())
            expectScores(scores, report.classes.at(std::stoul(label)));
        EXPECT_NEAR(expected.at("accuracy"), report.accuracy, 1e-12);
        expectScores(expected.at("macro"), report.macro);
        expectScores(expected.at("weighted"), report.weighted);
    }
}

TEST(ClassReportTest, ByHand)
{
    // Of the 4 called class 1 there are 3; of the 5 that are class 1, 3 were found.
    const std::vector<std::int32_t> labels{1, 1, 1, 1, 1, 0, 0, 0};
    const std::vector<std::int32_t> predicted{1, 1, 1, 0, 0, 1, 0, 0};
    const ClassReport report = classReport(labels, predicted);
    ASSERT_EQ(report.classes.size(), 2U);
    EXPECT_DOUBLE_EQ(report.classes[1].precision, 0.75);
    EXPECT_DOUBLE_EQ(report.classes[1].recall, 0.6);
    EXPECT_DOUBLE_EQ(report.classes[1].f1, 2 * 0.75 * 0.6 / (0.75 + 0.6));
    EXPECT_EQ(report.classes[1].support, 5);
    EXPECT_DOUBLE_EQ(report.classes[0].precision, 0.5);
    EXPECT_DOUBLE_EQ(report.classes[0].recall, 2.0 / 3);
    EXPECT_DOUBLE_EQ(report.accuracy, 5.0 / 8);
    EXPECT_DOUBLE_EQ(report.macro.precision, 0.625);
    EXPECT_DOUBLE_EQ(report.weighted.recall, (5 * 0.6 + 3 * (2.0 / 3)) / 8);
    EXPECT_EQ(report.samples, 8);
}

} // namespace
} // namespace overtake
