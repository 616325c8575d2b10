// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/compare/sweeper.h"

#include <algorithm>
#include <cstdint>
#include <variant>

namespace overtake
{

namespace
{

/// By `verdictOf(speedUp)`; a point that is Unknown by it decides nothing: a bracket spans it.
template <typename VerdictOf>
Crossover crossoverBy(const std::vector<SweepPoint> &points, std::size_t engine, AxisNumbers numbers,
                      VerdictOf verdictOf)
{
    Crossover crossover;
    bool otherWins = false;
    const SweepPoint *decided = nullptr; // the last point with a clear winner
    Verdict winner = Verdict::Unknown;   // there
    bool tooCloseSince = false;
    for (const auto &point : points) {
        const Verdict verdict = verdictOf(point.comparison.speedUps.at(engine));
        if (verdict == Verdict::Unknown)
            continue;
        ++crossover.points;
        if (verdict == Verdict::TooClose) {
            ++crossover.tooClose;
            tooCloseSince = true;
            continue;
        }
        otherWins = otherWins || verdict == Verdict::OtherFaster;
        if (decided && verdict != winner)
            crossover.brackets.push_back({decided->value, point.value, verdict == Verdict::OtherFaster,
                                          tooCloseSince || isNarrowBracket(decided->value, point.value, numbers)});
        decided = &point;
        winner = verdict;
        tooCloseSince = false;
    }
    if (!crossover.brackets.empty())
        crossover.kind = Crossover::Kind::Crossings;
    else if (otherWins)
        crossover.kind = Crossover::Kind::AlwaysFaster;
    else if (crossover.points > 0)
        crossover.kind = Crossover::Kind::NeverInRange;
    return crossover;
}

} // namespace

AxisNumbers axisNumbersOf(const Sweep &sweep)
{
    const ParameterValues &values = sweep.parameters;
    const bool isWhole = values.has(sweep.key) && std::holds_alternative<std::int64_t>(values.at(sweep.key));
    return isWhole ? AxisNumbers::Whole : AxisNumbers::Real;
}

bool isNarrowBracket(double low, double high, AxisNumbers numbers)
{
    const bool nothingBetween = numbers == AxisNumbers::Whole && high - low <= 1;
    return nothingBetween || (low > 0 && high <= 1.05 * low);
}

Crossover findCrossover(const std::vector<SweepPoint> &points, std::size_t engine, AxisNumbers numbers)
{
    int certain = 0;
    int quick = 0;
    int doubted = 0;
    Doubt worst = Doubt::None;
    for (const auto &point : points) {
        const SpeedUp &speedUp = point.comparison.speedUps.at(engine);
        certain += speedUp.verdict == Verdict::Unknown ? 0 : 1;
        quick += speedUp.doubt == Doubt::Quick ? 1 : 0;
        doubted += speedUp.doubt == Doubt::None ? 0 : 1;
        worst = std::max(worst, speedUp.doubt);
    }
    if (worst == Doubt::WrongOnPurpose) { // at one point at all: these two have no crossover
        Crossover none;
        none.doubt = worst;
        none.doubted = doubted;
        none.planned = static_cast<int>(points.size());
        return none;
    }
    const auto tolerating = [&](Doubt tolerated) {
        Crossover found = crossoverBy(points, engine, numbers, [tolerated](const SpeedUp &speedUp) {
            return speedUp.doubt <= tolerated ? speedUp.leaning() : Verdict::Unknown;
        });
        found.doubt = tolerated;
        return found;
    };
    // One point of an outline that was measured fully does not tell where the lead changes.
    Crossover crossover = tolerating(certain == 0 ? worst : quick > certain ? Doubt::Quick : Doubt::None);
    // Nor does a quiet point among disturbed ones tell that it changes nowhere.
    if (crossover.doubt == Doubt::None && doubted > certain && crossover.kind != Crossover::Kind::Crossings)
        crossover = tolerating(worst);
    crossover.doubted = doubted;
    crossover.planned = static_cast<int>(points.size());
    return crossover;
}

void findCrossovers(Sweep &sweep)
{
    const auto isMissing = [&](double value) {
        return std::ranges::none_of(sweep.points, [value](const SweepPoint &point) { return point.value == value; });
    };
    const auto missing = std::ranges::count_if(sweep.pending, isMissing);
    sweep.crossovers.assign(sweep.engines.size(), {});
    for (std::size_t engine = 1; engine < sweep.engines.size(); ++engine) {
        Crossover &crossover = sweep.crossovers[engine];
        crossover = findCrossover(sweep.points, engine, axisNumbersOf(sweep));
        crossover.planned += static_cast<int>(missing);
    }
}

} // namespace overtake
