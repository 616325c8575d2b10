// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The verdict in words: who is faster at the slider's place, by how much, and where that changes. Pure, apart from the
// translation. VerdictHold keeps the words from flickering while quick points come in.
#pragma once

#include "charts/chart_context.h"
#include "measure/compare/what_if.h"
#include "measure/explain/why.h"

#include <QString>

namespace overtake
{

/// Who is faster at a point: the base, or the other engine that does best against it.
struct PointVerdict {
    enum class Kind {
        None,     ///< nothing measured there
        Alone,    ///< one engine only
        Failed,   ///< engines that failed or were left out leave nothing to compare
        TooClose, ///< the interval does not lie wholly more than 3 % from 1
        Faster
    } kind = Kind::None;
    double place = 0; ///< the swept parameter's value
    QString winner;   ///< labels
    QString loser;
    double ratio = 0; ///< above 1
    Interval interval;
    int rangeOf = 0;           ///< not 0: the interval is only the range of so many rounds
    bool quick = false;        ///< one side is known at a quick glance only: two digits
    bool predicted = false;    ///< one side comes from a model: the interval is what it expects, no confidence
    double seconds = 0;        ///< the baseline's time for an epoch
    bool hasEpochs = true;     ///< false: for a run
    bool isOneOfMany = false;  ///< there are more engines than these two: both are named
    bool apart = false;        ///< against a kept curve: the two were not measured in turn
    Doubt doubt = Doubt::None; ///< not None: all of this is provisional
    QString disturbance;       ///< cause of the point's disturbance, a sentence
    QString reason;            ///< why there is nothing to compare
    Reason why;                ///< reason why one engine is faster
    QString whyEngine;         ///< the label of its engine

    /// Shown in grey.
    bool isProvisional() const { return doubt != Doubt::None; }
};

/// Against the base that the charts have: the point's own, or a kept curve's, where it was measured at that place.
PointVerdict verdictOf(const SweepPoint &point, const ChartContext &context);
PointVerdict verdictOf(const Comparison &comparison, const ChartContext &context); ///< against its own baseline

/// Lets a verdict through when it is certain: an interval that excludes 1, or the slider rests and more samples were
/// taken (`settled`). Until then the one before stays, also where nothing can be compared yet.
class VerdictHold
{
public:
    /// The verdict to show.
    const PointVerdict &accept(const PointVerdict &verdict, bool settled);
    void clear() { m_shown = {}; }

private:
    PointVerdict m_shown;
};

/// First line. `place` says where when that is not the slider's place: "at 500 hidden neurons"; empty: here.
QString headlineText(const PointVerdict &verdict, const QString &place);
/// How sure it is: "1.6 × to 1.8 × with 95 % confidence", or "expected between 1.6 × and 3.2 ×"
QString certaintyText(const PointVerdict &verdict);
/// Third line: what decides here, "Copies take 61 % of the step on GPU."; empty where nothing does.
QString whyText(const PointVerdict &verdict);
/// Why a verdict that is shown in grey is provisional, and what would help; empty for one that is not.
QString provisionalText(const PointVerdict &verdict);
/// Where engine `other` would overtake if one figure of it were half or twice as large: a table and what follows from
/// it. Rich text. `axis`: the swept parameter's label.
QString whatIfText(const WhatIf &whatIf, const ChartContext &context, std::size_t other, const Message &axis);
/// "GPU overtakes between 1,060 and 1,210 hidden neurons."; empty when it is not known, as against a kept curve.
QString crossoverText(const Sweep &sweep, const ChartContext &context);

} // namespace overtake
