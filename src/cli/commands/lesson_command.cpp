// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// lesson: walks a lesson to its end without a screen. What it asks is answered by measuring, as the window would.
#include "lessons/answer.h"

#include "cli/commands/commands.h"
#include "cli/commands/outcome.h"
#include "cli/commands/selection.h"
#include "cli/text/text_table.h"
#include "cli/text/words.h"
#include "lessons/lesson_file.h"
#include "measure/compare/doubt.h"
#include "measure/compare/sweeper.h"
#include "measure/engine_device.h"
#include "text/error.h"
#include "text/format.h"

#include <algorithm>
#include <filesystem>

namespace overtake::cli
{
namespace
{

constexpr double usualBudget = 10; // seconds for one measurement
constexpr int pointsOfSweep = 8;

Lesson selectLesson(const std::string &name)
{
    std::vector<std::string> ids;
    for (const Lesson &lesson : builtInLessons()) {
        if (lesson.id == name)
            return lesson;
        ids.push_back(lesson.id);
    }
    std::error_code unknown;
    if (name.find('.') == std::string::npos && !std::filesystem::exists(name, unknown))
        throw UsageError(sentence("There is no lesson '%1'%2", name, suggestion(name, ids)));
    return given([&] { return readLesson(name); });
}

std::string listText()
{
    TextTable table({{"", Align::Right}, {tr("lesson")}, {tr("minutes"), Align::Right}, {tr("title")}});
    for (const Lesson &lesson : builtInLessons()) {
        table.addRow(
            {std::to_string(lesson.number), lesson.id, std::to_string(lesson.minutes), lessonInWords(lesson.title)});
    }
    return table.text();
}

std::string numbersText(const Interval &interval)
{
    return tr("%1 to %2", formatCount(interval.low), formatCount(interval.high));
}

/// A lesson under way.
class Walk
{
public:
    Walk(const Lesson &lesson, const Environment &environment, std::string gpu, double budget)
        : m_lesson(lesson), m_environment(environment), m_gpu(std::move(gpu)), m_budget(budget)
    {
    }

    int run()
    {
        const std::string title = lessonInWords(m_lesson.title);
        print(m_lesson.minutes == 1 ? tr("%1 (1 minute)", title) : tr("%1 (%2 minutes)", title, m_lesson.minutes));
        if (!m_lesson.goal.empty())
            print(tr("Goal: %1", lessonInWords(m_lesson.goal)));
        for (std::size_t i = 0; i < m_lesson.steps.size(); ++i) {
            const LessonStep &step = m_lesson.steps[i];
            m_environment.out << "\n" << i + 1 << "/" << m_lesson.steps.size() << " " << nameOf(step.kind) << "\n";
            take(step);
            m_environment.out << std::flush;
        }
        return m_status;
    }

private:
    void take(const LessonStep &step)
    {
        if (step.kind == StepKind::Set) {
            m_work = resolve(step.state, m_environment.engines, m_gpu);
            print(tr("%1 over %2, %3: %4", inWords(m_work->workload->label()), m_work->axis,
                     numbersText({m_work->from, m_work->to}), enginesText(m_work->engines)));
        }
        if (step.kind == StepKind::Measure)
            measure(step.sweep);
        if (step.kind == StepKind::Reveal)
            reveal();
        if (!step.text.isEmpty() && !step.text.of(m_outcome).empty())
            print(lessonInWords(step.text.of(m_outcome)));
        if (step.kind == StepKind::Guess)
            m_question = step.question;
    }

    void measure(bool isSweep)
    {
        const ParameterSpec &axis = m_work->workload->parameter(m_work->axis);
        SweepRequest request;
        request.preset = m_work->preset;
        request.parameters = m_work->parameters;
        request.key = m_work->axis;
        request.values = {m_work->parameters.real(m_work->axis)};
        if (isSweep) {
            request.values =
                m_work->values.empty() ? sweepValues(axis, m_work->from, m_work->to, pointsOfSweep) : m_work->values;
        }
        request.refine = isSweep;
        request.engines = m_work->engines;
        request.budgetSeconds = m_budget;
        limitLibraries(request.engines);
        const auto parts = static_cast<double>(request.values.size() * request.engines.size());
        const auto rule = carefulRule(std::min(0.5 * m_budget / parts, 2.0));
        MeasureOptions options;
        options.rule = rule.get();
        options.stop = m_environment.stop;
        Measurer measurer(m_environment.engines, m_environment.clock, m_environment.watch);
        m_sweep = runSweep(measurer, m_environment.clock, *m_work->workload, request, options);
        if (m_sweep.cancelled || m_environment.stop.stop_requested())
            throw Cancelled();
        print(m_sweep.points.size() == 1 ? tr("1 point") : tr("%1 points", m_sweep.points.size()));
    }

    void reveal()
    {
        std::optional<Device> device;
        if (m_question == Question::Utilisation)
            device = devicesOf(m_work->engines, m_environment.engines, UnmeasuredDevice::Measure).front();
        const Answer answer = answerTo(m_question, m_sweep, m_work->parameters.real(m_work->axis), device);
        m_outcome.reset();
        if (answer.isCertain() || answer.outcome == Outcome::Failed)
            m_outcome = answer.outcome;
        if (answer.outcome == Outcome::Failed) {
            m_status = someFailed;
            print(tr("Nothing could be compared: %1", failure(answer)));
            return;
        }
        const std::string word = outcomeWord(answer.outcome);
        std::string text = !answer.isCertain() ? tr("Not certain: %1", word)
                           : answer.predicted  ? tr("Predicted: %1", word)
                                               : tr("Measured: %1", word);
        for (const Interval &interval : answer.intervals)
            text += ", " + numbersText(interval);
        print(text);
        if (!answer.isCertain())
            print(inWords(answer.whyUncertain()));
    }

    std::string outcomeWord(Outcome outcome) const
    {
        if (m_question == Question::Utilisation && outcome != Outcome::Failed)
            return tr("per cent of its peak");
        switch (outcome) {
        case Outcome::Crossing:
            return tr("there is a crossover");
        case Outcome::Other:
            return tr("%1 is faster", toText(m_work->engines.at(1)));
        case Outcome::Close:
            return tr("too close to call");
        case Outcome::Base:
            return tr("%1 is faster", toText(m_work->engines.front()));
        case Outcome::Failed:
            break;
        }
        return tr("nothing");
    }

    std::string failure(const Answer &answer) const
    {
        const bool isAboutOne = m_question == Question::Utilisation;
        for (const SweepPoint &point : m_sweep.points) {
            for (const Measurement &one : point.comparison.measurements) {
                if (!one.hasTime())
                    return inWords(one.label) + ": " + inWords(one.reason);
                if (isAboutOne && answer.doubt != Doubt::WrongOnPurpose)
                    return tr("the utilisation of %1 is unknown.", inWords(one.label));
            }
        }
        return answer.doubt == Doubt::None ? tr("no point was measured.") : inWords(doubtText(answer.doubt));
    }

    void print(const std::string &text) const { m_environment.out << wrapped(text, 2); }

    const Lesson &m_lesson;
    const Environment &m_environment;
    std::string m_gpu;
    double m_budget;
    std::optional<Work> m_work;
    Sweep m_sweep;
    Question m_question = Question::None;
    std::optional<Outcome> m_outcome;
    int m_status = allMeasured;
};

} // namespace

int lesson(const CommandLine &line, const Environment &environment)
{
    if (line.lesson.empty()) {
        environment.out << listText();
        return allMeasured;
    }
    const Lesson chosen = selectLesson(line.lesson);
    const double budget =
        line.budget.empty() ? usualBudget : parseNumber("--budget", line.budget, ParameterKind::Real, 0.1, 3600);
    if (!line.gpu.empty())
        environment.engines.require(line.gpu.substr(0, line.gpu.find(',')));
    given([&] { readingFile(line.lesson, [&] { checkLesson(chosen, environment.engines, line.gpu); }); });
    return Walk(chosen, environment, line.gpu, budget).run();
}

} // namespace overtake::cli
