// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words for statuses and verdicts in files: the same in JSON and CSV. Indexed by the enumeration's value.
#pragma once

#include "engines/step_profile_json.h"
#include "machine/device.h"
#include "measure/measurement.h"

#include <array>
#include <string_view>

namespace overtake
{

/// Between which the truth is expected, where something is predicted: no confidence interval ("ci95").
inline constexpr const char *expectedKey = "expected";
/// Too few samples or rounds, or too correlated ones, to say anything with 95 % confidence.
inline constexpr const char *rangeKey = "range";

inline constexpr auto namesOf(PointStatus)
{
    return std::array<std::string_view, 6>{"measured", "skipped", "failed", "cancelled", "predicted", "recorded"};
}
inline constexpr auto namesOf(Verdict)
{
    return std::array<std::string_view, 4>{"baseline_faster", "other_faster", "too_close", "unknown"};
}
/// Why there is no verdict; the first one: there is no ratio either.
inline constexpr auto namesOf(Doubt)
{
    return std::array<std::string_view, 7>{"not_measured", "not_converged", "one_repetition",  "quick",
                                           "not_in_turn",  "disturbed",     "wrong_on_purpose"};
}
inline constexpr auto namesOf(Crossover::Kind)
{
    return std::array<std::string_view, 4>{"unknown", "never_in_range", "always", "crossings"};
}

template <typename Enumeration>
constexpr std::string_view nameOf(Enumeration value) requires requires
{
    namesOf(value);
}
{
    return namesOf(value)[static_cast<std::size_t>(value)];
}

} // namespace overtake
