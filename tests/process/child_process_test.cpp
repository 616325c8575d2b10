// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Other programs that answer, fail, hang, print without end or leave children behind: none keeps us waiting, none
// stays.
#include "error_of.h"
#include "process/run_program.h"
#include "report/temporary_folder.h"

#include <gmock/gmock.h>

#include <cerrno>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <thread>

#include <pty.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace overtake
{
namespace
{

using test::errorOf;
using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

const Patience patience{60, {}};

std::ptrdiff_t openFiles()
{
    return std::distance(std::filesystem::directory_iterator("/proc/self/fd"), std::filesystem::directory_iterator());
}

bool hasChildren()
{
    siginfo_t info{};
    return ::waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0;
}

/// Whether the process whose number stands in `file` is gone, or is soon.
bool isGone(const std::string &file)
{
    pid_t pid = 0;
    std::ifstream(file) >> pid;
    EXPECT_GT(pid, 1);
    for (int i = 0; i < 1500; ++i) {
        std::string state;
        std::ifstream stat("/proc/" + std::to_string(pid) + "/stat");
        if (!std::getline(stat, state) || state.find(") Z ") != std::string::npos)
            return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return false;
}

TEST(RunProgram, GivesItsInputAndKeepsWhatItPrints)
{
    const std::string much(300000, 'x');
    EXPECT_EQ(runProgram({"cat"}, patience, much).out, much);
    const ProgramOutput failed = runProgram({"sh", "-c", "echo one; echo two >&2; exit 3"}, patience);
    EXPECT_EQ(failed.status, 3);
    EXPECT_EQ(failed.out, "one\n");
    EXPECT_EQ(failed.lastLine(), "two");
    EXPECT_EQ(runProgram({"true"}, patience, much).status, 0) << "it need not read its input";
    const ProgramOutput missing = runProgram({"/nowhere/program"}, patience);
    EXPECT_EQ(missing.status, 127);
    EXPECT_EQ(missing.lastLine(), sentence("'%1' cannot be started: %2.", "/nowhere/program", systemReason(ENOENT)));
    EXPECT_EQ(runProgram({"sh", "-c", "kill -9 $$"}, patience).status, 137);
    EXPECT_EQ(runProgram({"cat"}, patience).out, "") << "without input it reads none of ours";
    EXPECT_EQ(runProgram({"sh", "-c", R"(yes | head -c 3000000)"}, patience).out.size(), 3000000U);
}

TEST(RunProgram, TakesNoMoreThanItCanKeep)
{
    EXPECT_THAT(errorOf([] { runProgram({"yes"}, patience); }), HasSubstr("'yes' prints more than 64 MiB"));
    const auto away = runProgram({"sh", "-c", "setsid yes & setsid yes >&2 & exit 0"}, patience);
    EXPECT_EQ(away.status, 0) << "those that it left behind print without end";
}

TEST(RunProgram, SeesTheEndWhereSignalsOfChildrenWereIgnored)
{
    std::signal(SIGCHLD, SIG_IGN); // by whoever started this program
    EXPECT_EQ(runProgram({"sh", "-c", "exit 3"}, {5, {}}).status, 3);
    std::signal(SIGCHLD, SIG_DFL);
}

TEST(RunProgram, EndsOneThatSaysNothing)
{
    test::TemporaryFolder folder;
    const std::vector<std::string> silent = {"sh", "-c", "echo $$ > \"$0\"; echo 'still queued' >&2; sleep 1000",
                                             folder.file("pid")};
    EXPECT_THAT(errorOf([&] {
                    runProgram(silent, {0.3, {}});
                }),
                AllOf(StartsWith("'sh' did not answer within 300 ms"), HasSubstr("still queued")));
    EXPECT_TRUE(isGone(folder.file("pid")));
}

TEST(RunProgram, EndsAtAStopEvenIfItIgnoresSignals)
{
    test::TemporaryFolder folder;
    for (const char *script :
         {"echo $$ > \"$0\"; exec sleep 1000", "trap '' TERM INT; echo $$ > \"$0\"; while :; do sleep 1; done",
          "echo $$ > \"$0\"; yes"}) {
        std::stop_source stop;
        const std::jthread later([&] {
            while (!std::filesystem::exists(folder.file("pid")))
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
            stop.request_stop();
        });
        EXPECT_THROW(runProgram({"sh", "-c", script, folder.file("pid")}, {60, stop.get_token()}), Cancelled);
        EXPECT_TRUE(isGone(folder.file("pid"))) << script;
        std::filesystem::remove(folder.file("pid"));
    }
}

TEST(RunProgram, WaitsForNobodyThatAProgramLeavesBehind)
{
    test::TemporaryFolder folder;
    const auto left =
        runProgram({"sh", "-c", "sleep 1000 & echo $! > \"$0\"; echo done", folder.file("pid")}, {60, {}});
    EXPECT_EQ(left.out, "done\n");
    EXPECT_TRUE(isGone(folder.file("pid"))) << "it is of the program's group";
    const auto away = runProgram({"sh", "-c", "setsid sleep 2 & echo done", folder.file("pid")}, {60, {}});
    EXPECT_EQ(away.out, "done\n") << "as the master of shared ssh connections does, which holds the pipes";
}

TEST(ChildProcess, KeepsTheEndOfItsErrorsOnly)
{
    ChildProcess child({"sh", "-c", "yes error | head -c 2000000 >&2; echo >&2; echo last >&2"}, {});
    std::string output;
    std::string_view none;
    while (!child.endingWithin(0))
        child.move(none, output, 10);
    while (child.move(none, output, 0)) {
    }
    EXPECT_LT(child.errors().size(), 200000U);
    EXPECT_EQ(lastLineOf(child.errors()), "last");
}

TEST(ChildProcess, HasTheSignalsAndVariablesOfAFreshProgram)
{
    std::signal(SIGPIPE, SIG_IGN);
    sigset_t term;
    sigemptyset(&term);
    sigaddset(&term, SIGTERM);
    ::pthread_sigmask(SIG_BLOCK, &term, nullptr);
    ChildProcess child({"sh", "-c", "grep -E '^Sig(Blk|Ign)' /proc/self/status; echo $NAME; kill -TERM $$"},
                       {.environment = {{"NAME", "value"}}});
    ::pthread_sigmask(SIG_UNBLOCK, &term, nullptr);
    std::signal(SIGPIPE, SIG_DFL);
    std::string output;
    std::string_view none;
    while (!child.endingWithin(0))
        child.move(none, output, 10);
    while (child.move(none, output, 0)) {
    }
    EXPECT_THAT(output, AllOf(HasSubstr("SigBlk:\t0000000000000000\n"), HasSubstr("value\n")));
    EXPECT_EQ(child.endingWithin(0)->signal, SIGTERM);
}

/// Whether a child still answers after a Ctrl-C at this process's terminal, for which it asks by a line.
bool isAnsweredAfterCtrlC()
{
    sigset_t interrupt;
    sigemptyset(&interrupt);
    sigaddset(&interrupt, SIGINT);
    ::pthread_sigmask(SIG_BLOCK, &interrupt, nullptr);
    ChildProcess child({"cat"}, {.asksAtTerminal = true});
    std::string_view input = "once\n";
    std::string output;
    while (output.size() < 5 && child.hasOutput())
        child.move(input, output, 10);
    if (::write(STDOUT_FILENO, "ready\n", 6) != 6)
        return false;
    int signal = 0;
    ::sigwait(&interrupt, &signal);
    input = "twice\n";
    while (output.size() < 11 && child.hasOutput())
        child.move(input, output, 10);
    return output == "once\ntwice\n";
}

TEST(ChildProcess, OneThatMayAskAtTheTerminalOutlivesCtrlC)
{
    int terminal = -1;
    const pid_t pid = ::forkpty(&terminal, nullptr, nullptr, nullptr);
    ASSERT_GE(pid, 0);
    if (pid == 0)
        ::_exit(isAnsweredAfterCtrlC() ? 0 : 1);
    char letter = 0;
    while (::read(terminal, &letter, 1) == 1 && letter != '\n') {
    }
    EXPECT_EQ(::write(terminal, "\x03", 1), 1);
    int status = 0;
    ::waitpid(pid, &status, 0);
    ::close(terminal);
    EXPECT_EQ(status, 0);
}

TEST(ChildProcess, LeavesNoFileAndNoProcessWhereItCannotStart)
{
    const auto before = openFiles();
    for (int i = 0; i < 100; ++i)
        EXPECT_THROW(ChildProcess({"/nowhere/program"}, {}), ProgramNotStarted);
    EXPECT_THAT(errorOf([] { ChildProcess({"/etc/passwd"}, {}); }),
                HasSubstr("'/etc/passwd' cannot be started: Permission denied."));
    EXPECT_THROW(ChildProcess({}, {}), Error);
    EXPECT_EQ(openFiles(), before);
    // Every number of files at which one pipe or the other fails.
    rlimit limit{};
    ::getrlimit(RLIMIT_NOFILE, &limit);
    int refused = 0;
    for (rlim_t files = 3; files < 20; ++files) {
        const rlimit few{files, limit.rlim_max};
        ::setrlimit(RLIMIT_NOFILE, &few);
        const std::string reason = errorOf([] { ChildProcess({"true"}, {}); });
        ::setrlimit(RLIMIT_NOFILE, &limit);
        refused += reason.empty() ? 0 : 1;
        if (!reason.empty()) {
            EXPECT_THAT(reason, HasSubstr("Too many open files"));
        }
    }
    EXPECT_GT(refused, 2);
    EXPECT_EQ(openFiles(), before);
    EXPECT_FALSE(hasChildren());
}

TEST(ForeignLines, AreFitToBeShown)
{
    EXPECT_EQ(lastLineOf("one\n\x1b[31mtwo\x07 and\tthree\n\n \n"), "[31mtwo  and three");
    EXPECT_EQ(firstLineOf("\r\n  usage: it\r\nmore\n"), "usage: it");
    EXPECT_EQ(firstLineOf(" \n\t"), "");
    EXPECT_EQ(firstLineOf(std::string(5000, 'x')), std::string(299, 'x') + "…");
    EXPECT_EQ(firstLineOf("Gr\xc3\xbc\xc3\x9f\x65 \xff\xc0\x80 \xe2\x80\xae!"),
              "Grüße \xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd !");
}

} // namespace
} // namespace overtake
