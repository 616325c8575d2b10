// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/measuring_session.h"

#include "charts/point_text.h"
#include "measure/compare/one_point.h"
#include "measure/time/activity_recorder.h"
#include "model/predictor.h"
#include "run/added_engine.h"
#include "run/places.h"
#include "words/chart_words.h"
#include "words/core_text.h"
#include "words/guarded.h"

#include <algorithm>
#include <utility>

namespace overtake
{
namespace
{

// A moving slider sends a new place with every frame. A point that was begun may end within this time, or the charts
// would not follow until the slider stops; after it, the newest place wins.
constexpr int fairMilliseconds = 100;
constexpr int slowMilliseconds = 400;
constexpr double liveSeconds = 0.03; ///< measuring time, for all engines together
constexpr double settleSeconds = 0.15;

double budgetFor(double seconds, std::size_t engines)
{
    return std::clamp(seconds / static_cast<double>(std::max<std::size_t>(engines, 1)), 0.01, seconds / 2);
}

/// All engines were left out: nothing to draw.
bool isSkipped(const Comparison &comparison)
{
    return std::ranges::all_of(comparison.measurements,
                               [](const Measurement &one) { return one.status == PointStatus::Skipped; });
}

/// The point at exactly that place; null if there is none.
PointPtr pointOf(const CurvePtr &curve, double value)
{
    const PointPtr nearest = curve ? curve->points.nearest(value) : nullptr;
    return nearest && nearest->value == value ? nearest : nullptr;
}

const Measurement *failureIn(const Comparison &comparison)
{
    for (const Measurement &one : comparison.measurements)
        if (one.status == PointStatus::Failed)
            return &one;
    return nullptr;
}

} // namespace

MeasuringSession::MeasuringSession(StudyModel &model, CurveStore &curves, const EngineRegistry &engines, Clock &clock,
                                   MachineUse &use, MachineWatch *watch)
    : m_model(model), m_curves(curves), m_engines(engines), m_use(use), m_runner(engines, clock, watch), m_quiet(watch)
{
    connect(&m_use, &MachineUse::changed, this, guarded(this, &MeasuringSession::followMachine));
    connect(&m_runner, &MeasureRunner::pointMeasured, this, guarded(this, &MeasuringSession::takePoint));
    connect(&m_runner, &MeasureRunner::sweepChanged, this, guarded(this, &MeasuringSession::takeSweep));
    connect(&m_runner, &MeasureRunner::finished, this, guarded(this, &MeasuringSession::takeEnd));
    connect(&m_runner, &MeasureRunner::progressed, this, guarded([this](JobId id, const SweepProgress &progress) {
        if (m_job && m_job->id == id) {
            m_progress = progress;
            announce();
        }
    }));
    m_knowsDevices = std::ranges::all_of(
        engines.engines(), [](const auto &engine) { return !predictorOf(*engine) || predictorOf(*engine)->isReady(); });
    m_overtakeTimer.setSingleShot(true);
    connect(&m_overtakeTimer, &QTimer::timeout, this, guarded(this, &MeasuringSession::measureNext));
    connect(&m_quiet, &QuietWait::quiet, this, guarded(this, &MeasuringSession::repeatDisturbed));
    m_slowTimer.setSingleShot(true);
    m_slowTimer.setInterval(slowMilliseconds);
    connect(&m_slowTimer, &QTimer::timeout, this, guarded([this] {
        m_curves.show(study()); // the old curve has stayed for long enough
        announce();
    }));
    connect(&m_model, &StudyModel::changed, this, guarded(this, &MeasuringSession::followStudy));
    m_curves.show(study());
}

void MeasuringSession::followStudy()
{
    const CurvePtr shown = m_curves.shown();
    const CurvePtr wanted = m_curves.find(study());
    const bool isSweptNow = isSweeping() && wanted && m_job->curve == wanted->id;
    if (isSweeping() && !isSweptNow && !m_job->stopping)
        tellThatSweepStops();
    // While a slider moves, the old curve stays until the new one has a point: otherwise it would flicker.
    const bool sameAxis = shown->study.workload == study().workload && shown->study.sweepKey == study().sweepKey;
    const bool hasPoints = wanted && (wanted->opened || !wanted->points.isEmpty());
    if (!m_live || hasPoints || !sameAxis || m_curves.differsInModels(study()))
        m_curves.show(study());
    const bool isAnotherCurve = !sameAxis || m_curves.shown()->opened;
    if (isAnotherCurve)
        setProblem({});
    if (m_curves.shown()->opened) { // never mixed with points of this machine
        m_run = m_use.hold(MachineUse::Kind::Run);
        return cancel();
    }
    const bool wasLive = m_live;
    m_run = nullptr;
    if (m_live == wasLive && !isSweptNow) // else Live has begun anew, or the slider only moves the line
        cursorOrCurveChanged();
}

void MeasuringSession::leaveOpenedRun()
{
    if (!m_curves.shown()->opened)
        return;
    Study here = study();
    here.run = 0;
    m_model.change(std::move(here), tr("measuring here"));
}

void MeasuringSession::tellThatSweepStops()
{
    m_job->stopping = true;
    m_runner.cancel();
    const int done = m_progress.pointsDone;
    const QString words =
        m_model.isVisited() // a lesson has no undo
            ? tr("The sweep over %1 was stopped after %n of %2 points.", nullptr, done)
            : tr("The sweep over %1 was stopped after %n of %2 points: undo goes back to it.", nullptr, done);
    emit notice(words.arg(m_job->axisLabel).arg(m_progress.pointsExpected));
}

void MeasuringSession::cursorOrCurveChanged()
{
    m_quiet.forget();
    startAnew();
    m_outlineLeft.clear();
    m_outlineCount = 0;
    if (!m_live) {
        announce();
        return;
    }
    const bool quickPointBegun = m_job && m_job->kind == JobKind::Live && !m_job->stopping;
    if (quickPointBegun && m_job->age.elapsed() < fairMilliseconds) {
        if (!m_overtakeTimer.isActive())
            m_overtakeTimer.start(fairMilliseconds - static_cast<int>(m_job->age.elapsed()));
        return;
    }
    measureNext();
}

void MeasuringSession::setLive(bool on)
{
    if (on)
        leaveOpenedRun();
    m_use.setWanted(on);
}

void MeasuringSession::followMachine()
{
    if (isSweeping() && !m_job->stopping && m_use.isHeld(MachineUse::Kind::Training, MachineUse::Kind::Map))
        cancel();
    if (m_live == m_use.isLive())
        return;
    m_live = !m_live;
    if (!m_live) {
        if (!isSweeping())
            cancel();
        m_curves.show(study());
    }
    startAnew();
    if (m_live && !isSweeping())
        measureNext();
    else
        announce();
}

void MeasuringSession::startAnew()
{
    m_measured = m_settled = m_full = m_cancelled = m_fullWasDisturbed = false;
}

void MeasuringSession::measureNext()
{
    m_overtakeTimer.stop();
    m_quiet.stop();
    if (!m_live || m_cancelled || m_curves.shown()->opened)
        return;
    if (m_measured && m_settled && !isOutlined() && m_outlineCount == 0)
        planOutline();
    if (!m_measured) {
        startPoint(JobKind::Live, study().cursor());
    } else if (!m_settled) {
        startPoint(JobKind::Settle, study().cursor());
    } else if (!isOutlined() && !m_outlineLeft.empty()) {
        startPoint(JobKind::Outline, m_outlineLeft.front());
    } else if (!m_knowsDevices) {
        begin(m_runner.measureDevices(), JobKind::Devices, study().cursor()); // late, so that it delays no curve
    } else if (!m_full && !isFullHere()) {
        startPoint(JobKind::Full, study().cursor());
    } else if (!m_job) {
        m_full = true;
        waitForQuiet();
    }
    announce();
}

PointPtr MeasuringSession::pointHere() const
{
    return pointOf(m_curves.shown(), study().cursor());
}

bool MeasuringSession::isFullHere() const
{
    const PointPtr here = pointHere();
    return here && !isQuick(here->comparison) && !mayImprove(here->comparison);
}

void MeasuringSession::planOutline()
{
    const std::vector<double> values = outlinePlaces(study());
    m_outlineCount = static_cast<int>(values.size());
    m_outlineLeft = coarseToFine(values);
    if (const CurvePtr curve = m_curves.find(study())) {
        const bool isCareful = curve->points.isCareful();
        std::erase_if(m_outlineLeft, [&](double value) { return isCareful || curve->points.isSwept(value); });
        const std::vector<double> added = coarseToFine(curve->points.placesToComplete());
        m_outlineLeft.insert(m_outlineLeft.end(), added.begin(), added.end());
        m_outlineCount = std::max(m_outlineCount, static_cast<int>(m_outlineLeft.size()));
    }
}

bool MeasuringSession::isOutlined() const
{
    const CurvePtr curve = m_curves.find(study());
    const bool isCareful = curve && curve->points.isCareful() && curve->points.placesToComplete().empty();
    return isCareful || (m_outlineCount > 0 && m_outlineLeft.empty());
}

void MeasuringSession::waitForQuiet()
{
    if (placesToRepeat(*m_curves.shown()->points.all()).empty() && !m_fullWasDisturbed)
        m_quiet.forget();
    else
        m_quiet.start();
}

void MeasuringSession::repeatDisturbed()
{
    const CurvePtr curve = m_curves.shown();
    if (!m_live || m_job || curve->opened)
        return; // it waits again when that is over
    m_full = m_full && !m_fullWasDisturbed;
    for (const double value : placesToRepeat(*curve->points.all()))
        if (value == study().cursor())
            m_settled = false;
        else if (!curve->points.isCareful())
            m_outlineLeft.push_back(value);
    m_outlineCount = static_cast<int>(m_outlineLeft.size()); // a round of its own
    measureNext();
}

void MeasuringSession::repeatFailed()
{
    const CurvePtr curve = m_curves.shown();
    if (!m_live || isSweeping() || curve->opened)
        return;
    m_measured = m_settled = m_full = false;
    const Shared<Sweep> all = curve->points.all();
    for (const SweepPoint &point : all->points)
        if (!curve->points.isCareful() && failureIn(point.comparison) &&
            std::ranges::count(m_outlineLeft, point.value) == 0)
            m_outlineLeft.push_back(point.value);
    m_outlineCount = std::max(m_outlineCount, static_cast<int>(m_outlineLeft.size()));
    if (!m_job)
        measureNext();
}

void MeasuringSession::startPoint(JobKind kind, double value)
{
    m_curves.curveOf(study()); // begun now, it may know some engines already
    PointJob point;
    point.workload = &workloadById(study().workload);
    point.parameters = study().parameters;
    point.parameters.set(study().sweepKey, valueFromNumber(axisOf(study()), value));
    const PointPtr there = pointOf(m_curves.find(study()), value);
    point.engines = there ? enginesToAdd(there->comparison) : enginesToMeasure(study());
    point.value = value;
    point.full = kind == JobKind::Full;
    point.budgetPerEngine =
        point.full ? m_fullBudget
                   : budgetFor(kind == JobKind::Settle ? settleSeconds : liveSeconds, point.engines.size());
    point.profile = kind == JobKind::Settle;
    const bool isMoving = kind == JobKind::Live;
    // A step that has begun must end before the next place is measured.
    point.mostSecondsPerStep = isMoving ? 0.1 : kind == JobKind::Outline ? 1 : 2;
    // Making data can be interrupted, but a place that waits for them shows nothing meanwhile.
    point.mostDataSeconds = isMoving ? 0.2 : 1;
    begin(m_runner.measure(std::move(point)), kind, value);
    m_slowTimer.start();
}

void MeasuringSession::begin(JobId id, JobKind kind, double value)
{
    m_job = Job{id, kind, m_curves.curveOf(study()), coreText(axisOf(study()).label), value, false, {}};
    m_job->age.start();
    m_slowTimer.stop();
}

void MeasuringSession::startSweep()
{
    leaveOpenedRun();
    m_curves.show(study());
    m_overtakeTimer.stop();
    m_quiet.stop();
    m_cancelled = false;
    m_progress = {};
    SweepJob sweep;
    sweep.workload = &workloadById(study().workload);
    sweep.budgetPerEngine = m_fullBudget;
    sweep.request.preset = study().preset;
    sweep.request.parameters = study().parameters;
    sweep.request.key = study().sweepKey;
    sweep.request.values = sweepPlaces(study(), m_curves.recorded());
    sweep.request.engines = enginesToMeasure(study());
    m_progress.pointsExpected = static_cast<int>(sweep.request.values.size());
    m_progress.value = sweep.request.values.empty() ? study().from : sweep.request.values.front();
    begin(m_runner.sweep(std::move(sweep)), JobKind::Sweep, study().from);
    m_curves.accept(m_job->id, m_job->curve, [](CurvePoints &points) { points.beginSweep(); });
    announce();
}

void MeasuringSession::cancel()
{
    m_overtakeTimer.stop();
    m_quiet.stop();
    m_measured = m_settled = m_full = m_cancelled = true;
    m_outlineLeft.clear();
    m_outlineCount = 0;
    if (m_job) {
        m_job->stopping = true;
        m_runner.cancel();
    }
    announce();
}

void MeasuringSession::takePoint(JobId id, double value, const Comparison &measured)
{
    if (!m_job || m_job->id != id)
        return;
    setProblem(problemIn(measured));
    const PointPtr there = pointOf(m_curves.withId(m_job->curve), value);
    const bool isPart = there && measured.measurements.size() < there->comparison.measurements.size();
    const Comparison comparison = isPart ? completed(there->comparison, measured) : measured;
    const bool isOutline = m_job->kind == JobKind::Outline;
    const bool isFull = m_job->kind == JobKind::Full;
    const CurvePtr wanted = m_curves.find(study());
    if (isOutline)
        std::erase(m_outlineLeft, value);
    else if (wanted && wanted->id == m_job->curve && value == study().cursor())
        (isFull ? m_full : m_job->kind == JobKind::Settle ? m_settled : m_measured) = true;
    m_fullWasDisturbed = isFull ? mostDisturbed(comparison) != nullptr : m_fullWasDisturbed;
    if (isOutline && isSkipped(comparison))
        return;
    m_curves.accept(id, m_job->curve, [&](CurvePoints &points) {
        isOutline && !isPart ? points.addToOutline(value, comparison) : points.addSingle(value, comparison);
    });
    if (m_curves.shown() != m_curves.find(study())) // the study's own curve had no point yet
        m_curves.show(m_job->curve);
    if (!isOutline)
        emit livePoint(value, comparison, isFull);
}

void MeasuringSession::takeSweep(JobId id, const Shared<Sweep> &sweep)
{
    if (!m_job || m_job->id != id)
        return;
    m_curves.accept(id, m_job->curve, [&](CurvePoints &points) { points.setSweep(sweep); });
    Problem last;
    for (const SweepPoint &point : sweep->points)
        if (failureIn(point.comparison))
            last = problemIn(point.comparison);
    setProblem(last);
}

void MeasuringSession::takeEnd(JobId id, JobEnd end, const QString &message)
{
    if (!m_job || m_job->id != id)
        return;
    const Job job = *std::exchange(m_job, {});
    m_slowTimer.stop();
    if (end == JobEnd::Failed) {
        setProblem({message, {}});
        m_curves.show(study()); // no point of it will come
        cancel();               // the same would fail again
    }
    if (job.kind == JobKind::Sweep && end != JobEnd::Done)
        m_curves.accept(id, job.curve, [](CurvePoints &points) { points.stopSweep(); });
    if (job.kind == JobKind::Sweep && end == JobEnd::Done) {
        m_curves.accept(id, job.curve, [](CurvePoints &points) { points.endSweep(); });
        const PointPtr here = pointHere(); // null when the slider moved meanwhile
        m_measured = m_settled = m_full = here != nullptr;
        m_fullWasDisturbed = here && mostDisturbed(here->comparison);
    }
    if (job.kind == JobKind::Devices && end == JobEnd::Done) {
        m_knowsDevices = true;
        emit devicesMeasured();
    }
    if (end != JobEnd::Failed)
        measureNext();
    announce();
    if (job.kind == JobKind::Sweep)
        emit sweepEnded(end);
}

MeasuringSession::Problem MeasuringSession::problemIn(const Comparison &comparison) const
{
    const Measurement *failed = failureIn(comparison);
    if (!failed)
        return {};
    const Engine *engine = m_engines.find(failed->use.id);
    return {ChartWords::tr("%1: %2", "who, what").arg(labelText(failed->label), coreMessage(failed->reason)),
            engine ? engine->description().worker : std::string()};
}

void MeasuringSession::setProblem(const Problem &problem)
{
    if (problem != m_problem) {
        m_problem = problem;
        emit this->problem(problem.message, problem.worker);
    }
}

void MeasuringSession::announce()
{
    using Kind = MachineUse::Kind;
    MachineUse::State now;
    if (!m_job && m_quiet.isWaiting())
        now.kind = Kind::Waiting;
    if (m_job) {
        const bool isOutline = m_job->kind == JobKind::Outline;
        now.kind = isSweeping()                      ? Kind::Sweep
                   : isOutline                       ? Kind::Outline
                   : m_job->kind == JobKind::Devices ? Kind::Idle
                                                     : Kind::Live;
        now.value = m_job->value;
        if (isSweeping())
            static_cast<SweepProgress &>(now) = m_progress;
        now.pointsExpected = isOutline ? m_outlineCount : now.pointsExpected;
        now.pointsDone = isOutline ? m_outlineCount - static_cast<int>(m_outlineLeft.size()) : now.pointsDone;
        now.axisLabel = m_job->axisLabel;
        now.full = m_job->kind == JobKind::Full;
        now.slow = (isOutline || now.kind == Kind::Live) && !now.full && m_job->age.elapsed() >= slowMilliseconds;
        now.stopping = m_job->stopping;
    }
    m_use.report(now);
}

} // namespace overtake
