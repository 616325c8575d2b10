// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A process killed at each of its calls that change files: what was there is whole, and after the next start and one
// save in the same folder nothing else is.
#include "file/atomic_file.h"
#include "file/cache_file.h"
#include "file/file_lock.h"
#include "file/kill_at.h"
#include "file/leftovers.h"
#include "report/temporary_folder.h"

#include <csignal>
#include <functional>
#include <gmock/gmock.h>
#include <set>
#include <sys/wait.h>
#include <unistd.h>

namespace overtake
{
namespace
{

namespace fs = std::filesystem;
using testing::UnorderedElementsAre;

class Kill : public testing::TestWithParam<bool>
{
protected:
    Kill()
    {
        for (const char *name : {"cache", "config", "tmp", "user"})
            fs::create_directory(m_folder.file(name));
        m_before = std::getenv("TMPDIR") ? std::getenv("TMPDIR") : "";
        ::setenv("XDG_CACHE_HOME", m_folder.file("cache").c_str(), 1);
        ::setenv("XDG_CONFIG_HOME", m_folder.file("config").c_str(), 1);
        ::setenv("TMPDIR", m_folder.file("tmp").c_str(), 1);
        test::pretendNoNamelessFiles(GetParam());
    }
    ~Kill() override
    {
        test::pretendNoNamelessFiles(false);
        m_before.empty() ? ::unsetenv("TMPDIR") : ::setenv("TMPDIR", m_before.c_str(), 1);
        ::unsetenv("XDG_CACHE_HOME");
        ::unsetenv("XDG_CONFIG_HOME");
    }

    /// Whether a child was killed at this call; otherwise it came to its end.
    static bool isKilledAt(long call, const std::function<void()> &action)
    {
        const pid_t child = ::fork();
        if (child == 0) {
            test::killAt(call);
            action();
            ::_exit(0);
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        EXPECT_TRUE(WIFSIGNALED(status) || WEXITSTATUS(status) == 0);
        return WIFSIGNALED(status);
    }
    std::set<std::string> filesIn(const std::string &folder) const
    {
        std::set<std::string> names;
        for (const auto &entry : fs::recursive_directory_iterator(m_folder.file(folder)))
            names.insert(fs::relative(entry.path(), m_folder.file(folder)));
        return names;
    }
    std::string user(const std::string &name) const { return m_folder.file("user/" + name); }

    test::TemporaryFolder m_folder;

private:
    std::string m_before;
};

TEST_P(Kill, ANewFileIsWholeOrNotThere)
{
    long call = 1;
    for (; isKilledAt(call, [&] { writeFileAtomically(user("run.json"), "whole"); }); ++call) {
        if (fs::exists(user("run.json"))) {
            EXPECT_EQ(test::contentOf(user("run.json")), "whole");
        }
        writeFileAtomically(user("next"), "");
        fs::remove(user("run.json"));
        EXPECT_THAT(filesIn("user"), UnorderedElementsAre("next")) << "killed at call " << call;
    }
    EXPECT_GT(call, 3);
}

TEST_P(Kill, AnOlderFileIsWhole)
{
    long call = 1;
    do {
        test::writeText(user("run.json"), "older");
        fs::remove(user("next"));
        const bool isKilled = isKilledAt(call, [&] { writeFileAtomically(user("run.json"), "newer"); });
        EXPECT_THAT(test::contentOf(user("run.json")), testing::AnyOf("older", "newer"));
        writeFileAtomically(user("next"), "");
        EXPECT_THAT(filesIn("user"), UnorderedElementsAre("next", "run.json")) << "killed at call " << call;
        if (!isKilled)
            break;
    } while (++call < 100);
    EXPECT_GT(call, 4);
    EXPECT_EQ(test::contentOf(user("run.json")), "newer");
}

TEST_P(Kill, TheNextStartFindsCacheAndTemporaryFolder)
{
    long call = 1;
    const auto action = [] {
        CacheFile("kind", "key").store("content");
        const ScratchFolder scratch;
        test::writeText(scratch.path() / "file", "");
    };
    for (; isKilledAt(call, action); ++call) {
        removeLeftoversOfUser();
        EXPECT_EQ(filesIn("tmp"), std::set<std::string>()) << "killed at call " << call;
        for (const std::string &name : filesIn("cache"))
            EXPECT_THAT(name, testing::AnyOf("overtake", "overtake/kind", testing::EndsWith(".bin")));
    }
    EXPECT_GT(call, 8);
    EXPECT_EQ(CacheFile("kind", "key").load(), "content");
}

INSTANTIATE_TEST_SUITE_P(WithAndWithoutNamelessFiles, Kill, testing::Values(false, true));

/// A process that lives has a temporary file and a scratch folder, here and elsewhere.
TEST_P(Kill, NothingOfALivingProcessIsTouched)
{
    int toParent[2];
    int toChild[2];
    ASSERT_EQ(::pipe(toParent) + ::pipe(toChild), 0);
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(toChild[1]);
        AtomicFile file(user("run.json"));
        file.write("whole");
        const ScratchFolder scratch;
        char letter = 'r';
        if (::write(toParent[1], &letter, 1) != 1 || ::read(toChild[0], &letter, 1) != 0)
            ::_exit(2);
        file.commit();
        ::_exit(fs::exists(scratch.path()) ? 0 : 1);
    }
    char letter = 0;
    ASSERT_EQ(::read(toParent[0], &letter, 1), 1);
    removeLeftoversOfUser();
    removeLeftovers(m_folder.file("user"));
    ::close(toChild[1]);
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
    EXPECT_EQ(test::contentOf(user("run.json")), "whole");
}

TEST_P(Kill, ALockEndsWithItsProcess)
{
    const std::string path = user("lock");
    {
        const auto lock = FileLock::take(path);
        ASSERT_TRUE(lock);
        EXPECT_FALSE(FileLock::take(path));
    }
    EXPECT_FALSE(fs::exists(path));
    EXPECT_FALSE(FileLock::takeExisting(path));
    isKilledAt(0, [&] {
        const auto lock = FileLock::take(path);
        ::kill(::getpid(), SIGKILL);
    });
    EXPECT_TRUE(fs::exists(path));
    EXPECT_TRUE(FileLock::take(path));
}

TEST_P(Kill, WhatSettingsLeaveIsRemovedUnlessTheyAreBeingWritten)
{
    const std::string settings = user("overtake.conf");
    for (const char *suffix : {"", ".aBcDeF", ".lock", ".backup", ".Backup2", ".2026Q4"})
        test::writeText(settings + suffix, "");
    fs::create_directory(settings + ".Folder");
    std::optional<FileLock> writing = FileLock::take(settings + ".lock");
    removeLeftoversOfSettings(settings);
    EXPECT_TRUE(fs::exists(settings + ".aBcDeF"));
    writing.reset();
    removeLeftoversOfSettings(settings);
    EXPECT_THAT(filesIn("user"), UnorderedElementsAre("overtake.conf", "overtake.conf.backup", "overtake.conf.Backup2",
                                                      "overtake.conf.2026Q4", "overtake.conf.Folder"));
}

} // namespace
} // namespace overtake
