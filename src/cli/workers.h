// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Workers that a command line asks for: commands given with --worker, and frameworks by their names.
#pragma once

#include "engines/engine_registry.h"

#include <string>
#include <vector>

namespace overtake::cli
{

/// The registry with what the workers (NAME=COMMAND) have, and with those among `engines` (as in --engine) that the
/// user keeps (lab/cpu) or that are frameworks (numpy). Starts their processes. Throws Error.
EngineRegistry withWorkers(const EngineRegistry &registry, const std::vector<std::string> &workers,
                           const std::vector<std::string> &engines);

} // namespace overtake::cli
