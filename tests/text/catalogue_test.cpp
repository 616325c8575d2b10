// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The translations that are compiled in, and which of them the environment asks for.
#include "text/catalogue.h"
#include "text/label.h"

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
    EXPECT_EQ(Catalogue::of("").inWords(sentence("Stopped.")), "Stopped.");
    EXPECT_EQ(Catalogue::of("tlh").inWords(sentence("Stopped.")), "Stopped.");
}

TEST(Label, KeepsItsPartsWithAWorkerAndSeveralDevices)
{
    Label label{"textbook loop", {threadsDetail(2)}};
    addWorker(label, "lab");
    EXPECT_EQ(toText(label), "lab: textbook loop, 2 threads");
    EXPECT_EQ(Catalogue::of("de").inWords(toMessage(label)), "lab: Lehrbuch-Schleife, 2 Threads");
    Label card{"A100", {term("nvlink-3")}};
    addDevices(card, 4);
    addWorker(card, "lab");
    EXPECT_EQ(toText(card), "lab: A100 x 4, nvlink-3");
    Label unnamed;
    addWorker(unnamed, "lab");
    EXPECT_EQ(toText(unnamed), "lab: ");
}

class CatalogueOf : public testing::TestWithParam<const char *>
{
protected:
    std::string words(const Message &message) const { return Catalogue::of(GetParam()).inWords(message); }
};

/// Names and foreign texts that look like a sentence of ours, or like a part of one, came back translated.
TEST_P(CatalogueOf, LeavesArgumentsAsTheyAre)
{
    const std::vector<std::string> sources = Catalogue::of(GetParam()).sources("Messages");
    ASSERT_GT(sources.size(), 400U);
    const std::vector<std::string> texts{"on line 3", "main memory", "The driver", "crashed: signal 11 (x)",
                                         "Stopped.",  "1 thread",    "a, b"};
    for (const std::string &source : sources) {
        std::vector<Argument> args;
        for (const std::string &text : texts)
            args.emplace_back(text);
        const std::string text = words({source, args});
        for (std::size_t i = 0; i < args.size(); ++i)
            if (source.find('%' + std::to_string(i + 1)) != std::string::npos) {
                EXPECT_NE(text.find(texts[i]), std::string::npos) << source << "\n" << text;
            }
    }
}

TEST_P(CatalogueOf, TranslatesEachPartOfASentence)
{
    const Message name = sentence("The OpenCL driver of %1 (%2)", "nvidia.icd", "libnvidia-opencl.so.1");
    const Message fate = sentence("signal %1 (%2)", 11, "Segmentation fault");
    const std::string crashed = words(sentence("%1 It is left out.", sentence("%1 crashed: %2.", name, fate)));
    EXPECT_NE(crashed.find(words(name)), std::string::npos) << crashed;
    EXPECT_NE(crashed.find(words(fate)), std::string::npos) << crashed;
    for (const char *english : {"The:", "The OpenCL driver of", "crashed", "left out"})
        EXPECT_EQ(crashed.find(english), std::string::npos) << crashed;

    const std::string failed =
        words(sentence("OpenCL on %1 could not %2: %3.", "card", term("finish its work"), "CL_OUT_OF_RESOURCES"));
    EXPECT_EQ(failed.find("finish its work"), std::string::npos) << failed;
    const std::string cuda = words(sentence("CUDA failed %1: %2.", term("waiting for %1", "NVIDIA H200"), "x"));
    EXPECT_EQ(cuda.find("waiting for"), std::string::npos) << cuda;
    EXPECT_NE(cuda.find("NVIDIA H200"), std::string::npos) << cuda;
}

INSTANTIATE_TEST_SUITE_P(Languages, CatalogueOf, testing::Values("de", "fr", "ko"));

} // namespace
} // namespace overtake
