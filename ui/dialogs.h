// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Help > About and Help > Keyboard shortcuts. Window-modal, deleted when closed.
#pragma once

#include "machine/machine.h"

#include <vector>

class QAction;
class QWidget;

namespace overtake
{

void showAbout(QWidget *parent, const Machine &machine);
void showShortcuts(QWidget *parent, const std::vector<QAction *> &actions);

} // namespace overtake
