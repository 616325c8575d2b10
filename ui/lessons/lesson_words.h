// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Guesses and answers in words, with the engines and the axis called as in the charts.
#pragma once

#include "lessons/lesson_player.h"

namespace overtake
{

/// Choice for an outcome: "The CPU stays ahead", "Too close to call".
QString choiceText(Question question, Outcome outcome, const ChartContext &context);
/// "300 hidden neurons"
QString guessText(const GivenAnswer &given);
/// "between 1,060 and 1,210 hidden neurons"
QString answerText(const GivenAnswer &given);
/// "Inside the measured interval"
QString scoreText(const GivenAnswer &given);
/// Measured here, or predicted because there is no such device: said with every answer.
QString sourceText(const GivenAnswer &given);
/// "2. How wide must a network be?"
QString lessonTitle(const Lesson &lesson);
QString lessonAtAGlance(const Lesson &lesson); ///< length and goal
QString lessonGoal(const Lesson &lesson);      ///< "Goal: …"; empty for a lesson without one

} // namespace overtake
