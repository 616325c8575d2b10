// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Workers from the command line: kept by name, tried, used as engines.
#include "cli/command_runner.h"
#include "remote/worker_list.h"
#include "report/temporary_folder.h"

#include <cstdlib>
#include <filesystem>
#include <gmock/gmock.h>
#include <sstream>
#include <thread>

namespace overtake
{
namespace
{

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

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
        EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1) << outcome.err;
        return outcome.err;
    }

    test::TemporaryFolder folder;
    test::CommandRunner runner;
};

TEST_F(WorkersCommand, KeepsACommandAndMeasuresWithIt)
{
    EXPECT_THAT(runner.run({"workers"}).out, HasSubstr("No worker is saved"));
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

TEST_F(WorkersCommand, AnImageIsReadFromAWorkerWhateverItCopies)
{
    SteadyClock clock;
    std::ostringstream out;
    std::ostringstream err;
    const int status = cli::runApplication(
        {"render", "mandelbrot", "--set", "width=8", "--set", "height=6", "--set", "transfers=per-batch", "--quick",
         "--worker", std::string("lab='") + OVERTAKE_BENCH + "' worker", "--engine", "lab/reference", "--counts",
         folder.file("c.npy"), "--png", folder.file("p.png")},
        {out, err, false, runner.laboratory.registry, clock, {}});
    EXPECT_EQ(status, 0) << err.str();
    EXPECT_EQ(test::contentOf(folder.file("c.npy")).size(), 128U + 4 * 48);

    fakes::FakeEngine &numpy = runner.laboratory.add({.id = "numpy"});
    EXPECT_THAT(errorOf({"render", "mandelbrot", "--engine", "numpy", "--png", folder.file("n.png")}),
                HasSubstr("'numpy' gives the counts only"));
    EXPECT_TRUE(numpy.calls.empty());
}

TEST_F(WorkersCommand, AFrameworkWithoutItsFileIsListedWithTheReason)
{
    std::filesystem::create_directories(folder.file("config/overtake"));
    test::writeText(folder.file("config/overtake/workers.json"),
                    R"({"workers": [{"name": "numpy", "interpreter": "python3"}, {"name": "lab", "command": ["x"]}]})");
    ::setenv("OVERTAKE_WORKERS", folder.file("nowhere").c_str(), 1);
    const test::Outcome listed = runner.run({"workers", "list"});
    const test::Outcome asJson = runner.run({"workers", "list", "--json"});
    const test::Outcome devices = runner.run({"devices"});
    const test::Outcome devicesJson = runner.run({"devices", "--json"});
    ::unsetenv("OVERTAKE_WORKERS");
    EXPECT_EQ(listed.status, 0) << listed.err;
    EXPECT_THAT(listed.out, AllOf(HasSubstr("numpy_engine.py' is missing"), HasSubstr("lab")));
    EXPECT_THAT(asJson.json()["workers"][0]["reason"].dump(), HasSubstr("is missing"));
    EXPECT_EQ(asJson.json()["workers"][1]["name"], "lab");
    EXPECT_EQ(devices.status, 0) << devices.err;
    EXPECT_THAT(devices.out, AllOf(HasSubstr("numpy_engine.py' is missing"), HasSubstr("  lab ")));
    EXPECT_EQ(devicesJson.json()["workers"], asJson.json()["workers"]);
}

TEST_F(WorkersCommand, ALessonTakesTheGpuOfASavedWorker)
{
    runner.run({"workers", "add", "lab", std::string("'") + OVERTAKE_BENCH + "' worker"});
    test::writeText(folder.file("own.json"), R"({"schema": 1, "id": "own", "title": "Own", "minutes": 5, "steps": [
        {"set": {"workload": "mlp", "engines": ["cpu", "gpu"]}}]})");
    const test::Outcome outcome = runner.run({"lesson", folder.file("own.json"), "--gpu", "lab/reference"});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("lab/reference"));
}

TEST_F(WorkersCommand, AFrameworkNeedsNoFolderForSettings)
{
    const char *home = std::getenv("HOME");
    const std::string before = home ? home : "";
    ::unsetenv("XDG_CONFIG_HOME");
    ::unsetenv("HOME");
    ::setenv("OVERTAKE_WORKERS", folder.file("nowhere").c_str(), 1);
    const std::string error = errorOf({"measure", "mlp", "--quick", "--engine", "numpy"});
    ::unsetenv("OVERTAKE_WORKERS");
    if (home)
        ::setenv("HOME", before.c_str(), 1);
    EXPECT_THAT(error, HasSubstr("numpy_engine.py' is missing")) << "the list is not what stops it";
}

TEST_F(WorkersCommand, AWorkerThatIsNotSavedNeedsNoFolderForSettings)
{
    const char *home = std::getenv("HOME");
    const std::string before = home ? home : "";
    ::unsetenv("XDG_CONFIG_HOME");
    ::unsetenv("HOME");
    const test::Outcome tried =
        runner.run({"workers", "try", "--worker", std::string("lab='") + OVERTAKE_BENCH + "' worker"});
    const std::string listed = errorOf({"workers", "list"});
    if (home)
        ::setenv("HOME", before.c_str(), 1);
    EXPECT_EQ(tried.status, 0) << tried.err;
    EXPECT_THAT(listed, HasSubstr("HOME is not set"));
}

TEST_F(WorkersCommand, ThoseWhoChangeTheListAtOnceLoseNothing)
{
    constexpr int each = 10;
    const std::string path = folder.file("config/overtake/workers.json");
    const auto add = [&](const std::string &prefix) {
        for (int i = 0; i < each; ++i)
            worker::changeWorkerList(path, [&](std::vector<worker::WorkerCommand> &all) {
                all.push_back({prefix + std::to_string(i), {"true"}, {}, {}});
            });
    };
    std::vector<std::thread> threads;
    for (const char *prefix : {"a", "b", "c", "d"})
        threads.emplace_back(add, prefix);
    for (std::thread &thread : threads)
        thread.join();
    EXPECT_EQ(worker::loadWorkerList(path).size(), 4U * each);
    EXPECT_FALSE(std::filesystem::exists(path + ".lock"));
}

/// Commands may hold secrets.
TEST_F(WorkersCommand, TheListIsItsOwnersAlone)
{
    using std::filesystem::perms;
    const std::string path = folder.file("config/overtake/workers.json");
    const auto permissions = [&] { return std::filesystem::status(path).permissions(); };
    std::filesystem::create_directories(folder.file("config/overtake"));
    runner.run({"workers", "add", "lab", "ssh gpu1 overtake-bench worker"});
    EXPECT_EQ(permissions(), perms::owner_read | perms::owner_write);
    std::filesystem::permissions(path, perms::owner_read | perms::owner_write | perms::group_read | perms::others_read);
    runner.run({"workers", "remove", "lab"});
    EXPECT_EQ(permissions(), perms::owner_read | perms::owner_write) << "of an older version";
}

TEST_F(WorkersCommand, AChangePrintsTheListAsJson)
{
    const std::vector<std::string> add = {"workers", "add", "lab", "ssh gpu1 overtake-bench worker", "--json"};
    const test::Outcome added = runner.run(add);
    EXPECT_EQ(added.out, runner.run({"workers", "--json"}).out);
    EXPECT_EQ(added.json()["workers"][0]["name"], "lab");
    EXPECT_TRUE(runner.run({"workers", "remove", "lab", "--json"}).json()["workers"].empty());
}

TEST_F(WorkersCommand, EditReplacesTheCommandOfASavedWorkerAlone)
{
    runner.run({"workers", "add", "lab", "ssh gpu1 overtake-bench worker"});
    runner.run({"workers", "add", "other", "ssh gpu2 overtake-bench worker"});
    EXPECT_EQ(runner.run({"workers", "edit", "lab", "ssh gpu3 overtake-bench worker"}).status, 0);
    EXPECT_THAT(runner.run({"workers"}).out,
                AllOf(HasSubstr("ssh gpu3"), HasSubstr("ssh gpu2"), Not(HasSubstr("ssh gpu1"))));
    EXPECT_EQ(runner.run({"workers", "list", "--json"}).json()["workers"][0]["name"], "lab") << "it keeps its place";
    EXPECT_THAT(errorOf({"workers", "edit", "lap", "ssh gpu4 overtake-bench worker"}), HasSubstr("did you mean 'lab'"));
    EXPECT_THAT(errorOf({"workers", "edit", "lab", " "}), HasSubstr("is empty"));
    EXPECT_EQ(runner.run({"workers", "list", "--json"}).json()["workers"].size(), 2U);
    EXPECT_THAT(runner.run({"workers"}).out, HasSubstr("ssh gpu3")); // wrong use changes nothing
}

TEST_F(WorkersCommand, TryTakesAWorkerThatIsNotSaved)
{
    ::setenv("OVERTAKE_CUDA_PLUGIN", "", 1); // over there
    const std::string worker = std::string("lab='") + OVERTAKE_BENCH + "' worker";
    const test::Outcome tried = runner.run({"workers", "try", "--worker", worker});
    const test::Outcome asJson = runner.run({"workers", "try", "--json", "--worker", worker});
    ::unsetenv("OVERTAKE_CUDA_PLUGIN");
    EXPECT_EQ(tried.status, 0) << tried.err;
    EXPECT_THAT(tried.out, AllOf(HasSubstr("It answered after"), HasSubstr("lab/reference"), HasSubstr("Round trip"),
                                 HasSubstr("not there: CUDA is switched off")));
    EXPECT_EQ(asJson.json()["command"], (std::vector<std::string>{OVERTAKE_BENCH, "worker"}));
    EXPECT_THAT(runner.run({"workers"}).out, HasSubstr("No worker is saved"));
    EXPECT_THAT(errorOf({"workers", "try", "lab", "--worker", worker}), HasSubstr("try --worker"));
    EXPECT_THAT(errorOf({"workers", "try", "--worker", "lab"}), HasSubstr("NAME=COMMAND"));
}

TEST_F(WorkersCommand, TheNameOfAWorkerAloneIsAnsweredWithItsEngines)
{
    const std::string worker = std::string("lab='") + OVERTAKE_BENCH + "' worker";
    EXPECT_THAT(
        errorOf({"measure", "mlp", "--quick", "--worker", worker, "--engine", "lab"}),
        AllOf(HasSubstr("'lab' is a worker, not an engine"), HasSubstr("'lab/cpu'"), HasSubstr("'lab/reference'")));
}

/// Creates a file once `told` was written to it, and flushed.
class Announcing : public std::stringbuf
{
public:
    Announcing(std::string told, std::string file) : m_told(std::move(told)), m_file(std::move(file)) {}

protected:
    int sync() override
    {
        if (str().find(m_told) != std::string::npos)
            test::writeText(m_file, "");
        return 0;
    }

private:
    std::string m_told;
    std::string m_file;
};

/// A job of Slurm waits for its turn: that is said, and then it measures.
TEST_F(WorkersCommand, AWorkerThatQueuesIsWaitedForAndShown)
{
    // It queues until somebody was told, at most a minute.
    const std::string worker = "lab=sh -c \"echo queued >&2; for i in $(seq 600); do [ -e '" + folder.file("told") +
                               "' ] && break; sleep 0.1; done; exec '" + OVERTAKE_BENCH + "' worker\"";
    SteadyClock clock;
    std::ostringstream out;
    Announcing buffer("Waiting for worker 'lab': queued", folder.file("told"));
    std::ostream err(&buffer);
    const int status = cli::runApplication({"measure", "vector-multiply", "--set", "elements=64", "--quick", "--worker",
                                            worker, "--engine", "lab/reference", "--json"},
                                           {out, err, false, runner.laboratory.registry, clock, {}});
    EXPECT_EQ(status, 0) << buffer.str();
    EXPECT_THAT(buffer.str(), HasSubstr("Waiting for worker 'lab': queued"));
    EXPECT_EQ(nlohmann::json::parse(out.str())["measurements"][0]["status"], "measured");
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
    EXPECT_THAT(errorOf({"workers", "list", "--copy"}), HasSubstr("list, add"));
    EXPECT_THAT(errorOf({"workers", "--worker", "x=true"}), HasSubstr("list, add"));
    EXPECT_THAT(errorOf({"workers", "add", "b\x1b", "true"}), HasSubstr("one word"));
    EXPECT_THAT(errorOf({"workers", "add", "b\x7f", "true"}), HasSubstr("one word"));
    EXPECT_THAT(runner.run({"workers"}).out, HasSubstr("ssh gpu1 overtake-bench worker"));
}

TEST_F(WorkersCommand, ADamagedListIsNamedWithThePlaceAndLeftAsItIs)
{
    const std::string path = folder.file("config/overtake/workers.json");
    std::filesystem::create_directories(folder.file("config/overtake"));
    for (const char *content :
         {"{", R"({"workers": [{"name": "lab"}]})", R"({"workers": [{"name": "a/b", "command": []}]})",
          R"({"workers": [{"name": "lab", "command": ["x"]}, {"name": "lab", "command": ["y"]}]})"}) {
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
