// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Workers that a command line asks for: commands given with --worker, and frameworks by their names.
#pragma once

#include "registry/engine_registry.h"
#include "remote/worker_list.h"

#include <functional>
#include <string>
#include <vector>

namespace overtake::cli
{

/// The worker in NAME=COMMAND. Throws UsageError.
worker::WorkerCommand workerIn(const std::string &text);

/// Hears what a worker says while it is waited for: its name and a line.
using WorkerListener = std::function<void(const std::string &worker, const std::string &line)>;

/// The registry with what the workers (NAME=COMMAND) have, and with those among `engines` (as in --engine) that the
/// user keeps (lab/cpu) or that are frameworks (numpy). Starts their processes. Throws Error.
EngineRegistry withWorkers(const EngineRegistry &registry, const std::vector<std::string> &workers,
                           const std::vector<std::string> &engines, const WorkerListener &listener = {});

} // namespace overtake::cli
