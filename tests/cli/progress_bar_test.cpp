// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/progress_bar.h"

#include "measure/fakes.h"

#include <gtest/gtest.h>
#include <sstream>

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
