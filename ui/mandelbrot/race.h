// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The same view computed by several engines, one after the other so that none takes from another, in bands of rows:
// how long each took, and when each band was ready, for showing them side by side at their own speeds. Seconds; any
// thread.
#pragma once

#include "engines/engine_registry.h"
#include "mandelbrot/renderer.h"
#include "measure/clock.h"

#include <functional>
#include <stop_token>

namespace overtake
{

struct RaceLane {
    EngineUse use;
    QString label;
    QString problem; ///< why it did not arrive; empty when it did
    double seconds = 0;
    double iterations = 0;
    std::vector<double> bandEnds; ///< when each band was ready, from the start of this lane
    int rowsPerBand = 1;
    QImage image;

    /// Rows that are ready after so long.
    int rowsAt(double time) const;
};

/// The textbook loop, the CPU on one thread and on all, and the first accelerator: as far as they are here.
std::vector<EngineUse> usualLanes(const EngineRegistry &engines);

/// One lane for each use, in their order; `progress` gets the number of lanes done. Throws Cancelled.
std::vector<RaceLane> runRace(const MandelbrotPlace &place, const Look &look, const std::vector<EngineUse> &uses,
                              const EngineRegistry &engines, Clock &clock, const std::function<void(int)> &progress,
                              std::stop_token stop);

/// How many times faster than the first lane that arrived; 0 where either did not.
double speedUpOf(const std::vector<RaceLane> &lanes, std::size_t lane);

} // namespace overtake
