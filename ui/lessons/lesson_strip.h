// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The lesson beside the charts: what its step says and asks, how far measuring is, the guess beside the answer, and
// back, next and leave.
#pragma once

#include "lessons/lesson_player.h"

#include <QFrame>

class QAction;
class QBoxLayout;
class QLabel;
class QProgressBar;
class QScrollArea;
class QToolButton;

namespace overtake
{

class ClassPanel;
class GuessPanel;

class LessonStrip : public QFrame
{
    Q_OBJECT

public:
    struct Actions {
        QAction *next, *back, *leave;
    };

    LessonStrip(LessonPlayer &player, const Actions &actions, QWidget *parent = nullptr);

    void refresh();
    void setState(const MachineUse::State &state);
    void setProjector(bool on); ///< text of 28 px
    /// Under the text, as long as a step asks for a slider: beside it there is no room on a projector. Null: they go
    /// back to the column that they came from.
    void setSliders(QWidget *sliders);
    QString text() const; ///< all that it says

private:
    void showReveal();
    QFont slidersFont() const;
    void setTabOrder();

    LessonPlayer &m_player;
    QLabel *m_title;
    QLabel *m_place; ///< "Step 3 of 13"
    QLabel *m_goal;  ///< on the first page
    QLabel *m_text;
    GuessPanel *m_guess;
    ClassPanel *m_class;
    QLabel *m_hint;
    QLabel *m_reveal;
    QToolButton *m_again; ///< beside an answer that is not certain
    QProgressBar *m_progress;
    QScrollArea *m_scroll;
    QWidget *m_sliders = nullptr;               ///< not ours
    QBoxLayout *m_home = nullptr;               ///< where they are else
    std::pair<std::string, std::size_t> m_step; ///< lesson and step on show
    QList<QWidget *> m_buttons;                 ///< back, next, leave
};

} // namespace overtake
