// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// workers: the commands that start workers elsewhere, kept in the user's settings.
#include "cli/arguments/workers.h"
#include "cli/commands/commands.h"
#include "cli/text/device_text.h"
#include "cli/text/text_table.h"
#include "cli/text/words.h"
#include "engines/stop_scope.h"
#include "file/json_file.h"
#include "program/parameter.h"
#include "remote/worker_commands.h"
#include "remote/worker_copy.h"
#include "remote/worker_engine.h"
#include "remote/worker_list.h"
#include "report/run_file.h"
#include "text/error.h"
#include "text/format.h"
#include "text/shell_words.h"

#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

#include <unistd.h>

namespace overtake::cli
{
namespace
{

using worker::commandOf;
using worker::commandOrReason;
using worker::commandText;
using worker::WorkerCommand;

std::vector<WorkerCommand>::iterator placeOf(std::vector<WorkerCommand> &kept, const std::string &name)
{
    const auto found = std::ranges::find_if(kept, [&](const auto &one) { return one.name == name; });
    if (found == kept.end()) {
        std::vector<std::string> names;
        for (const WorkerCommand &one : kept)
            names.push_back(one.name);
        throw UsageError(
            sentence("No worker '%1' is saved%2 See overtake-bench workers list.", name, suggestion(name, names)));
    }
    return found;
}

int listWorkers(const CommandLine &line, const Environment &environment, const std::vector<WorkerCommand> &kept)
{
    if (line.json) {
        nlohmann::json all = nlohmann::json::array();
        for (const WorkerCommand &one : kept)
            all.push_back(worker::listedJson(one));
        environment.out << jsonText(headed("overtake-workers", {{"workers", all}}));
        return allMeasured;
    }
    if (kept.empty()) {
        environment.out
            << tr("No worker is saved. overtake-bench workers add lab 'ssh gpu1 overtake-bench worker' saves one.")
            << "\n";
        return allMeasured;
    }
    TextTable table({{tr("worker")}, {tr("command")}});
    for (const WorkerCommand &one : kept) {
        const auto [command, reason] = commandOrReason(one);
        table.addRow({one.name, reason.empty() ? commandText(command) : inWords(reason)});
    }
    environment.out << table.text();
    return allMeasured;
}

/// Whether the user agrees: by --copy, or at the terminal.
bool isAgreed(const CommandLine &line, const Environment &environment)
{
    if (line.copy)
        return true;
    if (::isatty(STDIN_FILENO) == 0) {
        environment.out << tr("With --copy it is copied.") << "\n";
        return false;
    }
    environment.out << tr("Copy it? [y/N]") << " " << std::flush;
    std::string answer;
    std::getline(std::cin, answer);
    return answer == "y" || answer == "Y" || answer == "yes";
}

/// The engines of a worker. Where its machine does not have the program, the user is asked whether to copy it there;
/// then `command` starts the copy.
std::vector<std::shared_ptr<Engine>> enginesOf(const CommandLine &line, const Environment &environment,
                                               const std::string &name, std::vector<std::string> &command)
{
    const auto start = [&] {
        return worker::makeEngines(name, command,
                                   [&](const std::string &said) { environment.out << "  " << said << std::endl; });
    };
    try {
        return start();
    } catch (const worker::ProgramMissing &missing) {
        if (!worker::namesProgram(command))
            throw;
        const auto program = worker::portableProgram();
        if (!program) {
            throw Error(sentence("%1 `packaging/package tar` in Overtake's source makes a copy for it: "
                                 "OVERTAKE_PORTABLE names its file.",
                                 missing.message()));
        }
        environment.out << inWords(missing.message()) << "\n"
                        << tr("That machine does not have the program. A copy of it (%1) can be put into "
                              "~/.cache/overtake there, and nothing else is changed.",
                              formatBytes(program->bytes))
                        << "\n";
        if (!isAgreed(line, environment))
            throw;
        command = worker::copyProgram(*program, command);
        environment.out << tr("Copied, and its hash verified there. Starting %1", commandText(command)) << std::endl;
        return start();
    }
}

/// `worker.command` may become another: then it is to be kept.
int tryWorker(const CommandLine &line, const Environment &environment, WorkerCommand &worker)
{
    const StopScope scope(environment.stop);
    const Environment said{line.json ? environment.err : environment.out,
                           environment.err,
                           environment.showProgress,
                           environment.engines,
                           environment.clock,
                           environment.stop};
    said.out << tr("Starting %1", commandText(commandOf(worker))) << std::endl;
    const double start = environment.clock.now();
    std::vector<std::string> command = commandOf(worker);
    const auto engines = enginesOf(line, said, worker.name, command);
    if (command != commandOf(worker))
        worker.command = command;
    const double connected = environment.clock.now() - start;
    const std::string time = formatSeconds(connected);
    said.out << (engines.size() == 1 ? tr("It answered after %1 and has 1 engine.", time)
                                     : tr("It answered after %1 and has %2 engines.", time, engines.size()))
             << "\n";
    TextTable table({{tr("engine")}, {tr("device")}, {tr("as")}, {tr("remarks")}});
    nlohmann::json object = headed("overtake-worker", {{"name", worker.name},
                                                       {"command", command},
                                                       {"connected_s", connected},
                                                       {"engines", nlohmann::json::array()}});
    const auto print = [&] {
        if (line.json)
            environment.out << jsonText(object);
    };
    bool serves = false;
    for (const auto &engine : engines) {
        object["engines"].push_back(engineJson(*engine));
        const EngineDescription &is = engine->description();
        serves = serves || is.unavailable.empty();
        table.addRow({is.id, inWords(is.device), inWords(is.label),
                      is.unavailable.empty() ? inWords(is.detail) : tr("not there: %1", inWords(is.unavailable))});
    }
    said.out << table.text();
    if (!serves) {
        print();
        printError(environment, sentence("No engine of worker '%1' is available.", worker.name));
        return someFailed;
    }
    const auto serving =
        std::ranges::find_if(engines, [](const auto &one) { return one->description().unavailable.empty(); });
    const double asked = environment.clock.now();
    (*serving)->freeBytes();
    const double roundTrip = environment.clock.now() - asked;
    said.out << tr("Round trip: %1 (not part of any measurement).", formatSeconds(roundTrip)) << "\n";
    object["round_trip_s"] = roundTrip;
    print();
    return allMeasured;
}

} // namespace

int workers(const CommandLine &line, const Environment &environment)
{
    const std::string action = line.words.empty() ? "list" : line.words.front();
    const std::size_t count = line.words.size();
    const bool isTry = action == "try";
    if (isTry && count == 1 && line.workers.size() == 1) {
        WorkerCommand worker = workerIn(line.workers.front());
        return tryWorker(line, environment, worker);
    }
    const bool isUnderstood = (action == "list" && count <= 1) ||
                              ((action == "add" || action == "edit") && count >= 3) ||
                              ((action == "remove" || isTry) && count == 2);
    if (!isUnderstood || !line.workers.empty() || (line.copy && !isTry)) {
        throw UsageError(sentence("workers takes list, add NAME 'COMMAND', edit NAME 'COMMAND', try NAME, "
                                  "try --worker NAME='COMMAND' or remove NAME."));
    }
    const std::string path = worker::workerListPath();
    std::vector<WorkerCommand> kept = worker::loadWorkerList(path);
    if (action == "list")
        return listWorkers(line, environment, kept);
    const std::string &name = line.words[1];
    const auto changed = [&] {
        return line.json ? listWorkers(line, environment, worker::loadWorkerList(path)) : allMeasured;
    };
    if (action == "remove") {
        worker::changeWorkerList(path, [&](std::vector<WorkerCommand> &all) { all.erase(placeOf(all, name)); });
        return changed();
    }
    if (isTry) {
        WorkerCommand worker = *placeOf(kept, name);
        const std::vector<std::string> before = worker.command;
        const int status = tryWorker(line, environment, worker);
        if (worker.command != before) {
            worker::changeWorkerList(
                path, [&](std::vector<WorkerCommand> &all) { placeOf(all, name)->command = worker.command; });
        }
        return status;
    }
    const auto command =
        count == 3 ? shellWords(line.words[2]) : std::vector<std::string>(line.words.begin() + 2, line.words.end());
    const auto put = [&](std::vector<WorkerCommand> &all) {
        const auto place = action == "edit" ? all.erase(placeOf(all, name)) : all.end();
        worker::requireNewWorkerName(name, all, environment.engines);
        all.insert(place, WorkerCommand{name, command, {}, {}});
    };
    put(kept); // what can be said at once is said before ssh is asked
    if (command.empty())
        throw UsageError(sentence("The command that starts worker '%1' is empty.", name));
    worker::requireRemoteCommand(command, environment.stop);
    worker::changeWorkerList(path, put);
    if (!line.json)
        environment.out << tr("Saved. overtake-bench workers try %1 lists its engines.", name) << "\n";
    return changed();
}

} // namespace overtake::cli
