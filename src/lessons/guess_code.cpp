// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/guess_code.h"

#include "text/format.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <cstdint>

namespace overtake
{
namespace
{

constexpr std::string_view letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"; // 32: five bits each
constexpr double lowest = 1e-6;
constexpr double decades = 18;
constexpr std::uint32_t steps = 1U << 13;
constexpr std::uint32_t checks = 1U << 7;

/// Seven bits of question and number: a code typed wrong, or of another question, is hardly ever taken for one.
std::uint32_t checkOf(std::uint32_t step, std::string_view question)
{
    std::uint32_t hash = 2166136261U;
    const auto mix = [&hash](std::uint32_t byte) { hash = (hash ^ byte) * 16777619U; };
    for (const char c : question)
        mix(static_cast<unsigned char>(c));
    mix(step & 0xFFU);
    mix(step >> 8U);
    return (hash ^ (hash >> 15U)) % checks;
}

std::string codeOf(std::uint32_t step, std::string_view question)
{
    std::uint32_t bits = step * checks + checkOf(step, question);
    std::string code;
    for (int i = 0; i < 4; ++i, bits /= 32)
        code += letters[bits % 32];
    return code;
}

bool hasLetter(std::string_view word)
{
    return word.find_first_not_of("0123456789.,") != std::string_view::npos;
}

/// Whether a comma may separate thousands, or it is the end of "1 060", which came as two words.
bool isAmbiguous(std::string_view word)
{
    const bool isGrouped = word.find(',') != std::string_view::npos && word.find(',') + 4 == word.size() &&
                           word.front() != '0' && word.size() > 4;
    return isGrouped || (word.size() > 1 && word[0] == '0' && std::isdigit(static_cast<unsigned char>(word[1])) != 0);
}

/// With a point or a comma before the decimals; "1 234" are two numbers, "1e3" is one.
/// Nothing above what a code can say: "3E43" is a mistyped one.
std::optional<double> numberOf(std::string word)
{
    static const double highest = lowest * std::pow(10, decades);
    if (isAmbiguous(word))
        return std::nullopt;
    std::ranges::replace(word, ',', '.');
    const auto number = parsedNumber(word);
    return number && *number > 0 && *number <= highest ? number : std::nullopt;
}

} // namespace

std::string codeOfGuess(double number, std::string_view question)
{
    const double part = std::log10(std::max(number, lowest) / lowest) / decades;
    auto step = static_cast<std::uint32_t>(std::lround(std::clamp(part, 0.0, 1.0) * (steps - 1)));
    std::string code = codeOf(step, question);
    while (!hasLetter(code)) // it would be taken for a number; the next step is half a per cent away
        code = codeOf(step = step > 0 ? step - 1 : steps - 1, question);
    return code;
}

std::optional<double> guessOfCode(std::string_view code, std::string_view question)
{
    if (code.size() != 4)
        return std::nullopt;
    std::uint32_t bits = 0;
    for (std::size_t i = 4; i-- > 0;) {
        const auto letter = letters.find(static_cast<char>(std::toupper(static_cast<unsigned char>(code[i]))));
        if (letter == std::string_view::npos)
            return std::nullopt;
        bits = bits * 32 + static_cast<std::uint32_t>(letter);
    }
    const std::uint32_t step = bits / checks;
    if (bits % checks != checkOf(step, question))
        return std::nullopt;
    return lowest * std::pow(10.0, decades * step / (steps - 1));
}

namespace
{

/// 0 where a word is neither a code nor a number.
double guessIn(const std::string &word, std::string_view question)
{
    const double coded = hasLetter(word) ? guessOfCode(word, question).value_or(0) : 0;
    return coded > 0 ? coded : numberOf(word).value_or(0);
}

/// ASCII letters in either case; others as they are.
bool isWord(std::string_view typed, std::string_view word)
{
    return std::ranges::equal(typed, word, [](char a, char b) {
        return std::tolower(static_cast<unsigned char>(a)) == static_cast<unsigned char>(b);
    });
}

} // namespace

ClassGuesses readGuesses(std::string_view text, std::string_view question, std::string_view never)
{
    ClassGuesses guesses;
    std::string word;
    const auto take = [&] {
        if (word.empty())
            return;
        const double number = guessIn(word, question);
        if (number > 0)
            guesses.numbers.push_back(number);
        else if (isWord(word, never) || isWord(word, "never"))
            ++guesses.never;
        else
            guesses.notUnderstood.push_back(word);
        word.clear();
    };
    for (const char c : text)
        if (std::isspace(static_cast<unsigned char>(c)) != 0 || c == ';')
            take();
        else
            word += c;
    take();
    return guesses;
}

} // namespace overtake
