// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The page that a student hands in: the lesson's questions, the guesses, what was measured, with its chart, how near
// they were, and the machine that measured.
#pragma once

#include "charts/chart_context.h"
#include "lessons/lesson_player.h"

#include <QPainter>
#include <functional>
#include <map>

namespace overtake
{

struct LessonResults {
    QString title;
    std::vector<GivenAnswer> answers;
    std::map<std::size_t, ChartSnapshot> charts; ///< charts of the answers, by GivenAnswer::step
    QString machine;                             ///< and the date
};

LessonResults resultsOf(const LessonPlayer &player, const Machine &machine);
/// Black on white, from the top of the rectangle on; returns the height it took. `newPage`: begins one where the
/// rectangle is full; without it there is no end.
double paintResults(QPainter &painter, const QRectF &page, const LessonResults &results, int textPixels,
                    const std::function<void()> &newPage = {});
/// Content of a PDF file.
QByteArray resultsPdf(const LessonResults &results);

} // namespace overtake
