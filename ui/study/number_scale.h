// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where a parameter's number sits on a slider, which numbers a slider can reach, and how far a key press goes. Pure; a
// value that the slider cannot reach exactly (512) keeps its place and is not rounded until the slider moves.
#pragma once

#include "program/parameter.h"

#include <vector>

namespace overtake
{

class NumberScale
{
public:
    explicit NumberScale(const ParameterSpec &spec);
    /// Only these values, ascending; empty: any of the range.
    void setFitting(std::vector<double> fitting) { m_fitting = std::move(fitting); }

    /// Positions run from 0 to this.
    int lastPosition() const { return m_lastPosition; }
    int positionOf(double value) const;
    /// On a logarithmic scale rounded to two significant digits; the ends are the exact minimum and maximum.
    double valueAt(int position) const;

    enum class Step { Small, Large };
    /// The value `count` steps up, or down when negative. Logarithmic: small steps through 1, 1.2, 1.5, 2, 2.5, 3, 4,
    /// 5, 6, 8, 10, large ones through 1, 2, 5, 10. Stays in the range.
    double stepped(double value, int count, Step step) const;

    /// To two significant digits (and to whole numbers where the parameter has them), within the range.
    double rounded(double value) const;

private:
    double clamped(double value) const;
    double anyValueAt(int position) const;
    double anyStepped(double value, int count, Step step) const;

    double m_minimum;
    double m_maximum;
    bool m_whole;
    bool m_logarithmic;
    int m_lastPosition;
    std::vector<double> m_fitting;
};

} // namespace overtake
