// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/compare/speed_up.h"

#include "measure/statistics.h"
#include "measure/time/activity_recorder.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace overtake
{

namespace
{

constexpr std::size_t resamples = 1000;
constexpr double tolerated = 0.1; ///< precision of a ratio

double costOf(const EpochCost &engine, double stepMedian)
{
    return engine.steps * stepMedian + engine.rest;
}

/// median() that reorders `values` instead of copying them.
double medianInPlace(std::vector<double> &values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    if (values.size() % 2 != 0)
        return *middle;
    return (*std::max_element(values.begin(), middle) + *middle) / 2;
}

double ratioOf(const EpochCost &base, const EpochCost &other)
{
    return costOf(base, median(base.samples)) / costOf(other, median(other.samples));
}

/// The samples of both that count, those of the rounds that they have in common first.
struct Rounds {
    std::vector<double> base;
    std::vector<double> other;
    std::size_t common = 0;
    std::vector<std::size_t> stretches; ///< where each stretch of common rounds without a gap begins
};

Rounds roundsOf(const EpochCost &base, const EpochCost &other)
{
    const auto counts = [](const EpochCost &engine) {
        std::vector<bool> result(engine.samples.size(), false);
        for (const std::size_t i : repetitionsThatCount(engine.samples.size(), engine.disturbed))
            result[i] = true;
        return result;
    };
    const std::vector<bool> inBase = counts(base);
    const std::vector<bool> inOther = counts(other);
    Rounds rounds;
    bool isGap = true;
    for (const bool common : {true, false}) {
        for (std::size_t i = 0; i < std::max(inBase.size(), inOther.size()); ++i) {
            const bool hasBase = i < inBase.size() && inBase[i];
            const bool hasOther = i < inOther.size() && inOther[i];
            if ((hasBase && hasOther) != common) {
                isGap = true;
                continue;
            }
            if (common && std::exchange(isGap, false))
                rounds.stretches.push_back(rounds.common);
            if (hasBase)
                rounds.base.push_back(base.samples[i]);
            if (hasOther)
                rounds.other.push_back(other.samples[i]);
            rounds.common += common ? 1 : 0;
        }
    }
    return rounds;
}

/// The ratio of each of the first `rounds` rounds by itself.
std::vector<double> pairedRatios(const EpochCost &base, const EpochCost &other, std::size_t rounds)
{
    std::vector<double> ratios(rounds);
    for (std::size_t i = 0; i < rounds; ++i)
        ratios[i] = costOf(base, base.samples[i]) / costOf(other, other.samples[i]);
    return ratios;
}

/// One engine's samples drawn anew: those of the rounds drawn, and of its samples beyond them as many as there are.
void drawInto(std::vector<double> &drawn, std::span<const double> samples, std::span<const std::size_t> rounds,
              std::mt19937 &random)
{
    drawn.resize(samples.size());
    for (std::size_t i = 0; i < rounds.size(); ++i)
        drawn[i] = samples[rounds[i]];
    const std::size_t beyond = samples.size() - rounds.size();
    for (std::size_t i = rounds.size(); i < samples.size(); ++i)
        drawn[i] = samples[rounds.size() + static_cast<std::size_t>((std::uint64_t{random()} * beyond) >> 32)];
}

/// The share to cut off at each end of the resampled ratios: below 2.5 %, as few samples show too little of the noise
/// (Hesterberg 2015, "expanded percentile interval", with Student's quantile).
double tailShare(std::size_t n)
{
    const double z =
        studentQuantile(static_cast<double>(n - 1)) * std::sqrt(static_cast<double>(n) / static_cast<double>(n - 1));
    return 0.5 * std::erfc(z / std::sqrt(2.0));
}

Interval bootstrap(const EpochCost &base, const EpochCost &other, std::size_t n, double ratio, double power)
{
    std::mt19937 random; // its fixed default seed
    std::vector<double> ratios(resamples);
    std::vector<std::size_t> rounds(n);
    std::vector<double> baseDraw;
    std::vector<double> otherDraw;
    for (double &resampled : ratios) {
        for (std::size_t &round : rounds)
            round = static_cast<std::size_t>((std::uint64_t{random()} * n) >> 32);
        drawInto(baseDraw, base.samples, rounds, random);
        drawInto(otherDraw, other.samples, rounds, random);
        resampled = costOf(base, medianInPlace(baseDraw)) / costOf(other, medianInPlace(otherDraw));
    }
    std::ranges::sort(ratios);
    const double tail = tailShare(n);
    return {ratio * std::pow(quantileOfSorted(ratios, tail) / ratio, power),
            ratio * std::pow(quantileOfSorted(ratios, 1 - tail) / ratio, power)};
}

/// Factor by which the interval must be wider than for independent rounds: correlated ones say as much as fewer would,
/// and fewer also tell less about the size of the noise.
double wideningOf(const Alikeness &alike, std::size_t n)
{
    const auto count = static_cast<double>(n);
    return std::sqrt(count / alike.effectiveCount) * studentQuantile(alike.effectiveCount - 1) /
           studentQuantile(count - 1);
}

Interval rangeOf(const std::vector<double> &ratios, double ratio)
{
    const auto [least, most] = std::ranges::minmax_element(ratios);
    return {std::min(*least, ratio), std::max(*most, ratio)};
}

bool isWithin(const SpeedUp &speedUp, double precision)
{
    const Interval &interval = speedUp.ci95;
    return speedUp.median > 0 && interval.high <= (1 + precision) * speedUp.median &&
           interval.low * (1 + precision) >= speedUp.median;
}

/// Whether the rounds that count say the same at each time. A core that has a busy neighbour elsewhere is slow for
/// seconds, and nothing on this machine shows that. Where engines do not share one core (machine/one_core.h), who is
/// faster by that is faster for some stretches only.
/// Stretches without a gap of at least a quarter of the rounds stay apart, longer ones are divided, so that there are
/// four at most. One moment is not enough: rounds without a gap must be a quarter of all.
bool doStretchesAgree(const EpochCost &base, const EpochCost &other, const Rounds &counting, std::size_t all,
                      Verdict verdict)
{
    const std::size_t shortest = std::max<std::size_t>(5, counting.common / 4);
    std::vector<std::size_t> ends;
    for (const std::size_t start : counting.stretches)
        if (start >= (ends.empty() ? 0 : ends.back()) + shortest && start + shortest <= counting.common)
            ends.push_back(start);
    ends.push_back(counting.common);
    if (ends.size() == 1 && 4 * counting.common < all)
        return false;
    std::size_t first = 0;
    for (const std::size_t end : ends) {
        for (std::size_t parts = std::max<std::size_t>(1, (end - first) / shortest); parts > 0; --parts) {
            const std::size_t count = (end - first) / parts;
            const double ratio = costOf(base, median(base.samples.subspan(first, count))) /
                                 costOf(other, median(other.samples.subspan(first, count)));
            if (verdictOf({ratio, ratio}) != verdict)
                return false;
            first += count;
        }
    }
    return true;
}

Interval hull(const Interval &a, const Interval &b)
{
    return {std::min(a.low, b.low), std::max(a.high, b.high)};
}

} // namespace

SpeedUp speedUp(const EpochCost &allOfBase, const EpochCost &allOfOther)
{
    constexpr std::size_t minimumRoundsForBootstrap = 6;
    constexpr std::size_t minimumRoundsForStudent = 10;
    const Rounds counting = roundsOf(allOfBase, allOfOther);
    const std::size_t rounds = counting.common;
    if (rounds == 0)
        return {};
    const EpochCost base{counting.base, allOfBase.steps, allOfBase.rest};
    const EpochCost other{counting.other, allOfOther.steps, allOfOther.rest};
    const std::vector<double> ratios = pairedRatios(base, other, rounds);
    SpeedUp result;
    result.median = ratioOf(base, other);
    const Interval range = rangeOf(ratios, result.median);
    if (rounds < minimumRoundsForBootstrap) {
        const double factor = 1 + 2 / static_cast<double>(rounds);
        result.verdict = verdictOf({range.low / factor, range.high * factor});
    } else {
        const Alikeness alike = alikenessOf(ratios);
        const bool few = rounds < minimumRoundsForStudent;
        // For few rounds not even Student's quantile for as many as they say is known.
        const double power =
            few ? std::sqrt(static_cast<double>(rounds) / alike.effectiveCount) : wideningOf(alike, rounds);
        const Interval interval = bootstrap(base, other, rounds, result.median, power);
        if (rounds >= minimumSamplesForInterval && !alike.tooMuch()) {
            result.ci95 = interval;
            result.verdict = verdictOf(interval);
            const bool isFaster = result.verdict != Verdict::TooClose;
            const std::size_t all = std::min(allOfBase.samples.size(), allOfOther.samples.size());
            if (isFaster && !doStretchesAgree(base, other, counting, all, result.verdict)) {
                result.provisional = std::exchange(result.verdict, Verdict::Unknown);
                result.doubt = Doubt::NotConverged;
            }
            return result;
        }
        result.verdict = verdictOf(hull(interval, range)); // no verdict contradicts the range that is shown
    }
    result.ci95 = range;
    result.rangeOf = static_cast<int>(rounds);
    return result;
}

SpeedUp speedUpOfBase(const Measurement &base)
{
    return base.hasTime() ? SpeedUp{1, {1, 1}, Verdict::TooClose} : SpeedUp{};
}

bool isKnown(const SpeedUp &speedUp)
{
    return !speedUp.predicted && speedUp.rangeOf == 0 && isWithin(speedUp, tolerated);
}

bool isSettled(const SpeedUp &speedUp, std::size_t rounds)
{
    constexpr double wanted = 0.02;
    constexpr std::size_t roundsToTell = 50;
    const Interval &interval = speedUp.ci95;
    const bool alike =
        interval.low >= 1 / (1 + relevantDifference) && interval.high <= 1 + relevantDifference && speedUp.rangeOf == 0;
    if (!alike && speedUp.verdict != Verdict::OtherFaster && speedUp.verdict != Verdict::BaseFaster)
        return false;
    return isWithin(speedUp, wanted) || (rounds >= roundsToTell && isWithin(speedUp, tolerated));
}

Verdict verdictOf(const Interval &ci95)
{
    if (ci95.low > 1 + relevantDifference)
        return Verdict::OtherFaster;
    if (ci95.high < 1 / (1 + relevantDifference))
        return Verdict::BaseFaster;
    return Verdict::TooClose;
}

} // namespace overtake
