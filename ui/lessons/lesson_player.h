// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Takes a user through a lesson: sets the study, asks, measures, compares. What the user had is put aside at the begin
// and back at the end, undo included. Nothing is measured between a question and its guess. It knows no widget: the
// strip shows it, the window follows its signals. Window thread only.
#pragma once

#include "charts/chart_context.h"
#include "charts/chart_guess.h"
#include "lessons/answer.h"
#include "run/job.h"
#include "run/measuring_session.h"

#include <QElapsedTimer>
#include <QObject>

namespace overtake
{

/// A question with its guess and what was measured: for the strip and for the page of results.
struct GivenAnswer {
    std::size_t step = 0; ///< index of the one that reveals it
    Question question = Question::None;
    QString questionText;
    std::optional<Guess> guess; ///< absent: the class went on without one
    Answer answer;
    Score score = Score::None;
    ChartContext context; ///< names of the engines and the axis
};

class LessonPlayer : public QObject
{
    Q_OBJECT

public:
    /// The references must outlive the player.
    LessonPlayer(StudyModel &model, const CurveStore &curves, MeasuringSession &session, Machine machine,
                 QObject *parent = nullptr);

    /// False, with a notice, when it cannot be taken here or something is being measured.
    bool mayTake(const Lesson &lesson);
    /// The same; begins it.
    bool begin(const Lesson &lesson);
    void leave();
    /// To the step where the last lesson was left, with its guesses.
    bool comeBack();
    bool mayComeBack() const { return m_left.has_value(); }
    /// The lesson that was left, of a window that stood aside.
    void takeOver(const LessonPlayer &before) { m_left = before.m_left; }
    bool isActive() const { return m_now.has_value(); }
    void next();
    void back();

    /// Only while it is active, like all that follows.
    const Lesson &lesson() const { return m_now->lesson; }
    std::size_t index() const { return m_now->index; }
    const LessonStep &step() const { return lesson().steps[index()]; }
    bool isLast() const { return index() + 1 == lesson().steps.size(); }
    QString text() const;         ///< the step's, in the user's language
    bool explainsNothing() const; ///< it explains the answer, which is not certain
    bool isMeasuring() const { return m_measuring || m_revealing; }
    /// It measures again what has no verdict: next() ends that, and the answer is of what was measured so far.
    bool mayEndMeasuring() const { return m_measuring && m_session.isRepeating(); }
    /// Measure: it was stopped, or failed.
    bool isUnfinished() const { return step().kind == StepKind::Measure && !m_measuring && !record().measured; }
    /// From a state on that has a guess until that is measured.
    bool isVeiled() const;
    bool isDone() const; ///< Do: what was asked for is done, and its point is on the chart
    bool mayGuess() const;
    bool wantsGuess() const { return m_wantsGuess; } ///< the user went on without one
    const std::optional<Guess> &guess() const { return m_guess; }
    const GivenAnswer *given() const; ///< Reveal: what it reveals
    bool mayMeasureAgain() const;     ///< Reveal: there is a doubt about what was measured for it
    void measureAgain();              ///< back to the step that measured
    std::vector<GivenAnswer> results() const;
    bool hasResults() const { return !results().empty(); }
    bool hasUnsavedResults() const { return isActive() && results().size() > m_now->saved; }
    void resultsSaved() { m_now->saved = results().size(); }
    const ChartContext &context() const { return m_context; }
    const Study &study() const { return m_model.study(); }
    /// Range of the axis, for the number that is asked for.
    ParameterSpec numberSpec() const;

    void setGuess(const Guess &guess);
    void guessWasCorrected() { m_corrected.start(); } ///< next() shows it before it takes it
    void moveGuess(double place, double ratio);       ///< with the mouse on the chart
    void stepGuess(int key, double steps);            ///< with an arrow key
    /// "width/3": of a place on the axis that is asked for or revealed; empty elsewhere.
    std::string questionId() const;
    /// The guess that is being given, or was.
    std::optional<Guess> shownGuess() const;
    /// Guesses of a class, and the text that they were read from.
    void setOthers(std::vector<double> others, const QString &text = {});
    const std::vector<double> &others() const { return m_now->others; }
    QString othersText() const; ///< empty if it was typed for another question

signals:
    void begun();
    void left();
    void curveToKeep(overtake::CurveId curve); ///< beside the next one; 0: none
    void changed();                            ///< another step, another guess, measured
    void veilChanged(bool on);
    void tabAsked(const QString &tab);
    void slidersAsked(bool on); ///< the step needs the panels
    void guessChanged(const overtake::ChartGuess &guess);
    void guessAsked(); ///< the number that is being typed counts
    void notice(const QString &message);

private:
    /// Shown before anything is chosen.
    static Guess firstGuess(Question question, const Study &study);

    struct Record { ///< state of a step that was reached
        bool measured = false;
        std::optional<Guess> guess;
        std::optional<GivenAnswer> given;
    };

    struct Taken { ///< a lesson, and how far it was taken
        Lesson lesson;
        std::vector<Record> records; ///< one for each step
        std::size_t index = 0;
        std::size_t furthest = 0;
        std::size_t saved = 0; ///< results that are in a file
        CurveId beside = 0;    ///< the curve that was kept beside the one on show, to be kept again
        std::vector<double> others = {};
        std::optional<std::size_t> othersOf = {}; ///< step of their question
        QString othersText = {};
    };

    bool begin(Taken at);
    void holdMachine();
    void goTo(std::size_t index);
    void enter();
    void applySetOf(std::size_t index);
    /// The set step whose study is on show at `index`: the last one, before it the first. None: the user's own.
    std::optional<std::size_t> setAt(std::size_t index) const;
    std::string tabAt(std::size_t index) const;
    std::optional<std::size_t> last(StepKind kind, std::size_t from) const;
    std::optional<std::size_t> following(StepKind kind, std::size_t from) const;
    void measure();
    void sweepEnded(JobEnd end);
    /// Points of the curve on show that answer a question: if it is about the axis, those of its range.
    Shared<Sweep> answering(Question question) const;
    void reveal();
    void give(const Answer &answer);
    void showGuess();
    std::optional<Outcome> outcome() const;
    bool isPointToCome() const; ///< at the slider's place nothing is on show yet, but is being measured
    Record &record() { return m_now->records[index()]; } ///< the step's
    const Record &record() const { return m_now->records[index()]; }

    StudyModel &m_model;
    const CurveStore &m_curves;
    MeasuringSession &m_session;
    Machine m_machine;
    std::optional<Taken> m_now;
    std::optional<Taken> m_left;
    std::optional<std::size_t> m_applied; ///< the set step whose study is on show
    ParameterValue m_place;               ///< place on the axis that its questions are about
    bool m_isMoved = false; ///< it was changed: one place only, since a point was measured, or a task's settings
    ChartContext m_context;
    std::optional<Guess> m_guess;
    std::size_t m_chosen = 0; ///< place of a drawn curve
    bool m_wantsGuess = false;
    QElapsedTimer m_corrected; ///< since the number typed was replaced by one that is allowed
    bool m_toldDone = false;   ///< isDone() at the last change
    bool m_toldMayEnd = false; ///< mayEndMeasuring() then
    bool m_measuring = false;
    bool m_endsMeasuring = false; ///< and goes on once the running step has ended
    bool m_revealing = false;     ///< the device's peaks are being measured
    MachineUse::Hold m_taken, m_guided, m_asking;
    Job<Answer> m_job;
};

/// A lesson's text in the user's language; a teacher's own as it is.
QString lessonText(const std::string &text);

} // namespace overtake
