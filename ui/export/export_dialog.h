// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Asks what of a sheet to save, in which format and size, and where; writes it on a thread of its own, with progress
// and cancel, or says in words why not and stays open. Remembers the last folder, format and scale. Window thread only.
#pragma once

#include "charts/sheet.h"

#include <QDialog>
#include <memory>

class QSettings;

namespace overtake
{

class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    /// `settings` outlives the last accept().
    ExportDialog(Sheet sheet, QSettings &settings, QWidget *parent = nullptr);
    ~ExportDialog() override;

    void accept() override; ///< begins to write; closes when all is written
    void reject() override; ///< cancels what is being written; closes when nothing is

signals:
    void exported(const QString &path); ///< the first file, where there are several

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace overtake
