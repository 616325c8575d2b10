// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Comparisons over two parameters: a coarse grid first, then closer and closer along the line where the lead changes.
// The first axis goes to the right, the second up. Plain data, and who measures it on the caller's thread.
#pragma once

#include "measure/compare/sweeper.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace overtake
{

struct MapAxis {
    std::string key;
    std::vector<double> values;      ///< all values that the map may measure, ascending
    std::vector<std::size_t> coarse; ///< indices of those that are measured first; both ends are among them
};

/// `coarsePoints` values from `from` to `to` and three between each two of them, as far as the parameter has so many.
/// Throws UsageError for a range that it does not allow.
MapAxis mapAxis(const Workload &workload, const ParameterValues &parameters, const std::string &key, double from,
                double to, int coarsePoints);

struct MapPoint {
    std::size_t a = 0; ///< index into the first axis' values
    std::size_t b = 0;
    bool refined = false; ///< added along the line
    Comparison comparison;
};

struct SpeedUpMap {
    std::string workload;
    std::string preset; ///< name, empty when none
    ParameterValues parameters;
    MapAxis first;
    MapAxis second;
    std::vector<EngineUse> engines;
    std::vector<MapPoint> points; ///< in the order measured
    bool cancelled = false;
    bool outOfTime = false; ///< the budget ended before all was refined

    const MapPoint *find(std::size_t a, std::size_t b) const;
};

/// A rectangle of the grid, by indices, both ends included; its corners are where it was or will be measured.
struct MapBlock {
    std::size_t a0 = 0, a1 = 0;
    std::size_t b0 = 0, b1 = 0;
    std::size_t span() const { return a1 - a0 > b1 - b0 ? a1 - a0 : b1 - b0; }
};

/// The map without overlap, each rectangle as small as what was measured makes it.
std::vector<MapBlock> blocksOf(const SpeedUpMap &map);
/// Whether the lead of any engine over the base changes somewhere in the block.
bool leadChangesIn(const SpeedUpMap &map, const MapBlock &block);

struct MapRequest {
    std::string preset;
    ParameterValues parameters; ///< need not be complete
    MapAxis first;
    MapAxis second;
    std::vector<EngineUse> engines;
    double budgetSeconds = 0; ///< for the whole map; 0: none. What does not fit is not measured
};

struct MapCallbacks {
    std::function<void(const SweepProgress &)> progress; ///< before each point
    std::function<void(const SpeedUpMap &)> point;       ///< after each
};

/// Throws UsageError on wrong use. A failed point is data; the map continues. What was measured before a cancel stays.
SpeedUpMap runMap(Measurer &measurer, Clock &clock, const Workload &workload, const MapRequest &request,
                  const MeasureOptions &options, const MapCallbacks &callbacks = {});

/// Seconds of sampling for each engine at each point, so that a map of so many first points fits its budget.
double mapBudgetPerEngine(const MapRequest &request);

/// One row of the map, a value of the second axis, as points along the first, ascending.
std::vector<SweepPoint> rowOf(const SpeedUpMap &map, std::size_t b);

} // namespace overtake
