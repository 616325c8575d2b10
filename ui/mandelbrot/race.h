// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The same view computed by several engines, one after the other so that none takes from another: how long each took
// for the whole picture, and when each band of rows was ready, for showing them side by side at their own speeds. What
// it cost to read results back and to colour them is left out. A MachineWatch says what disturbed a lane. Seconds; any
// thread.
#pragma once

#include "mandelbrot/renderer.h"
#include "measure/measurement.h"
#include "measure/time/clock.h"
#include "registry/engine_registry.h"

#include <functional>
#include <stop_token>

namespace overtake
{

class MachineWatch;

struct RaceLane {
    EngineUse use;
    QString label;
    QString problem;              ///< why it did not arrive; empty when it did
    double seconds = 0;           ///< whole image: the median of `runs`
    int runs = 0;                 ///< 1 where one took long enough
    Measurement timing;           ///< nothing but what else the machine did meanwhile, and whether that disturbed it
    double iterations = 0;        ///< whole image, really done
    std::vector<double> bandEnds; ///< when each band is ready, from the start of this lane
    int rowsPerBand = 1;
    QImage image;

    /// Rows that are ready after so long.
    int rowsAt(double time) const;
};

/// "CPU, 1 thread". Throws Error if there is no such engine.
QString laneLabel(const EngineUse &use, const EngineRegistry &engines);
/// All that can take part: the textbook loop, Eigen, the CPU on one thread and on all, then the GPUs.
std::vector<EngineUse> possibleLanes(const EngineRegistry &engines);
/// Default lanes among these: the textbook loop, the CPU, and the first GPU.
std::vector<EngineUse> usualLanes(const EngineRegistry &engines);

/// One lane for each use, in their order. Waits for its turn among the threads that use engines, and keeps it to the
/// end. `progress` gets the number of lanes done. `watch` null: other programs go unnoticed. Throws Cancelled.
std::vector<RaceLane> runRace(const MandelbrotPlace &place, const Look &look, const std::vector<EngineUse> &uses,
                              const EngineRegistry &engines, Clock &clock, const std::function<void(int)> &progress,
                              std::stop_token stop, MachineWatch *watch = nullptr);

/// The first lane that arrived, with which the others are compared; null when none did.
const RaceLane *baseOf(const std::vector<RaceLane> &lanes);
/// How many times faster than the base; 0 where either did not arrive.
double speedUpOf(const std::vector<RaceLane> &lanes, std::size_t lane);

} // namespace overtake
