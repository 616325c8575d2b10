// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The profile of a step as a table: one row per operation (or fusion), with its times, what it moves and computes,
// and how near it comes to the device's peak. Pure; seconds, bytes, FLOP/s.
#pragma once

#include "measure/explain/utilisation.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace overtake
{

/// The profile whose total is in the middle, with all steps' times beside it. Not empty; all of the same step.
StepProfile middleOf(std::vector<StepProfile> profiles);

struct ProfileRow {
    std::string name; ///< "MatMul + AddBias + Relu"
    StepPart::Kind kind = StepPart::Kind::Compute;
    double seconds = 0;                   ///< own time in a step: the sum of the parts' medians over the steps
    double share = 0;                     ///< share of the step's time
    double totalSeconds = 0;              ///< all calls in all steps profiled
    double meanSeconds = 0;               ///< one call
    int calls = 0;                        ///< in all steps profiled
    std::optional<double> bytes;          ///< moved in a step
    std::optional<double> flopsPerSecond; ///< absent if nothing is computed, or a convolution with fewer FLOPs
    std::optional<double> shareOfPeak;
};

struct ProfileTable {
    std::vector<ProfileRow> rows; ///< longest first
    int steps = 1;                ///< profiled
    double stepSeconds = 0;       ///< sum of rows and rest, with the clocks around the parts: they cost time
    double restSeconds = 0;       ///< launching and waiting in a step
    std::optional<Peak> peak;     ///< products' peak, at the precision used
    bool predicted = false;
};

/// Share of each part in its step: the median over the steps profiled, relative to the sum of all parts and the
/// remaining time. All displayed shares of operations come from here.
std::vector<double> sharesOfParts(const StepProfile &profile);

/// Table of a measurement's profile; empty without a profile. `device` null: nothing is known of it.
ProfileTable profileTable(const Measurement &measurement, const Device *device);

enum class ProfileColumn { Name, Own, Share, Total, Mean, Calls, Memory, Rate, Peak };
/// Keys in the notation of --profile-sort.
inline constexpr std::array<std::string_view, 9> profileColumnKeys{"name",  "own",    "share", "total", "mean",
                                                                   "calls", "memory", "flops", "peak"};
/// Nothing where the figure is not known, and of the name. `steps`: those profiled, for the calls in one.
std::optional<double> figureOf(const ProfileRow &row, int steps, ProfileColumn column);
/// Rows without the figure come last either way; rows that are alike keep their order.
void sortRows(std::vector<ProfileRow> &rows, ProfileColumn column, bool ascending);

/// How many rows a table shows at first.
inline constexpr std::size_t topRows = 5;

} // namespace overtake
