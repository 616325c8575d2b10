// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A sweep as a job array, with an sbatch and a sacct of the test's own in PATH.
#include "file/json_file.h"
#include "process/run_program.h"
#include "report/run_file.h"
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
using testing::Not;

const Patience patience{60, {}}; // seconds

class Slurm : public testing::Test
{
protected:
    Slurm()
    {
        m_path = std::getenv("PATH");
        ::setenv("PATH", (folder.file("") + ":" + m_path).c_str(), 1);
        // Runs the tasks one after the other, but not those whose number stands in the file "left-out".
        program("sbatch", R"(printf '%s\n' "$@" > ")" + folder.file("arguments") + R"("
for script; do :; done
for task in 0 1 2; do
    grep -qx $task ')" + folder.file("left-out") +
                              R"(' 2>/dev/null && continue
    SLURM_ARRAY_TASK_ID=$task SLURMD_NODENAME=node$((task % 2)) bash "$script" > "$(dirname "$script")/$task.log" 2>&1
done
echo 17)");
        program("sacct", "cat '" + folder.file("states") + "' 2>/dev/null");
        program("scontrol", "cat '" + folder.file("controller") + "' 2>/dev/null");
    }
    ~Slurm() override { ::setenv("PATH", m_path.c_str(), 1); }

    void program(const std::string &name, const std::string &script) const
    {
        test::writeText(folder.file(name), "#!/bin/sh\n" + script + "\n");
        std::filesystem::permissions(folder.file(name), std::filesystem::perms::owner_all);
    }
    std::string out() const { return folder.file("it's a sweep.json"); }
    ProgramOutput submit(std::vector<std::string> more = {}) const
    {
        std::vector<std::string> command = {OVERTAKE_BENCH, "sweep",     "vector-multiply", "--over",
                                            "elements",     "--values",  "64,1000000,128",  "--quick",
                                            "--engine",     "reference", "--out",           out()};
        command.insert(command.end(), more.begin(), more.end());
        return runProgram(command, patience);
    }
    ProgramOutput collect() const
    {
        return runProgram({OVERTAKE_BENCH, "collect", folder.file("it's a sweep.slurm"), "--out", out()}, patience);
    }

    test::TemporaryFolder folder;
    std::string m_path;
};

TEST_F(Slurm, TheTasksRunsAreJoinedAndTheirMachinesNamed)
{
    const ProgramOutput submitted =
        submit({"--engine", "cpu,threads=1", "--sbatch", "--gres=gpu:1 --comment 'two words'"});
    ASSERT_EQ(submitted.status, 0) << submitted.err;
    EXPECT_THAT(submitted.out, AllOf(HasSubstr("job 17: 3 tasks"), HasSubstr("overtake-bench collect")));
    EXPECT_THAT(test::contentOf(folder.file("arguments")),
                AllOf(HasSubstr("--array=0-2\n"), HasSubstr("--gres=gpu:1\n--comment\ntwo words\n")));
    EXPECT_FALSE(std::filesystem::exists(out())) << "nothing is collected yet";

    const ProgramOutput collected = collect();
    ASSERT_EQ(collected.status, 0) << collected.err;
    EXPECT_THAT(collected.out, AllOf(HasSubstr("node0: "), HasSubstr("2 points"), HasSubstr("1 point\n")));
    const RunRecord record = readRunFile(out());
    ASSERT_EQ(record.sweep.points.size(), 3U);
    EXPECT_EQ(record.sweep.points[1].value, 128);
    EXPECT_EQ(record.sweep.points[2].value, 1e6);
    EXPECT_EQ(record.sweep.engines[1].id, "cpu");
    EXPECT_NE(record.sweep.crossovers[1].kind, Crossover::Kind::Unknown);
    EXPECT_THAT(record.sweep.points[0].comparison.measurements[0].remarks.back().text(),
                HasSubstr("Measured on node0"));
    EXPECT_THAT(record.machine.cpu, AllOf(HasSubstr("node0"), HasSubstr("node1")));
    const std::string array = folder.file("it's a sweep.slurm/array.json");
    const ProgramOutput over =
        runProgram({OVERTAKE_BENCH, "collect", folder.file("it's a sweep.slurm"), "--out", array}, patience);
    EXPECT_EQ(over.status, 2);
    EXPECT_THAT(over.err, HasSubstr("collect and --out name the same file"));
    EXPECT_EQ(collect().status, 0) << "the folder is as it was";
    nlohmann::json newer = readJsonFile(array);
    newer["schema"] = 2;
    test::writeText(array, newer.dump());
    EXPECT_THAT(collect().err, HasSubstr("'schema' must be '1'"));
}

/// Slurm reads "%a" and the like in names of files.
TEST_F(Slurm, AFolderWithAPercentSignIsNamedAsItIs)
{
    program("sbatch", R"(printf '%s\n' "$@" > ")" + folder.file("arguments") + "\"\necho 17");
    const ProgramOutput submitted =
        runProgram({OVERTAKE_BENCH, "sweep", "vector-multiply", "--values", "64", "--engine", "reference", "--sbatch",
                    "", "--out", folder.file("50%a.json")},
                   patience);
    ASSERT_EQ(submitted.status, 0) << submitted.err;
    EXPECT_THAT(test::contentOf(folder.file("arguments")), HasSubstr("/50%%a.slurm/%a.log\n"));
}

/// A share below the shortest budget would be refused by each task.
TEST_F(Slurm, EachTaskHasItsShareOfTheBudgetAndNoLessThanItMayHave)
{
    program("sbatch", "echo 17");
    ASSERT_EQ(submit({"--sbatch", "", "--budget", "9"}).status, 0);
    EXPECT_THAT(test::contentOf(folder.file("it's a sweep.slurm/job.sh")), HasSubstr(" --budget 3 "));
    std::filesystem::remove_all(folder.file("it's a sweep.slurm"));
    ASSERT_EQ(submit({"--sbatch", "", "--budget", "0.02"}).status, 0);
    EXPECT_THAT(test::contentOf(folder.file("it's a sweep.slurm/job.sh")), HasSubstr(" --budget 0.01 "));
}

/// At its time limit Slurm sends SIGTERM, and SIGKILL half a minute later.
TEST_F(Slurm, ATaskThatIsEndedLeavesWhatItMeasured)
{
    program("sbatch", R"(for script; do :; done
SLURM_ARRAY_TASK_ID=0 SLURMD_NODENAME=node0 bash "$script" > "$(dirname "$script")/0.log" 2>&1 &
for try in $(seq 60); do # at most 6 s, until it has computed for 0.5 s
    ticks=$(cut -d ' ' -f 14 /proc/$!/stat) || break
    [ $ticks -ge $(($(getconf CLK_TCK) / 2)) ] && break
    sleep 0.1
done # most likely it measures now; the rest holds in any case
kill -TERM $!
wait $!
echo $? > ')" + folder.file("status") +
                          "'\necho 17");
    const ProgramOutput submitted =
        runProgram({OVERTAKE_BENCH, "sweep", "mlp", "--set", "samples=64", "--over", "hidden", "--values", "512",
                    "--budget", "1000", "--engine", "reference", "--sbatch", "", "--out", out()},
                   patience);
    ASSERT_EQ(submitted.status, 0) << submitted.err;
    EXPECT_THAT(test::contentOf(folder.file("status")), testing::AnyOf("143\n", "0\n"));
    test::writeText(folder.file("states"), "17_0|TIMEOUT|node0|0:15\n");
    const std::string left = folder.file("it's a sweep.slurm/0.json");
    if (!std::filesystem::exists(left)) {
        EXPECT_THAT(test::contentOf(folder.file("it's a sweep.slurm/0.log")), HasSubstr("cancelled"));
        return;
    }
    const ProgramOutput collected = collect();
    EXPECT_THAT(collected.out, HasSubstr("samples 64")) << "the heading of a sweep";
    const RunRecord record = readRunFile(out());
    const Measurement &measured = record.sweep.points.at(0).comparison.measurements.at(0);
    EXPECT_EQ(measured.status, PointStatus::Measured);
    EXPECT_FALSE(measured.samples.empty());
}

/// The first run that is read gives the sweep its head.
TEST_F(Slurm, ATaskThatWasStoppedDoesNotStopTheSweep)
{
    test::writeText(folder.file("left-out"), "2\n");
    ASSERT_EQ(submit({"--sbatch", ""}).status, 0);
    const std::string first = folder.file("it's a sweep.slurm/0.json");
    RunRecord stopped = readRunFile(first);
    stopped.sweep.cancelled = true;
    writeRunFile(first, stopped);
    test::writeText(folder.file("states"), "17_2|FAILED|node0|3:0\n");
    const ProgramOutput collected = collect();
    EXPECT_EQ(collected.status, 1);
    EXPECT_THAT(collected.err, AllOf(HasSubstr("Slurm: FAILED"), Not(HasSubstr("Stopped"))));
    EXPECT_FALSE(readRunFile(out()).sweep.cancelled);
}

TEST_F(Slurm, ATaskThatLeftNoRunIsAFailedPointWithSlurmsReason)
{
    test::writeText(folder.file("left-out"), "1\n2\n");
    ASSERT_EQ(submit({"--sbatch", ""}).status, 0);
    test::writeText(folder.file("it's a sweep.slurm/1.log"), "some words\nlibfoo: cannot open\n");
    test::writeText(folder.file("states"), "17_0|COMPLETED|node0|0:0\n17_1|TIMEOUT|node1|0:0\n17_2|FAILED|node0|3:0\n");
    const ProgramOutput collected = collect();
    EXPECT_EQ(collected.status, 1);
    EXPECT_THAT(collected.err, HasSubstr("(and 1 more)"));
    const RunRecord record = readRunFile(out());
    const auto &failed = record.sweep.points[1].comparison.measurements[0];
    EXPECT_EQ(failed.status, PointStatus::Failed);
    EXPECT_EQ(failed.reason,
              "Slurm: TIMEOUT, its time limit was reached, on node1; its last output: libfoo: cannot open");
    EXPECT_EQ(record.sweep.points[2].comparison.measurements[0].reason, "Slurm: FAILED, exit status 3, on node0.");
    EXPECT_EQ(record.sweep.points[0].comparison.measurements[0].status, PointStatus::Measured);
}

TEST_F(Slurm, WithoutAccountingTheControllerIsAskedAndWhatRunsIsNotFailed)
{
    test::writeText(folder.file("left-out"), "0\n1\n2\n");
    ASSERT_EQ(submit({"--sbatch", ""}).status, 0);
    program("sacct", "echo 'Slurm accounting storage is disabled' >&2; exit 1");
    test::writeText(folder.file("controller"),
                    "JobId=18 ArrayJobId=17 ArrayTaskId=0 JobState=RUNNING Reason=None ExitCode=0:0 NodeList=node0\n"
                    "JobId=17 ArrayJobId=17 ArrayTaskId=1-2%2 JobState=PENDING Reason=Resources NodeList= X=1\n");
    const ProgramOutput collected = collect();
    EXPECT_EQ(collected.status, 1);
    EXPECT_THAT(collected.err, HasSubstr("3 of 3 tasks have not ended yet"));
    EXPECT_FALSE(std::filesystem::exists(out())) << "a file that says nothing";
    EXPECT_THAT(collected.out, HasSubstr("Slurm: RUNNING, on node0."));
}

TEST_F(Slurm, ASingleTaskThatRunsIsToldAsOne)
{
    test::writeText(folder.file("left-out"), "2\n");
    ASSERT_EQ(submit({"--sbatch", ""}).status, 0);
    test::writeText(folder.file("states"), "17_2|RUNNING|node0|0:0\n");
    EXPECT_THAT(collect().err, HasSubstr("1 of 3 tasks has not ended yet: collect again later."));
}

/// Accounting writes all tasks that wait on one line.
TEST_F(Slurm, TasksThatWaitHaveNotFailed)
{
    test::writeText(folder.file("left-out"), "1\n2\n");
    ASSERT_EQ(submit({"--sbatch", ""}).status, 0);
    for (const char *waiting : {"17_[1-2%1]", "17_[1,2]", "17_[1-2:1%4]"}) {
        test::writeText(folder.file("states"),
                        std::string("17_0|COMPLETED|node0|0:0\n") + waiting + "|PENDING|None assigned|0:0\n");
        const ProgramOutput collected = collect();
        EXPECT_EQ(collected.status, 1);
        EXPECT_THAT(collected.err, HasSubstr("2 of 3 tasks have not ended yet")) << waiting;
        const SweepPoint waits = readRunFile(out()).sweep.points.at(1);
        EXPECT_EQ(waits.comparison.measurements.at(0).status, PointStatus::Skipped) << waiting;
    }
}

TEST_F(Slurm, WrongUseIsSaidBeforeAnythingIsSubmitted)
{
    const auto errorOf = [](const std::vector<std::string> &more) {
        std::vector<std::string> command = {OVERTAKE_BENCH, "sweep", "vector-multiply", "--sbatch", "-p main"};
        command.insert(command.end(), more.begin(), more.end());
        const ProgramOutput outcome = runProgram(command, patience);
        EXPECT_EQ(outcome.status, 2);
        return outcome.err;
    };
    EXPECT_THAT(errorOf({"--out", out()}), HasSubstr("--sbatch needs --engine"));
    EXPECT_THAT(errorOf({"--engine", "cuda:3"}), HasSubstr("--sbatch needs --out"));
    EXPECT_THAT(errorOf({"--engine", "cuda:3", "--out", out(), "--json"}), HasSubstr("collect"));
    EXPECT_THAT(errorOf({"--engine", "cuda:3", "--out", folder.file("run.slurm")}),
                HasSubstr("--sbatch needs --out FILE.json"));
    EXPECT_FALSE(std::filesystem::exists(folder.file("run.slurm"))) << "the folder would be in the file's way";
    EXPECT_FALSE(std::filesystem::exists(folder.file("arguments")));
    EXPECT_THAT(runProgram({OVERTAKE_BENCH, "collect", folder.file("")}, patience).err,
                HasSubstr("is not the folder of a sweep"));

    for (const auto &[budget, options] : {std::pair{"ten", ""}, {"10s", ""}, {"10", "--comment='x"}}) {
        const ProgramOutput refused = submit({"--budget", budget, "--sbatch", options});
        EXPECT_EQ(refused.status, 2) << budget << ' ' << options;
        EXPECT_THAT(refused.err, Not(HasSubstr("Internal")));
        EXPECT_FALSE(std::filesystem::exists(folder.file("it's a sweep.slurm"))) << budget << ' ' << options;
    }

    program("sbatch", "echo 'sbatch: error: invalid partition' >&2; exit 1");
    const ProgramOutput refused = submit({"--sbatch", "-p none"});
    EXPECT_EQ(refused.status, 1);
    EXPECT_THAT(refused.err, AllOf(HasSubstr("invalid partition"), Not(HasSubstr("Internal"))));
    EXPECT_FALSE(std::filesystem::exists(folder.file("it's a sweep.slurm")));
}

/// Its tasks may run all the same.
TEST_F(Slurm, AStopWhileItIsSubmittedKeepsTheFolder)
{
    program("sbatch", R"(for script; do :; done
SLURM_ARRAY_TASK_ID=0 bash "$script" > "$(dirname "$script")/0.log" 2>&1
kill -INT $PPID
sleep 30)");
    const ProgramOutput stopped = submit({"--sbatch", ""});
    EXPECT_NE(stopped.status, 0);
    EXPECT_THAT(stopped.err, AllOf(HasSubstr("may have submitted"), HasSubstr("it's a sweep.slurm' is kept")));
    const ProgramOutput collected = collect();
    EXPECT_THAT(collected.out, Not(HasSubstr("Slurm's job")));
    EXPECT_THAT(collected.err, HasSubstr("tasks have not ended yet: collect again later")) << "nobody knows";
    EXPECT_EQ(readRunFile(out()).sweep.points.at(0).comparison.measurements.at(0).status, PointStatus::Measured)
        << collected.err;
}

/// A site's own scripts may print above it.
TEST_F(Slurm, OnlyANumberIsAJob)
{
    program("sbatch", "echo 'Welcome to the cluster; be kind'\necho '17;gpus'\necho");
    EXPECT_THAT(submit({"--sbatch", ""}).out, HasSubstr("job 17: 3 tasks"));
    EXPECT_EQ(readJsonFile(folder.file("it's a sweep.slurm/array.json")).at("job"), "17");
    std::filesystem::remove_all(folder.file("it's a sweep.slurm"));
    for (const char *printed : {"echo Submitted", "true"}) {
        program("sbatch", printed);
        const ProgramOutput submitted = submit({"--sbatch", ""});
        EXPECT_EQ(submitted.status, 1) << printed;
        EXPECT_THAT(submitted.err, AllOf(HasSubstr("sbatch printed no job number"), HasSubstr("' is kept")));
        EXPECT_TRUE(std::filesystem::remove_all(folder.file("it's a sweep.slurm")) > 0) << printed;
    }
}

TEST_F(Slurm, SlurmIsNotAskedWhereEveryTaskLeftItsRun)
{
    ASSERT_EQ(submit({"--sbatch", ""}).status, 0);
    program("sacct", "touch '" + folder.file("asked") + "'");
    EXPECT_EQ(collect().status, 0);
    EXPECT_FALSE(std::filesystem::exists(folder.file("asked")));
}

/// More than a child may print is one of the ways not to answer.
TEST_F(Slurm, AnAccountingThatFailsCostsNoResult)
{
    test::writeText(folder.file("left-out"), "2\n");
    ASSERT_EQ(submit({"--sbatch", ""}).status, 0);
    program("sacct", "yes");
    program("scontrol", "yes");
    const ProgramOutput collected = collect();
    EXPECT_EQ(collected.status, 1);
    EXPECT_THAT(collected.err, HasSubstr("1 of 3 tasks has not ended yet")) << "nobody knows";
    EXPECT_THAT(collected.out, HasSubstr("and Slurm did not say why: 'sacct' prints more than"));
    EXPECT_EQ(readRunFile(out()).sweep.points.at(0).comparison.measurements.at(0).status, PointStatus::Measured);
}

TEST_F(Slurm, AControllerThatCannotBeReachedHasEndedNoTask)
{
    test::writeText(folder.file("left-out"), "2\n");
    ASSERT_EQ(submit({"--sbatch", ""}).status, 0);
    program("sacct", "echo 'Connection refused' >&2; exit 1");
    program("scontrol", "echo 'Unable to contact slurm controller' >&2; exit 1");
    const ProgramOutput collected = collect();
    EXPECT_EQ(collected.status, 1);
    EXPECT_THAT(collected.err, HasSubstr("1 of 3 tasks has not ended yet"));
    EXPECT_THAT(collected.out, HasSubstr("and Slurm did not say why: Unable to contact slurm controller"));
    program("scontrol", "echo 'slurm_load_jobs error: Invalid job id specified' >&2; exit 1");
    EXPECT_THAT(collect().out, HasSubstr("does not know it any more"));
}

TEST_F(Slurm, MachinesAreInTheReadersLanguage)
{
    ASSERT_EQ(submit({"--sbatch", ""}).status, 0);
    const ProgramOutput collected = runProgram({"env", "LC_ALL=C.UTF-8", "LANGUAGE=de", OVERTAKE_BENCH, "collect",
                                                folder.file("it's a sweep.slurm"), "--out", out()},
                                               patience);
    EXPECT_THAT(collected.out, AllOf(testing::ContainsRegex("node0: [^\n]* Threads?: 2"), Not(HasSubstr("thread"))));
    EXPECT_THAT(readRunFile(out()).machine.cpu, HasSubstr("thread"));
}

TEST_F(Slurm, AJobWhoseNumberCannotBeSavedIsNamed)
{
    program("sbatch", R"(for script; do :; done
rm -r "${script%/*}"
echo 17)");
    const ProgramOutput submitted = submit({"--sbatch", ""});
    EXPECT_EQ(submitted.status, 1);
    EXPECT_THAT(submitted.err, HasSubstr("submitted as job 17, but"));
}

TEST_F(Slurm, AValueThatIsRepeatedIsOneTask)
{
    const ProgramOutput submitted = submit({"--values", "128,64", "--sbatch", ""});
    EXPECT_THAT(submitted.out, HasSubstr("job 17: 3 tasks")) << submitted.err;
    EXPECT_EQ(collect().status, 0);
    EXPECT_EQ(readRunFile(out()).sweep.points.size(), 3U);
}

/// Each task adds the honest engine, so its run has one engine more than the command.
TEST_F(Slurm, AWrongStopwatchIsCollectedWithTheHonestEngineBesideIt)
{
    ASSERT_EQ(submit({"--engine", "cpu,stopwatch=best-of", "--sbatch", ""}).status, 0);
    const ProgramOutput collected = collect();
    EXPECT_EQ(collected.status, 0) << collected.err;
    const RunRecord record = readRunFile(out());
    ASSERT_EQ(record.sweep.engines.size(), 3U);
    for (const SweepPoint &point : record.sweep.points)
        EXPECT_EQ(point.comparison.measurements[2].status, PointStatus::Measured);
}

TEST_F(Slurm, WhatTheTasksLeftIsCheckedLikeAStrangersFile)
{
    ASSERT_EQ(submit({"--sbatch", ""}).status, 0);
    const std::string left = folder.file("it's a sweep.slurm/");
    std::filesystem::copy_file(left + "0.json", left + "1.json", std::filesystem::copy_options::overwrite_existing);
    test::writeText(left + "2.json", "{");
    EXPECT_EQ(collect().status, 1);
    const RunRecord record = readRunFile(out());
    EXPECT_THAT(record.sweep.points[1].comparison.measurements[0].reason.text(), HasSubstr("results of task 1"));
    EXPECT_THAT(record.sweep.points[2].comparison.measurements[0].reason.text(), HasSubstr("2.json'"));
}

} // namespace
} // namespace overtake
