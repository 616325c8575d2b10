// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where to look along a parameter when nobody says: around its default, because a crossover is seldom far from what
// people use, and the time that a point takes grows with the upper end. Pure.
#pragma once

#include "program/parameter.h"

#include <algorithm>
#include <utility>

namespace overtake
{

/// Two decades below the default and a little above; everything allowed if the scale is not logarithmic.
inline std::pair<double, double> usualRange(const ParameterSpec &spec)
{
    if (spec.scale == Scale::Linear || spec.minimum <= 0)
        return {spec.zeroIsOther ? 1 : spec.minimum, spec.maximum};
    const double centre = numberIn(spec.defaultValue).value_or(1);
    return {std::max(spec.minimum, centre / 100), std::min(spec.maximum, centre * 4)};
}

} // namespace overtake
