// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/curve_store.h"

#include "measure/compare/one_point.h"
#include "measure/engine_device.h"
#include "run/added_engine.h"

#include <algorithm>

namespace overtake
{
namespace
{

constexpr std::size_t curvesKept = 20;

bool isSameButEngines(const Study &one, Study other)
{
    other.engines = one.engines;
    other.base = one.base;
    return sameCurve(one, other);
}

/// Whether an engine came or went, or another became the baseline: the others keep their figures.
bool hasBaselineOf(const Study &one, const Study &other)
{
    const std::vector<EngineUse> engines = enginesToMeasure(other);
    return !engines.empty() && contains(enginesToMeasure(one), engines.front());
}

} // namespace

CurvePtr CurveStore::find(const Study &study) const
{
    for (const CurvePtr &curve : m_curves)
        if (curve->opened && curve->id == study.run)
            return curve;
    for (const CurvePtr &curve : m_curves) // this machine's; also for an opened run that is not kept any more
        if (!curve->opened && sameCurve(curve->study, study))
            return curve;
    return nullptr;
}

CurveId CurveStore::curveOf(const Study &study)
{
    if (const CurvePtr known = find(study))
        return known->id;
    // A job that is overtaken has left nothing in its curve, and will not; what was only predicted anew can be again: a
    // moving slider would fill the list.
    std::erase_if(m_curves, [this](const CurvePtr &curve) {
        const bool isBare = curve->points.isEmpty() || (curve->repredicted && curve->newestJob == 0);
        return curve != m_shown && !curve->opened && isBare && !isPinned(curve->id);
    });
    Curve curve;
    curve.study = study;
    curve.study.run = 0;
    const Sweep header = sweepOf(study);
    curve.points = CurvePoints(header);
    curve.repredicted = differsInModels(study);
    if (curve.repredicted) {
        const Workload &workload = workloadById(study.workload);
        curve.points = m_shown->points.changed(header, [&](Comparison &comparison) {
            predictAnew(m_engines, workload, comparison, header.engines, m_plans);
        });
        curve.changesSaved = curve.points.changesOfSweep(); // the measured points are another curve's
    } else if (m_shown && !m_shown->opened && !study.visit && hasBaselineOf(m_shown->study, study) &&
               isSameButEngines(m_shown->study, study)) {
        curve.points = m_shown->points.changed(header, [&](Comparison &comparison) {
            comparison = withEngines(withBaseline(std::move(comparison), header.engines.front()), header.engines);
        });
        curve.changed = m_shown->changed;
        curve.changesSaved = curve.points.changesOfSweep(); // the measured points are another curve's
    }
    add(std::move(curve));
    return m_lastId;
}

bool CurveStore::differsInModels(const Study &study) const
{
    if (!m_shown || m_shown->opened || m_shown->points.isEmpty())
        return false;
    const std::vector<EngineUse> before = enginesToMeasure(m_shown->study);
    const std::vector<EngineUse> uses = enginesToMeasure(study);
    bool differs = isSameButEngines(m_shown->study, study) && before.size() == uses.size();
    for (std::size_t i = 0; differs && i < uses.size(); ++i)
        differs = before[i] == uses[i] || (before[i].id == uses[i].id && before[i].overrides == uses[i].overrides &&
                                           predictsAtOnce(m_engines, uses[i]));
    return differs;
}

CurveId CurveStore::add(RunRecord record, Study study, const QString &path, bool recovered)
{
    Curve curve;
    curve.study = std::move(study);
    curve.study.run = m_lastId + 1;
    curve.changed = QDateTime::fromString(QString::fromStdString(record.date), Qt::ISODate);
    curve.opened = std::make_shared<const RunRecord>(std::move(record));
    curve.points.setSweep(std::shared_ptr<const Sweep>(curve.opened, &curve.opened->sweep));
    curve.path = path;
    curve.recovered = recovered;
    add(std::move(curve));
    return m_lastId;
}

void CurveStore::takeOver(const CurveStore &before)
{
    m_curves.clear();
    for (const CurvePtr &curve : before.m_curves) {
        auto own = std::make_shared<Curve>(*curve);
        own->newestJob = 0; // jobs are counted anew
        m_curves.push_back(std::move(own));
    }
    m_lastId = before.m_lastId;
    m_beside = before.m_beside;
    m_shown.reset();
    show(before.m_shown->id);
    emit besideChanged();
    emit curvesChanged();
}

void CurveStore::remove(CurveId id)
{
    const auto at = place(id);
    if (at == m_curves.end() || *at == m_shown)
        return;
    m_curves.erase(at);
    setBeside(m_beside);
    emit curvesChanged();
}

void CurveStore::retire(const std::string &worker)
{
    const auto isOfWorker = [&](const EngineUse &use) { return m_engines.isOf(use.id, worker); };
    for (const CurvePtr &curve : std::vector(m_curves)) {
        const std::vector<EngineUse> uses = enginesToMeasure(curve->study);
        if (curve->opened || curve->points.isEmpty() || std::ranges::none_of(uses, isOfWorker))
            continue;
        const bool isShown = curve == m_shown;
        if (isShown && !isOfWorker(uses.front())) { // the other engines keep their figures
            Study others = curve->study;
            const auto first = others.engines.begin() + static_cast<std::ptrdiff_t>(others.base);
            std::rotate(others.engines.begin(), first, first + 1);
            others.base = 0;
            std::erase_if(others.engines, [&](const EngineChoice &choice) { return isOfWorker(choice.use); });
            show(others);
        }
        replace(curve->id, [&](Curve &retired) {
            retired.recovered = curve->isUnsaved();
            retired.opened = record(*curve).pointer();
            retired.study.run = curve->id;
        });
        if (isShown)
            show(curve->study);
    }
}

void CurveStore::add(Curve curve)
{
    curve.id = ++m_lastId;
    m_curves.push_back(std::make_shared<const Curve>(std::move(curve)));
    forgetOldest();
    emit curvesChanged();
}

CurvePtr CurveStore::withId(CurveId id) const
{
    for (const CurvePtr &curve : m_curves)
        if (curve->id == id)
            return curve;
    return nullptr;
}

void CurveStore::setBeside(Beside beside)
{
    std::erase_if(beside.curves, [this](CurveId id) { return !withId(id); });
    if (!beside.has(beside.base))
        beside.base = 0;
    if (beside == m_beside)
        return;
    m_beside = std::move(beside);
    emit besideChanged();
}

void CurveStore::beginVisit()
{
    m_aside = m_beside;
    setBeside({});
}

std::vector<CurvePtr> CurveStore::pinned() const
{
    std::vector<CurvePtr> all;
    for (const CurveId id : m_beside.curves)
        if (CurvePtr curve = withId(id))
            all.push_back(std::move(curve));
    return all;
}

/// First what Live left in passing, then the oldest; never what is on show or just begun.
void CurveStore::forgetOldest()
{
    while (m_curves.size() > curvesKept) {
        const auto end = m_curves.end() - 1;
        const auto isOther = [this](const CurvePtr &curve) { return curve != m_shown && !isPinned(curve->id); };
        auto oldest = std::find_if(m_curves.begin(), end, [&](const CurvePtr &curve) {
            return isOther(curve) && !curve->opened && !curve->points.isCareful();
        });
        if (oldest == end) {
            oldest = std::find_if(m_curves.begin(), end,
                                  [&](const CurvePtr &curve) { return isOther(curve) && !curve->isUnsaved(); });
        }
        if (oldest == end)
            return; // unsaved curves are never dropped
        m_curves.erase(oldest);
    }
}

std::vector<CurvePtr>::iterator CurveStore::place(CurveId id)
{
    return std::ranges::find_if(m_curves, [id](const CurvePtr &curve) { return curve->id == id; });
}

void CurveStore::replace(CurveId id, const std::function<void(Curve &)> &change)
{
    const auto at = place(id);
    if (at == m_curves.end())
        return;
    auto next = std::make_shared<Curve>(**at);
    change(*next);
    const bool isShown = m_shown == *at;
    *at = std::move(next);
    if (isShown)
        m_shown = *at;
}

void CurveStore::show(const Study &study)
{
    const CurveId id = curveOf(study);
    const Study &old = (*place(id))->study;
    const bool sameAxis = old.from == study.from && old.to == study.to && old.preset == study.preset;
    if (!sameAxis) // not with every move of the slider
        replace(id, [&](Curve &curve) {
            curve.study = study;
            curve.study.run = curve.opened ? id : 0;
        });
    const bool wasShown = m_shown && m_shown->id == id;
    show(id);
    if (wasShown && !sameAxis)
        emit axisChanged();
}

void CurveStore::show(CurveId id)
{
    const auto at = place(id);
    if (at == m_curves.end() || (m_shown && m_shown->id == id))
        return;
    m_shown = *at;
    std::rotate(at, at + 1, m_curves.end());
    m_recorded = m_shown->opened ? m_shown->opened->recorded : recordedBeside(m_recordings, m_shown->points.sweep());
    emit curveShown();
}

void CurveStore::accept(JobId job, CurveId id, const std::function<void(CurvePoints &)> &change)
{
    const auto at = place(id);
    if (at == m_curves.end() || (*at)->opened || job < (*at)->newestJob)
        return;
    const bool wasUnsaved = (*at)->isUnsaved();
    replace(id, [&](Curve &curve) {
        curve.newestJob = job;
        curve.changed = QDateTime::currentDateTimeUtc();
        change(curve.points);
    });
    if ((*at)->isUnsaved() != wasUnsaved)
        emit savedChanged();
    if (m_shown && m_shown->id == id)
        emit pointsChanged();
    else if (m_beside.has(id))
        emit besideChanged();
    emit curvesChanged();
}

void CurveStore::setSaved(const Curve &saved, const QString &path)
{
    const int changes = saved.points.changesOfSweep(); // the curve may have more by now
    replace(saved.id, [&](Curve &curve) {
        curve.path = path;
        curve.changesSaved = changes;
        curve.recovered = false;
    });
    emit savedChanged();
}

void CurveStore::setRecordings(std::vector<Recording> recordings)
{
    m_recordings = std::move(recordings);
    if (!m_shown || m_shown->opened)
        return;
    m_recorded = recordedBeside(m_recordings, m_shown->points.sweep());
    emit axisChanged();
}

Shared<RunRecord> CurveStore::record(const Curve &curve) const
{
    if (curve.opened)
        return curve.opened;
    const Shared<Sweep> all = curve.points.all();
    RunRecord record = makeRunRecord(*all, m_machine);
    if (curve.changed.isValid()) // it may be saved days later
        record.date = curve.changed.toUTC().toString(Qt::ISODate).toStdString();
    record.devices = devicesOf(all->engines, m_engines);
    record.recorded = recordedBeside(m_recordings, *all);
    return record;
}

} // namespace overtake
