// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Decides what is measured next, and when another curve comes on show. Live: first the slider's place, quickly; when it
// rests, the same place with more samples; then a quick outline of the whole curve; at last the slider's place fully,
// because only that gives a verdict. A sweep measures the whole curve fully. When all that is done, points that other
// programs disturbed are measured again as soon as those are quiet: quick ones and the slider's. While an opened run is
// on show nothing is measured. The study is the model's, the points are the store's. Window thread only.
#pragma once

#include "run/curve_store.h"
#include "run/machine_use.h"
#include "run/measure_runner.h"
#include "run/quiet_wait.h"
#include "study/study_model.h"

namespace overtake
{

class MeasuringSession : public QObject
{
    Q_OBJECT

public:
    /// Puts the curve of the model's study on show. The references must outlive the session; `use` may be
    /// gone when it goes.
    MeasuringSession(StudyModel &model, CurveStore &curves, const EngineRegistry &engines, Clock &clock,
                     MachineUse &use, MachineWatch *watch = nullptr);

    void setFullBudget(double seconds) { m_fullBudget = seconds; } ///< of sampling at a full point, for each engine
    void setLive(bool on);                                         ///< the wish; on: leaves an opened run
    bool isLive() const { return m_live; }
    MachineUse &use() const { return m_use; }
    bool isSweeping() const { return m_job && m_job->kind == JobKind::Sweep; }
    /// A sweep measures a point without a verdict again; it may close in on a crossover afterwards.
    bool isRepeating() const { return isSweeping() && m_progress.repeating && !m_job->stopping; }
    /// The slider's place has its second look, if Live looks at all.
    bool isSettled() const { return !m_live || m_settled || isSweeping(); }
    /// Nothing more certain is to come for the slider's place, unless somebody asks for a sweep.
    bool isDone() const { return !m_live || m_full || m_cancelled || isSweeping(); }
    void startSweep(); ///< leaves an opened run
    /// Stops what is running; a sweep keeps the points that it has.
    void cancel();
    /// A worker can be asked again: what failed of the curve on show is measured once more.
    void repeatFailed();

    QuietWait &quietWait() { return m_quiet; }

    /// Stops measuring; false when a step was still running after `patience`.
    bool waitUntilIdle(std::chrono::milliseconds patience) { return m_runner.waitUntilIdle(patience); }

    void takeMeasuredDevices() { emit devicesMeasured(); } ///< another one has measured them

signals:
    /// A place of the slider was measured; `full`: where it rests, as carefully as in a sweep.
    void livePoint(double value, const overtake::Comparison &comparison, bool full);
    void sweepEnded(overtake::JobEnd end);
    void devicesMeasured(); ///< models that had to measure this machine first can answer now
    /// In words, for the window; empty when the last problem is over. `worker`: whose engine failed, if any.
    void problem(const QString &message, const std::string &worker);
    void notice(const QString &message); ///< in words: what happened that nobody asked for

private:
    enum class JobKind { Live, Settle, Outline, Full, Sweep, Devices };
    struct Job {
        JobId id = 0;
        JobKind kind = JobKind::Live;
        CurveId curve = 0;
        QString axisLabel;
        double value = 0;
        bool stopping = false;
        QElapsedTimer age;
    };

    struct Problem {
        QString message;
        std::string worker;
        bool operator==(const Problem &) const = default;
    };

    const Study &study() const { return m_model.study(); }
    void followStudy();
    void followMachine();
    void leaveOpenedRun();
    void tellThatSweepStops();
    void cursorOrCurveChanged();
    void measureNext();
    void planOutline();
    void startPoint(JobKind kind, double value);
    void startAnew();           ///< nothing of the slider's place is measured yet
    PointPtr pointHere() const; ///< point at exactly the slider's place, on show; null if there is none
    bool isFullHere() const;    ///< whether measuring fully could not make it better
    void begin(JobId id, JobKind kind, double value);
    bool isOutlined() const;
    void waitForQuiet();
    void repeatDisturbed();
    void takePoint(JobId id, double value, const Comparison &comparison);
    void takeSweep(JobId id, const Shared<Sweep> &sweep);
    void takeEnd(JobId id, JobEnd end, const QString &message);
    Problem problemIn(const Comparison &comparison) const;
    void setProblem(const Problem &problem);
    void announce();

    StudyModel &m_model;
    CurveStore &m_curves;
    const EngineRegistry &m_engines;
    MachineUse &m_use;
    MeasureRunner m_runner;
    double m_fullBudget = fullBudgetPerEngine;
    bool m_live = false; ///< the last that followMachine() saw
    std::optional<Job> m_job;
    SweepProgress m_progress;
    bool m_measured = true; ///< the slider's place has its quick point
    bool m_settled = true;  ///< and the one with more samples
    bool m_full = true;     ///< and the full one, as far as it can have one
    bool m_fullWasDisturbed = false;
    bool m_cancelled = false; ///< nothing more is measured until something is moved or asked for
    bool m_knowsDevices = true;
    std::vector<double> m_outlineLeft;
    int m_outlineCount = 0;
    Problem m_problem;
    QuietWait m_quiet;
    QTimer m_overtakeTimer; ///< gives a point that was just begun the time to end
    QTimer m_slowTimer;
    MachineUse::Hold m_run; ///< while an opened run is on show
};

} // namespace overtake
