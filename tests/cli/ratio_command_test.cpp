// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_runner.h"
#include "file/cache_folder.h"
#include "report/temporary_folder.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using nlohmann::json;
using test::CommandRunner;
using test::Outcome;
using testing::HasSubstr;

Outcome ratio(const std::vector<std::string> &arguments)
{
    std::vector<std::string> all{"ratio"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    return CommandRunner().run(all);
}

TEST(RatioCommandTest, PrintsThePublishedRatios)
{
    const Outcome text = ratio({"--cpu", "i7-8700", "--gpu", "rtx-2070"});
    EXPECT_EQ(text.status, 0);
    EXPECT_THAT(text.out, HasSubstr("142.7 x"));
    EXPECT_THAT(text.out, HasSubstr("17.8 x"));
    EXPECT_THAT(text.out, HasSubstr("misleads"));
    const json object = ratio({"--cpu", "Core i7-8700", "--gpu", "NVIDIA GeForce RTX 2070", "--json"}).json();
    EXPECT_NEAR(object.at("instruction").get<double>(), 142.7, 0.05);
    EXPECT_NEAR(object.at("instruction_simd").get<double>(), 17.8, 0.05);
    EXPECT_NEAR(object.at("flops").get<double>(), 9.5, 0.1);
    EXPECT_NEAR(object.at("bandwidth").get<double>(), 10.8, 0.1);
    EXPECT_EQ(object.at("gpu").at("figures").at("clock_mhz").at("kind"), "specified");
    EXPECT_NEAR(object.at("gpu").at("figures").at("clock_mhz").at("value").get<double>(), 1710, 1e-6);
}

TEST(RatioCommandTest, TakesTheCpuOfThisMachine)
{
    const Outcome outcome = ratio({"--cpu", "cpu", "--gpu", "t4", "--json"});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(outcome.json().at("cpu").at("figures").at("fp32_gflops").at("kind"), "measured");
    EXPECT_GT(outcome.json().at("flops").get<double>(), 0);
}

TEST(RatioCommandTest, WrongUseIsOneLineAndExitStatus2)
{
    const test::TemporaryFolder folder;
    test::writeText(folder.file("broken.json"), "{\"format\": ");
    const std::vector<std::pair<std::vector<std::string>, std::string>> uses{
        {{}, "--cpu is missing"},
        {{"--cpu", "i7-8700"}, "--gpu is missing"},
        {{"--cpu", "i7-870", "--gpu", "t4"}, "Unknown CPU 'i7-870': did you mean 'i7-8700'?"},
        {{"--cpu", "i7-8700", "--gpu", "rtx2070"}, "did you mean 'rtx-2070'?"},
        {{"--cpu", "i7-8700", "--gpu", "Geforce RTX 3061"}, "Unknown GPU"},
        {{"--cpu", "t4", "--gpu", "t4"}, "'t4' is a GPU (Tesla T4), and --cpu takes a CPU"},
        {{"--cpu", "i7-8700", "--gpu", "t4", "--devices", folder.file("none.json")}, "none.json"},
        {{"--cpu", "i7-8700", "--gpu", "t4", "--devices", folder.file("broken.json")}, "it is not complete JSON"},
    };
    for (const auto &[arguments, expected] : uses) {
        const Outcome outcome = ratio(arguments);
        EXPECT_EQ(outcome.status, 2) << expected;
        EXPECT_EQ(outcome.out, "");
        EXPECT_THAT(outcome.err, HasSubstr(expected));
        EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1) << outcome.err;
    }
}

TEST(RatioCommandTest, DevicesCanBeMeasured)
{
    const test::CacheFolder cache; // where it leaves what work costs
    const json object = CommandRunner().run({"devices", "--measure", "--json"}).json();
    EXPECT_FALSE(cache.files().empty());
    ASSERT_EQ(object.at("peaks").size(), 1U);
    EXPECT_EQ(object.at("peaks")[0].at("figures").at("bandwidth_gbs").at("kind"), "measured");
    EXPECT_FALSE(CommandRunner().run({"devices", "--json"}).json().contains("peaks"));
}

} // namespace
} // namespace overtake
