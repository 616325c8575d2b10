// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The profiled step of each engine as a file in the Trace Event format (JSON object form, complete events "X" and
// metadata "M"), which Perfetto and chrome://tracing open: a process for each engine; tracks for the whole step, for
// the host's launching and waiting, for transfers and for operations. Microseconds, from the step's call.
#pragma once

#include "report/run_file.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace overtake
{

/// Trace of the measurements that have a profile; throws Error when none has. Steps of different engines did not run at
/// the same time: each begins at 0. If starts are unknown (a model, an old results file), parts are laid end to end,
/// and the process is labelled so.
nlohmann::json traceJson(const Comparison &comparison, const Machine &machine, const std::string &date);

/// The same as the text of a file.
std::string traceText(const Comparison &comparison, const Machine &machine, const std::string &date);

/// Whole or not at all; throws Error.
void writeTrace(const std::string &path, const Comparison &comparison, const Machine &machine, const std::string &date);

} // namespace overtake
