// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/workers.h"

#include "engines/worker/worker_engine.h"
#include "engines/worker/worker_list.h"
#include "text/error.h"

#include <cstdlib>
#include <filesystem>
#include <optional>

namespace overtake::cli
{
namespace
{

namespace fs = std::filesystem;

/// Where the Python files are that make frameworks into engines: installed, or beside a program that was only built.
fs::path workersFolder()
{
    if (const char *chosen = std::getenv("OVERTAKE_WORKERS")) {
        return chosen;
    }
    std::error_code none;
    const fs::path program = fs::read_symlink("/proc/self/exe", none);
    return program.parent_path().parent_path() / "share" / "overtake" / "workers";
}

/// Of an engine as in --engine.
std::string idOf(const std::string &engine)
{
    return engine.substr(0, engine.find(','));
}

/// Starts the framework of this name; empty where there is none.
std::vector<std::string> frameworkCommand(const std::string &name)
{
    const fs::path folder = workersFolder();
    std::error_code none;
    if (name.find_first_not_of("abcdefghijklmnopqrstuvwxyz") != std::string::npos ||
        !fs::exists(folder / (name + "_engine.py"), none)) {
        return {};
    }
    const char *python = std::getenv("OVERTAKE_PYTHON");
    return {python != nullptr && *python != 0 ? python : "python3", (folder / "overtake_worker.py").string(), name};
}

} // namespace

std::vector<std::string> wordsOf(const std::string &command)
{
    std::vector<std::string> words;
    bool isWithin = false; // a word, even an empty one in quotes
    char quote = 0;
    for (std::size_t i = 0; i < command.size(); ++i) {
        const char c = command[i];
        if (quote == 0 && (c == ' ' || c == '\t' || c == '\n')) {
            isWithin = false;
            continue;
        }
        if (!isWithin) {
            words.emplace_back();
            isWithin = true;
        }
        if (quote == 0 && (c == '\'' || c == '"')) {
            quote = c;
        } else if (c == quote) {
            quote = 0;
        } else if (c == '\\' && quote != '\'' && i + 1 < command.size()) {
            words.back() += command[++i];
        } else {
            words.back() += c;
        }
    }
    if (quote != 0) {
        throw UsageError(std::string("A quote (") + quote + ") is not closed in: " + command);
    }
    return words;
}

std::string quoted(const std::string &word)
{
    if (!word.empty() && word.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                                "-_./:=,+@%") == std::string::npos) {
        return word;
    }
    std::string text = "'";
    for (const char c : word) {
        text += c == '\'' ? "'\\''" : std::string(1, c);
    }
    return text + "'";
}

EngineRegistry withWorkers(const EngineRegistry &registry, const std::vector<std::string> &workers,
                           const std::vector<std::string> &engines)
{
    EngineRegistry all = registry;
    const auto add = [&](const std::string &name, const std::vector<std::string> &command) {
        for (auto &engine : worker::makeEngines(name, command)) {
            all.add(std::move(engine));
        }
    };
    for (const std::string &worker : workers) {
        const auto equals = worker.find('=');
        const std::string name = worker.substr(0, equals);
        const std::vector<std::string> command =
            equals == std::string::npos ? std::vector<std::string>() : wordsOf(worker.substr(equals + 1));
        if (name.empty() || command.empty()) {
            throw UsageError("'" + worker +
                             "' in --worker is no worker: write NAME=COMMAND, for example lab='ssh gpu1 "
                             "overtake-bench worker'.");
        }
        worker::requireWorkerName(name);
        if (all.find(name) != nullptr) {
            throw UsageError("'" + name + "' in --worker is the name of an engine here: choose another.");
        }
        add(name, command);
    }
    std::optional<std::vector<worker::WorkerCommand>> kept;
    for (const std::string &engine : engines) {
        const std::string id = idOf(engine);
        if (all.find(id) != nullptr) {
            continue;
        }
        if (const auto slash = id.find('/'); slash != std::string::npos) {
            if (!kept) {
                kept = worker::loadWorkerList(worker::workerListPath());
            }
            for (const worker::WorkerCommand &one : *kept) {
                if (one.name == id.substr(0, slash)) {
                    add(one.name, one.command);
                }
            }
            continue;
        }
        if (const auto command = frameworkCommand(id); !command.empty()) {
            add(id, command);
        }
    }
    return all;
}

} // namespace overtake::cli
