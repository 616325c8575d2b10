// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/control_group.h"

#include "report/temporary_folder.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

class MemoryOfGroups : public testing::Test
{
protected:
    void write(const std::string &path, const std::string &content) const
    {
        const std::filesystem::path whole = m_folder.file("root") + path;
        std::filesystem::create_directories(whole.parent_path());
        std::ofstream(whole) << content;
    }
    std::optional<std::int64_t> left() const { return memoryLeftInGroups(m_folder.file("root")); }

private:
    test::TemporaryFolder m_folder;
};

TEST_F(MemoryOfGroups, ABatchJobsOwnGroupAndThoseAboveItCount)
{
    EXPECT_EQ(left(), std::nullopt);
    write("/proc/self/cgroup", "0::/system.slice/job_17/step_0\n");
    write("/sys/fs/cgroup/system.slice/job_17/step_0/memory.max", "max\n");
    write("/sys/fs/cgroup/system.slice/job_17/step_0/memory.current", "100\n");
    EXPECT_EQ(left(), std::nullopt);
    write("/sys/fs/cgroup/system.slice/job_17/memory.max", "1000\n");
    write("/sys/fs/cgroup/system.slice/job_17/memory.current", "300\n");
    EXPECT_EQ(left(), 700);
    write("/sys/fs/cgroup/system.slice/job_17/step_0/memory.max", "500\n");
    EXPECT_EQ(left(), 400);
}

TEST_F(MemoryOfGroups, WhatOnlyKeepsFilesIsNotUsed)
{
    write("/proc/self/cgroup", "0::/\n");
    write("/sys/fs/cgroup/memory.max", "1000\n");
    write("/sys/fs/cgroup/memory.current", "900\n");
    write("/sys/fs/cgroup/memory.stat", "anon 300\nfile 600\ninactive_file 400\nactive_file 150\n");
    EXPECT_EQ(left(), 650);
}

TEST_F(MemoryOfGroups, TheFirstVersionCountsToo)
{
    write("/proc/self/cgroup", "4:memory:/slurm/job_5\n0::/\n");
    write("/sys/fs/cgroup/memory/slurm/job_5/memory.limit_in_bytes", "2000\n");
    write("/sys/fs/cgroup/memory/slurm/job_5/memory.usage_in_bytes", "1500\n");
    write("/sys/fs/cgroup/memory/slurm/job_5/memory.stat", "inactive_file 1\ntotal_inactive_file 100\n");
    write("/sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712\n"); // none
    write("/sys/fs/cgroup/memory/memory.usage_in_bytes", "5\n");
    EXPECT_EQ(left(), 600);
}

} // namespace
} // namespace overtake
