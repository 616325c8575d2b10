// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text_table.h"

#include <algorithm>
#include <sstream>

namespace overtake::cli
{
namespace
{

/// Columns of the terminal: Korean, Chinese and Japanese characters take two.
bool isWide(char32_t code)
{
    return (code >= 0x1100 && code <= 0x115F) || (code >= 0x2E80 && code <= 0xA4CF) ||
           (code >= 0xAC00 && code <= 0xD7A3) || (code >= 0xF900 && code <= 0xFAFF) ||
           (code >= 0xFF00 && code <= 0xFF60);
}

std::size_t widthOf(const std::string &text)
{
    std::size_t width = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xC0U) == 0x80) // goes on with a character
            continue;
        const bool hasThree = (byte & 0xF0U) == 0xE0 && i + 2 < text.size();
        const char32_t code = hasThree ? (byte & 0x0FU) << 12 | (static_cast<unsigned char>(text[i + 1]) & 0x3FU) << 6 |
                                             (static_cast<unsigned char>(text[i + 2]) & 0x3FU)
                                       : 0;
        width += isWide(code) ? 2 : 1;
    }
    return width;
}

std::string padded(const std::string &text, std::size_t width, Align align)
{
    const std::string space(width - std::min(width, widthOf(text)), ' ');
    return align == Align::Left ? text + space : space + text;
}

} // namespace

TextTable::TextTable(std::vector<Column> columns) : m_columns(std::move(columns)) {}

void TextTable::addRow(std::vector<std::string> cells)
{
    cells.resize(m_columns.size());
    m_rows.push_back(std::move(cells));
}

std::string TextTable::text(int indent) const
{
    std::vector<std::size_t> widths;
    std::vector<std::string> titles;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        titles.push_back(m_columns[i].title);
        widths.push_back(widthOf(titles.back()));
        for (const auto &row : m_rows) {
            widths.back() = std::max(widths.back(), widthOf(row[i]));
        }
    }
    std::string text;
    const auto addLine = [&](const std::vector<std::string> &cells) {
        std::string line(static_cast<std::size_t>(indent), ' ');
        for (std::size_t i = 0; i < cells.size(); ++i) {
            line += (i == 0 ? "" : "  ") + padded(cells[i], widths[i], m_columns[i].align);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    };
    if (std::any_of(titles.begin(), titles.end(), [](const std::string &title) { return !title.empty(); })) {
        addLine(titles);
    }
    for (const auto &row : m_rows) {
        addLine(row);
    }
    return text;
}

std::string wrapped(const std::string &text, int indent, std::size_t width)
{
    const std::string margin(static_cast<std::size_t>(indent), ' ');
    std::string lines;
    std::string line;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        if (!line.empty() && margin.size() + widthOf(line) + 1 + widthOf(word) > width) {
            lines += margin + line + "\n";
            line.clear();
        }
        line += (line.empty() ? "" : " ") + word;
    }
    return line.empty() ? lines : lines + margin + line + "\n";
}

} // namespace overtake::cli
