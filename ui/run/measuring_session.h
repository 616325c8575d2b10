// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Decides what is measured next, and holds the points that belong to the study on show. Live: first the slider's place,
// quickly; when it rests, the same place with more samples; then a quick outline of the whole curve. A sweep measures
// the curve carefully. When all that is done, quick points that other programs disturbed are measured again as soon as
// those are quiet. A run file that was opened is shown instead, never mixed with points of this machine.
// Window thread only.
#pragma once

#include "report/recording.h"
#include "report/run_file.h"
#include "run/curve_points.h"
#include "run/measure_runner.h"
#include "run/quiet_wait.h"
#include "study/study.h"

namespace overtake
{

struct Activity {
    enum class Kind { Idle, Live, Outline, Sweep } kind = Kind::Idle;
    double value = 0;       ///< on the axis, being measured
    int pointsDone = 0;     ///< outline and sweep
    int pointsExpected = 0; ///< 0: unknown
    double secondsLeft = 0; ///< sweep; 0: unknown
    bool refining = false;
    bool slow = false;     ///< has been at this point for so long that it should be said
    bool stopping = false; ///< cancelled, but still in a step
};

class MeasuringSession : public QObject
{
    Q_OBJECT

public:
    MeasuringSession(const EngineRegistry &engines, Clock &clock, Machine machine, MachineWatch *watch = nullptr,
                     QObject *parent = nullptr);
    ~MeasuringSession() override;

    void setStudy(const Study &study);
    void setLive(bool on);
    bool isLive() const { return m_live; }
    bool isSweeping() const { return m_job && m_job->kind == JobKind::Sweep; }
    void startSweep();
    /// Stops what is running; a sweep keeps the points that it has.
    void cancel();

    /// What is drawn beside the points, where a recording has the same curve; sweeps measure its places too.
    void setRecordings(std::vector<Recording> recordings);
    const std::vector<RecordedSeries> &recorded() const { return m_recorded; } ///< of the curve on show

    void showRecord(RunRecord record);
    void leaveRecord();
    const RunRecord *shownRecord() const { return m_shownRecord ? &*m_shownRecord : nullptr; }

    /// The study that the points on show belong to: that of setStudy(), as soon as there is a point of it.
    const Study &shownStudy() const { return m_shown; }
    const CurvePoints &points() const { return m_points; } ///< on show
    /// All points on show, with the machine: for files.
    RunRecord record() const;

    QuietWait &quietWait() { return m_quiet; }

    /// Stops measuring; false when a step was still running after `patience`.
    bool waitUntilIdle(std::chrono::milliseconds patience) { return m_runner.waitUntilIdle(patience); }

signals:
    void curveStarted(); ///< shownStudy() or shownRecord() is new; there are no points
    void axisChanged();  ///< the range, the preset or the recordings on show; the points stay
    void sweepChanged(const overtake::Sweep &sweep);
    /// `settled`: measured where the slider rests, with more samples.
    void livePoint(double value, const overtake::Comparison &comparison, bool settled);
    void activityChanged(const overtake::Activity &activity);
    void liveChanged(bool on);
    void devicesMeasured(); ///< models that had to measure this machine first can answer now
    /// In words, for the window; empty when the last problem is over.
    void problem(const QString &message);

private:
    enum class JobKind { Live, Settle, Outline, Sweep, Devices };
    struct Job {
        JobId id = 0;
        JobKind kind = JobKind::Live;
        Study study;
        double value = 0;
        bool stopping = false;
        QElapsedTimer age;
    };

    void cursorOrCurveChanged();
    void measureNext();
    void planOutline();
    void startPoint(JobKind kind, double value);
    void startDevices();
    bool isOutlined() const;
    void waitForQuiet();
    void repeatDisturbed();
    void show(const Study &study);
    void showOutlineAsSinglePoints();
    void takePoint(JobId id, double value, const Comparison &comparison);
    void takeSweep(JobId id, const Sweep &sweep);
    void takeEnd(JobId id, JobEnd end, const QString &message);
    void setProblem(const QString &message);
    void announce();

    const EngineRegistry &m_engines;
    Machine m_machine;
    MeasureRunner m_runner;
    Study m_study; ///< as asked for
    Study m_shown;
    bool m_live = false;
    std::optional<Job> m_job;
    SweepProgress m_progress;
    bool m_measured = true; ///< the slider's place has its quick point
    bool m_settled = true;  ///< and the one with more samples
    bool m_knowsDevices = true;
    std::vector<double> m_outlineLeft;
    int m_outlineCount = 0;
    CurvePoints m_points;
    std::vector<Recording> m_recordings;
    std::vector<RecordedSeries> m_recorded;
    std::optional<RunRecord> m_shownRecord;
    QString m_problem;
    QuietWait m_quiet;
    QTimer m_overtakeTimer; ///< gives a point that was just begun the time to end
    QTimer m_slowTimer;
};

} // namespace overtake
