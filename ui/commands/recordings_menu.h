// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// File > Recordings: the sweeps that were recorded on cards that are not at hand, those that this build brings along
// and those opened from a file, and whether they are drawn beside what is measured here.
#pragma once

#include "report/recording.h"
#include "run/job.h"

#include <QObject>
#include <set>
#include <vector>

class QAction;
class QMenu;
class QSettings;

namespace overtake
{

class RecordingsMenu : public QObject
{
    Q_OBJECT

public:
    /// Fills `menu`, which owns this and is outlived by `settings`. What the build brings along is read in the
    /// background when the menu above it is opened; until then `menu` cannot be opened.
    RecordingsMenu(QMenu *menu, QSettings &settings);

    /// Adds a recording's sweeps to the menu, once, and chooses it.
    void add(const Recording &recording);
    /// Those opened from a file, and those of which a sweep was shown.
    std::vector<Recording> chosen() const;
    /// The chosen ones, to draw beside the live curves; none if that is off.
    std::vector<Recording> beside() const;

signals:
    void runChosen(const overtake::RunRecord &run);
    void recordingAsked(); ///< a device at hand shall be recorded
    void besideChanged();

private:
    void readBuiltIn();
    std::size_t indexOf(const Recording &recording);
    void choose(std::size_t index);

    QMenu *m_menu;
    QAction *m_end; ///< recordings come before it
    QAction *m_beside;
    bool m_hasBuiltIn = false;
    std::vector<Recording> m_recordings;
    std::set<std::size_t> m_chosen;
    Job<std::vector<Recording>> m_reader; ///< last: it ends first
};

} // namespace overtake
