// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_player.h"

#include "engines/stop_scope.h"
#include "lessons/lesson_file.h"
#include "lessons/lesson_study.h"
#include "measure/engine_device.h"
#include "study/study_context.h"
#include "text/error.h"
#include "words/core_text.h"
#include "words/guarded.h"

#include <QCoreApplication>
#include <algorithm>

namespace overtake
{
namespace
{

constexpr const char *curvesTab = "curves"; // where a guess is drawn

const ParameterValue &placeOf(const Study &study)
{
    return study.parameters.at(study.sweepKey);
}

} // namespace

QString lessonText(const std::string &text)
{
    return text.empty() ? QString() : QCoreApplication::translate("Lessons", text.c_str());
}

LessonPlayer::LessonPlayer(StudyModel &model, const CurveStore &curves, MeasuringSession &session, Machine machine,
                           QObject *parent)
    : QObject(parent), m_model(model), m_curves(curves), m_session(session), m_machine(std::move(machine)),
      m_job(
          timedPool(),
          [this](JobId, const Answer &answer) {
              if (m_revealing)
                  give(answer);
          },
          [this](JobId, JobEnd end, const QString &problem) {
              if (!std::exchange(m_revealing, false))
                  return;
              if (end == JobEnd::Failed)
                  emit notice(problem);
              emit changed();
          })
{
    connect(this, &LessonPlayer::changed, this, guarded([this] {
                m_toldDone = isActive() && isDone();
                m_toldMayEnd = mayEndMeasuring();
                holdMachine();
            }));
    connect(this, &LessonPlayer::left, this, guarded(this, &LessonPlayer::holdMachine));
    connect(&m_session, &MeasuringSession::sweepEnded, this, guarded(this, &LessonPlayer::sweepEnded));
    connect(&m_model, &StudyModel::changed, this, guarded([this] {
        if (isActive() && step().kind == StepKind::Do)
            emit changed();
    }));
    const auto tellIfDone = [this] {
        if (isActive() && m_applied && (isDone() != m_toldDone || mayEndMeasuring() != m_toldMayEnd))
            emit changed();
    };
    connect(&m_curves, &CurveStore::pointsChanged, this, guarded(tellIfDone));
    connect(&m_curves, &CurveStore::curveShown, this, guarded(tellIfDone));
    connect(&m_session.use(), &MachineUse::changed, this, guarded(tellIfDone));
}

bool LessonPlayer::begin(const Lesson &lesson)
{
    return begin(Taken{lesson, std::vector<Record>(lesson.steps.size())});
}

bool LessonPlayer::comeBack()
{
    return m_left && begin(*m_left);
}

bool LessonPlayer::mayTake(const Lesson &lesson)
{
    if (m_session.isSweeping()) {
        emit notice(tr("A sweep is running: wait for its end or stop it, then start the lesson."));
        return false;
    }
    try {
        checkLesson(lesson, m_model.registry());
    } catch (const Error &error) {
        emit notice(tr("This lesson cannot be taken here: %1").arg(coreMessage(error)));
        return false;
    }
    return true;
}

bool LessonPlayer::begin(Taken at)
{
    if (!mayTake(at.lesson))
        return false;
    m_now = std::move(at);
    m_applied.reset();
    m_isMoved = false;
    holdMachine();
    m_session.cancel();
    m_model.beginVisit();
    emit begun();
    const std::string tab = tabAt(index());
    emit tabAsked(QString::fromStdString(tab.empty() ? curvesTab : tab)); // other pages may have nothing to show yet
    enter();
    return true;
}

void LessonPlayer::leave()
{
    if (!isActive())
        return;
    const std::vector<CurvePtr> pinned = m_curves.pinned();
    m_now->beside = pinned.empty() ? 0 : pinned.front()->id;
    m_measuring = m_endsMeasuring = m_revealing = m_toldDone = false;
    m_job.stop();
    m_session.setLive(false);
    m_session.cancel();
    m_left = std::exchange(m_now, std::nullopt);
    emit guessChanged({});
    emit veilChanged(false);
    emit slidersAsked(false);
    m_model.endVisit();
    emit left();
}

/// Holds the machine against whatever the step does not allow.
void LessonPlayer::holdMachine()
{
    const auto hold = [this](MachineUse::Kind kind, bool on) { return on ? m_session.use().hold(kind) : nullptr; };
    m_taken = hold(MachineUse::Kind::Lesson, isActive());
    m_guided = hold(MachineUse::Kind::Guided, isActive() && step().kind != StepKind::Do);
    m_asking = hold(MachineUse::Kind::Question, isActive() && (isMeasuring() || isVeiled()));
}

void LessonPlayer::next()
{
    if (isActive() && mayEndMeasuring()) {
        m_endsMeasuring = true;
        m_session.cancel();
        return;
    }
    if (!isActive() || isMeasuring())
        return;
    if (step().kind == StepKind::Guess && mayGuess()) {
        constexpr qint64 glanceMilliseconds = 700; // to see the correction
        emit guessAsked();
        const bool isNumber = m_guess && m_guess->outcome == Outcome::Crossing;
        if (isNumber && m_corrected.isValid() && m_corrected.elapsed() < glanceMilliseconds) {
            m_corrected.invalidate(); // the next click takes it
            return;
        }
        const bool isGiven = m_guess && m_guess->outcome != Outcome::Failed;
        if (!isGiven && !m_wantsGuess) {
            m_wantsGuess = true; // the next click continues without one
            emit changed();
            return;
        }
        record().guess = isGiven ? m_guess : std::nullopt;
    }
    if (!isLast())
        goTo(index() + 1);
}

void LessonPlayer::back()
{
    if (isActive() && !isMeasuring() && index() > 0)
        goTo(index() - 1);
}

void LessonPlayer::goTo(std::size_t index)
{
    const bool returns = index < m_now->index;
    if (step().kind == StepKind::Do && returns)
        m_isMoved = true; // the steps before are about another study than the one that was tried
    else if (step().kind == StepKind::Do && m_applied)
        m_place = placeOf(study()); // a task may choose the place of the next question
    m_toldDone = false;             // was told about the step before
    m_now->index = index;
    m_now->furthest = std::max(m_now->furthest, index);
    enter();
    if (const std::string tab = tabAt(index); returns && !tab.empty())
        emit tabAsked(QString::fromStdString(tab));
}

void LessonPlayer::enter()
{
    m_wantsGuess = false;
    m_guess.reset();
    applySetOf(index());
    const StepKind kind = step().kind;
    if (m_applied && (kind == StepKind::Guess || kind == StepKind::Measure || kind == StepKind::Reveal))
        m_model.setParameter(study().sweepKey, m_place); // the line on the chart may have been dragged
    emit veilChanged(isVeiled());
    const bool isOnChart = step().kind == StepKind::Guess &&
                           (step().question == Question::Crossover || step().question == Question::Curve);
    const std::string tab = isOnChart ? curvesTab : step().tab;
    if (!tab.empty())
        emit tabAsked(QString::fromStdString(tab));
    m_session.setLive(step().kind == StepKind::Do);
    emit slidersAsked(step().kind == StepKind::Do);
    if (step().kind == StepKind::Guess) {
        m_guess = record().guess;
        if (!m_guess && mayGuess() && step().question != Question::Faster)
            m_guess = firstGuess(step().question, study()); // it is on show: whoever goes on gives it
    } else if (step().kind == StepKind::Measure && !record().measured) {
        measure();
    } else if (step().kind == StepKind::Reveal) {
        reveal();
    }
    showGuess();
    emit changed();
}

/// Last tab that the steps up to this one have asked for.
std::string LessonPlayer::tabAt(std::size_t index) const
{
    const auto &steps = lesson().steps;
    for (std::size_t i = index + 1; i-- > 0;)
        if (!steps[i].tab.empty())
            return steps[i].tab;
    return {};
}

std::optional<std::size_t> LessonPlayer::last(StepKind kind, std::size_t from) const
{
    for (std::size_t i = from + 1; i-- > 0;)
        if (lesson().steps[i].kind == kind)
            return i;
    return std::nullopt;
}

std::optional<std::size_t> LessonPlayer::following(StepKind kind, std::size_t from) const
{
    for (std::size_t i = from; i < lesson().steps.size(); ++i)
        if (lesson().steps[i].kind == kind)
            return i;
    return std::nullopt;
}

std::optional<std::size_t> LessonPlayer::setAt(std::size_t index) const
{
    const auto set = last(StepKind::Set, index);
    return set ? set : following(StepKind::Set, index);
}

void LessonPlayer::applySetOf(std::size_t index)
{
    const auto set = setAt(index);
    const bool isAgain = m_applied == set;
    if (!set || (isAgain && !m_isMoved))
        return;
    const bool isNext = !std::exchange(m_isMoved, false) && m_applied && *m_applied < *set;
    const CurveId beside = std::exchange(m_now->beside, 0);
    m_applied = set;
    const Work work = resolve(lesson().steps[*set].state, m_model.registry()); // checked at the begin
    const CurvePtr before = m_curves.shown();
    m_model.change(studyOf(work), {});
    const Study &now = m_model.study();
    m_place = placeOf(now);
    const bool isSameQuestion = before->study.workload == now.workload && before->study.sweepKey == now.sweepKey &&
                                enginesToMeasure(before->study) == enginesToMeasure(now);
    const bool isMeasured = before->study.visit && !before->points.isEmpty();
    if (!isAgain)
        emit curveToKeep(isNext && isSameQuestion && isMeasured ? before->id : beside); // to compare the next one with
    m_context = contextFor(m_model.study(), m_model.registry(), m_machine);
}

bool LessonPlayer::isVeiled() const
{
    const auto set = setAt(index());
    const auto guess = set ? following(StepKind::Guess, *set) : std::nullopt;
    const auto otherSet = set ? following(StepKind::Set, *set + 1) : std::nullopt;
    if (!guess || (otherSet && *otherSet < *guess))
        return false;
    return m_now->furthest < following(StepKind::Measure, *guess).value_or(0);
}

void LessonPlayer::measure()
{
    const std::size_t end = following(StepKind::Measure, index() + 1).value_or(m_now->records.size());
    for (std::size_t i = index(); i < end; ++i)
        m_now->records[i].given.reset(); // an answer from before
    if (!step().sweep) {
        Study here = m_model.study();
        here.sweepValues = {here.cursor()};
        m_model.change(std::move(here), {});
        m_isMoved = true; // the places of before come back
    }
    m_measuring = true; // only now: what the session says before is of what came before
    m_session.startSweep();
}

void LessonPlayer::sweepEnded(JobEnd end)
{
    if (!std::exchange(m_measuring, false))
        return;
    const bool goesOn = std::exchange(m_endsMeasuring, false) && end != JobEnd::Failed;
    record().measured = goesOn || end == JobEnd::Done;
    if (goesOn && !isLast())
        goTo(index() + 1);
    else
        emit changed();
}

Shared<Sweep> LessonPlayer::answering(Question question) const
{
    const Shared<Sweep> all = m_curves.shown()->points.all();
    return needsSweep(question) ? inRangeOf(study(), all) : all;
}

void LessonPlayer::reveal()
{
    const auto asked = last(StepKind::Guess, index());
    if (!asked || record().given)
        return;
    const Question question = lesson().steps[*asked].question;
    const double cursor = m_model.study().cursor();
    const Shared<Sweep> sweep = answering(question);
    if (question != Question::Utilisation)
        return give(answerTo(question, *sweep, cursor));
    // The device's peaks are measured once; that takes too long for the window's thread.
    m_revealing = true;
    const EngineUse base = enginesToMeasure(m_model.study()).front();
    m_job.start([this, question, cursor, base, sweep,
                 &registry = m_model.registry()](const JobThread::Context &job) { // outlives the window and its model
        const StopScope scope(job.stop);
        const auto turn = registry.turns().take(job.stop);
        const auto device = deviceOf(base, registry, UnmeasuredDevice::Measure);
        m_job.post(job, [&](Answer &answer) { answer = answerTo(question, *sweep, cursor, device); });
    });
}

void LessonPlayer::give(const Answer &answer)
{
    const std::size_t asked = *last(StepKind::Guess, index());
    GivenAnswer given;
    given.step = index();
    given.question = lesson().steps[asked].question;
    given.questionText = lessonText(lesson().steps[asked].text.of(outcome()));
    given.guess = m_now->records[asked].guess;
    given.answer = answer;
    given.context = m_context;
    if (given.guess)
        given.score = scoreOf(*given.guess, given.question, given.answer, *answering(given.question));
    record().given = std::move(given);
}

std::optional<Outcome> LessonPlayer::outcome() const
{
    const auto revealed = last(StepKind::Reveal, index());
    if (!revealed || !m_now->records[*revealed].given)
        return std::nullopt;
    const Answer &answer = m_now->records[*revealed].given->answer;
    return answer.isCertain() ? std::optional(answer.outcome) : std::nullopt;
}

bool LessonPlayer::explainsNothing() const
{
    if (!isActive() || step().text.cases.empty())
        return false;
    const auto revealed = last(StepKind::Reveal, index());
    return revealed && *revealed != index() && m_now->records[*revealed].given && !outcome();
}

QString LessonPlayer::text() const
{
    return lessonText(step().text.of(outcome()));
}

bool LessonPlayer::isDone() const
{
    const LessonStep &now = step();
    if (now.kind != StepKind::Do || !study().parameters.has(now.key))
        return false;
    const double value = study().parameters.real(now.key);
    return value >= now.atLeast.value_or(value) && value <= now.atMost.value_or(value) && !isPointToCome();
}

bool LessonPlayer::isPointToCome() const
{
    if (!m_session.isSweeping() && m_session.isDone())
        return false;
    const Curve &shown = *m_curves.shown(); // the one before, until the study's own has a point
    const double place = study().cursor();
    const auto isHere = [place](const SweepPoint &point) {
        return point.value == place && std::ranges::all_of(point.comparison.measurements, &Measurement::hasTime);
    };
    return !sameCurve(shown.study, study()) || !shown.points.nearest(place, isHere);
}

bool LessonPlayer::mayGuess() const
{
    return isActive() && step().kind == StepKind::Guess && isVeiled();
}

const GivenAnswer *LessonPlayer::given() const
{
    if (!isActive() || step().kind != StepKind::Reveal || !record().given)
        return nullptr;
    return &*record().given;
}

bool LessonPlayer::mayMeasureAgain() const
{
    return given() && !given()->answer.isCertain() && last(StepKind::Measure, index()).has_value();
}

void LessonPlayer::measureAgain()
{
    if (!mayMeasureAgain() || isMeasuring())
        return;
    const std::size_t measured = *last(StepKind::Measure, index());
    m_now->records[measured].measured = false;
    goTo(measured);
}

std::vector<GivenAnswer> LessonPlayer::results() const
{
    std::vector<GivenAnswer> all;
    const std::optional<Taken> &taken = m_now ? m_now : m_left;
    if (!taken)
        return all;
    for (const Record &one : taken->records)
        if (one.given)
            all.push_back(*one.given);
    return all;
}

} // namespace overtake
