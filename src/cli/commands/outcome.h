// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The common end of measure, sweep and collect: the sweep's text, files, the line on standard error, the exit status.
#pragma once

#include "cli/arguments/command_line.h"
#include "cli/arguments/environment.h"
#include "measure/engine_device.h"
#include "measure/time/stop_rule.h"
#include "report/run_file.h"
#include "text/error.h"
#include "workloads/workload.h"

#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace overtake::cli
{

struct Selection;

/// Runs `use`, which reads or writes a file that the command line names: one that cannot be is wrong use.
template <typename Use>
auto given(Use use)
{
    try {
        return use();
    } catch (const Error &error) {
        throw UsageError(error.message());
    }
}

/// Files by what names them: "--set csv", its path.
using NamedFiles = std::vector<std::pair<std::string, std::string>>;
/// The user's own files that the work reads.
NamedFiles filesOf(const Selection &selection);
/// Throws UsageError when a file to be written cannot be, or is one of the others or of those `read`: before minutes of
/// measuring.
void requireWritableTargets(const CommandLine &line, const NamedFiles &read = {});

/// Seconds that --budget gives; 0 when it is absent. Throws UsageError.
double budgetOf(const CommandLine &line);
/// Seconds of --budget for each of so many tasks, and no less than --budget may be; 0 when it is absent. Throws
/// UsageError.
double budgetOfTask(const CommandLine &line, std::size_t tasks);
/// The careful rule, or the one that --quick asks for, within at most `budgetSeconds` per engine (0: its own budget).
std::unique_ptr<StopRule> makeRule(const CommandLine &line, double budgetSeconds);

/// The subject of a sweep: workload, swept parameter and the other values.
std::string sweepHeading(const Workload &workload, ParameterValues parameters, const ParameterSpec &swept);
/// The sweep as --json or as text, with what its preset reports from elsewhere.
void printSweep(const CommandLine &line, const Environment &environment, const RunRecord &record,
                const ParameterSpec &swept);

/// Whether any engine has a time at any point.
bool anyMeasured(const Sweep &sweep);

/// A file to be written, by its path, and what writes it. Without a path nothing is written.
using FileWrite = std::pair<std::string, std::function<void(const std::string &path)>>;
/// Writes each of them, and throws the first Error after the last: a file that cannot be written costs none of the
/// others.
void writeEach(std::initializer_list<FileWrite> writes);

/// Calls `write` with the files that can be written again at the end, and ignores its Error until then: what follows
/// may take long, and a second Ctrl-C ends the program. A pipe would get everything twice.
void writeEarly(const CommandLine &line, const std::function<void(const CommandLine &)> &write);

/// Devices of the engines. A stop ends their measuring: it costs figures, never what was measured before.
std::vector<std::optional<Device>> devicesUntilStop(const Environment &environment,
                                                    const std::vector<EngineUse> &engines, UnmeasuredDevice unmeasured);

/// Writes --out, --csv and --trace where anything was measured: a file that says nothing would only hide the failure.
void writeTargets(const CommandLine &line, const RunRecord &record);

/// Says on standard error what was not measured and why, and returns the exit status. `isStopped`: by a stop after the
/// last point. `secondKey`: a map's second parameter; empty for a sweep.
int reportFailures(const Environment &environment, const Sweep &sweep, bool isStopped = false,
                   const std::string &secondKey = {});

} // namespace overtake::cli
