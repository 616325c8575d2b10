// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where a guess is given by keyboard: a number, a choice, or how to draw. The chart's marker and this show the same.
#pragma once

#include "lessons/lesson_player.h"

#include <QWidget>

class QButtonGroup;

namespace overtake
{

class NumberSpinBox;

class GuessPanel : public QWidget
{
    Q_OBJECT

public:
    explicit GuessPanel(LessonPlayer &player, QWidget *parent = nullptr);

    /// Shows the guess of the player's step; hidden where it asks for none.
    void refresh();
    QList<QWidget *> fields() const; ///< in the order of the Tab key; none where it asks for none
    void setWidth(int width);        ///< the strip's width in px; the font is set before

protected:
    /// Arrows choose at once, even where nothing is chosen yet.
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void build();
    void choose(Outcome outcome);

    LessonPlayer &m_player;
    int m_width = 320;
    QWidget *m_fields = nullptr;
    QButtonGroup *m_choices = nullptr;
    NumberSpinBox *m_number = nullptr;
    std::optional<std::size_t> m_builtFor; ///< index of the step
};

} // namespace overtake
