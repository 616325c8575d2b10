// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/progress_bar.h"

#include "measure/fakes.h"

#include <cstdlib>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sstream>
#include <sys/ioctl.h>
#include <unistd.h>

namespace overtake::cli
{
namespace
{

TEST(ProgressBarTest, DrawsShareWhatAndTimeLeftAndCleansUp)
{
    std::ostringstream terminal;
    fakes::FakeClock clock;
    {
        ProgressBar bar(terminal, clock, true);
        bar.update(0.5, "3/6, hidden 100", 75.2);
        EXPECT_EQ(terminal.str(), "\r\x1b[K[############............] 3/6, hidden 100, 1 min 15 s left");
    }
    EXPECT_TRUE(terminal.str().ends_with("\r\x1b[K"));
}

TEST(ProgressBarTest, IsDueTenTimesASecond)
{
    std::ostringstream terminal;
    fakes::FakeClock clock;
    ProgressBar bar(terminal, clock, true);
    int drawn = 0;
    for (int i = 0; i < 1000; ++i) { // one second in all
        if (bar.isDue()) {
            bar.update(0, "x", std::nullopt);
            ++drawn;
        }
        clock.advance(1e-3);
    }
    EXPECT_GE(drawn, 9);
    EXPECT_LE(drawn, 11);
}

TEST(ProgressBarTest, IsSilentWhenThereIsNoTerminal)
{
    std::ostringstream terminal;
    fakes::FakeClock clock;
    {
        ProgressBar bar(terminal, clock, false);
        EXPECT_FALSE(bar.isDue());
        bar.update(0.5, "x", 1);
    }
    EXPECT_EQ(terminal.str(), "");
}

/// What wraps cannot be written over.
TEST(ProgressBarTest, IsNoLongerThanTheTerminal)
{
    const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    ASSERT_GE(terminal, 0);
    ASSERT_EQ(::grantpt(terminal) + ::unlockpt(terminal), 0);
    const winsize size{50, 40, 0, 0};
    ::ioctl(terminal, TIOCSWINSZ, &size);
    const int end = ::open(::ptsname(terminal), O_WRONLY | O_NOCTTY | O_CLOEXEC);
    const int before = ::dup(STDERR_FILENO);
    ::dup2(end, STDERR_FILENO);
    std::ostringstream text;
    fakes::FakeClock clock;
    ProgressBar bar(text, clock, true);
    bar.update(0.5, "3/6, hidden 100, batch 1000", 75.2);
    ::dup2(before, STDERR_FILENO);
    for (const int one : {terminal, end, before})
        ::close(one);
    EXPECT_EQ(text.str(), "\r\x1b[K[############............] 3/6, hidden ");
}

TEST(ProgressBarTest, SurvivesSharesOutOfRange)
{
    std::ostringstream terminal;
    fakes::FakeClock clock;
    ProgressBar bar(terminal, clock, true);
    bar.update(7, "x", -3);
    EXPECT_EQ(terminal.str(), "\r\x1b[K[########################] x, 1 s left");
}

} // namespace
} // namespace overtake::cli
