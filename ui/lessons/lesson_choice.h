// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The built-in lessons to choose from, each with its picture, on one page. Works where the menus are hidden, too.
#pragma once

#include "lessons/lesson.h"

#include <QDialog>
#include <QPixmap>

class QListWidget;

namespace overtake
{

/// resources/lessons/<number>-<id>.svg; null where the lesson has none, as one of a teacher's own. `size` in px.
QPixmap lessonPicture(const Lesson &lesson, const QSize &size, qreal pixelRatio);

class LessonChoice : public QDialog
{
    Q_OBJECT

public:
    LessonChoice(bool projector, QWidget *parent);

signals:
    void chosen(const overtake::Lesson &lesson);

private:
    void take();

    QListWidget *m_list;
};

} // namespace overtake
