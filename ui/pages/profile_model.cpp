// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/profile_model.h"

#include "words/chart_words.h"
#include "words/number_text.h"

#include <QLocale>
#include <algorithm>
#include <iterator>

namespace overtake
{
namespace
{

struct Column {
    const char *title;
    const char *help;
    const char *unit; ///< unit of the plain number
    QString (*text)(const ProfileRow &row, int steps);
};

/// In the order of ProfileColumn.
constexpr Column columns[] = {
    {QT_TRANSLATE_NOOP("Charts", "Operation"),
     QT_TRANSLATE_NOOP("Charts", "An operation, or several joined by '+' that the engine fused and ran as one."), "",
     [](const ProfileRow &row, int) { return QString::fromStdString(row.name); }},
    {QT_TRANSLATE_NOOP("Charts", "Own time"),
     QT_TRANSLATE_NOOP("Charts", "The time of all its calls in one step: the median over the profiled steps."), "s",
     [](const ProfileRow &row, int) { return secondsText(row.seconds, 3); }},
    {QT_TRANSLATE_NOOP("Charts", "Share"),
     QT_TRANSLATE_NOOP("Charts", "Share of the step's time. The rest up to 100 % is launching and waiting."), "",
     [](const ProfileRow &row, int) { return shareText(row.share); }},
    {QT_TRANSLATE_NOOP("Charts", "Total"), QT_TRANSLATE_NOOP("Charts", "The time of all calls in all profiled steps."),
     "s", [](const ProfileRow &row, int) { return secondsText(row.totalSeconds, 3); }},
    {QT_TRANSLATE_NOOP("Charts", "Mean"), QT_TRANSLATE_NOOP("Charts", "Total divided by calls."), "s",
     [](const ProfileRow &row, int) { return secondsText(row.meanSeconds, 3); }},
    {QT_TRANSLATE_NOOP("Charts", "Calls"), QT_TRANSLATE_NOOP("Charts", "The number of calls in one step."), "",
     [](const ProfileRow &row, int steps) { return countText(static_cast<double>(row.calls) / std::max(steps, 1)); }},
    {QT_TRANSLATE_NOOP("Charts", "Memory"),
     QT_TRANSLATE_NOOP("Charts", "The bytes that it must read and write in a step. Values that stay inside fused "
                                 "operations do not count."),
     "B",
     [](const ProfileRow &row, int) {
         return row.bytes ? QLocale().formattedDataSize(static_cast<qint64>(*row.bytes), *row.bytes < 1024 ? 0 : 1)
                          : QString();
     }},
    {QT_TRANSLATE_NOOP("Charts", "FLOP/s"),
     QT_TRANSLATE_NOOP("Charts", "Floating-point operations of a step divided by its own time."), "",
     [](const ProfileRow &row, int) {
         return row.flopsPerSecond ? unitRateText(*row.flopsPerSecond, QStringLiteral("FLOP/s"), 3) : QString();
     }},
    {QT_TRANSLATE_NOOP("Charts", "Of peak"),
     QT_TRANSLATE_NOOP("Charts", "FLOP/s as a share of the device's peak at the precision used, if the peak is known."),
     "", [](const ProfileRow &row, int) { return row.shareOfPeak ? shareText(*row.shareOfPeak) : QString(); }},
};
static_assert(std::size(columns) == profileColumnKeys.size());

constexpr int nameColumn = 0;

} // namespace

void ProfileModel::setTable(ProfileTable table, bool all)
{
    beginResetModel();
    m_table = std::move(table);
    m_all = all;
    sortRows(m_table.rows, m_column, m_ascending);
    endResetModel();
}

int ProfileModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid())
        return 0;
    const std::size_t rows = m_table.rows.size();
    return static_cast<int>(m_all ? rows : std::min(rows, topRows));
}

int ProfileModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(profileColumnKeys.size());
}

QVariant ProfileModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Column &column = columns[index.column()];
    const ProfileRow &row = m_table.rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole || (role == Qt::ToolTipRole && index.column() == nameColumn))
        return column.text(row, m_table.steps);
    return headerData(index.column(), Qt::Horizontal, role);
}

QVariant ProfileModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::DisplayRole)
        return ChartWords::tr(columns[section].title);
    if (role == Qt::ToolTipRole)
        return ChartWords::tr(columns[section].help);
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((section == nameColumn ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    return {};
}

void ProfileModel::sort(int column, Qt::SortOrder order)
{
    if (column < 0 || column >= columnCount())
        return;
    beginResetModel();
    m_column = static_cast<ProfileColumn>(column);
    m_ascending = order == Qt::AscendingOrder;
    sortRows(m_table.rows, m_column, m_ascending);
    endResetModel();
}

void ProfileModel::addTo(FigureTable &table, const QString &engine) const
{
    if (table.columns.empty()) {
        table.columns.push_back({ChartWords::tr("Engine")});
        for (const Column &column : columns)
            table.columns.push_back({ChartWords::tr(column.title), QString::fromLatin1(column.unit)});
    }
    for (const ProfileRow &row : m_table.rows) {
        auto &cells = table.rows.emplace_back(1, FigureTable::Cell{engine});
        for (int i = 0; i < columnCount(); ++i)
            cells.push_back(
                {columns[i].text(row, m_table.steps), figureOf(row, m_table.steps, static_cast<ProfileColumn>(i))});
    }
}

} // namespace overtake
