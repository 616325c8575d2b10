// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/run_file.h"

#include "error_of.h"
#include "report/sample_run.h"
#include "report/temporary_folder.h"

#include <cmath>
#include <gmock/gmock.h>
#include <limits>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

using nlohmann::json;
using test::sampleRun;
using test::TemporaryFolder;
using testing::HasSubstr;

auto fieldsOf(const std::optional<SystemActivity> &m)
{
    const SystemActivity known = m.value_or(SystemActivity{});
    return std::make_tuple(m.has_value(), known.cores, known.usedCores, known.othersCores, known.stolenCores,
                           known.waitedCores, known.clockGhz, known.clockDrop, known.involuntarySwitches,
                           known.majorFaults, known.throttles, known.gpu);
}

/// Every field of a Measurement, so that none can be lost by writer and reader alike.
auto fieldsOf(const Measurement &m)
{
    return std::make_tuple(m.workload, m.parameters, m.use, m.kind, m.device, m.label, m.threads, m.status, m.reason,
                           m.quick, m.converged, m.setupSeconds, m.firstRunSeconds, m.shuffleSeconds, m.samples,
                           m.stepsPerSample, m.step.median, m.step.ci95.low, m.step.ci95.high, m.step.mean,
                           m.step.stdev, m.step.minimum, m.step.maximum, m.stepsPerEpoch, m.stepsTimed, m.epochSeconds,
                           m.throughput, m.itemName, m.flopsPerStep, m.bytesPerStep, m.flopsPerSecond, m.memoryBytes,
                           m.itemsDone, m.firstLoss, m.loss, m.accuracy, m.remarks, m.data, m.disturbed, m.step.rangeOf,
                           fieldsOf(m.systemActivity));
}

TEST(RunFileTest, RoundTripKeepsEveryField)
{
    const RunRecord record = sampleRun();
    const TemporaryFolder folder;
    writeRunFile(folder.file("run.json"), record);
    const RunRecord read = readRunFile(folder.file("run.json"));
    EXPECT_EQ(read.date, record.date);
    EXPECT_EQ(read.machine.libraries.at(1).name, "Highway");
    EXPECT_FALSE(read.machine.l3Bytes.has_value());
    EXPECT_EQ(read.sweep.engines, record.sweep.engines);
    ASSERT_EQ(read.sweep.points.size(), record.sweep.points.size());
    for (std::size_t i = 0; i < record.sweep.points.size(); ++i) {
        const Comparison &original = record.sweep.points[i].comparison;
        const Comparison &copy = read.sweep.points[i].comparison;
        EXPECT_EQ(read.sweep.points[i].refined, record.sweep.points[i].refined);
        for (std::size_t engine = 0; engine < 2; ++engine) {
            EXPECT_EQ(fieldsOf(copy.measurements.at(engine)), fieldsOf(original.measurements.at(engine)));
            EXPECT_EQ(copy.speedUps.at(engine).verdict, original.speedUps.at(engine).verdict);
            EXPECT_EQ(copy.speedUps.at(engine).doubt, original.speedUps.at(engine).doubt);
            EXPECT_EQ(copy.speedUps.at(engine).ci95.low, original.speedUps.at(engine).ci95.low);
        }
    }
    EXPECT_EQ(read.sweep.crossovers.at(1).brackets.at(1).high, 1010);
    EXPECT_TRUE(read.sweep.cancelled);
    EXPECT_EQ(toJson(read), toJson(record));
}

TEST(RunFileTest, KeepsWhatTheDevicesCanDo)
{
    RunRecord record = sampleRun();
    Device device;
    device.id = "cpu";
    device.name = "AMD EPYC";
    device.kind = DeviceKind::Cpu;
    device.sharedMemory = true;
    device.set(DeviceQuantity::Fp32, Figure::Kind::Measured, 1e13, "a test");
    device.figures.at(DeviceQuantity::Fp32).note = foreign("a note");
    device.set(DeviceQuantity::Bandwidth, Figure::Kind::Specified, 4e10, "another");
    record.devices = {device, std::nullopt};
    json file = json::parse(jsonText(toJson(record)));
    const RunRecord read = runRecordFromJson(file);
    ASSERT_EQ(read.devices.size(), 2U);
    ASSERT_TRUE(read.devices[0].has_value());
    EXPECT_FALSE(read.devices[1].has_value());
    EXPECT_EQ(read.devices[0]->name, device.name);
    EXPECT_EQ(read.devices[0]->kind, device.kind);
    EXPECT_EQ(read.devices[0]->value(DeviceQuantity::Bandwidth), 4e10);
    const Figure *peak = read.devices[0]->find(DeviceQuantity::Fp32);
    ASSERT_NE(peak, nullptr);
    EXPECT_EQ(peak->value, 1e13);
    EXPECT_EQ(peak->kind, Figure::Kind::Measured);
    EXPECT_EQ(peak->source, "a test");
    EXPECT_EQ(peak->note, "a note");
    // What follows from it stands beside each measurement.
    const json &measured = file["points"][0]["measurements"][0];
    EXPECT_NEAR(measured["mfu"].get<double>(), measured["flops_per_s"].get<double>() / 1e13, 1e-9);
    EXPECT_EQ(measured["peak"]["device"], "AMD EPYC");
    EXPECT_GT(measured["model_parameters"].get<int>(), 0);
    EXPECT_FALSE(file["points"][0]["measurements"][1].contains("mfu"));

    file["devices"][0]["figures"]["of_a_newer_version"] = {{"value", 1}, {"kind", "measured"}, {"source", "it"}};
    EXPECT_EQ(runRecordFromJson(file).devices[0]->figures.size(), 2U);
    file["devices"].erase(1);
    EXPECT_THAT(test::errorOf([&] { runRecordFromJson(file); }), HasSubstr("'devices' must be as long as 'engines'"));
    file.erase("devices");
    EXPECT_TRUE(runRecordFromJson(file).devices.empty()) << "of an older version";
}

TEST(RunFileTest, AProfileKeepsItsTimes)
{
    RunRecord record = sampleRun();
    StepProfile profile;
    profile.totalSeconds = 3e-3;
    profile.totals = {2e-3, 3e-3, 4e-3};
    profile.parts.push_back({StepPart::Kind::CopyIn, "TransferIn", {0}, 1e-4, 2e-5, {1e-4, 2e-4, 3e-4}});
    profile.parts.push_back({StepPart::Kind::Compute, "MatMul", {1, 2}, 2e-3});
    profile.host.push_back({HostSpan::Kind::Launching, "MatMul", 1e-6, 2e-6});
    profile.host.push_back({HostSpan::Kind::Waiting, "", 3e-6, 2.9e-3});
    record.sweep.points[0].comparison.measurements[0].profile = profile;
    const RunRecord read = runRecordFromJson(json::parse(jsonText(toJson(record))));
    const auto &copy = read.sweep.points[0].comparison.measurements[0].profile;
    ASSERT_TRUE(copy.has_value());
    EXPECT_EQ(copy->totals, profile.totals);
    EXPECT_EQ(copy->parts[0].startSeconds, 2e-5);
    EXPECT_EQ(copy->parts[0].samples, profile.parts[0].samples);
    EXPECT_EQ(copy->parts[1].operations, profile.parts[1].operations);
    EXPECT_FALSE(copy->parts[1].startSeconds.has_value());
    ASSERT_EQ(copy->host.size(), 2U);
    EXPECT_EQ(copy->host[0].name, "MatMul");
    EXPECT_EQ(copy->host[1].kind, HostSpan::Kind::Waiting);
    EXPECT_EQ(copy->host[1].seconds, 2.9e-3);
}

/// One of a point's measurements.
json sampleMeasurementJson()
{
    RunRecord record;
    record.sweep.points = {SweepPoint{1, false, {{test::sampleMeasurement("cpu", 1e-4)}, {{}}}}};
    return toJson(record).at("points").at(0).at("measurements").at(0);
}

TEST(RunFileTest, MeasurementHasTheFieldsThatScriptsRead)
{
    const json object = sampleMeasurementJson();
    EXPECT_EQ(object["engine"]["id"], "cpu");
    EXPECT_EQ(object["engine"]["threads"], 2);
    EXPECT_EQ(object["engine"]["overrides"]["batch"], 512);
    EXPECT_EQ(object["parameters"]["hidden"], 100);
    EXPECT_TRUE(object["parameters"]["hidden"].is_number_integer());
    EXPECT_EQ(object["parameters"]["optimizer"], "sgd");
    EXPECT_EQ(object["status"], "measured");
    EXPECT_EQ(object["step_s"]["median"], 1e-4);
    EXPECT_EQ(object["step_s"]["ci95"], json::array({0.9e-4, 1.2e-4}));
    EXPECT_EQ(object["step_s"]["repetitions"].size(), 4U);
    for (const char *key : {"setup_s", "first_run_s", "steps_per_epoch", "epoch_s", "throughput_per_s",
                            "flops_per_step", "flops_per_s", "bytes_per_step", "memory_bytes", "loss", "accuracy"})
        EXPECT_TRUE(object.contains(key)) << key;
    for (const char *key : {"mean", "stdev", "min"})
        EXPECT_TRUE(object["step_s"].contains(key)) << key;
}

TEST(RunFileTest, MeasurementSaysWhatTheMachineDidMeanwhile)
{
    const json busy = toJson(sampleRun())["points"][0]["measurements"][0];
    EXPECT_EQ(busy["disturbed"], true);
    EXPECT_EQ(busy["system_activity"]["others_cores"], 1.25);
    EXPECT_EQ(busy["system_activity"]["stolen_cores"], 0.125);
    EXPECT_EQ(busy["system_activity"]["clock_ghz"], 2.875);
    EXPECT_EQ(busy["system_activity"]["clock_drop"], 0.0625);
    EXPECT_EQ(busy["system_activity"]["gpu"], json::parse(R"({"clock_ghz": 1.4, "clock_drop": 0.25, "celsius": 71.0,
        "highest_clock_ghz": 1.98, "throttles": ["power limit", "heat"]})"));
    EXPECT_EQ(busy["step_s"]["range_of"], 4);
    EXPECT_TRUE(busy["step_s"].contains("range"));
    EXPECT_FALSE(busy["step_s"].contains("ci95"));
    const json unwatched = sampleMeasurementJson();
    EXPECT_FALSE(unwatched.contains("meanwhile"));
    EXPECT_FALSE(unwatched.contains("disturbed"));
}

TEST(RunFileTest, SweepNamesSpeedUpVerdictAndCrossoverOfTheFirstComparison)
{
    const json object = toJson(sampleRun());
    EXPECT_EQ(object["schema"], runFileSchema);
    EXPECT_EQ(object["points"][0]["speedup"]["median"], 0.5);
    EXPECT_EQ(object["points"][0]["speedup"]["ci95"], json::array({0.4, 0.6}));
    EXPECT_EQ(object["points"][1]["verdict"], "other_faster");
    EXPECT_FALSE(object["points"][1]["speedup"].contains("why"));
    EXPECT_TRUE(object["points"][2]["verdict"].is_null());
    EXPECT_EQ(object["points"][2]["speedup"]["why"], "not_measured");
    EXPECT_FALSE(object["points"][2]["speedup"].contains("median"));
    EXPECT_EQ(object["crossover"]["planned"], 6);
    EXPECT_EQ(object["crossover"]["without_verdict"], 1);
    EXPECT_EQ(object["crossover"]["kind"], "crossings");
    EXPECT_EQ(object["crossover"]["brackets"][0]["high"], 100.5);
    EXPECT_EQ(object["crossovers"].size(), 2U);
}

TEST(RunFileTest, AnUnfinishedSweepStaysUnfinished)
{
    RunRecord record = sampleRun();
    EXPECT_FALSE(toJson(record).contains("pending"));
    record.sweep.pending = {3000, 4000};
    json object = toJson(record);
    EXPECT_EQ(object["pending"], json::array({3000, 4000}));
    EXPECT_EQ(runRecordFromJson(object).sweep.pending, record.sweep.pending);

    json &older = object["crossovers"][1]; // which did not say it
    older.erase("planned");
    older["points"] = 2;
    EXPECT_EQ(runRecordFromJson(object).sweep.crossovers[1].planned, 4);
}

TEST(RunFileTest, AVerdictThatIsWithheldIsNullAndSaysWhy)
{
    json object = toJson(sampleRun());
    json &point = object["points"][0]; // disturbed
    EXPECT_TRUE(point["verdict"].is_null());
    EXPECT_TRUE(point["speedup"]["verdict"].is_null());
    EXPECT_EQ(point["speedup"]["why"], "disturbed");
    EXPECT_EQ(point["speedup"]["provisional"], "baseline_faster");
    EXPECT_EQ(point["speedup"]["median"], 0.5);

    object["schema"] = 1;
    json &older = point["speedups"][1]; // which had a verdict on any pair
    older = {{"verdict", "base_faster"}, {"median", 0.5}, {"ci95", {0.4, 0.6}}};
    object["points"][2]["speedups"][1] = {{"verdict", "unknown"}};
    const RunRecord read = runRecordFromJson(object);
    EXPECT_EQ(read.sweep.points[0].comparison.speedUps[1].doubt, Doubt::Disturbed);
    EXPECT_EQ(read.sweep.points[0].comparison.speedUps[1].provisional, Verdict::BaseFaster);
    EXPECT_FALSE(read.sweep.points[2].comparison.speedUps[1].hasRatio());
}

TEST(RunFileTest, NothingIsWrittenThatIsNoNumber)
{
    RunRecord record = sampleRun();
    Measurement &measurement = record.sweep.points[0].comparison.measurements[0];
    const double notANumber = std::numeric_limits<double>::quiet_NaN();
    measurement.loss = notANumber;
    measurement.throughput = std::numeric_limits<double>::infinity();
    measurement.step.stdev = notANumber;
    measurement.step.ci95.high = std::numeric_limits<double>::infinity();
    record.sweep.points[0].comparison.speedUps[1].ci95.low = -std::numeric_limits<double>::infinity();

    const json object = toJson(record);
    std::string text = jsonText(object);
    for (const std::string withheld = "\"verdict\": null"; text.find(withheld) != std::string::npos;)
        text.erase(text.find(withheld), withheld.size());
    EXPECT_EQ(text.find("null"), std::string::npos); // as a JSON writer spells what is no number
    EXPECT_FALSE(object["points"][0]["measurements"][0].contains("loss"));
    EXPECT_FALSE(object["points"][0]["measurements"][0].contains("throughput_per_s"));

    const RunRecord read = runRecordFromJson(json::parse(jsonText(object)));
    EXPECT_FALSE(read.sweep.points[0].comparison.measurements[0].loss.has_value());
    EXPECT_TRUE(std::isnan(read.sweep.points[0].comparison.measurements[0].throughput));
    EXPECT_TRUE(std::isnan(read.sweep.points[0].comparison.measurements[0].step.ci95.high));
}

TEST(RunFileTest, AFigureThatWasNotMeasuredIsAbsent)
{
    const json point = toJson(sampleRun())["points"][3]["measurements"][1];
    EXPECT_EQ(point["status"], "skipped");
    EXPECT_EQ(point["reason"]["text"], "the time budget ended");
    for (const char *key : {"setup_s", "first_run_s", "step_s", "epoch_s", "throughput_per_s", "flops_per_s", "loss"})
        EXPECT_FALSE(point.contains(key)) << key;
}

TEST(RunFileTest, TextThatIsNoUnicodeIsWrittenAllTheSame)
{
    RunRecord record = sampleRun();
    record.sweep.parameters.set("csv", std::string("caf\xe9.csv"));
    const RunRecord read = runRecordFromJson(json::parse(jsonText(toJson(record))));
    EXPECT_THAT(read.sweep.parameters.text("csv"), HasSubstr("caf"));
}

TEST(RunFileTest, TextIsIndentedAndKeepsListsOfNumbersOnOneLine)
{
    const json object = {{"a", {1, 2.5}},
                         {"b", json::array()},
                         {"c", {{"d", "x\"y"}, {"e", json::object()}}},
                         {"f", json::array({json::object({{"g", true}})})}};
    const std::string text = jsonText(object);
    EXPECT_EQ(text, "{\n \"a\": [1,2.5],\n \"b\": [],\n \"c\": {\n  \"d\": \"x\\\"y\",\n  \"e\": {}\n },\n"
                    " \"f\": [\n  {\n   \"g\": true\n  }\n ]\n}\n");
    EXPECT_EQ(json::parse(text), object);
}

TEST(RunFileTest, SingleEngineHasNeitherSpeedUpNorCrossover)
{
    RunRecord record = sampleRun();
    record.sweep.engines.resize(1);
    record.sweep.crossovers.resize(1);
    record.sweep.points.resize(1);
    record.sweep.points[0].comparison.measurements.resize(1);
    record.sweep.points[0].comparison.speedUps.resize(1);
    const json object = toJson(record);
    EXPECT_FALSE(object.contains("crossover"));
    EXPECT_FALSE(object["points"][0].contains("speedup"));
    EXPECT_EQ(toJson(runRecordFromJson(object)), object);
}

TEST(RunFileTest, SaysWhatWasMeasuredOnAndReadsOlderFilesThatDoNot)
{
    RunRecord record = sampleRun();
    EXPECT_EQ(toJson(record)["points"][0]["measurements"][0]["data"]["text"], "synthetic, 2 classes, seed 42");
    json older = toJson(record);
    for (json &point : older["points"])
        for (json &measurement : point["measurements"])
            measurement.erase("data");
    EXPECT_EQ(dataOf(runRecordFromJson(older).sweep), "");

    using Parts = std::vector<Message>;
    const auto parts = [](std::initializer_list<const char *> texts) {
        Parts all;
        for (const char *text : texts)
            all.push_back(foreign(text));
        return listed(std::move(all));
    };
    const auto told = [&](const Parts &data) {
        for (std::size_t i = 0; i < record.sweep.points.size(); ++i)
            for (Measurement &measurement : record.sweep.points[i].comparison.measurements)
                measurement.data = data[i % data.size()];
        return dataOf(record.sweep);
    };
    EXPECT_EQ(told({parts({"synthetic", "2 classes", "seed 42"})}), "synthetic, 2 classes, seed 42");
    EXPECT_EQ(told({parts({"synthetic", "2 classes", "seed 42"}), parts({"synthetic", "2 classes", "seed 43"})}),
              "synthetic, 2 classes");
    EXPECT_EQ(told({parts({"mine.csv", "150 rows"}), parts({"mine.csv", "15 rows"})}), "mine.csv");
    EXPECT_EQ(told({parts({"mine.csv", "150 rows"}), parts({"mine.csv"})}), "mine.csv");
    EXPECT_EQ(told({parts({"mine.csv"}), {}, parts({"mine.csv", "150 rows"})}), "mine.csv"); // a failed point has none
    EXPECT_EQ(told({parts({"mine.csv"}), parts({"other.csv"})}), "");
}

} // namespace
} // namespace overtake
