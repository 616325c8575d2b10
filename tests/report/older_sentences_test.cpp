// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/older_sentences.h"

#include "text/catalogue.h"

#include <gtest/gtest.h>

namespace overtake
{
namespace
{

Message taken(const std::string &text)
{
    Measurement measurement;
    measurement.reason = foreign(text);
    takeOlderSentences(measurement);
    return measurement.reason;
}

TEST(OlderSentences, IdsBecomeSentences)
{
    const Message outliers = taken("outliers-up|2|1040|4.2");
    EXPECT_EQ(outliers.text(),
              "2 of 1 040 repetitions are outliers, up to 4.2 times the median; nothing was left out.");
    EXPECT_EQ(outliers, sentence("%1 of %2 repetitions are outliers, up to %3 times the median; nothing was left out.",
                                 2.0, 1040.0, 4.2));
    EXPECT_EQ(taken("gpu-slowed|heat, power limit").text(), "The GPU slowed its clock down: heat, power limit.");
    EXPECT_NE(Catalogue::of("de").inWords(taken("gpu-slowed|heat, power limit")).find("Leistung"), std::string::npos);
    EXPECT_EQ(taken("unconverged-1|2 s").text(), "Not converged: 1 repetition used up the time budget of 2 s.");
}

TEST(OlderSentences, OtherTextsStayAsTheyAre)
{
    for (const char *text : {"Stopped.", "The machine's speed swings slowly.", "a|b", "|"})
        EXPECT_EQ(taken(text), foreign(text));
    EXPECT_TRUE(taken("").empty());
}

TEST(OlderSentences, FilesOfOthersDoNoHarm)
{
    EXPECT_EQ(taken("heat").text(), "Heat slowed the processor down %1 times during the measurement.");
    EXPECT_EQ(taken("heat|1e999").text(), "Heat slowed the processor down 1e999 times during the measurement.");
    EXPECT_EQ(taken("swings|1|2").text(), taken("swings").text());
}

TEST(OlderSentences, DataIsAListAgain)
{
    Measurement measurement;
    measurement.data = foreign("mine.csv, 150 rows");
    takeOlderSentences(measurement);
    EXPECT_EQ(partsOf(measurement.data).size(), 2U);
    EXPECT_EQ(measurement.data.text(), "mine.csv, 150 rows");
}

} // namespace
} // namespace overtake
