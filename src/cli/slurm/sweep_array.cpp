// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/slurm/sweep_array.h"

#include "cli/text/words.h"
#include "file/atomic_file.h"
#include "file/json_fields.h"
#include "file/json_file.h"
#include "process/run_program.h"
#include "remote/worker_commands.h"
#include "text/error.h"
#include "text/joined.h"
#include "text/shell_words.h"

#include <algorithm>
#include <filesystem>

namespace overtake::cli
{

namespace fs = std::filesystem;

template <typename Io>
void describe(Io &io, Of<Io, SweepArray> &array)
{
    io.maybe("job", array.job);
    io("workload", array.workload);
    io("key", array.key);
    io("engines", array.engines);
    io("values", array.values);
}

namespace
{

constexpr const char *formatName = "overtake-array";
constexpr int schema = 1;

/// Command line of every task, without its value and its files.
std::vector<std::string> taskCommand(const CommandLine &line, const SweepArray &array, double taskSeconds)
{
    std::error_code none;
    std::vector<std::string> words = {fs::read_symlink("/proc/self/exe", none).string(), "sweep"};
    if (!line.workload.empty())
        words.push_back(line.workload);
    const auto add = [&](const char *option, const std::string &value) {
        if (!value.empty())
            words.insert(words.end(), {option, value});
    };
    add("--preset", line.preset);
    for (const std::string &setting : line.settings)
        add("--set", setting);
    for (const std::string &worker : line.workers)
        add("--worker", worker);
    for (const std::string &engine : line.engines)
        add("--engine", engine);
    add("--over", array.key);
    if (line.quick)
        words.emplace_back("--quick");
    if (taskSeconds > 0)
        add("--budget", toText(ParameterValue(taskSeconds)));
    return words;
}

std::string scriptOf(const CommandLine &line, const ParameterSpec &swept, const SweepArray &array,
                     const std::string &folder, double taskSeconds)
{
    const std::string values =
        joined(array.values, " ", [&](double value) { return toText(valueFromNumber(swept, value)); });
    std::string command;
    for (const std::string &word : taskCommand(line, array, taskSeconds))
        command += shellQuoted(word) + " ";
    return "#!/bin/bash\n"
           "# Written by overtake-bench: task N of the array measures the Nth value.\n"
           "folder=" +
           shellQuoted(folder) + "\nvalues=(" + values +
           ")\ntask=$SLURM_ARRAY_TASK_ID\n"
           "echo \"${SLURMD_NODENAME:-$(hostname)}\" >\"$folder/$task.node\"\n"
           "exec " +
           command + "--values \"${values[$task]}\" --out \"$folder/$task.json\"\n";
}

/// The folder in a file name pattern of Slurm's.
std::string patternOf(const fs::path &folder)
{
    std::string pattern;
    for (const char c : folder.string())
        pattern += c == '%' ? "%%" : std::string(1, c);
    return pattern;
}

/// The number in sbatch's last line, "17" or "17;cluster", below what a site's own scripts print; empty: there is none.
std::string jobIn(const std::string &printed)
{
    const std::string line = lastLineOf(printed);
    const std::string job = line.substr(0, line.find(';'));
    return std::ranges::all_of(job, [](char c) { return c >= '0' && c <= '9'; }) ? job : std::string();
}

void writeSweepArray(const fs::path &folder, const SweepArray &array)
{
    nlohmann::json json = jsonOf(array);
    json["format"] = formatName;
    json["schema"] = schema;
    writeFileAtomically(arrayFileIn(folder.string()), jsonText(json));
}

} // namespace

std::string arrayFileIn(const std::string &folder)
{
    return (fs::path(folder) / "array.json").string();
}

SweepArray readSweepArray(const std::string &folder)
{
    const std::string path = arrayFileIn(folder);
    std::error_code none;
    if (!fs::exists(path, none)) {
        throw UsageError(sentence(
            "'%1' is not the folder of a sweep: overtake-bench sweep … --sbatch 'OPTIONS' makes one.", folder));
    }
    return readJsonFileAs(path, [](const nlohmann::json &json) {
        const JsonNode root(json);
        root["format"].require(root["format"].text() == formatName, sentence("'%1'", formatName));
        root["schema"].require(root["schema"].integer() == schema, sentence("'%1'", schema));
        SweepArray array;
        readValue(root, array);
        root["values"].require(!array.values.empty(), sentence("a list of at least one"));
        root["engines"].require(!array.engines.empty(), sentence("a list of at least one"));
        return array;
    });
}

int submitSweep(const CommandLine &line, const Environment &environment, const ParameterSpec &swept, SweepArray array,
                double taskSeconds)
{
    if (array.engines.empty()) {
        throw UsageError(
            sentence("--sbatch needs --engine, because the engines of the machines behind Slurm are not known here."));
    }
    const fs::path given = fs::path(line.out).replace_extension(".slurm");
    if (line.out.empty() || line.isPiped || given == line.out) {
        throw UsageError(
            sentence("--sbatch needs --out FILE.json: the tasks leave their results in a folder beside it."));
    }
    if (line.json || !line.csv.empty()) {
        throw UsageError(
            sentence("With --sbatch nothing is measured yet: give --json and --csv to overtake-bench collect."));
    }
    const std::vector<std::string> options = shellWords(*line.sbatch); // before anything is written
    std::error_code problem;
    const fs::path folder = fs::absolute(given, problem);
    if (problem || !fs::create_directory(folder, problem)) {
        throw UsageError(
            problem ? sentence("The folder '%1' cannot be made: %2.", given.string(), systemReason(problem.value()))
                    : sentence(
                          "The folder '%1' is there already: collect its sweep and remove it, or choose another --out.",
                          folder.string()));
    }
    const std::string script = (folder / "job.sh").string();
    std::vector<std::string> command = {"sbatch", "--parsable", "--job-name=overtake",
                                        "--array=0-" + std::to_string(array.values.size() - 1),
                                        "--output=" + patternOf(folder) + "/%a.log"};
    command.insert(command.end(), options.begin(), options.end()); // the user's own come last and count
    command.push_back(script);
    try {
        writeFileAtomically(script, scriptOf(line, swept, array, folder.string(), taskSeconds));
        writeSweepArray(folder, array); // before a job that would be lost without it
    } catch (const Error &) {
        fs::remove_all(folder, problem);
        throw;
    }
    const ProgramOutput submitted = [&] {
        try {
            return runProgram(command, {worker::patienceOfUser(), environment.stop});
        } catch (const Error &error) {
            throw Error(sentence("%1 sbatch may have submitted the sweep all the same: '%2' is kept.", error.message(),
                                 folder.string()));
        }
    }();
    if (submitted.status != 0) {
        fs::remove_all(folder, problem);
        throw Error(sentence("sbatch rejected the sweep (exit status %1): %2", submitted.status, submitted.lastLine()));
    }
    array.job = jobIn(submitted.out);
    if (array.job.empty()) {
        throw Error(
            sentence("sbatch printed no job number: '%1'. It may have submitted the sweep all the same: '%2' is "
                     "kept.",
                     lastLineOf(submitted.out), folder.string()));
    }
    try {
        writeSweepArray(folder, array);
    } catch (const Error &error) {
        throw Error(sentence("The sweep was submitted as job %1, but its number was not saved: %2", array.job,
                             error.message()));
    }
    const std::string shown = shellQuoted(fs::path(line.out).replace_extension(".slurm").string());
    environment.out << (array.values.size() == 1
                            ? tr("Submitted as job %1: 1 task, one a point. When it has ended:", array.job)
                            : tr("Submitted as job %1: %2 tasks, one a point. When they have ended:", array.job,
                                 array.values.size()))
                    << "\n"
                    << "  overtake-bench collect " << shown << " --out " << shellQuoted(line.out) << "\n";
    return allMeasured;
}

} // namespace overtake::cli
