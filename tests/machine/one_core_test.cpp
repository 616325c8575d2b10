// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/one_core.h"

#include <gtest/gtest.h>

namespace overtake
{
namespace
{

cpu_set_t allowed()
{
    cpu_set_t cpus;
    CPU_ZERO(&cpus);
    sched_getaffinity(0, sizeof cpus, &cpus);
    return cpus;
}

TEST(OneCore, TheThreadStaysOnItAndIsFreeAfterwards)
{
    const cpu_set_t before = allowed();
    const bool isPlaced = !coresToUse().empty(); // not where there is one CPU only
    {
        const OneCore core(true);
        const cpu_set_t meanwhile = allowed();
        EXPECT_EQ(CPU_COUNT(&meanwhile), isPlaced ? 1 : CPU_COUNT(&before));
        EXPECT_TRUE(!isPlaced || CPU_ISSET(coresToUse().front(), &meanwhile));
    }
    const cpu_set_t after = allowed();
    EXPECT_TRUE(CPU_EQUAL(&before, &after));
    const OneCore unwanted(false);
    const cpu_set_t still = allowed();
    EXPECT_TRUE(CPU_EQUAL(&before, &still));
}

} // namespace
} // namespace overtake
