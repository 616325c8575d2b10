// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Common parts of the commands sweep and map: the parameters that they vary, as the command line names them, and the
// progress bar. Wrong use throws UsageError.
#pragma once

#include "cli/arguments/command_line.h"
#include "cli/arguments/environment.h"
#include "cli/commands/selection.h"
#include "measure/compare/sweeper.h"

#include <functional>
#include <string>
#include <vector>

namespace overtake::cli
{

/// `over`: its key; empty: the preset's, or the workload's own.
const ParameterSpec &sweptParameter(const std::string &over, const Selection &selection);
/// An end of its range.
double axisEnd(const char *option, const std::string &text, const ParameterSpec &spec);
/// The texts of --values, taken apart at commas, without the blanks around them.
std::vector<std::string> valuesIn(const std::vector<std::string> &lists);
/// --points, or `usual` if it is absent.
int pointsOf(const CommandLine &line, int usual, int most);
/// The user's own file may fix what was to be varied.
void requireFree(const Selection &selection, const ParameterSpec &spec, const std::vector<double> &values);

/// To be called before each point.
using OnPoint = std::function<void(const SweepProgress &)>;
/// Calls `run`, which measures with these options, beside a progress bar. `secondKey`: a map's second parameter; empty
/// for a sweep.
void runWithProgress(const Environment &environment, const std::string &key, const std::string &secondKey,
                     const StopRule &rule, const std::function<void(Measurer &, MeasureOptions, const OnPoint &)> &run);

} // namespace overtake::cli
