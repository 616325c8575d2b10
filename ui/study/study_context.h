// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the charts' axes and series mean for a study that is measured here, and the study that a run file was made with.
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
