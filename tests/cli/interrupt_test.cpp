// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/interrupt.h"

#include <gtest/gtest.h>
#include <unistd.h>

namespace overtake::cli
{
namespace
{

// Each runs in a process of its own: signals are for the whole process.

[[noreturn]] void interruptTimes(int times)
{
    std::signal(SIGINT, SIG_DFL); // a test run in the background may have it ignored
    int status = 0;
    {
        const Interrupt interrupt;
        for (int i = 0; i < times; ++i) {
            ::kill(::getpid(), SIGINT);
            while (!interrupt.token().stop_requested())
                ::usleep(1000);
        }
        if (times > 1)
            ::pause(); // nothing but the second signal ends this
        status = interrupt.token().stop_requested() ? 7 : 0;
    }
    ::_exit(status);
}

TEST(InterruptTest, TheFirstAsksToStop)
{
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(interruptTimes(1), testing::ExitedWithCode(7), "");
}

TEST(InterruptTest, TheSecondEndsTheProcess)
{
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(interruptTimes(2), testing::ExitedWithCode(130), "");
}

TEST(InterruptTest, AStopThatLastsIsTold)
{
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    const auto waiting = [] {
        std::signal(SIGINT, SIG_DFL);
        const Interrupt interrupt([] { ::_exit(9); });
        ::kill(::getpid(), SIGINT);
        ::pause();
    };
    EXPECT_EXIT(waiting(), testing::ExitedWithCode(9), "");
}

TEST(InterruptTest, WithoutASignalNothingHappens)
{
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    EXPECT_EXIT(interruptTimes(0), testing::ExitedWithCode(0), "");
}

TEST(InterruptTest, WhatTheCallerIgnoresStaysIgnored)
{
    GTEST_FLAG_SET(death_test_style, "threadsafe");
    const auto ignoring = [] {
        std::signal(SIGINT, SIG_IGN);
        const Interrupt interrupt;
        ::kill(::getpid(), SIGINT); // discarded at once
        ::_exit(interrupt.token().stop_requested() ? 1 : 7);
    };
    EXPECT_EXIT(ignoring(), testing::ExitedWithCode(7), "");
}

} // namespace
} // namespace overtake::cli
