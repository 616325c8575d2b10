// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The loader of the CUDA plug-in with good and bad files, and the sentence for every reason why CUDA does not serve.
#include "engines/gpu/cuda/cuda_engine.h"
#include "engines/gpu/cuda/cuda_plugin.h"
#include "engines/gpu/cuda/cuda_reasons.h"
#include "engines/gpu/gpu_backend.h"
#include "registry/engine_registry.h"
#include "report/temporary_folder.h"
#include "text/error.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <gmock/gmock.h>
#include <map>
#include <unistd.h>

namespace overtake
{
namespace
{

using test::TemporaryFolder;
using test::writeText;
using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::StartsWith;
using Places = std::vector<std::filesystem::path>;

/// Sets an environment variable, or unsets it, for one test.
class Variable
{
public:
    Variable(const char *name, const char *value) : m_name(name)
    {
        if (const char *before = std::getenv(name))
            m_before = before;
        set(value);
    }
    ~Variable() { set(m_before ? m_before->c_str() : nullptr); }
    Variable(const Variable &) = delete;
    Variable &operator=(const Variable &) = delete;

private:
    void set(const char *value) { value ? ::setenv(m_name, value, 1) : ::unsetenv(m_name); }

    const char *m_name;
    std::optional<std::string> m_before;
};

std::string reasonFor(const std::string &file)
{
    const CudaPlugin plugin({file});
    EXPECT_THAT(plugin.devices(), IsEmpty());
    EXPECT_THROW(plugin.open(0), gpu::DeviceError);
    return plugin.unavailable().text();
}

/// One sentence, with what to do after the colon.
auto isSentence()
{
    return AllOf(Not(IsEmpty()), EndsWith("."), HasSubstr(": "), Not(HasSubstr("\n")));
}

TEST(CudaPluginTest, AMissingOneNamesWhereItWasLookedFor)
{
    const TemporaryFolder folder;
    const CudaPlugin plugin({folder.file("a.so"), folder.file("b.so")});
    EXPECT_THAT(plugin.unavailable().text(), AllOf(isSentence(), HasSubstr("is not installed"),
                                                   HasSubstr(folder.file("a.so")), HasSubstr(folder.file("b.so"))));
}

TEST(CudaPluginTest, ATextFileIsABrokenOne)
{
    const TemporaryFolder folder;
    writeText(folder.file("libovertake_cuda.so"), "not a library\n");
    EXPECT_THAT(reasonFor(folder.file("libovertake_cuda.so")),
                AllOf(isSentence(), HasSubstr("cannot be loaded"), HasSubstr(folder.file("libovertake_cuda.so"))));
}

TEST(CudaPluginTest, AnotherLibraryIsNone)
{
    EXPECT_THAT(reasonFor(OVERTAKE_PLUGIN_NO_SYMBOLS), AllOf(isSentence(), HasSubstr("is not a CUDA plug-in")));
}

TEST(CudaPluginTest, AnOldOneIsAskedForItsVersionOnly)
{
    EXPECT_THAT(reasonFor(OVERTAKE_PLUGIN_OLD_VERSION),
                AllOf(isSentence(), HasSubstr("another build"), HasSubstr("0.0.1-000000000000")));
}

TEST(CudaPluginTest, AnIncompleteOneIsRefused)
{
    EXPECT_THAT(reasonFor(OVERTAKE_PLUGIN_HALF), AllOf(isSentence(), HasSubstr("lacks a part")));
}

TEST(CudaPluginTest, AnEmptyPathSwitchesCudaOff)
{
    const Variable off("OVERTAKE_CUDA_PLUGIN", "");
    EXPECT_THAT(CudaPlugin(cudaPluginPlaces()).unavailable().text(), AllOf(isSentence(), HasSubstr("switched off")));
}

TEST(CudaPluginTest, IsLookedForNextToTheProgramAndInItsLibraryFolder)
{
    const Variable unset("OVERTAKE_CUDA_PLUGIN", nullptr);
    const auto places = cudaPluginPlaces();
    ASSERT_EQ(places.size(), 2U);
    EXPECT_THAT(places[0].string(), EndsWith("/bin/libovertake_cuda.so"));
    EXPECT_THAT(places[1].string(), EndsWith("/lib/overtake/libovertake_cuda.so"));
    const Variable chosen("OVERTAKE_CUDA_PLUGIN", "/somewhere/else.so");
    EXPECT_EQ(cudaPluginPlaces(), std::vector<std::filesystem::path>{"/somewhere/else.so"});
}

TEST(CudaPluginTest, AGoodOneNamesItsCards)
{
    const CudaPlugin plugin({OVERTAKE_PLUGIN_TWO_CARDS});
    EXPECT_EQ(plugin.unavailable(), "");
    EXPECT_EQ(plugin.driverVersion(), 13010);
    EXPECT_EQ(plugin.runtimeVersion(), 13000);
    ASSERT_EQ(plugin.devices().size(), 2U);
    EXPECT_STREQ(plugin.devices()[1].name, "Test card 1");
    EXPECT_EQ(whyCardIsUnavailable(plugin.devices()[0]), "");
    EXPECT_THAT(whyCardIsUnavailable(plugin.devices()[1]).text(),
                AllOf(isSentence(), HasSubstr("compute capability 5.2"), HasSubstr("7.5 or more")));
}

TEST(CudaPluginTest, ItsErrorsArriveWithTheirType)
{
    const CudaPlugin plugin({OVERTAKE_PLUGIN_TWO_CARDS});
    try {
        plugin.open(1);
        FAIL() << "opened a card that is not there";
    } catch (const gpu::DeviceError &error) {
        EXPECT_EQ(error.kind(), gpu::DeviceError::Kind::Lost);
        EXPECT_STREQ(error.what(), "Test card 1 is not really there.");
    }
    EXPECT_THROW(plugin.open(0), Error);
}

TEST(CudaPluginTest, WhatTheProbeFindsBecomesTheReason)
{
    {
        const Variable hidden("CUDA_VISIBLE_DEVICES", "");
        const Variable error("OVERTAKE_TEST_CUDA_ERROR", "100");
        EXPECT_THAT(reasonFor(OVERTAKE_PLUGIN_TWO_CARDS),
                    AllOf(isSentence(), StartsWith("CUDA_VISIBLE_DEVICES is empty")));
    }
}

// -- the engines

TEST(CudaEngineTest, OneForEachCardWithWhatItCanDo)
{
    const auto engines = makeCudaEngines(std::make_shared<CudaPlugin>(Places{OVERTAKE_PLUGIN_TWO_CARDS}));
    ASSERT_EQ(engines.size(), 2U);
    const EngineDescription &first = engines[0]->description();
    EXPECT_EQ(first.id, "cuda:0");
    EXPECT_EQ(first.device, "Test card 0");
    EXPECT_EQ(first.unavailable, "");
    EXPECT_EQ(first.kind, EngineKind::Gpu);
    EXPECT_EQ(engines[0]->freeBytes(), std::int64_t{1} << 37); // the whole card, before it is opened
    ParameterValues options = first.options.defaults();
    EXPECT_EQ(toText(engines[0]->labelFor(options)), "Test card 0, CUDA");
    options.merge({{"launch", "graph"}, {"precision", "tf32"}, {"staging", "pageable"}});
    EXPECT_EQ(toText(engines[0]->labelFor(options)), "Test card 0, CUDA graph, tf32, pageable");

    EXPECT_EQ(engines[1]->description().id, "cuda:1");
    EXPECT_THAT(engines[1]->description().unavailable.text(), HasSubstr("compute capability 5.2"));
    EXPECT_EQ(engines[1]->description().options.find("precision"), nullptr) << "an old card has fp32 only";
}

TEST(CudaEngineTest, WithoutCublasServesInFp32AndSaysSo)
{
    const Variable missing("OVERTAKE_TEST_CUBLAS", "libcublas.so.13 was not found");
    const auto engines = makeCudaEngines(std::make_shared<CudaPlugin>(Places{OVERTAKE_PLUGIN_TWO_CARDS}));
    const EngineDescription &first = engines.at(0)->description();
    EXPECT_EQ(first.unavailable, "");
    EXPECT_THAT(first.detail.text(), HasSubstr("cuBLAS cannot be used: libcublas.so.13 was not found"));
    EXPECT_EQ(toText(engines[0]->labelFor(first.options.defaults())), "Test card 0, CUDA, without cuBLAS");
    EXPECT_EQ(first.options.find("precision"), nullptr) << "cuBLAS alone has TF32 and bf16";
}

TEST(CudaEngineTest, TellsWhatTheDriverKnowsOfTheCard)
{
    const auto engines = makeCudaEngines(std::make_shared<CudaPlugin>(Places{OVERTAKE_PLUGIN_TWO_CARDS}));
    std::map<std::string, std::string> told;
    for (const DeviceAttribute &attribute : engines[0]->attributes())
        EXPECT_TRUE(told.emplace(attribute.name, attribute.value).second) << attribute.name << " twice";
    EXPECT_EQ(told["name"], "Test card 0");
    EXPECT_EQ(told["compute capability"], "9.0");
    EXPECT_EQ(told["CUDA of the driver"], "13.1");
    EXPECT_EQ(told["clock rate"], "1.98 GHz");
    EXPECT_EQ(told["global memory bus width"], "37 bit");
    EXPECT_EQ(told["L2 cache size"], "38 B");
    EXPECT_EQ(told["max threads per multiprocessor"], "39");
    EXPECT_EQ(told["concurrent kernels"], "yes");
    EXPECT_FALSE(told.contains("unified addressing")) << "the driver does not know it";
}

TEST(CudaEngineTest, OneLineSaysWhyThereIsNone)
{
    const auto engines = makeCudaEngines(std::make_shared<CudaPlugin>(Places{"/nowhere.so"}));
    ASSERT_EQ(engines.size(), 1U);
    EXPECT_EQ(engines[0]->description().id, "cuda:0");
    EXPECT_THAT(engines[0]->description().unavailable.text(), HasSubstr("/nowhere.so"));
    EXPECT_THROW(engines[0]->prepare({}, nullptr, {}), Error);
    EngineRegistry registry(engines);
    EXPECT_THROW(registry.require("cuda:0"), UsageError);
}

#ifdef OVERTAKE_PLUGIN_REAL
/// The plug-in of this build: it loads, which needs every symbol it uses, and says something in order, card or not.
TEST(CudaPluginTest, TheRealOneLoadsWithoutACard)
{
    const CudaPlugin plugin({OVERTAKE_PLUGIN_REAL});
    EXPECT_GE(plugin.runtimeVersion(), 12000);
    if (plugin.driverVersion() == 0) {
        EXPECT_THAT(plugin.unavailable().text(), AllOf(isSentence(), HasSubstr("libcuda.so.1 is missing")));
    } else {
        EXPECT_NE(plugin.unavailable().empty(), plugin.devices().empty());
    }
}
#endif

// -- the sentences

CudaProbe probeWith(int error, int driver = 13010)
{
    CudaProbe probe;
    probe.error = error;
    probe.driverVersion = driver;
    probe.runtimeVersion = 13000;
    std::snprintf(probe.errorName, sizeof probe.errorName, "cudaErrorSomething");
    std::snprintf(probe.errorText, sizeof probe.errorText, "something happened");
    return probe;
}

CudaHost workingHost()
{
    CudaHost host;
    host.card = host.driverModule = host.deviceFiles = true;
    return host;
}

TEST(CudaReasonsTest, NothingIsSaidWhereCudaServes)
{
    CudaProbe probe = probeWith(0);
    probe.devices = 1;
    EXPECT_EQ(whyCudaIsUnavailable(probe, workingHost()), "");
}

TEST(CudaReasonsTest, NoDriverDependsOnWhetherThereIsACard)
{
    CudaHost host;
    EXPECT_THAT(whyCudaIsUnavailable(probeWith(35, 0), host).text(), AllOf(isSentence(), HasSubstr("no NVIDIA card")));
    host.card = true;
    EXPECT_THAT(whyCudaIsUnavailable(probeWith(35, 0), host).text(),
                AllOf(isSentence(), HasSubstr("is not installed")));
    host.driverModule = true;
    EXPECT_THAT(whyCudaIsUnavailable(probeWith(35, 0), host).text(),
                AllOf(isSentence(), HasSubstr("docker run --gpus")));
}

TEST(CudaReasonsTest, AnOldDriverIsNamedWithBothVersions)
{
    EXPECT_THAT(whyCudaIsUnavailable(probeWith(35, 12020), workingHost()).text(),
                AllOf(isSentence(), HasSubstr("up to 12.2"), HasSubstr("CUDA 13.0"), HasSubstr("newer driver")));
}

TEST(CudaReasonsTest, HiddenCardsAreTheVariablesDoing)
{
    CudaHost host = workingHost();
    host.visibleDevices = "";
    EXPECT_THAT(whyCudaIsUnavailable(probeWith(100), host).text(), AllOf(isSentence(), HasSubstr("is empty")));
    host.visibleDevices = "7,foo";
    EXPECT_THAT(whyCudaIsUnavailable(probeWith(100), host).text(), AllOf(isSentence(), HasSubstr("'7,foo'")));
}

TEST(CudaReasonsTest, ADeniedDeviceFileIsNamed)
{
    CudaHost host = workingHost();
    host.denied = "/dev/nvidiactl";
    for (const int error : {100, 304, 999}) {
        EXPECT_THAT(whyCudaIsUnavailable(probeWith(error), host).text(),
                    AllOf(isSentence(), HasSubstr("/dev/nvidiactl")));
    }
}

TEST(CudaReasonsTest, AnUnloadedDriverAndAnEmptyContainerAreToldApart)
{
    CudaHost host;
    host.card = true;
    EXPECT_THAT(whyCudaIsUnavailable(probeWith(100), host).text(), AllOf(isSentence(), HasSubstr("modprobe")));
    host.driverModule = true;
    EXPECT_THAT(whyCudaIsUnavailable(probeWith(100), host).text(), AllOf(isSentence(), HasSubstr("nvidia-modprobe")));
    host.deviceFiles = true;
    EXPECT_THAT(whyCudaIsUnavailable(probeWith(100), host).text(), AllOf(isSentence(), HasSubstr("nvidia-smi")));
}

TEST(CudaReasonsTest, OtherErrorsKeepWhatCudaSays)
{
    EXPECT_THAT(whyCudaIsUnavailable(probeWith(803), workingHost()).text(), AllOf(isSentence(), HasSubstr("restart")));
    EXPECT_THAT(whyCudaIsUnavailable(probeWith(802), workingHost()).text(), AllOf(isSentence(), HasSubstr("fabric")));
    EXPECT_THAT(whyCudaIsUnavailable(probeWith(34), workingHost()).text(), AllOf(isSentence(), HasSubstr("stub")));
    EXPECT_THAT(whyCudaIsUnavailable(probeWith(46), workingHost()).text(), AllOf(isSentence(), HasSubstr("in use")));
    EXPECT_THAT(whyCudaIsUnavailable(probeWith(804), workingHost()).text(), isSentence());
    EXPECT_THAT(whyCudaIsUnavailable(probeWith(3), workingHost()).text(),
                AllOf(isSentence(), HasSubstr("something happened"), HasSubstr("cudaErrorSomething")));
}

// -- what the system says

TEST(CudaHostTest, ReadsCardDriverAndDeviceFiles)
{
    namespace fs = std::filesystem;
    const TemporaryFolder folder;
    const fs::path root = folder.file("root");
    const auto put = [&](const char *path, const std::string &content) {
        fs::create_directories((root / path).parent_path());
        writeText((root / path).string(), content);
    };
    const Variable unset("CUDA_VISIBLE_DEVICES", nullptr);
    fs::create_directories(root / "dev");
    EXPECT_FALSE(readCudaHost(root).card);
    EXPECT_FALSE(readCudaHost(root).visibleDevices);

    put("sys/bus/pci/devices/0000:01:00.1/vendor", "0x10de\n");
    put("sys/bus/pci/devices/0000:01:00.1/class", "0x040300\n"); // the sound part of a card
    put("sys/bus/pci/devices/0000:01:00.1/device", "0x2291\n");
    EXPECT_FALSE(readCudaHost(root).card);
    put("sys/bus/pci/devices/0000:01:00.0/vendor", "0x10de\n");
    put("sys/bus/pci/devices/0000:01:00.0/class", "0x030200\n");
    put("sys/bus/pci/devices/0000:01:00.0/device", "0x25a2\n");
    put("proc/driver/nvidia/version", "NVRM version");
    put("dev/nvidiactl", "");
    EXPECT_TRUE(readCudaHost(root).card);
    EXPECT_TRUE(readCudaHost(root).driverModule);
    EXPECT_FALSE(readCudaHost(root).deviceFiles); // no card's file yet
    put("dev/nvidia0", "");
    put("dev/nvidia-modeset", "");
    EXPECT_TRUE(readCudaHost(root).deviceFiles);
    EXPECT_EQ(readCudaHost(root).denied, "");

    const Variable hidden("CUDA_VISIBLE_DEVICES", "");
    EXPECT_EQ(readCudaHost(root).visibleDevices, "");
    if (::geteuid() == 0)
        return; // root may use every file
    fs::permissions(root / "dev/nvidia0", fs::perms::none);
    EXPECT_EQ(readCudaHost(root).denied, (root / "dev/nvidia0").string());
}

/// In processes of their own: each tries the driver in a child first.
TEST(CudaDriver, OneThatMisbehavesWhenItIsLoadedIsOneSentence)
{
    const test::TemporaryFolder folder;
    const std::pair<const char *, const char *> cases[] = {
        {"crash", "The CUDA driver crashed: signal 11 (Segmentation fault). It is left out"},
        {"hang", "The CUDA driver did not answer within 1 s. It is left out"},
        {"leave", "The CUDA driver ended the program: exit status 7. It is left out"}};
    for (const auto &[how, sentence] : cases) {
        for (int start = 0; start < 2; ++start) { // the second knows it
            const std::string command = std::string("OVERTAKE_TEST_DRIVER=") + how +
                                        " OVERTAKE_DRIVER_SECONDS=1 OCL_ICD_VENDORS=/nonexistent XDG_CACHE_HOME='" +
                                        folder.file(how) + "' OVERTAKE_CUDA_PLUGIN='" + OVERTAKE_PLUGIN_MISBEHAVES +
                                        "' '" + OVERTAKE_BENCH + "' devices 2>&1";
            std::string text;
            FILE *pipe = popen(command.c_str(), "r");
            std::array<char, 4096> part{};
            while (pipe && std::fgets(part.data(), part.size(), pipe))
                text += part.data();
            EXPECT_EQ(pclose(pipe), 0) << text;
            EXPECT_NE(text.find(sentence), std::string::npos) << text;
            EXPECT_NE(text.find("textbook loop"), std::string::npos) << text;
        }
    }
}

} // namespace
} // namespace overtake
