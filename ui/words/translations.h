// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The user's language, where there is a translation: ours, and Qt's own for its dialogs. Numbers are written as in it.
#pragma once

#include <QCoreApplication>
#include <QStringList>

namespace overtake
{

/// Codes of the languages of the window, English first: "en", "de", ...
QStringList languages();
/// Name in the language itself: "Deutsch".
QString languageName(const QString &code);
/// `code`: one of languages(); anything else stands for the system's.
void useLanguage(QCoreApplication &application, const QString &code);
/// The same in place of the language in use. Windows that are open keep their words.
void changeLanguage(QCoreApplication &application, const QString &code);
/// False when there is none for that language (English is the source and needs none).
bool installTranslations(QCoreApplication &application, const QString &code);

} // namespace overtake
