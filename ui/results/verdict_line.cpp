// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "results/verdict_line.h"

#include "charts/ghost.h"
#include "words/core_text.h"
#include "words/guarded.h"

#include <cmath>
#include <utility>

namespace overtake
{

VerdictLine::VerdictLine(const StudyModel &model, const MeasuringSession &session, const EngineRegistry &registry,
                         const ChartContext &context, std::shared_ptr<KeptPlans> plans, QWidget *parent)
    : Headline(parent), m_model(model), m_session(session), m_registry(registry), m_context(context),
      m_plans(std::move(plans)), m_job(
                                     viewerPool(), [this](JobId, const auto &found) { takeWhatDecides(found); },
                                     [this](JobId, JobEnd how, const QString &) {
                                         if (how == JobEnd::Failed)
                                             takeWhatDecides({}); // nothing follows, and it is not asked again
                                         else if (!isDecided() && !m_isOpened)
                                             m_whatIfTimer.start();
                                     })
{
    constexpr int restMilliseconds = 400;
    m_whatIfTimer.setSingleShot(true);
    m_whatIfTimer.setInterval(restMilliseconds);
    connect(&m_whatIfTimer, &QTimer::timeout, this, guarded(this, &VerdictLine::findWhatDecides));
    connect(&session.use(), &MachineUse::changed, this, guarded([this] {
        if (!mayCompute())
            m_job.stop();
        if ((m_waits || m_isFullToCome) && m_session.isDone())
            tell();
    }));
}

void VerdictLine::showPoints(const CurvePoints &points, bool isOpened)
{
    m_points = points;
    m_isOpened = isOpened;
    if (isOpened) {
        m_whatIfTimer.stop();
        m_job.stop();
    }
    tell();
}

void VerdictLine::tell()
{
    const double cursor = m_model.study().cursor();
    // Against a kept curve, where that was measured, too.
    const auto isTold = [this](const SweepPoint &one) { return !m_context.base || chosenBaseAt(m_context, one.value); };
    PointPtr point = m_points.nearest(cursor, isTold);
    if (!point)
        point = m_points.nearest(cursor);
    const QString changes = crossoverText(m_points.sweep(), m_context);
    const QString base = baseLabel(m_context);
    if (!point) {
        m_waits = m_isFullToCome = false;
        m_hold.clear();
        setTexts(headlineText({}, {}), {}, changes, {});
        setWhyDetails({});
        emit baseCaseChanged(base, 0, m_context.hasEpochs);
        return;
    }
    const PointVerdict verdict = verdictOf(*point, m_context);
    const bool isFailed = verdict.kind == PointVerdict::Kind::Failed; // too slow at a glance: it comes with care
    const PointVerdict &told = m_hold.accept(verdict, isFailed ? m_session.isDone() : m_session.isSettled());
    const bool here = std::abs(told.place - cursor) <= 1e-9 * std::abs(cursor);
    const QString place = here ? QString() : atPlaceText(m_context.axisName(), told.place);
    m_waits = !here && !m_session.isDone();
    m_isFullToCome = told.doubt == Doubt::Quick && !m_session.isDone();
    QStringList below{m_waits ? tr("Waiting for the measurement %1.", "at 500 hidden neurons")
                                    .arg(atPlaceText(m_context.axisName(), cursor))
                              : QString(),
                      m_isFullToCome ? QString() : provisionalText(told)};
    below.removeAll(QString());
    if (below.isEmpty()) // there is no room for all
        below << (told.reason.isEmpty() ? changes : told.reason);
    QStringList reasons{whyText(told), decides()};
    reasons.removeAll(QString());
    if (reasons.isEmpty() && told.kind == PointVerdict::Kind::Faster)
        reasons << (told.isProvisional() ? tr("The reason comes with a full measurement while nothing else runs.")
                                         : tr("No part of a step decides alone."));
    setTexts(headlineText(told, place), certaintyText(told), below.join(QLatin1Char(' ')),
             reasons.join(QLatin1Char(' ')), m_waits || told.isProvisional());
    setWhyDetails(whatIfDetails());
    const Measurement *chosen = chosenBaseAt(m_context, point->value);
    const double own = m_context.base ? 0 : point->comparison.measurements.front().epochSeconds;
    emit baseCaseChanged(base, chosen ? chosen->epochSeconds : own, m_context.hasEpochs);
}

/// Known some time after the last change of the curve, so that dragging and measuring have the machine.
QString VerdictLine::decides()
{
    if (isDecided())
        return m_decides;
    if (!m_isOpened)
        m_whatIfTimer.start();
    return {};
}

bool VerdictLine::mayCompute() const
{
    return m_session.isDone() && m_session.use().mayCompute();
}

/// On another thread, as a step of thousands of operations is planned for a tenth of a second.
void VerdictLine::findWhatDecides()
{
    if (!mayCompute()) {
        m_whatIfTimer.start();
        return;
    }
    const Shared<Sweep> before = std::exchange(m_asked, m_points.sharedSweep());
    if (m_job.isRunning() && before.pointer() == m_asked.pointer())
        return;
    m_job.start([this, sweep = m_asked](const JobThread::Context &job) {
        const auto turn = m_registry.turns().take(job.stop);
        std::vector<std::pair<std::size_t, WhatIf>> found;
        for (std::size_t other = 1; other < sweep->engines.size(); ++other)
            if (std::optional<WhatIf> one = whatIf(*sweep, other, m_registry, *m_plans, job.stop))
                found.emplace_back(other, *std::move(one));
        m_job.post(job, [&](auto &mail) { mail = std::move(found); });
    });
}

void VerdictLine::takeWhatDecides(const std::vector<std::pair<std::size_t, WhatIf>> &found)
{
    if (m_asked.pointer() != m_points.sharedSweep().pointer())
        return;
    m_decidedOf = m_asked;
    m_decides.clear();
    m_whatIf.clear();
    if (!found.empty()) {
        const Sweep &sweep = m_points.sweep();
        const Message axis = term(workloadById(sweep.workload).parameter(sweep.key).label);
        m_decides = coreMessage(decisionText(found.front().second, axis));
        for (const auto &[other, one] : found)
            m_whatIf += whatIfText(one, m_context, other, axis);
    }
    tell();
}

} // namespace overtake
