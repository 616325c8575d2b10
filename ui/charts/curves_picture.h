// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The curves as pictures: all three charts together, then each alone, with a legend for what they do not label
// themselves.
#pragma once

#include "charts/chart_context.h"
#include "charts/sheet.h"

namespace overtake
{

/// "speedup", "time", "throughput" are the keys of the single ones; the first has none.
std::vector<Picture> picturesOf(ChartSnapshot snapshot);

} // namespace overtake
