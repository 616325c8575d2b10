// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Guesses of a class: typed or pasted, numbers or the codes that students' machines show. They become a histogram on
// the chart's axis. No network.
#pragma once

#include "lessons/lesson_player.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;

namespace overtake
{

class ClassPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ClassPanel(LessonPlayer &player, QWidget *parent = nullptr);

    /// Shown where the step asks for a place on the axis, or reveals it.
    void refresh();
    QWidget *field() const; ///< where guesses are typed

private:
    void take();

    LessonPlayer &m_player;
    std::string m_question; ///< question whose guesses are in the field
    QLabel *m_code;         ///< code of the guess on this machine
    QPlainTextEdit *m_guesses;
    QLabel *m_count;
};

} // namespace overtake
