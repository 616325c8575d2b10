// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Guesses of LessonPlayer: a number, a place or a curve, how they are moved, and those of a class.
#include "lessons/lesson_player.h"

#include "study/number_scale.h"
#include "words/number_text.h"

#include <algorithm>
#include <cmath>

namespace overtake
{
namespace
{

constexpr int drawnPlaces = 9;

bool isLogarithmic(const Study &study)
{
    return axisOf(study).scale == Scale::Logarithmic && study.from > 0;
}

/// `part`: 0 is the axis' start, 1 its end.
double placeAt(const Study &study, double part)
{
    return isLogarithmic(study) ? study.from * std::pow(study.to / study.from, part)
                                : study.from + (study.to - study.from) * part;
}

/// Flat at break-even: what there is to be lifted.
std::vector<std::pair<double, double>> flatCurve(const Study &study)
{
    std::vector<std::pair<double, double>> curve;
    for (int i = 0; i < drawnPlaces; ++i)
        curve.emplace_back(placeAt(study, static_cast<double>(i) / (drawnPlaces - 1)), 1.0);
    return curve;
}

} // namespace

Guess LessonPlayer::firstGuess(Question question, const Study &study)
{
    Guess guess;
    switch (question) {
    case Question::Crossover:
        guess.number = NumberScale(axisOf(study)).rounded(placeAt(study, 0.5));
        break;
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
        const auto distance = [&](double one) {
            return std::abs(isLogarithmic(study()) ? std::log(one / place) : one - place);
        };
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
    const auto asked = last(StepKind::Guess, index());
    const bool now = step().kind == StepKind::Guess || step().kind == StepKind::Reveal;
    if (!now || !asked || lesson().steps[*asked].question != Question::Crossover)
        return {};
    return lesson().id + "/" + std::to_string(*asked + 1);
}

std::optional<Guess> LessonPlayer::shownGuess() const
{
    const auto asked = last(StepKind::Guess, index());
    if (!asked)
        return std::nullopt;
    return mayGuess() ? m_guess : m_now->records[*asked].guess;
}

QString LessonPlayer::othersText() const
{
    return m_now->othersOf == last(StepKind::Guess, index()) ? m_now->othersText : QString();
}

void LessonPlayer::setOthers(std::vector<double> others, const QString &text)
{
    m_now->others = std::move(others);
    m_now->othersText = text;
    m_now->othersOf = last(StepKind::Guess, index());
    showGuess();
    emit changed();
}

/// While it is asked for, and from then on as long as its state is on show.
void LessonPlayer::showGuess()
{
    ChartGuess shown;
    const auto asked = last(StepKind::Guess, index());
    const auto set = last(StepKind::Set, index());
    if (asked && set && *asked > *set) {
        const Question question = lesson().steps[*asked].question;
        const bool now = mayGuess();
        const std::optional<Guess> guess = shownGuess();
        const Guess drawn = guess.value_or(firstGuess(question, study()));
        shown.asked = now;
        shown.label =
            question == Question::Crossover ? tr("your guess: %1").arg(countText(drawn.number)) : tr("your guess");
        if (question == Question::Crossover && asked == m_now->othersOf)
            shown.others = m_now->others;
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
