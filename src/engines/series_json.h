// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A Series in JSON, between processes. For file/json_fields.h.
#pragma once

#include "engines/series.h"
#include "engines/step_profile_json.h"
#include "file/json_fields.h"
#include "machine/meanwhile_json.h"

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
        io.require(key, value.has_value(), marked("a number"));
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
void describe(Io &io, Of<Io, SeriesRequest> &request)
{
    io("budget_s", request.budgetSeconds);
    io("most_samples", request.samples);
    io.maybe("profile_below_s", request.profileBelowSeconds);
}

template <typename Io>
void describe(Io &io, Of<Io, Series> &series)
{
    const auto seconds = [&](const char *key, auto &value) {
        io(key, value);
        io.require(key, value >= 0, marked("0 or more"));
    };
    io("threads", series.threads);
    seconds("setup_s", series.setupSeconds);
    seconds("first_run_s", series.firstRunSeconds);
    io("samples", series.samples);
    io.require("samples", !series.samples.empty(), marked("a list of at least one"));
    io.require("samples", std::all_of(series.samples.begin(), series.samples.end(), [](double s) { return s >= 0; }),
               marked("0 or more"));
    io("steps_per_sample", series.stepsPerSample);
    io.require("steps_per_sample", series.stepsPerSample.size() == series.samples.size(),
               marked("as long as 'samples'"));
    io.require("steps_per_sample",
               std::all_of(series.stepsPerSample.begin(), series.stepsPerSample.end(),
                           [](std::int64_t steps) { return steps >= 1 && steps <= (std::int64_t{1} << 40); }),
               marked("a list of steps"));
    seconds("shuffle_s", series.shuffleSeconds);
    seconds("last_step_s", series.lastStepSeconds);
    describeResult(io, "first_loss", series.firstLoss);
    describeResult(io, "first_items", series.firstItems);
    describeResult(io, "loss", series.loss);
    describeResult(io, "accuracy", series.accuracy);
    describeResult(io, "items", series.items);
    io.maybe("meanwhile", series.meanwhile);
    io.maybe("profile", series.profile);
}

} // namespace overtake
