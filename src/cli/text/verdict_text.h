// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who is faster, by how much, how surely, and beside which baseline: one sentence for a comparison and for a training.
#pragma once

#include "measure/measurement.h"

#include <string>

namespace overtake::cli
{

/// Two engines and their speed-up, as a sentence says it. `base`, with its absolute time, stands behind: "baseline
/// CPU: 41 ms an epoch".
struct VerdictWords {
    std::string base;
    std::string other;
    double baseEpochSeconds = 0;
    bool isTraining = false; ///< "trains 3.2 x faster", not "is 3.2 x faster"
    int digits = 3;
};
std::string verdictText(const SpeedUp &speedUp, const VerdictWords &words);

/// "measured", "failed"
std::string statusWord(PointStatus status);

/// Explains 'too close to call'.
std::string noClearLead();

/// "1.9 x to 2.1 x"
std::string rangeText(const Interval &interval, std::string (*format)(double, int), int digits);

} // namespace overtake::cli
