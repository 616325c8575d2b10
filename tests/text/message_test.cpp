// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sentences as data: filled in, put into words, joined, carried by errors.
#include "text/error.h"

#include <cerrno>
#include <gtest/gtest.h>
#include <map>

namespace overtake
{
namespace
{

std::optional<std::string> german(const std::string &source)
{
    static const std::map<std::string, std::string> words{
        {"Cannot read '%1': %2", "„%1“ ist nicht lesbar: %2"},
        {"it is not JSON, at line %1.", "kein JSON in Zeile %1."},
        {"on line %1", "auf Zeile %1"},
        {"%1 needs more of %2.", "%2 fehlt: %1."},
        {"main memory", "Hauptspeicher"},
        {"up to %1 times", "bis zum %1-fachen"},
        {"'%1'", "„%1“"},
        {"Stop.", "Halt."},
    };
    const auto found = words.find(source);
    return found == words.end() ? std::nullopt : std::optional(found->second);
}

std::string inGerman(const Message &message)
{
    return inWords(message, german, [](double number) { return number == 4.2 ? "4,2" : "?"; });
}

TEST(Message, IsFilledIn)
{
    EXPECT_EQ(sentence("%2 of %1, %1").args.size(), 0U);
    EXPECT_EQ(sentence("%2 of %1, %1", "a", 3).text(), "3 of a, a");
    EXPECT_EQ(sentence("10 % of %1: 100%", 7).text(), "10 % of 7: 100%");
    EXPECT_EQ(sentence("%1 %2 %9", "%2", "x").text(), "%2 x %9") << "what is filled in is not looked at again";
    EXPECT_EQ(sentence("%1 samples", 1040.0).text(), "1 040 samples");
    EXPECT_EQ(sentence("line %1", 1040).text(), "line 1040") << "a whole number only names something";
}

TEST(Message, IsPutIntoWordsWithTheSentencesInIt)
{
    const Message inner = sentence("it is not JSON, at line %1.", 3);
    EXPECT_EQ(inGerman(sentence("Cannot read '%1': %2", "a.json", inner)),
              "„a.json“ ist nicht lesbar: kein JSON in Zeile 3.");
    EXPECT_EQ(inGerman(sentence("%1 needs more of %2.", "x", sentence("main memory"))), "Hauptspeicher fehlt: x.");
    EXPECT_EQ(inGerman(sentence("up to %1 times", 4.2)), "bis zum 4,2-fachen");
    EXPECT_EQ(inGerman(sentence("Nobody translated %1.", inner)), "Nobody translated kein JSON in Zeile 3..");
}

/// The traceback of a framework was translated in part when sentences were recognised again in text.
TEST(Message, ForeignTextStaysAsItIs)
{
    EXPECT_EQ(inGerman(sentence("Cannot read '%1': %2", "main memory", "on line 3")),
              "„main memory“ ist nicht lesbar: on line 3");
    EXPECT_EQ(inGerman(foreign("Stop.")), "Stop.");
    EXPECT_EQ(inGerman(foreign("on line 3")), "on line 3");
    EXPECT_TRUE(foreign("").empty());
}

TEST(Message, ListsAndRowsAreMessages)
{
    const Message list = listed({foreign("input.txt"), {}, sentence("main memory")});
    EXPECT_EQ(list.text(), "input.txt, main memory");
    EXPECT_EQ(inGerman(list), "input.txt, Hauptspeicher");
    EXPECT_EQ(partsOf(list), (std::vector<Message>{foreign("input.txt"), sentence("main memory")}));
    EXPECT_EQ(partsOf(foreign("a, b")).size(), 1U);
    EXPECT_TRUE(listed({}).empty());
    EXPECT_EQ(inGerman(inRow({sentence("Stop."), sentence("Stop.")})), "Halt. Halt.");
    EXPECT_EQ(inGerman(quoted({"a", "b c"})), "„a“, „b c“");
    std::vector<std::string> many;
    std::string text;
    for (int i = 0; i < 250; ++i) {
        many.push_back(std::to_string(i));
        text += (i == 0 ? "'" : ", '") + many.back() + "'";
    }
    EXPECT_EQ(quoted(many).text(), text);
}

TEST(Message, TravelsInErrors)
{
    const Error error(sentence("Cannot read '%1': %2", "a", systemReason(ENOENT)));
    EXPECT_STREQ(error.what(), "Cannot read 'a': No such file or directory");
    EXPECT_EQ(error.message(), sentence("Cannot read '%1': %2", "a", sentence("No such file or directory")));
    EXPECT_EQ(messageOf(error), error.message());
    EXPECT_EQ(messageOf(std::runtime_error("theirs")), foreign("theirs"));
}

TEST(Message, OnlyAnArgumentIsThatArgument)
{
    EXPECT_EQ(sentence("Cannot read '%1': %2", foreign("a"), foreign("b")), sentence("Cannot read '%1': %2", "a", "b"));
}

} // namespace
} // namespace overtake
