// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_file.h"

#include "lessons/lesson_names.h"
#include "text/contains.h"
#include "text/error.h"
#include "text/joined.h"

namespace overtake
{
namespace
{

/// Facts known at a step of a lesson.
class Course
{
public:
    Course(const EngineRegistry &engines, const std::string &gpu) : m_engines(engines), m_gpu(gpu) {}

    void take(const LessonStep &step)
    {
        require(!m_exited, sentence("nothing follows the exit question."));
        requireText(step);
        switch (step.kind) {
        case StepKind::Set:
            require(m_open == Question::None, sentence("the previous guess is never revealed."));
            m_work = resolve(step.state, m_engines, m_gpu);
            m_swept = m_measured = m_tried = false;
            break;
        case StepKind::Do:
            requireWork();
            require(m_open == Question::None, sentence("this step would measure the answer before the guess."));
            require(m_work->workload->parameter(step.key).isNumber(), sentence("'%1' is not a number.", step.key));
            m_tried = true;
            break;
        case StepKind::Guess:
            requireWork();
            require(m_open == Question::None, sentence("the previous guess is never revealed."));
            require(!m_measured && !m_tried, sentence("the answer was measured before: set something else first."));
            require(step.question == Question::Utilisation || m_work->engines.size() > 1,
                    sentence("there is only one engine to compare."));
            m_open = step.question;
            break;
        case StepKind::Measure:
            requireWork();
            m_measured = true;
            m_swept = step.sweep;
            break;
        case StepKind::Reveal:
            require(m_open != Question::None, sentence("there is no guess to reveal."));
            require(m_measured, sentence("nothing was measured since the guess."));
            require(m_swept || !needsSweep(m_open), sentence("the guess is about the axis: measure a sweep."));
            m_revealed = std::exchange(m_open, Question::None);
            break;
        case StepKind::Explain:
            require(m_open == Question::None && m_revealed != Question::None,
                    sentence("nothing was revealed that could be explained."));
            break;
        case StepKind::Exit:
            m_exited = true;
            break;
        case StepKind::Say:
        case StepKind::Why:
            break;
        }
        if (step.kind == StepKind::Reveal)
            requireCases(step);
    }

    void end() const { require(m_open == Question::None, sentence("the guess is never revealed.")); }

private:
    static const char *nameOf(Outcome outcome) { return outcomeNames[static_cast<std::size_t>(outcome)]; }
    static void require(bool condition, const Message &otherwise)
    {
        if (!condition)
            throw Error(otherwise);
    }
    void requireWork() const { require(m_work.has_value(), sentence("nothing is set yet.")); }

    void requireText(const LessonStep &step) const
    {
        if (step.text.cases.empty() || step.kind == StepKind::Reveal)
            return;
        require(m_revealed != Question::None, sentence("a text for each outcome needs a reveal before it."));
        requireCases(step);
    }

    /// The measured verdict decides how a lesson continues: each one that is possible has its text.
    void requireCases(const LessonStep &step) const
    {
        const std::vector<Outcome> outcomes = outcomesOf(m_revealed);
        if (step.text.cases.empty()) {
            if (step.kind == StepKind::Reveal && !outcomes.empty() && m_revealed != Question::Utilisation)
                throw Error(sentence("it needs a text for each outcome: %1.",
                                     joined(outcomes, ", ", [](Outcome outcome) { return nameOf(outcome); })));
            return;
        }
        for (const Outcome outcome : outcomes)
            if (step.text.cases.count(outcome) == 0)
                throw Error(sentence("the text of the outcome '%1' is missing.", nameOf(outcome)));
        for (const auto &[outcome, text] : step.text.cases)
            if (!contains(outcomes, outcome))
                throw Error(sentence("the outcome '%1' cannot be here.", nameOf(outcome)));
    }

    const EngineRegistry &m_engines;
    const std::string &m_gpu;
    std::optional<Work> m_work;
    Question m_open = Question::None; ///< guessed, not revealed
    Question m_revealed = Question::None;
    bool m_exited = false;
    bool m_swept = false;
    bool m_measured = false;
    bool m_tried = false; ///< the user moved sliders while the program measured
};

} // namespace

void checkLesson(const Lesson &lesson, const EngineRegistry &engines, const std::string &gpu)
{
    Course course(engines, gpu);
    std::size_t number = 0;
    try {
        for (const LessonStep &step : lesson.steps) {
            ++number;
            course.take(step);
        }
        course.end();
    } catch (const Error &error) {
        throw Error(sentence("step %1 (%2): %3", number, nameOf(lesson.steps[number - 1].kind), error.message()));
    }
}

} // namespace overtake
