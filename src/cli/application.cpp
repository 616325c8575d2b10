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
#include <new>

#include <poll.h>
#include <unistd.h>

namespace overtake::cli
{
namespace
{

int runCommand(const CommandLine &line, const Environment &environment)
{
    switch (line.command) {
    case Command::Devices:
        return listDevices(line, environment);
    case Command::Workloads:
        return listWorkloads(line, environment);
    case Command::Presets:
        return listPresets(line, environment);
    case Command::Measure:
        return measure(line, environment);
    case Command::Render:
        return render(line, environment);
    case Command::Sweep:
        return sweep(line, environment);
    case Command::Train:
        return train(line, environment);
    case Command::Check:
        return check(line, environment);
    case Command::Collect:
        return collect(line, environment);
    case Command::Lesson:
        return lesson(line, environment);
    case Command::Ratio:
        return printRatio(line, environment);
    case Command::Record:
        return record(line, environment);
    case Command::Recordings:
        return listRecordings(line, environment);
    case Command::Data:
        return printData(line, environment);
    case Command::Tune:
        return tune(line, environment);
    case Command::Workers:
        return workers(line, environment);
    case Command::Worker:
        return serveAsWorker(line, environment);
    case Command::Help:
    case Command::Version:
        break; // their text is printed already
    }
    return wrongUse;
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

WorkerListener listenerOf(const Environment &environment)
{
    return [&environment](const std::string &worker, const std::string &line) {
        printError(environment, sentence("Waiting for worker '%1': %2", worker, line));
    };
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
                const bool startsNone = line.sbatch // those of a job start with its tasks
                                        || line.command == Command::Workers;
                const bool namesGpu = line.command == Command::Lesson && !line.gpu.empty();
                return startsNone
                           ? environment.engines
                           : withWorkers(environment.engines, line.workers,
                                         namesGpu ? std::vector{line.gpu} : line.engines, listenerOf(environment));
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
