// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Help > About, Help > Keyboard shortcuts and Help > How Overtake measures. Window-modal, deleted when closed.
#pragma once

#include "machine/machine.h"

#include <vector>

class QAction;
class QWidget;

namespace overtake
{

void showAbout(QWidget *parent, const Machine &machine);
/// A page of resources/manual/, in the language of the window's texts.
void showMeasuring(QWidget *parent);
void showShortcuts(QWidget *parent, const std::vector<QAction *> &actions);

} // namespace overtake
