// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Samples in JSON, between processes. For file/json_fields.h.
#pragma once

#include "engines/sample_source.h"
#include "engines/step_profile_json.h"
#include "file/message_json.h"
#include "machine/system_activity_json.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace overtake
{

/// A result, which may have become no number: then it is "nan", "inf" or "-inf".
template <typename Io>
void describeResult(Io &io, const char *key, Of<Io, std::optional<double>> &value)
{
    std::optional<nlohmann::json> json;
    if constexpr (Io::reads) {
        io.maybe(key, json);
        value.reset();
        if (!json)
            return;
        if (json->is_number())
            value = json->template get<double>();
        else if (*json == "nan")
            value = std::numeric_limits<double>::quiet_NaN();
        else if (*json == "inf" || *json == "-inf")
            value = (*json == "inf" ? 1 : -1) * std::numeric_limits<double>::infinity();
        io.require(key, value.has_value(), sentence("a number"));
    } else {
        if (!value)
            return;
        if (std::isfinite(*value))
            json = *value;
        else
            json = std::isnan(*value) ? "nan" : *value > 0 ? "inf" : "-inf";
        io.maybe(key, json);
    }
}

template <typename Io>
void describe(Io &io, Of<Io, SampleRequest> &request)
{
    io("budget_s", request.budgetSeconds);
    io("most_samples", request.samples);
    io.maybe("profile_below_s", request.profileBelowSeconds);
}

template <typename Io>
void describe(Io &io, Of<Io, Samples> &samples)
{
    io.amount("threads", samples.threads);
    io.maybeAmount("memory_bytes", samples.memoryBytes);
    io.amount("setup_s", samples.setupSeconds);
    io.amount("first_run_s", samples.firstRunSeconds);
    io.amount("samples", samples.seconds);
    io.require("samples", !samples.seconds.empty(), sentence("a list of at least one"));
    io("steps_per_sample", samples.steps);
    io.require("steps_per_sample", samples.steps.size() == samples.seconds.size(), sentence("as long as 'samples'"));
    io.require("steps_per_sample",
               std::ranges::all_of(samples.steps,
                                   [](std::int64_t steps) { return steps >= 1 && steps <= (std::int64_t{1} << 40); }),
               sentence("a list of steps"));
    io.maybe("disturbed_repetitions", samples.disturbed);
    io.require("disturbed_repetitions", samples.disturbed.empty() || samples.disturbed.size() == samples.seconds.size(),
               sentence("as long as 'samples'"));
    io.amount("shuffle_s", samples.shuffleSeconds);
    io.amount("last_step_s", samples.lastStepSeconds);
    describeResult(io, "first_loss", samples.firstLoss);
    describeResult(io, "first_items", samples.firstItems);
    describeResult(io, "loss", samples.loss);
    describeResult(io, "accuracy", samples.accuracy);
    describeResult(io, "items", samples.items);
    io.maybe("meanwhile", samples.systemActivity);
    io.maybe("profile", samples.profile);
    io.maybe("profile_trouble", samples.profileTrouble);
}

} // namespace overtake
