// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What was measured wrongly on purpose says so in every file, and older versions refuse the file.
#include "error_of.h"
#include "measure/fakes.h"
#include "report/csv.h"
#include "report/device_recorder.h"
#include "report/recording.h"
#include "report/sample_run.h"
#include "report/temporary_folder.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

using nlohmann::json;
using testing::HasSubstr;

constexpr const char *warning = "measured wrongly on purpose: the clock stopped when the work was queued";

RunRecord wrongRun()
{
    RunRecord run = test::sampleRun();
    run.sweep.engines[1].stopwatch = Stopwatch::NoWait;
    for (SweepPoint &point : run.sweep.points) {
        point.comparison.measurements[1].use.stopwatch = Stopwatch::NoWait;
        point.comparison.measurements[1].completeSeconds = 0.25;
        withholdVerdicts(point.comparison);
    }
    return run;
}

TEST(WrongOnPurpose, TheResultsFileSaysSoAndComesBack)
{
    const json written = toJson(wrongRun());
    EXPECT_EQ(written["schema"], 3);
    EXPECT_EQ(toJson(test::sampleRun())["schema"], 2) << "honest files stay readable for older versions";
    const json &measurement = written["points"][1]["measurements"][1];
    EXPECT_EQ(measurement["wrong_on_purpose"], warning);
    EXPECT_EQ(measurement["engine"]["stopwatch"], "no-wait");
    EXPECT_FALSE(written["points"][1]["measurements"][0].contains("wrong_on_purpose"));
    EXPECT_TRUE(written["points"][1]["speedups"][1]["verdict"].is_null());
    EXPECT_EQ(written["points"][1]["speedups"][1]["why"], "wrong_on_purpose");

    const RunRecord read = runRecordFromJson(written);
    EXPECT_EQ(read.sweep.engines[1].stopwatch, Stopwatch::NoWait);
    EXPECT_EQ(read.sweep.points[1].comparison.measurements[1].completeSeconds, 0.25);
    EXPECT_EQ(toJson(read), written);
}

TEST(WrongOnPurpose, AFileThatHidesItsSchemaIsRefused)
{
    json written = toJson(wrongRun());
    written["schema"] = 2;
    EXPECT_THROW(runRecordFromJson(written), Error);
}

TEST(WrongOnPurpose, TheTableSaysSo)
{
    EXPECT_THAT(toCsv(wrongRun()), HasSubstr(warning));
    EXPECT_THAT(toCsv(wrongRun()), HasSubstr(",wrong_on_purpose,"));
    EXPECT_THAT(toCsv(test::sampleRun()), testing::Not(HasSubstr(warning)));
}

TEST(WrongOnPurpose, RecordingsRefuseIt)
{
    const test::TemporaryFolder folder;
    Recording recording;
    recording.card = "Test card";
    recording.engine = "opencl:0";
    recording.date = "2026-11-21T10:11:12Z";
    recording.runs = {wrongRun()};
    EXPECT_THAT(test::errorOf([&] { writeRecording(folder.file("wrong.json"), recording); }),
                HasSubstr("A recording accepts only honest times"));
    recording.runs = {test::sampleRun()};
    writeRecording(folder.file("honest.json"), recording);
    json forged = json::parse(test::contentOf(folder.file("honest.json")));
    forged["runs"][0] = toJson(wrongRun());
    EXPECT_THAT(test::errorOf([&] { recordingFromJson(forged); }), HasSubstr("A recording accepts only honest times"));

    fakes::FakeLaboratory laboratory;
    laboratory.add({});
    DeviceRecordingRequest request;
    request.uses = {{"cpu", {}, {}, Stopwatch::BestOf}};
    request.base = {"cpu", {}, {}};
    EXPECT_THAT(test::errorOf([&] { recordDevice(laboratory.registry, laboratory.clock, nullptr, request, {}, {}); }),
                HasSubstr("A recording accepts only honest times"));
}

} // namespace
} // namespace overtake
