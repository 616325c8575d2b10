// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The points of one curve, all with the same parameters but the swept one: those of a sweep, careful or a first
// outline, and single quick ones where the slider was. Plain data.
#pragma once

#include "measure/measurement.h"

#include <map>
#include <vector>

namespace overtake
{

class CurvePoints
{
public:
    /// Forgets all points. `header` is a sweep without points: workload, parameters, key, engines.
    void start(Sweep header);

    const Sweep &sweep() const { return m_sweep; }
    const std::map<double, SweepPoint> &single() const { return m_single; }
    bool isEmpty() const { return m_sweep.points.empty() && m_single.empty(); }
    bool isCareful() const;                        ///< the sweep is more than an outline
    bool isSwept(double value) const;              ///< the sweep has that very value
    const SweepPoint *nearest(double value) const; ///< null when there is none

    void addSingle(double value, const Comparison &comparison);
    /// Melts the single points and this one into the sweep: an outline.
    void addToOutline(double value, const Comparison &comparison);
    /// Single points between its ends leave, as in the charts.
    void setSweep(const Sweep &sweep);
    /// Ends the outline: its points are single ones from now on.
    void breakOutline();

    /// All points as one sweep, with crossovers: for files.
    Sweep all() const;

private:
    Sweep m_sweep;
    std::map<double, SweepPoint> m_single; ///< by value
};

} // namespace overtake
