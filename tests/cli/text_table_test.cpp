// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/text_table.h"

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

TEST(TextTableTest, CutsAtColumnsNotBytes)
{
    EXPECT_EQ(cutTo("one two", 5), "one t");
    EXPECT_EQ(cutTo("one two", 7), "one two");
    EXPECT_EQ(cutTo("3 \xc2\xb5s left", 4), "3 \xc2\xb5s");
    EXPECT_EQ(cutTo("\xed\x95\x9c\xea\xb8\x80", 3), "\xed\x95\x9c") << "two columns each";
}

TEST(TextTableTest, WrapsAtWords)
{
    usePageWidth(8);
    EXPECT_EQ(wrapped("one two three", 1), " one two\n three\n");
    EXPECT_EQ(wrapped("unbreakable", 0), "unbreakable\n");
    EXPECT_EQ(wrapped("", 2), "");
    usePageWidth(0);
}

TEST(TextTableTest, NoLineEndsWithinANumber)
{
    usePageWidth(16);
    EXPECT_EQ(wrapped("batch size 1 048 576, mode"), "batch size\n1 048 576, mode\n");
    EXPECT_EQ(wrapped("layers 2, width 100 320"), "layers 2, width\n100 320\n") << "three digits may be a group";
    TextTable table({{}, {}});
    table.addRow({"a", "some elements 1 000 000 x"});
    usePageWidth(23);
    EXPECT_EQ(table.text(), "a  some elements\n   1 000 000 x\n");
    usePageWidth(0);
}

TEST(TextTableTest, WithoutColumnsItIsEmpty)
{
    TextTable table({});
    table.addRow({});
    EXPECT_EQ(table.text(2), "");
}

TEST(TextTableTest, WordsAreWrappedWhereThePageIsNarrow)
{
    TextTable table({{"value of it", Align::Right}, {"rest"}});
    table.addRow({"5", "words that are too many for a line"});
    usePageWidth(28);
    EXPECT_EQ(table.text(1), " value\n"
                             " of it  rest\n"
                             "     5  words that are too\n"
                             "        many for a line\n");
    usePageWidth(0);
    EXPECT_EQ(table.text(), "value of it  rest\n"
                            "          5  words that are too many for a line\n");
}

TEST(TextTableTest, ColumnsFollowInBlocksWhereTheyDoNotFit)
{
    TextTable table({{"n", Align::Right}, {"one", Align::Right}, {"two", Align::Right}, {"three", Align::Right}});
    table.addRow({"5", "100 ms", "200 ms", "300 ms"});
    usePageWidth(20);
    EXPECT_EQ(table.text(), "n     one     two\n"
                            "5  100 ms  200 ms\n"
                            "\n"
                            "n   three\n"
                            "5  300 ms\n");
    usePageWidth(0);
}

} // namespace
} // namespace overtake::cli
