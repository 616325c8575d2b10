// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// measure --profile and --trace, on the engines of this machine.
#include "cli/application.h"
#include "model/prediction_engine.h"
#include "report/run_file.h"
#include "report/temporary_folder.h"
#include "report/trace_check.h"
#include "text/error.h"

#include <filesystem>
#include <gmock/gmock.h>
#include <sstream>

namespace overtake
{
namespace
{

using test::TemporaryFolder;
using testing::HasSubstr;
using testing::Not;

struct Profiled {
    int status;
    std::string out;
    std::string err;
};

Profiled profile(std::vector<std::string> arguments)
{
    arguments.insert(arguments.begin(), {"measure", "--quick", "--budget", "0.02"});
    const EngineRegistry engines = withModels(EngineRegistry::discover());
    SteadyClock clock;
    std::ostringstream out;
    std::ostringstream err;
    const cli::Environment environment{out, err, false, engines, clock, {}};
    const int status = cli::runApplication(arguments, environment);
    return {status, out.str(), err.str()};
}

TEST(ProfileCommand, ShowsTheLongestFirstAndAllWhereAsked)
{
    const std::vector<std::string> work{"mlp", "--set", "hidden=32", "--engine", "cpu"};
    auto arguments = work;
    arguments.emplace_back("--profile");
    const Profiled top = profile(arguments);
    EXPECT_EQ(top.status, 0) << top.err;
    EXPECT_THAT(top.out, HasSubstr("Profile of a step, CPU"));
    EXPECT_THAT(top.out, HasSubstr("launching and waiting"));
    EXPECT_THAT(top.out, HasSubstr("--profile-all shows them"));
    EXPECT_THAT(top.out, HasSubstr("FLOP/s, fp32, measured"));
    arguments.back() = "--profile-all";
    const Profiled all = profile(arguments);
    EXPECT_THAT(all.out, HasSubstr("SoftmaxCrossEntropyGrad"));
    EXPECT_THAT(all.out, Not(HasSubstr("--profile-all shows")));
}

TEST(ProfileCommand, JsonHasTableAndUtilisation)
{
    const Profiled outcome =
        profile({"mlp", "--set", "hidden=32", "--engine", "cpu", "--json", "--profile-sort", "memory"});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    const auto json = nlohmann::json::parse(outcome.out).at("measurements").at(0);
    EXPECT_NEAR(json.at("mfu").get<double>(),
                json.at("flops_per_s").get<double>() / json.at("peak").at("flops_per_s").get<double>(), 1e-9);
    EXPECT_EQ(json.at("peak")["precision"], "fp32");
    EXPECT_EQ(json.at("peak")["kind"], "measured");
    EXPECT_FALSE(json.at("peak")["device"].get<std::string>().empty());
    const auto &table = json.at("profile").at("table");
    double before = 1e300;
    for (const auto &row : table.at("rows")) {
        for (const char *key : {"name", "kind", "own_s", "share", "total_s", "mean_s", "calls", "bytes"})
            EXPECT_TRUE(row.contains(key)) << key;
        EXPECT_LE(row["bytes"].get<double>(), before);
        before = row["bytes"];
    }
    EXPECT_GT(table["rows"].size(), 5U);
}

TEST(ProfileCommand, TraceIsWrittenForEveryEngine)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("trace.json");
    const Profiled outcome = profile({"vector-multiply", "--engine", "cpu", "--engine", "reference", "--trace", path});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    const auto trace = readJsonFile(path);
    test::expectTraceFormat(trace);
    std::set<int> processes;
    for (const auto &event : trace["traceEvents"])
        processes.insert(event["pid"].get<int>());
    EXPECT_EQ(processes, (std::set<int>{1, 2}));
}

TEST(ProfileCommand, EnginesOfOneNameAreToldApart)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("trace.json");
    const Profiled outcome = profile({"mlp", "--set", "hidden=32", "--engine", "cpu,batch=32", "--engine",
                                      "cpu,batch=64", "--profile", "--trace", path});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_THAT(outcome.out, testing::ContainsRegex("Profile of a step, CPU[^\n]*batch 64"));
    const auto trace = readJsonFile(path);
    std::string names;
    for (const auto &event : trace.at("traceEvents"))
        if (event.at("name") == "process_name")
            names += event.at("args").at("name").get<std::string>() + "\n";
    EXPECT_THAT(names, testing::AllOf(HasSubstr("batch 32"), HasSubstr("batch 64")));
}

TEST(ProfileCommand, WrongUseIsOneSentence)
{
    EXPECT_EQ(profile({"mlp", "--trace", "/nowhere/trace.json"}).status, 2);
    const Profiled column = profile({"mlp", "--profile-sort", "memry"});
    EXPECT_EQ(column.status, 2);
    EXPECT_THAT(column.err, HasSubstr("did you mean 'memory'?"));
    const TemporaryFolder folder;
    const Profiled same = profile({"mlp", "--out", folder.file("a"), "--trace", folder.file("a")});
    EXPECT_EQ(same.status, 2);
    EXPECT_THAT(same.err, HasSubstr("--out and --trace name the same file"));
}

} // namespace
} // namespace overtake
