// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_runner.h"
#include "file/cache_folder.h"

#include <gmock/gmock.h>
#include <regex>
#include <sstream>

#include <sched.h>

namespace overtake
{
namespace
{

using test::CommandRunner;
using test::Outcome;
using testing::HasSubstr;
using testing::Not;

/// The laboratory's clock stands still while products are measured; this one goes on with every look at it.
class SteppingClock : public Clock
{
public:
    double now() override { return m_seconds += 0.5; }

private:
    double m_seconds = 0;
};

TEST(TuneCommand, TheBudgetBoundsTheCpusProducts)
{
    const test::CacheFolder folder;
    CommandRunner runner;
    SteppingClock clock;
    const Outcome outcome = runner.run({"tune", "--budget", "4"}, &clock);
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr(" of 736 matrix multiplications"));
    EXPECT_THAT(outcome.out, Not(HasSubstr("736 of 736")));
    EXPECT_THAT(outcome.out, HasSubstr("A longer --budget covers more of them."));
    EXPECT_THAT(outcome.out, HasSubstr("Saved in "));

    EXPECT_THAT(runner.run({"tune", "--forget"}).out, HasSubstr("The measurements of cpu's methods were deleted."));
    EXPECT_THAT(runner.run({"tune", "--forget"}).out, HasSubstr("There were no measurements of cpu to delete."));
}

TEST(TuneCommand, AStopKeepsWhatWasMeasured)
{
    const test::CacheFolder folder;
    CommandRunner runner;
    runner.stop.request_stop();
    const Outcome outcome = runner.run({"tune"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_THAT(outcome.out, HasSubstr("0 of 736 matrix multiplications"));
}

TEST(TuneCommand, OnOneCoreEachProductIsMeasuredOnce)
{
    const test::CacheFolder folder;
    cpu_set_t before;
    ASSERT_EQ(::sched_getaffinity(0, sizeof before, &before), 0);
    cpu_set_t one;
    CPU_ZERO(&one);
    int cpu = 0;
    while (!CPU_ISSET(cpu, &before))
        ++cpu;
    CPU_SET(cpu, &one);
    ASSERT_EQ(::sched_setaffinity(0, sizeof one, &one), 0);
    SteppingClock clock;
    const Outcome outcome = CommandRunner().run({"tune", "--budget", "4"}, &clock);
    ::sched_setaffinity(0, sizeof before, &before);
    std::smatch parts;
    ASSERT_TRUE(
        std::regex_search(outcome.out, parts, std::regex("(\\d+) of 736 [a-z ]*, on one thread, in [^:]*:(.*)\\.")))
        << outcome.out;
    int wins = 0;
    std::istringstream words(parts[2]);
    int count = 0;
    for (std::string method; words >> method >> count;)
        wins += count;
    EXPECT_EQ(wins, std::stoi(parts[1]));
}

TEST(TuneCommand, AnEngineWithNothingToTuneIsWrongUse)
{
    for (const char *id : {"reference", "opencl:0"}) {
        const Outcome outcome = CommandRunner(true).run({"tune", "--engine", "cpu", "--engine", id});
        EXPECT_EQ(outcome.status, 2);
        EXPECT_EQ(outcome.err, std::string("overtake-bench: '") + id + "' has nothing to tune: only 'cpu' has.\n");
        EXPECT_EQ(outcome.out, "");
    }
    EXPECT_EQ(CommandRunner().run({"tune", "--engine", "cuda:9"}).status, 2);
    EXPECT_EQ(CommandRunner().run({"tune", "--budget", "soon"}).status, 2);
}

} // namespace
} // namespace overtake
