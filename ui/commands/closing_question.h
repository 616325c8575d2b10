// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One question before the window closes, for all that would be lost: results in no file, and what is under way.
#pragma once

#include "run/machine_use.h"

#include <QObject>

class QWidget;

namespace overtake
{

class FileCommands;
class LessonPlayer;

class ClosingQuestion : public QObject
{
    Q_OBJECT

public:
    /// All must outlive this; `window` owns it.
    ClosingQuestion(const MachineUse &use, FileCommands &files, const LessonPlayer &lesson, QWidget &window);

    /// Whether the window has to stay open for now. It is closed from here when the answer is yes.
    bool asks();
    void skip() { m_mayClose = true; }

private:
    void close(bool mayClose);

    const MachineUse &m_use;
    FileCommands &m_files;
    const LessonPlayer &m_lesson;
    QWidget &m_window;
    bool m_mayClose = false;
};

} // namespace overtake
