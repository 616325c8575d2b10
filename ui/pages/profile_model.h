// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One engine's profile of a step as a table model: sorted by any column, its top rows or all of them. Window thread
// only.
#pragma once

#include "measure/explain/profile_table.h"
#include "words/figure_table.h"

#include <QAbstractTableModel>

namespace overtake
{

class ProfileModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(ProfileTable table, bool all);
    const ProfileTable &table() const { return m_table; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

    /// All rows, after a column with the engine's name.
    void addTo(FigureTable &table, const QString &engine) const;

private:
    ProfileTable m_table;
    bool m_all = false;
    ProfileColumn m_column = ProfileColumn::Own;
    bool m_ascending = false;
};

} // namespace overtake
