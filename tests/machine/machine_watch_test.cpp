// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/machine_watch.h"

#include "report/temporary_folder.h"

#include <gtest/gtest.h>
#include <tuple>

namespace overtake
{
namespace
{

const std::string threeThreads = "cpu  1500 100 600 90000 50 10 20 30 7 0\n"
                                 "cpu0 1000 100 500 20000 10 4 6 20 7 0\n"
                                 "cpu1 300 0 100 30000 20 3 7 8 0 0\n"
                                 "cpu2 200 0 0 40000 20 3 7 2 0 0\n"
                                 "intr 123456 0 0\n"
                                 "cpu9 not a processor\n";

TEST(MachineWatch, CountsTheCoresThatThisProcessMayUse)
{
    const auto all = processorTimeFrom(threeThreads, {}, 100);
    ASSERT_TRUE(all);
    EXPECT_DOUBLE_EQ(all->busy, 22.30); // neither idle nor waiting for disks; time of guests is in the user's
    EXPECT_DOUBLE_EQ(all->stolen, 0.30);
    const auto two = processorTimeFrom(threeThreads, {2, 1}, 100);
    ASSERT_TRUE(two);
    EXPECT_DOUBLE_EQ(two->busy, 6.20);
    EXPECT_DOUBLE_EQ(two->stolen, 0.10);
}

TEST(MachineWatch, KnowsNothingFromAnotherText)
{
    EXPECT_FALSE(processorTimeFrom("", {}, 100));
    EXPECT_FALSE(processorTimeFrom("cpu  1 2 3\n", {}, 100));
    EXPECT_FALSE(processorTimeFrom("cpu0 1 2 three 4 5 6 7 8\n", {0}, 100));
    EXPECT_FALSE(processorTimeFrom(threeThreads, {17}, 100));
}

TEST(MachineWatch, ThrottlingIsThatOfTheCoresUsed)
{
    const test::TemporaryFolder root;
    for (const auto &[thread, core, package] : {std::tuple{0, 100, 7}, std::tuple{1, 20, 7}, std::tuple{2, 3, 6}}) {
        const std::string folder =
            root.file("sys/devices/system/cpu/cpu" + std::to_string(thread) + "/thermal_throttle");
        std::filesystem::create_directories(folder);
        test::writeText(folder + "/core_throttle_count", std::to_string(core) + "\n");
        test::writeText(folder + "/package_throttle_count", std::to_string(package) + "\n");
    }
    EXPECT_EQ(throttlesOf({0, 1}, root.file("")), 127);
    EXPECT_EQ(throttlesOf({2, 5}, root.file("")), 9);
    EXPECT_FALSE(throttlesOf({5}, root.file("")));
    // Two threads of one core count as one, and so do two cores of a package.
    for (const auto &[thread, core, package] : {std::tuple{0, 4, 0}, std::tuple{1, 4, 0}, std::tuple{2, 4, 1}}) {
        const std::string folder = root.file("sys/devices/system/cpu/cpu" + std::to_string(thread) + "/topology");
        std::filesystem::create_directories(folder);
        test::writeText(folder + "/core_id", std::to_string(core) + "\n");
        test::writeText(folder + "/physical_package_id", std::to_string(package) + "\n");
    }
    EXPECT_EQ(throttlesOf({0, 1, 2}, root.file("")), 20 + 7 + 3 + 6);
}

TEST(MachineWatch, TotalsOfThisMachineGrow)
{
    const auto watch = watchThisMachine();
    EXPECT_GE(watch->cores(), 1);
    const auto before = watch->totals();
    ASSERT_TRUE(before);
    const double ghz = watch->clockGhz();
    EXPECT_GT(ghz, 0.05); // also under a debugger or on a slow board
    EXPECT_LT(ghz, 20);
    const auto after = watch->totals();
    ASSERT_TRUE(after);
    EXPECT_GT(after->seconds, before->seconds);
    EXPECT_GT(after->ownSeconds, before->ownSeconds); // the loop's
    EXPECT_GE(after->busySeconds, before->busySeconds);
    EXPECT_GE(after->waitedSeconds.value_or(0), before->waitedSeconds.value_or(0));
}

TEST(QuietBetween, FivePerCentOfTheCoresAreTolerated)
{
    MachineTotals before;
    before.seconds = 10;
    before.busySeconds = 100;
    before.stolenSeconds = 1;
    before.ownSeconds = 40;
    MachineTotals after = before;
    after.seconds = 14;
    after.busySeconds = 101.3;
    after.ownSeconds = 41;
    EXPECT_TRUE(isQuietBetween(before, after, 2));
    after.busySeconds = 101.5;
    EXPECT_FALSE(isQuietBetween(before, after, 2));
    after.busySeconds = 100; // counted in ticks, it may seem less than our own
    EXPECT_TRUE(isQuietBetween(before, after, 2));
    after.stolenSeconds = 2;
    EXPECT_FALSE(isQuietBetween(before, after, 2));
}

} // namespace
} // namespace overtake
