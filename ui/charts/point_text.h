// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Points, failures and crossings in words, translated: what hovering shows.
#pragma once

#include "charts/chart_data.h"
#include "charts/chart_titles.h"
#include "measure/measurement.h"

#include <QString>

namespace overtake
{

/// One of the engines was measured at a quick glance only.
bool isQuick(const Comparison &comparison);

/// The disturbance of a measurement, and its effect on its time, its rate or the speed-up of a pair with it; empty if
/// nothing disturbed it.
QString disturbanceSentence(const Measurement &measurement, ChartKind kind);

/// Why a point is not the last word, in a table: "disturbed", "quick"; empty: it is.
QString remarkOn(const ChartPoint &point);

/// The exact values of a measured point, with interval and how it was measured; several lines. `chosenBase`: of the
/// context, where speed-ups are not told against the point's own baseline; else null.
QString pointText(const ChartContext &context, const SweepPoint &point, std::size_t engine, ChartKind kind,
                  const Measurement *chosenBase = nullptr);
QString failureText(const ChartContext &context, const SweepPoint &point, std::size_t engine);
/// `speedUp`: over the reported base; 0: the time is told.
QString reportedText(const ChartContext &context, const ReportedSeries &series, const ReportedPoint &point,
                     double speedUp);

/// A point that a card made elsewhere; `base` is what was measured here beside it, null where no speed-up is told.
QString recordedText(const ChartContext &context, const RecordedSeries &series, const RecordedPoint &point,
                     ChartKind kind, const Measurement *base);

QString crossingText(const ChartContext &context, std::size_t engine, const Crossover::Bracket &bracket);
/// All crossings of one engine in sentences, and how certain they are, unless that doubt has been `told`; empty if
/// there are none.
QString crossingsText(const ChartContext &context, std::size_t engine, const Crossover &crossover,
                      Doubt told = Doubt::None);
/// `sentence` after another one: why the crossover is provisional, unless that doubt has been `told`, or how few points
/// have a verdict.
QString withUncertainty(const Crossover &crossover, const QString &sentence, Doubt told = Doubt::None);
/// The engine's name as part of a sentence: "GeForce RTX 2070 (predicted)", because a comma would end it.
QString spokenLabel(const ChartContext &context, std::size_t engine);
/// Says that the sweep's engine has no crossover with the baseline, how certain that is unless that doubt has been
/// `told`, and the known range, which is not the whole one after a stop or on the way. Empty if there is a crossover.
QString noCrossingText(const ChartContext &context, std::size_t engine, const Sweep &sweep, Doubt told = Doubt::None);
/// "CPU, 2 threads: 41 ms per epoch at 512", from the measured point nearest to the cursor; empty without points.
QString baseTimeText(const ChartSnapshot &snapshot, double cursor);
/// "Baseline: CPU, 2 threads: 46 ms per epoch at 5, 2.7 s at 2,000"; empty without points.
QString baseRangeText(const ChartSnapshot &snapshot);

} // namespace overtake
