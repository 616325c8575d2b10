// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/measuring_session.h"

#include "measure/engine_device.h"
#include "model/predictor.h"
#include "run/places.h"

#include <algorithm>

namespace overtake
{
namespace
{

// A moving slider sends a new place with every frame. A point that was begun may end within this time, or the charts
// would not follow until the slider stops; after it, the newest place wins.
constexpr int fairMilliseconds = 100;
constexpr int slowMilliseconds = 400;
constexpr double liveSeconds = 0.06; ///< of sampling, for all engines together
constexpr double settleSeconds = 0.15;

/// A step that has begun must end before the next place is measured.
double mostSecondsPerStep(bool moving, bool outline)
{
    return moving ? 0.1 : outline ? 1 : 2;
}

double budgetFor(double seconds, std::size_t engines)
{
    return std::clamp(seconds / static_cast<double>(std::max<std::size_t>(engines, 1)), 0.01, seconds / 2);
}

/// All engines were left out: nothing to draw.
bool isSkipped(const Comparison &comparison)
{
    const auto &all = comparison.measurements;
    return std::all_of(all.begin(), all.end(),
                       [](const Measurement &one) { return one.status == PointStatus::Skipped; });
}

QString failureIn(const Comparison &comparison)
{
    for (const Measurement &one : comparison.measurements)
        if (one.status == PointStatus::Failed)
            return QString::fromStdString(one.label + ": " + one.reason);
    return {};
}

} // namespace

MeasuringSession::MeasuringSession(const EngineRegistry &engines, Clock &clock, Machine machine, MachineWatch *watch,
                                   QObject *parent)
    : QObject(parent), m_engines(engines), m_machine(std::move(machine)), m_runner(engines, clock, watch),
      m_quiet(watch)
{
    connect(&m_runner, &MeasureRunner::pointMeasured, this, &MeasuringSession::takePoint);
    connect(&m_runner, &MeasureRunner::sweepChanged, this, &MeasuringSession::takeSweep);
    connect(&m_runner, &MeasureRunner::finished, this, &MeasuringSession::takeEnd);
    connect(&m_runner, &MeasureRunner::progressed, this, [this](JobId id, const SweepProgress &progress) {
        if (m_job && m_job->id == id) {
            m_progress = progress;
            announce();
        }
    });
    const auto &all = engines.engines();
    m_knowsDevices = std::all_of(all.begin(), all.end(), [](const auto &engine) {
        return !predictorOf(*engine) || predictorOf(*engine)->isReady();
    });
    m_overtakeTimer.setSingleShot(true);
    connect(&m_overtakeTimer, &QTimer::timeout, this, &MeasuringSession::measureNext);
    connect(&m_quiet, &QuietWait::quiet, this, &MeasuringSession::repeatDisturbed);
    m_slowTimer.setSingleShot(true);
    m_slowTimer.setInterval(slowMilliseconds);
    connect(&m_slowTimer, &QTimer::timeout, this, &MeasuringSession::announce);
}

MeasuringSession::~MeasuringSession() = default;

void MeasuringSession::setStudy(const Study &study)
{
    const bool first = m_study.workload.empty();
    m_study = study;
    if (m_shownRecord)
        return;
    if (first) {
        show(study);
    } else if (sameCurve(m_shown, study)) {
        const bool sameAxis = m_shown.from == study.from && m_shown.to == study.to && m_shown.preset == study.preset;
        m_shown = study;
        if (!sameAxis)
            emit axisChanged();
        if (isSweeping())
            return; // the slider only moves the line
    } else if (!m_live) {
        show(study); // points of other parameters must not stay
    }
    cursorOrCurveChanged();
}

void MeasuringSession::cursorOrCurveChanged()
{
    m_quiet.forget();
    m_measured = m_settled = false;
    m_outlineLeft.clear();
    m_outlineCount = 0;
    if (isSweeping())
        m_runner.cancel(); // of other parameters
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
    if (m_live == on)
        return;
    m_live = on;
    emit liveChanged(on);
    if (on)
        leaveRecord();
    else if (!isSweeping())
        cancel();
    if (!on && !sameCurve(m_shown, m_study) && !m_shownRecord)
        show(m_study);
    m_measured = m_settled = false;
    if (on && !isSweeping())
        measureNext();
    else
        announce();
}

void MeasuringSession::measureNext()
{
    m_overtakeTimer.stop();
    m_quiet.stop();
    if (!m_live || m_shownRecord || m_study.workload.empty())
        return;
    if (!m_measured) {
        startPoint(JobKind::Live, m_study.cursor());
    } else if (!m_settled) {
        startPoint(JobKind::Settle, m_study.cursor());
    } else if (!isOutlined()) {
        if (m_outlineCount == 0)
            planOutline();
        if (!m_outlineLeft.empty())
            startPoint(JobKind::Outline, m_outlineLeft.front());
    } else if (!m_knowsDevices) {
        startDevices(); // last, so that it delays no curve
    } else if (!m_job) {
        waitForQuiet();
    }
    announce();
}

void MeasuringSession::planOutline()
{
    const std::vector<double> values = outlinePlaces(m_study);
    m_outlineCount = static_cast<int>(values.size());
    m_outlineLeft = coarseToFine(values);
    std::erase_if(m_outlineLeft, [this](double value) { return m_points.isSwept(value); });
}

bool MeasuringSession::isOutlined() const
{
    return m_points.isCareful() || (m_outlineCount > 0 && m_outlineLeft.empty());
}

void MeasuringSession::waitForQuiet()
{
    if (placesToRepeat(m_points.all()).empty())
        m_quiet.forget();
    else
        m_quiet.start();
}

void MeasuringSession::repeatDisturbed()
{
    if (!m_live || m_job || m_shownRecord)
        return; // it waits again when that is over
    for (const double value : placesToRepeat(m_points.all())) {
        if (value == m_study.cursor())
            m_settled = false;
        else if (!m_points.isCareful())
            m_outlineLeft.push_back(value);
    }
    measureNext();
}

void MeasuringSession::startPoint(JobKind kind, double value)
{
    PointJob point;
    point.workload = &workloadById(m_study.workload);
    point.parameters = m_study.parameters;
    point.parameters.set(m_study.sweepKey, valueFromNumber(axisOf(m_study), value));
    point.engines = enginesToMeasure(m_study);
    point.value = value;
    point.budgetPerEngine = budgetFor(kind == JobKind::Settle ? settleSeconds : liveSeconds, point.engines.size());
    point.profile = kind == JobKind::Settle;
    point.mostSecondsPerStep = mostSecondsPerStep(kind == JobKind::Live, kind == JobKind::Outline);
    m_job = Job{m_runner.measure(std::move(point)), kind, m_study, value, false, {}};
    m_job->age.start();
    m_slowTimer.start();
}

void MeasuringSession::startDevices()
{
    m_slowTimer.stop();
    m_job = Job{m_runner.measureDevices(), JobKind::Devices, m_study, m_study.cursor(), false, {}};
    m_job->age.start();
}

void MeasuringSession::startSweep()
{
    leaveRecord();
    if (!sameCurve(m_shown, m_study))
        show(m_study);
    showOutlineAsSinglePoints();
    m_overtakeTimer.stop();
    m_quiet.stop();
    m_slowTimer.stop();
    m_progress = {};
    SweepJob sweep;
    sweep.workload = &workloadById(m_study.workload);
    sweep.request.preset = m_study.preset;
    sweep.request.parameters = m_study.parameters;
    sweep.request.key = m_study.sweepKey;
    sweep.request.values = sweepPlaces(m_study, m_recorded);
    sweep.request.engines = enginesToMeasure(m_study);
    m_progress.pointsExpected = static_cast<int>(sweep.request.values.size());
    m_job = Job{m_runner.sweep(std::move(sweep)), JobKind::Sweep, m_study, m_study.from, false, {}};
    announce();
}

/// The outline stays on show, point by point, until the sweep has come past it.
void MeasuringSession::showOutlineAsSinglePoints()
{
    m_points.breakOutline();
    emit sweepChanged(m_points.sweep());
    for (const auto &[value, point] : m_points.single())
        emit livePoint(value, point.comparison, false);
}

void MeasuringSession::cancel()
{
    m_overtakeTimer.stop();
    m_quiet.stop();
    m_measured = m_settled = true;
    m_outlineCount = std::max(m_outlineCount, 1);
    m_outlineLeft.clear();
    if (m_job) {
        m_job->stopping = true;
        m_runner.cancel();
    }
    announce();
}

void MeasuringSession::show(const Study &study)
{
    m_shown = study;
    Sweep header;
    header.workload = study.workload;
    header.preset = study.preset;
    header.parameters = study.parameters;
    header.key = study.sweepKey;
    header.engines = enginesToMeasure(study);
    m_recorded = recordedBeside(m_recordings, header);
    m_points.start(std::move(header));
    emit curveStarted();
}

void MeasuringSession::setRecordings(std::vector<Recording> recordings)
{
    m_recordings = std::move(recordings);
    if (m_shown.workload.empty())
        return;
    Sweep curve;
    curve.workload = m_shown.workload;
    curve.parameters = m_shown.parameters;
    curve.key = m_shown.sweepKey;
    m_recorded = recordedBeside(m_recordings, curve);
    if (!m_shownRecord)
        emit axisChanged();
}

void MeasuringSession::showRecord(RunRecord record)
{
    setLive(false);
    cancel();
    m_points.start({});
    m_points.setSweep(record.sweep);
    m_shownRecord = std::move(record);
    emit curveStarted();
    emit sweepChanged(m_points.sweep());
}

void MeasuringSession::leaveRecord()
{
    if (!m_shownRecord)
        return;
    m_shownRecord.reset();
    show(m_study);
    m_measured = m_settled = false;
    m_outlineCount = 0;
    if (m_live)
        measureNext();
}

void MeasuringSession::takePoint(JobId id, double value, const Comparison &comparison)
{
    if (!m_job || m_job->id != id)
        return;
    if (!sameCurve(m_shown, m_job->study))
        show(m_job->study);
    setProblem(failureIn(comparison));
    if (m_job->kind == JobKind::Outline) {
        std::erase(m_outlineLeft, value);
        if (!isSkipped(comparison)) {
            m_points.addToOutline(value, comparison);
            emit sweepChanged(m_points.sweep());
        }
        return;
    }
    const bool settled = m_job->kind == JobKind::Settle;
    if (sameCurve(m_job->study, m_study) && value == m_study.cursor())
        (settled ? m_settled : m_measured) = true;
    m_points.addSingle(value, comparison);
    emit livePoint(value, comparison, settled);
}

void MeasuringSession::takeSweep(JobId id, const Sweep &sweep)
{
    if (!m_job || m_job->id != id)
        return;
    m_points.setSweep(sweep);
    QString failure;
    for (const SweepPoint &point : sweep.points)
        if (const QString here = failureIn(point.comparison); !here.isEmpty())
            failure = here;
    setProblem(failure);
    emit sweepChanged(sweep);
}

void MeasuringSession::takeEnd(JobId id, JobEnd end, const QString &message)
{
    if (!m_job || m_job->id != id)
        return;
    const JobKind kind = m_job->kind;
    m_job.reset();
    m_slowTimer.stop();
    if (end == JobEnd::Failed) {
        setProblem(message);
        cancel(); // the same would fail again
        return;
    }
    if (kind == JobKind::Sweep && end == JobEnd::Done) {
        const SweepPoint *here = m_points.nearest(m_study.cursor());
        m_measured = m_settled = here && here->value == m_study.cursor(); // not so when the slider moved meanwhile
    }
    if (kind == JobKind::Devices && end == JobEnd::Done) {
        m_knowsDevices = true;
        emit devicesMeasured();
    }
    measureNext();
    announce();
}

void MeasuringSession::setProblem(const QString &message)
{
    if (message != m_problem) {
        m_problem = message;
        emit problem(message);
    }
}

RunRecord MeasuringSession::record() const
{
    if (m_shownRecord)
        return *m_shownRecord;
    RunRecord record = makeRunRecord(m_points.all(), m_machine);
    record.devices = devicesOf(record.sweep.engines, m_engines);
    record.recorded = m_recorded;
    return record;
}

void MeasuringSession::announce()
{
    Activity activity;
    if (m_job) {
        switch (m_job->kind) {
        case JobKind::Devices:
            break;
        case JobKind::Live:
        case JobKind::Settle:
            activity.kind = Activity::Kind::Live;
            break;
        case JobKind::Outline:
            activity.kind = Activity::Kind::Outline;
            activity.pointsExpected = m_outlineCount;
            activity.pointsDone = m_outlineCount - static_cast<int>(m_outlineLeft.size());
            break;
        case JobKind::Sweep:
            activity.kind = Activity::Kind::Sweep;
            activity.pointsExpected = m_progress.pointsExpected;
            activity.pointsDone = m_progress.pointsDone;
            activity.secondsLeft = m_progress.secondsLeft;
            activity.refining = m_progress.refining;
            break;
        }
        activity.value = activity.kind == Activity::Kind::Sweep ? m_progress.value : m_job->value;
        activity.slow = m_job->kind != JobKind::Sweep && m_job->kind != JobKind::Devices &&
                        m_job->age.elapsed() >= slowMilliseconds;
        activity.stopping = m_job->stopping;
    }
    emit activityChanged(activity);
}

} // namespace overtake
