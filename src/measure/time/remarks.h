// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Remarks for a reader about a list of samples, as sentences: outliers, drift, slow swings,
// too few. Nothing is thrown away; a remark only reports. A pure function, callable from any thread.
#pragma once

#include "text/message.h"

#include <span>
#include <vector>

namespace overtake
{

/// One sentence for each of:
/// - fewer than 6 samples;
/// - samples beyond Tukey's outer fences (3 interquartile ranges) and at least 5 % from the median;
/// - a trend: Mann-Kendall's test at 1 %, and the last third at least 2 % from the first;
/// - swings: without a trend, neighbours more alike (rank correlation) than by chance.
/// The last three need 10 samples.
std::vector<Message> remarksOn(std::span<const double> samples);

} // namespace overtake
