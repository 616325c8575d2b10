// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/closing_question.h"

#include "commands/file_commands.h"
#include "dialogs/dialogs.h"
#include "lessons/lesson_player.h"

namespace overtake
{
namespace
{

constexpr qsizetype mostLosses = 8; ///< more lines do not fit a small screen in large type

} // namespace

ClosingQuestion::ClosingQuestion(const MachineUse &use, FileCommands &files, const LessonPlayer &lesson,
                                 QWidget &window)
    : QObject(&window), m_use(use), m_files(files), m_lesson(lesson), m_window(window)
{
}

bool ClosingQuestion::asks()
{
    using Kind = MachineUse::Kind;
    if (m_mayClose)
        return false;
    QStringList lost = m_files.losses();
    const bool canSave = !lost.isEmpty();
    lost.removeDuplicates();
    if (const qsizetype more = lost.size() - mostLosses; more > 0) {
        lost.resize(mostLosses);
        lost << tr("and %n more", nullptr, static_cast<int>(more));
    }
    if (m_use.isHeld(Kind::Sweep))
        lost << tr("A sweep is running.");
    if (m_use.isHeld(Kind::Training))
        lost << tr("A training is running.");
    if (m_use.isHeld(Kind::Map))
        lost << tr("A map is being measured.");
    if (m_use.isHeld(Kind::Recording))
        lost << tr("A device is being recorded.");
    if (m_lesson.hasUnsavedResults())
        lost << tr("The results of the lesson are in no file.");
    if (m_files.isWriting())
        lost << tr("A file is being written.");
    if (lost.isEmpty())
        return false;
    std::vector<Choice> answers;
    if (canSave)
        answers.push_back({tr("Save…"), [this] {
                               // A sweep may go on while a name is chosen: then it is asked once more.
                               m_files.saveUnsaved([this] { close(m_files.losses().isEmpty()); });
                           }});
    answers.push_back({canSave ? tr("Close without saving") : tr("Close"), [this] { close(true); }});
    ask(&m_window, QStringLiteral("closing"), tr("Close Overtake?"), lost.join(QLatin1Char('\n')), answers,
        QMessageBox::Cancel);
    return true;
}

void ClosingQuestion::close(bool mayClose)
{
    m_mayClose = mayClose;
    QMetaObject::invokeMethod(&m_window, &QWidget::close, Qt::QueuedConnection);
}

} // namespace overtake
