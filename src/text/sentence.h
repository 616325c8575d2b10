// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Sentences for the user. The English source, with %1, %2, … for its arguments, is the id, as in gettext: the core
// fills it in and passes English on, through exceptions, files and the pipes of workers. Where it is shown,
// SentenceBook finds source and arguments again and has them translated. So nothing but the edge knows languages, and
// what an older file or another process said is put into words as well. Pure functions, for any thread.
#pragma once

#include <concepts>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace overtake
{

/// Texts as they are, whole numbers in digits. Other numbers are formatted first.
class SentenceArgument
{
public:
    SentenceArgument(std::string text) : m_text(std::move(text)) {}
    SentenceArgument(std::string_view text) : m_text(text) {}
    SentenceArgument(const char *text) : m_text(text) {}
    SentenceArgument(std::integral auto number) : m_text(std::to_string(number)) {}

    const std::string &text() const { return m_text; }

private:
    std::string m_text;
};

/// `source` filled in.
std::string filledIn(std::string_view source, const std::vector<SentenceArgument> &arguments);

/// The same; a test looks for the literals of all calls in the translations (context "Messages").
template <typename... Arguments>
std::string sentence(const char *source, const Arguments &...arguments)
{
    return filledIn(source, {SentenceArgument(arguments)...});
}

/// "'a', 'b'": names as one types them, which no language changes.
std::string quoted(const std::vector<std::string> &names);

/// Only marks a literal that is filled in or shown elsewhere.
constexpr const char *marked(const char *source)
{
    return source;
}

class SentenceBook
{
public:
    /// Of a source, or of a text without arguments; nothing where there is no translation.
    using Translate = std::function<std::optional<std::string>(const std::string &source)>;

    explicit SentenceBook(const std::vector<std::string> &sources);

    /// `english` and the sentences among its arguments; several sentences in a row, and lists of texts with commas.
    /// What stands in quotes or before " = " is a name and stays. What is not known stays English, and what is longer
    /// than any sentence of ours.
    std::string inWords(const std::string &english, const Translate &translate) const;

private:
    struct Source {
        std::string text;
        std::vector<std::string> literals; ///< around the arguments: one more than those
        std::vector<int> order;            ///< 1 for %1
        std::size_t weight = 0;            ///< bytes that are no argument
    };
    using Found = std::optional<std::string>;

    Found whole(const std::string &english, const Translate &translate) const;
    Found inRow(const std::string &english, const Translate &translate) const;

    std::vector<Source> m_sources; ///< with arguments; the heaviest first
};

} // namespace overtake
