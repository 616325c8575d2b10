// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloads/divisibility.h"

#include "text/contains.h"
#include "workloads/gpt.h"

#include <algorithm>

namespace overtake
{

namespace
{

constexpr const char *whole = "channels"; ///< shared out evenly among the parts
constexpr const char *parts = "heads";

} // namespace

std::vector<double> fittingNumbers(const Workload &workload, const ParameterValues &values, const std::string &key)
{
    if (workload.id() != gptId || (key != whole && key != parts))
        return {};
    const ParameterSpec *spec = workload.parameters().find(key);
    const std::int64_t other = values.integer(key == whole ? parts : whole);
    std::vector<double> fitting;
    for (auto number = static_cast<std::int64_t>(spec->minimum); static_cast<double>(number) <= spec->maximum; ++number)
        if (key == whole ? number % other == 0 : other % number == 0)
            fitting.push_back(static_cast<double>(number));
    return fitting;
}

double nearestFitting(const std::vector<double> &fitting, double number)
{
    if (fitting.empty())
        return number;
    const auto above = std::ranges::lower_bound(fitting, number);
    if (above == fitting.begin())
        return *above;
    const double below = *std::prev(above);
    return above == fitting.end() || number - below <= *above - number ? below : *above;
}

std::vector<double> movedToFitting(const std::vector<double> &fitting, const std::vector<double> &numbers)
{
    std::vector<double> moved;
    for (const double number : numbers) {
        const double nearest = nearestFitting(fitting, number);
        if (!contains(moved, nearest))
            moved.push_back(nearest);
    }
    return moved;
}

} // namespace overtake
