// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// overtake-bench as a function: understands the arguments, runs the command, and turns every error into one line and an
// exit status.
#pragma once

#include "cli/arguments/environment.h"

#include <string>
#include <vector>

namespace overtake::cli
{

/// `arguments` without the program's name. Returns the exit status; throws nothing.
int runApplication(const std::vector<std::string> &arguments, const Environment &environment);

} // namespace overtake::cli
