// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The results of a lesson on one page, to print or as a picture: each question with its guess, its answer and how near
// they were, and the machine that measured.
#pragma once

#include "lessons/lesson_player.h"

#include <QImage>
#include <QPainter>

namespace overtake
{

struct LessonResults {
    QString title;
    std::vector<GivenAnswer> answers;
    QString machine; ///< and the date
};

LessonResults resultsOf(const LessonPlayer &player, const Machine &machine);
/// Black on white, from the top of the rectangle on; returns the height it took.
double paintResults(QPainter &painter, const QRectF &page, const LessonResults &results, int textPixels);
QImage resultsPicture(const LessonResults &results);

} // namespace overtake
