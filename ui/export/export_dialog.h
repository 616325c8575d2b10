// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Asks which chart to save, in which format and size, and where; writes it, or says in words why not and stays open.
// Remembers the last folder, format and size. Window thread only.
#pragma once

#include "charts/chart_snapshot.h"
#include "report/run_file.h"

#include <QDialog>
#include <memory>

class QSettings;

namespace overtake
{

class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// The picture is drawn from `snapshot`, the table (CSV) from `record`. `settings` outlives the last accept().
    ExportDialog(const ChartSnapshot &snapshot, const RunRecord &record, QSettings &settings,
                 QWidget *parent = nullptr);
    ~ExportDialog() override;

    void accept() override; ///< writes; closes only when all was written

signals:
    void exported(const QString &path); ///< the first file, where there are several

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace overtake
