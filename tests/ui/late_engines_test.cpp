// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window's engines while a driver hangs: those that need no driver at once, the others when all have answered.
#include "app/late_engines.h"
#include "report/temporary_folder.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <gmock/gmock.h>

#include <cstdlib>

namespace overtake
{
namespace
{

using testing::HasSubstr;

TEST(LateEngines, ADriverThatHangsKeepsTheWindowWaitingForNothing)
{
    const test::TemporaryFolder folder;
    std::filesystem::create_directory(folder.file("vendors"));
    test::writeText(folder.file("vendors/broken.icd"), OVERTAKE_BROKEN_ICD);
    test::writeText(folder.file("vendors/pocl.icd"), "libpocl.so.2\n");
    ::setenv("OCL_ICD_VENDORS", folder.file("vendors").c_str(), 1);
    ::setenv("XDG_CACHE_HOME", folder.file("cache").c_str(), 1);
    ::setenv("OVERTAKE_BROKEN_ICD_MODE", "load-hang", 1);
    ::setenv("OVERTAKE_DRIVER_SECONDS", "3", 1);

    LateEngines late;
    QSignalSpy waiting(&late, &LateEngines::waiting);
    QSignalSpy found(&late, &LateEngines::found);
    EngineRegistry engines = late.within(std::chrono::milliseconds(1));
    EXPECT_TRUE(engines.find("cpu") && engines.find("reference") && engines.find("model:cpu"));
    EXPECT_FALSE(engines.find("opencl:0"));
    ASSERT_TRUE(found.wait(60000));
    ASSERT_FALSE(waiting.isEmpty());
    EXPECT_THAT(waiting.first().first().toString().toStdString(), HasSubstr("broken.icd"));
    EXPECT_GT(late.addTo(engines), 1);
    ASSERT_TRUE(engines.find("opencl:0"));
    EXPECT_EQ(engines.require("opencl:0").description().unavailable, "");
    ASSERT_TRUE(engines.find("opencl:broken"));
    EXPECT_THAT(engines.find("opencl:broken")->description().unavailable.text(),
                HasSubstr("did not answer within 3 s"));
    EXPECT_EQ(late.addTo(engines), 0);
}

} // namespace
} // namespace overtake

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
