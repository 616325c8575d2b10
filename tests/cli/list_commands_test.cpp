// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_runner.h"
#include "engines/absent_engine.h"
#include "report/temporary_folder.h"
#include "workloads/preset.h"
#include "workloads/workload.h"

#include <cstdlib>
#include <filesystem>
#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using nlohmann::json;
using test::CommandRunner;
using test::Outcome;
using testing::HasSubstr;
using testing::Not;

TEST(ListCommandsTest, HelpSaysWhatTheOptionSays)
{
    EXPECT_EQ(CommandRunner().run({"help"}).out, CommandRunner().run({"--help"}).out);
    EXPECT_EQ(CommandRunner().run({"help", "sweep"}).out, CommandRunner().run({"sweep", "--help"}).out);
    EXPECT_THAT(CommandRunner().run({"help"}).out, testing::HasSubstr("130"));
}

TEST(ListCommandsTest, Devices)
{
    CommandRunner runner;
    const Outcome text = runner.run({"devices"});
    EXPECT_EQ(text.status, 0);
    EXPECT_THAT(text.out, HasSubstr("fake CPU"));
    EXPECT_THAT(text.out, HasSubstr("1 to 64"));
    const json object = runner.run({"devices", "--json"}).json();
    ASSERT_EQ(object.at("devices").size(), 2U);
    EXPECT_EQ(object.at("devices")[0].at("id"), "cpu");
    EXPECT_EQ(object.at("devices")[0].at("options")[0].at("key"), "threads");
    EXPECT_EQ(object.at("devices")[0].at("options")[0].at("maximum"), 64);
    EXPECT_TRUE(object.at("devices")[0].at("available").get<bool>());
    EXPECT_EQ(object.at("devices")[1].at("kind"), "reference");
    EXPECT_FALSE(object.at("machine").at("cpu").get<std::string>().empty());
}

/// Adds an engine that cannot serve.
void addAbsent(CommandRunner &runner, const std::string &id, EngineKind kind, const std::string &why,
               bool isElsewhere = false)
{
    EngineDescription description;
    description.id = id;
    description.label = id;
    description.kind = kind;
    description.isElsewhere = isElsewhere;
    description.unavailable = foreign(why);
    runner.laboratory.registry.add(std::make_shared<AbsentEngine>(std::move(description)));
}

TEST(ListCommandsTest, WhatIsMissingOnAnotherMachineIsNotThere)
{
    CommandRunner runner;
    addAbsent(runner, "here:0", EngineKind::Gpu, "No driver.");
    addAbsent(runner, "lab/there:0", EngineKind::Gpu, "No card.", true);
    EXPECT_THAT(runner.run({"devices"}).out,
                testing::AllOf(HasSubstr("not here: No driver."), HasSubstr("not there: No card.")));
}

TEST(ListCommandsTest, DevicesHasTheSavedWorkers)
{
    const test::TemporaryFolder folder;
    ::setenv("XDG_CONFIG_HOME", folder.file("config").c_str(), 1);
    CommandRunner runner;
    EXPECT_THAT(runner.run({"devices"}).out, Not(HasSubstr("workers try NAME")));
    EXPECT_FALSE(runner.run({"devices", "--json"}).json().contains("workers"));

    const std::string list = folder.file("config/overtake/workers.json");
    std::filesystem::create_directories(folder.file("config/overtake"));
    test::writeText(list, R"({"workers": [{"name": "lab", "command": ["ssh", "gpu 1", "overtake-bench", "worker"]}]})");
    EXPECT_THAT(runner.run({"devices"}).out, HasSubstr("lab  ssh 'gpu 1' overtake-bench worker"));
    EXPECT_EQ(runner.run({"devices", "--json"}).json().at("workers"),
              json::parse(R"([{"name": "lab", "command": ["ssh", "gpu 1", "overtake-bench", "worker"]}])"));

    test::writeText(list, "{");
    const Outcome damaged = runner.run({"devices"});
    EXPECT_EQ(damaged.status, 1);
    EXPECT_THAT(damaged.out, HasSubstr("fake CPU"));
    EXPECT_THAT(damaged.err, HasSubstr("workers.json'"));
    ::unsetenv("XDG_CONFIG_HOME");
}

/// "gpu" resembles "cpu", which nobody who writes it wants.
TEST(ListCommandsTest, AKindOfGpuIsAnsweredWithTheGpuEnginesOrWhyThereAreNone)
{
    const auto answerTo = [](CommandRunner &runner, const char *engine) {
        const Outcome outcome = runner.run({"measure", "mlp", "--engine", engine});
        EXPECT_EQ(outcome.status, 2);
        EXPECT_EQ(outcome.out, "");
        return outcome.err;
    };
    CommandRunner without;
    for (const char *engine : {"gpu", "GPU", "cuda", "opencl"})
        EXPECT_EQ(answerTo(without, engine), "overtake-bench: No GPU engine is available.\n");
    addAbsent(without, "cuda:0", EngineKind::Gpu, "There is no card.");
    EXPECT_EQ(answerTo(without, "gpu"), "overtake-bench: No GPU engine is available. There is no card.\n");
    addAbsent(without, "opencl:0", EngineKind::Gpu, "There is no driver.");
    EXPECT_EQ(answerTo(without, "gpu"),
              "overtake-bench: No GPU engine is available. There is no card. There is no driver.\n");
    CommandRunner with(true);
    addAbsent(with, "cuda:0", EngineKind::Gpu, "There is no card.");
    EXPECT_EQ(answerTo(with, "gpu"),
              "overtake-bench: Unknown engine 'gpu'. The GPU engines of this machine are 'opencl:0'.\n");
}

TEST(ListCommandsTest, AttributesAreWhatTheDriverSays)
{
    CommandRunner runner;
    runner.laboratory.add({.id = "cuda:0", .attributes = {{"warp size", "32"}}});
    EXPECT_THAT(runner.run({"devices"}).out, Not(HasSubstr("warp size")));
    EXPECT_THAT(runner.run({"devices", "--attributes"}).out, HasSubstr("Attributes of cuda:0:\n  warp size  32\n"));
    const json devices = runner.run({"devices", "--json"}).json().at("devices");
    EXPECT_EQ(devices.back().at("attributes").at("warp size"), "32");
    EXPECT_FALSE(devices.front().contains("attributes"));
}

TEST(ListCommandsTest, AnEngineThatCannotServeSaysWhy)
{
    CommandRunner runner;
    runner.laboratory.add({.id = "cuda:0"}).describe().unavailable = foreign("The NVIDIA driver is missing.");
    EXPECT_THAT(runner.run({"devices"}).out, HasSubstr("not here: The NVIDIA driver is missing."));
    const json device = runner.run({"devices", "--json"}).json().at("devices")[2];
    EXPECT_FALSE(device.at("available").get<bool>());
    EXPECT_EQ(device.at("unavailable").at("text"), "The NVIDIA driver is missing.");
    const Outcome outcome = runner.run({"measure", "mlp", "--engine", "cuda:0"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_THAT(outcome.err, HasSubstr("The NVIDIA driver is missing."));
}

TEST(ListCommandsTest, AGpuThatNoEngineHasIsNamedWithWhatWouldServe)
{
    CommandRunner runner;
    EXPECT_FALSE(runner.run({"devices", "--json"}).json().contains("gpus_without_driver"));
    runner.gpus = {{pciAmd, 0x73bf, "0000:03:00.0", "AMD GPU [1002:73bf]"},
                   {pciNvidia, 0x2204, "0000:41:00.0", "NVIDIA GPU [10de:2204]"}};
    EngineDescription &card = runner.laboratory.add({.id = "opencl:0", .pciVendor = pciAmd}).describe();
    card.unavailable = foreign("Its driver has no compiler.");
    EXPECT_THAT(runner.run({"devices"}).out, HasSubstr("No driver serves AMD GPU [1002:73bf] (0000:03:00.0).\n"
                                                       "  Install mesa-opencl-icd"));
    card.unavailable = {};
    const std::string text = runner.run({"devices"}).out;
    EXPECT_THAT(text, Not(HasSubstr("AMD GPU")));
    EXPECT_THAT(text, HasSubstr("No driver serves NVIDIA GPU [10de:2204] (0000:41:00.0).\n  Install nvidia-driver"));
    const json missing = runner.run({"devices", "--json"}).json().at("gpus_without_driver");
    ASSERT_EQ(missing.size(), 1U);
    EXPECT_EQ(missing[0].at("name"), "NVIDIA GPU [10de:2204]");
    EXPECT_EQ(missing[0].at("address"), "0000:41:00.0");
}

TEST(ListCommandsTest, WorkloadsHaveAllTheirParameters)
{
    CommandRunner runner;
    const Outcome text = runner.run({"workloads"});
    const json all = runner.run({"workloads", "--json"}).json().at("workloads");
    ASSERT_EQ(all.size(), allWorkloads().size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Workload &workload = *allWorkloads()[i];
        EXPECT_EQ(all[i].at("id"), workload.id());
        EXPECT_THAT(text.out, HasSubstr(workload.id() + ": " + workload.label()));
        ASSERT_EQ(all[i].at("parameters").size(), workload.parameters().specs().size());
        for (std::size_t j = 0; j < workload.parameters().specs().size(); ++j) {
            const ParameterSpec &spec = workload.parameters().specs()[j];
            EXPECT_EQ(all[i].at("parameters")[j].at("key"), spec.key);
            EXPECT_EQ(all[i].at("parameters")[j].contains("minimum"), spec.isNumber());
            EXPECT_EQ(all[i].at("parameters")[j].contains("choices"), spec.kind == ParameterKind::Choice);
        }
    }
    EXPECT_THAT(text.out, HasSubstr("1 to 8192"));
    EXPECT_THAT(text.out, HasSubstr("sgd|adam"));
}

TEST(ListCommandsTest, PresetsHaveTheirReportedFigures)
{
    CommandRunner runner;
    const Outcome text = runner.run({"presets"});
    const json all = runner.run({"presets", "--json"}).json().at("presets");
    ASSERT_EQ(all.size(), allPresets().size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_EQ(all[i].at("name"), allPresets()[i].name);
        EXPECT_EQ(all[i].at("published").size(), allPresets()[i].reported.size());
        EXPECT_EQ(all[i].at("sweep").at("swept"), allPresets()[i].sweepKey);
        EXPECT_THAT(text.out, HasSubstr(allPresets()[i].name + ": "));
    }
}

TEST(ListCommandsTest, HelpAndVersionAreNoErrors)
{
    for (const std::vector<std::string> &arguments :
         {std::vector<std::string>{"--help"}, {"measure", "--help"}, {"sweep", "-h"}, {"--version"}}) {
        const Outcome outcome = CommandRunner().run(arguments);
        EXPECT_EQ(outcome.status, 0);
        EXPECT_EQ(outcome.err, "");
        EXPECT_FALSE(outcome.out.empty());
    }
    EXPECT_THAT(CommandRunner().run({"sweep", "--help"}).out, HasSubstr("--points"));
    for (const char *engine : {"reference", "opencl:N", "model:"})
        EXPECT_THAT(CommandRunner().run({"measure", "--help"}).out, HasSubstr(engine));
    const std::string ofData = CommandRunner().run({"data", "--help"}).out;
    EXPECT_THAT(ofData, HasSubstr("overtake-bench data "));
    EXPECT_THAT(ofData, testing::Not(HasSubstr("overtake-bench train"))); // examples are of this command
    EXPECT_THAT(CommandRunner().run({"--version"}).out, testing::MatchesRegex("overtake-bench [0-9]+\\.[0-9]+.*\n"));
    EXPECT_EQ(CommandRunner().run({"version"}).out, CommandRunner().run({"--version"}).out);
    EXPECT_EQ(CommandRunner().run({"version"}).status, 0);
    EXPECT_THAT(CommandRunner().run({"help", "version"}).out, Not(HasSubstr("devices"))) << "another's example";
}

} // namespace
} // namespace overtake
