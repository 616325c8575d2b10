// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Machines without OpenCL, and with a driver that misbehaves: one sentence, and nothing else breaks. In processes of
// their own, as the loader looks for drivers once.
#include "engines/gpu/drivers/driver_check.h"
#include "engines/gpu/opencl/discovery.h"
#include "process/child_process.h"
#include "report/temporary_folder.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <sys/wait.h>
#include <utility>

namespace overtake
{
namespace
{

using testing::HasSubstr;
using testing::Not;

constexpr const char *silent[] = {"-hang", "-deaf", "-flood"}; ///< modes that never answer

struct Outcome {
    int status = -1;
    std::string text; ///< both streams
};

class OpenClAbsence : public testing::Test
{
protected:
    /// `variables`: a command that changes the environment. `patience`: seconds for a driver that never answers.
    Outcome run(const std::string &arguments, const std::string &mode = {}, const std::string &variables = {},
                const std::string &patience = "2")
    {
        // One that answers does so at last, however busy the machine is.
        const bool answers =
            std::none_of(std::begin(silent), std::end(silent), [&](const char *deed) { return mode.ends_with(deed); });
        const std::string command =
            "OVERTAKE_BROKEN_ICD_MODE='" + mode + "' OVERTAKE_DRIVER_SECONDS=" + (answers ? "60" : patience) +
            " TMPDIR='" + m_folder.file("tmp") + "' XDG_CACHE_HOME='" + m_folder.file("cache") + "' OCL_ICD_VENDORS='" +
            m_folder.file("vendors") + "' " + variables + "'" + OVERTAKE_BENCH + "' " + arguments + " 2>&1";
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
    void SetUp() override
    {
        std::filesystem::create_directory(m_folder.file("vendors"));
        std::filesystem::create_directory(m_folder.file("tmp"));
    }
    /// Neither a folder nor a process that was started for this test is left.
    void TearDown() override
    {
        EXPECT_TRUE(std::filesystem::is_empty(m_folder.file("tmp")));
        std::error_code none;
        for (const auto &process : std::filesystem::directory_iterator("/proc", none)) {
            const std::string environment = test::contentOf((process.path() / "environ").string());
            EXPECT_EQ(environment.find(m_folder.file("cache")), std::string::npos) << process.path();
        }
    }

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
    EXPECT_THAT(asked.text, HasSubstr("'opencl:0' is unavailable: No OpenCL driver"));
    EXPECT_EQ(std::ranges::count(asked.text, '\n'), 1) << asked.text;

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

/// Texts are shown without control characters and cut, figures that cannot be are no harm, and a context that cannot be
/// made fails its point.
TEST_F(OpenClAbsence, ADriverThatSaysNonsenseFailsItsPointsOnly)
{
    addVendor("broken.icd", OVERTAKE_BROKEN_ICD);
    const std::pair<const char *, const char *> kinds[] = {
        {"sly", "[31mcard and more"},
        {"long", "xxxxxxxx…"},
        {"endless", "a device without a name"},
        {"zero", "cannot be used with OpenCL: its driver says that it is not available"},
        {"huge", "Test card"},
        {"context", "Test card"}};
    for (const auto &[mode, shown] : kinds) {
        for (const char *command : {"devices", "devices --attributes"}) {
            const Outcome devices = run(command, mode);
            EXPECT_EQ(devices.status, 0) << mode << ": " << devices.text;
            EXPECT_THAT(devices.text, HasSubstr(shown)) << mode;
            if (command == std::string("devices")) {
                EXPECT_THAT(devices.text, Not(HasSubstr(std::string(101, 'x')))) << mode;
            }
            for (const char c : devices.text)
                EXPECT_TRUE(static_cast<unsigned char>(c) >= 0x20 || c == '\n') << mode << ": " << int{c};
        }
        const Outcome asked = run("measure vector-multiply --set elements=100 --quick --engine opencl:0", mode);
        EXPECT_NE(asked.status, 0) << mode;
        EXPECT_LE(asked.status, 2) << mode << ": " << asked.text;
        EXPECT_THAT(asked.text, Not(HasSubstr("defect"))) << mode;
        EXPECT_EQ(run("measure vector-multiply --set elements=100 --quick", mode).status, 0) << mode;
        std::filesystem::remove_all(m_folder.file("cache"));
    }
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
        const Outcome devices = run("devices", "load-crash");
        EXPECT_EQ(devices.status, 0) << devices.text;
        EXPECT_THAT(devices.text, HasSubstr("The OpenCL driver of broken.icd ("));
        EXPECT_THAT(devices.text, HasSubstr(") crashed: signal 11 (Segmentation fault). It is left out."));
        EXPECT_THAT(devices.text, HasSubstr("OpenCL on the CPU (PoCL)"));
    }
    EXPECT_EQ(run("measure vector-multiply --set elements=100 --quick", "load-crash").status, 0);
}

TEST_F(OpenClAbsence, ADriverThatHangsWhenItIsLoadedIsLeftOut)
{
    addVendor("broken.icd", OVERTAKE_BROKEN_ICD);
    const Outcome devices = run("devices", "load-hang", {}, "0.5");
    EXPECT_EQ(devices.status, 0) << devices.text;
    EXPECT_THAT(devices.text, HasSubstr(") did not answer within 500 ms. It is left out."));
    const Outcome asked = run("measure vector-multiply --engine opencl:0", "load-hang", {}, "0.5");
    EXPECT_EQ(asked.status, 2);
    EXPECT_THAT(asked.text, HasSubstr("did not answer"));
}

TEST_F(OpenClAbsence, ADriverThatMisbehavesAnywhereIsLeftOutInOneSentence)
{
    addVendor("broken.icd", OVERTAKE_BROKEN_ICD);
    const std::pair<const char *, const char *> fates[] = {
        {"crash", ") crashed: signal 11 (Segmentation fault). It is left out."},
        {"abort", ") crashed: signal 6 (Aborted). It is left out."},
        {"throw", ") crashed: signal 6 (Aborted). It is left out."},
        {"exit0", ") ended the program: exit status 0. It is left out."},
        {"exit1", ") ended the program: exit status 1. It is left out."},
        {"hang", ") did not answer within 500 ms. It is left out."},
        {"deaf", ") did not answer within 500 ms. It is left out."},
        {"flood", ") did not answer within 500 ms. It is left out."},
        {"close", "OpenCL has a driver (Broken platform), but no device"}};
    for (const std::string place : {"load", "platforms", "devices"}) {
        for (const auto &[deed, fate] : fates) {
            const Outcome devices = run("devices", place + "-" + deed, {}, "0.5");
            EXPECT_EQ(devices.status, 0) << place << ' ' << deed << ": " << devices.text;
            if (deed != std::string("close")) { // the program's own standard output
                EXPECT_THAT(devices.text, HasSubstr(fate)) << place << ' ' << deed;
            }
            std::filesystem::remove_all(m_folder.file("cache"));
        }
    }
}

/// Together they take no longer than one of them alone, and the good ones serve.
TEST_F(OpenClAbsence, DriversAreTriedAtTheSameTimeAndSaidToBeWaitedFor)
{
    addVendor("broken.icd", OVERTAKE_BROKEN_ICD);
    addVendor("second.icd", OVERTAKE_BROKEN_ICD);
    addVendor("pocl.icd", "libpocl.so.2");
    const Outcome devices = run("devices", "load-hang");
    EXPECT_EQ(devices.status, 0);
    for (const char *name : {"broken.icd", "second.icd"}) {
        const std::string driver = std::string("The OpenCL driver of ") + name + " (" + OVERTAKE_BROKEN_ICD + ")";
        EXPECT_THAT(devices.text, HasSubstr("Still waiting for an answer: " + driver));
        EXPECT_THAT(devices.text, HasSubstr(driver + " did not answer within 2 s. It is left out."));
    }
    EXPECT_THAT(devices.text, HasSubstr("OpenCL on the CPU (PoCL)"));
}

TEST_F(OpenClAbsence, CtrlCGoesOnWithoutADriverThatHangs)
{
    addVendor("broken.icd", OVERTAKE_BROKEN_ICD);
    addVendor("pocl.icd", "libpocl.so.2");
    ChildProcess bench({OVERTAKE_BENCH, "devices"}, {.environment = {{"OVERTAKE_BROKEN_ICD_MODE", "load-hang"},
                                                                     {"OVERTAKE_DRIVER_SECONDS", "500"},
                                                                     {"TMPDIR", m_folder.file("tmp")},
                                                                     {"XDG_CACHE_HOME", m_folder.file("cache")},
                                                                     {"OCL_ICD_VENDORS", m_folder.file("vendors")}}});
    std::string text;
    std::string_view none;
    while (!bench.endingWithin(0) && bench.errors().find("waiting") == std::string::npos)
        bench.move(none, text, 40);
    bench.send(SIGINT);
    while (!bench.endingWithin(0))
        bench.move(none, text, 40);
    while (bench.move(none, text, 0)) {
    }
    EXPECT_EQ(bench.endingWithin(0)->shellStatus(), 0);
    EXPECT_THAT(bench.errors(), HasSubstr("Ctrl-C goes on without it."));
    EXPECT_THAT(text, HasSubstr("It is left out."));
    EXPECT_THAT(text, HasSubstr("OpenCL on the CPU (PoCL)"));
    EXPECT_THAT(run("devices", "none").text, Not(HasSubstr("It is left out."))) << "the next start asks it again";
}

TEST_F(OpenClAbsence, NvidiasLibraryServesWithoutAVendorFile)
{
    namespace fs = std::filesystem;
    const std::string library = m_folder.file("libnvidia-opencl.so.1");
    const fs::path vendors = m_folder.file("vendors");
    EXPECT_EQ(nvidiaWithoutVendorFile(vendors, {m_folder.file("")}), "") << "it is not there";
    fs::create_symlink(OVERTAKE_BROKEN_ICD, library);
    EXPECT_EQ(nvidiaWithoutVendorFile(vendors, {m_folder.file("tmp"), m_folder.file("")}), library);
    EXPECT_EQ(nvidiaWithoutVendorFile(m_folder.file("missing"), {m_folder.file("")}), library);
    addVendor("nvidia.icd", "libnvidia-opencl.so.1");
    EXPECT_EQ(nvidiaWithoutVendorFile(vendors, {m_folder.file("")}), "") << "it has a vendor file";

    if (nvidiaWithoutVendorFile("/etc/OpenCL/vendors", {m_folder.file("")}).empty())
        GTEST_SKIP() << "this machine has a vendor file of NVIDIA's";
    for (const auto &[mode, said] :
         {std::pair("load-crash", "crashed"), std::pair("print", "prints 'a driver's greeting' when")}) {
        const std::string variables = "env -u OCL_ICD_VENDORS LD_LIBRARY_PATH='" + m_folder.file("") +
                                      "' XDG_CACHE_HOME='" + m_folder.file(mode) + "' "; // where no answer is kept yet
        EXPECT_THAT(run("devices", mode, variables).text, HasSubstr("(" + library + ") " + said));
    }
}

TEST_F(OpenClAbsence, WhatADriverPrintsWhenItIsLoadedDoesNotStandAmongFigures)
{
    addVendor("broken.icd", OVERTAKE_BROKEN_ICD);
    const Outcome devices = run("devices --json", "print");
    EXPECT_EQ(devices.status, 0);
    EXPECT_EQ(devices.text.front(), '{') << devices.text;
    EXPECT_THAT(devices.text, HasSubstr("prints 'a driver's greeting' when it is loaded. It is used, and its output "
                                        "is ignored."));
}

TEST(OpenClDiscovery, ListsACardOnceThatSeveralPlatformsShow)
{
    const auto found = [](const char *platform, const char *place, const char *unavailable = "") {
        opencl::FoundDevice device;
        device.platformName = platform;
        device.pciPlace = place;
        device.unavailable = foreign(unavailable);
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
