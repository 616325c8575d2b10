// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/kept_until_change.h"
#include "report/temporary_folder.h"
#include "text/error.h"

#include <gtest/gtest.h>

namespace overtake
{
namespace
{

using test::TemporaryFolder;
using test::writeText;

class KeptUntilChangeTest : public testing::Test
{
protected:
    int get(std::int64_t key, const std::vector<std::string> &files = {})
    {
        const ParameterValues values{{"key", key}};
        return *kept.get(values, files, [&] {
            ++made;
            if (key < 0)
                throw Error("not to be made");
            return made;
        });
    }
    /// As if it were changed a second after the last change.
    void change(const std::string &file)
    {
        std::filesystem::last_write_time(file, std::filesystem::last_write_time(file) + std::chrono::seconds(1));
    }

    TemporaryFolder folder;
    KeptUntilChange<int> kept;
    int made = 0;
};

TEST_F(KeptUntilChangeTest, IsMadeAnewForAnotherKeyOnly)
{
    EXPECT_EQ(get(1), 1);
    EXPECT_EQ(get(1), 1);
    EXPECT_EQ(get(2), 2);
    EXPECT_EQ(get(1), 3);
}

TEST_F(KeptUntilChangeTest, IsMadeAnewOnceAFileHasChanged)
{
    const std::string one = folder.file("one");
    std::filesystem::create_directory(folder.file("two"));
    const std::string inFolder = folder.file("two/inside");
    writeText(one, "1");
    writeText(inFolder, "2");
    const std::vector<std::string> files = {one, folder.file("two")};
    EXPECT_EQ(get(1, files), 1);
    EXPECT_EQ(get(1, files), 1);
    change(one);
    EXPECT_EQ(get(1, files), 2);
    change(inFolder);
    EXPECT_EQ(get(1, files), 3);
    EXPECT_EQ(get(1, files), 3);
    EXPECT_EQ(get(1, {one}), 4) << "other files";
    std::filesystem::remove(one);
    EXPECT_EQ(get(1, {one}), 5);
    EXPECT_EQ(get(1, {one}), 6) << "whether it changed cannot be told";
}

TEST_F(KeptUntilChangeTest, WhatCouldNotBeMadeIsNotKept)
{
    EXPECT_EQ(get(1), 1);
    EXPECT_THROW(get(-1), Error);
    EXPECT_THROW(get(-1), Error);
    EXPECT_EQ(made, 3);
    EXPECT_EQ(get(1), 4);
}

} // namespace
} // namespace overtake
