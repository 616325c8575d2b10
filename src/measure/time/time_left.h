// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Estimates how long a point of a sweep will take from the finished ones: points differ by orders of magnitude, so a
// mean would mislead. Times in seconds.
#pragma once

#include <cstddef>
#include <map>

namespace overtake
{

class TimeLeft
{
public:
    /// `budgetSeconds`: what the stop rules allow for all engines of a point together.
    explicit TimeLeft(double budgetSeconds) : m_budgetSeconds(budgetSeconds) {}

    /// A finished point took `seconds` in all; one step of each engine took `roundSeconds` together, and the engines
    /// took `samples` each.
    void add(double value, double seconds, double roundSeconds, std::size_t samples);

    /// Between finished points the power law through both neighbours; below them all, the nearest; above them all, what
    /// the last ones let expect, but at least what the steps, which grow steadily, will need when they outlast a
    /// sample.
    double secondsAt(double value) const;

private:
    struct Finished {
        double seconds;
        double roundSeconds;
        std::size_t samples;
    };
    double secondsAbove(double value) const;

    double m_budgetSeconds;
    std::map<double, Finished> m_finished; ///< by value
};

} // namespace overtake
