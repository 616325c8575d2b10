// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/save_path.h"

#include "file/atomic_file.h"
#include "text/error.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

namespace overtake
{

QString pathToSave(QWidget *parent, const QString &title, const QString &proposal, const QString &filter,
                   const QString &suffix)
{
    const QFileInfo info(proposal);
    QFileDialog dialog(parent, title, info.absolutePath(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setDefaultSuffix(suffix);
    dialog.selectFile(info.fileName());
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

void savePng(const QImage &image, const QString &path)
{
    QByteArray content;
    QBuffer buffer(&content);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG"))
        throw Error("The picture cannot be encoded.");
    writeFileAtomically(QFile::encodeName(path).toStdString(),
                        {content.constData(), static_cast<std::size_t>(content.size())});
}

QString usualFolder()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QDir(documents).exists() ? documents : QDir::homePath();
}

} // namespace overtake
