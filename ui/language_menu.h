// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// View > Language…: the choice is kept, and shown from the next start on, because every text is read when its widget is
// made.
#pragma once

#include <QSettings>

class QWidget;

namespace overtake
{

/// A list with the language of now; `settings` must live as long as `window`.
void askLanguage(QWidget &window, QSettings &settings);
/// One of languages(); empty: the system's.
QString chosenLanguage(const QSettings &settings);

} // namespace overtake
