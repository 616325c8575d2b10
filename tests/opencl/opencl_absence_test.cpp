// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Machines without OpenCL, and with a driver that misbehaves: one sentence, and nothing else breaks. In processes of
// their own, as the loader looks for drivers once.
#include "engines/opencl/discovery.h"
#include "report/temporary_folder.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <sys/wait.h>

namespace overtake
{
namespace
{

using testing::HasSubstr;
using testing::Not;

struct Outcome {
    int status = -1;
    std::string text; ///< both streams
};

class OpenClAbsence : public testing::Test
{
protected:
    Outcome run(const std::string &arguments, const std::string &mode = {})
    {
        const std::string command = "OVERTAKE_BROKEN_ICD_MODE='" + mode +
                                    "' OVERTAKE_DRIVER_SECONDS=2 XDG_CACHE_HOME='" + m_folder.file("cache") +
                                    "' OCL_ICD_VENDORS='" + m_folder.file("vendors") + "' '" + OVERTAKE_BENCH + "' " +
                                    arguments + " 2>&1";
        Outcome outcome;
        FILE *pipe = popen(command.c_str(), "r");
        std::array<char, 4096> part{};
        while (pipe && std::fgets(part.data(), part.size(), pipe))
            outcome.text += part.data();
        const int status = pclose(pipe);
        outcome.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
        return outcome;
    }
    void addVendor(const std::string &name, const std::string &library)
    {
        test::writeText(m_folder.file("vendors/" + name), library + "\n");
    }
    void SetUp() override { std::filesystem::create_directory(m_folder.file("vendors")); }

    test::TemporaryFolder m_folder;
};

TEST_F(OpenClAbsence, NoDriverIsOneSentenceWithWhatToDo)
{
    const Outcome devices = run("devices");
    EXPECT_EQ(devices.status, 0);
    EXPECT_THAT(devices.text, HasSubstr("not here: No OpenCL driver was found: install"));
    EXPECT_THAT(devices.text, HasSubstr("textbook loop"));

    const Outcome asked = run("measure vector-multiply --engine opencl:0");
    EXPECT_EQ(asked.status, 2);
    EXPECT_THAT(asked.text, HasSubstr("'opencl:0' cannot serve here: No OpenCL driver"));
    EXPECT_EQ(std::count(asked.text.begin(), asked.text.end(), '\n'), 1) << asked.text;

    EXPECT_EQ(run("measure vector-multiply --set elements=100 --quick").status, 0);
}

TEST_F(OpenClAbsence, ADriverThatCannotBeLoadedIsAsGoodAsNone)
{
    addVendor("missing.icd", "libthere-is-no-such-driver.so");
    addVendor("nonsense.icd", "/etc/passwd");
    const Outcome devices = run("devices");
    EXPECT_EQ(devices.status, 0);
    EXPECT_THAT(devices.text, HasSubstr("No OpenCL driver was found"));
}

TEST_F(OpenClAbsence, ADriverThatMisbehavesIsNamed)
{
    addVendor("broken.icd", OVERTAKE_BROKEN_ICD);
    for (const char *mode : {"none", "error", "many"}) {
        const Outcome devices = run("devices", mode);
        EXPECT_EQ(devices.status, 0) << mode;
        EXPECT_THAT(devices.text, HasSubstr("OpenCL has a driver (Broken platform), but no device")) << mode;
    }
    const Outcome mute = run("devices", "mute");
    EXPECT_EQ(mute.status, 0);
    EXPECT_THAT(mute.text, HasSubstr("a device without a name cannot be used with OpenCL"));
    EXPECT_EQ(run("measure vector-multiply --engine opencl:0", "mute").status, 2);
}

TEST_F(OpenClAbsence, AGoodDriverBesideABrokenOneServes)
{
    addVendor("broken.icd", OVERTAKE_BROKEN_ICD);
    addVendor("pocl.icd", "libpocl.so.2");
    const Outcome devices = run("devices", "error");
    EXPECT_EQ(devices.status, 0);
    EXPECT_THAT(devices.text, HasSubstr("OpenCL on the CPU (PoCL)"));
    EXPECT_THAT(devices.text, Not(HasSubstr("no device")));
}

/// It is tried in a child first, and the next start knows it.
TEST_F(OpenClAbsence, ADriverThatCrashesWhenItIsLoadedIsLeftOut)
{
    addVendor("broken.icd", OVERTAKE_BROKEN_ICD);
    addVendor("pocl.icd", "libpocl.so.2");
    for (int start = 0; start < 2; ++start) {
        const Outcome devices = run("devices", "crash");
        EXPECT_EQ(devices.status, 0) << devices.text;
        EXPECT_THAT(devices.text, HasSubstr("The OpenCL driver of broken.icd ("));
        EXPECT_THAT(devices.text, HasSubstr(") crashed: signal 11 (Segmentation fault); it is left out."));
        EXPECT_THAT(devices.text, HasSubstr("OpenCL on the CPU (PoCL)"));
    }
    EXPECT_EQ(run("measure vector-multiply --set elements=100 --quick", "crash").status, 0);
}

TEST_F(OpenClAbsence, ADriverThatHangsWhenItIsLoadedIsLeftOut)
{
    addVendor("broken.icd", OVERTAKE_BROKEN_ICD);
    const Outcome devices = run("devices", "hang");
    EXPECT_EQ(devices.status, 0) << devices.text;
    EXPECT_THAT(devices.text, HasSubstr(") did not answer within 2 s; it is left out."));
    const Outcome asked = run("measure vector-multiply --engine opencl:0", "hang");
    EXPECT_EQ(asked.status, 2);
    EXPECT_THAT(asked.text, HasSubstr("did not answer"));
}

TEST_F(OpenClAbsence, WhatADriverPrintsWhenItIsLoadedDoesNotStandAmongFigures)
{
    addVendor("broken.icd", OVERTAKE_BROKEN_ICD);
    const Outcome devices = run("devices --json", "print");
    EXPECT_EQ(devices.status, 0);
    EXPECT_EQ(devices.text.front(), '{') << devices.text;
    EXPECT_THAT(devices.text, HasSubstr("prints when it is loaded ('a driver's greeting'); it is used, and its words "
                                        "are left out."));
}

TEST(OpenClDiscovery, ListsACardOnceThatSeveralPlatformsShow)
{
    const auto found = [](const char *platform, const char *place, const char *unavailable = "") {
        opencl::FoundDevice device;
        device.platformName = platform;
        device.pciPlace = place;
        device.unavailable = unavailable;
        return device;
    };
    const auto once = opencl::eachCardOnce({found("maker", "0:1:0.0"), found("maker", "0:2:0.0"),
                                            found("Mesa", "0:1:0.0"), found("old", "0:3:0.0", "has no compiler"),
                                            found("Mesa", "0:3:0.0"), found("CPU", ""), found("other CPU", "")});
    ASSERT_EQ(once.size(), 5U);
    EXPECT_EQ(once[0].platformName, "maker");
    EXPECT_EQ(once[0].otherPlatforms, std::vector<std::string>{"Mesa"});
    EXPECT_EQ(once[1].otherPlatforms, std::vector<std::string>{}) << "another card";
    EXPECT_EQ(once[2].platformName, "Mesa") << "the one that can use it";
    EXPECT_EQ(once[2].otherPlatforms, std::vector<std::string>{"old"});
    EXPECT_EQ(once[3].platformName, "CPU");
    EXPECT_EQ(once[4].platformName, "other CPU") << "nobody says that they are one";
}

} // namespace
} // namespace overtake
