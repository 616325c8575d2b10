// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Too few threads are a sentence: tests/cli/binary_test.cpp has the program under such a limit.
#include "machine/thread_limit.h"

#include "error_of.h"

#include <gmock/gmock.h>

namespace overtake
{
namespace
{

TEST(ThreadLimit, CountsTheThreadsThatCanBeStarted)
{
    EXPECT_EQ(startableThreads(0), 0);
    EXPECT_EQ(startableThreads(5), 5);
}

TEST(ThreadLimit, OneThreadTooFewIsASentence)
{
    EXPECT_NO_THROW(requireThreads([](int wanted) { return wanted; }));
    EXPECT_THAT(test::errorOf([] { requireThreads([](int wanted) { return wanted - 1; }); }),
                testing::MatchesRegex("Only [0-9]+ of the [0-9]+ threads that Overtake needs can be started: raise the "
                                      "limit on processes \\(ulimit -u, or pids.max of the container\\)\\."));
}

} // namespace
} // namespace overtake
