// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The program is copied to a machine that lacks it: here a script that runs its words in another HOME with an empty
// PATH.
#include "cli/command_runner.h"
#include "error_of.h"
#include "process/run_program.h"
#include "remote/worker_copy.h"
#include "report/temporary_folder.h"

#include <cstdlib>
#include <filesystem>
#include <gmock/gmock.h>

namespace overtake::worker
{
namespace
{

const Patience patience{60, {}}; // seconds

namespace fs = std::filesystem;
using testing::AllOf;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class WorkerCopy : public testing::Test
{
protected:
    WorkerCopy()
    {
        fs::create_directories(folder.file("overtake/bin"));
        fs::create_directories(folder.file("there"));
        // As ssh does it: the words are joined, and a shell over there cuts them again.
        test::writeText(folder.file("far"),
                        "#!/bin/sh\nexec env -i HOME='" + folder.file("there") + "' PATH=/usr/bin:/bin sh -c \"$*\"\n");
        fs::permissions(folder.file("far"), fs::perms::owner_all);
        pack(std::string("exec '") + OVERTAKE_BENCH + "' \"$@\"");
        ::setenv("OVERTAKE_PORTABLE", packed().c_str(), 1);
        ::setenv("XDG_CONFIG_HOME", folder.file("config").c_str(), 1);
    }
    ~WorkerCopy() override
    {
        ::unsetenv("OVERTAKE_PORTABLE");
        ::unsetenv("XDG_CONFIG_HOME");
    }

    std::string packed() const { return folder.file("portable.tar.gz"); }
    /// A program whose lines are `script`, packed as `packaging/package tar` does it.
    void pack(const std::string &script) const
    {
        test::writeText(folder.file("overtake/bin/overtake-bench"), "#!/bin/sh\n" + script + "\n");
        fs::permissions(folder.file("overtake/bin/overtake-bench"), fs::perms::owner_all);
        const ProgramOutput made = runProgram({"sh", "-c", R"(cd "$0"
tar -cf - overtake | gzip -9 > portable.tar.gz && sha256sum portable.tar.gz > portable.tar.gz.sha256)",
                                               folder.file("")},
                                              patience);
        ASSERT_EQ(made.status, 0) << made.err;
    }
    std::vector<std::string> command() const { return {folder.file("far"), "overtake-bench", "worker"}; }
    std::string sentence() const
    {
        return test::errorOf([&] { copyProgram(*portableProgram(), command()); });
    }
    std::string cache() const { return folder.file("there/.cache/overtake"); }

    test::TemporaryFolder folder;
};

TEST_F(WorkerCopy, TryOffersItAndKeepsTheCommandThatStartsTheCopy)
{
    test::CommandRunner runner;
    runner.run({"workers", "add", "lab", "'" + folder.file("far") + "' overtake-bench worker"});
    const test::Outcome offered = runner.run({"workers", "try", "lab"});
    EXPECT_EQ(offered.status, 1);
    EXPECT_THAT(offered.out, AllOf(HasSubstr("does not have the program"), HasSubstr("--copy")));
    EXPECT_FALSE(fs::exists(cache())) << "nothing is copied unasked";

    const test::Outcome copied = runner.run({"workers", "try", "lab", "--copy"});
    EXPECT_EQ(copied.status, 0) << copied.err;
    EXPECT_THAT(copied.out, AllOf(HasSubstr("its hash verified"), HasSubstr("lab/reference")));
    const auto kept = runner.run({"workers", "list", "--json"}).json()["workers"][0]["command"];
    EXPECT_THAT(kept[1].get<std::string>(), AllOf(StartsWith(cache()), EndsWith("/overtake/bin/overtake-bench")));
    EXPECT_EQ(kept[2], "worker");
    EXPECT_EQ(runner.run({"workers", "try", "lab"}).status, 0) << "now it is there";
}

TEST_F(WorkerCopy, WhatIsDamagedOnTheWayNeverStarts)
{
    test::writeText(packed() + ".sha256", std::string(64, '0') + "  portable.tar.gz\n");
    EXPECT_THAT(sentence(), HasSubstr("its hash is another"));
    const auto left = runProgram({"find", cache(), "-type", "f"}, patience);
    EXPECT_EQ(left.out, "") << "nothing is left over there";
    test::writeText(packed() + ".sha256", "no hash\n");
    EXPECT_THAT(sentence(), HasSubstr("contains no hash"));
}

TEST_F(WorkerCopy, OneThatDoesNotRunThereLeavesTheOneThatDid)
{
    const auto first = copyProgram(*portableProgram(), command());
    EXPECT_THAT(first, ElementsAre(folder.file("far"), StartsWith(cache()), "worker"));
    pack("echo \"version GLIBC_2.99 not found\" >&2; exit 1");
    EXPECT_THAT(sentence(), AllOf(HasSubstr("does not run on that machine"), HasSubstr("GLIBC_2.99")));
    EXPECT_EQ(runProgram({first[0], first[1], "--version"}, patience).status, 0);
}

TEST_F(WorkerCopy, OneForAnotherArchitectureIsOfferedToThatOne)
{
    const std::string other = folder.file("overtake-bench-sparc.tar.gz");
    fs::rename(packed(), other);
    fs::rename(packed() + ".sha256", other + ".sha256");
    ::setenv("OVERTAKE_PORTABLE", other.c_str(), 1);
    EXPECT_THAT(sentence(), HasSubstr("what could be copied is for sparc"));
}

TEST_F(WorkerCopy, WhereThereIsNothingToCopyItIsSaidHowToMakeIt)
{
    ::setenv("OVERTAKE_PORTABLE", folder.file("nothing").c_str(), 1);
    EXPECT_FALSE(portableProgram());
    test::CommandRunner runner;
    runner.run({"workers", "add", "lab", "'" + folder.file("far") + "' overtake-bench worker"});
    EXPECT_THAT(runner.run({"workers", "try", "lab", "--copy"}).err,
                AllOf(HasSubstr("not found"), HasSubstr("packaging/package tar")));
    EXPECT_TRUE(namesProgram({"ssh", "gpu1", "/opt/overtake-bench", "worker"}));
    EXPECT_FALSE(namesProgram({"overtake-bench", "worker"}));
    EXPECT_FALSE(namesProgram({"ssh", "gpu1", "start-it"}));
}

} // namespace
} // namespace overtake::worker
