// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// English sentences and the way back from them to source and arguments.
#include "text/sentence.h"

#include <gtest/gtest.h>
#include <map>

namespace overtake
{
namespace
{

const std::map<std::string, std::string> words{
    {"Cannot read '%1': %2", "„%1“ ist nicht lesbar: %2"},
    {"it is not JSON, at line %1.", "kein JSON in Zeile %1."},
    {"Unknown engine '%1'%2 This machine has %3.", "„%1“ unbekannt%2 Hier sind %3."},
    {": did you mean '%1'?", ": ist „%1“ gemeint?"},
    {"%1 needs more of %2.", "%2 fehlt: %1."},
    {"%1 threads", "%1 Threads"},
    {"on %1 cores", "auf %1 Kernen"},
    {"on %1", "auf %1"},
    {"main memory", "Hauptspeicher"},
    {"%1 characters", "Zeichen: %1"},
    {"Stop.", "Halt."},
    {"heat", "Wärme"},
    {"'%1'", "„%1“"},
    {"There are %1.", "Es gibt %1."},
    {"%1 = %2 is too much.", "%1 = %2 ist zu viel."},
};

std::optional<std::string> german(const std::string &source)
{
    const auto found = words.find(source);
    return found == words.end() ? std::nullopt : std::optional(found->second);
}

std::string inGerman(const std::string &english)
{
    std::vector<std::string> sources;
    for (const auto &[source, translation] : words)
        sources.push_back(source);
    return SentenceBook(sources).inWords(english, german);
}

TEST(Sentence, IsFilledInOnce)
{
    EXPECT_EQ(sentence("%2 of %1, 5 % of all", 7, "%1"), "%1 of 7, 5 % of all");
    EXPECT_EQ(sentence("no %1 without", std::string()), "no  without");
}

TEST(SentenceBook, FindsSourceAndArguments)
{
    EXPECT_EQ(inGerman("Stop."), "Halt.");
    EXPECT_EQ(inGerman("gpu needs more of main memory."), "Hauptspeicher fehlt: gpu.");
    EXPECT_EQ(inGerman("Cannot read 'a': b"), "„a“ ist nicht lesbar: b");
    EXPECT_EQ(inGerman("Cannot read 'run.json': it is not JSON, at line 3."),
              "„run.json“ ist nicht lesbar: kein JSON in Zeile 3.");
}

TEST(SentenceBook, LeavesNamesInQuotesAsTheyAre)
{
    EXPECT_EQ(inGerman("Cannot read 'main memory': main memory"), "„main memory“ ist nicht lesbar: Hauptspeicher");
}

TEST(SentenceBook, LeavesWhatOneTypesAsItIs)
{
    EXPECT_EQ(quoted({"heat", "b"}), "'heat', 'b'");
    EXPECT_EQ(inGerman("There are 'heat', 'b', 'main memory'."), "Es gibt „heat“, „b“, „main memory“.");
    EXPECT_EQ(inGerman("heat = 0 is too much."), "heat = 0 ist zu viel.");
}

TEST(SentenceBook, PutsPartsOfASentenceIntoWords)
{
    EXPECT_EQ(inGerman("Unknown engine 'cup': did you mean 'cpu'? This machine has cpu, eigen."),
              "„cup“ unbekannt: ist „cpu“ gemeint? Hier sind cpu, eigen.");
    EXPECT_EQ(inGerman("Unknown engine 'x'. This machine has cpu."), "„x“ unbekannt. Hier sind cpu.");
}

TEST(SentenceBook, KnowsSentencesInARowAndLists)
{
    EXPECT_EQ(inGerman("Stop. Cannot read 'a': b"), "Halt. „a“ ist nicht lesbar: b");
    EXPECT_EQ(inGerman("heat, dust"), "Wärme, dust");
    EXPECT_EQ(inGerman("1 024 threads"), "1 024 Threads");
    EXPECT_EQ(inGerman("input.txt, 1 024 characters, heat"), "input.txt, Zeichen: 1 024, Wärme");
    EXPECT_EQ(inGerman("CPU, 8 threads on 4 cores, bf16"), "CPU, 8 Threads auf 4 Kernen, bf16");
}

TEST(SentenceBook, LeavesWhatIsLongerThanAnySentence)
{
    for (const char *part : {"a. ", "a, ", "Stop. ", "on x "}) {
        std::string text;
        while (text.size() < (1 << 20))
            text += part;
        EXPECT_EQ(inGerman(text), text);
    }
}

TEST(SentenceBook, LeavesWhatItDoesNotKnow)
{
    for (const char *text : {"", ".", ", ", "Nobody said this. Nor that, or 'this'.", "a ", "no more threads"})
        EXPECT_EQ(inGerman(text), text);
}

} // namespace
} // namespace overtake
