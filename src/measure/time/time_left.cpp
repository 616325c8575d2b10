// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/time/time_left.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace overtake
{

namespace
{

/// Exponent of the power law through two points; 0 where there is none.
double exponent(double valueA, double secondsA, double valueB, double secondsB)
{
    if (valueA <= 0 || valueB <= valueA || secondsA <= 0 || secondsB <= 0)
        return 0;
    return std::log(secondsB / secondsA) / std::log(valueB / valueA);
}

} // namespace

void TimeLeft::add(double value, double seconds, double roundSeconds, std::size_t samples)
{
    m_finished[value] = {seconds, roundSeconds, samples};
}

double TimeLeft::secondsAt(double value) const
{
    if (m_finished.empty())
        return m_budgetSeconds;
    const auto above = m_finished.lower_bound(value);
    if (above == m_finished.end())
        return secondsAbove(value);
    if (above == m_finished.begin())
        return above->second.seconds;
    const auto below = std::prev(above);
    const double power = exponent(below->first, below->second.seconds, above->first, above->second.seconds);
    return power == 0 ? below->second.seconds : below->second.seconds * std::pow(value / below->first, power);
}

double TimeLeft::secondsAbove(double value) const
{
    const auto &[lastValue, last] = *m_finished.rbegin();
    if (lastValue <= 0 || m_finished.size() < 2)
        return last.seconds;
    const double growth = value / lastValue;

    // Over the last four points, because a single one may have converged by chance. Beyond the budget only set-up and
    // data grow, about in proportion.
    const auto reach = std::min<std::ptrdiff_t>(static_cast<std::ptrdiff_t>(m_finished.size()) - 1, 3);
    const auto &[earlierValue, earlier] = *std::prev(m_finished.end(), reach + 1);
    const double power = std::clamp(exponent(earlierValue, earlier.seconds, lastValue, last.seconds), 0.0, 2.0);
    const double learned =
        std::min(last.seconds * std::pow(growth, power), std::max(last.seconds * growth, m_budgetSeconds));

    const auto &[previousValue, previous] = *std::prev(m_finished.end(), 2);
    const double roundPower =
        std::clamp(exponent(previousValue, previous.roundSeconds, lastValue, last.roundSeconds), 0.0, 3.0);
    const double round = last.roundSeconds * std::pow(growth, roundPower);
    // Two rounds more than samples: the first run, and the step that exceeds the budget.
    const double steps = std::min(static_cast<double>(last.samples) * round, m_budgetSeconds) + 2 * round;
    return std::max(learned, steps);
}

} // namespace overtake
