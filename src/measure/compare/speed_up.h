// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One engine against the base: ratio of the epochs' times (so that batch sizes may differ), its 95 % interval and the
// verdict. The interval is a bootstrap over paired rounds, as what slowed the machine in one round slowed both engines.
// It is widened according to the correlation of neighbouring rounds. Pure functions with a fixed seed: the same samples
// give the same interval. 0.2 ms for 7 rounds, 10 ms for 200.
#pragma once

#include "measure/measurement.h"

#include <span>

namespace overtake
{

/// Smaller differences get no verdict, however narrow the interval: the same engine prepared twice differs by as much,
/// because its memory is placed differently (mostly up to 3 %, now and then 5 %, seen in steps of 1 to 60 us).
inline constexpr double relevantDifference = 0.03;

/// Cost of an epoch on one engine: `steps` times the median of `samples` (seconds per step, one per round), and `rest`
/// seconds that are paid once (order drawn, smaller last step).
struct EpochCost {
    std::span<const double> samples;
    double steps = 1;
    double rest = 0;
    std::span<const std::uint8_t> disturbed = {}; ///< by sample, see Measurement::disturbedRepetitions
};

/// The ratio is that of the times as they are printed, from all samples that count (measure/time/activity_recorder.h).
/// Its interval rests on the rounds that both took part in and that count for both. With fewer than 20 of them, or
/// where they are too much alike, it is their range; the verdict is then at least as cautious as that: with fewer than
/// 6 by a factor of 1 + 2/n. Each part of the rounds must say the same, and a single moment
/// says nothing, or the verdict is withheld (Doubt::NotConverged).
SpeedUp speedUp(const EpochCost &base, const EpochCost &other);

/// The base relative to itself: 1, or no ratio if the base has no time.
SpeedUp speedUpOfBase(const Measurement &base);

/// Whether more rounds would change nothing that matters: it is clear who is faster, or that neither is by more than
/// relevantDifference, and the ratio is known to 2 %, or to 10 % after 50 rounds.
bool isSettled(const SpeedUp &speedUp, std::size_t rounds);

/// Whether the ratio itself is known to 10 %, by an interval of rounds taken in turn, although the times of an engine
/// may not have converged: what slows both down changes the times and not their ratio.
bool isKnown(const SpeedUp &speedUp);

/// OtherFaster when all of the interval lies more than relevantDifference above 1, BaseFaster likewise below.
Verdict verdictOf(const Interval &ci95);

} // namespace overtake
