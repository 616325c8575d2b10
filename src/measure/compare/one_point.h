// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One point per place: what is kept when a place was measured more than once. Better is calm and full, then calm and
// quick, disturbed and full, disturbed and quick; of equals the newest. Pure functions, for any thread.
#pragma once

#include "measure/measurement.h"

#include <vector>

namespace overtake
{

/// The index of `use` in the comparison; the number of its engines if it is not among them.
std::size_t indexOf(const Comparison &comparison, const EngineUse &use);

/// How good a comparison is: as good as its worst engine. More is better.
int rankOf(const Comparison &comparison);

/// The better of two comparisons of the same Program, with the engines of `newer`. An engine that did better in the
/// other one comes from there. If its baseline does not, the speed-up is of two which were not measured in turn
/// (Doubt::Apart).
Comparison merged(const Comparison &older, const Comparison &newer);

/// The comparison with `base`, if it is one of its engines, as the baseline and in front; the others keep their order.
/// Speed-ups are those over the old baseline, divided by each other: each interval holds what both allow, and a doubt
/// about one of them stays. Where the old baseline has no time, or a model's, the two are compared as not measured in
/// turn.
Comparison withBaseline(Comparison comparison, const EngineUse &base);

/// Puts a point at its place, merged with the one that is there. `points` ascend in value. Returns its index.
std::size_t addPoint(std::vector<SweepPoint> &points, SweepPoint newer);

/// Whether measuring the point again may bring the verdict that it lacks: something disturbed it, its engines were not
/// measured in turn, or it did not converge although there was time for enough repetitions.
bool mayImprove(const Comparison &comparison);

} // namespace overtake
