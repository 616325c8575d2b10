// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text_table.h"

#include <gtest/gtest.h>

namespace overtake::cli
{
namespace
{

TEST(TextTableTest, AlignsColumnsAndCutsSpacesAtTheEnd)
{
    TextTable table({{"n", Align::Right}, {"name"}, {"rest"}});
    table.addRow({"5", "long name", ""});
    table.addRow({"1 000", "x", "y"});
    EXPECT_EQ(table.text(1), "     n  name       rest\n"
                             "     5  long name\n"
                             " 1 000  x          y\n");
}

TEST(TextTableTest, CountsCharactersNotBytes)
{
    TextTable table({{}, {}});
    table.addRow({"\xc2\xb5s", "a"}); // micro sign
    table.addRow({"ns", "b"});
    EXPECT_EQ(table.text(), "\xc2\xb5s  a\nns  b\n");
}

TEST(TextTableTest, WrapsAtWords)
{
    EXPECT_EQ(wrapped("one two three", 1, 8), " one two\n three\n");
    EXPECT_EQ(wrapped("unbreakable", 0, 4), "unbreakable\n");
    EXPECT_EQ(wrapped("", 2), "");
}

} // namespace
} // namespace overtake::cli
