// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The workers that a user keeps: a name and the command that starts each, in $XDG_CONFIG_HOME/overtake/workers.json
// (~/.config/overtake). Commands stand nowhere else: no run file or lesson can start a process.
#pragma once

#include <string>
#include <vector>

namespace overtake::worker
{

struct WorkerCommand {
    std::string name;                 ///< "lab"
    std::vector<std::string> command; ///< a program and its arguments; no shell sees them
};

/// Throws UsageError unless it can stand in "lab/cuda:0" and beside options.
void requireWorkerName(const std::string &name);

/// Where the list is kept. Throws Error where the user has no such folder.
std::string workerListPath();
/// Empty when there is no file. Throws Error that names the file and the place when it is damaged.
std::vector<WorkerCommand> loadWorkerList(const std::string &path);
/// Whole or not at all, in a folder that is nobody else's where it makes it. Throws Error.
void saveWorkerList(const std::string &path, const std::vector<WorkerCommand> &workers);

} // namespace overtake::worker
