// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/messages.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

TEST(Messages, AreIdsWithArgumentsAndBecomeWords)
{
    EXPECT_EQ(message("swings"), "swings");
    const std::string outliers = message("outliers-up", {"2", "1040", messageNumber(4.2)});
    EXPECT_EQ(outliers, "outliers-up|2|1040|4.2");
    EXPECT_EQ(messageText(outliers),
              "2 of 1 040 samples are outliers, up to 4.2 times the median; nothing was left out.");
    EXPECT_EQ(messageText(message("gpu-slowed", {"heat|power %1"})), "The GPU slowed its clock down: heat/power %1.");
}

TEST(Messages, OtherTextsStandForThemselves)
{
    for (const char *text : {"", "Cancelled.", "The machine's speed swings slowly.", "a|b", "|"})
        EXPECT_EQ(messageText(text), text);
}

TEST(Messages, FilesOfOthersDoNoHarm)
{
    EXPECT_EQ(messageText("heat"), "Heat slowed the processor down %1 times meanwhile.");
    EXPECT_EQ(messageText("heat|1e999"), "Heat slowed the processor down 1e999 times meanwhile.");
    EXPECT_EQ(messageText("swings|1|2"), messageText("swings"));
}

TEST(Messages, TranslatorsGetEverySentence)
{
    EXPECT_THAT(messageSentences(), testing::Contains("The GPU slowed its clock down: %1."));
}

} // namespace
} // namespace overtake
