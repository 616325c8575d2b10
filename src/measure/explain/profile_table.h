// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The profile of a step as a table: one row per operation (or fused Group), with its times, what it moves and computes,
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
    double seconds = 0;          ///< of a step, nothing else's counted: each part's median over the steps, added up
    double share = 0;            ///< of the step's time
    double totalSeconds = 0;     ///< of all calls in all steps profiled
    double meanSeconds = 0;      ///< of a call
    int calls = 0;               ///< in all steps profiled
    std::optional<double> bytes; ///< moved in a step
    std::optional<double> flopsPerSecond; ///< absent where nothing is computed
    std::optional<double> shareOfPeak;
    bool leavesOutZeros = false; ///< the rate counts the FLOPs done, fewer than the Program's
};

struct ProfileTable {
    std::vector<ProfileRow> rows; ///< longest first
    int steps = 1;                ///< profiled
    double stepSeconds = 0;       ///< median, with the clocks around the parts: they cost time
    double restSeconds = 0;       ///< of a step: launching and waiting
    std::optional<Peak> peak;     ///< of the products, at the precision used
    bool predicted = false;
};

/// What each part takes of its step: the median over the steps profiled, of what all parts and the rest take. Every
/// share of an operation that is shown comes from here.
std::vector<double> sharesOfParts(const StepProfile &profile);

/// Of a measurement with a profile; an empty table where there is none. `device` null: nothing is known of it.
ProfileTable profileTable(const Measurement &measurement, const Device *device);

enum class ProfileColumn { Name, Own, Share, Total, Mean, Calls, Memory, Rate, Peak };
/// As --profile-sort takes them.
inline constexpr std::array<std::string_view, 9> profileColumnKeys{"name",  "own",    "share", "total", "mean",
                                                                   "calls", "memory", "flops", "peak"};
/// Rows without the figure come last either way; rows that are alike keep their order.
void sortRows(std::vector<ProfileRow> &rows, ProfileColumn column, bool ascending);

/// How many rows a table shows at first.
inline constexpr std::size_t topRows = 5;

} // namespace overtake
