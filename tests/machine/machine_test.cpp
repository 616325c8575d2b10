// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/machine.h"

#include "machine/cpu_identity.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <sched.h>
#include <thread>

namespace overtake
{
namespace
{

TEST(MachineTest, KnowsThisMachine)
{
    const Machine machine = thisMachine();
    EXPECT_FALSE(machine.cpu.empty());
    EXPECT_GE(machine.sockets, 1);
    EXPECT_GE(machine.cores, machine.sockets);
    EXPECT_EQ(static_cast<unsigned>(machine.threads), std::thread::hardware_concurrency());
    EXPECT_GT(machine.memoryBytes, 64LL << 20);
    EXPECT_NE(machine.os.find("Linux"), std::string::npos);
    EXPECT_TRUE(machine.compiler.find("GCC ") == 0 || machine.compiler.find("Clang ") == 0) << machine.compiler;
    EXPECT_EQ(machine.hostVersion, overtakeVersion());
    for (const char *name : {"oneDNN", "Highway", "hwloc", "nlohmann-json"}) {
        const auto library =
            std::ranges::find_if(machine.libraries, [&](const Library &candidate) { return candidate.name == name; });
        ASSERT_NE(library, machine.libraries.end()) << name;
        EXPECT_EQ(std::ranges::count(library->version, '.'), 2) << library->version;
    }
}

TEST(MachineTest, CountsOnlyTheThreadsItMayUse)
{
    cpu_set_t before;
    ASSERT_EQ(::sched_getaffinity(0, sizeof before, &before), 0);
    cpu_set_t one;
    CPU_ZERO(&one);
    for (int cpu = 0; cpu < CPU_SETSIZE; ++cpu) {
        if (CPU_ISSET(cpu, &before)) {
            CPU_SET(cpu, &one);
            break;
        }
    }
    ASSERT_EQ(::sched_setaffinity(0, sizeof one, &one), 0);
    const int threads = thisMachine().threads;
    ASSERT_EQ(::sched_setaffinity(0, sizeof before, &before), 0);
    EXPECT_EQ(threads, 1);
}

TEST(MachineTest, ReadsTheProcessorsName)
{
    EXPECT_EQ(cpuNameFrom("processor\t: 0\nvendor_id\t: GenuineIntel\ncpu family\t: 6\n"
                          "model name\t: Intel(R) Core(TM) i7-8700 CPU @ 3.20GHz\ncpu MHz\t\t: 3200.000\n\n"
                          "processor\t: 1\nmodel name\t: another\n"),
              "Intel(R) Core(TM) i7-8700 CPU @ 3.20GHz");
    EXPECT_EQ(cpuNameFrom("processor\t: 0\nCPU implementer\t: 0x41\nCPU part\t: 0xd0c\n\n"
                          "processor\t: 1\nCPU implementer\t: 0x41\nCPU part\t: 0xd0c\n"),
              "ARM Neoverse N1");
    EXPECT_EQ(cpuNameFrom("model name\t: ARMv8 Processor rev 4 (v8l)\nCPU implementer\t: 0x41\nCPU part\t: 0xd03\n\n"
                          "CPU implementer\t: 0x41\nCPU part\t: 0xd08\n"),
              "ARM Cortex-A53 + ARM Cortex-A72");
    EXPECT_EQ(cpuNameFrom("CPU implementer\t: 0x99\nCPU part\t: 0x123"), "ARM part 0x123");
    EXPECT_EQ(cpuNameFrom("cpu\t\t: POWER9, altivec supported\n"), "POWER9, altivec supported");
    EXPECT_EQ(cpuNameFrom(""), "");
    EXPECT_EQ(cpuNameFrom("no colon here"), "");
}

TEST(MachineTest, NamesTheWidestVectorExtension)
{
    const auto widest = [](std::vector<std::string> extensions) {
        Machine machine;
        machine.vectorExtensions = std::move(extensions);
        return widestVectorExtension(machine);
    };
    EXPECT_EQ(widest({"SSE2", "SSE4.2", "AVX", "FMA", "AVX2", "AVX-512F", "AVX-512VL"}), "AVX-512");
    EXPECT_EQ(widest({"SSE2", "SSE4.2", "AVX", "FMA", "AVX2"}), "AVX2");
    EXPECT_EQ(widest({"SSE2", "SSE4.2"}), "SSE4.2");
    EXPECT_EQ(widest({"NEON"}), "NEON");
    EXPECT_EQ(widest({"NEON", "SVE"}), "SVE");
    EXPECT_EQ(widest({"VSX"}), "VSX");
    EXPECT_EQ(widest({}), "");
}

} // namespace
} // namespace overtake
