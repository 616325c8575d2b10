// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/sweeper.h"

#include <cstdint>
#include <variant>

namespace overtake
{

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
    Crossover crossover;
    bool otherWins = false;
    const SweepPoint *decided = nullptr; // the last point with a clear winner
    Verdict winner = Verdict::Unknown;   // there
    bool tooCloseSince = false;
    for (const auto &point : points) {
        const Verdict verdict = point.comparison.speedUps.at(engine).verdict;
        if (verdict == Verdict::Unknown)
            continue; // a failed point decides nothing: the bracket spans it
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

} // namespace overtake
