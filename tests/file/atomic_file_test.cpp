// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "file/atomic_file.h"

#include "error_of.h"
#include "report/temporary_folder.h"

#include <csignal>
#include <fcntl.h>
#include <gmock/gmock.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace overtake
{
namespace
{

using test::contentOf;
using test::errorOf;
using test::TemporaryFolder;
using test::writeText;
using testing::AllOf;
using testing::HasSubstr;

mode_t permissions(const std::string &path)
{
    struct stat status = {};
    return ::stat(path.c_str(), &status) == 0 ? status.st_mode & 07777 : 0;
}

TEST(AtomicFileTest, WritesANewFileWithTheUmasksPermissions)
{
    const TemporaryFolder folder;
    const mode_t before = ::umask(027);
    writeFileAtomically(folder.file("run.json"), "content");
    ::umask(before);
    EXPECT_EQ(contentOf(folder.file("run.json")), "content");
    EXPECT_EQ(permissions(folder.file("run.json")), 0640U);
    EXPECT_EQ(folder.entries(), 1U);
}

TEST(AtomicFileTest, ReplacesAFileAndKeepsItsPermissions)
{
    const TemporaryFolder folder;
    writeText(folder.file("run.json"), "a much longer content than the new one");
    ASSERT_EQ(::chmod(folder.file("run.json").c_str(), 0604), 0);
    writeFileAtomically(folder.file("run.json"), "new");
    EXPECT_EQ(contentOf(folder.file("run.json")), "new");
    EXPECT_EQ(permissions(folder.file("run.json")), 0604U);
    EXPECT_EQ(folder.entries(), 1U);
}

TEST(AtomicFileTest, WritesABareNameIntoTheCurrentFolder)
{
    const TemporaryFolder folder;
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(std::filesystem::path(folder.file("x")).parent_path());
    requireWritable("bare.csv");
    writeFileAtomically("bare.csv", "content");
    std::filesystem::current_path(before);
    EXPECT_EQ(contentOf(folder.file("bare.csv")), "content");
}

TEST(AtomicFileTest, WritesThroughASymbolicLink)
{
    const TemporaryFolder folder;
    writeText(folder.file("real.json"), "old");
    std::filesystem::create_symlink(folder.file("real.json"), folder.file("link.json"));
    writeFileAtomically(folder.file("link.json"), "new");
    EXPECT_TRUE(std::filesystem::is_symlink(folder.file("link.json")));
    EXPECT_EQ(contentOf(folder.file("real.json")), "new");
}

TEST(AtomicFileTest, WritesTheFileThatADanglingLinkNames)
{
    const TemporaryFolder folder;
    std::filesystem::create_directory(folder.file("data"));
    std::filesystem::create_symlink("data/next.json", folder.file("link.json"));
    std::filesystem::create_symlink("real.json", folder.file("data/next.json"));
    writeFileAtomically(folder.file("link.json"), "new");
    EXPECT_TRUE(std::filesystem::is_symlink(folder.file("link.json")));
    EXPECT_EQ(contentOf(folder.file("data/real.json")), "new");
}

TEST(AtomicFileTest, AcceptsTheLongestFileName)
{
    const TemporaryFolder folder;
    const std::string path = folder.file(std::string(255, 'n'));
    writeFileAtomically(path, "content");
    EXPECT_EQ(contentOf(path), "content");
}

TEST(AtomicFileTest, NamesWhatIsWrongWithTheTarget)
{
    const TemporaryFolder folder;
    const std::string aFolder = std::filesystem::path(folder.file("x")).parent_path().string();
    writeText(folder.file("file"), "");
    const std::vector<std::pair<std::string, std::string>> cases = {
        {"", "without a name"},
        {aFolder, "it is a folder"},
        {aFolder + "/new/", "give the name of a file"},
        {folder.file("missing/run.json"), "there is no folder '" + folder.file("missing") + "'"},
        {folder.file("file/run.json"), "Not a directory"},
        {folder.file(std::string(300, 'n')), "File name too long"},
    };
    for (const auto &[path, expected] : cases) {
        EXPECT_THAT(errorOf([&path = path] { writeFileAtomically(path, "content"); }),
                    AllOf(HasSubstr(path), HasSubstr(expected)));
        EXPECT_THAT(errorOf([&path = path] { requireWritable(path); }), AllOf(HasSubstr(path), HasSubstr(expected)));
    }
    EXPECT_EQ(folder.entries(), 1U);
}

/// Root may write everywhere; for as long as this lives it is nobody in particular.
class WithoutPrivilege
{
public:
    WithoutPrivilege() { m_changed = ::geteuid() == 0 && ::seteuid(65534) == 0; }
    ~WithoutPrivilege()
    {
        if (m_changed && ::seteuid(0) != 0)
            std::abort();
    }

private:
    bool m_changed = false;
};

TEST(AtomicFileTest, RespectsAReadOnlyFileAndFolder)
{
    const WithoutPrivilege user;
    const TemporaryFolder folder;
    writeText(folder.file("run.json"), "old");
    ASSERT_EQ(::chmod(folder.file("run.json").c_str(), 0444), 0);
    EXPECT_THAT(errorOf([&] { requireWritable(folder.file("run.json")); }), HasSubstr("Permission denied"));
    EXPECT_THAT(errorOf([&] { writeFileAtomically(folder.file("run.json"), "new"); }), HasSubstr("Permission denied"));
    std::filesystem::create_directory(folder.file("locked"));
    ASSERT_EQ(::chmod(folder.file("locked").c_str(), 0555), 0);
    EXPECT_THAT(errorOf([&] { requireWritable(folder.file("locked/run.json")); }), HasSubstr("Permission denied"));
    ASSERT_EQ(::chmod(folder.file("locked").c_str(), 0755), 0);
    EXPECT_EQ(contentOf(folder.file("run.json")), "old");
}

TEST(AtomicFileTest, ChecksWithoutChangingAnything)
{
    const TemporaryFolder folder;
    requireWritable(folder.file("new.json"));
    EXPECT_EQ(folder.entries(), 0U);
    writeText(folder.file("old.json"), "old");
    requireWritable(folder.file("old.json"));
    EXPECT_EQ(contentOf(folder.file("old.json")), "old");
    EXPECT_EQ(folder.entries(), 1U);
}

/// Files may not grow past some bytes here: what a full disk does, without filling one.
class LimitedFileSize
{
public:
    explicit LimitedFileSize(rlim_t bytes)
    {
        ::getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
    }
    ~LimitedFileSize()
    {
        ::setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    rlimit m_before = {};
    void (*m_handler)(int) = nullptr;
};

TEST(AtomicFileTest, AFailingWriteLeavesTheOldFileAndNothingElse)
{
    const TemporaryFolder folder;
    writeText(folder.file("run.json"), "old");
    {
        const LimitedFileSize limit(4096);
        EXPECT_THAT(errorOf([&] { writeFileAtomically(folder.file("run.json"), std::string(100000, 'x')); }),
                    HasSubstr("File too large"));
        EXPECT_THAT(errorOf([&] { writeFileAtomically(folder.file("new.json"), std::string(100000, 'x')); }),
                    HasSubstr("File too large"));
    }
    EXPECT_EQ(contentOf(folder.file("run.json")), "old");
    EXPECT_EQ(folder.entries(), 1U);
}

TEST(AtomicFileTest, WritesToAPipeDirectly)
{
    const TemporaryFolder folder;
    ASSERT_EQ(::mkfifo(folder.file("pipe").c_str(), 0600), 0);
    requireWritable(folder.file("pipe"));
    std::string received;
    std::thread reader([&] { received = contentOf(folder.file("pipe")); });
    writeFileAtomically(folder.file("pipe"), "through the pipe");
    reader.join();
    EXPECT_EQ(received, "through the pipe");
    EXPECT_TRUE(std::filesystem::is_fifo(folder.file("pipe")));
}

TEST(AtomicFileTest, ReportsAFullDevice)
{
    EXPECT_THAT(errorOf([] { writeFileAtomically("/dev/full", "content"); }), HasSubstr("No space left on device"));
}

TEST(AtomicFileTest, AnOpenDescriptorIsWrittenWhereItStands)
{
    const TemporaryFolder folder;
    const int descriptor = ::open(folder.file("log").c_str(), O_WRONLY | O_CREAT, 0600);
    ASSERT_EQ(::write(descriptor, "before ", 7), 7);
    writeFileAtomically("/dev/fd/" + std::to_string(descriptor), "content");
    ASSERT_EQ(::write(descriptor, " after", 6), 6);
    ::close(descriptor);
    EXPECT_EQ(contentOf(folder.file("log")), "before content after");
    EXPECT_THAT(errorOf([&] { requireWritable("/dev/fd/" + std::to_string(descriptor)); }),
                HasSubstr("not open for writing"));
}

TEST(AtomicFileTest, KilledWhileSavingTheFileIsWhole)
{
    const TemporaryFolder folder;
    const std::string path = folder.file("run.json");
    const std::size_t size = 1 << 20;
    writeFileAtomically(path, std::string(size, 'a'));
    for (int delayMicroseconds = 200; delayMicroseconds < 20000; delayMicroseconds *= 2) {
        const pid_t child = ::fork();
        ASSERT_GE(child, 0);
        if (child == 0)
            for (char letter = 'b';; letter = letter == 'z' ? 'b' : static_cast<char>(letter + 1))
                writeFileAtomically(path, std::string(size, letter));
        ::usleep(static_cast<useconds_t>(delayMicroseconds));
        ::kill(child, SIGKILL);
        ::waitpid(child, nullptr, 0);
        const std::string content = contentOf(path);
        ASSERT_EQ(content.size(), size);
        ASSERT_EQ(content.find_first_not_of(content.front()), std::string::npos);
    }
}

} // namespace
} // namespace overtake
