// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/recording.h"

#include "error_of.h"
#include "report/csv.h"
#include "report/sample_run.h"
#include "report/temporary_folder.h"
#include "workloads/workload.h"

#include <algorithm>
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
        measurement.label = {"Test card", {term("CUDA graph")}};
        point.comparison.measurements[0].label = {"CPU", {threadsDetail(2)}};
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
        EXPECT_EQ(toText(point.comparison.measurements[0].label), "CPU, 2 threads, recorded on Test CPU, 2026-11-21");
        EXPECT_EQ(toText(point.comparison.measurements[1].label), "CUDA graph, recorded on Test card, 2026-11-21");
    }
    EXPECT_THROW(recordedRun(recording, 1), std::out_of_range);
}

TEST(RecordingTest, ADamagedOneNamesThePlace)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("card.json");
    const auto problemWith = [&](const json &object) {
        writeText(path, object.dump());
        return test::errorOf([&] { readRecording(path); });
    };
    EXPECT_EQ(problemWith(sampleRecording()), "");
    EXPECT_THAT(problemWith(json::object()), AllOf(HasSubstr(path), HasSubstr("not a recording")));
    EXPECT_THAT(problemWith(toJson(test::sampleRun())), HasSubstr("not a recording"));
    json object = sampleRecording();
    object.erase("card");
    EXPECT_THAT(problemWith(object), HasSubstr("'card' is missing"));
    object = sampleRecording();
    object["schema"] = 3;
    EXPECT_THAT(problemWith(object), AllOf(HasSubstr("schema 3"), HasSubstr("newer")));
    object = sampleRecording();
    object["comparisons"][0]["rows"][0]["overtake_s"] = 0;
    EXPECT_THAT(problemWith(object), HasSubstr("positive times"));
    object = sampleRecording();
    object["runs"][0].erase("machine");
    EXPECT_THAT(problemWith(object), HasSubstr("machine"));
    EXPECT_THROW(readRecording(folder.file("missing.json")), Error);
}

/// One whose run has the workload's own parameters, as any that tests/gpu/run makes.
Recording recordingOfTheDefaults()
{
    Recording recording = recordingFromJson(sampleRecording());
    Sweep &sweep = recording.runs[0].sweep;
    sweep.parameters = workloadById("mlp").parameters().defaults();
    for (EngineUse &use : sweep.engines)
        use.overrides = {};
    return recording;
}

Sweep curveOfTheDefaults()
{
    Sweep curve;
    curve.workload = "mlp";
    curve.key = "hidden";
    curve.parameters = workloadById("mlp").parameters().defaults();
    curve.parameters.set("hidden", std::int64_t{77}); // where the slider stands
    return curve;
}

TEST(RecordingTest, StandsBesideACurveOfTheSameWorkAndNoOther)
{
    const std::vector<Recording> all{recordingOfTheDefaults()};
    const Sweep curve = curveOfTheDefaults();
    const auto series = recordedBeside(all, curve);
    ASSERT_EQ(series.size(), 1U); // the card, not the CPU beside it
    EXPECT_EQ(series[0].name, (Label{"", {term("CUDA graph")}})) << "as parts, which are translated";
    EXPECT_EQ(toText(series[0].label()), "CUDA graph, recorded on Test card, 2026-11-21");
    ASSERT_EQ(series[0].points.size(), 2U); // what failed or was skipped there is no point
    EXPECT_EQ(series[0].points[0].value, 5);
    EXPECT_EQ(series[0].points[1].value, 100.5);
    for (const RecordedPoint &point : series[0].points) {
        EXPECT_EQ(point.measurement.status, PointStatus::Recorded);
        EXPECT_EQ(point.measurement.label, series[0].label());
        EXPECT_FALSE(point.measurement.profile);
    }

    Sweep other = curve;
    other.parameters.set("batch", std::int64_t{33});
    EXPECT_TRUE(recordedBeside(all, other).empty());
    other = curve;
    other.key = "batch";
    EXPECT_TRUE(recordedBeside(all, other).empty());
    other = curve;
    other.workload = "logistic-regression";
    EXPECT_TRUE(recordedBeside(all, other).empty());

    std::vector<Recording> withOwnBatch = all;
    withOwnBatch[0].runs[0].sweep.engines[1].overrides.set("batch", std::int64_t{512});
    EXPECT_TRUE(recordedBeside(withOwnBatch, curve).empty());
    std::vector<Recording> withoutKey = all;
    ParameterValues fewer{{"batch", curve.parameters.at("batch")}};
    withoutKey[0].runs[0].sweep.parameters = fewer; // of a version that had no such parameter: nobody knows
    EXPECT_TRUE(recordedBeside(withoutKey, curve).empty());
    fewer = {};
    for (const auto &[key, value] : curve.parameters.all())
        if (key != datasetKey)
            fewer.set(key, value);
    withoutKey[0].runs[0].sweep.parameters = fewer; // it had one data set only
    EXPECT_EQ(recordedBeside(withoutKey, curve).size(), 1U);
    other = curve;
    other.parameters.set(datasetKey, std::string("moons"));
    EXPECT_TRUE(recordedBeside(withoutKey, other).empty());
}

TEST(RecordingTest, AFileOfTheUsersOwnMayHaveChangedSince)
{
    Recording recording = recordingOfTheDefaults();
    Sweep curve = curveOfTheDefaults();
    for (Sweep *sweep : {&curve, &recording.runs[0].sweep}) {
        sweep->workload = "logistic-regression";
        sweep->key = "samples";
        sweep->parameters = workloadById("logistic-regression").parameters().defaults();
    }
    EXPECT_EQ(recordedBeside({recording}, curve).size(), 1U);
    curve.parameters.set("csv", std::string("mine.csv"));
    recording.runs[0].sweep.parameters.set("csv", std::string("mine.csv"));
    EXPECT_TRUE(recordedBeside({recording}, curve).empty());
}

TEST(RecordingTest, WhatWasRecordedIsCalledSoInRunFileAndCsv)
{
    RunRecord run = test::sampleRun();
    run.recorded = recordedBeside({recordingOfTheDefaults()}, curveOfTheDefaults());
    ASSERT_EQ(run.recorded.size(), 1U);
    const json object = toJson(run);
    ASSERT_EQ(object.at("recorded").size(), 1U);
    EXPECT_EQ(object["recorded"][0]["device"], "Test card");
    EXPECT_EQ(object["recorded"][0]["points"][0]["measurement"]["status"], "recorded");
    EXPECT_EQ(object["points"], toJson(test::sampleRun())["points"]); // not among what was measured here

    const RunRecord back = runRecordFromJson(object);
    ASSERT_EQ(back.recorded.size(), 1U);
    EXPECT_EQ(back.recorded[0].label(), run.recorded[0].label());
    EXPECT_EQ(toJson(back), object);
    json damaged = object;
    damaged["recorded"][0]["points"][0]["measurement"]["status"] = "measured";
    EXPECT_THROW(runRecordFromJson(damaged), Error);

    const std::string csv = toCsv(run);
    const std::string without = toCsv(test::sampleRun());
    const auto linesOf = [](const std::string &text) { return std::ranges::count(text, '\r'); };
    EXPECT_EQ(linesOf(csv), linesOf(without) + 2);
    EXPECT_THAT(csv, HasSubstr("\"CUDA graph, recorded on Test card, 2026-11-21\",,recorded,"));
    EXPECT_EQ(without.find("recorded"), std::string::npos);
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
