// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/sentence.h"

#include <algorithm>

namespace overtake
{
namespace
{

/// The number of a placeholder at this place; 0 where there is none.
int placeholderAt(std::string_view text, std::size_t place)
{
    const bool isOne =
        text[place] == '%' && place + 1 < text.size() && text[place + 1] >= '1' && text[place + 1] <= '9';
    return isOne ? text[place + 1] - '0' : 0;
}

/// Where `literals` stand in `text` in this order, the first at its start and the last at its end; the texts between
/// them.
bool split(std::string_view text, const std::vector<std::string> &literals, std::size_t next,
           std::vector<std::string> &between)
{
    if (next + 1 == literals.size()) {
        const std::string &last = literals[next];
        if (text.size() <= last.size() || text.substr(text.size() - last.size()) != last)
            return false;
        between.emplace_back(text.substr(0, text.size() - last.size()));
        return true;
    }
    for (std::size_t place = text.find(literals[next], 1); place != std::string_view::npos;
         place = text.find(literals[next], place + 1)) {
        between.emplace_back(text.substr(0, place));
        if (split(text.substr(place + literals[next].size()), literals, next + 1, between))
            return true;
        between.pop_back();
    }
    return false;
}

} // namespace

std::string filledIn(std::string_view source, const std::vector<SentenceArgument> &arguments)
{
    std::string text;
    for (std::size_t i = 0; i < source.size(); ++i) {
        const auto number = static_cast<std::size_t>(placeholderAt(source, i));
        if (number > 0 && number <= arguments.size()) {
            text += arguments[number - 1].text();
            ++i;
        } else {
            text += source[i];
        }
    }
    return text;
}

std::string quoted(const std::vector<std::string> &names)
{
    std::string text;
    for (const std::string &name : names)
        text += (text.empty() ? "" : ", ") + sentence("'%1'", name);
    return text;
}

SentenceBook::SentenceBook(const std::vector<std::string> &sources)
{
    for (const std::string &text : sources) {
        Source source{text, {""}, {}, 0};
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (const int number = placeholderAt(text, i); number > 0) {
                source.order.push_back(number);
                source.literals.emplace_back();
                ++i;
            } else {
                source.literals.back() += text[i];
                ++source.weight;
            }
        }
        if (!source.order.empty())
            m_sources.push_back(std::move(source));
    }
    std::stable_sort(m_sources.begin(), m_sources.end(),
                     [](const Source &a, const Source &b) { return a.weight > b.weight; });
}

SentenceBook::Found SentenceBook::whole(const std::string &english, const Translate &translate) const
{
    if (auto known = translate(english))
        return known;
    constexpr std::size_t lightest = 10; // with fewer letters behind an argument it says something of one word only
    for (const Source &source : m_sources) {
        std::vector<std::string> between;
        const std::string &first = source.literals.front();
        if (english.compare(0, first.size(), first) != 0 ||
            !split(std::string_view(english).substr(first.size()), source.literals, 1, between))
            continue;
        const auto isWords = [](const std::string &text) {
            return text.find(' ') != std::string::npos && text.find_first_not_of(" .0123456789") != std::string::npos;
        };
        if (source.weight < lightest && first.empty() && std::any_of(between.begin(), between.end(), isWords))
            continue;
        // In the list "input.txt, 65 symbols, seed 1" it is said of one item: "%1 symbols".
        const bool isItem =
            source.order.size() == 1 && !source.text.ends_with('.') && (first.empty() || source.weight < lightest);
        if (isItem && between.front().find(", ") != std::string::npos)
            continue;
        const auto translated = translate(source.text);
        if (!translated)
            return std::nullopt;
        std::vector<SentenceArgument> arguments(9, std::string());
        for (std::size_t i = 0; i < between.size(); ++i) {
            const std::string &after = source.literals[i + 1];
            const bool isName = (source.literals[i].ends_with('\'') && after.starts_with('\'')) || after == " = ";
            arguments[static_cast<std::size_t>(source.order[i] - 1)] =
                isName ? between[i] : inWords(between[i], translate);
        }
        return filledIn(*translated, arguments);
    }
    return std::nullopt;
}

SentenceBook::Found SentenceBook::inRow(const std::string &english, const Translate &translate) const
{
    for (std::size_t end = english.rfind(' '); end != std::string::npos && end > 0; end = english.rfind(' ', end - 1)) {
        const std::string rest = english.substr(end + 1);
        const char last = english[end - 1];
        const bool isList = last == ',' || last == ';';
        // "8 threads on 4 cores"
        const bool isLabel =
            rest.starts_with("on ") || rest.starts_with("for ") || rest.starts_with("under ") || rest.starts_with('(');
        if (last != '.' && last != '?' && !isList && !isLabel)
            continue;
        if (const auto one = whole(english.substr(0, isList ? end - 1 : end), translate))
            return *one + (isList ? std::string(1, last) + " " : " ") + inWords(rest, translate);
    }
    return std::nullopt;
}

std::string SentenceBook::inWords(const std::string &english, const Translate &translate) const
{
    // Each place where an argument or a sentence may end is tried, and in the rest again: what a stranger sends must
    // not take seconds.
    constexpr std::size_t longestSentence = 4000;
    constexpr std::size_t longestRow = 400;
    if (english.size() > longestSentence)
        return english;
    if (const auto found = whole(english, translate))
        return *found;
    if (english.size() > longestRow)
        return english;
    if (const auto found = inRow(english, translate))
        return *found;
    // An unknown name before what is known: "cpu, power limit", or a sentence in another language before ours
    for (const std::string_view separator : {". ", ", "}) {
        const std::size_t place = english.find(separator);
        if (place == std::string::npos)
            continue;
        const std::size_t rest = place + separator.size();
        return english.substr(0, rest) + inWords(english.substr(rest), translate);
    }
    return english;
}

} // namespace overtake
