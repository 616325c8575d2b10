// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/recording.h"

#include "program/error.h"
#include "report/sample_run.h"
#include "report/temporary_folder.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

using nlohmann::json;
using test::TemporaryFolder;
using test::writeText;
using testing::AllOf;
using testing::HasSubstr;

/// As tests/gpu/run puts one together, with an invented card.
json sampleRecording()
{
    RunRecord run = test::sampleRun();
    run.sweep.engines[1].id = "cuda:0";
    for (SweepPoint &point : run.sweep.points) {
        Measurement &measurement = point.comparison.measurements[1];
        measurement.use.id = "cuda:0";
        measurement.device = "Test card";
        measurement.label = "Test card, CUDA graph";
        point.comparison.measurements[0].label = "CPU, 2 threads";
        point.comparison.measurements[0].device = "Test CPU";
    }
    const auto row = [](bool passed, double error) {
        return json{{"engine", "cuda:0,launch=graph"}, {"passed", passed}, {"worst_error", error}, {"tolerance", 1e-5}};
    };
    json unknownError = row(false, 0);
    unknownError.erase("worst_error");
    return {{"format", "overtake-recording"},
            {"schema", 1},
            {"card", "Test card"},
            {"engine", "cuda:0"},
            {"date", "2026-11-21T10:11:12Z"},
            {"devices", json::object()},
            {"checks", {{{"rows", {row(true, 1e-6), row(true, 8e-6), unknownError}}}}},
            {"runs", {toJson(run)}},
            {"comparisons",
             {{{"pytorch", "2.11"},
               {"rows",
                {{{"name", "MLP"},
                  {"engine", "cuda:0"},
                  {"overtake_s", 1e-5},
                  {"pytorch_s", 6e-5},
                  {"wanted_ratio", 5}}}}}}}};
}

TEST(RecordingTest, IsReadWhole)
{
    const Recording recording = recordingFromJson(sampleRecording());
    EXPECT_EQ(recording.card, "Test card");
    EXPECT_EQ(recording.engine, "cuda:0");
    EXPECT_EQ(dayOf(recording), "2026-11-21");
    ASSERT_EQ(recording.checks.size(), 1U);
    EXPECT_EQ(recording.checks[0].engine, "cuda:0,launch=graph");
    EXPECT_EQ(recording.checks[0].checks, 3);
    EXPECT_EQ(recording.checks[0].failed, 1);
    EXPECT_DOUBLE_EQ(recording.checks[0].worstShare, 0.8);
    EXPECT_EQ(recording.pytorch, "2.11");
    ASSERT_EQ(recording.comparisons.size(), 1U);
    EXPECT_DOUBLE_EQ(recording.comparisons[0].ratio(), 6);
    EXPECT_EQ(recording.comparisons[0].wantedRatio, 5);
    EXPECT_FALSE(recording.comparisons[0].copyShare);
    ASSERT_EQ(recording.runs.size(), 1U);
    EXPECT_EQ(recording.runs[0].card, "Test card");
}

TEST(RecordingTest, EverySeriesSaysWhereAndWhenItWasRecorded)
{
    const Recording recording = recordingFromJson(sampleRecording());
    for (const SweepPoint &point : recordedRun(recording, 0).sweep.points) {
        EXPECT_EQ(point.comparison.measurements[0].label, "CPU, 2 threads, recorded on Test CPU, 2026-11-21");
        EXPECT_EQ(point.comparison.measurements[1].label, "CUDA graph, recorded on Test card, 2026-11-21");
    }
    EXPECT_THROW(recordedRun(recording, 1), std::out_of_range);
}

TEST(RecordingTest, ADamagedOneNamesThePlace)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("card.json");
    const auto problemWith = [&](const json &object) -> std::string {
        writeText(path, object.dump());
        try {
            readRecording(path);
        } catch (const Error &error) {
            return error.what();
        }
        return "";
    };
    EXPECT_EQ(problemWith(sampleRecording()), "");
    EXPECT_THAT(problemWith(json::object()), AllOf(HasSubstr(path), HasSubstr("no recording")));
    EXPECT_THAT(problemWith(toJson(test::sampleRun())), HasSubstr("no recording"));
    json object = sampleRecording();
    object.erase("card");
    EXPECT_THAT(problemWith(object), HasSubstr("'card' is missing"));
    object = sampleRecording();
    object["schema"] = 2;
    EXPECT_THAT(problemWith(object), AllOf(HasSubstr("schema 2"), HasSubstr("newer")));
    object = sampleRecording();
    object["comparisons"][0]["rows"][0]["overtake_s"] = 0;
    EXPECT_THAT(problemWith(object), HasSubstr("positive times"));
    object = sampleRecording();
    object["runs"][0].erase("machine");
    EXPECT_THAT(problemWith(object), HasSubstr("machine"));
    EXPECT_THROW(readRecording(folder.file("missing.json")), Error);
}

TEST(RecordingTest, ThoseOfThisBuildCanBeShown)
{
    for (const Recording &recording : builtInRecordings()) {
        EXPECT_NE(recording.card, "");
        EXPECT_FALSE(recording.runs.empty()) << recording.card;
    }
}

} // namespace
} // namespace overtake
