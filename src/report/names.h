// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words for statuses and verdicts in files: the same in JSON and CSV, read back by the run file's reader. Indexed
// by the enumeration's value.
#pragma once

#include "measure/measurement.h"

#include <array>
#include <string_view>

namespace overtake
{

/// Between which the truth is expected, where something is predicted: no confidence interval ("ci95").
inline constexpr const char *expectedKey = "expected";

inline constexpr std::array<std::string_view, 6> statusNames{"measured",  "skipped",   "failed",
                                                             "cancelled", "predicted", "recorded"};
inline constexpr std::array<std::string_view, 4> verdictNames{"base_faster", "other_faster", "too_close", "unknown"};
inline constexpr std::array<std::string_view, 4> crossoverNames{"unknown", "never_in_range", "always", "crossings"};

inline constexpr std::array<std::string_view, 3> partNames{"copy_in", "compute", "copy_out"};

inline constexpr std::array<std::string_view, 3> hostSpanNames{"preparing", "launching", "waiting"};

inline constexpr std::string_view nameOf(HostSpan::Kind kind)
{
    return hostSpanNames[static_cast<std::size_t>(kind)];
}
inline constexpr std::string_view nameOf(StepPart::Kind kind)
{
    return partNames[static_cast<std::size_t>(kind)];
}
inline constexpr std::string_view nameOf(PointStatus status)
{
    return statusNames[static_cast<std::size_t>(status)];
}
inline constexpr std::string_view nameOf(Verdict verdict)
{
    return verdictNames[static_cast<std::size_t>(verdict)];
}
inline constexpr std::string_view nameOf(Crossover::Kind kind)
{
    return crossoverNames[static_cast<std::size_t>(kind)];
}

} // namespace overtake
