// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments/workers.h"
#include "machine/machine.h"
#include "process/run_program.h"
#include "remote/worker_commands.h"
#include "report/temporary_folder.h"
#include "text/error.h"
#include "text/shell_words.h"

#include <gmock/gmock.h>

namespace overtake::cli
{
namespace
{

using testing::ElementsAre;
using testing::HasSubstr;

TEST(WorkerWords, AreCutAsAShellCutsThemAndNothingIsExpanded)
{
    EXPECT_THAT(shellWords("ssh gpu1  overtake-bench worker"), ElementsAre("ssh", "gpu1", "overtake-bench", "worker"));
    EXPECT_THAT(shellWords(R"(a 'b c' "d 'e" f\ g '' $HOME `x`)"),
                ElementsAre("a", "b c", "d 'e", "f g", "", "$HOME", "`x`"));
    EXPECT_THAT(shellWords("  "), ElementsAre());
    EXPECT_THROW(shellWords("ssh 'gpu1"), UsageError);
}

TEST(WorkerWords, WhatNamesNoWorkerIsWrongUse)
{
    for (const char *text :
         {"lab", "=ssh gpu1", "lab=", "lab= ", "l/a=ssh gpu1", "l:a=x", "l,a=x", "numpy=x", "l\xff=x"})
        EXPECT_THROW(withWorkers({}, {text}, {}), UsageError) << text;
}

TEST(WorkerEnvironment, TellsFrameworksTheUsualThreadsAndKeepsOurOwnWaitingFromThem)
{
    const test::TemporaryFolder folder;
    test::writeText(folder.file("numpy_engine.py"), "");
    test::writeText(folder.file("overtake_worker.py"),
                    "echo \"threads $OVERTAKE_USUAL_THREADS, spins ${GOMP_SPINCOUNT-as it likes}\" >&2; exit 3\n");
    const auto saidWith = [&](const std::string &setting) {
        return runProgram({"env", "-u", "GOMP_SPINCOUNT", "-u", "OMP_WAIT_POLICY", "OVERTAKE_PYTHON=sh",
                           "OVERTAKE_WORKERS=" + folder.file("."), setting, OVERTAKE_BENCH, "measure", "mlp", "--quick",
                           "--engine", "numpy"},
                          {100, {}})
            .err;
    };
    const std::string threads = "threads " + std::to_string(thisMachine().usable.usualThreads());
    EXPECT_THAT(saidWith("OVERTAKE_USUAL_THREADS=1000"), HasSubstr(threads + ", spins as it likes"));
    EXPECT_THAT(saidWith("GOMP_SPINCOUNT=7"), HasSubstr(threads + ", spins 7"));
}

TEST(WorkerEnvironment, SaysNothingOfThisMachineToOthers)
{
    for (const std::vector<std::string> &command :
         {std::vector<std::string>{"ssh", "gpu1", "overtake-bench", "worker"}, {"srun", "overtake_worker.py", "numpy"}})
        for (const auto &[name, value] : worker::environmentOf(command))
            EXPECT_NE(name, "OVERTAKE_USUAL_THREADS");
}

} // namespace
} // namespace overtake::cli
