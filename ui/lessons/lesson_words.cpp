// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_words.h"

#include "charts/point_text.h"
#include "measure/compare/doubt.h"
#include "words/core_text.h"
#include "words/number_text.h"

#include <QCoreApplication>

namespace overtake
{
namespace
{

struct LessonWords {
    Q_DECLARE_TR_FUNCTIONS(Lesson)
};

QString engineName(const ChartContext &context, std::size_t engine)
{
    return engine < context.series.size() ? spokenLabel(context, engine) : QString();
}

QString numberText(Question question, double number, const ChartContext &context)
{
    switch (question) {
    case Question::SpeedUp:
        return LessonWords::tr("%1 times as fast").arg(figureText(number, 3));
    case Question::Utilisation:
        return LessonWords::tr("%1 % of the peak").arg(figureText(number, 3));
    default:
        return LessonWords::tr("%1 (%2)", "number, axis").arg(countText(number), context.axisLabel);
    }
}

QString intervalText(Question question, const Interval &interval, int digits, const ChartContext &context)
{
    switch (question) {
    case Question::SpeedUp:
        return LessonWords::tr("%1 to %2 times as fast")
            .arg(figureText(interval.low, digits), figureText(interval.high, digits));
    case Question::Utilisation:
        return LessonWords::tr("%1 % to %2 % of the peak")
            .arg(figureText(interval.low, digits), figureText(interval.high, digits));
    default:
        return LessonWords::tr("between %1 and %2 (%3)", "numbers, axis")
            .arg(countText(interval.low), countText(interval.high), context.axisLabel);
    }
}

} // namespace

QString choiceText(Question question, Outcome outcome, const ChartContext &context)
{
    const bool along = question == Question::Crossover || question == Question::Curve;
    switch (outcome) {
    case Outcome::Crossing:
        return along ? LessonWords::tr("The crossover is at") : LessonWords::tr("This many times as fast:");
    case Outcome::Base:
        return along ? LessonWords::tr("Never: %1 is not clearly faster anywhere").arg(engineName(context, 1))
                     : LessonWords::tr("%1 is faster").arg(engineName(context, 0));
    case Outcome::Other:
        return along ? LessonWords::tr("Always: %1 is not clearly slower anywhere").arg(engineName(context, 1))
                     : LessonWords::tr("%1 is faster").arg(engineName(context, 1));
    case Outcome::Close:
        return LessonWords::tr("Too close to call");
    case Outcome::Failed:
        break;
    }
    return LessonWords::tr("There is nothing to compare.");
}

QString guessText(const GivenAnswer &given)
{
    if (!given.guess)
        return LessonWords::tr("none given");
    if (given.question == Question::Curve)
        return LessonWords::tr("the dashed curve");
    if (given.guess->outcome == Outcome::Crossing)
        return numberText(given.question, given.guess->number, given.context);
    return choiceText(given.question, given.guess->outcome, given.context);
}

QString answerText(const GivenAnswer &given)
{
    const Answer &answer = given.answer;
    const bool isNumber = given.question == Question::Utilisation || given.question == Question::SpeedUp;
    if (answer.outcome == Outcome::Failed || (answer.outcome != Outcome::Crossing && !isNumber))
        return choiceText(given.question, answer.outcome, given.context);
    const int digits = answer.doubt == Doubt::Quick ? 2 : 3; // a quick glance knows no third one
    QStringList all;
    for (const Interval &interval : answer.intervals)
        all << intervalText(given.question, interval, digits, given.context);
    const QString numbers = joinedText(all);
    if (answer.outcome == Outcome::Close && given.question != Question::Utilisation)
        return LessonWords::tr("%1: too close to call").arg(numbers);
    return numbers;
}

QString scoreText(const GivenAnswer &given)
{
    const bool isNumber = given.question == Question::SpeedUp || given.question == Question::Utilisation ||
                          given.answer.outcome == Outcome::Crossing;
    const bool isChoice = given.guess && (given.guess->outcome != Outcome::Crossing || !isNumber);
    const bool isCurve = given.question == Question::Curve;
    switch (given.score) {
    case Score::Inside:
        return isCurve    ? LessonWords::tr("Right: your curve runs along the measured one.")
               : isChoice ? LessonWords::tr("Right.")
                          : LessonWords::tr("Inside the interval.");
    case Score::Near:
        return LessonWords::tr("Near: within a factor of 2.");
    case Score::Off:
        return isChoice ? LessonWords::tr("Not this time.") : LessonWords::tr("Off: by more than a factor of 2.");
    case Score::None:
        break;
    }
    return {};
}

QString sourceText(const GivenAnswer &given)
{
    if (given.answer.outcome == Outcome::Failed)
        return {};
    QString text = LessonWords::tr("Measured on this machine.");
    if (given.answer.predicted)
        text =
            LessonWords::tr(
                "Measured on this machine, except for %1: that is a prediction, because there is no such device here.")
                .arg(engineName(given.context, 1));
    if (!given.answer.isCertain())
        text += QLatin1Char(' ') + LessonWords::tr("The answer is not certain, so your guess is not judged.") +
                QLatin1Char(' ') + coreMessage(given.answer.whyUncertain());
    return text;
}

QString lessonTitle(const Lesson &lesson)
{
    const QString title = lessonText(lesson.title);
    return lesson.number > 0 ? LessonWords::tr("%1. %2", "number and title").arg(lesson.number).arg(title) : title;
}

QString lessonGoal(const Lesson &lesson)
{
    return lesson.goal.empty() ? QString() : LessonWords::tr("Goal: %1").arg(lessonText(lesson.goal));
}

QString lessonAtAGlance(const Lesson &lesson)
{
    const QString length = lesson.minutes == 1 ? LessonWords::tr("About 1 minute.")
                                               : LessonWords::tr("About %n minutes.", nullptr, lesson.minutes);
    return (length + QLatin1Char(' ') + lessonGoal(lesson)).trimmed();
}

} // namespace overtake
