// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What measure and sweep both do after measuring: files, the line on standard error, the exit status.
#pragma once

#include "cli/command_line.h"
#include "cli/environment.h"
#include "measure/stop_rule.h"
#include "report/run_file.h"

#include <memory>

namespace overtake::cli
{

/// Throws UsageError when --out, --csv or --trace name something that cannot be written: before minutes of measuring.
void requireWritableTargets(const CommandLine &line);

/// Seconds that --budget gives; 0 when it is absent. Throws UsageError.
double budgetOf(const CommandLine &line);
/// The rule that --quick or --careful asks for, within at most `budgetSeconds` per engine (0: its own budget).
std::unique_ptr<StopRule> makeRule(const CommandLine &line, double budgetSeconds);

/// Writes --out and --csv where anything was measured: a file that says nothing would only hide the failure.
void writeTargets(const CommandLine &line, const RunRecord &record);

/// Says on standard error what was not measured and why, and returns the exit status.
int reportFailures(const Environment &environment, const Sweep &sweep);

} // namespace overtake::cli
