// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "file/cache_file.h"

#include "file/cache_folder.h"

#include <filesystem>
#include <gtest/gtest.h>
#include <sys/stat.h>

namespace overtake
{
namespace
{

const std::string binary("\0\1\2\n\xff\0", 6);

TEST(CacheFile, KeepsByKey)
{
    const test::CacheFolder folder;
    const CacheFile cache("kind", "device, driver 1");
    EXPECT_TRUE(cache.load().empty());
    cache.store(binary);
    EXPECT_EQ(cache.load(), binary);
    EXPECT_TRUE(CacheFile("kind", "device, driver 2").load().empty());
    EXPECT_EQ(folder.files(), std::vector<std::string>{cache.path()});
}

TEST(CacheFile, TakesNothingThatIsDamaged)
{
    const test::CacheFolder folder;
    const CacheFile cache("kind", "device");
    cache.store(binary);
    const std::string whole = test::contentOf(cache.path());
    for (std::size_t i = 0; i < whole.size(); ++i) {
        std::string damaged = whole;
        damaged[i] = static_cast<char>(damaged[i] ^ 1);
        test::writeText(cache.path(), damaged);
        EXPECT_TRUE(cache.load().empty()) << "byte " << i;
        test::writeText(cache.path(), whole.substr(0, i));
        EXPECT_TRUE(cache.load().empty()) << "cut at " << i;
    }
    test::writeText(cache.path(), whole);
    EXPECT_EQ(cache.load(), binary);
}

TEST(CacheFile, IsEmptyWhereSomethingElseBearsItsName)
{
    const test::CacheFolder folder;
    const CacheFile cache("kind", "device");
    cache.store(binary);
    std::filesystem::remove(cache.path());
    ASSERT_EQ(::mkfifo(cache.path().c_str(), 0600), 0); // whoever reads it waits for a writer
    EXPECT_TRUE(cache.load().empty());
    cache.store(binary);
    std::filesystem::remove(cache.path());
    std::filesystem::create_directory(cache.path());
    EXPECT_TRUE(cache.load().empty());
    cache.store(binary);
    EXPECT_TRUE(cache.load().empty());
    EXPECT_FALSE(takeCacheTrouble().empty());
    EXPECT_TRUE(takeCacheTrouble().empty()) << "said once";
}

TEST(CacheFile, DoesWithoutAFolder)
{
    test::CacheFolder folder;
    test::writeText(folder.file("in the way"), "a file");
    folder.set(folder.file("in the way"));
    const CacheFile blocked("kind", "device");
    blocked.store(binary);
    EXPECT_TRUE(blocked.load().empty());

    folder.set("");
    const std::string home = std::getenv("HOME") ? std::getenv("HOME") : "";
    unsetenv("HOME");
    const CacheFile homeless("kind", "device");
    homeless.store(binary);
    EXPECT_TRUE(homeless.load().empty());
    EXPECT_EQ(homeless.path(), "");
    setenv("HOME", home.c_str(), 1);
}

TEST(CacheFile, IsGoneWhenItIsRemoved)
{
    const test::CacheFolder folder;
    const CacheFile cache("kind", "device");
    EXPECT_FALSE(cache.remove());
    cache.store(binary);
    EXPECT_TRUE(cache.remove());
    EXPECT_TRUE(cache.load().empty());
    EXPECT_TRUE(folder.files().empty());
}

} // namespace
} // namespace overtake
