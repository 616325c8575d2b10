// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/measurement.h"

#include "text/format.h"
#include "text/sentence.h"

#include <algorithm>

namespace overtake
{

namespace
{

std::string pointsText(int count)
{
    return count == 1 ? sentence("1 point") : sentence("%1 points", count);
}

/// The first parts, between commas, that both have.
std::string commonParts(const std::string &a, const std::string &b)
{
    const auto length =
        static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
    const auto ends = [length](const std::string &text) { return length == text.size() || text[length] == ','; };
    if (ends(a) && ends(b))
        return a.substr(0, length);
    const auto comma = a.substr(0, length).rfind(',');
    return comma == std::string::npos ? std::string() : a.substr(0, comma);
}

std::string crossingsText(const Crossover &crossover, const std::string &base, const std::string &other,
                          const std::string &axis)
{
    std::string text;
    for (const auto &bracket : crossover.brackets) {
        const auto &winner = bracket.otherFasterAbove ? other : base;
        const auto &loser = bracket.otherFasterAbove ? base : other;
        const std::string low = formatCount(bracket.low);
        const std::string high = formatCount(bracket.high);
        text += text.empty() ? sentence("%1 overtakes %2 between %3 and %4 (%5).", winner, loser, low, high, axis)
                             : ' ' + sentence("Then %1 overtakes %2 between %3 and %4.", winner, loser, low, high);
    }
    return text;
}

} // namespace

std::string toText(const EngineUse &use)
{
    std::string text = use.id;
    for (const auto *values : {&use.options, &use.overrides}) {
        for (const auto &[key, value] : values->all())
            text += "," + key + "=" + toText(value);
    }
    return text;
}

std::string dataOf(const Sweep &sweep)
{
    std::optional<std::string> all;
    for (const SweepPoint &point : sweep.points) {
        for (const Measurement &measurement : point.comparison.measurements) {
            if (!measurement.data.empty())
                all = all ? commonParts(*all, measurement.data) : measurement.data;
        }
    }
    return all.value_or("");
}

std::string toText(const Crossover &crossover, const std::string &base, const std::string &other,
                   const std::string &axis)
{
    const int decided = crossover.points - crossover.tooClose;
    switch (crossover.kind) {
    case Crossover::Kind::Unknown:
        break;
    case Crossover::Kind::NeverInRange:
        if (crossover.tooClose == 0)
            return sentence("%1 is faster over the whole range: %2 does not overtake it.", base, other);
        if (decided == 0)
            return sentence("Too close to call over the whole range: neither %1 nor %2 is clearly faster.", base,
                            other);
        return sentence("%1 does not overtake %2 in this range: slower at %3, too close to call at %4.", other, base,
                        pointsText(decided), crossover.tooClose);
    case Crossover::Kind::AlwaysFaster:
        if (crossover.tooClose == 0)
            return sentence("%1 is faster than %2 over the whole range.", other, base);
        return sentence("%1 is nowhere slower than %2 in this range: faster at %3, too close to call at %4.", other,
                        base, pointsText(decided), crossover.tooClose);
    case Crossover::Kind::Crossings:
        return crossingsText(crossover, base, other, axis);
    }
    return sentence("No verdict: %1 and %2 were not both measured at any point.", base, other);
}

} // namespace overtake
