// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/worker_commands.h"

#include "machine/machine.h"
#include "process/run_program.h"
#include "text/error.h"
#include "text/format.h"
#include "text/joined.h"
#include "text/shell_words.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <utility>

namespace overtake::worker
{

namespace fs = std::filesystem;

namespace
{

/// Where the Python files are that make frameworks into engines: installed, or beside a program that was only built.
fs::path workersFolder()
{
    if (const char *chosen = std::getenv("OVERTAKE_WORKERS"))
        return chosen;
    std::error_code none;
    const fs::path program = fs::read_symlink("/proc/self/exe", none);
    return program.parent_path().parent_path() / "share" / "overtake" / "workers";
}

fs::path workerFile()
{
    return workersFolder() / "overtake_worker.py";
}

} // namespace

std::string commandText(const std::vector<std::string> &command)
{
    return joined(command, " ", shellQuoted);
}

void requireRemoteCommand(const std::vector<std::string> &command, std::stop_token stop)
{
    if (command.empty() || fs::path(command.front()).filename() != "ssh")
        return;
    constexpr std::string_view withValue = "BbcDEeFIiJLlmOopQRSWw"; // ssh's options of one letter that take a value
    std::size_t at = 1;
    for (; at < command.size() && command[at].size() > 1 && command[at].front() == '-'; ++at) {
        const auto option = command[at].find_first_of(withValue, 1);
        if (option + 1 == command[at].size()) // its value is the next word
            ++at;
    }
    if (at + 1 != command.size())
        return;
    // The user's configuration may name the command.
    std::vector<std::string> configured = {command.front(), "-G"};
    configured.insert(configured.end(), command.begin() + 1, command.end());
    const ProgramOutput said = runProgram(configured, {10, std::move(stop)});
    if (said.status != 0 || ("\n" + said.out).find("\nremotecommand ") != std::string::npos)
        return;
    throw UsageError(
        sentence("'%1' starts nothing there: name the program, too, for example 'ssh gpu1 overtake-bench worker'.",
                 commandText(command)));
}

const std::vector<Framework> &frameworks()
{
    static const std::vector<Framework> all = {
        {"torch", "PyTorch"}, {"numpy", "NumPy"},           {"cupy", "CuPy"},
        {"jax", "JAX"},       {"tensorflow", "TensorFlow"}, {"sklearn", "scikit-learn"}};
    return all;
}

bool isFramework(const std::string &id)
{
    return std::ranges::any_of(frameworks(), [&](const Framework &one) { return one.id == id; });
}

const char *chosenInterpreter()
{
    const char *python = std::getenv("OVERTAKE_PYTHON");
    return python && *python ? python : nullptr;
}

std::string usualInterpreter()
{
    const char *python = chosenInterpreter();
    return python ? python : "python3";
}

double patienceOfUser()
{
    const double seconds = numberInVariable("OVERTAKE_WORKER_PATIENCE").value_or(0);
    return seconds > 0 ? seconds : 600;
}

std::vector<std::string> frameworkCommand(const std::string &id, const std::string &interpreter)
{
    const fs::path folder = workersFolder();
    std::error_code none;
    if (const fs::path file = folder / (id + "_engine.py"); !fs::exists(file, none))
        throw Error(sentence("'%1' is missing: install Overtake again, or set OVERTAKE_WORKERS.", file.string()));
    return {interpreter, workerFile().string(), id};
}

std::vector<std::pair<std::string, std::string>> environmentOf(const std::vector<std::string> &command)
{
    std::vector<std::pair<std::string, std::string>> variables = {{"LC_ALL", "C.UTF-8"}, {"LANGUAGE", ""}};
    if (command.size() == 3 && command[1] == workerFile().string()) // frameworkCommand()'s: it runs on this machine
        variables.emplace_back("OVERTAKE_USUAL_THREADS", std::to_string(thisMachine().usable.usualThreads()));
    return variables;
}

} // namespace overtake::worker
