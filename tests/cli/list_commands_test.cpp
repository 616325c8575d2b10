// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_runner.h"
#include "workloads/preset.h"
#include "workloads/workload.h"

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

TEST(ListCommandsTest, AttributesAreWhatTheDriverSays)
{
    class Told : public fakes::FakeEngine
    {
    public:
        Told() : FakeEngine({.id = "cuda:0"}) {}
        std::vector<DeviceAttribute> attributes() const override { return {{"warp size", "32"}}; }
    };
    CommandRunner runner;
    auto engines = runner.laboratory.registry.engines();
    engines.push_back(std::make_shared<Told>());
    runner.laboratory.registry = EngineRegistry(engines);
    EXPECT_THAT(runner.run({"devices"}).out, Not(HasSubstr("warp size")));
    EXPECT_THAT(runner.run({"devices", "--attributes"}).out, HasSubstr("Attributes of cuda:0:\n  warp size  32\n"));
    const json devices = runner.run({"devices", "--json"}).json().at("devices");
    EXPECT_EQ(devices.back().at("attributes").at("warp size"), "32");
    EXPECT_FALSE(devices.front().contains("attributes"));
}

TEST(ListCommandsTest, AnEngineThatCannotServeSaysWhy)
{
    class Missing : public fakes::FakeEngine
    {
    public:
        Missing() : FakeEngine({.id = "cuda:0"})
        {
            m_missing = FakeEngine::description();
            m_missing.unavailable = foreign("The NVIDIA driver is missing.");
        }
        const EngineDescription &description() const override { return m_missing; }

    private:
        EngineDescription m_missing;
    };
    CommandRunner runner;
    auto engines = runner.laboratory.registry.engines();
    engines.push_back(std::make_shared<Missing>());
    runner.laboratory.registry = EngineRegistry(engines);
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
    class Card : public fakes::FakeEngine
    {
    public:
        explicit Card(std::string unavailable) : FakeEngine({.id = "opencl:0"})
        {
            m_card = FakeEngine::description();
            m_card.pciVendor = pciAmd;
            m_card.unavailable = foreign(std::move(unavailable));
        }
        const EngineDescription &description() const override { return m_card; }

    private:
        EngineDescription m_card;
    };
    CommandRunner runner;
    EXPECT_FALSE(runner.run({"devices", "--json"}).json().contains("gpus_without_driver"));
    runner.gpus = {{pciAmd, 0x73bf, "0000:03:00.0", "AMD GPU [1002:73bf]"},
                   {pciNvidia, 0x2204, "0000:41:00.0", "NVIDIA GPU [10de:2204]"}};
    const auto engines = runner.laboratory.registry.engines();
    const auto withCard = [&](const std::string &unavailable) {
        auto more = engines;
        more.push_back(std::make_shared<Card>(unavailable));
        runner.laboratory.registry = EngineRegistry(more);
    };
    withCard("Its driver has no compiler.");
    EXPECT_THAT(runner.run({"devices"}).out, HasSubstr("No driver serves AMD GPU [1002:73bf] (0000:03:00.0).\n"
                                                       "  Install mesa-opencl-icd"));
    withCard("");
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
}

} // namespace
} // namespace overtake
