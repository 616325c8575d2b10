// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// View > Language: the choice is kept, and the window is built anew, because every text is read when its widget is
// made.
#pragma once

#include <QMenu>
#include <QSettings>
#include <functional>

namespace overtake
{

/// `settings` must live as long as the menu. `chosen` is called when the choice is kept.
void fillLanguageMenu(QMenu &menu, QSettings &settings, const std::function<void()> &chosen);
/// One of languages(); empty: the system's.
QString chosenLanguage(const QSettings &settings);

} // namespace overtake
