// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pairs of parameters of which one must be a multiple of the other, so that a slider or a sweep skips the values for
// which no Program can be built. Pure functions.
#pragma once

#include "workloads/workload.h"

#include <string>
#include <vector>

namespace overtake
{

/// The values of `key` that fit the other parameters, ascending; empty where any does.
std::vector<double> fittingNumbers(const Workload &workload, const ParameterValues &values, const std::string &key);
/// The nearest of `fitting`, the lower of two; `number` itself where that is empty.
double nearestFitting(const std::vector<double> &fitting, double number);
/// Each of `numbers` moved to the nearest that fits, distinct.
std::vector<double> movedToFitting(const std::vector<double> &fitting, const std::vector<double> &numbers);

} // namespace overtake
