// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The lesson beside the charts: what its step says and asks, how far measuring is, the guess beside the answer, and
// back, next and leave.
#pragma once

#include "lessons/lesson_player.h"

#include <QFrame>

class QAction;
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
    void setActivity(const Activity &activity);
    void setProjector(bool on); ///< text of 28 px
    QString text() const;       ///< all that it says

private:
    void showReveal();
    void setTabOrder();

    LessonPlayer &m_player;
    QLabel *m_title;
    QLabel *m_place; ///< "Step 3 of 13"
    QLabel *m_text;
    GuessPanel *m_guess;
    ClassPanel *m_class;
    QLabel *m_hint;
    QLabel *m_reveal;
    QProgressBar *m_progress;
    QScrollArea *m_scroll;
    QList<QWidget *> m_buttons; ///< back, next, leave
};

} // namespace overtake
