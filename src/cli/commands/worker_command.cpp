// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "remote/worker_server.h"
#include "text/error.h"

#include <csignal>
#include <cstdlib>
#include <stop_token>

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
    if (out < 0 || ::dup2(STDERR_FILENO, STDOUT_FILENO) < 0)
        throw Error(sentence("The output cannot be kept for the protocol: %1.", systemReason(errno)));
    // It waits for its input, or for an engine: neither ends by a stop. main() has Ctrl-C ignored, so this is a SIGTERM
    // or a SIGHUP, which it answers alike.
    const std::stop_callback ending(environment.stop, [] { std::_Exit(128 + SIGTERM); });
    worker::WorkerServer(environment.engines, STDIN_FILENO, out, environment.watch).serve();
    return allMeasured;
}

} // namespace overtake::cli
