// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The command line as typed, taken apart but not yet understood: names and numbers are checked where they are used, by
// the tables that declare them.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace CLI
{
class App;
}

namespace overtake::cli
{

struct CommandLine {
    std::optional<std::string> text; ///< --help and --version: print this and do nothing else

    std::string command;               ///< its name
    std::string workload;              ///< empty: the preset's
    std::string preset;                ///< empty: none
    std::vector<std::string> settings; ///< "key=value"
    std::vector<std::string> workers;  ///< "lab=ssh gpu1 overtake-bench worker"
    std::vector<std::string> engines;  ///< "cpu,threads=1,batch=512"
    std::string over;                  ///< key swept; empty: the preset's or the workload's own
    std::string from, to, points;      ///< empty: not given
    std::string andKey;                ///< second key of a map; empty: a sweep
    std::string andFrom, andTo;
    std::vector<std::string> values; ///< each one value or several with commas
    bool quick = false;
    std::string budget;
    std::string epochs, heldOut;             ///< train; empty: not given
    std::string sample, prompt, temperature; ///< train gpt
    std::string seed;                        ///< check and data
    bool small = false;                      ///< check: of each subject the smallest cases
    std::string rows, columns;               ///< data
    std::string cpu, gpu;                    ///< ratio: names of devices; lesson: the engine that is the GPU
    std::string devices;                     ///< ratio: a database of the user's own; empty: the one built in
    bool attributes = false;                 ///< devices: what their drivers say
    bool measurePeaks = false;               ///< devices: what they can do
    std::string out, csv;                    ///< files
    bool isPiped = false;                    ///< one of the files is standard output, by `-`
    bool profile = false;                    ///< measure: a table of the step's operations
    bool whatIf = false;                     ///< ask for changes that would halve the crossover
    bool profileAll = false;                 ///< the same with all of them
    std::string profileSort;                 ///< the same by another column
    std::string trace;                       ///< measure: a file
    std::string counts, png;                 ///< render: files
    std::optional<std::string> sbatch;       ///< sweep: options of Slurm's, perhaps none
    std::vector<std::string> files;          ///< recordings; collect: a folder
    bool copy = false;                       ///< workers try: copy the program there if it is missing
    std::string lesson;                      ///< a file or the id of one that is built in; empty: list them
    bool forget = false;                     ///< tune
    std::vector<std::string> words;          ///< workers: what to do, a name, a command; help: one; record: workloads
    bool json = false;
};

/// The commands and options of overtake-bench, whose values go to `line`: it must outlive them.
std::unique_ptr<CLI::App> commandTree(CommandLine &line);
std::vector<std::string> commandNames(const CLI::App &tree);
/// The output of --version and of the command.
std::string versionText();
/// The meaning of each exit status.
std::string exitStatusText();

/// `arguments` without the program's name. Throws UsageError, one line.
CommandLine parseCommandLine(const std::vector<std::string> &arguments);

} // namespace overtake::cli
