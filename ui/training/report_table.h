// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The classification reports of all engines: a row for each class and average, and under each figure the engines side
// by side. Window thread only.
#pragma once

#include "train/training.h"

#include <QTableWidget>

namespace overtake
{

class ReportTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit ReportTable(QWidget *parent = nullptr);

    /// `labels` are those of the run's engines. Engines without a report are left out.
    void setRun(const TrainingRun &run, const QStringList &labels);

private:
    void addRow(const QString &name, const QStringList &cells, bool isSummary);
};

} // namespace overtake
