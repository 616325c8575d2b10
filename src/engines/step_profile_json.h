// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A step's profile in JSON: in run files and between processes. For file/json_fields.h.
#pragma once

#include "engines/step_profile.h"
#include "file/json_fields.h"

#include <array>
#include <string_view>

namespace overtake
{

inline constexpr auto namesOf(StepPart::Kind)
{
    return std::array<std::string_view, 3>{"copy_in", "compute", "copy_out"};
}
inline constexpr auto namesOf(HostSpan::Kind)
{
    return std::array<std::string_view, 3>{"preparing", "launching", "waiting"};
}

/// The name of a part's repetitions in protocol 1 and in results files of schema 1.
inline constexpr const char *repetitionsOfWorkers = "samples";

template <typename Io>
void describe(Io &io, Of<Io, StepPart> &part)
{
    io("kind", part.kind);
    io("name", part.name);
    io("operations", part.operations);
    io.amount("seconds", part.seconds);
    io.maybeAmount("start_s", part.startSeconds);
    io.maybeAmount(io.has(repetitionsOfWorkers, false) ? repetitionsOfWorkers : "repetitions", part.samples);
}

template <typename Io>
void describe(Io &io, Of<Io, HostSpan> &span)
{
    io("kind", span.kind);
    io("name", span.name);
    io.amount("start_s", span.startSeconds);
    io.amount("seconds", span.seconds);
}

template <typename Io>
void describe(Io &io, Of<Io, StepProfile> &profile)
{
    io.amount("total_s", profile.totalSeconds);
    io("parts", profile.parts);
    io.maybeAmount("totals", profile.totals);
    io.maybe("host", profile.host);
}

/// By the names of the workers' protocol.
inline nlohmann::json jsonForWorkers(const StepProfile &profile)
{
    nlohmann::json object = jsonOf(profile);
    for (nlohmann::json &part : object["parts"]) {
        if (const auto found = part.find("repetitions"); found != part.end()) {
            part[repetitionsOfWorkers] = std::move(*found);
            part.erase("repetitions");
        }
    }
    return object;
}

} // namespace overtake
