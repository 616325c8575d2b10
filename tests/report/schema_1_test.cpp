// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A results file of schema 1, as Overtake wrote it until November 2026, is read for ever.
#include "error_of.h"
#include "report/run_file.h"

#include <fstream>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

using nlohmann::json;

const std::string path = std::string(OVERTAKE_TEST_DATA) + "/results_schema_1.json";

TEST(Schema1Test, IsReadByTheNamesOfToday)
{
    const RunRecord run = readRunFile(path);
    EXPECT_EQ(run.sweep.key, "hidden"); // "key"
    ASSERT_EQ(run.sweep.points.size(), 2U);
    const Comparison &first = run.sweep.points[0].comparison;
    ASSERT_EQ(first.measurements.size(), 3U);
    const Measurement &eigen = first.measurements[1];
    EXPECT_EQ(eigen.use.id, "eigen");
    EXPECT_EQ(eigen.samples.size(), 1U); // "samples"
    EXPECT_EQ(eigen.stepsPerSample.size(), 1U);
    ASSERT_TRUE(eigen.systemActivity);
    EXPECT_EQ(eigen.systemActivity->cores, 2);
    ASSERT_TRUE(eigen.profile);
    EXPECT_EQ(eigen.profile->parts.at(0).samples.size(), 9U);
    EXPECT_EQ(first.speedUps[1].doubt, Doubt::Disturbed);
    EXPECT_EQ(first.speedUps[1].provisional, Verdict::BaseFaster); // "base_faster"
    ASSERT_EQ(run.recorded.size(), 1U);
    EXPECT_EQ(run.recorded[0].card, "NVIDIA H200"); // "card"
}

TEST(Schema1Test, IsWrittenInTheSchemaOfToday)
{
    const json written = toJson(readRunFile(path));
    std::ifstream file(std::string(OVERTAKE_TEST_DATA) + "/results_schema_2.json");
    EXPECT_EQ(written, json::parse(file)); // which schema_test.py validates
    EXPECT_EQ(written["schema"], runFileSchema);
    EXPECT_EQ(written["format"], "overtake-results");
    const std::string text = written.dump();
    for (const char *older :
         {"\"key\"", "\"samples\":[", "\"steps_per_sample\"", "\"meanwhile\"", "\"base_faster\"", "\"card\""})
        EXPECT_EQ(text.find(older), std::string::npos) << older;
    EXPECT_EQ(toJson(runRecordFromJson(written)), written);
}

TEST(Schema1Test, ErrorsNameTheFieldAsTheFileHasIt)
{
    std::ifstream file(path);
    json document = json::parse(file);
    document["points"][0]["measurements"][1]["step_s"]["samples"][0] = -1;
    EXPECT_THAT(test::errorOf([&] { runRecordFromJson(document); }),
                testing::HasSubstr("'points[0].measurements[1].step_s.samples[0]' must be 0 or more"));
}

} // namespace
} // namespace overtake
