// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The parameters that a sweep or a map varies, as the command line names them. All throw UsageError.
#pragma once

#include "cli/commands/selection.h"

#include <string>
#include <vector>

namespace overtake::cli
{

/// `over`: its key; empty: the preset's, or the workload's own.
const ParameterSpec &sweptParameter(const std::string &over, const Selection &selection);
/// An end of its range.
double axisEnd(const char *option, const std::string &text, const ParameterSpec &spec);
/// The user's own file may fix what was to be varied.
void requireFree(const Selection &selection, const ParameterSpec &spec, const std::vector<double> &values);

} // namespace overtake::cli
