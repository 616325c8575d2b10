// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Selection on the command line, checked: workload, parameters and engines. Sources of a value, from weak to strong:
// the workload's defaults, the preset, the preset's values for a kind of engine, --set, the engine's own options.
#pragma once

#include "cli/arguments/command_line.h"
#include "cli/arguments/environment.h"
#include "measure/engine_use.h"
#include "registry/engine_registry.h"
#include "workloads/preset.h"
#include "workloads/workload.h"

#include <string>
#include <vector>

namespace overtake::cli
{

struct Selection {
    const Workload *workload = nullptr; ///< never null
    const Preset *preset = nullptr;     ///< null when none
    ParameterValues settings;           ///< by --set alone
    ParameterValues parameters;         ///< complete; sizes as in the user's own file where there is one
};

/// Workload, preset and settings; a file that the parameters name is read. Throws UsageError.
Selection selectWork(const CommandLine &line);

/// The option --`key` is the parameter of that name, said shorter; an empty text: it was not given. Throws UsageError.
void setByOption(const std::string &key, const std::string &text, Selection &selection);

/// Where all uses of the CPU engine are limited to the same vectors, so is oneDNN, and it can serve them. Before its
/// first use.
void limitLibraries(const std::vector<EngineUse> &uses);

/// The engines that --engine names, or else `fallback`, with the preset's values for their kinds, but none for
/// `sweptKey`. Libraries are limited to what they ask for.
std::vector<EngineUse> selectEngines(const CommandLine &line, const Selection &selection, const EngineRegistry &engines,
                                     const std::vector<EngineUse> &fallback, const std::string &sweptKey = {});

/// The tuned CPU engine, or the first one there is.
Engine &defaultEngine(const EngineRegistry &engines);

/// Default comparison: the CPU with the first available GPU; without a GPU, one CPU thread with all of them; on a
/// single core, the textbook loop with the tuned engine.
std::vector<EngineUse> defaultComparison(const EngineRegistry &engines);
/// Those that show a claim's mistake, where the preset is one; says what stands in for a missing GPU, if no engine is
/// named. Else the fallback.
std::vector<EngineUse> usualEngines(const CommandLine &line, const Selection &selection, const Environment &environment,
                                    const std::vector<EngineUse> &fallback);
/// "cpu with opencl:0".
std::string enginesText(const std::vector<EngineUse> &engines);
/// Prints the heading, and below it the engines if the command line names none.
void printHeading(const CommandLine &line, const Environment &environment, const std::string &heading,
                  const std::vector<EngineUse> &engines);

} // namespace overtake::cli
