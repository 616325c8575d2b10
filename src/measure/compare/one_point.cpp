// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/compare/one_point.h"

#include "measure/compare/doubt.h"
#include "measure/compare/speed_up.h"
#include "measure/time/stop_rule.h"

#include <algorithm>
#include <limits>

namespace overtake
{

namespace
{

int rankOf(const Measurement &measurement)
{
    if (!measurement.hasTime())
        return -1;
    if (measurement.status == PointStatus::Predicted)
        return 4;
    return (measurement.disturbed ? 0 : 2) + (measurement.quick ? 0 : 1);
}

bool hasSameEngines(const Comparison &a, const Comparison &b)
{
    return std::ranges::equal(a.measurements, b.measurements, {}, &Measurement::use, &Measurement::use);
}

bool isBetter(const Measurement &one, const Measurement &than)
{
    return rankOf(one) > rankOf(than);
}

Verdict reversed(Verdict verdict)
{
    return verdict == Verdict::OtherFaster  ? Verdict::BaseFaster
           : verdict == Verdict::BaseFaster ? Verdict::OtherFaster
                                            : verdict;
}

/// The old baseline over the engine whose speed-up over it is known.
SpeedUp reversed(SpeedUp speedUp)
{
    speedUp.median = 1 / speedUp.median;
    speedUp.ci95 = {1 / speedUp.ci95.high, 1 / speedUp.ci95.low};
    speedUp.verdict = reversed(speedUp.verdict);
    speedUp.provisional = reversed(speedUp.provisional);
    return speedUp;
}

/// One engine over another, from the speed-ups of both over a third, in turn with which each was measured.
SpeedUp quotient(const SpeedUp &other, const SpeedUp &base)
{
    SpeedUp speedUp;
    speedUp.median = other.median / base.median;
    speedUp.ci95 = {other.ci95.low / base.ci95.high, other.ci95.high / base.ci95.low};
    speedUp.rangeOf = other.rangeOf > 0 && base.rangeOf > 0 ? std::min(other.rangeOf, base.rangeOf)
                                                            : std::max(other.rangeOf, base.rangeOf);
    const double factor = speedUp.rangeOf > 0 ? 1 + 2.0 / speedUp.rangeOf : 1; // few rounds: see speedUp()
    speedUp.verdict = verdictOf({speedUp.ci95.low / factor, speedUp.ci95.high * factor});
    withhold(speedUp, std::max(other.doubt, base.doubt));
    return speedUp;
}

} // namespace

std::size_t indexOf(const Comparison &comparison, const EngineUse &use)
{
    return static_cast<std::size_t>(std::ranges::find(comparison.measurements, use, &Measurement::use) -
                                    comparison.measurements.begin());
}

int rankOf(const Comparison &comparison)
{
    int rank = 4;
    for (const Measurement &one : comparison.measurements)
        rank = std::min(rank, rankOf(one));
    return rank;
}

Comparison merged(const Comparison &older, const Comparison &newer)
{
    const bool olderStays = hasSameEngines(older, newer) && rankOf(older) > rankOf(newer);
    Comparison result = olderStays ? older : newer;
    const Comparison &rest = olderStays ? newer : older;
    constexpr std::size_t own = std::numeric_limits<std::size_t>::max();
    std::vector<std::size_t> from(result.measurements.size(), own); // index in the rest
    for (std::size_t i = 0; i < result.measurements.size(); ++i) {
        const std::size_t alternative = indexOf(rest, result.measurements[i].use);
        if (alternative < rest.measurements.size() &&
            isBetter(rest.measurements[alternative], result.measurements[i])) {
            result.measurements[i] = rest.measurements[alternative];
            from[i] = alternative;
        }
    }
    for (std::size_t i = 1; i < std::min(result.measurements.size(), result.speedUps.size()); ++i) {
        const Measurement &base = result.measurements.front();
        const Measurement &other = result.measurements[i];
        if (from[0] == 0 && from[i] < rest.speedUps.size())
            result.speedUps[i] = rest.speedUps[from[i]]; // both of the same time
        else if ((from[0] != own || from[i] != own) && haveRatio(base, other))
            result.speedUps[i] = speedUpApart(base, other);
    }
    if (!result.speedUps.empty())
        result.speedUps[0] = speedUpOfBase(result.measurements[0]);
    return result;
}

Comparison withBaseline(Comparison comparison, const EngineUse &base)
{
    const auto at = static_cast<std::ptrdiff_t>(indexOf(comparison, base));
    if (at == 0 || at == std::ssize(comparison.measurements))
        return comparison;
    auto &all = comparison.measurements;
    auto &speedUps = comparison.speedUps;
    speedUps.resize(all.size());
    std::rotate(all.begin(), all.begin() + at, all.begin() + at + 1);
    std::rotate(speedUps.begin(), speedUps.begin() + at, speedUps.begin() + at + 1);
    const SpeedUp ofBase = speedUps.front();
    for (std::size_t i = 1; i < all.size(); ++i) {
        if (!haveRatio(all.front(), all[i]))
            speedUps[i] = {};
        else if (i == 1 && ofBase.hasRatio())
            speedUps[i] = reversed(ofBase); // the old baseline
        else if (i > 1 && ofBase.hasRatio() && speedUps[i].hasRatio() && !ofBase.predicted && !speedUps[i].predicted)
            speedUps[i] = quotient(speedUps[i], ofBase);
        else
            speedUps[i] = speedUpApart(all.front(), all[i]);
    }
    speedUps.front() = speedUpOfBase(all.front());
    return comparison;
}

std::size_t addPoint(std::vector<SweepPoint> &points, SweepPoint newer)
{
    const auto place = std::ranges::lower_bound(points, newer.value, {}, &SweepPoint::value);
    const auto index = static_cast<std::size_t>(place - points.begin());
    if (place == points.end() || place->value != newer.value) {
        points.insert(place, std::move(newer));
    } else {
        place->comparison = merged(place->comparison, newer.comparison);
        place->refined = place->refined && newer.refined;
    }
    return index;
}

bool mayImprove(const Comparison &comparison)
{
    const auto &all = comparison.measurements;
    bool isDecided = all.size() > 1;
    for (std::size_t i = 1; i < std::min(all.size(), comparison.speedUps.size()); ++i) {
        if (comparison.speedUps[i].doubt == Doubt::Apart)
            return true;
        isDecided = isDecided && (comparison.speedUps[i].doubt == Doubt::None || !all[i].use.isHonest());
    }
    return std::ranges::any_of(all, [&](const Measurement &one) {
        const bool mayConverge = !isDecided && !one.converged && one.samples.size() >= minimumSamplesToConverge;
        return one.status == PointStatus::Measured && one.use.isHonest() && (one.disturbed || mayConverge);
    });
}

} // namespace overtake
