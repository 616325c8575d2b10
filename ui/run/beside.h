// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Kept curves in words and beside the one on show: what differs, whether the two can share their axes, and the ghosts
// that the charts draw (charts/ghost.h). Window thread only.
#pragma once

#include "charts/chart_context.h"
#include "run/curve_store.h"

namespace overtake
{

/// "MLP over hidden neurons"
QString curveName(const Study &study);
/// Where it was measured: "AMD EPYC", a card's name; of an opened run with its file.
QString machineOf(const Curve &curve, const CurveStore &curves);
/// Difference of `kept` from `shown`: "batch size 32"; with `instead` "batch size 32 instead of 1,024". For the same
/// study the file's name or the machine's, else the hour.
QString differenceText(const Curve &kept, const Curve &shown, const CurveStore &curves, bool instead);

/// Its name, and what tells it from each of `others` of its workload: "MLP over hidden neurons, batch size 32".
QString curveNameAmong(const Curve &curve, const std::vector<CurvePtr> &others, const CurveStore &curves);

/// Why the two cannot share their axes, as a sentence; empty where they can.
QString whyNotBeside(const Curve &kept, const Curve &shown);
/// Why speed-ups of `shown` cannot be told against `kept`: another axis, or an epoch of other work.
QString whyNoBase(const Curve &kept, const Curve &shown);

/// The pinned curves that fit beside the one on show, and the one that is the base, into its charts.
void addGhosts(ChartContext &context, const CurveStore &curves);

} // namespace overtake
