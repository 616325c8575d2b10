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
        std::size_t highest = 0;
        for (const auto &[label, scores] : expected.at("classes").items()) {
            expectScores(scores, report.classes.at(std::stoul(label)));
            highest = std::max<std::size_t>(highest, std::stoul(label));
        }
        EXPECT_NEAR(expected.at("accuracy"), report.accuracy, 1e-12);
        expectScores(expected.at("macro"), report.macro);
        expectScores(expected.at("weighted"), report.weighted);
        EXPECT_EQ(report.samples, std::ssize(expected.at("labels")));
        EXPECT_EQ(report.classes.size(), 1 + highest);
    }
}

} // namespace
} // namespace overtake
