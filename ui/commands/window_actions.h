// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every command of the window, once: menus, buttons and keyboard share these actions, with the shortcut in the tooltip.
#pragma once

#include "look/theme.h"

#include <QAction>
#include <map>
#include <vector>

class QMainWindow;
class QMenu;
class QUndoGroup;

namespace overtake
{

struct WindowActions {
    /// Makes the actions and puts them into the menus of `window`, which owns them. One tab action per name.
    WindowActions(QMainWindow &window, QUndoGroup &steps, const QStringList &tabs);

    void setRecentFiles(const QStringList &paths, const std::function<void(const QString &)> &open);
    void nameLeaving(bool isTaken); ///< leaveLesson: a lesson is left, or returned to
    /// Draws the icons anew in the palette's colours.
    void refreshIcons(const QPalette &palette);

    QAction *open, *save, *exportPage, *share, *quit;
    QAction *undo, *redo, *reset, *copyPicture, *copyTable, *paste;
    QAction *live, *sweep, *map, *train, *keepBeside, *curveBefore, *cancel;
    QAction *projector, *black, *sidePanel, *shelf, *details, *resetZoom, *language;
    std::map<Theme, QAction *> themes;
    std::vector<QAction *> tabs;
    QAction *help, *devices, *remarks, *manual, *shortcuts, *about;
    QMenu *recentFiles;
    QAction *lessons, *nextStep, *stepBack, *leaveLesson, *saveResults, *printResults, *saveGuide;
    QMenu *recordings; ///< empty: RecordingsMenu fills it

    /// All that have a shortcut, for the list of shortcuts.
    std::vector<QAction *> all;
};

} // namespace overtake
