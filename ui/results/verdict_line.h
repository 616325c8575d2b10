// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The headline of the curve on show: who is faster at the slider, and what alone would change that by the model, which
// is computed while nothing else needs the machine. Window thread only.
#pragma once

#include "measure/compare/predicted.h"
#include "measure/compare/what_if.h"
#include "panels/headline.h"
#include "run/job.h"
#include "run/measuring_session.h"

#include <QTimer>
#include <memory>
#include <utility>
#include <vector>

namespace overtake
{

class VerdictLine : public Headline
{
    Q_OBJECT

public:
    /// The references must outlive the line. `context` is that of the points on show, at any time.
    VerdictLine(const StudyModel &model, const MeasuringSession &session, const EngineRegistry &registry,
                const ChartContext &context, std::shared_ptr<KeptPlans> plans, QWidget *parent);

    /// `isOpened`: of a file, about which nothing is computed.
    void showPoints(const CurvePoints &points, bool isOpened);
    void forget() { m_hold.clear(); } ///< the verdict that is held until a more certain one
    /// Where the curve on show would cross with one figure changed: rich text; empty until it is known.
    QString whatIfDetails() const { return isDecided() ? m_whatIf : QString(); }

signals:
    void baseCaseChanged(const QString &label, double epochSeconds, bool hasEpochs);

private:
    void tell();
    bool isDecided() const { return m_points.sharedSweep().pointer() == m_decidedOf.pointer(); }
    QString decides();
    bool mayCompute() const; ///< beside nothing that is timed
    void findWhatDecides();
    void takeWhatDecides(const std::vector<std::pair<std::size_t, WhatIf>> &found);

    const StudyModel &m_model;
    const MeasuringSession &m_session;
    const EngineRegistry &m_registry;
    const ChartContext &m_context;
    std::shared_ptr<KeptPlans> m_plans;
    CurvePoints m_points;
    bool m_isOpened = false;
    VerdictHold m_hold;
    bool m_waits = false;        ///< for a measurement, as it says
    bool m_isFullToCome = false; ///< so that why the verdict is provisional is not told yet
    QTimer m_whatIfTimer;        ///< nothing is computed while something is measured or moved
    Shared<Sweep> m_asked;       ///< the points of which m_job computes it
    QString m_decides;           ///< figure that alone moves the crossover of the points on show, by the model
    QString m_whatIf;            ///< where it would be with one figure changed: rich text
    Shared<Sweep> m_decidedOf;
    Job<std::vector<std::pair<std::size_t, WhatIf>>> m_job; ///< last: its destructor waits for one place at most
};

} // namespace overtake
