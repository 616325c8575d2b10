// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_runner.h"
#include "machine/device_database.h"
#include "model/prediction_engine.h"
#include "report/run_file.h"
#include "report/temporary_folder.h"

#include <algorithm>
#include <filesystem>
#include <gmock/gmock.h>

namespace overtake
{
namespace
{

namespace fs = std::filesystem;

using nlohmann::json;
using test::CommandRunner;
using test::Outcome;
using test::TemporaryFolder;
using testing::HasSubstr;

std::vector<std::string> sweepOf(const std::vector<std::string> &more)
{
    std::vector<std::string> arguments = {"sweep", "mlp", "--set", "samples=320"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

std::vector<double> firstValues(const json &object)
{
    std::vector<double> values;
    for (const json &point : object.at("points"))
        if (!point.at("refined").get<bool>())
            values.push_back(point.at("value"));
    return values;
}

TEST(SweepCommandTest, JsonHasPointsSpeedUpsVerdictsAndTheCrossover)
{
    CommandRunner runner(true); // the GPU overtakes at 100 hidden neurons
    const Outcome outcome =
        runner.run(sweepOf({"--over", "hidden", "--from", "10", "--to", "1000", "--points", "3", "--json"}));
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(outcome.err, "");
    const json object = outcome.json();
    EXPECT_EQ(firstValues(object), (std::vector<double>{10, 100, 1000}));
    const json &first = object.at("points").front();
    EXPECT_EQ(first.at("measurements").size(), 2U);
    EXPECT_EQ(first.at("measurements")[0].at("engine").at("id"), "cpu");
    EXPECT_EQ(first.at("measurements")[1].at("engine").at("id"), "opencl:0");
    EXPECT_EQ(first.at("verdict"), "baseline_faster");
    EXPECT_LT(first.at("speedup").at("median"), 0.5);
    EXPECT_EQ(object.at("points").back().at("verdict"), "other_faster");
    EXPECT_EQ(object.at("crossover").at("kind"), "crossings");
    ASSERT_EQ(object.at("crossover").at("brackets").size(), 1U);
    const json &bracket = object.at("crossover").at("brackets")[0];
    EXPECT_LE(bracket.at("low"), 100);
    EXPECT_GE(bracket.at("high"), 100);
    EXPECT_EQ(object.at("schema"), runFileSchema);
    EXPECT_NO_THROW(runRecordFromJson(object)) << "what is printed is a run file";
}

TEST(SweepCommandTest, TextHasATableAndTheCrossoverInWords)
{
    CommandRunner runner(true);
    const Outcome outcome = runner.run(sweepOf({"--values", "10,1000"}));
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("sweep over hidden neurons"));
    EXPECT_THAT(outcome.out, HasSubstr("Comparing cpu with opencl:0; choose others with --engine."));
    EXPECT_THAT(outcome.out, HasSubstr("baseline: CPU, 2 threads"));
    EXPECT_THAT(outcome.out, HasSubstr("GPU overtakes CPU, 2 threads"));
}

TEST(SweepCommandTest, SaysWhatWouldHalveTheCrossover)
{
    CommandRunner runner(true);
    runner.laboratory.registry.add(
        std::make_shared<PredictionEngine>(*DeviceDatabase::builtIn().find("rtx-2070", DeviceKind::Gpu)));
    const std::vector<std::string> range = {"--from", "10", "--to", "1000", "--points", "4", "--what-if"};
    auto arguments = sweepOf(range);
    arguments.insert(arguments.end(), {"--engine", "cpu", "--engine", "model:rtx-2070,launch=3e-6"});
    const Outcome outcome = runner.run(arguments);
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("my GPU (from GeForce RTX 2070)"));
    EXPECT_THAT(outcome.out, HasSubstr("With one figure"));
    for (const char *figure : {"arithmetic in fp32", "memory bandwidth", "launch latency", "copy bandwidth"})
        EXPECT_THAT(outcome.out, HasSubstr(figure));
    EXPECT_THAT(runner.run(sweepOf(range)).out, HasSubstr("no engine of this sweep is a GPU with a model"));
    const std::vector<std::string> gpu = {"--engine", "model:rtx-2070"};
    const std::vector<std::string> cpu = {"--engine", "cpu"};
    const auto said = [&](std::vector<std::string> more, const auto &first, const auto &second) {
        more.insert(more.end(), first.begin(), first.end());
        more.insert(more.end(), second.begin(), second.end());
        std::string text = runner.run(sweepOf(more)).out;
        std::ranges::replace(text, '\n', ' ');
        return text;
    };
    EXPECT_THAT(said(range, gpu, cpu), HasSubstr("the GPU is the baseline."));
    EXPECT_THAT(said({"--values", "10", "--what-if"}, cpu, gpu), HasSubstr("a sweep of at least two points."));
    auto json = sweepOf(range);
    json.push_back("--json");
    EXPECT_EQ(runner.run(json).status, 2);
}

TEST(SweepCommandTest, WithoutAGpuOneThreadIsComparedWithAll)
{
    const Outcome text = CommandRunner().run(sweepOf({"--values", "10", "--quick"}));
    EXPECT_THAT(text.out, HasSubstr("Comparing cpu,threads=1 with cpu;"));
    const json engines = CommandRunner().run(sweepOf({"--values", "10", "--quick", "--json"})).json().at("engines");
    EXPECT_EQ(engines.at(0).at("options").at("threads"), 1);
    EXPECT_TRUE(engines.at(1).at("options").empty());
}

TEST(SweepCommandTest, OnASingleCoreTheTextbookLoopIsTheBase)
{
    CommandRunner runner;
    EngineDescription &cpu = runner.laboratory.engines.at(0)->describe();
    auto specs = cpu.options.specs();
    specs.at(0).maximum = 1;
    specs.at(0).defaultValue = std::int64_t{1};
    cpu.options = ParameterTable(specs);
    const Outcome outcome = runner.run(sweepOf({"--values", "10", "--quick"}));
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("Comparing reference with cpu;"));
}

TEST(SweepCommandTest, ValuesComeFromOptionsPresetOrTheWholeRange)
{
    CommandRunner runner;
    const auto values = [&](std::vector<std::string> more) {
        more.insert(more.end(), {"--quick", "--json", "--engine", "cpu"});
        const Outcome outcome = runner.run(sweepOf(more));
        EXPECT_EQ(outcome.status, 0) << outcome.err;
        return firstValues(outcome.json());
    };
    EXPECT_EQ(values({"--values", "1e3,5", "--values", "20"}), (std::vector<double>{5, 20, 1000}));
    EXPECT_EQ(values({"--values", "4, 8 ,16"}), (std::vector<double>{4, 8, 16}));
    EXPECT_EQ(values({"--values", "7", "5"}), (std::vector<double>{5, 7}));
    const Outcome behind = runner.run(
        {"sweep", "--set", "samples=320", "--quick", "--json", "--engine", "cpu", "--values", "10,20", "mlp"});
    ASSERT_EQ(behind.status, 0) << behind.err;
    EXPECT_EQ(firstValues(behind.json()), (std::vector<double>{10, 20}));
    EXPECT_EQ(values({"--over", "layers"}), (std::vector<double>{1, 2, 3, 4}));
    EXPECT_EQ(values({"--preset", "mlp-width-hsf"}), (std::vector<double>{5, 10, 100, 1000, 2000}));
    EXPECT_EQ(values({"--preset", "mlp-width-hsf", "--points", "2"}), (std::vector<double>{5, 2000}));
    EXPECT_EQ(values({"--preset", "mlp-width-hsf", "--to", "20", "--points", "3"}), (std::vector<double>{5, 10, 20}));
    EXPECT_EQ(values({"--over", "learning_rate", "--from", "0.001", "--to", "0.1", "--points", "3"}).at(1), 0.01);
    const std::vector<double> whole = values({});
    EXPECT_EQ(whole.size(), 10U);
    EXPECT_EQ(whole.front(), 1);
    EXPECT_EQ(whole.back(), 8192);
}

TEST(SweepCommandTest, PointsThatDifferLookDifferent)
{
    CommandRunner runner;
    runner.laboratory.engines.front()->behaviour.failure = [](const Program &program) {
        return program.parameters.real("learning_rate") > 0.0012345675 ? std::string("Too fast.") : std::string();
    };
    const Outcome outcome = runner.run(
        sweepOf({"--over", "learning_rate", "--values", "0.001234567,0.001234568", "--quick", "--engine", "cpu"}));
    EXPECT_THAT(outcome.out, testing::ContainsRegex("\n *0\\.001234567 "));
    EXPECT_THAT(outcome.out, testing::ContainsRegex("\n *0\\.001234568 "));
    EXPECT_THAT(outcome.out, HasSubstr("learning rate 0.001234568: Too fast."));
    EXPECT_EQ(outcome.err, "overtake-bench: cpu, learning_rate = 0.001234568 failed: Too fast.\n");
}

TEST(SweepCommandTest, ASweepOverTheBatchLeavesThePresetsOwnOut)
{
    const json object = CommandRunner()
                            .run({"sweep", "--preset", "logistic-inference", "--set", "samples=1000", "--over", "batch",
                                  "--values", "10,20", "--engine", "cpu", "--quick", "--json"})
                            .json();
    EXPECT_EQ(object.at("points")[0].at("measurements")[0].at("parameters").at("batch"), 10);
    EXPECT_EQ(object.at("points")[1].at("measurements")[0].at("parameters").at("batch"), 20);
}

TEST(SweepCommandTest, AFileThatCannotBeWrittenCostsNothingThatWasMeasured)
{
    CommandRunner runner(true);
    const Outcome outcome = runner.run(sweepOf({"--over", "hidden", "--values", "10,100", "--out", "/dev/full"}));
    EXPECT_EQ(outcome.status, 1);
    EXPECT_THAT(outcome.err, HasSubstr("Cannot write '/dev/full'"));
    EXPECT_THAT(outcome.out, HasSubstr("100")) << "the table";
}

/// A second Ctrl-C would end the program there.
TEST(SweepCommandTest, AStopWhileDevicesAreMeasuredCostsNothingThatWasMeasured)
{
    const TemporaryFolder folder;
    const std::string file = folder.file("run.json");
    const std::vector<std::vector<std::string>> commands = {
        sweepOf({"--values", "10,1000"}),
        {"measure", "mlp", "--set", "samples=320", "--set", "hidden=10", "--engine", "cpu", "--engine", "opencl:0"},
        sweepOf({"--from", "10", "--to", "1000", "--and", "batch", "--and-from", "8", "--and-to", "128", "--points",
                 "2", "--quick"})};
    for (std::vector<std::string> arguments : commands) {
        arguments.insert(arguments.end(), {"--out", file});
        SCOPED_TRACE(testing::PrintToString(arguments));
        CommandRunner runner(true);
        bool isThere = false;
        runner.laboratory.engines.back()->behaviour.whileDeviceIsMeasured = [&] {
            isThere = fs::exists(file);
            runner.stop.request_stop();
            throw Cancelled();
        };
        const Outcome outcome = runner.run(arguments);
        EXPECT_TRUE(isThere);
        EXPECT_EQ(outcome.status, 1) << "main() makes 130 of it";
        EXPECT_THAT(outcome.err, HasSubstr("Stopped. The results so far are shown."));
        EXPECT_THAT(outcome.out, HasSubstr("GPU"));
        EXPECT_FALSE(json::parse(test::contentOf(file)).at("cancelled").get<bool>()) << "every point was measured";
        fs::remove(file);
    }
}

TEST(SweepCommandTest, AFileThatCannotBeWrittenCostsNoOther)
{
    const TemporaryFolder folder;
    const std::vector<std::vector<std::string>> commands = {
        sweepOf({"--values", "10,1000", "--quick"}),
        {"measure", "mlp", "--set", "samples=320", "--quick"},
        sweepOf({"--from", "10", "--to", "1000", "--and", "batch", "--and-from", "8", "--and-to", "128", "--points",
                 "2", "--quick"})};
    for (std::vector<std::string> arguments : commands) {
        arguments.insert(arguments.end(), {"--out", "/dev/full", "--csv", folder.file("run.csv")});
        SCOPED_TRACE(testing::PrintToString(arguments));
        const Outcome outcome = CommandRunner(true).run(arguments);
        EXPECT_EQ(outcome.status, 1);
        EXPECT_THAT(outcome.err, HasSubstr("Cannot write '/dev/full'"));
        EXPECT_TRUE(fs::remove(folder.file("run.csv")));
    }
}

TEST(SweepCommandTest, AFailedPointIsDataAndTheExitStatusSaysSo)
{
    const TemporaryFolder folder;
    CommandRunner runner;
    runner.laboratory.engines.front()->behaviour.failure = [](const Program &program) {
        return program.parameters.integer("hidden") > 50 ? std::string("Too wide.") : std::string();
    };
    const Outcome outcome = runner.run(
        sweepOf({"--values", "10,100,1000", "--quick", "--engine", "cpu", "--out", folder.file("run.json")}));
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.err, "overtake-bench: cpu, hidden = 100 failed: Too wide. (and 1 more)\n");
    EXPECT_THAT(outcome.out, HasSubstr("CPU, 2 threads at hidden neurons 100, 1 000: Too wide."));
    const Sweep read = readRunFile(folder.file("run.json")).sweep;
    EXPECT_EQ(read.points.at(0).comparison.measurements[0].status, PointStatus::Measured);
    EXPECT_EQ(read.points.at(2).comparison.measurements[0].status, PointStatus::Failed);
}

TEST(SweepCommandTest, CancelPrintsAndKeepsWhatIsThere)
{
    const TemporaryFolder folder;
    CommandRunner runner;
    runner.laboratory.engines.front()->behaviour.failure = [&](const Program &program) {
        if (program.parameters.integer("hidden") == 100)
            runner.stop.request_stop();
        return std::string();
    };
    const Outcome outcome = runner.run(
        sweepOf({"--values", "10,100,1000", "--quick", "--engine", "cpu", "--json", "--out", folder.file("run.json")}));
    EXPECT_EQ(outcome.status, 1);
    EXPECT_THAT(outcome.err, HasSubstr("Stopped"));
    const json object = outcome.json();
    EXPECT_TRUE(object.at("cancelled").get<bool>());
    EXPECT_EQ(object.at("points")[0].at("measurements")[0].at("status"), "measured");
    EXPECT_TRUE(readRunFile(folder.file("run.json")).sweep.cancelled);

    const Outcome atOnce = runner.run(sweepOf({"--values", "10", "--quick"})); // stopped before it began
    EXPECT_EQ(atOnce.status, 1);
    EXPECT_THAT(atOnce.out, HasSubstr("No point was measured."));
}

TEST(SweepCommandTest, ABudgetStillCoversEveryPoint)
{
    CommandRunner runner;
    for (const auto &engine : runner.laboratory.engines) {
        engine->behaviour.noise = fakes::Noise::heavyTailed(5);
        engine->behaviour.setupSeconds = 0;
        engine->behaviour.coldSeconds = 0;
    }
    const Outcome outcome = runner.run(sweepOf({"--values", "10,20,40,80,160", "--budget", "2", "--json"}));
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_GE(outcome.json().at("points").size(), 5U);
}

TEST(SweepCommandTest, ProgressCountsThePoints)
{
    CommandRunner runner(true);
    runner.showProgress = true;
    const Outcome outcome = runner.run(sweepOf({"--values", "10,1000"}));
    EXPECT_THAT(outcome.err, HasSubstr("0/2, hidden 10"));
    EXPECT_THAT(outcome.err, HasSubstr("(refining)"));
    EXPECT_THAT(outcome.err, testing::EndsWith("\r\x1b[K"));
}

TEST(SweepCommandTest, GpusAreAnAxisOfTheModelOfACard)
{
    const TemporaryFolder folder;
    CommandRunner runner(true);
    runner.laboratory.registry = EngineRegistry(
        {std::make_shared<PredictionEngine>(*DeviceDatabase::builtIn().find("a100-sxm", DeviceKind::Gpu))});
    const std::string file = folder.file("gpus.csv");
    const auto over = [&](const std::vector<std::string> &more) {
        std::vector<std::string> arguments = {"sweep",          "mlp",   "--over",      "gpus", "--set",
                                              "samples=100000", "--set", "batch=100000"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return runner.run(arguments);
    };
    const Outcome outcome = over({"--values", "4,2", "--engine", "model:a100-sxm,link=nvlink-3", "--csv", file});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("GPUs overtake one"));
    const std::string csv = test::contentOf(file);
    EXPECT_THAT(csv, testing::StartsWith("gpus,rows_each,step_s,low_s,high_s,all_reduce_s\r\n1,100000,"));
    EXPECT_THAT(csv, HasSubstr("\n2,50000,"));
    EXPECT_THAT(csv, HasSubstr("\n4,25000,"));

    const Outcome own = over({"--values", "2", "--engine", "model:a100-sxm,link=nvlink-3,batch=1000", "--csv", file});
    EXPECT_THAT(own.out, HasSubstr("batch size 1 000,")) << own.err;
    EXPECT_THAT(test::contentOf(file), HasSubstr("\n2,500,")) << "the engine's own batch";

    EXPECT_THAT(over({"--engine", "model:a100-sxm,gpus=2"}).err, HasSubstr("contradicts the sweep"));
    EXPECT_THAT(over({"--values", "2000", "--engine", "model:a100-sxm"}).err, HasSubstr("1024"));
    EXPECT_THAT(over({"--engine", "model:a100-sxm", "--json"}).err, HasSubstr("--csv"));
    EXPECT_THAT(over({}).err, HasSubstr("the model of a GPU"));
    for (const char *option : {"--sbatch=-p gpu", "--what-if", "--quick", "--budget=3"})
        EXPECT_THAT(over({"--engine", "model:a100-sxm", option}).err, HasSubstr("leave --sbatch, --what-if, --quick"))
            << option;
}

} // namespace
} // namespace overtake
