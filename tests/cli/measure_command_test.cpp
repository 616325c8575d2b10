// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments.h"
#include "cli/command_runner.h"
#include "report/run_file.h"
#include "report/temporary_folder.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using nlohmann::json;
using test::operator+;
using test::CommandRunner;
using test::Outcome;
using test::TemporaryFolder;
using testing::HasSubstr;
using testing::Not;

const std::vector<std::string> smallMlp = {"measure", "mlp", "--set", "samples=320", "--set", "hidden=8"};

/// Of a run with one engine.
json onlyMeasurement(const Outcome &outcome)
{
    return outcome.json().at("measurements").at(0);
}

TEST(MeasureCommandTest, AWrongStopwatchIsMarkedAndTheHonestOneLiesBeside)
{
    CommandRunner runner;
    const std::vector<std::string> wrong = smallMlp + std::vector<std::string>{"--engine", "cpu,stopwatch=best-of"};
    const Outcome text = runner.run(wrong);
    ASSERT_EQ(text.status, 0) << text.err;
    EXPECT_THAT(text.out, HasSubstr("measured wrongly on purpose: only the fastest repetition counts"));
    EXPECT_THAT(text.out, HasSubstr("No verdict: by a wrong stopwatch"));
    const json object = runner.run(wrong + std::vector<std::string>{"--json"}).json();
    EXPECT_EQ(object.at("schema"), wrongOnPurposeSchema);
    ASSERT_EQ(object.at("measurements").size(), 2U);
    EXPECT_FALSE(object["measurements"][0].contains("wrong_on_purpose"));
    EXPECT_EQ(object["measurements"][1]["wrong_on_purpose"],
              "measured wrongly on purpose: only the fastest repetition counts");
    EXPECT_FALSE(object["measurements"][1].contains("mfu"));
    EXPECT_TRUE(object.at("verdict").is_null());
}

TEST(MeasureCommandTest, JsonOfOneEngineIsAListOfOne)
{
    const Outcome outcome = CommandRunner().run(smallMlp + std::vector<std::string>{"--json"});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(outcome.err, "");
    EXPECT_EQ(outcome.json().at("schema"), runFileSchema);
    EXPECT_GE(outcome.json().at("machine").at("threads"), 1);
    ASSERT_EQ(outcome.json().at("measurements").size(), 1U);
    const json object = onlyMeasurement(outcome);
    EXPECT_EQ(object.at("workload"), "mlp");
    EXPECT_EQ(object.at("parameters").at("hidden"), 8);
    EXPECT_EQ(object.at("parameters").at("batch"), 32);
    EXPECT_EQ(object.at("engine").at("id"), "cpu");
    EXPECT_EQ(object.at("engine").at("device"), "fake CPU");
    EXPECT_EQ(object.at("engine").at("threads"), 2);
    EXPECT_EQ(object.at("status"), "measured");
    EXPECT_NEAR(object.at("setup_s"), 0.01, 1e-6);
    EXPECT_NEAR(object.at("first_run_s"), 0.02 + 8e-6, 1e-6);
    const json &step = object.at("step_s");
    EXPECT_NEAR(step.at("median"), 8e-6, 1e-9);
    EXPECT_LE(step.at("ci95").at(0), step.at("median"));
    EXPECT_GE(step.at("ci95").at(1), step.at("median"));
    EXPECT_NEAR(step.at("mean"), 8e-6, 1e-9);
    EXPECT_NEAR(step.at("stdev"), 0, 1e-9);
    EXPECT_NEAR(step.at("min"), 8e-6, 1e-9);
    EXPECT_GE(step.at("repetitions").size(), 10U);
    EXPECT_EQ(object.at("steps_per_epoch"), 10);
    EXPECT_NEAR(object.at("epoch_s").get<double>(), 8e-5 + object.at("shuffle_s").get<double>(), 1e-8);
    EXPECT_NEAR(object.at("throughput_per_s").get<double>() * object.at("epoch_s").get<double>(), 320, 1e-6);
    EXPECT_NEAR(object.at("flops_per_s").get<double>(), object.at("flops_per_step").get<double>() / 8e-6, 1e6);
    EXPECT_GT(object.at("bytes_per_step"), 0);
    EXPECT_GT(object.at("memory_bytes"), 0);
    EXPECT_NEAR(object.at("loss"), 0.6931, 1e-6);
    EXPECT_TRUE(object.contains("accuracy"));
}

TEST(MeasureCommandTest, JsonSaysWhatTheMachineDidMeanwhile)
{
    CommandRunner runner;
    const json quiet = onlyMeasurement(runner.run(smallMlp + std::vector<std::string>{"--json"}));
    EXPECT_EQ(quiet.at("disturbed"), false);
    EXPECT_EQ(quiet.at("system_activity").at("others_cores"), 0);
    EXPECT_EQ(quiet.at("system_activity").at("clock_ghz"), 3);
    runner.laboratory.watch.others = runner.laboratory.watch.waited.emplace(1);
    const json busy = onlyMeasurement(runner.run(smallMlp + std::vector<std::string>{"--json"}));
    EXPECT_EQ(busy.at("disturbed"), true);
    EXPECT_NEAR(busy.at("system_activity").at("others_cores").get<double>(), 1, 1e-6);
}

TEST(MeasureCommandTest, WorkWithoutALossHasNone)
{
    const json object = onlyMeasurement(
        CommandRunner().run({"measure", "vector-multiply", "--set", "elements=100", "--quick", "--json"}));
    EXPECT_FALSE(object.contains("loss"));
    EXPECT_FALSE(object.contains("accuracy"));
    EXPECT_TRUE(object.at("quick").get<bool>());
}

TEST(MeasureCommandTest, JsonOfSeveralEnginesCompares)
{
    const json object =
        CommandRunner()
            .run(smallMlp + std::vector<std::string>{"--engine", "reference", "--engine", "cpu", "--json"})
            .json();
    ASSERT_EQ(object.at("measurements").size(), 2U);
    EXPECT_EQ(object.at("measurements")[0].at("engine").at("id"), "reference");
    EXPECT_EQ(object.at("verdict"), "other_faster");
    EXPECT_GT(object.at("speedup").at("median"), 2);
    EXPECT_EQ(object.at("speedup").at("ci95").size(), 2U);
    EXPECT_EQ(object.at("schema"), runFileSchema);
}

TEST(MeasureCommandTest, TableNamesTheBaseCaseWithItsTime)
{
    const Outcome outcome =
        CommandRunner().run(smallMlp + std::vector<std::string>{"--engine", "cpu", "--engine", "reference"});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("hidden neurons 8"));
    EXPECT_THAT(outcome.out, HasSubstr("CPU, 2 threads is"));
    EXPECT_THAT(outcome.out, HasSubstr("times as fast as textbook loop"));
    EXPECT_THAT(outcome.out, HasSubstr("baseline CPU, 2 threads: "));
    EXPECT_THAT(outcome.out, HasSubstr("an epoch"));
    EXPECT_THAT(outcome.out, HasSubstr("8 us"));
}

TEST(MeasureCommandTest, EngineTokenIsSplitIntoOptionsAndOverrides)
{
    const json object = onlyMeasurement(
        CommandRunner().run(smallMlp + std::vector<std::string>{"--engine", "cpu,threads=1,batch=64", "--json"}));
    EXPECT_EQ(object.at("engine").at("options").at("threads"), 1);
    EXPECT_EQ(object.at("engine").at("overrides").at("batch"), 64);
    EXPECT_EQ(object.at("parameters").at("batch"), 64);
    EXPECT_EQ(object.at("steps_per_epoch"), 5);
}

TEST(MeasureCommandTest, PresetGivesItsParametersAndEachKindItsOwn)
{
    CommandRunner runner(true);
    const std::vector<std::string> preset = {"measure",  "--preset", "logistic-inference", "--quick", "--json",
                                             "--engine", "cpu",      "--engine",           "opencl:0"};
    json all = runner.run(preset).json().at("measurements");
    EXPECT_EQ(all[0].at("workload"), "logistic-regression");
    EXPECT_EQ(all[0].at("parameters").at("batch"), 256);
    EXPECT_EQ(all[1].at("parameters").at("batch"), 512);

    // What the user says stands above the preset, and what he says of one engine above all.
    all = runner.run(preset + std::vector<std::string>{"--set", "batch=100", "--engine", "reference,batch=10"})
              .json()
              .at("measurements");
    EXPECT_EQ(all[0].at("parameters").at("batch"), 100);
    EXPECT_EQ(all[1].at("parameters").at("batch"), 100);
    EXPECT_EQ(all[2].at("parameters").at("batch"), 10);
}

TEST(MeasureCommandTest, ReportedFiguresStandApart)
{
    CommandRunner runner;
    const std::vector<std::string> preset = {"measure", "--preset", "mlp-width-hsf", "--set", "samples=320", "--quick"};
    const Outcome text = runner.run(preset);
    ASSERT_EQ(text.status, 0) << text.err;
    EXPECT_THAT(text.out, HasSubstr("Published elsewhere, not measured here"));
    EXPECT_THAT(text.out, HasSubstr("4 min 2 s"));
    const json object = runner.run(preset + std::vector<std::string>{"--json"}).json();
    EXPECT_EQ(object.at("preset"), "mlp-width-hsf");
    EXPECT_EQ(object.at("published").at(0).at("points").at(4).at("value"), 2000);
    EXPECT_EQ(object.at("published").at(0).at("points").at(4).at("epoch_s"), 242);
}

TEST(MeasureCommandTest, WritesFilesThatCanBeReadBack)
{
    const TemporaryFolder folder;
    const Outcome outcome = CommandRunner().run(
        smallMlp + std::vector<std::string>{"--out", folder.file("run.json"), "--csv", folder.file("run.csv")});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    const RunRecord record = readRunFile(folder.file("run.json"));
    ASSERT_EQ(record.sweep.points.size(), 1U);
    EXPECT_EQ(record.sweep.key, "hidden");
    EXPECT_EQ(record.sweep.points[0].value, 8);
    EXPECT_FALSE(record.sweep.points[0].comparison.measurements[0].samples.empty());
    const std::string csv = test::contentOf(folder.file("run.csv"));
    EXPECT_EQ(std::ranges::count(csv, '\n'), 2);
}

TEST(MeasureCommandTest, AFailedPointIsReportedAndNothingIsWritten)
{
    const TemporaryFolder folder;
    CommandRunner runner;
    runner.laboratory.engines.front()->behaviour.failure = [](const Program &) {
        return std::string("The device is on fire.");
    };
    const std::vector<std::string> files = {"--out", folder.file("run.json"), "--csv", folder.file("run.csv")};
    const Outcome outcome = runner.run(smallMlp + files + std::vector<std::string>{"--json"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.err, "overtake-bench: cpu, hidden = 8 failed: The device is on fire.\n");
    EXPECT_EQ(onlyMeasurement(outcome).at("status"), "failed");
    EXPECT_EQ(onlyMeasurement(outcome).at("reason").at("text"), "The device is on fire.");
    EXPECT_FALSE(onlyMeasurement(outcome).contains("step_s"));
    EXPECT_EQ(folder.entries(), 0U);

    const Outcome text =
        runner.run(smallMlp + std::vector<std::string>{"--engine", "cpu", "--engine", "reference"} + files);
    EXPECT_EQ(text.status, 1);
    EXPECT_THAT(text.out, HasSubstr("No verdict on textbook loop against CPU, 2 threads"));
    EXPECT_EQ(folder.entries(), 2U) << "one engine was measured: that is worth keeping";
}

TEST(MeasureCommandTest, WorkThatDoesNotFitNamesTheBytes)
{
    ASSERT_EQ(::setenv("OVERTAKE_MEMORY_LIMIT", "1000000", 1), 0);
    const Outcome outcome = CommandRunner().run({"measure", "mlp", "--set", "samples=1e6", "--json"});
    const Outcome data = CommandRunner().run({"data", "mlp", "--set", "samples=1e6"});
    ::unsetenv("OVERTAKE_MEMORY_LIMIT");
    EXPECT_EQ(outcome.status, 1);
    EXPECT_THAT(outcome.err, HasSubstr("1 000 000 bytes"));
    EXPECT_THAT(outcome.err, HasSubstr("are free"));
    EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1);
    EXPECT_EQ(data.status, 1);
    EXPECT_THAT(data.err, HasSubstr("1 000 000 bytes"));
    EXPECT_EQ(data.out, "");
}

/// smallMlp with a stop while the first engine does its `count`th run.
Outcome stoppedInRun(int count, const std::vector<std::string> &more)
{
    CommandRunner runner;
    int runs = 0;
    runner.laboratory.engines.front()->behaviour.beforeRun = [&](std::int64_t, std::int64_t) {
        if (++runs == count)
            runner.stop.request_stop();
    };
    return runner.run(smallMlp + more);
}

TEST(MeasureCommandTest, CancelledIsSaidAndIsNoSuccess)
{
    const TemporaryFolder folder;
    const Outcome outcome = stoppedInRun(1, {"--json", "--out", folder.file("run.json")});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_THAT(outcome.err, HasSubstr("Stopped"));
    EXPECT_EQ(onlyMeasurement(outcome).at("status"), "cancelled");
    EXPECT_EQ(folder.entries(), 0U);
}

TEST(MeasureCommandTest, WhatWasMeasuredUntilAStopIsWritten)
{
    const TemporaryFolder folder;
    const Outcome outcome = stoppedInRun(
        200, {"--engine", "cpu", "--engine", "reference", "--out", folder.file("run.json"), "--csv", folder.file("c")});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_THAT(outcome.err, HasSubstr("Stopped. The results so far are shown."));
    EXPECT_THAT(outcome.out, HasSubstr("Not converged: stopped after "));
    const RunRecord record = readRunFile(folder.file("run.json"));
    EXPECT_TRUE(record.sweep.cancelled);
    const auto &all = record.sweep.points.at(0).comparison.measurements;
    EXPECT_EQ(all.at(0).status, PointStatus::Measured);
    EXPECT_FALSE(all.at(0).samples.empty());
    EXPECT_FALSE(all.at(0).converged);
    EXPECT_EQ(record.sweep.points.at(0).comparison.speedUps.at(1).verdict, Verdict::Unknown) << "provisional";
    EXPECT_GT(test::contentOf(folder.file("c")).size(), 100U);
}

TEST(MeasureCommandTest, BudgetBoundsTheSamplesOfAllEnginesTogether)
{
    CommandRunner runner;
    for (const auto &engine : runner.laboratory.engines) {
        engine->behaviour.noise = fakes::Noise::heavyTailed(5);
        engine->behaviour.setupSeconds = 0;
        engine->behaviour.coldSeconds = 0;
    }
    const double start = runner.laboratory.clock.now();
    const Outcome outcome = runner.run(
        smallMlp + std::vector<std::string>{"--budget", "0.5", "--engine", "cpu", "--engine", "cpu,threads=1"});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_LT(runner.laboratory.clock.now() - start, 0.75); // counted time
}

TEST(MeasureCommandTest, ProgressIsShownOnlyOnATerminal)
{
    CommandRunner runner;
    EXPECT_EQ(runner.run(smallMlp).err, "");
    runner.showProgress = true;
    const Outcome outcome = runner.run(smallMlp);
    EXPECT_THAT(outcome.err, HasSubstr("left"));
    EXPECT_THAT(outcome.err, testing::EndsWith("\r\x1b[K"));
    EXPECT_THAT(outcome.out, Not(HasSubstr("left")));
}

} // namespace
} // namespace overtake
