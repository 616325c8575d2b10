// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/other_programs.h"

#include <algorithm>
#include <csignal>
#include <ctime>
#include <gtest/gtest.h>
#include <stdexcept>
#include <sys/wait.h>
#include <unistd.h>

namespace overtake
{
namespace
{

constexpr double workSeconds = 0.05; // of processor time, however long that takes

[[noreturn]] void workAndWait(int done)
{
    timespec used = {};
    do
        ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
    while (used.tv_sec == 0 && used.tv_nsec < workSeconds * 1e9);
    (void)!::write(done, "x", 1);
    for (;;)
        ::pause();
}

/// A process that works once it is told to: our child, or one whose parent has ended.
class Program
{
public:
    explicit Program(bool isOurs)
    {
        int number[2];
        if (::pipe(m_begin) != 0 || ::pipe(m_done) != 0 || ::pipe(number) != 0)
            throw std::runtime_error("no pipe");
        m_process = ::fork();
        if (m_process == 0) {
            const pid_t worker = isOurs ? 0 : ::fork();
            if (worker != 0) {
                (void)!::write(number[1], &worker, sizeof worker);
                ::_exit(0);
            }
            char byte = 0;
            (void)!::read(m_begin[0], &byte, 1);
            workAndWait(m_done[1]);
        }
        if (!isOurs) {
            (void)!::read(number[0], &m_process, sizeof m_process);
            ::waitpid(-1, nullptr, 0);
        }
    }
    ~Program()
    {
        ::kill(m_process, SIGKILL);
        ::waitpid(m_process, nullptr, 0); // fails for one that is not ours
    }
    void work()
    {
        (void)!::write(m_begin[1], "x", 1);
        char byte = 0;
        (void)!::read(m_done[0], &byte, 1);
    }
    pid_t id() const { return m_process; }

private:
    pid_t m_process = 0;
    int m_begin[2] = {};
    int m_done[2] = {};
};

TEST(OtherPrograms, WhatThisProcessStartedIsItsOwn)
{
    OtherPrograms programs;
    Program ours(true);
    Program other(false);
    ASSERT_TRUE(programs.othersSeconds());
    const auto &started = programs.started();
    EXPECT_EQ(std::ranges::count(started, ours.id()), 1);
    EXPECT_EQ(std::ranges::count(started, other.id()), 0);
    EXPECT_EQ(std::ranges::count(started, ::getpid()), 0);
    const double before = programs.startedSeconds();
    ours.work();
    EXPECT_GE(programs.startedSeconds() - before, 0.9 * workSeconds);
}

TEST(OtherPrograms, WhatOthersUseIsCountedExactly)
{
    OtherPrograms programs;
    Program other(false);
    const double before = programs.othersSeconds().value_or(-1);
    EXPECT_EQ(before, 0);
    other.work();
    EXPECT_GE(programs.othersSeconds().value_or(0), 0.9 * workSeconds);
}

TEST(OtherPrograms, OneThatHasEndedStaysCounted)
{
    OtherPrograms programs;
    programs.othersSeconds();
    const double before = programs.startedSeconds();
    {
        Program ours(true);
        programs.othersSeconds();
        ours.work();
    }
    programs.othersSeconds();
    EXPECT_GE(programs.startedSeconds() - before, 0.9 * workSeconds);
}

TEST(OtherPrograms, OneThatThisProcessStartedRunsUntilItSleeps)
{
    OtherPrograms programs;
    const pid_t spinning = ::fork();
    if (spinning == 0)
        ::alarm(60); // whatever becomes of the test
    for (volatile bool isChild = spinning == 0; isChild;)
        continue;
    ASSERT_GT(spinning, 0);
    EXPECT_TRUE(programs.othersSeconds());
    EXPECT_TRUE(programs.isAnyStartedRunning());
    ::kill(spinning, SIGSTOP);
    int status = 0;
    EXPECT_EQ(::waitpid(spinning, &status, WUNTRACED), spinning);
    EXPECT_FALSE(programs.isAnyStartedRunning());
    ::kill(spinning, SIGKILL);
    ::waitpid(spinning, nullptr, 0);
}

} // namespace
} // namespace overtake
