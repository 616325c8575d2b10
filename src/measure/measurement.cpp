// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/measurement.h"

#include "text/format.h"

#include <algorithm>

namespace overtake
{

namespace
{

std::string pointsText(int count)
{
    return std::to_string(count) + (count == 1 ? " point" : " points");
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
        text += (text.empty() ? "" : ", then ") + winner + " overtakes " + loser + " between " +
                formatCount(bracket.low) + " and " + formatCount(bracket.high);
        if (&bracket == &crossover.brackets.front())
            text += " " + axis;
    }
    return text + ".";
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
    const std::string tooClose = ", too close to call at " + std::to_string(crossover.tooClose) + ".";
    switch (crossover.kind) {
    case Crossover::Kind::Unknown:
        break;
    case Crossover::Kind::NeverInRange:
        if (crossover.tooClose == 0)
            return base + " is faster over the whole range: " + other + " does not overtake it.";
        if (decided == 0)
            return "Too close to call over the whole range: neither " + base + " nor " + other + " is clearly faster.";
        return other + " does not overtake " + base + " in this range: slower at " + pointsText(decided) + tooClose;
    case Crossover::Kind::AlwaysFaster:
        if (crossover.tooClose == 0)
            return other + " is faster than " + base + " over the whole range.";
        return other + " is nowhere slower than " + base + " in this range: faster at " + pointsText(decided) +
               tooClose;
    case Crossover::Kind::Crossings:
        return crossingsText(crossover, base, other, axis);
    }
    return "No verdict: " + base + " and " + other + " were not both measured at any point.";
}

} // namespace overtake
