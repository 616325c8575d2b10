// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether a pair of times is fit for a verdict: one rule for measured, predicted, recorded and training pairs. It looks
// at how the times were taken. A pair that is not fit keeps its ratio and a provisional verdict.
// Pure functions, for any thread.
#pragma once

#include "measure/measurement.h"

#include <cstddef>
#include <string>

namespace overtake
{

/// How one side of a pair was timed.
struct Evidence {
    bool disturbed = false;
    bool quick = false;
    bool converged = true;
    std::size_t repetitions = 0; ///< 0: none, a model says it
    bool wrongOnPurpose = false;
};
Evidence evidenceOf(const Measurement &measurement);

/// The worst of the doubts that a pair allows.
Doubt doubtOf(const Evidence &base, const Evidence &other, bool inTurn = true);

/// Withholds the verdict, if there is a doubt.
void withhold(SpeedUp &speedUp, Doubt doubt);
/// The same for each speed-up of engines that were measured in turn.
void withholdVerdicts(Comparison &comparison);

/// The ratio of two measurements that were not taken in turn, by the intervals of both. Both have a time.
SpeedUp speedUpApart(const Measurement &base, const Measurement &other);

/// Why there is no verdict, and what would help: one sentence; empty for None.
Message doubtText(Doubt doubt);

} // namespace overtake
