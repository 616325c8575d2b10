// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The workers that a user keeps: a name and the command that starts each, or a framework and the Python that has it, in
// $XDG_CONFIG_HOME/overtake/workers.json (~/.config/overtake). Commands stand nowhere else: no run file or lesson can
// start a process. What a worker said of itself is kept, too, so that its engines can be listed without starting it.
#pragma once

#include "registry/engine_registry.h"
#include "remote/worker_messages.h"
#include "text/error.h"

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace overtake::worker
{

struct WorkerCommand {
    std::string name;                 ///< "lab"; of a framework: "numpy"
    std::vector<std::string> command; ///< a program and its arguments; no shell sees them. Of a framework: empty
    std::string interpreter;          ///< for a framework: the Python that has it; else empty
    std::optional<Introduction> introduction; ///< its last answer

    bool isFramework() const { return !interpreter.empty(); }
};

/// Throws UsageError unless it can stand in "lab/cuda:0" and beside options.
void requireWorkerName(const std::string &name);

/// Throws UsageError unless a new worker may have this name: no framework, no engine and no kept worker has it.
void requireNewWorkerName(const std::string &name, const std::vector<WorkerCommand> &kept,
                          const EngineRegistry &engines);
/// Null where none has the name.
const WorkerCommand *findWorker(const std::vector<WorkerCommand> &kept, const std::string &name);
/// Command that starts the worker.
std::vector<std::string> commandOf(const WorkerCommand &worker);
/// Its command; or none and the reason, if a framework's file is missing.
std::pair<std::vector<std::string>, Message> commandOrReason(const WorkerCommand &worker);
/// Name and command, with the reason if there is no command, as lists of workers have them.
nlohmann::json listedJson(const WorkerCommand &worker);

/// Where the list is kept. Throws Error if the user has no folder for settings.
std::string workerListPath();
/// Empty when there is no file. Throws Error that names the file and the place when it is damaged.
std::vector<WorkerCommand> loadWorkerList(const std::string &path);
/// Those of the user's list; none if there is no folder for settings. Throws Error as loadWorkerList does.
std::vector<WorkerCommand> keptWorkers();
/// Whole or not at all, in a file that its owner alone may read. Throws Error.
void saveWorkerList(const std::string &path, const std::vector<WorkerCommand> &workers);
/// Reads the list, has it changed and saves it, while nobody else who changes it by this function can: what others have
/// added stays. Gives what it saved. Throws Error, or what `change` throws: then the file is as before.
std::vector<WorkerCommand> changeWorkerList(const std::string &path,
                                            const std::function<void(std::vector<WorkerCommand> &)> &change);

} // namespace overtake::worker
