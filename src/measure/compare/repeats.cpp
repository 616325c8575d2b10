// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/compare/repeats.h"

#include "measure/compare/one_point.h"

namespace overtake
{

namespace
{

/// A disturbance of now may be over later, but a machine that is always busy ends the hope.
constexpr int mostTimesPerPlace = 3;
constexpr double patience = 2; ///< times the budget of the first time

} // namespace

Repeats::Repeats(const StopRule &rule, double budgetSeconds, Clock &clock)
    : m_rule(rule), m_patient(rule.clone(patience)), m_budgetSeconds(budgetSeconds), m_clock(clock),
      m_start(clock.now())
{
}

bool Repeats::isOutOfTime() const
{
    return m_budgetSeconds > 0 && passed() >= m_budgetSeconds;
}

int Repeats::timesAt(const Place &place) const
{
    const auto times = m_times.find(place);
    return times == m_times.end() ? 0 : times->second;
}

bool Repeats::isWorthIt(const Place &place, const Comparison &comparison) const
{
    return !m_rule.quick() && timesAt(place) < mostTimesPerPlace && mayImprove(comparison);
}

/// Half of what the first points left of the budget is for closing in, as long as that is to come. Without a budget
/// measuring again takes no longer than measuring would take with the longer budget of a point.
bool Repeats::hasTime() const
{
    if (m_budgetSeconds <= 0)
        return m_repeatSeconds < patience * m_firstPassSeconds;
    const double left = m_budgetSeconds - m_firstPassSeconds;
    return !isOutOfTime() && (m_isRefined || m_repeatSeconds < left / 2);
}

void Repeats::begin(const Place &place)
{
    ++m_times[place];
    m_begun = m_clock.now();
}

void Repeats::note(const Place &place, Comparison &comparison)
{
    const int times = timesAt(place);
    if (times < 2)
        return;
    m_repeatSeconds += m_clock.now() - m_begun;
    for (Measurement &one : comparison.measurements)
        if (one.status == PointStatus::Measured)
            one.remarks.push_back(
                sentence("Measured %1 times, because it was disturbed or did not converge before.", times));
}

} // namespace overtake
