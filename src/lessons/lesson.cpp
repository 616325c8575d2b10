// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson.h"

#include "lessons/lesson_names.h"
#include "text/contains.h"

namespace overtake
{

const std::string &LessonText::of(std::optional<Outcome> outcome) const
{
    static const std::string none;
    if (cases.empty())
        return always;
    const auto found = outcome ? cases.find(*outcome) : cases.end();
    return found == cases.end() ? none : found->second;
}

std::vector<std::string> textsOf(const Lesson &lesson)
{
    std::vector<std::string> texts{lesson.title};
    const auto add = [&texts](const std::string &text) {
        if (!text.empty() && !contains(texts, text))
            texts.push_back(text);
    };
    add(lesson.goal);
    for (const LessonStep &step : lesson.steps) {
        add(step.text.always);
        for (const auto &[outcome, text] : step.text.cases)
            add(text);
    }
    return texts;
}

const char *nameOf(StepKind kind)
{
    return stepNames[static_cast<std::size_t>(kind)];
}

const std::vector<std::string> &lessonTabs()
{
    static const std::vector<std::string> tabs{"curves",  "bars", "breakdown", "roofline",
                                               "profile", "map",  "training",  "mandelbrot"};
    return tabs;
}

std::vector<Outcome> outcomesOf(Question question)
{
    switch (question) {
    case Question::Crossover:
    case Question::Curve:
        return {Outcome::Crossing, Outcome::Base, Outcome::Other, Outcome::Close};
    case Question::Faster:
    case Question::SpeedUp:
        return {Outcome::Base, Outcome::Other, Outcome::Close};
    case Question::Utilisation:
        return {Outcome::Base, Outcome::Close, Outcome::Other};
    case Question::None:
        break;
    }
    return {};
}

bool needsSweep(Question question)
{
    return question == Question::Crossover || question == Question::Curve;
}

} // namespace overtake
