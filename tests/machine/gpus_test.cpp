// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The machines of pci_machines.txt as trees of files, as Linux shows them.
#include "machine/gpu_drivers.h"
#include "machine/pci_gpus.h"
#include "report/temporary_folder.h"

#include <cstdlib>
#include <filesystem>
#include <gmock/gmock.h>
#include <sstream>

namespace overtake
{
namespace
{

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

using Strings = std::vector<std::string>;

/// A folder of links to folders, as in /sys/bus/pci/devices.
void makeMachine(const std::string &name, const std::string &folder)
{
    std::istringstream list(test::contentOf(OVERTAKE_SOURCE_DIR "/tests/machine/pci_machines.txt"));
    const std::string real = folder + ".real/";
    std::filesystem::create_directories(folder);
    bool inside = false;
    bool found = false;
    for (std::string line; std::getline(list, line);) {
        std::istringstream words(line);
        std::string address, kind, vendor, device;
        if (line.starts_with("["))
            found = (inside = line.starts_with("[" + name + "]")) || found;
        if (!inside || line.starts_with("[") || !(words >> address >> kind >> vendor >> device))
            continue;
        std::filesystem::create_directories(real + address);
        test::writeText(real + address + "/class", kind + "\n");
        test::writeText(real + address + "/vendor", vendor + "\n");
        test::writeText(real + address + "/device", device + "\n");
        std::filesystem::create_directory_symlink(real + address, folder + "/" + address);
    }
    ASSERT_TRUE(found) << name;
}

std::vector<PciGpu> gpusOf(const std::string &machine, const std::string &idList = {})
{
    const test::TemporaryFolder folder;
    makeMachine(machine, folder.file("devices"));
    if (idList.empty())
        return pciGpus(folder.file("devices"), {});
    test::writeText(folder.file("pci.ids"), idList);
    return pciGpus(folder.file("devices"), {folder.file("missing"), folder.file("pci.ids")});
}

Strings namesOf(const std::vector<PciGpu> &gpus)
{
    Strings names;
    for (const PciGpu &gpu : gpus)
        names.push_back(gpu.name);
    return names;
}

TEST(PciGpusTest, CommonMachines)
{
    EXPECT_THAT(namesOf(gpusOf("intel-laptop")), ElementsAre("Intel GPU [8086:46a6]"));
    EXPECT_THAT(namesOf(gpusOf("optimus-laptop")), ElementsAre("Intel GPU [8086:9a49]", "NVIDIA GPU [10de:25a2]"));
    EXPECT_THAT(namesOf(gpusOf("amd-apu")), ElementsAre("AMD GPU [1002:1638]"));
    EXPECT_THAT(namesOf(gpusOf("amd-desktop")), ElementsAre("AMD GPU [1002:73bf]"));
    EXPECT_THAT(namesOf(gpusOf("nvidia-desktop")), ElementsAre("NVIDIA GPU [10de:2204]"));
    EXPECT_THAT(namesOf(gpusOf("intel-arc")), ElementsAre("Intel GPU [8086:4680]", "Intel GPU [8086:56a0]"));
    EXPECT_THAT(namesOf(gpusOf("virtual-machine")), IsEmpty());
    const std::vector<PciGpu> cards = gpusOf("server");
    ASSERT_EQ(cards.size(), 3U);
    EXPECT_EQ(cards[0].address, "0000:17:00.0");
    EXPECT_EQ(cards[2].address, "0000:ca:00.0");
    EXPECT_EQ(cards[2].vendor, pciNvidia);
    EXPECT_EQ(cards[2].device, 0x2330U);
}

TEST(PciGpusTest, NamesComeFromTheList)
{
    const std::string list = "# a list\n"
                             "1002  Advanced Micro Devices, Inc. [AMD/ATI]\n"
                             "\t46a6  Not this one\n"
                             "8086  Intel Corporation\n"
                             "\t46a3  Alder Lake-P GT1\n"
                             "\t46a6  Alder Lake-P GT2 [Iris Xe Graphics]\n"
                             "\t\t46a6 0001  A board\n"
                             "\n\t\nC 03  Display controller\n\t46a6  Nor this\n";
    EXPECT_THAT(namesOf(gpusOf("intel-laptop", list)), ElementsAre("Intel Alder Lake-P GT2 [Iris Xe Graphics]"));
    EXPECT_THAT(namesOf(gpusOf("nvidia-desktop", list)), ElementsAre("NVIDIA GPU [10de:2204]"));
}

TEST(PciGpusTest, WhatIsNotAsExpectedIsPassedOver)
{
    const test::TemporaryFolder folder;
    EXPECT_THAT(pciGpus(folder.file("missing"), {}), IsEmpty());
    makeMachine("intel-laptop", folder.file("devices"));
    const std::string gpu = folder.file("devices/0000:00:02.0/");
    for (const char *damaged : {"", "\n", "0x", "46a6\n", "0x46a6zz\n", "0x46a646a646a6\n"}) {
        test::writeText(gpu + "device", damaged);
        EXPECT_THAT(pciGpus(folder.file("devices"), {}), IsEmpty()) << damaged;
    }
    test::writeText(gpu + "device", "0x46a6\n");
    EXPECT_EQ(pciGpus(folder.file("devices"), {}).size(), 1U);
    std::filesystem::remove(gpu + "class");
    EXPECT_THAT(pciGpus(folder.file("devices"), {}), IsEmpty());
}

TEST(GpuDriversTest, RusticlServesWhatNoDriverOfItsMakerDoes)
{
    EXPECT_EQ(rusticlDrivers(gpusOf("amd-apu"), {}), "radeonsi");
    EXPECT_EQ(rusticlDrivers(gpusOf("amd-desktop"), {"rusticl.icd"}), "radeonsi");
    EXPECT_EQ(rusticlDrivers(gpusOf("amd-desktop"), {"amdocl64.icd"}), "");
    EXPECT_EQ(rusticlDrivers(gpusOf("intel-laptop"), {}), "iris");
    EXPECT_EQ(rusticlDrivers(gpusOf("intel-laptop"), {"intel.icd", "rusticl.icd"}), "");
    EXPECT_EQ(rusticlDrivers(gpusOf("intel-arc"), {"nvidia.icd"}), "iris");
    EXPECT_EQ(rusticlDrivers(gpusOf("optimus-laptop"), {"nvidia.icd"}), "iris");
    for (const char *none : {"nvidia-desktop", "virtual-machine", "server", "old-laptop"})
        EXPECT_EQ(rusticlDrivers(gpusOf(none), {}), "") << none;
    auto both = gpusOf("intel-laptop");
    both.push_back(gpusOf("amd-desktop").front());
    EXPECT_EQ(rusticlDrivers(both, {}), "iris,radeonsi");
}

TEST(GpuDriversTest, WhatTheUserHasSetStays)
{
    ::unsetenv("RUSTICL_ENABLE");
    switchOnRusticl(gpusOf("nvidia-desktop"), {});
    EXPECT_EQ(std::getenv("RUSTICL_ENABLE"), nullptr);
    switchOnRusticl(gpusOf("amd-apu"), {});
    EXPECT_STREQ(std::getenv("RUSTICL_ENABLE"), "radeonsi");
    ::setenv("RUSTICL_ENABLE", "", 1); // none: a decision, too
    switchOnRusticl(gpusOf("amd-apu"), {});
    EXPECT_STREQ(std::getenv("RUSTICL_ENABLE"), "");
    ::unsetenv("RUSTICL_ENABLE");
}

TEST(GpuDriversTest, OnlyFilesOfDriversCount)
{
    const test::TemporaryFolder folder;
    EXPECT_THAT(openClVendorFiles(folder.file("missing")), IsEmpty());
    for (const char *file : {"rusticl.icd", "intel.icd", "intel.icd.dpkg-old", "readme"})
        test::writeText(folder.file(file), "x");
    EXPECT_THAT(openClVendorFiles(folder.file("")), ElementsAre("intel.icd", "rusticl.icd"));
}

TEST(GpuDriversTest, SaysWhatWouldServe)
{
    const auto how = [](const char *machine, const Strings &files = {}) {
        return howToServe(gpusOf(machine).back(), files);
    };
    EXPECT_THAT(how("intel-laptop", {"pocl.icd"}).text(), HasSubstr("Install intel-opencl-icd"));
    EXPECT_THAT(how("amd-desktop", {"nvidia.icd"}).text(), HasSubstr("Install mesa-opencl-icd"));
    EXPECT_THAT(how("optimus-laptop", {"intel.icd"}).text(), HasSubstr("nvidia-opencl-icd"));
    EXPECT_THAT(how("intel-laptop", {"intel.icd"}).text(), HasSubstr("group render"));
    EXPECT_THAT(how("amd-apu", {"rusticl.icd"}).text(), HasSubstr("RUSTICL_ENABLE, if set, names radeonsi"));
    EXPECT_THAT(how("server", {"rusticl.icd"}).text(), HasSubstr("Install nvidia-driver"));
    EXPECT_THAT(how("server", {"nvidia.icd"}).text(), HasSubstr("nvidia-smi"));
    EXPECT_THAT(how("old-laptop", {"intel.icd"}).text(), HasSubstr("older than any"));
}

TEST(GpuDriversTest, NamesThePackagesOfTheOneList)
{
    const std::string list = test::contentOf(OVERTAKE_SOURCE_DIR "/packaging/packages.txt");
    const std::pair<const char *, std::uint32_t> sections[] = {
        {"[gpu-intel]", pciIntel}, {"[gpu-amd]", pciAmd}, {"[gpu-nvidia]", pciNvidia}};
    for (const auto &[section, vendor] : sections) {
        const std::string how = howToServe({vendor, 0x46a6, "", ""}, {}).text();
        const std::size_t begin = list.find(section);
        ASSERT_NE(begin, std::string::npos) << section;
        std::istringstream lines(list.substr(begin));
        int packages = 0;
        std::string line;
        for (std::getline(lines, line); std::getline(lines, line) && !line.empty(); ++packages)
            EXPECT_THAT(how, HasSubstr(line.substr(0, line.find(' ')))) << section;
        EXPECT_GT(packages, 0) << section;
    }
}

TEST(GpuDriversTest, GenerationsOfIntel)
{
    const auto isOld = [](std::uint32_t device) {
        return howToServe({pciIntel, device, "", ""}, {}).text().find("older than any") != std::string::npos;
    };
    // Ironlake, Sandy Bridge, Ivy Bridge, Haswell (four sorts), Bay Trail, G45, Pineview, Cedarview.
    for (const std::uint32_t device :
         {0x0046U, 0x0126U, 0x0166U, 0x0412U, 0x0a16U, 0x0c22U, 0x0d22U, 0x0f31U, 0x2a42U, 0xa011U, 0x0be1U})
        EXPECT_TRUE(isOld(device)) << std::hex << device;
    // Broadwell, Cherryview, Skylake, Apollo Lake (two), Kaby Lake, Coffee Lake, Comet Lake, Gemini Lake, Ice Lake,
    // Elkhart Lake, Jasper Lake, Tiger Lake, Rocket Lake, Alder Lake, Raptor Lake, Meteor Lake, Lunar Lake, Arc (two).
    for (const std::uint32_t device :
         {0x1616U, 0x22b1U, 0x1912U, 0x0a84U, 0x5a85U, 0x5916U, 0x3e92U, 0x9bc5U, 0x3185U, 0x8a52U,
          0x4571U, 0x4e61U, 0x9a49U, 0x4c8aU, 0x46a6U, 0xa7a0U, 0x7d55U, 0x64a0U, 0x56a0U, 0xe20bU})
        EXPECT_FALSE(isOld(device)) << std::hex << device;
}

} // namespace
} // namespace overtake
