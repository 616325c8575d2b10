// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The user's language, where there is a translation: ours, and Qt's own for its dialogs.
#pragma once

#include <QCoreApplication>
#include <QLocale>

namespace overtake
{

/// False when there is none for that language (English is the source and needs none).
bool installTranslations(QCoreApplication &application, const QLocale &locale = QLocale());

} // namespace overtake
