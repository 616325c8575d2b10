// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// View > Language…: the choice is kept, and the window is built anew, because every text is read when its widget is
// made.
#pragma once

#include <QSettings>
#include <functional>

class QWidget;

namespace overtake
{

/// A list with the language of now; `settings` must live as long as `window`. `chosen` is called when the choice is
/// kept.
void askLanguage(QWidget &window, QSettings &settings, const std::function<void()> &chosen);
/// One of languages(); empty: the system's.
QString chosenLanguage(const QSettings &settings);

} // namespace overtake
