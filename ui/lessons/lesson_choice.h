// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The built-in lessons to choose from, each with its picture, on one page. Works where the menus are hidden, too.
#pragma once

#include "lessons/lesson.h"

#include <QDialog>
#include <QPixmap>

class QLabel;
class QListWidget;

namespace overtake
{

/// File of the lesson's picture, resources/lessons/NN-<id>.svg; empty for a lesson without one, as a teacher's own. NN
/// orders the files and never changes; the position among the lessons may.
QString pictureFile(const Lesson &lesson);
/// Null for a lesson without a picture. `size` in px.
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
    void showGoal(int row);

    QListWidget *m_list;
    QLabel *m_goal; ///< goal of the chosen lesson
};

} // namespace overtake
