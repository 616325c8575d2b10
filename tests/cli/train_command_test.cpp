// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments.h"
#include "cli/command_runner.h"
#include "cli/text/training_text.h"
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
using test::contentOf;
using test::Outcome;
using test::TemporaryFolder;
using testing::HasSubstr;
using testing::Not;

/// 10 steps an epoch: 478 samples, of which 320 are trained on.
const std::vector<std::string> smallTraining = {"train", "mlp",      "--set",    "samples=478",
                                                "--set", "hidden=8", "--epochs", "2"};

TEST(TrainCommandTest, TextSaysWhoIsFasterAndWhetherTheyAgree)
{
    const Outcome outcome =
        CommandRunner().run(smallTraining + std::vector<std::string>{"--engine", "cpu", "--engine", "reference"});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(outcome.err, "");
    EXPECT_THAT(outcome.out, HasSubstr("Neural network (MLP): training"));
    EXPECT_THAT(outcome.out, HasSubstr("320 samples to train on, 158 held out"));
    EXPECT_THAT(outcome.out, HasSubstr("epochs 2"));
    // The cold step, 20 ms on both, is left out.
    EXPECT_THAT(outcome.out,
                HasSubstr("Provisional: CPU, 2 threads trains 10 times as fast as textbook loop (range of 1 round "
                          "10 to 10; baseline CPU, 2 threads: 80 us an epoch). There was time for one "
                          "repetition only: allow more time."));
    EXPECT_THAT(outcome.out, HasSubstr("The verdict's 80 us an epoch is the median of the rounds"));
    EXPECT_THAT(outcome.out, HasSubstr("agree over 20 steps"));
    EXPECT_THAT(outcome.out, HasSubstr("Classification report on 158 samples that training did not see"));
    EXPECT_THAT(outcome.out, HasSubstr("weighted average"));
}

TEST(TrainCommandTest, OneSampleOrClassIsToldAsOne)
{
    const Outcome two =
        CommandRunner().run({"train", "logistic-regression", "--set", "samples=2", "--epochs", "1", "--engine", "cpu"});
    EXPECT_THAT(two.out, HasSubstr("; 1 sample to train on, 1 held out")) << two.err;
    TrainingRun run;
    run.heldOutSamples = 1;
    run.engines.resize(1);
    run.engines[0].report.emplace().classes.resize(21);
    const std::string text = cli::trainingText(run);
    EXPECT_THAT(text, HasSubstr("Classification report on 1 sample that training did not see:"));
    EXPECT_THAT(text, HasSubstr("1 more class is in the file of --out."));
}

TEST(TrainCommandTest, WhereTheEpochsTakeTheVerdictsTimeNothingIsExplained)
{
    CommandRunner runner;
    for (const auto &engine : runner.laboratory.engines)
        engine->behaviour.coldSeconds = 0;
    const Outcome outcome =
        runner.run(smallTraining + std::vector<std::string>{"--engine", "cpu", "--engine", "reference"});
    EXPECT_THAT(outcome.out, HasSubstr("80 us an epoch"));
    EXPECT_THAT(outcome.out, Not(HasSubstr("The verdict's")));
}

TEST(TrainCommandTest, WithoutEnginesItSaysWhomItCompares)
{
    const Outcome outcome = CommandRunner(true).run(smallTraining);
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("Comparing cpu with opencl:0; choose others with --engine."));
}

TEST(TrainCommandTest, JsonAndFilesHoldEverything)
{
    const TemporaryFolder folder;
    const std::string out = folder.file("run.json");
    const std::string csv = folder.file("run.csv");
    const Outcome outcome =
        CommandRunner().run(smallTraining + std::vector<std::string>{"--engine", "cpu", "--engine", "reference",
                                                                     "--json", "--out", out, "--csv", csv});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    const json object = outcome.json();
    EXPECT_EQ(object, json::parse(contentOf(out)));
    EXPECT_EQ(object.at("format"), "overtake-training");
    EXPECT_EQ(object.at("workload"), "mlp");
    EXPECT_EQ(object.at("parameters").at("mode"), "training");
    EXPECT_EQ(object.at("training_samples"), 320);
    EXPECT_EQ(object.at("held_out_samples"), 158);
    EXPECT_FALSE(object.at("cancelled").get<bool>());
    EXPECT_GE(object.at("machine").at("threads"), 1);
    ASSERT_EQ(object.at("engines").size(), 2U);
    const json &cpu = object.at("engines")[0];
    EXPECT_EQ(cpu.at("status"), "measured");
    EXPECT_EQ(cpu.at("steps"), 20);
    EXPECT_NEAR(cpu.at("train_s"), 0.02 + 20 * 8e-6, 1e-9);
    ASSERT_EQ(cpu.at("epochs").size(), 2U);
    EXPECT_NEAR(cpu.at("epochs")[0].at("loss"), 0.6931, 1e-6);
    for (const char *key : {"step", "seconds", "loss", "accuracy"})
        EXPECT_EQ(cpu.at("curve").at(key).size(), 20U) << key;
    EXPECT_EQ(cpu.at("report").at("samples"), 158);
    EXPECT_EQ(cpu.at("report").at("classes").size(), 2U);
    const json &reference = object.at("engines")[1];
    EXPECT_TRUE(reference.at("agreement").at("agree").get<bool>());
    EXPECT_EQ(reference.at("agreement").at("steps"), 20);
    EXPECT_TRUE(reference.at("speedup").at("verdict").is_null());
    EXPECT_EQ(reference.at("speedup").at("why"), "one_repetition");
    EXPECT_EQ(reference.at("speedup").at("provisional"), "baseline_faster");
    EXPECT_NEAR(reference.at("speedup").at("median"), 0.1, 1e-9);
    EXPECT_EQ(reference.at("speedup").at("range_of"), 1);
    EXPECT_NEAR(cpu.at("epoch_s"), 80e-6, 1e-9);

    const std::string table = contentOf(csv);
    EXPECT_THAT(table, testing::StartsWith("workload,preset,engine,device,label,status,step,epoch,seconds,loss,"
                                           "accuracy\r\n"));
    EXPECT_EQ(std::ranges::count(table, '\n'), 41);
    EXPECT_THAT(table, HasSubstr("mlp,,reference,fake textbook loop,textbook loop,measured,10,1,"));
}

TEST(TrainCommandTest, AnEngineThatFailsIsTheExitStatus)
{
    CommandRunner runner;
    int runs = 0;
    runner.laboratory.engines[1]->behaviour.beforeRun = [&](std::int64_t, std::int64_t) {
        if (++runs == 5)
            throw Error("The card fell off the bus.");
    };
    const Outcome outcome =
        runner.run(smallTraining + std::vector<std::string>{"--engine", "cpu", "--engine", "reference"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.err, "overtake-bench: reference failed: The card fell off the bus.\n");
    EXPECT_THAT(outcome.out, HasSubstr("Classification report")); // of the other
    EXPECT_THAT(outcome.out, HasSubstr("textbook loop: The card fell off the bus."));
}

TEST(TrainCommandTest, AFileThatCannotBeWrittenCostsNothingThatWasTrained)
{
    const TemporaryFolder folder;
    CommandRunner runner(true);
    const Outcome outcome = runner.run({"train", "mlp", "--set", "samples=478", "--set", "hidden=8", "--epochs", "1",
                                        "--out", "/dev/full", "--csv", folder.file("run.csv")});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_FALSE(contentOf(folder.file("run.csv")).empty());
    EXPECT_THAT(outcome.err, HasSubstr("Cannot write '/dev/full'"));
    EXPECT_THAT(outcome.out, HasSubstr("320 samples to train on"));
}

TEST(TrainCommandTest, CtrlCKeepsWhatWasTrained)
{
    CommandRunner runner;
    int runs = 0;
    runner.laboratory.engines[0]->behaviour.beforeRun = [&](std::int64_t, std::int64_t) {
        if (++runs == 13)
            runner.stop.request_stop();
    };
    const Outcome outcome = runner.run(smallTraining + std::vector<std::string>{"--engine", "cpu"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.err, "overtake-bench: Stopped. The training so far is shown.\n");
    EXPECT_THAT(outcome.out, HasSubstr("Stopped after 13 of 20 steps."));
    EXPECT_THAT(outcome.out, HasSubstr("Classification report"));
}

/// A second Ctrl-C while the model is judged ends the program.
TEST(TrainCommandTest, AStoppedTrainingIsWrittenBeforeItIsJudged)
{
    const TemporaryFolder folder;
    const std::string out = folder.file("run.json");
    CommandRunner runner;
    int runs = 0;
    runner.laboratory.engines[0]->behaviour.beforeRun = [&](std::int64_t, std::int64_t) {
        if (++runs == 13)
            runner.stop.request_stop();
    };
    std::string before;
    runner.laboratory.engines[0]->behaviour.failure = [&](const Program &) {
        if (runs >= 13) // the forward pass
            before = contentOf(out);
        return std::string();
    };
    runner.run(smallTraining + std::vector<std::string>{"--engine", "cpu", "--out", out});
    const json written = json::parse(before);
    EXPECT_EQ(written.at("engines").at(0).at("steps"), 13);
    EXPECT_FALSE(written.at("engines").at(0).contains("report"));
    EXPECT_TRUE(json::parse(contentOf(out)).at("engines").at(0).contains("report"));
}

TEST(TrainCommandTest, ProgressIsDrawnOnATerminalOnly)
{
    CommandRunner runner;
    runner.showProgress = true;
    const Outcome outcome = runner.run(smallTraining + std::vector<std::string>{"--engine", "cpu", "--epochs=30"});
    EXPECT_EQ(outcome.status, 2); // twice
    const Outcome shown = runner.run(
        {"train", "mlp", "--set", "samples=478", "--set", "hidden=2000", "--epochs", "30", "--engine", "cpu"});
    ASSERT_EQ(shown.status, 0) << shown.err;
    EXPECT_THAT(shown.err, HasSubstr("/30 cpu loss 0.693"));
    EXPECT_THAT(shown.err, HasSubstr(" left"));
    EXPECT_THAT(shown.out, Not(HasSubstr("\x1b")));
}

TEST(TrainCommandTest, TrainsOnTheDataSetThatIsNamed)
{
    const Outcome outcome =
        CommandRunner().run(smallTraining + std::vector<std::string>{"--set", "dataset=circles", "--engine", "cpu"});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("Data: two circles, 2 classes, seed 42; 320 samples to train on"));
}

TEST(TrainCommandTest, WrongUse)
{
    const auto expect = [](const std::vector<std::string> &arguments, const std::string &text) {
        const Outcome outcome = CommandRunner().run(arguments);
        EXPECT_EQ(outcome.status, 2);
        EXPECT_THAT(outcome.err, HasSubstr(text));
        EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1) << outcome.err;
    };
    expect({"train", "vector-multiply"},
           "The workload vector-multiply has nothing to train. Workloads that can be trained: mlp, cnn, ");
    expect({"train", "mlp", "--set", "mode=inference"}, "--set mode=inference contradicts training");
    expect({"train", "mlp", "--epochs", "0"}, "epochs = 0 is out of range");
    expect({"train", "mlp", "--epochs", "2", "--set", "epochs=3"}, "--epochs 2 contradicts --set epochs=3");
    expect({"train", "mlp", "--held-out", "1"}, "--held-out = 1 is out of range");
    expect({"train", "mlp", "--sample", "10"},
           "--sample lets the workload gpt generate text; mlp does not learn text.");
    expect({"train", "gpt", "--held-out", "0.2"}, "gpt always holds the last tenth");
    expect({"train", "gpt", "--prompt", "To be"}, "belong to --sample");
    expect({"train", "gpt", "--sample", "5", "--prompt", "\xff"}, "The prompt");
    expect({"train", "gpt", "--sample", "0"}, "--sample = 0 is out of range");
    expect({"train", "mlp", "--engine", "gpu"}, "No GPU engine is available.");
    expect({"train", "mlp", "--quick"}, "Unknown option '--quick' for train");
    expect({"train", "mlp", "--out", "/nonexistent/x.json"}, "/nonexistent/x.json");
    expect({"train", "mlp", "--set", "samples=10000000", "--set", "batch=1", "--epochs", "1000"},
           "000 steps are too many");
}

} // namespace
} // namespace overtake
