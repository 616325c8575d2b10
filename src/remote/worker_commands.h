// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The commands that start workers: as people type them, and those of the frameworks that this program brings along. No
// shell sees any of them.
#pragma once

#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace overtake::worker
{

/// The words as they can be typed again.
std::string commandText(const std::vector<std::string> &command);

/// Throws UsageError if the command is an ssh that starts nothing on the other side: a shell there would wait for ever.
void requireRemoteCommand(const std::vector<std::string> &command, std::stop_token stop);

struct Framework {
    std::string id;   ///< id of its worker and engine: "torch"
    std::string name; ///< "PyTorch"
};

/// Those that this program can make an engine of, whether or not a Python here has them.
const std::vector<Framework> &frameworks();
bool isFramework(const std::string &id);
/// The Python that OVERTAKE_PYTHON names; null if it names none.
const char *chosenInterpreter();
/// The Python that OVERTAKE_PYTHON names, else python3.
std::string usualInterpreter();
/// How many seconds a worker may be silent: OVERTAKE_WORKER_PATIENCE, else ten minutes, because some compile for long
/// or wait in a queue.
double patienceOfUser();
/// Command that starts a framework's worker with this Python. Throws Error if the worker's file is not installed.
std::vector<std::string> frameworkCommand(const std::string &id, const std::string &interpreter);
/// Variables, besides ours, with which the worker of `command` starts: its locale is C.UTF-8, and a framework's is told
/// how many threads are usual here.
std::vector<std::pair<std::string, std::string>> environmentOf(const std::vector<std::string> &command);

} // namespace overtake::worker
