// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Texts below a lane of the race at its end: its time and rate, its share of the chip's peak, and its speed-up over the
// baseline beside the theoretical gain. Window thread.
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
