// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Meaning of the charts' axes and series for a study that is measured on this machine, and the study from which a
// results file was made.
#pragma once

#include "charts/chart_context.h"
#include "study/study.h"

namespace overtake
{

/// `recorded`: what cards did elsewhere along the same curve.
ChartContext contextFor(const Study &study, const EngineRegistry &registry, const Machine &machine,
                        std::vector<RecordedSeries> recorded = {});

/// Workload, parameters, axis and range of a run file; its engines where this machine has them, else those of `before`.
/// Throws Error when this build does not know the workload.
Study studyOf(const RunRecord &record, const Study &before, const EngineRegistry &registry);

} // namespace overtake
