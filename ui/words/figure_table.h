// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Figures of a page in rows: for a spreadsheet and CSV in plain numbers of the unit that the title names, for people
// who cannot see the page in words. Plain data, already translated.
#pragma once

#include <QString>
#include <optional>
#include <string>
#include <vector>

namespace overtake
{

struct FigureTable {
    struct Column {
        QString title;
        QString unit = {}; ///< unit of the plain numbers: "s"; empty for words and counts
    };
    struct Cell {
        QString text; ///< text as people read it: "41 ms"
        std::optional<double> number = {};
        QString remark = {}; ///< why the number is not the last word: "disturbed"
    };
    std::vector<Column> columns;
    std::vector<std::vector<Cell>> rows; ///< a cell for each column

    bool isEmpty() const { return rows.empty(); }
    /// A header line, then the rows, with tabs between plain numbers: what a spreadsheet takes from the clipboard. The
    /// last column has the remarks, if there are any.
    QString tabbed() const;
    std::string csv() const;
    /// A sentence for each row, "hidden neurons 5, CPU 41 ms."
    QString spoken() const;
};

} // namespace overtake
