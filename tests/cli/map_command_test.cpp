// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// sweep with --and: a map over two parameters.
#include "cli/command_runner.h"
#include "error_of.h"
#include "file/json_file.h"
#include "report/run_file.h"
#include "report/temporary_folder.h"

#include <gmock/gmock.h>
#include <set>

namespace overtake
{
namespace
{

using nlohmann::json;
using test::CommandRunner;
using test::Outcome;
using test::TemporaryFolder;
using testing::HasSubstr;

std::vector<std::string> mapOf(const std::vector<std::string> &more)
{
    std::vector<std::string> arguments = {"sweep",      "mlp", "--set",    "samples=3200", "--over", "hidden",
                                          "--from",     "10",  "--to",     "1000",         "--and",  "batch",
                                          "--and-from", "8",   "--and-to", "128",          "--quick"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

TEST(MapCommandTest, TextHasTheSpeedUpsAndWhereTheLeadChanges)
{
    CommandRunner runner(true); // the GPU overtakes at 100 hidden neurons
    const Outcome outcome = runner.run(mapOf({"--points", "3"}));
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("map over hidden neurons and batch size"));
    EXPECT_THAT(outcome.out, HasSubstr("over CPU, 2 threads; hidden neurons to the right"));
    EXPECT_THAT(outcome.out, HasSubstr("crossover at hidden neurons"));
}

TEST(MapCommandTest, JsonHasBothAxesAndPointsCloseToTheLine)
{
    CommandRunner runner(true);
    const Outcome outcome = runner.run(mapOf({"--points", "3", "--json"}));
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    const json object = outcome.json();
    EXPECT_EQ(object.at("format"), "overtake-map");
    EXPECT_EQ(object.at("over").at("swept"), "hidden");
    EXPECT_EQ(object.at("and").at("swept"), "batch");
    EXPECT_EQ(object.at("over").at("first_values"), (json{10, 100, 1000}));
    EXPECT_FALSE(object.contains("crossover"));
    std::set<std::pair<double, double>> places;
    int refined = 0;
    for (const json &point : object.at("points")) {
        places.emplace(point.at("value").get<double>(), point.at("value2").get<double>());
        const json &parameters = point.at("measurements").at(0).at("parameters");
        EXPECT_EQ(parameters.at("hidden"), point.at("value"));
        EXPECT_EQ(parameters.at("batch"), point.at("value2"));
        refined += point.at("refined").get<bool>() ? 1 : 0;
    }
    EXPECT_EQ(places.size(), object.at("points").size());
    EXPECT_GT(refined, 4);
    EXPECT_EQ(static_cast<int>(places.size()), 9 + refined);
    EXPECT_THAT(test::errorOf([&] { runRecordFromJson(object); }), HasSubstr("map")) << "it is not a curve";
}

TEST(MapCommandTest, FilesHaveAllPoints)
{
    const TemporaryFolder folder;
    CommandRunner runner(true);
    const Outcome outcome =
        runner.run(mapOf({"--points", "2", "--csv", folder.file("map.csv"), "--out", folder.file("map.json")}));
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    const std::string csv = test::contentOf(folder.file("map.csv"));
    const json object = readJsonFile(folder.file("map.json"));
    EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(csv, '\n')), 1 + 2 * object.at("points").size());
    EXPECT_THAT(csv.substr(0, csv.find('\n')), HasSubstr("batch"));
}

TEST(MapCommandTest, AMapWithoutATimeReplacesNoFile)
{
    const TemporaryFolder folder;
    CommandRunner runner(true);
    for (const auto &engine : runner.laboratory.engines)
        engine->behaviour.failure = [](const Program &) { return "broken"; };
    for (const char *name : {"map.csv", "map.json"})
        test::writeText(folder.file(name), "good");
    EXPECT_EQ(runner.run(mapOf({"--csv", folder.file("map.csv"), "--out", folder.file("map.json")})).status, 1);
    for (const char *name : {"map.csv", "map.json"})
        EXPECT_EQ(test::contentOf(folder.file(name)), "good") << name;
}

TEST(MapCommandTest, EnginesOfOneNameAreToldApart)
{
    const Outcome outcome =
        CommandRunner().run(mapOf({"--points", "2", "--engine", "cpu", "--engine", "cpu,threads=1"}));
    EXPECT_THAT(outcome.out, HasSubstr("Speed-up of CPU, 2 threads, no. 2 over CPU, 2 threads;")) << outcome.err;
}

TEST(MapCommandTest, AFailedPointIsNamedByBothParameters)
{
    CommandRunner runner(true);
    runner.laboratory.engines.front()->behaviour.failure = [](const Program &program) {
        const bool isWrong = program.parameters.integer("hidden") == 1000 && program.parameters.integer("batch") == 8;
        return isWrong ? std::string("Too wide.") : std::string();
    };
    EXPECT_THAT(runner.run(mapOf({"--points", "2"})).err,
                HasSubstr("overtake-bench: cpu, hidden = 1 000, batch = 8 failed: Too wide."));
}

TEST(MapCommandTest, StoppedItMeasuresNoDevice)
{
    const TemporaryFolder folder;
    for (const bool isStopped : {false, true}) {
        CommandRunner runner(true);
        fakes::FakeEngine &gpu = *runner.laboratory.engines.back();
        gpu.peak = 1e9;
        int runs = 0;
        gpu.behaviour.beforeRun = [&](std::int64_t, std::int64_t) {
            if (isStopped && ++runs == 100)
                runner.stop.request_stop();
        };
        EXPECT_EQ(runner.run(mapOf({"--points", "2", "--out", folder.file("map.json")})).status, isStopped ? 1 : 0);
        EXPECT_EQ(readJsonFile(folder.file("map.json")).at("cancelled"), isStopped);
        EXPECT_EQ(gpu.measured, !isStopped);
    }
}

TEST(MapCommandTest, WrongUseIsOneSentence)
{
    const auto error = [](const std::vector<std::string> &more) {
        const Outcome outcome = CommandRunner(true).run(more);
        EXPECT_EQ(outcome.status, 2) << outcome.out;
        return outcome.err;
    };
    EXPECT_THAT(error(mapOf({"--values", "1,2"})), HasSubstr("--values names one parameter's values"));
    EXPECT_THAT(error({"sweep", "mlp", "--over", "hidden", "--and", "hidden"}),
                HasSubstr("a map needs two parameters"));
    EXPECT_THAT(error({"sweep", "mlp", "--and", "optimizer"}), HasSubstr("is not a number and cannot be swept"));
    EXPECT_THAT(error({"sweep", "mlp", "--and-from", "3"}), HasSubstr("belong to --and KEY"));
    EXPECT_THAT(error(mapOf({"--engine", "cpu"})), HasSubstr("at least two engines"));
    EXPECT_THAT(error(mapOf({"--engine", "cpu,batch=4", "--engine", "opencl:0"})), HasSubstr("leave it out"));
    EXPECT_THAT(error(mapOf({"--set", "batch=4"})), HasSubstr("contradicts the sweep"));
}

} // namespace
} // namespace overtake
