// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/application.h"

#include "cli/arguments/workers.h"
#include "cli/commands/commands.h"
#include "cli/text/words.h"
#include "engines/stop_scope.h"
#include "text/error.h"

#include <algorithm>
#include <csignal>
#include <map>
#include <new>

#include <poll.h>
#include <unistd.h>

namespace overtake::cli
{
namespace
{

/// Runs any command but `help` and `version`, whose text is printed already.
int runCommand(const CommandLine &line, const Environment &environment)
{
    using Run = int (*)(const CommandLine &, const Environment &);
    static const std::map<std::string, Run> commands{{"devices", listDevices},
                                                     {"workloads", listWorkloads},
                                                     {"presets", listPresets},
                                                     {"measure", measure},
                                                     {"render", render},
                                                     {"sweep", sweep},
                                                     {"train", train},
                                                     {"check", check},
                                                     {"collect", collect},
                                                     {"lesson", lesson},
                                                     {"ratio", printRatio},
                                                     {"record", record},
                                                     {"recordings", listRecordings},
                                                     {"data", printData},
                                                     {"tune", tune},
                                                     {"workers", workers},
                                                     {"worker", serveAsWorker}};
    return commands.at(line.command)(line, environment);
}

/// Nobody reads the standard output any more: `| head`.
bool isReaderGone()
{
    pollfd out{STDOUT_FILENO, 0, 0};
    return ::poll(&out, 1, 0) > 0 && (out.revents & POLLERR) != 0;
}

} // namespace

void printError(const Environment &environment, const Message &message)
{
    printError(environment, inWords(message));
}

void printError(const Environment &environment, std::string words)
{
    std::ranges::replace(words, '\n', ' ');
    environment.err << "overtake-bench: " << words << std::endl;
}

int runApplication(const std::vector<std::string> &arguments, const Environment &environment)
{
    constexpr int quietly = 128 + SIGPIPE; // as the signal ends other programs
    bool isPiped = false;
    try {
        const CommandLine line = parseCommandLine(arguments);
        isPiped = line.isPiped;
        int status = allMeasured;
        if (line.text) {
            environment.out << *line.text;
        } else {
            const EngineRegistry engines = [&] {
                const StopScope scope(environment.stop);
                const auto told = [&](const std::string &worker, const std::string &said) {
                    printError(environment, sentence("Waiting for worker '%1': %2", worker, said));
                };
                const bool startsNone = line.sbatch // those of a job start with its tasks
                                        || line.command == "workers";
                const bool namesGpu = line.command == "lesson" && !line.gpu.empty();
                return startsNone ? environment.engines
                                  : withWorkers(environment.engines, line.workers,
                                                namesGpu ? std::vector{line.gpu} : line.engines, told);
            }();
            status = runCommand(line, {line.isPiped ? environment.err : environment.out, environment.err,
                                       environment.showProgress, engines, environment.clock, environment.stop,
                                       environment.gpus, environment.openClVendorFiles, environment.watch});
        }
        environment.out.flush();
        if (!environment.out) {
            if (isReaderGone())
                return quietly;
            throw Error(sentence("Cannot write to standard output."));
        }
        return status;
    } catch (const UsageError &error) {
        printError(environment, error.message());
        return wrongUse;
    } catch (const Error &error) {
        if (isPiped && isReaderGone())
            return quietly;
        printError(environment, error.message());
    } catch (const std::bad_alloc &) {
        printError(environment, sentence("Out of memory."));
    } catch (const std::exception &error) {
        printError(environment, sentence("Internal error, please report it: %1", error.what()));
    }
    return someFailed;
}

} // namespace overtake::cli
