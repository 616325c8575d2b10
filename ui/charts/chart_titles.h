// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Names of charts, series and lines of theory, and explanations for students on hovering; translated. Pure.
#pragma once

#include "charts/chart_context.h"

#include <QString>
#include <optional>

namespace overtake
{

QString chartTitle(const ChartContext &context, ChartKind kind);
QString shortChartTitle(ChartKind kind, bool hasEpochs);
/// For students, on hovering: what a chart shows, what the line at 1 and the shaded band mean.
QString explainChart(const ChartContext &context, ChartKind kind);
QString explainBreakEven(const ChartContext &context);
QString explainCrossover(const QString &crossing, bool refined, Doubt doubt);
/// Text before the first point: what will appear.
QString emptyText(ChartKind kind);
QString reportedLabel(const ReportedSeries &series); ///< "GPU (P100), published"
QString recordedLabel(const RecordedSeries &series); ///< "CUDA graph, recorded on NVIDIA H200, 2026-11-21"
/// Where there is little room: "CUDA graph, recorded"
QString shortRecordedLabel(const RecordedSeries &series);

/// A line of theory: what it is, why it misleads, its figures.
QString explainTheory(const ChartContext::Theory &line);
QString theoryLabel(const ChartContext::Theory &line);      ///< "FLOPS ratio, RTX 2070 over Core i7-8700: 18 ×"
QString shortTheoryLabel(const ChartContext::Theory &line); ///< without the chips, where there is no room for them
/// With how far the model is from what was measured, where that is known.
QString predictedLabel(const QString &label, std::optional<double> error);

} // namespace overtake
