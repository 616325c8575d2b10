// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A sweep as a job array of Slurm's: a folder with what was asked for (array.json), the script of its tasks (job.sh),
// and then what each left: N.json, its run file; N.node, where it ran; N.log, what it printed.
#pragma once

#include "cli/arguments/command_line.h"
#include "cli/arguments/environment.h"
#include "program/parameter.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace overtake::cli
{

struct SweepArray {
    std::string job; ///< Slurm's number; empty: sbatch did not say it
    std::string workload;
    std::string key;                  ///< swept
    std::vector<std::string> engines; ///< in the notation of --engine
    std::vector<double> values;       ///< by task, from 0
};

/// Path of the file in the folder that describes the array.
std::string arrayFileIn(const std::string &folder);
/// Throws Error that names the file.
SweepArray readSweepArray(const std::string &folder);

/// Writes the folder beside --out and hands it to sbatch. `values` are checked. `taskSeconds`: budget of each task; 0:
/// none was given. Throws UsageError, Error.
int submitSweep(const CommandLine &line, const Environment &environment, const ParameterSpec &swept, SweepArray array,
                double taskSeconds);

} // namespace overtake::cli
