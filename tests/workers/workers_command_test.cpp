// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Workers from the command line: kept by name, tried, used as engines.
#include "cli/command_runner.h"
#include "report/temporary_folder.h"

#include <cstdlib>
#include <filesystem>
#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using testing::AllOf;
using testing::HasSubstr;

/// With settings of its own.
class WorkersCommand : public testing::Test
{
protected:
    WorkersCommand() { ::setenv("XDG_CONFIG_HOME", folder.file("config").c_str(), 1); }
    ~WorkersCommand() override { ::unsetenv("XDG_CONFIG_HOME"); }

    std::string errorOf(const std::vector<std::string> &arguments)
    {
        const test::Outcome outcome = runner.run(arguments);
        EXPECT_NE(outcome.status, 0);
        EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 1) << outcome.err;
        return outcome.err;
    }

    test::TemporaryFolder folder;
    test::CommandRunner runner;
};

TEST_F(WorkersCommand, KeepsACommandAndMeasuresWithIt)
{
    EXPECT_THAT(runner.run({"workers"}).out, HasSubstr("No worker is kept"));
    EXPECT_EQ(runner.run({"workers", "add", "lab", std::string("'") + OVERTAKE_BENCH + "' worker"}).status, 0);
    EXPECT_THAT(runner.run({"workers", "list"}).out, AllOf(HasSubstr("lab"), HasSubstr(OVERTAKE_BENCH)));
    EXPECT_EQ(runner.run({"workers", "list", "--json"}).json()["workers"][0]["command"],
              (std::vector<std::string>{OVERTAKE_BENCH, "worker"}));
    EXPECT_THAT(runner.run({"workers", "try", "lab"}).out,
                AllOf(HasSubstr("It answered after"), HasSubstr("lab/reference"), HasSubstr("Round trip")));

    // By a clock that runs, as the steps do.
    SteadyClock clock;
    std::ostringstream out;
    std::ostringstream err;
    const int status = cli::runApplication({"measure", "mlp", "--set", "hidden=7", "--set", "samples=64", "--quick",
                                            "--engine", "lab/reference", "--engine", "lab/eigen", "--json"},
                                           {out, err, false, runner.laboratory.registry, clock, {}});
    EXPECT_EQ(status, 0) << err.str();
    EXPECT_EQ(nlohmann::json::parse(out.str())["measurements"][1]["engine"]["id"], "lab/eigen");

    EXPECT_EQ(runner.run({"workers", "remove", "lab"}).status, 0);
    EXPECT_THAT(errorOf({"measure", "mlp", "--quick", "--engine", "lab/reference"}), HasSubstr("Unknown engine"));
}

TEST_F(WorkersCommand, WrongUseIsOneSentenceAndKeepsWhatThereIs)
{
    runner.run({"workers", "add", "lab", "ssh gpu1 overtake-bench worker"});
    EXPECT_THAT(errorOf({"workers", "add", "lab", "ssh gpu2 overtake-bench worker"}), HasSubstr("already"));
    EXPECT_THAT(errorOf({"workers", "add", "cpu", "ssh gpu2 overtake-bench worker"}), HasSubstr("already"));
    EXPECT_THAT(errorOf({"workers", "add", "a/b", "ssh gpu2"}), HasSubstr("one word"));
    EXPECT_THAT(errorOf({"workers", "add", "b", " "}), HasSubstr("is empty"));
    EXPECT_THAT(errorOf({"workers", "add", "b", "ssh 'gpu2"}), HasSubstr("not closed"));
    EXPECT_THAT(errorOf({"workers", "remove", "lap"}), HasSubstr("did you mean 'lab'"));
    EXPECT_THAT(errorOf({"workers", "try", "other"}), HasSubstr("No worker 'other'"));
    EXPECT_THAT(errorOf({"workers", "dance"}), HasSubstr("list, add"));
    EXPECT_THAT(runner.run({"workers"}).out, HasSubstr("ssh gpu1 overtake-bench worker"));
}

TEST_F(WorkersCommand, ADamagedListIsNamedWithThePlaceAndLeftAsItIs)
{
    const std::string path = folder.file("config/overtake/workers.json");
    std::filesystem::create_directories(folder.file("config/overtake"));
    for (const char *content :
         {"{", R"({"workers": [{"name": "lab"}]})", R"({"workers": [{"name": "a/b", "command": []}]})"}) {
        test::writeText(path, content);
        EXPECT_THAT(errorOf({"workers", "add", "x", "y"}), HasSubstr("workers.json'"));
        EXPECT_EQ(test::contentOf(path), content);
    }
}

TEST_F(WorkersCommand, AWorkerThatDoesNotStartIsSaidBeforeAnythingIsMeasured)
{
    EXPECT_THAT(errorOf({"measure", "mlp", "--worker", "x=false", "--engine", "x/cpu"}),
                HasSubstr("Worker 'x': it ended: exit status 1"));
}

} // namespace
} // namespace overtake
