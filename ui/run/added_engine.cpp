// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/added_engine.h"

#include "measure/compare/one_point.h"

#include <algorithm>

namespace overtake
{
namespace
{

bool isFull(const Measurement &measurement)
{
    return measurement.hasTime() && !measurement.quick && !measurement.disturbed;
}

} // namespace

bool isToCome(const Measurement &measurement)
{
    return measurement.status == PointStatus::Skipped && measurement.reason.empty();
}

Comparison withEngines(const Comparison &comparison, const std::vector<EngineUse> &engines)
{
    Comparison other;
    for (const EngineUse &use : engines) {
        const std::size_t at = indexOf(comparison, use);
        const bool isKnown = at < comparison.measurements.size();
        other.measurements.push_back(isKnown ? comparison.measurements[at] : Measurement{});
        other.measurements.back().use = use;
        other.speedUps.push_back(isKnown && at < comparison.speedUps.size() ? comparison.speedUps[at] : SpeedUp{});
    }
    return other;
}

std::vector<EngineUse> enginesToAdd(const Comparison &there)
{
    const auto &all = there.measurements;
    const bool anyToCome = std::ranges::any_of(all, isToCome);
    const bool someAreFull = all.size() > 2 && isFull(all.front()) && std::any_of(all.begin() + 1, all.end(), isFull);
    std::vector<EngineUse> chosen;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (i == 0 || (anyToCome ? isToCome(all[i]) : !someAreFull || all[i].quick))
            chosen.push_back(all[i].use);
    const bool isComplete = chosen.size() == 1; // nothing is missing: all of them once more
    if (!isComplete)
        return chosen;
    chosen.clear();
    for (const Measurement &one : all)
        chosen.push_back(one.use);
    return chosen;
}

Comparison completed(Comparison there, const Comparison &added)
{
    for (std::size_t i = 1; i < added.measurements.size(); ++i) {
        const std::size_t at = indexOf(there, added.measurements[i].use);
        if (at >= there.measurements.size())
            continue;
        there.measurements[at] = added.measurements[i];
        there.speedUps[at] = i < added.speedUps.size() ? added.speedUps[i] : SpeedUp{};
    }
    return there;
}

} // namespace overtake
