// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How an engine's repetitions are timed: honestly, or with one of the mistakes behind published speed-ups, made for
// real (measure/time/wrong_source.h). What such a stopwatch says is never a result: no verdict, no crossover, no
// utilisation, no recording, and a warning wherever it is shown. Plain data, for any thread.
#pragma once

#include "program/parameter.h"
#include "text/label.h"

#include <array>
#include <string_view>

namespace overtake
{

enum class Stopwatch {
    Honest,       ///< until the result is complete, after warm-up, all repetitions
    NoWait,       ///< until the work is queued
    FirstCall,    ///< set-up and the cold first step counted in
    WithProfiler, ///< with the engine's clocks around each part
    OneSample,    ///< a single warm step
    NoCopies,     ///< the engine's clocks without the copies
    BestOf        ///< the fastest repetition
};

/// The words in options, files and messages.
inline constexpr auto namesOf(Stopwatch)
{
    return std::array<std::string_view, 7>{"honest",     "no-wait",   "first-call", "with-profiler",
                                           "one-sample", "no-copies", "best-of"};
}

/// The option `stopwatch` that every engine has.
const ParameterSpec &stopwatchOption();
Stopwatch stopwatchOf(std::string_view name); ///< one of those names
std::string nameOf(Stopwatch stopwatch);

/// "measured wrongly on purpose: the clock stopped when the work was queued"; empty for Honest.
Message wrongOnPurpose(Stopwatch stopwatch);
/// Adds that to the name of a use, unless it is honest.
void addStopwatch(Label &label, Stopwatch stopwatch);

} // namespace overtake
