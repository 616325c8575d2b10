// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/shell_words.h"

#include "text/error.h"

#include <cctype>

namespace overtake
{

std::vector<std::string> shellWords(std::string_view command)
{
    std::vector<std::string> words;
    bool isWithin = false; // a word, even an empty one in quotes
    char quote = 0;
    for (std::size_t i = 0; i < command.size(); ++i) {
        const char c = command[i];
        if (quote == 0 && std::isspace(static_cast<unsigned char>(c)) != 0) {
            isWithin = false;
            continue;
        }
        if (!isWithin) {
            words.emplace_back();
            isWithin = true;
        }
        if (quote == 0 && (c == '\'' || c == '"'))
            quote = c;
        else if (c == quote)
            quote = 0;
        else if (c == '\\' && quote != '\'' && i + 1 < command.size())
            words.back() += command[++i];
        else
            words.back() += c;
    }
    if (quote != 0)
        throw UsageError(sentence("A quote (%1) is not closed in: %2", std::string(1, quote), command));
    return words;
}

std::string shellQuoted(const std::string &word)
{
    if (!word.empty() && word.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                                "-_./:=,+@%") == std::string::npos)
        return word;
    std::string text = "'";
    for (const char c : word)
        text += c == '\'' ? "'\\''" : std::string(1, c);
    return text + "'";
}

} // namespace overtake
