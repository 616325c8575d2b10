// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Help > About, Help > Keyboard shortcuts, Help > How Overtake measures and Help > Remarks on this point. Window-modal,
// deleted when closed.
#pragma once

#include "machine/machine.h"

#include <QString>
#include <vector>

class QAction;
class QWidget;

namespace overtake
{

void showAbout(QWidget *parent, const Machine &machine);
/// A page of resources/manual/, in the language of the window's texts.
void showMeasuring(QWidget *parent);
/// What was noticed at a point: the rich text of pointReport().
void showPointReport(QWidget *parent, const QString &report);
void showShortcuts(QWidget *parent, const std::vector<QAction *> &actions);

} // namespace overtake
