// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/figure_table.h"

#include "report/csv_cell.h"
#include "words/chart_words.h"

#include <QStringList>

namespace overtake
{
namespace
{

QString remarksOf(const FigureTable &table, const std::vector<FigureTable::Cell> &row)
{
    QStringList remarks;
    for (std::size_t i = 0; i < row.size(); ++i)
        if (!row[i].remark.isEmpty())
            remarks << ChartWords::tr("%1: %2", "who, what").arg(table.columns[i].title, row[i].remark);
    return remarks.join(QStringLiteral("; "));
}

/// Titles, then rows, in plain numbers. A name must not break the table.
std::vector<QStringList> plainLines(const FigureTable &table)
{
    QStringList remarks;
    std::vector<QStringList> lines(1);
    for (const FigureTable::Column &column : table.columns)
        lines.front() << (column.unit.isEmpty() ? column.title : column.title + QStringLiteral(", ") + column.unit);
    for (const auto &row : table.rows) {
        QStringList &line = lines.emplace_back();
        for (const FigureTable::Cell &one : row)
            line << (one.number ? QString::fromStdString(cell(*one.number)) : one.text);
        remarks << remarksOf(table, row);
    }
    if (!remarks.join(QString()).isEmpty()) {
        remarks.prepend(ChartWords::tr("Remarks"));
        for (std::size_t i = 0; i < lines.size(); ++i)
            lines[i] << remarks[static_cast<qsizetype>(i)];
    }
    for (QStringList &line : lines)
        for (QString &text : line)
            text = text.simplified();
    return lines;
}

} // namespace

QString FigureTable::tabbed() const
{
    QString text;
    for (const QStringList &line : plainLines(*this))
        text += line.join(QLatin1Char('\t')) + QLatin1Char('\n');
    return text;
}

std::string FigureTable::csv() const
{
    std::string text;
    for (const QStringList &line : plainLines(*this)) {
        for (qsizetype i = 0; i < line.size(); ++i) {
            if (i > 0)
                text += ',';
            text += cell(line[i].toStdString());
        }
        text += "\r\n";
    }
    return text;
}

QString FigureTable::spoken() const
{
    QStringList sentences;
    for (const auto &row : rows) {
        QStringList parts;
        for (std::size_t i = 0; i < row.size(); ++i)
            if (!row[i].text.isEmpty())
                parts << columns[i].title + QLatin1Char(' ') + row[i].text +
                             (row[i].remark.isEmpty() ? QString() : QStringLiteral(", ") + row[i].remark);
        sentences << parts.join(QStringLiteral(", ")) + QLatin1Char('.');
    }
    return sentences.join(QLatin1Char('\n'));
}

} // namespace overtake
