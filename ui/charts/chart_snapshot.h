// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Everything the charts show at one moment, as plain data: what a picture is drawn from.
#pragma once

#include "charts/chart_context.h"
#include "measure/measurement.h"
#include "words/shared.h"

#include <vector>

namespace overtake
{

struct ChartSnapshot {
    ChartContext context;
    Shared<Sweep> sweep;                       ///< the points measured so far
    Shared<std::vector<SweepPoint>> live;      ///< quick points that no sweep point has replaced yet, ascending
    Shared<std::vector<SweepPoint>> predicted; ///< by models, along the whole axis, ascending; may be empty
    std::vector<bool> visible;                 ///< per engine, reported and recorded series; empty: all
};

} // namespace overtake
