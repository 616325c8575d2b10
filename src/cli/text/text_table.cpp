// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/text_table.h"

#include "text/utf8.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <sstream>
#include <sys/ioctl.h>
#include <unistd.h>

namespace overtake::cli
{
namespace
{

constexpr std::size_t gap = 2; // between columns
constexpr std::size_t usualWidth = 100;

std::size_t pageWidth = 0;

/// Columns of the terminal: Korean, Chinese and Japanese characters take two.
bool isWide(char32_t code)
{
    return (code >= 0x1100 && code <= 0x115F) || (code >= 0x2E80 && code <= 0xA4CF) ||
           (code >= 0xAC00 && code <= 0xD7A3) || (code >= 0xF900 && code <= 0xFAFF) ||
           (code >= 0xFF00 && code <= 0xFF60);
}

/// The length of the first characters of `text` that take at most so many columns, and the columns that they take.
std::pair<std::size_t, std::size_t> fitting(std::string_view text, std::size_t columns)
{
    std::size_t width = 0;
    std::size_t length = 0;
    while (length < text.size()) {
        const Utf8Character next = firstCharacter(text.substr(length));
        const std::size_t own = isWide(next.code) ? 2 : 1;
        if (width + own > columns)
            break;
        width += own;
        length += std::max<std::size_t>(next.bytes, 1);
    }
    return {length, width};
}

std::size_t widthOf(const std::string &text)
{
    return fitting(text, std::numeric_limits<std::size_t>::max()).second;
}

std::string padded(const std::string &text, std::size_t width, Align align)
{
    const std::string space(width - std::min(width, widthOf(text)), ' ');
    return align == Align::Left ? text + space : space + text;
}

/// Whether the blank between them stands within a number: "1 048" and "576".
bool isOneNumber(const std::string &before, const std::string &after)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const std::string_view group = std::string_view(after).substr(0, 3);
    if (group.size() < 3 || !std::ranges::all_of(group, isDigit) || (after.size() > 3 && isDigit(after[3])))
        return false;
    const std::size_t other = before.find_last_not_of("0123456789");
    const std::size_t digits = before.size() - (other == std::string::npos ? 0 : other + 1);
    return digits >= 1 && digits <= 3;
}

/// The pieces between which a line may end.
std::vector<std::string> wordsOf(const std::string &text)
{
    std::vector<std::string> words;
    std::istringstream stream(text);
    for (std::string word; stream >> word;) {
        if (!words.empty() && isOneNumber(words.back(), word))
            words.back() += " " + word;
        else
            words.push_back(word);
    }
    return words;
}

/// A single line keeps its spaces. A word that is too long has a line of its own.
std::vector<std::string> linesOf(const std::string &text, std::size_t width)
{
    if (widthOf(text) <= width)
        return {text};
    std::vector<std::string> lines;
    for (const std::string &word : wordsOf(text))
        if (!lines.empty() && widthOf(lines.back()) + 1 + widthOf(word) <= width)
            lines.back() += " " + word;
        else
            lines.push_back(word);
    return lines;
}

std::size_t longestWord(const std::string &text)
{
    std::size_t longest = 0;
    for (const std::string &word : wordsOf(text))
        longest = std::max(longest, widthOf(word));
    return longest;
}

/// With the gaps between them.
std::size_t sumOf(const std::vector<std::size_t> &widths)
{
    return std::accumulate(widths.begin(), widths.end(), gap * (widths.size() - 1));
}

} // namespace

void usePageWidth(std::size_t columns)
{
    pageWidth = columns;
}

std::size_t widthOfTerminal(int descriptor)
{
    winsize size = {};
    return ::isatty(descriptor) != 0 && ::ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

std::string cutTo(const std::string &text, std::size_t columns)
{
    return text.substr(0, fitting(text, columns).first);
}

TextTable::TextTable(std::vector<Column> columns) : m_columns(std::move(columns)) {}

void TextTable::addRow(std::vector<std::string> cells)
{
    cells.resize(m_columns.size());
    m_rows.push_back(std::move(cells));
}

/// Makes columns as narrow as words allow where that brings all columns into `space`.
std::vector<std::size_t> TextTable::fittingWidths(std::size_t space) const
{
    constexpr std::size_t readable = 20; // a column of words is not made narrower
    std::vector<std::size_t> widths;
    std::vector<std::size_t> least;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const Column &column = m_columns[i];
        std::size_t width = 0;
        std::size_t narrowest = longestWord(column.title);
        for (const auto &row : m_rows) {
            width = std::max(width, widthOf(row[i]));
            narrowest = std::max(narrowest, column.align == Align::Left ? longestWord(row[i]) : widthOf(row[i]));
        }
        widths.push_back(std::max(width, widthOf(column.title)));
        least.push_back(std::min(widths.back(), std::max(narrowest, std::min(readable, width))));
    }
    while (sumOf(widths) > space) { // the widest gives first
        std::size_t widest = m_columns.size();
        for (std::size_t i = 0; i < widths.size(); ++i)
            if (widths[i] > least[i] && (widest == m_columns.size() || widths[i] > widths[widest]))
                widest = i;
        if (widest == m_columns.size())
            break;
        --widths[widest];
    }
    return widths;
}

std::string TextTable::block(const std::vector<std::size_t> &columns, const std::vector<std::size_t> &widths,
                             int indent) const
{
    std::string text;
    const auto addLines = [&](const auto &cellOf, bool atBottom) {
        std::vector<std::vector<std::string>> cells;
        std::size_t height = 1;
        for (const std::size_t column : columns) {
            cells.push_back(linesOf(cellOf(column), widths[column]));
            height = std::max(height, cells.back().size());
        }
        for (std::size_t line = 0; line < height; ++line) {
            std::string words(static_cast<std::size_t>(indent), ' ');
            for (std::size_t i = 0; i < columns.size(); ++i) {
                const std::size_t above = atBottom ? height - cells[i].size() : 0;
                const bool isThere = line >= above && line - above < cells[i].size();
                words += std::string(i == 0 ? 0 : gap, ' ') +
                         padded(isThere ? cells[i][line - above] : "", widths[columns[i]], m_columns[columns[i]].align);
            }
            words.erase(words.find_last_not_of(' ') + 1);
            text += words + "\n";
        }
    };
    if (std::ranges::any_of(m_columns, [](const Column &one) { return !one.title.empty(); }))
        addLines([&](std::size_t column) -> const std::string & { return m_columns[column].title; }, true);
    for (const auto &row : m_rows)
        addLines([&](std::size_t column) -> const std::string & { return row[column]; }, false);
    return text;
}

std::string TextTable::text(int indent) const
{
    if (m_columns.empty())
        return {};
    const std::size_t page = pageWidth == 0 ? std::string::npos : pageWidth;
    const std::size_t space = page - std::min(page, static_cast<std::size_t>(indent));
    const std::vector<std::size_t> widths = fittingWidths(space);
    std::string text;
    for (std::size_t next = 1; next == 1 || next < m_columns.size();) { // each block begins with the first column
        std::vector<std::size_t> columns{0};
        std::size_t width = widths.front();
        for (; next < m_columns.size() && (columns.size() == 1 || width + gap + widths[next] <= space); ++next) {
            columns.push_back(next);
            width += gap + widths[next];
        }
        text += (text.empty() ? "" : "\n") + block(columns, widths, indent);
        if (columns.size() == 1)
            break;
    }
    return text;
}

std::string wrapped(const std::string &text, int indent)
{
    const std::string margin(static_cast<std::size_t>(indent), ' ');
    const std::size_t width = pageWidth == 0 ? usualWidth : std::min(pageWidth, usualWidth);
    std::string lines;
    std::string line;
    for (const std::string &word : wordsOf(text)) {
        if (!line.empty() && margin.size() + widthOf(line) + 1 + widthOf(word) > width) {
            lines += margin + line + "\n";
            line.clear();
        }
        line += (line.empty() ? "" : " ") + word;
    }
    return line.empty() ? lines : lines + margin + line + "\n";
}

} // namespace overtake::cli
