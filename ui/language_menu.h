// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// View > Language: the choice is kept, and shown from the next start on, because every text is read when its widget is
// made.
#pragma once

#include <QMenu>
#include <QSettings>

namespace overtake
{

/// `settings` must live as long as the menu.
void fillLanguageMenu(QMenu &menu, QSettings &settings);
/// One of languages(); empty: the system's.
QString chosenLanguage(const QSettings &settings);

} // namespace overtake
