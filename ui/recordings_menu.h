// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// File > Recordings: the sweeps that were recorded on cards that are not at hand, those that this build brings along
// and those opened from a file.
#pragma once

#include "report/recording.h"

#include <QObject>
#include <vector>

class QAction;
class QMenu;

namespace overtake
{

class RecordingsMenu : public QObject
{
    Q_OBJECT

public:
    /// Fills `menu`, which owns this, with what the build brings along and with `openFile`'s entry.
    explicit RecordingsMenu(QMenu *menu);

    /// Adds a recording's sweeps to the menu, once.
    void add(const Recording &recording);

signals:
    void runChosen(const overtake::RunRecord &run);
    void fileAsked();

private:
    QMenu *m_menu;
    QAction *m_end;                                           ///< recordings come before it
    std::vector<std::pair<std::string, std::string>> m_known; ///< card and date
};

} // namespace overtake
