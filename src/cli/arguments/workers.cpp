// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arguments/workers.h"

#include "remote/worker_commands.h"
#include "remote/worker_engine.h"
#include "remote/worker_list.h"
#include "text/contains.h"
#include "text/error.h"
#include "text/shell_words.h"

#include <cstdlib>
#include <optional>

namespace overtake::cli
{
namespace
{

/// Id of an engine in the notation of --engine.
std::string idOf(const std::string &engine)
{
    return engine.substr(0, engine.find(','));
}

} // namespace

worker::WorkerCommand workerIn(const std::string &text)
{
    const auto equals = text.find('=');
    const std::string name = text.substr(0, equals);
    const std::vector<std::string> command =
        equals == std::string::npos ? std::vector<std::string>() : shellWords(text.substr(equals + 1));
    if (name.empty() || command.empty()) {
        throw UsageError(sentence(
            "'%1' in --worker is not a worker: write NAME=COMMAND, for example lab='ssh gpu1 overtake-bench worker'.",
            text));
    }
    return {name, command, {}, {}};
}

EngineRegistry withWorkers(const EngineRegistry &registry, const std::vector<std::string> &workers,
                           const std::vector<std::string> &engines, const WorkerListener &listener)
{
    EngineRegistry all = registry;
    std::vector<std::string> started;
    const auto add = [&](const std::string &name, const std::vector<std::string> &command) {
        started.push_back(name);
        const auto told = [&](const std::string &line) { listener(name, line); };
        for (auto &engine : worker::makeEngines(name, command, listener ? worker::Listener(told) : nullptr)) {
            all.add(std::move(engine));
        }
    };
    for (const std::string &worker : workers) {
        const auto [name, command, interpreter, introduction] = workerIn(worker);
        worker::requireNewWorkerName(name, {}, all);
        if (contains(started, name))
            throw UsageError(sentence("'%1' in --worker is named twice: give each worker a name of its own.", name));
        add(name, command);
    }
    std::optional<std::vector<worker::WorkerCommand>> kept;
    for (const std::string &engine : engines) {
        const std::string id = idOf(engine);
        const std::string name = id.substr(0, id.find('/'));
        if (all.find(id) != nullptr || contains(started, name))
            continue;
        if (!kept)
            kept = worker::keptWorkers();
        const worker::WorkerCommand *one = worker::findWorker(*kept, name);
        const bool isChosenForOnce = worker::isFramework(name) && worker::chosenInterpreter() != nullptr;
        if (one != nullptr && !isChosenForOnce)
            add(name, worker::commandOf(*one));
        else if (worker::isFramework(name))
            add(name, worker::frameworkCommand(name, worker::usualInterpreter()));
    }
    return all;
}

} // namespace overtake::cli
