// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Ghosts: kept curves, drawn thin in their engines' colours beside the curve on show, each labelled with what differs.
// One of them may be the base of all speed-ups. In lists of series they follow the recorded ones, engine by engine.
// Pure.
#pragma once

#include "charts/chart_data.h"

namespace overtake
{

struct GhostEngine {
    const ChartContext::Ghost *ghost = nullptr; ///< null: that series is not a ghost's
    std::size_t engine = 0;
};
GhostEngine ghostAt(const ChartContext &context, std::size_t series);
std::size_t firstGhost(const ChartContext &context); ///< index among all series
std::size_t seriesCount(const ChartContext &context);
QString ghostLabel(const ChartContext::Ghost &ghost, std::size_t engine); ///< "GPU, batch size 32"

/// Name of the baseline of speed-ups; empty if there is no engine.
QString baseLabel(const ChartContext &context);
bool isBasePredicted(const ChartContext &context);
/// The chosen base at exactly that place; null where it was not measured there, or none was chosen.
const Measurement *chosenBaseAt(const ChartContext &context, double value);
/// The engine's point in a chart of that kind (x is left 0), its speed-up over the chosen base if there is one: then
/// the two were not measured in turn. Nothing where either is missing.
std::optional<ChartPoint> chartPoint(const ChartContext &context, const SweepPoint &point, std::size_t engine,
                                     ChartKind kind);

/// The point with the chosen base in front of its engines, and what they are called; nothing where that was not
/// measured there, or none was chosen.
struct AgainstBase {
    Comparison comparison;
    ChartContext context;
};
std::optional<AgainstBase> againstChosenBase(const ChartContext &context, const SweepPoint &point);

/// Without a chosen base, a ghost's speed-up is over its own baseline, as it was measured, or over another of its
/// engines if that is the baseline of the curve on show.
ChartSeries ghostSeries(const ChartContext &context, const GhostEngine &of, ChartKind kind);
QString ghostText(const ChartContext &context, const GhostEngine &of, std::size_t point, ChartKind kind);
std::vector<const Sweep *> ghostSweeps(const ChartContext &context);

} // namespace overtake
