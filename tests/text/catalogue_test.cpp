// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The translations that are compiled in, and which of them the environment asks for.
#include "text/catalogue.h"

#include <gtest/gtest.h>
#include <map>

namespace overtake
{
namespace
{

std::string languageIn(const std::map<std::string, std::string> &environment)
{
    return languageOf([&](const char *name) {
        const auto found = environment.find(name);
        return found == environment.end() ? nullptr : found->second.c_str();
    });
}

TEST(LanguageOf, TheFirstCategoryThatIsSetDecides)
{
    EXPECT_EQ(languageIn({}), "");
    EXPECT_EQ(languageIn({{"LANG", "de_AT.UTF-8"}}), "de");
    EXPECT_EQ(languageIn({{"LANG", "ko_KR.utf8"}}), "ko");
    EXPECT_EQ(languageIn({{"LANG", "fr"}}), "fr");
    EXPECT_EQ(languageIn({{"LANG", "sw_KE.UTF-8"}}), "");
    EXPECT_EQ(languageIn({{"LANG", "de_DE.UTF-8"}, {"LC_MESSAGES", "fr_FR.UTF-8"}}), "fr");
    EXPECT_EQ(languageIn({{"LANG", "de_DE.UTF-8"}, {"LC_MESSAGES", "fr_FR.UTF-8"}, {"LC_ALL", "ko_KR.UTF-8"}}), "ko");
    EXPECT_EQ(languageIn({{"LANG", "de_DE.UTF-8"}, {"LC_ALL", ""}}), "de") << "empty is not set";
}

TEST(LanguageOf, COrPosixIsEnglishWhateverLanguageSays)
{
    EXPECT_EQ(languageIn({{"LC_ALL", "C"}, {"LANG", "de_DE.UTF-8"}, {"LANGUAGE", "fr"}}), "");
    EXPECT_EQ(languageIn({{"LANG", "POSIX"}, {"LANGUAGE", "fr"}}), "");
    EXPECT_EQ(languageIn({{"LANGUAGE", "fr"}}), "");
}

TEST(LanguageOf, LanguageIsAListThatGoesFirst)
{
    EXPECT_EQ(languageIn({{"LANG", "de_DE.UTF-8"}, {"LANGUAGE", "fr:de"}}), "fr");
    EXPECT_EQ(languageIn({{"LANG", "de_DE.UTF-8"}, {"LANGUAGE", "sw:ko_KR:de"}}), "ko");
    EXPECT_EQ(languageIn({{"LANG", "de_DE.UTF-8"}, {"LANGUAGE", "en_GB:de"}}), "");
    EXPECT_EQ(languageIn({{"LANG", "de_DE.UTF-8"}, {"LANGUAGE", "sw"}}), "de");
    EXPECT_EQ(languageIn({{"LANG", "C.UTF-8"}, {"LANGUAGE", "ko"}}), "ko");
}

TEST(LanguageOf, AnotherCharacterSetGetsNoUtf8)
{
    EXPECT_EQ(languageIn({{"LANG", "ko_KR.EUC-KR"}}), "");
    EXPECT_EQ(languageIn({{"LANG", "de_DE.UTF-8"}, {"LC_CTYPE", "de_DE.ISO-8859-1"}}), "");
}

TEST(Catalogue, ReadsEntitiesAndLeavesWhatIsNotTranslated)
{
    const Catalogue catalogue("<context><name>A</name><message><source>&apos;a&apos; &amp; b</source>"
                              "<translation>&#xa0;&quot;x&lt;</translation></message>"
                              "<message><source>later</source><translation type=\"unfinished\"></translation></message>"
                              "</context>");
    EXPECT_EQ(catalogue.find("A", "'a' & b"), "\u00a0\"x<");
    EXPECT_FALSE(catalogue.find("A", "later"));
    EXPECT_FALSE(catalogue.find("B", "'a' & b"));
}

TEST(Catalogue, EnglishStaysAsItIs)
{
    EXPECT_EQ(Catalogue::of("").inWords("Cancelled."), "Cancelled.");
    EXPECT_EQ(Catalogue::of("tlh").inWords("Cancelled."), "Cancelled.");
}

/// Source and arguments come back from the English sentence: no two sources are so alike that one is taken for the
/// other.
TEST(Catalogue, EverySentenceIsRecognised)
{
    const std::vector<std::string> sources = Catalogue::of("de").sources("Messages");
    ASSERT_GT(sources.size(), 400U);
    for (const std::string &source : sources) {
        const std::vector<SentenceArgument> arguments{"q1", "q2", "q3", "q4", "q5", "q6", "q7", "q8", "q9"};
        const auto bracketed = [&](const std::string &text) -> std::optional<std::string> {
            const auto known = Catalogue::of("de").find("Messages", text);
            return known ? std::optional("[" + text + "]") : std::nullopt;
        };
        EXPECT_EQ(sentenceBook().inWords(filledIn(source, arguments), bracketed),
                  filledIn("[" + source + "]", arguments));
    }
}

class CatalogueOf : public testing::TestWithParam<const char *>
{
};

TEST_P(CatalogueOf, PutsErrorsIntoWords)
{
    const std::string language = GetParam();
    const Catalogue &catalogue = Catalogue::of(language);
    for (const char *text : {"Cannot read 'a.json': it is not JSON, at line 3.",
                             "Unknown engine 'cup': did you mean 'cpu'? This machine has cpu, eigen.",
                             "Worker 'lab': it ended: exit status 3, and said: ssh: no", "CPU, 8 threads on 4 cores"})
        EXPECT_NE(catalogue.inWords(text), text);
    EXPECT_NE(catalogue.inWords("Unknown engine 'main memory'. This machine has cpu.").find("main memory"),
              std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(Languages, CatalogueOf, testing::Values("de", "fr", "ko"));

} // namespace
} // namespace overtake
