// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/text_data.h"

#include "error_of.h"
#include "report/temporary_folder.h"

#include <algorithm>
#include <cmath>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>

namespace overtake
{
namespace
{

using test::errorOf;
using testing::ElementsAre;
using testing::HasSubstr;

class TextFile : public testing::Test
{
protected:
    std::string write(const std::string &name, const std::string &content)
    {
        test::writeText(m_folder.file(name), content);
        return m_folder.file(name);
    }
    std::string folder() const { return std::filesystem::path(m_folder.file("any")).parent_path().string(); }

    test::TemporaryFolder m_folder;
};

TEST_F(TextFile, BecomesSymbolsInTheOrderOfTheirCodesAndTokens)
{
    const auto text = readText(write("a.txt", "b\xC3\xA4"
                                              "ab\xE2\x82\xAC\xF0\x9F\x98\x80\n"));
    EXPECT_THAT(text.symbols, ElementsAre(U'\n', U'a', U'b', U'ä', U'€', U'😀'));
    EXPECT_THAT(text.tokens, ElementsAre(2, 3, 1, 2, 4, 5, 0));
    EXPECT_EQ(toUtf8(text.symbols), "\nabä€😀");
    EXPECT_EQ(text.description, "a.txt, 7 characters, 6 symbols");
}

TEST_F(TextFile, ABrokenOneIsRefusedNamingFileFaultAndByte)
{
    const std::vector<std::pair<std::string, std::string>> broken = {
        {"ab\xFF", "no character begins with the byte 255 at byte 2"},
        {"ab\xC3", "the file ends within the character that begins at byte 2"},
        {"a\xC3(", "a character is incomplete at byte 2"},
        {"a\x80", "no character begins with the byte 128 at byte 1"},
        {"a\xC0\xAF", "no character begins with the byte 192 at byte 1"},
        {"a\xE0\x80\xAF", "a code that is not a character at byte 1"},
        {"a\xED\xA0\x80", "a code that is not a character at byte 1"},
        {"a\xF4\x90\x80\x80", "a code that is not a character at byte 1"},
        {std::string("abc\0d", 5), "a zero byte at byte 3"},
    };
    for (const auto &[content, fault] : broken) {
        const auto path = write("broken.txt", content);
        EXPECT_EQ(errorOf([&] { readText(path); }), path + " is not a text in UTF-8: " + fault + ".");
    }
    EXPECT_THAT(errorOf([&] { readText(write("empty.txt", "")); }), HasSubstr("empty.txt is empty"));
    EXPECT_THAT(errorOf([&] { readText(folder() + "/absent.txt"); }), HasSubstr("absent.txt cannot be read: No such"));
    EXPECT_THAT(errorOf([&] { readText(write("one.txt", "aaaa")); }), HasSubstr("one.txt repeats a single character;"));
}

TEST_F(TextFile, AFolderIsItsTextsInTheOrderOfTheirNames)
{
    EXPECT_THAT(errorOf([&] { readText(folder()); }), HasSubstr("no file whose name ends in .txt"));
    write("2.txt", "cd");
    write("1.txt", "\xEF\xBB\xBF"
                   "ab");
    write("other.md", "xyz");
    const auto text = readText(folder());
    EXPECT_EQ(toUtf8(text.symbols), "abcd");
    EXPECT_THAT(text.tokens, ElementsAre(0, 1, 2, 3));
    const auto name = std::filesystem::path(folder()).filename().string();
    EXPECT_THAT(text.description.text(), testing::StartsWith(name));
    EXPECT_EQ(readText(folder() + "/").description, text.description);
}

TEST(SyntheticText, IsTheSameForTheSameSeedAndHasSomethingToLearn)
{
    const auto text = makeText(200000, 65, 3);
    EXPECT_EQ(text.symbols.size(), 65U);
    EXPECT_TRUE(std::ranges::is_sorted(text.symbols));
    EXPECT_EQ(toUtf8(text.symbols), "\n !$&',-.3:;?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
    EXPECT_EQ(text.tokens, makeText(200000, 65, 3).tokens);
    EXPECT_NE(text.tokens, makeText(200000, 65, 4).tokens);
    EXPECT_THAT(text.description.text(), HasSubstr("synthetic, 65 symbols, seed 3"));

    // Entropy of a symbol alone and after the two before it, in nats.
    const auto entropy = [&](std::size_t before) {
        std::map<std::vector<std::int32_t>, std::map<std::int32_t, double>> counts;
        for (std::size_t i = before; i < text.tokens.size(); ++i)
            ++counts[{text.tokens.begin() + static_cast<std::ptrdiff_t>(i - before),
                      text.tokens.begin() + static_cast<std::ptrdiff_t>(i)}][text.tokens[i]];
        double sum = 0;
        for (const auto &[context, next] : counts) {
            double all = 0;
            for (const auto &[symbol, count] : next)
                all += count;
            for (const auto &[symbol, count] : next)
                sum -= count * std::log(count / all);
        }
        return sum / static_cast<double>(text.tokens.size());
    };
    EXPECT_GT(entropy(0), 3); // log(65) = 4.17
    EXPECT_LT(entropy(1), 1.5);
    EXPECT_LT(entropy(2), entropy(1) - 0.1);
    EXPECT_GT(entropy(2), 0.8);
}

TEST(SyntheticText, HasAsManySymbolsAsAsked)
{
    for (const std::int64_t symbols : {2, 5, 66, 60000}) {
        const auto text = makeText(1000, symbols, 1);
        ASSERT_EQ(text.symbols.size(), static_cast<std::size_t>(symbols));
        EXPECT_EQ(std::ranges::adjacent_find(text.symbols), text.symbols.end());
        EXPECT_EQ(fromUtf8(toUtf8(text.symbols), "it"), text.symbols);
        EXPECT_LT(*std::ranges::max_element(text.tokens), symbols);
        EXPECT_GE(*std::ranges::min_element(text.tokens), 0);
    }
}

TEST(TextWindows, AreOfTheirPartAndTheTargetsOneFurther)
{
    TextData text;
    text.description = foreign("counted");
    for (std::int32_t i = 0; i < 100; ++i)
        text.tokens.push_back(i);
    for (const auto part : {TextPart::Training, TextPart::Validation}) {
        const auto inputs = makeTextWindows(text, part, 500, 7, 5);
        ASSERT_EQ(inputs.arrays.size(), 2U);
        EXPECT_EQ(inputs.arrays[0].shape, (Shape{500, 7}));
        EXPECT_EQ(inputs.description, "counted");
        const auto &tokens = inputs.arrays[0].ints();
        const auto &targets = inputs.arrays[1].ints();
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            EXPECT_EQ(targets[i], tokens[i] + 1);
            if (i % 7 != 0) {
                EXPECT_EQ(tokens[i], tokens[i - 1] + 1);
            }
        }
        const bool training = part == TextPart::Training;
        EXPECT_EQ(*std::ranges::min_element(tokens), training ? 0 : 90);
        EXPECT_EQ(*std::ranges::max_element(targets), training ? 89 : 99);
    }
    EXPECT_NO_THROW(makeTextWindows(text, TextPart::Validation, 3, 9, 5)); // the only window there is
    EXPECT_EQ(errorOf([&] { makeTextWindows(text, TextPart::Validation, 3, 10, 5); }),
              "The text (counted) is too short: its last tenth, the test, has 10 characters, and a window of context "
              "10 takes 11.");
    EXPECT_THAT(errorOf([&] { makeTextWindows(text, TextPart::Training, 3, 90, 5); }),
                HasSubstr("first nine tenths, which training takes, have 90 characters"));
    std::stop_source stop;
    stop.request_stop();
    EXPECT_THROW(makeTextWindows(text, TextPart::Training, 3, 9, 5, stop.get_token()), Cancelled);
}

TEST(Sonnets, AreTenOfFourteenLines)
{
    const TextData text = readSonnets();
    EXPECT_THAT(text.description.text(), testing::StartsWith("sonnets by Shakespeare, "));
    std::vector<char32_t> symbols;
    for (const std::int32_t token : text.tokens)
        symbols.push_back(text.symbols.at(static_cast<std::size_t>(token)));
    const std::string all = toUtf8(symbols);
    EXPECT_THAT(all, HasSubstr("\n\nShall I compare thee to a summer's day?\nThou art more lovely"));
    EXPECT_EQ(std::ranges::count(all, '\n'), 10 * 14 + 9);
    EXPECT_EQ(text.symbols.size(), 55U);
    EXPECT_NO_THROW(makeTextPassages(text, 1, 64)); // the usual context fits into the tenth that is held out
}

} // namespace
} // namespace overtake
