// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A table for the terminal: columns as wide as their widest cell, two spaces apart; UTF-8 text counts by the
// columns that its characters take.
#pragma once

#include <string>
#include <vector>

namespace overtake::cli
{

enum class Align { Left, Right };

class TextTable
{
public:
    struct Column {
        std::string title;
        Align align = Align::Left;
    };

    explicit TextTable(std::vector<Column> columns);
    /// As many cells as columns.
    void addRow(std::vector<std::string> cells);
    /// Lines that end in a newline, each after `indent` spaces. The titles stand on top unless all are empty.
    std::string text(int indent = 0) const;

private:
    std::vector<Column> m_columns;
    std::vector<std::vector<std::string>> m_rows;
};

/// Words filled into lines of at most `width` characters, each after `indent` spaces and with a newline.
std::string wrapped(const std::string &text, int indent = 0, std::size_t width = 100);

} // namespace overtake::cli
