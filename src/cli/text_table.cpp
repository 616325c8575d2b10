// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text_table.h"

#include <algorithm>
#include <sstream>

namespace overtake::cli
{
namespace
{

/// Characters, not bytes: those that continue a UTF-8 sequence do not count.
std::size_t widthOf(const std::string &text)
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char byte) { return (byte & 0xC0) != 0x80; }));
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
