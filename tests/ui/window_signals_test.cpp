// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// SIGTERM, SIGHUP and SIGINT end the program with a window as its button does: with the settings saved, exit status 0
// and nothing left of what was kept against a crash. Starts the program itself.
#include "process/child_process.h"
#include "report/temporary_folder.h"

#include <chrono>
#include <csignal>
#include <filesystem>
#include <gmock/gmock.h>
#include <string>
#include <string_view>

namespace overtake
{
namespace
{

namespace fs = std::filesystem;

class WindowSignals : public testing::TestWithParam<int>
{
protected:
    WindowSignals()
    {
        for (const char *name : {"data", "config", "cache", "tmp", "no-vendors"})
            fs::create_directory(folder.file(name));
        fs::permissions(folder.file("tmp"), fs::perms::owner_all);
        std::signal(SIGHUP, SIG_DFL); // nohup has it ignored
    }

    bool isOpen() const { return fs::is_directory(unsaved) && !fs::is_empty(unsaved); }

    /// Moves the program's output until `isDone`, or for 50 seconds.
    template <typename Condition>
    void waitUntil(ChildProcess &program, const Condition &isDone)
    {
        const auto last = std::chrono::steady_clock::now() + std::chrono::seconds(50);
        while (!isDone() && !program.endingWithin(0.02) && std::chrono::steady_clock::now() < last) {
            std::string_view nothing;
            program.move(nothing, printed, 1);
        }
    }

    test::TemporaryFolder folder;
    const std::string unsaved = folder.file("data/overtake/unsaved");
    std::string printed;
};

TEST_P(WindowSignals, EndItInOrder)
{
    ChildProcess program({OVERTAKE_WINDOW}, {.hasInput = false,
                                             .environment = {{"QT_QPA_PLATFORM", "offscreen"},
                                                             {"HOME", folder.file("")},
                                                             {"XDG_DATA_HOME", folder.file("data")},
                                                             {"XDG_CONFIG_HOME", folder.file("config")},
                                                             {"XDG_CACHE_HOME", folder.file("cache")},
                                                             {"XDG_RUNTIME_DIR", folder.file("tmp")},
                                                             {"TMPDIR", folder.file("tmp")},
                                                             {"OVERTAKE_SETTINGS", folder.file("settings.ini")},
                                                             {"OVERTAKE_CUDA_PLUGIN", ""},
                                                             {"OCL_ICD_VENDORS", folder.file("no-vendors")},
                                                             {"LSAN_OPTIONS", "detect_leaks=0"}}}); // Qt's
    waitUntil(program, [&] { return isOpen(); });
    ASSERT_TRUE(isOpen()) << printed << program.errors();
    program.send(GetParam());
    waitUntil(program, [] { return false; });
    const auto ending = program.endingWithin(0);
    ASSERT_TRUE(ending) << "It goes on. " << printed << program.errors();
    EXPECT_TRUE(ending->isGood()) << ending->message().text() << ": " << printed << program.errors();
    EXPECT_TRUE(fs::is_empty(unsaved)) << fs::directory_iterator(unsaved)->path();
    EXPECT_THAT(test::contentOf(folder.file("settings.ini")), testing::HasSubstr("geometry="));
}

INSTANTIATE_TEST_SUITE_P(Each, WindowSignals, testing::Values(SIGTERM, SIGHUP, SIGINT), [](const auto &test) {
    return std::string(test.param == SIGTERM ? "SigTerm" : test.param == SIGHUP ? "SigHup" : "SigInt");
});

} // namespace
} // namespace overtake
