// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Guesses of LessonPlayer: a number, a place or a curve, how they are moved, and those of a class.
#include "lessons/lesson_player.h"

#include "study/number_scale.h"
#include "study/study_context.h"
#include "words/number_text.h"

#include <algorithm>
#include <cmath>

namespace overtake
{
namespace
{

constexpr int drawnPlaces = 9;

/// Flat at break-even: what there is to be lifted.
std::vector<std::pair<double, double>> flatCurve(const Study &study)
{
    std::vector<std::pair<double, double>> curve;
    for (int i = 0; i < drawnPlaces; ++i) {
        const double part = static_cast<double>(i) / (drawnPlaces - 1);
        const bool logarithmic = axisOf(study).scale == Scale::Logarithmic && study.from > 0;
        curve.emplace_back(logarithmic ? study.from * std::pow(study.to / study.from, part)
                                       : study.from + (study.to - study.from) * part,
                           1.0);
    }
    return curve;
}

} // namespace

Guess LessonPlayer::firstGuess(Question question, const Study &study)
{
    Guess guess;
    switch (question) {
    case Question::Crossover: {
        const bool logarithmic = axisOf(study).scale == Scale::Logarithmic && study.from > 0;
        const double middle = logarithmic ? std::sqrt(study.from * study.to) : (study.from + study.to) / 2;
        guess.number = NumberScale(axisOf(study)).rounded(middle);
        break;
    }
    case Question::SpeedUp:
        guess.number = 2;
        break;
    case Question::Utilisation:
        guess.number = 10;
        break;
    case Question::Curve:
        guess.curve = flatCurve(study);
        break;
    case Question::Faster:
        guess.outcome = Outcome::Failed; // nothing is chosen yet
        break;
    case Question::None:
        break;
    }
    return guess;
}

ParameterSpec LessonPlayer::numberSpec() const
{
    ParameterSpec spec = axisOf(m_model.study());
    if (step().question == Question::Crossover) {
        spec.minimum = m_model.study().from;
        spec.maximum = m_model.study().to;
        return spec;
    }
    spec = {};
    spec.key = "guess";
    spec.kind = ParameterKind::Real;
    spec.scale = Scale::Logarithmic;
    spec.minimum = step().question == Question::SpeedUp ? 0.001 : 0.0001;
    spec.maximum = step().question == Question::SpeedUp ? 1e6 : 100;
    return spec;
}

void LessonPlayer::setGuess(const Guess &guess)
{
    if (!mayGuess())
        return;
    m_guess = guess;
    m_wantsGuess = false;
    showGuess();
    emit changed();
}

void LessonPlayer::moveGuess(double place, double ratio)
{
    if (!mayGuess())
        return;
    Guess guess = m_guess.value_or(firstGuess(step().question, study()));
    guess.outcome = Outcome::Crossing;
    if (step().question == Question::Crossover) {
        guess.number = NumberScale(numberSpec()).rounded(place);
    } else if (step().question == Question::Curve) {
        const bool logarithmic = study().from > 0 && axisOf(study()).scale == Scale::Logarithmic;
        const auto distance = [&](double one) { return std::abs(logarithmic ? std::log(one / place) : one - place); };
        const auto nearest = std::ranges::min_element(
            guess.curve, [&](const auto &a, const auto &b) { return distance(a.first) < distance(b.first); });
        nearest->second = ratio;
        m_chosen = static_cast<std::size_t>(nearest - guess.curve.begin());
    }
    setGuess(guess);
}

void LessonPlayer::stepGuess(int key, double steps)
{
    if (!mayGuess())
        return;
    const bool forward = key == Qt::Key_Right || key == Qt::Key_Up;
    Guess guess = m_guess.value_or(firstGuess(step().question, study()));
    guess.outcome = Outcome::Crossing;
    if (step().question == Question::Crossover) {
        const auto size = steps > 1 ? NumberScale::Step::Large : NumberScale::Step::Small;
        guess.number = NumberScale(numberSpec()).stepped(guess.number, forward ? 1 : -1, size);
    } else if (step().question == Question::Curve) {
        const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
        if (sideways)
            m_chosen = std::min(guess.curve.size() - 1,
                                forward ? m_chosen + 1 : m_chosen - std::min<std::size_t>(m_chosen, 1));
        else
            guess.curve[m_chosen].second = std::clamp(
                guess.curve[m_chosen].second * std::pow(1.25, forward ? steps : -steps), lowestGuess, highestGuess);
    }
    setGuess(guess);
}

std::string LessonPlayer::questionId() const
{
    const auto asked = last(StepKind::Guess, m_index);
    const bool now = step().kind == StepKind::Guess || step().kind == StepKind::Reveal;
    if (!now || !asked || m_lesson->steps[*asked].question != Question::Crossover)
        return {};
    return m_lesson->id + "/" + std::to_string(*asked + 1);
}

std::optional<Guess> LessonPlayer::shownGuess() const
{
    const auto asked = last(StepKind::Guess, m_index);
    if (!asked)
        return std::nullopt;
    return mayGuess() ? m_guess : m_records[*asked].guess;
}

QString LessonPlayer::othersText() const
{
    return m_othersOf == last(StepKind::Guess, m_index) ? m_othersText : QString();
}

void LessonPlayer::setOthers(std::vector<double> others, const QString &text)
{
    m_others = std::move(others);
    m_othersText = text;
    m_othersOf = last(StepKind::Guess, m_index);
    showGuess();
    emit changed();
}

/// While it is asked for, and from then on as long as its state is on show.
void LessonPlayer::showGuess()
{
    ChartGuess shown;
    const auto asked = last(StepKind::Guess, m_index);
    const auto set = last(StepKind::Set, m_index);
    if (asked && set && *asked > *set) {
        const Question question = m_lesson->steps[*asked].question;
        const bool now = mayGuess();
        const std::optional<Guess> guess = now ? m_guess : m_records[*asked].guess;
        const Guess drawn = guess.value_or(firstGuess(question, study()));
        shown.asked = now;
        shown.label =
            question == Question::Crossover ? tr("your guess: %1").arg(countText(drawn.number)) : tr("your guess");
        if (question == Question::Crossover && asked == m_othersOf)
            shown.others = m_others;
        if (question == Question::Crossover && (guess || now) && drawn.outcome == Outcome::Crossing) {
            shown.kind = ChartGuess::Kind::Place;
            shown.place = drawn.number;
        } else if (question == Question::Curve && (guess || now)) {
            shown.kind = ChartGuess::Kind::Curve;
            shown.curve = drawn.curve;
            shown.chosen = m_chosen;
        } else {
            shown.asked = false;
        }
    }
    emit guessChanged(shown);
}

} // namespace overtake
