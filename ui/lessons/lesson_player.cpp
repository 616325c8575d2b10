// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_player.h"

#include "engines/stop_scope.h"
#include "lessons/lesson_file.h"
#include "lessons/lesson_study.h"
#include "measure/engine_device.h"
#include "study/number_scale.h"
#include "study/study_context.h"
#include "text/error.h"
#include "words/core_text.h"
#include "words/guarded.h"
#include "words/number_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace overtake
{
namespace
{

constexpr int drawnPlaces = 9;
constexpr const char *curvesTab = "curves"; // where a guess is drawn

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

const ParameterValue &placeOf(const Study &study)
{
    return study.parameters.at(study.sweepKey);
}

Guess firstGuess(Question question, const Study &study)
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
    connect(this, &LessonPlayer::changed, this, guarded(this, &LessonPlayer::holdMachine));
    connect(this, &LessonPlayer::left, this, guarded(this, &LessonPlayer::holdMachine));
    connect(&m_session, &MeasuringSession::sweepEnded, this, guarded(this, &LessonPlayer::sweepEnded));
    connect(&m_model, &StudyModel::changed, this, guarded([this] {
        if (isActive() && step().kind == StepKind::Do)
            emit changed();
    }));
}

bool LessonPlayer::begin(const Lesson &lesson)
{
    m_hasComeBack = false;
    return begin(Left{lesson, std::vector<Record>(lesson.steps.size())});
}

bool LessonPlayer::comeBack()
{
    m_hasComeBack = true;
    return m_left && begin(Left(*m_left));
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

bool LessonPlayer::begin(const Left &at)
{
    if (!mayTake(at.lesson))
        return false;
    m_lesson = at.lesson;
    m_records = at.records;
    m_index = at.index;
    m_furthest = at.furthest;
    m_others = at.others;
    m_othersOf = at.othersOf;
    m_othersText = at.othersText;
    m_applied.reset();
    m_isMoved = false;
    holdMachine();
    m_session.cancel();
    m_model.beginVisit();
    emit begun();
    const std::string tab = tabAt(m_index);
    emit tabAsked(QString::fromStdString(tab.empty() ? curvesTab : tab)); // other pages may have nothing to show yet
    enter(at.beside);
    return true;
}

void LessonPlayer::leave()
{
    if (!isActive())
        return;
    const std::vector<CurvePtr> pinned = m_curves.pinned();
    const CurveId beside = pinned.empty() ? 0 : pinned.front()->id;
    m_left =
        Left{*m_lesson, m_records, m_index, m_furthest, beside, std::exchange(m_others, {}), m_othersOf, m_othersText};
    m_measuring = m_revealing = false;
    m_job.stop();
    m_session.setLive(false);
    m_session.cancel();
    m_lesson.reset();
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
    if (!isActive() || isMeasuring())
        return;
    if (step().kind == StepKind::Guess && mayGuess()) {
        const bool isGiven = m_guess && m_guess->outcome != Outcome::Failed;
        if (!isGiven && !m_wantsGuess) {
            m_wantsGuess = true; // the next click continues without one
            emit changed();
            return;
        }
        m_records[m_index].guess = isGiven ? m_guess : std::nullopt;
    }
    if (!isLast())
        goTo(m_index + 1);
}

void LessonPlayer::back()
{
    if (isActive() && !isMeasuring() && m_index > 0)
        goTo(m_index - 1);
}

void LessonPlayer::goTo(std::size_t index)
{
    const bool returns = index < m_index;
    if (step().kind == StepKind::Do && returns)
        m_isMoved = true; // the steps before are about another study than the one that was tried
    else if (step().kind == StepKind::Do && m_applied)
        m_place = placeOf(study()); // a task may choose the place of the next question
    m_index = index;
    m_furthest = std::max(m_furthest, index);
    enter();
    if (const std::string tab = tabAt(index); returns && !tab.empty())
        emit tabAsked(QString::fromStdString(tab));
}

void LessonPlayer::enter(CurveId beside)
{
    m_wantsGuess = false;
    m_guess.reset();
    applySetOf(m_index, beside);
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
        m_guess = m_records[m_index].guess;
        if (!m_guess && mayGuess() && step().question != Question::Faster)
            m_guess = firstGuess(step().question, study()); // it is on show: whoever goes on gives it
    } else if (step().kind == StepKind::Measure && !m_records[m_index].measured) {
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
    const auto &steps = m_lesson->steps;
    for (std::size_t i = index + 1; i-- > 0;)
        if (!steps[i].tab.empty())
            return steps[i].tab;
    return {};
}

std::optional<std::size_t> LessonPlayer::last(StepKind kind, std::size_t from) const
{
    for (std::size_t i = from + 1; i-- > 0;)
        if (m_lesson->steps[i].kind == kind)
            return i;
    return std::nullopt;
}

std::optional<std::size_t> LessonPlayer::following(StepKind kind, std::size_t from) const
{
    for (std::size_t i = from; i < m_lesson->steps.size(); ++i)
        if (m_lesson->steps[i].kind == kind)
            return i;
    return std::nullopt;
}

std::optional<std::size_t> LessonPlayer::setAt(std::size_t index) const
{
    const auto set = last(StepKind::Set, index);
    return set ? set : following(StepKind::Set, index);
}

void LessonPlayer::applySetOf(std::size_t index, CurveId beside)
{
    const auto set = setAt(index);
    const bool isAgain = m_applied == set;
    if (!set || (isAgain && !m_isMoved))
        return;
    const bool isNext = !std::exchange(m_isMoved, false) && m_applied && *m_applied < *set;
    m_applied = set;
    const Work work = resolve(m_lesson->steps[*set].state, m_model.registry()); // checked at the begin
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
    const auto set = setAt(m_index);
    const auto guess = set ? following(StepKind::Guess, *set) : std::nullopt;
    const auto otherSet = set ? following(StepKind::Set, *set + 1) : std::nullopt;
    if (!guess || (otherSet && *otherSet < *guess))
        return false;
    return m_furthest < following(StepKind::Measure, *guess).value_or(0);
}

void LessonPlayer::measure()
{
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
    m_records[m_index].measured = end == JobEnd::Done;
    emit changed();
}

bool LessonPlayer::isUnfinished() const
{
    return step().kind == StepKind::Measure && !m_measuring && !m_records[m_index].measured;
}

void LessonPlayer::reveal()
{
    const auto asked = last(StepKind::Guess, m_index);
    if (!asked || m_records[m_index].given)
        return;
    const Question question = m_lesson->steps[*asked].question;
    const double cursor = m_model.study().cursor();
    const Shared<Sweep> sweep = m_curves.shown()->points.all();
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
    const std::size_t asked = *last(StepKind::Guess, m_index);
    GivenAnswer given;
    given.step = m_index;
    given.question = m_lesson->steps[asked].question;
    given.questionText = lessonText(m_lesson->steps[asked].text.of(outcome()));
    given.guess = m_records[asked].guess;
    given.answer = answer;
    given.context = m_context;
    if (given.guess)
        given.score = scoreOf(*given.guess, given.question, given.answer, *m_curves.shown()->points.all());
    m_records[m_index].given = std::move(given);
}

std::optional<Outcome> LessonPlayer::outcome() const
{
    const auto revealed = last(StepKind::Reveal, m_index);
    if (!revealed || !m_records[*revealed].given)
        return std::nullopt;
    const Answer &answer = m_records[*revealed].given->answer;
    return answer.isCertain() ? std::optional(answer.outcome) : std::nullopt;
}

bool LessonPlayer::explainsNothing() const
{
    if (!isActive() || step().text.cases.empty())
        return false;
    const auto revealed = last(StepKind::Reveal, m_index);
    return revealed && *revealed != m_index && m_records[*revealed].given &&
           !m_records[*revealed].given->answer.isCertain();
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
    return value >= now.atLeast.value_or(value) && value <= now.atMost.value_or(value);
}

bool LessonPlayer::mayGuess() const
{
    return isActive() && step().kind == StepKind::Guess && isVeiled();
}

const GivenAnswer *LessonPlayer::given() const
{
    if (!isActive() || step().kind != StepKind::Reveal || !m_records[m_index].given)
        return nullptr;
    return &*m_records[m_index].given;
}

bool LessonPlayer::mayMeasureAgain() const
{
    return given() && !given()->answer.isCertain() && last(StepKind::Measure, m_index).has_value();
}

void LessonPlayer::measureAgain()
{
    if (!mayMeasureAgain() || isMeasuring())
        return;
    const std::size_t measured = *last(StepKind::Measure, m_index);
    for (std::size_t i = measured; i <= m_index; ++i)
        m_records[i].given.reset();
    m_records[measured].measured = false;
    goTo(measured);
}

std::vector<GivenAnswer> LessonPlayer::results() const
{
    std::vector<GivenAnswer> all;
    for (const Record &record : m_records)
        if (record.given)
            all.push_back(*record.given);
    return all;
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
