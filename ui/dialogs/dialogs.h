// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Help > About, Help > Keyboard shortcuts, Help > Manual, Help > Remarks on this point, and questions.
// Window-modal, deleted when closed.
#pragma once

#include "machine/machine.h"
#include "words/manual_section.h"

#include <QMessageBox>
#include <QString>
#include <functional>
#include <vector>

class QAction;
class QWidget;

namespace overtake
{

void showAbout(QWidget *parent, const Machine &machine);
/// The resource with a page of resources/manual/, in the language of the window's texts.
QString manualFile(const QString &page);
/// Shows such a page.
void showManual(QWidget *parent, ManualPlace place = {});
/// The same, where it explains what has the focus in the window, or in the dialog before it.
void showHelp(QWidget &window);
/// Shows the remarks on a point: the rich text of pointReport().
void showPointReport(QWidget *parent, const QString &report);
void showShortcuts(QWidget *parent, const std::vector<QAction *> &actions);

struct Choice {
    QString text;
    std::function<void()> chosen;
};
/// A question; `none` closes it and changes nothing. While one of that name is open, no other is.
void ask(QWidget *parent, const QString &name, const QString &title, const QString &text,
         const std::vector<Choice> &answers, QMessageBox::StandardButton none);

} // namespace overtake
