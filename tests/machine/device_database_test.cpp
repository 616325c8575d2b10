// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/device_database.h"

#include "error_of.h"
#include "report/temporary_folder.h"

#include <cctype>
#include <fstream>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <sstream>

namespace overtake
{
namespace
{

using testing::HasSubstr;
using Q = DeviceQuantity;

std::string builtInText()
{
    std::ifstream file(OVERTAKE_SOURCE_DIR "/resources/devices.json");
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::string replaced(std::string text, const std::string &from, const std::string &to)
{
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

std::string errorOf(const std::string &text)
{
    return test::errorOf([&] { DeviceDatabase::fromJson(nlohmann::json::parse(text)); });
}

TEST(DeviceDatabaseTest, PeakRatesFollowFromUnitsAndClock)
{
    int checked = 0;
    for (const Device &device : DeviceDatabase::builtIn().devices()) {
        SCOPED_TRACE(device.id);
        if (!device.find(Q::Fp32)) // Apple names no clock: nobody can compute it
            continue;
        ASSERT_TRUE(device.find(Q::Alus) && device.find(Q::Clock));
        const double computed =
            *device.value(Q::Alus) * device.value(Q::FlopsPerAlu).value_or(2) * *device.value(Q::Clock);
        EXPECT_NEAR(*device.value(Q::Fp32) / computed, 1, 0.02);
        if (device.kind == DeviceKind::Cpu) {
            // 32 float32 operations a cycle and core: two vector units of 8 lanes, or four of 4.
            EXPECT_NEAR(*device.value(Q::Fp32) / (*device.value(Q::Cores) * 32 * *device.value(Q::Clock)), 1, 0.02);
        }
        ++checked;
    }
    EXPECT_GE(checked, 31);
}

TEST(DeviceDatabaseTest, EveryFigureHasAKindAndASource)
{
    for (const Device &device : DeviceDatabase::builtIn().devices()) {
        for (const auto &[quantity, figure] : device.figures) {
            EXPECT_GT(figure.value, 0) << device.id << ruleOf(quantity).key;
            EXPECT_FALSE(figure.source.empty()) << device.id << ruleOf(quantity).key;
            EXPECT_NE(figure.kind, Figure::Kind::Measured) << "nobody measured " << device.id;
        }
    }
    // Unknown is absent, not zero.
    EXPECT_EQ(DeviceDatabase::builtIn().find("iris-xe-96", DeviceKind::Gpu)->find(Q::Bandwidth), nullptr);
}

TEST(DeviceDatabaseTest, FindsByIdNameAndWhatDriversSay)
{
    const DeviceDatabase &database = DeviceDatabase::builtIn();
    for (const char *name : {"rtx-2070", "GeForce RTX 2070", "NVIDIA GeForce RTX 2070", "rtx 2070"}) {
        const Device *device = database.find(name, DeviceKind::Gpu);
        ASSERT_NE(device, nullptr) << name;
        EXPECT_EQ(device->id, "rtx-2070");
    }
    EXPECT_EQ(database.find("NVIDIA GeForce RTX 2070 SUPER", DeviceKind::Gpu), nullptr) << "another chip";
    EXPECT_EQ(database.find("Intel(R) Core(TM) i7-8700 CPU @ 3.20GHz", DeviceKind::Cpu)->id, "i7-8700");
    EXPECT_EQ(database.find("rtx-2070", DeviceKind::Cpu), nullptr);
    EXPECT_EQ(database.find("Apple M1", DeviceKind::Cpu)->id, "apple-m1");
    EXPECT_EQ(database.find("Apple M1", DeviceKind::Gpu)->id, "apple-m1-gpu");
}

TEST(DeviceDatabaseTest, ADamagedOrWrongFileIsOneClearSentence)
{
    const std::string good = builtInText();
    EXPECT_EQ(errorOf(good), "");
    EXPECT_THAT(errorOf("[]"), HasSubstr("not a device database"));
    EXPECT_THAT(errorOf("{}"), HasSubstr("not a device database"));
    EXPECT_THAT(errorOf(replaced(good, "\"schema\": 1", "\"schema\": 2")), HasSubstr("'schema' must be 1"));
    EXPECT_THAT(errorOf(replaced(good, "\"fp32_gflops\": {\"value\": 7880", "\"fp32_gflops\": {\"value\": 8200")),
                HasSubstr("'devices[0].figures.fp32_gflops' must be within 2 %"));
    EXPECT_THAT(errorOf(replaced(good, "\"value\": 448", "\"value\": -1")), HasSubstr("above 0"));
    EXPECT_THAT(errorOf(replaced(good, "\"value\": 448", "\"value\": \"448\"")), HasSubstr("must be a number"));
    EXPECT_THAT(errorOf(replaced(good, "\"kind\": \"specified\"", "\"kind\": \"guessed\"")),
                HasSubstr("one of specified, computed, measured"));
    EXPECT_THAT(errorOf(replaced(good, "\"source\": \"secondary\"", "\"source\": \"hearsay\"")),
                HasSubstr("a key of 'sources'"));
    EXPECT_THAT(errorOf(replaced(good, "\"bandwidth_gbs\"", "\"bandwith_gbs\"")), HasSubstr("a known figure"));
    EXPECT_THAT(errorOf(replaced(good, "\"p100-pcie\"", "\"rtx-2070\"")), HasSubstr("'rtx-2070' is there twice"));
    EXPECT_THAT(errorOf(replaced(good, "\"kind\": \"gpu\"", "\"kind\": \"tpu\"")), HasSubstr("one of cpu, gpu"));
}

TEST(DeviceDatabaseTest, AFileThatCannotBeReadIsNamed)
{
    const test::TemporaryFolder folder;
    const std::string path = folder.file("devices.json");
    const auto message = [&] { return test::errorOf([&] { DeviceDatabase::fromFile(path); }); };
    EXPECT_EQ(message(), "Cannot read '" + path + "': No such file or directory.");
    std::ofstream(path) << "{]";
    EXPECT_EQ(message(), "Cannot read '" + path + "': it is not readable JSON, at line 1.");
    std::ofstream(path) << "[]";
    EXPECT_EQ(message(), "Cannot read '" + path + "': it is not a device database of Overtake.");
    std::ofstream(path) << builtInText();
    EXPECT_EQ(message(), "");
}

} // namespace
} // namespace overtake
