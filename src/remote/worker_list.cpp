// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/worker_list.h"

#include "file/atomic_file.h"
#include "file/file_lock.h"
#include "file/json_fields.h"
#include "file/json_file.h"
#include "file/message_json.h"
#include "file/user_folders.h"
#include "remote/worker_commands.h"
#include "text/error.h"
#include "text/plain_text.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <thread>

#include <unistd.h>

namespace overtake::worker
{

namespace fs = std::filesystem;

template <typename Io>
void describe(Io &io, Of<Io, WorkerCommand> &worker)
{
    io("name", worker.name);
    if (io.has("command", !worker.command.empty()))
        io("command", worker.command);
    io.maybe("interpreter", worker.interpreter);
    io.maybe("introduction", worker.introduction);
    io.require("command", worker.isFramework() || !worker.command.empty(), sentence("a program and its arguments"));
}

namespace
{

/// Private, because a command may hold secrets.
void makeFolderOf(const std::string &path)
{
    std::error_code none;
    const fs::path folder = fs::path(path).parent_path();
    if (fs::create_directories(folder, none))
        fs::permissions(folder, fs::perms::owner_all, none);
}

/// Waits for whoever has the list now. Empty where the folder takes no lock: then nobody else's is seen.
std::optional<FileLock> lockFor(const std::string &path)
{
    constexpr std::chrono::seconds longest(5);
    constexpr std::chrono::milliseconds pause(20);
    const auto last = std::chrono::steady_clock::now() + longest;
    const std::string folder = fs::absolute(path).parent_path();
    while (true) {
        std::optional<FileLock> lock = FileLock::take(path + ".lock");
        if (lock || ::access(folder.c_str(), W_OK) != 0 || std::chrono::steady_clock::now() >= last)
            return lock;
        std::this_thread::sleep_for(pause);
    }
}

} // namespace

void requireWorkerName(const std::string &name)
{
    const auto isForbidden = [](unsigned char byte) {
        return byte <= ' ' || byte == 0x7f ||
               std::string_view("/,:=").find(static_cast<char>(byte)) != std::string_view::npos;
    };
    const bool isPlain = plainText(name, name.size() + 1) == name; // others would come back from a file changed
    if (name.empty() || !isPlain || std::ranges::any_of(name, isForbidden))
        throw UsageError(sentence("'%1' cannot be a worker's name: it is one word without '/', ',', ':' and '='.",
                                  plainText(name, name.size() + 1)));
}

void requireNewWorkerName(const std::string &name, const std::vector<WorkerCommand> &kept,
                          const EngineRegistry &engines)
{
    requireWorkerName(name);
    if (isFramework(name) || engines.find(name) || findWorker(kept, name))
        throw UsageError(
            sentence("'%1' is the name of a worker, a framework or an engine already: choose another.", name));
}

const WorkerCommand *findWorker(const std::vector<WorkerCommand> &kept, const std::string &name)
{
    const auto found = std::ranges::find_if(kept, [&](const auto &one) { return one.name == name; });
    return found == kept.end() ? nullptr : &*found;
}

std::vector<std::string> commandOf(const WorkerCommand &worker)
{
    return worker.isFramework() ? frameworkCommand(worker.name, worker.interpreter) : worker.command;
}

std::pair<std::vector<std::string>, Message> commandOrReason(const WorkerCommand &worker)
{
    try {
        return {commandOf(worker), {}};
    } catch (const Error &error) {
        return {{}, error.message()};
    }
}

nlohmann::json listedJson(const WorkerCommand &worker)
{
    const auto [command, reason] = commandOrReason(worker);
    nlohmann::json json = {{"name", worker.name}, {"command", command}};
    if (!reason.empty())
        json["reason"] = reason;
    return json;
}

std::string workerListPath()
{
    const fs::path folder = settingsFolder();
    if (folder.empty())
        throw Error(sentence("There is no folder for settings: HOME is not set."));
    return folder / "workers.json";
}

std::vector<WorkerCommand> loadWorkerList(const std::string &path)
{
    std::error_code none;
    if (!fs::exists(path, none))
        return {};
    return readJsonFileAs(path, [](const nlohmann::json &json) {
        std::vector<WorkerCommand> workers;
        const JsonNode file(json);
        FieldReader io(file);
        io("workers", workers);
        for (const WorkerCommand &worker : workers) {
            requireWorkerName(worker.name);
            if (findWorker(workers, worker.name) != &worker)
                throw Error(sentence("'%1' is given twice in %2.", worker.name, "workers"));
        }
        return workers;
    });
}

std::vector<WorkerCommand> keptWorkers()
{
    return settingsFolder().empty() ? std::vector<WorkerCommand>() : loadWorkerList(workerListPath());
}

void saveWorkerList(const std::string &path, const std::vector<WorkerCommand> &workers)
{
    makeFolderOf(path);
    nlohmann::json json = nlohmann::json::object();
    FieldWriter io(json);
    io("workers", workers);
    writeFileAtomically(path, jsonText(json), Readers::Owner);
}

std::vector<WorkerCommand> changeWorkerList(const std::string &path,
                                            const std::function<void(std::vector<WorkerCommand> &)> &change)
{
    makeFolderOf(path);
    const std::optional<FileLock> lock = lockFor(path);
    std::vector<WorkerCommand> workers = loadWorkerList(path);
    change(workers);
    saveWorkerList(path, workers);
    return workers;
}

} // namespace overtake::worker
