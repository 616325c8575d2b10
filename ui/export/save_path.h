// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Asks which file to open or where to save. Choosers read names only, no contents. Window thread.
#pragma once

#include <QString>

class QWidget;

namespace overtake
{

/// Empty: the user thought better of it. `before`: a file or a folder to begin with.
QString fileToOpen(QWidget *parent, const QString &title, const QString &before, const QString &filter);
QString folderToOpen(QWidget *parent, const QString &title, const QString &before);
/// Empty: the user thought better of it. A name without a suffix gets `suffix`; before a file is replaced it asks.
QString pathToSave(QWidget *parent, const QString &title, const QString &proposal, const QString &filter,
                   const QString &suffix);
/// Where files go that nothing else is known of.
QString usualFolder();

} // namespace overtake
