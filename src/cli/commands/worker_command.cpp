// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "remote/worker_server.h"
#include "text/error.h"

#include <csignal>

#include <unistd.h>

namespace overtake::cli
{

int serveAsWorker(const CommandLine &, const Environment &environment)
{
    if (::isatty(STDIN_FILENO) != 0) {
        throw UsageError(sentence("A worker is started by the program that it serves: --worker NAME='ssh gpu1 "
                                  "overtake-bench worker', for example."));
    }
    // Keeps the output of libraries out of the protocol's messages.
    const int out = ::dup(STDOUT_FILENO);
    if (out < 0 || ::dup2(STDERR_FILENO, STDOUT_FILENO) < 0) {
        throw Error(sentence("The output cannot be kept for the protocol: %1.", systemReason(errno)));
    }
    std::signal(SIGINT, SIG_IGN);  // Ctrl-C is the program's to answer; this ends with its input
    std::signal(SIGPIPE, SIG_IGN); // the program's end is an error like others
    worker::WorkerServer(environment.engines, STDIN_FILENO, out, environment.watch).serve();
    return allMeasured;
}

} // namespace overtake::cli
