// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Asks where a file shall be saved, and saves a picture there. Window thread.
#pragma once

#include <QImage>
#include <QString>

class QWidget;

namespace overtake
{

/// Empty: the user thought better of it. A name without a suffix gets `suffix`; before a file is replaced it asks.
QString pathToSave(QWidget *parent, const QString &title, const QString &proposal, const QString &filter,
                   const QString &suffix);
/// Whole or not at all. Throws Error.
void savePng(const QImage &image, const QString &path);
/// Where files go that nothing else is known of.
QString usualFolder();

} // namespace overtake
