// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A table for the terminal: columns as wide as their widest cell, two spaces apart; UTF-8 text counts by the
// columns that its characters take. A table that is wider than the page gets lines of words in its titles and
// left-aligned cells, and if that is not enough, its columns follow one another in several blocks. The page's width is
// chosen once, before anything is said.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace overtake::cli
{

/// 0: a table is as wide as it needs, and text has 100 columns.
void usePageWidth(std::size_t columns);
/// 0 if the file descriptor is not a terminal.
std::size_t widthOfTerminal(int descriptor);
/// The first characters, up to so many columns.
std::string cutTo(const std::string &text, std::size_t columns);

enum class Align { Left, Right };

class TextTable
{
public:
    struct Column {
        std::string title;
        Align align = Align::Left;
    };

    explicit TextTable(std::vector<Column> columns);
    /// Adds a row; `cells` has one cell for each column.
    void addRow(std::vector<std::string> cells);
    /// Lines that end in a newline, each after `indent` spaces. The titles stand on top unless all are empty.
    std::string text(int indent = 0) const;

private:
    std::vector<std::size_t> fittingWidths(std::size_t space) const;
    std::string block(const std::vector<std::size_t> &columns, const std::vector<std::size_t> &widths,
                      int indent) const;

    std::vector<Column> m_columns;
    std::vector<std::vector<std::string>> m_rows;
};

/// Words filled into lines of at most 100 characters, or the page's width, each after `indent` spaces and with a
/// newline.
std::string wrapped(const std::string &text, int indent = 0);

} // namespace overtake::cli
