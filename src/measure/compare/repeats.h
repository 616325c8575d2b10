// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which points of a sweep or a map are measured again, and for how long: those that something disturbed or that did not
// converge, as long as there is time. Only with a full rule. One thread.
#pragma once

#include "measure/measurement.h"
#include "measure/time/clock.h"
#include "measure/time/stop_rule.h"

#include <map>
#include <memory>
#include <utility>

namespace overtake
{

class Repeats
{
public:
    using Place = std::pair<double, double>;

    /// `budgetSeconds` for everything, from now on; 0: none. References outlive this.
    Repeats(const StopRule &rule, double budgetSeconds, Clock &clock);

    bool isOutOfTime() const;
    /// The first points are measured; what follows closes in on something.
    void endFirstPass() { m_firstPassSeconds = passed(); }
    /// Nothing is left to close in on: the rest of the budget is free.
    void endRefinement() { m_isRefined = true; }

    int timesAt(const Place &place) const;
    bool isWorthIt(const Place &place, const Comparison &comparison) const;
    bool hasTime() const;
    /// The first time the rule as it is, later one with a longer budget: what others left undisturbed was too little.
    const StopRule &ruleAt(const Place &place) const { return timesAt(place) > 1 ? *m_patient : m_rule; }

    /// Call it once for each measurement of a place. A second one counts as measuring again until it is noted.
    void begin(const Place &place);
    /// Says in the measurements that they are not the first ones.
    void note(const Place &place, Comparison &comparison);

private:
    double passed() const { return m_clock.now() - m_start; }

    const StopRule &m_rule;
    std::unique_ptr<StopRule> m_patient;
    double m_budgetSeconds;
    Clock &m_clock;
    double m_start;
    double m_begun = 0; ///< the measurement under way
    double m_firstPassSeconds = 0;
    double m_repeatSeconds = 0;
    bool m_isRefined = false;
    std::map<Place, int> m_times;
};

} // namespace overtake
