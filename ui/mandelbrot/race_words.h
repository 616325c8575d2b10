// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What stands below a lane of the race, once it has arrived: its time and rate, which share of the chip's peak that is,
// and how much faster than the base it was beside what was to be expected on paper. Window thread.
#pragma once

#include "mandelbrot/race.h"

namespace overtake
{

/// Rich text.
QString laneText(const std::vector<RaceLane> &lanes, std::size_t lane, bool doublePrecision,
                 const EngineRegistry &engines);
/// How its figures came about.
QString laneHelp(const std::vector<RaceLane> &lanes, std::size_t lane, bool doublePrecision,
                 const EngineRegistry &engines);

} // namespace overtake
