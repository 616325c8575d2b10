// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A guess as four letters and digits, to be called out, written down or typed: from a student's machine to the
// teacher's without a network. 0 and O, 1 and I do not occur. A code belongs to one question of one lesson.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace overtake
{

/// `number` to about 1 %, from 1e-6 to 1e12; `question`: "width/3".
std::string codeOfGuess(double number, std::string_view question);
/// Nothing for a text that is not a code of this question.
std::optional<double> guessOfCode(std::string_view code, std::string_view question);

struct ClassGuesses {
    std::vector<double> numbers;
    int never = 0;                          ///< guesses that there is no crossover
    std::vector<std::string> notUnderstood; ///< words that are neither
};
/// Reads the guesses of a class: numbers, codes and a word for "never", separated by spaces, semicolons or new lines.
/// `never`: that word in the user's language, beside the English one, in lower case.
ClassGuesses readGuesses(std::string_view text, std::string_view question, std::string_view never = "never");

} // namespace overtake
