// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The curves of a window: of each study its points, measured here or opened from a file, and which one is on show. A
// result goes to the curve that it was measured for, whatever is on show by then, so that points cannot land on
// another's axis; a study that comes back (undo, a slider moved back) finds its points again. The last 20 are kept, and
// what was measured carefully and is in no file.
//
// From the slider to the painted point, each with one owner:
//
//   1 ParameterRow    what the user did                  panels/parameter_row.h
//   2 StudyModel      the one study, cursor and undo     study/study_model.h
//   3 MeasuringSession    what is measured next          run/measuring_session.h
//   4 MeasureRunner   the thread, stop, stale results    run/measure_runner.h, run/job.h
//   5 CurveStore      the points, and what is on show    this file
//   6 ResultView      verdict, and the tab on show       result_view.h
//   7 CurvesPage      axes, zoom, hidden series          pages/curves_page.h, charts/charts_view.h
//   8 CurveChart      paints                             charts/curve_chart.h
//
// Window thread only.
#pragma once

#include "measure/compare/predicted.h"
#include "report/recording.h"
#include "report/run_file.h"
#include "run/curve_points.h"
#include "run/job.h"
#include "study/study.h"
#include "text/contains.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <memory>
#include <utility>

namespace overtake
{

using CurveId = std::uint64_t;

/// Content of a view. It never changes once it is shared: a result makes a new one.
struct Curve {
    CurveId id = 0;
    Study study; ///< its cursor is ignored: the window's study has it
    CurvePoints points;
    std::shared_ptr<const RunRecord> opened; ///< whole, as the file had it; null: measured here
    QString path;                            ///< opened from it, or last saved to it
    QDateTime changed;                       ///< when its newest point was measured
    int changesSaved = 0;
    bool recovered = false; ///< opened from what a killed window left (run/autosave.h): in no file of the user's
    JobId newestJob = 0;
    bool repredicted = false; ///< measured as another curve, for the same models with other figures

    /// Measured carefully, and in no file. What a lesson measured is not the user's to lose.
    bool isUnsaved() const
    {
        return opened ? recovered : !study.visit && points.isCareful() && points.changesOfSweep() != changesSaved;
    }
};

using CurvePtr = std::shared_ptr<const Curve>;

/// Curves kept beside whatever is on show, where they fit (run/beside.h).
struct Beside {
    std::vector<CurveId> curves; ///< in the order in which they were pinned
    CurveId base = 0;            ///< one of them, against which speed-ups are told; 0: the baseline of what is on show
    bool has(CurveId curve) const { return contains(curves, curve); }
    bool operator==(const Beside &) const = default;
};

class CurveStore : public QObject
{
    Q_OBJECT

public:
    /// `engines` must outlive the store.
    CurveStore(const EngineRegistry &engines, Machine machine) : m_engines(engines), m_machine(std::move(machine)) {}

    /// The curve on show: never null once show() was called.
    const CurvePtr &shown() const { return m_shown; }
    /// The curve that the points of this study belong to; null when there is none yet.
    CurvePtr find(const Study &study) const;
    /// The same; begun where there is none.
    CurveId curveOf(const Study &study);
    /// Whether what was measured of the curve on show holds for the study, too: only models have other figures.
    bool differsInModels(const Study &study) const;
    const std::vector<CurvePtr> &curves() const { return m_curves; } ///< the last used last
    CurvePtr withId(CurveId curve) const;                            ///< null when it is gone
    const EngineRegistry &engines() const { return m_engines; }
    const Machine &machine() const { return m_machine; }

    /// Curves that are gone are left out, a base that is not among them too. Pinned ones are never forgotten.
    void setBeside(Beside beside);
    const Beside &beside() const { return m_beside; }
    std::vector<CurvePtr> pinned() const;
    /// Until the visit ends (StudyModel::beginVisit()), what is pinned is aside, and not forgotten.
    void beginVisit();
    void endVisit() { setBeside(std::exchange(m_aside, {})); }

    /// Puts the curve of `study` on show, and takes over the range of its axis.
    void show(const Study &study);
    void show(CurveId curve);
    /// A run that was opened; `study` is what the panels show of it. Returns what belongs into Study::run.
    CurveId add(RunRecord record, Study study, const QString &path, bool recovered = false);
    void remove(CurveId curve); ///< not what is on show
    /// The worker is about to be another machine: what it measured becomes a recording, which no study finds.
    void retire(const std::string &worker);
    /// The curves of a window that this one replaces.
    void takeOver(const CurveStore &before);
    /// Changes the points of a curve. Nothing happens when it is gone or opened from a file, or when a newer job has
    /// written to it.
    void accept(JobId job, CurveId curve, const std::function<void(CurvePoints &)> &change);
    /// `saved`: as it was written.
    void setSaved(const Curve &saved, const QString &path);

    /// Sets the recordings to draw beside the points, if one has the same curve.
    void setRecordings(std::vector<Recording> recordings);
    const std::vector<RecordedSeries> &recorded() const { return m_recorded; } ///< for the curve on show

    /// All points with the machine: for files.
    Shared<RunRecord> record(const Curve &curve) const;

signals:
    void curveShown();    ///< another curve is on show
    void axisChanged();   ///< the range, the preset or the recordings of the curve on show; the points stay
    void pointsChanged(); ///< the points of the curve on show
    void savedChanged();  ///< a curve was saved, or one that is saved no longer is so
    void besideChanged(); ///< pinned curves, or their points
    void curvesChanged(); ///< some curve began, changed or went

private:
    std::vector<CurvePtr>::iterator place(CurveId curve);
    void replace(CurveId id, const std::function<void(Curve &)> &change);
    void add(Curve curve);
    void forgetOldest();
    bool isPinned(CurveId curve) const { return m_beside.has(curve) || m_aside.has(curve); }

    const EngineRegistry &m_engines;
    Machine m_machine;
    std::vector<CurvePtr> m_curves; ///< the last used last
    CurvePtr m_shown;
    Beside m_beside;
    Beside m_aside; ///< during a visit
    CurveId m_lastId = 0;
    std::vector<Recording> m_recordings;
    std::vector<RecordedSeries> m_recorded;
    KeptPlans m_plans;
};

} // namespace overtake
