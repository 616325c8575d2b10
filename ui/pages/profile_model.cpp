// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/profile_model.h"

#include "words/chart_words.h"
#include "words/number_text.h"

#include <QStringList>
#include <algorithm>

namespace overtake
{
namespace
{

struct Column {
    QString title;
    QString help;
    const char *unit; ///< unit of the plain number
};

Column columnFor(ProfileColumn column)
{
    switch (column) {
    case ProfileColumn::Name:
        return {ChartWords::tr("Operation"),
                ChartWords::tr("An operation, or several joined by '+' that the engine fused and ran as one."), ""};
    case ProfileColumn::Own:
        return {ChartWords::tr("Own time"),
                ChartWords::tr("The time of all its calls in one step: the median over the profiled steps."), "s"};
    case ProfileColumn::Share:
        return {ChartWords::tr("Share"),
                ChartWords::tr("Share of the step's time. The rest up to 100 % is launching and waiting."), ""};
    case ProfileColumn::Total:
        return {ChartWords::tr("Total"), ChartWords::tr("The time of all calls in all profiled steps."), "s"};
    case ProfileColumn::Mean:
        return {ChartWords::tr("Mean"), ChartWords::tr("Total divided by calls."), "s"};
    case ProfileColumn::Calls:
        return {ChartWords::tr("Calls"), ChartWords::tr("The number of calls in one step."), ""};
    case ProfileColumn::Memory:
        return {ChartWords::tr("Memory"),
                ChartWords::tr("The bytes that it must read and write in a step. Values that stay inside fused "
                               "operations do not count."),
                "B"};
    case ProfileColumn::Rate:
        return {ChartWords::tr("FLOP/s"),
                ChartWords::tr("Floating-point operations of a step divided by its own time."), ""};
    case ProfileColumn::Peak:
        break;
    }
    return {ChartWords::tr("Of peak"),
            ChartWords::tr("FLOP/s as a share of the device's peak at the precision used, if the peak is known."), ""};
}

QString textOf(const ProfileRow &row, int steps, ProfileColumn column)
{
    switch (column) {
    case ProfileColumn::Name:
        return QString::fromStdString(row.name);
    case ProfileColumn::Own:
        return secondsText(row.seconds, 3);
    case ProfileColumn::Share:
        return shareText(row.share);
    case ProfileColumn::Total:
        return secondsText(row.totalSeconds, 3);
    case ProfileColumn::Mean:
        return secondsText(row.meanSeconds, 3);
    case ProfileColumn::Calls:
        return countText(static_cast<double>(row.calls) / std::max(steps, 1));
    case ProfileColumn::Memory:
        return row.bytes ? QLocale().formattedDataSize(static_cast<qint64>(*row.bytes), *row.bytes < 1024 ? 0 : 1)
                         : QString();
    case ProfileColumn::Rate:
        return row.flopsPerSecond ? unitRateText(*row.flopsPerSecond, QStringLiteral("FLOP/s"), 3) : QString();
    case ProfileColumn::Peak:
        break;
    }
    return row.shareOfPeak ? shareText(*row.shareOfPeak) : QString();
}

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
    const auto column = static_cast<ProfileColumn>(index.column());
    const ProfileRow &row = m_table.rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::DisplayRole)
        return textOf(row, m_table.steps, column);
    if (role == Qt::ToolTipRole)
        return column == ProfileColumn::Name ? textOf(row, m_table.steps, column) : columnFor(column).help;
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((column == ProfileColumn::Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    return {};
}

QVariant ProfileModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const auto column = static_cast<ProfileColumn>(section);
    if (role == Qt::DisplayRole)
        return columnFor(column).title;
    if (role == Qt::ToolTipRole)
        return columnFor(column).help;
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>((column == ProfileColumn::Name ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
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
        for (int i = 0; i < columnCount(); ++i) {
            const Column column = columnFor(static_cast<ProfileColumn>(i));
            table.columns.push_back({column.title, QString::fromLatin1(column.unit)});
        }
    }
    for (const ProfileRow &row : m_table.rows) {
        auto &cells = table.rows.emplace_back(1, FigureTable::Cell{engine});
        for (int i = 0; i < columnCount(); ++i) {
            const auto column = static_cast<ProfileColumn>(i);
            cells.push_back({textOf(row, m_table.steps, column), figureOf(row, m_table.steps, column)});
        }
    }
}

} // namespace overtake
