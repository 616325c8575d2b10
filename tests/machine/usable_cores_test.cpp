// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/usable_cores.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <hwloc.h>
#include <hwloc/cpukinds.h>
#include <memory>
#include <numeric>
#include <unistd.h>

namespace overtake
{
namespace
{

/// Made up: "pack:1 core:8 pu:2" and the like; processing units are numbered in order.
class MadeUpTopology
{
public:
    explicit MadeUpTopology(const char *description)
    {
        hwloc_topology_init(&m_topology);
        EXPECT_EQ(hwloc_topology_set_synthetic(m_topology, description), 0) << description;
        EXPECT_EQ(hwloc_topology_load(m_topology), 0) << description;
    }
    MadeUpTopology(const MadeUpTopology &) = delete;
    MadeUpTopology &operator=(const MadeUpTopology &) = delete;
    ~MadeUpTopology() { hwloc_topology_destroy(m_topology); }

    /// Processing units [first, last) are of a kind of which Linux says `value` under `name`.
    void addKind(unsigned first, unsigned last, const char *name, const char *value)
    {
        hwloc_bitmap_t set = hwloc_bitmap_alloc();
        hwloc_bitmap_set_range(set, first, static_cast<int>(last) - 1);
        hwloc_info_s info = {const_cast<char *>(name), const_cast<char *>(value)};
        EXPECT_EQ(hwloc_cpukinds_register(m_topology, set, -1, 1, &info, 0), 0);
        hwloc_bitmap_free(set);
    }

    UsableCores usable(int first, int last, std::optional<double> quota = {}) const
    {
        std::vector<int> allowed(static_cast<std::size_t>(last - first));
        std::iota(allowed.begin(), allowed.end(), first);
        return usableCoresOf(m_topology, allowed, quota);
    }

private:
    hwloc_topology_t m_topology = nullptr;
};

void expectThreads(const UsableCores &usable, int threads, const std::string &text)
{
    EXPECT_EQ(usable.usualThreads(), threads);
    EXPECT_EQ(toText(Label{.details = {usable.labelOf(threads)}}), text);
}

TEST(UsableCores, AreThreadsWhereEachCoreHasOne)
{
    const MadeUpTopology plain("pack:1 core:2 pu:1");
    expectThreads(plain.usable(0, 2), 2, "2 threads");
    expectThreads(plain.usable(1, 2), 1, "1 thread");
}

TEST(UsableCores, CountOnceWhereTwoThreadsShareThem)
{
    const MadeUpTopology twoSockets("pack:2 core:4 pu:2");
    expectThreads(twoSockets.usable(0, 16), 8, "8 threads on 8 cores");
    expectThreads(twoSockets.usable(0, 3), 2, "2 threads on 2 cores"); // one whole core and half of the next
    expectThreads(twoSockets.usable(2, 4), 1, "1 thread on 1 core");
    EXPECT_EQ(twoSockets.usable(0, 16).threads, 16);
}

TEST(UsableCores, AreTheFastOnesOfTwoKinds)
{
    // As Intel's: 8 fast cores with two threads each, 16 slow ones with one. Frequencies differ a little among the
    // fast.
    MadeUpTopology hybrid("pack:1 l2:24 core:1 pu:1");
    hybrid.addKind(0, 2, "CoreType", "IntelCore");
    hybrid.addKind(0, 2, "FrequencyMaxMHz", "5800");
    hybrid.addKind(2, 8, "CoreType", "IntelCore");
    hybrid.addKind(2, 8, "FrequencyMaxMHz", "5500");
    hybrid.addKind(8, 24, "CoreType", "IntelAtom");
    hybrid.addKind(8, 24, "FrequencyMaxMHz", "4300"); // three quarters, and half as much in a cycle
    expectThreads(hybrid.usable(0, 24), 8, "8 threads for 8 performance cores");
    expectThreads(hybrid.usable(7, 24), 1, "1 thread for 1 performance core");
    expectThreads(hybrid.usable(8, 24), 16, "16 threads"); // the slow ones alone are of one kind
    EXPECT_EQ(hybrid.usable(0, 24).cores, 24);

    MadeUpTopology arm("pack:1 core:8 pu:1"); // one a little faster, three large, four small
    arm.addKind(0, 4, "LinuxCapacity", "280");
    arm.addKind(4, 7, "LinuxCapacity", "880");
    arm.addKind(7, 8, "LinuxCapacity", "1024");
    expectThreads(arm.usable(0, 8), 4, "4 threads for 4 performance cores");

    MadeUpTopology turbo("pack:1 core:8 pu:2"); // some cores of a server may run a little faster
    turbo.addKind(0, 4, "FrequencyMaxMHz", "4200");
    turbo.addKind(4, 16, "FrequencyMaxMHz", "3700");
    expectThreads(turbo.usable(0, 16), 8, "8 threads on 8 cores");
}

TEST(UsableCores, AreUsedOneAfterTheOtherBeforeTheirSecondThreadsAndTheFastOnesFirst)
{
    const MadeUpTopology server("pack:1 core:4 pu:2");
    EXPECT_EQ(server.usable(0, 8).order, (std::vector<int>{0, 2, 4, 6, 1, 3, 5, 7}));
    EXPECT_EQ(server.usable(1, 5).order, (std::vector<int>{1, 2, 4, 3})); // half of the first core and of the third

    MadeUpTopology hybrid("pack:1 core:4 pu:2");
    hybrid.addKind(0, 4, "CoreType", "IntelAtom");
    hybrid.addKind(4, 8, "CoreType", "IntelCore");
    hybrid.addKind(4, 8, "FrequencyMaxMHz", "5500");
    EXPECT_EQ(hybrid.usable(0, 8).order, (std::vector<int>{4, 6, 0, 2, 1, 3, 5, 7}));
}

TEST(UsableCores, AreNoMoreThanTheQuotaGrants)
{
    const MadeUpTopology plain("pack:1 core:8 pu:2");
    expectThreads(plain.usable(0, 16, 2.5), 2, "2 threads under a quota of 2.5 CPUs");
    expectThreads(plain.usable(0, 16, 0.5), 1, "1 thread under a quota of 0.5 CPUs");
    expectThreads(plain.usable(0, 16, 1.0), 1, "1 thread under a quota of 1 CPU");
    expectThreads(plain.usable(0, 16, 12.0), 8, "8 threads on 8 cores");
}

class CpuQuota : public testing::Test
{
protected:
    void SetUp() override
    {
        std::string pattern = (std::filesystem::temp_directory_path() / "overtake-quota-XXXXXX").string();
        ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
        m_root = pattern;
    }
    void TearDown() override { std::filesystem::remove_all(m_root); }

    void write(const std::string &path, const std::string &content) const
    {
        const std::filesystem::path full = m_root + path;
        std::filesystem::create_directories(full.parent_path());
        std::ofstream(full) << content;
    }
    std::optional<double> quota() const { return cpuQuota(m_root); }

    std::string m_root;
};

TEST_F(CpuQuota, IsTheSmallestOfTheGroupsAbove)
{
    EXPECT_EQ(quota(), std::nullopt);
    write("/proc/self/cgroup", "0::/user.slice/job.scope\n");
    EXPECT_EQ(quota(), std::nullopt);
    write("/sys/fs/cgroup/user.slice/job.scope/cpu.max", "max 100000\n");
    EXPECT_EQ(quota(), std::nullopt);
    write("/sys/fs/cgroup/user.slice/cpu.max", "250000 100000\n");
    EXPECT_EQ(quota(), 2.5);
    write("/sys/fs/cgroup/user.slice/job.scope/cpu.max", "400000 100000\n");
    EXPECT_EQ(quota(), 2.5);
    write("/sys/fs/cgroup/user.slice/job.scope/cpu.max", "50000 50000\n");
    EXPECT_EQ(quota(), 1.0);
}

TEST_F(CpuQuota, InAContainerIsAtTheRoot)
{
    write("/proc/self/cgroup", "0::/\n");
    write("/sys/fs/cgroup/cpu.max", "150000 100000\n");
    EXPECT_EQ(quota(), 1.5);
}

TEST_F(CpuQuota, OfTheFirstVersionToo)
{
    write("/proc/self/cgroup", "5:memory:/docker/1f\n4:cpu,cpuacct:/docker/1f\n2:cpuset:/docker/1f\n0::/\n");
    write("/sys/fs/cgroup/cpu,cpuacct/cpu.cfs_quota_us", "-1\n");
    write("/sys/fs/cgroup/cpu,cpuacct/cpu.cfs_period_us", "100000\n");
    EXPECT_EQ(quota(), std::nullopt);
    write("/sys/fs/cgroup/cpu,cpuacct/cpu.cfs_quota_us", "300000\n"); // the container's own root
    EXPECT_EQ(quota(), 3.0);
    write("/sys/fs/cgroup/cpu,cpuacct/docker/1f/cpu.cfs_quota_us", "200000\n"); // the host's path is there
    write("/sys/fs/cgroup/cpu,cpuacct/docker/1f/cpu.cfs_period_us", "100000\n");
    EXPECT_EQ(quota(), 2.0);
}

TEST_F(CpuQuota, NonsenseIsNone)
{
    write("/proc/self/cgroup", "nonsense\n0::\n::\n");
    write("/sys/fs/cgroup/cpu.max", "many few\n");
    EXPECT_EQ(quota(), std::nullopt);
    write("/sys/fs/cgroup/cpu.max", "100000 0\n");
    EXPECT_EQ(quota(), std::nullopt);
}

} // namespace
} // namespace overtake
