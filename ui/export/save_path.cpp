// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/save_path.h"

#include <QDir>
#include <QFileDialog>
#include <QFileIconProvider>
#include <QFileInfo>
#include <QStandardPaths>

namespace overtake
{

namespace
{

/// Qt's provider reads the beginning of each file to tell its kind. That of a device under /proc keeps the window
/// waiting for ever.
class NamesOnly : public QFileIconProvider
{
public:
    using QFileIconProvider::icon;
    QIcon icon(const QFileInfo &info) const override { return icon(info.isDir() ? Folder : File); }
    QString type(const QFileInfo &info) const override { return info.suffix(); }
};

QString chosenIn(QFileDialog &dialog)
{
    static NamesOnly names; // the dialog does not own it
    dialog.setIconProvider(&names);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

} // namespace

QString fileToOpen(QWidget *parent, const QString &title, const QString &before, const QString &filter)
{
    const QFileInfo info(before);
    QFileDialog dialog(parent, title, info.isDir() ? before : info.absolutePath(), filter);
    dialog.setFileMode(QFileDialog::ExistingFile);
    if (info.isFile())
        dialog.selectFile(info.fileName());
    return chosenIn(dialog);
}

QString folderToOpen(QWidget *parent, const QString &title, const QString &before)
{
    QFileDialog dialog(parent, title, before);
    dialog.setFileMode(QFileDialog::Directory);
    dialog.setOption(QFileDialog::ShowDirsOnly);
    return chosenIn(dialog);
}

QString pathToSave(QWidget *parent, const QString &title, const QString &proposal, const QString &filter,
                   const QString &suffix)
{
    const QFileInfo info(proposal);
    QFileDialog dialog(parent, title, info.absolutePath(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(info.fileName());
    return chosenIn(dialog);
}

QString usualFolder()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir(documents).exists() ? documents : QDir::homePath();
}

} // namespace overtake
