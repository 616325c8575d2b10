// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// collect: the runs that the tasks of a sweep's job array left, joined to one sweep. A task that left none is a failed
// point, with Slurm's reason.
#include "cli/commands/commands.h"
#include "cli/commands/outcome.h"
#include "cli/slurm/sweep_array.h"
#include "cli/text/comparison_text.h"
#include "cli/text/words.h"
#include "file/json_file.h"
#include "file/text_file.h"
#include "measure/compare/sweeper.h"
#include "process/run_program.h"
#include "text/error.h"
#include "text/format.h"
#include "text/joined.h"
#include "workloads/workload.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <utility>

namespace overtake::cli
{
namespace
{

namespace fs = std::filesystem;

/// State of one task, reported by Slurm.
struct TaskState {
    std::string state; ///< "COMPLETED", "TIMEOUT", …; empty: Slurm does not know it any more
    std::string node;
    std::string exit; ///< "1:0": status and signal

    bool isUnderWay() const
    {
        return state == "PENDING" || state == "RUNNING" || state == "COMPLETING" || state == "CONFIGURING" ||
               state == "REQUEUED" || state == "SUSPENDED";
    }
};

std::vector<std::string> partsOf(const std::string &text, char separator)
{
    std::vector<std::string> parts;
    std::istringstream stream(text);
    for (std::string part; std::getline(stream, part, separator);)
        parts.push_back(part);
    return parts;
}

/// The word after "KEY=".
std::string fieldOf(const std::string &line, const std::string &key)
{
    const auto at = (" " + line).find(" " + key + "=");
    return at == std::string::npos ? "" : line.substr(at + key.size() + 1, line.find(' ', at) - at - key.size() - 1);
}

/// Numbers of tasks as Slurm writes them: "3", or of those that wait "[1,4-9%2]", "0-8:2".
std::vector<std::size_t> tasksIn(std::string text)
{
    std::erase_if(text, [](char c) { return c == '[' || c == ']'; });
    std::vector<std::size_t> tasks;
    for (const std::string &part : partsOf(text.substr(0, text.find('%')), ',')) {
        char *end = nullptr;
        const std::size_t first = std::strtoul(part.c_str(), &end, 10);
        const std::size_t last = *end == '-' ? std::strtoul(end + 1, &end, 10) : first;
        const std::size_t step = *end == ':' ? std::strtoul(end + 1, &end, 10) : 1;
        for (std::size_t task = first; *end == '\0' && step > 0 && task <= last; task += step)
            tasks.push_back(task);
    }
    return tasks;
}

/// Slurm's answer.
struct TaskStates {
    std::map<std::size_t, TaskState> known; ///< by task
    Message trouble;                        ///< why the others are not known; empty: Slurm answered
};

/// Slurm's accounting knows all jobs, where it is kept; the controller those of the last minutes.
TaskStates statesOf(const std::string &job, const std::stop_token &stop)
{
    TaskStates states;
    const auto add = [&](const std::string &tasks, const TaskState &state) {
        for (const std::size_t task : tasksIn(tasks))
            states.known[task] = state;
    };
    const auto ask = [&](const std::vector<std::string> &command) -> ProgramOutput {
        try {
            return runProgram(command, {60, stop});
        } catch (const Cancelled &) {
            throw;
        } catch (const Error &error) { // must not cost what the tasks left
            if (states.trouble.empty())
                states.trouble = error.message();
            return {};
        }
    };
    const ProgramOutput accounting = ask({"sacct", "--jobs", job, "--allocations", "--noheader", "--parsable2",
                                          "--format", "JobID,State,NodeList,ExitCode"});
    for (const std::string &line : partsOf(accounting.out, '\n')) { // "17_3|TIMEOUT|gpu1|0:0", "17_[4-9]|PENDING||0:0"
        const auto parts = partsOf(line, '|');
        if (parts.size() >= 4 && parts[0].find('_') != std::string::npos) {
            // "CANCELLED by 1000"
            add(parts[0].substr(parts[0].find('_') + 1), {parts[1].substr(0, parts[1].find(' ')), parts[2], parts[3]});
        }
    }
    if (!states.known.empty())
        return states;
    const ProgramOutput controller = ask({"scontrol", "--oneliner", "show", "job", job});
    const bool isUnknown = controller.err.find("Invalid job id") != std::string::npos; // ended some minutes ago
    if (controller.status != 0 && controller.notStarted.empty() && !isUnknown && states.trouble.empty())
        states.trouble = controller.lastLine();
    for (const std::string &line : partsOf(controller.out, '\n')) {
        add(fieldOf(line, "ArrayTaskId"),
            {fieldOf(line, "JobState"), fieldOf(line, "NodeList"), fieldOf(line, "ExitCode")});
    }
    return states;
}

Message reasonOf(const TaskState &state, const std::string &lastWords)
{
    static const std::map<std::string, Message> meanings = {
        {"TIMEOUT", sentence("its time limit was reached")},
        {"OUT_OF_MEMORY", sentence("it took more memory than it asked for")},
        {"CANCELLED", sentence("it was cancelled")},
        {"NODE_FAIL", sentence("its node failed")},
        {"PREEMPTED", sentence("another job took its place")}};
    if (state.state.empty()) {
        return lastWords.empty()
                   ? sentence("The task left no results, and Slurm does not know it any more.")
                   : sentence("The task left no results, and Slurm does not know it any more; its last output: %1",
                              lastWords);
    }
    const auto meaning = meanings.find(state.state);
    std::vector<Message> parts{sentence("Slurm: %1", state.state)};
    if (meaning != meanings.end())
        parts.push_back(meaning->second);
    else if (const auto status = state.exit.substr(0, state.exit.find(':')); !status.empty() && status != "0")
        parts.push_back(sentence("exit status %1", status));
    if (!state.node.empty() && state.node != "None" && state.node.find("None assigned") == std::string::npos)
        parts.push_back(sentence("on %1", state.node));
    const Message text = listed(std::move(parts));
    return lastWords.empty() || state.isUnderWay() ? sentence("%1.", text)
                                                   : sentence("%1; its last output: %2", text, lastWords);
}

/// Results of one task.
struct Part {
    std::optional<RunRecord> run;
    std::string node;
    Message reason; ///< why there is no run
    bool isUnderWay = false;
};

/// Null if no task has left a run.
const RunRecord *firstRunOf(const std::vector<Part> &parts)
{
    const auto first = std::ranges::find_if(parts, [](const Part &part) { return part.run.has_value(); });
    return first == parts.end() ? nullptr : &*first->run;
}

std::string runOf(const fs::path &folder, std::size_t task)
{
    return (folder / (std::to_string(task) + ".json")).string();
}

bool hasRun(const fs::path &folder, std::size_t task)
{
    std::error_code none;
    return fs::exists(runOf(folder, task), none);
}

/// Why a task has left no run.
void explainMissing(const fs::path &folder, std::size_t task, const SweepArray &array, const TaskStates &states,
                    Part &part)
{
    const auto found = states.known.find(task);
    const TaskState state = found == states.known.end() ? TaskState{} : found->second;
    const bool isUnknown = state.state.empty() && !states.trouble.empty();
    if (array.job.empty())
        part.reason = sentence("The task left no results. The number of its job was not saved, so it may still run.");
    else if (isUnknown)
        part.reason = sentence("The task left no results, and Slurm did not say why: %1", states.trouble);
    else
        part.reason = reasonOf(state, lastLineOf(textOfFile(folder / (std::to_string(task) + ".log"))));
    part.isUnderWay = array.job.empty() || isUnknown || state.isUnderWay();
}

/// `like`: a run of another task, which has the same engines; may be null.
Part partOf(const fs::path &folder, std::size_t task, const SweepArray &array, const TaskStates &states,
            const RunRecord *like)
{
    const std::string name = std::to_string(task);
    Part part;
    part.node = lastLineOf(textOfFile(folder / (name + ".node")));
    if (!hasRun(folder, task)) {
        explainMissing(folder, task, array, states, part);
        return part;
    }
    try {
        RunRecord run = readRunFile(runOf(folder, task));
        const Sweep &sweep = run.sweep;
        if (sweep.workload != array.workload || sweep.key != array.key || sweep.points.size() != 1 ||
            sweep.points.front().value != array.values[task] || (like && sweep.engines != like->sweep.engines))
            throw Error(sentence("'%1.json' does not hold the results of task %2 of this sweep.", name, name));
        part.run = std::move(run);
    } catch (const Error &error) {
        part.reason = error.message();
    }
    return part;
}

/// A point of which nothing was measured, for engines as in `like`.
SweepPoint missingPoint(double value, const Part &part, const SweepArray &array, const Sweep &like)
{
    SweepPoint point;
    point.value = value;
    for (std::size_t i = 0; i < like.engines.size(); ++i) {
        Measurement measurement;
        measurement.workload = array.workload;
        measurement.parameters = like.parameters;
        if (const ParameterSpec *spec = workloadById(array.workload).parameters().find(array.key))
            measurement.parameters.set(array.key, valueFromNumber(*spec, value));
        measurement.use = like.engines[i];
        if (!like.points.empty()) {
            measurement.kind = like.points.front().comparison.measurements[i].kind;
            measurement.label = like.points.front().comparison.measurements[i].label;
            measurement.device = like.points.front().comparison.measurements[i].device;
        } else {
            measurement.label = {array.engines[i]};
        }
        measurement.status = part.isUnderWay ? PointStatus::Skipped : PointStatus::Failed;
        measurement.reason = part.reason;
        point.comparison.measurements.push_back(std::move(measurement));
    }
    point.comparison.speedUps.resize(like.engines.size());
    return point;
}

/// "gpu1: AMD EPYC", 64 threads -> how many points come from it.
using Machines = std::map<std::pair<std::string, int>, int>;

/// In English, for files.
std::string machineName(const Machines::value_type &machine)
{
    const auto &[name, threads] = machine.first;
    return name + ", " + std::to_string(threads) + (threads == 1 ? " thread" : " threads");
}

RunRecord joinedRun(const SweepArray &array, const std::vector<Part> &parts, Machines &machines)
{
    RunRecord record = makeRunRecord({}, {});
    if (const RunRecord *first = firstRunOf(parts)) {
        record = *first;
    } else {
        record.machine = thisMachine();
        record.sweep.workload = array.workload;
        record.sweep.key = array.key;
        record.sweep.parameters = workloadById(array.workload).parameters().defaults();
        for (const std::string &engine : array.engines)
            record.sweep.engines.push_back({engine.substr(0, engine.find(',')), {}, {}});
        record.sweep.crossovers.resize(array.engines.size());
    }
    const Sweep like = record.sweep;
    for (const Part &part : parts) {
        if (part.run) {
            const Machine &machine = part.run->machine;
            ++machines[{part.node + (part.node.empty() ? "" : ": ") + machine.cpu, machine.threads}];
        }
    }
    Sweep &sweep = record.sweep;
    sweep.points.clear();
    sweep.pending.clear();
    sweep.cancelled = false; // a task that was stopped says so in its own point
    for (std::size_t task = 0; task < parts.size(); ++task) {
        const Part &part = parts[task];
        sweep.points.push_back(part.run ? part.run->sweep.points.front()
                                        : missingPoint(array.values[task], part, array, like));
        if (part.run && machines.size() > 1)
            for (Measurement &measurement : sweep.points.back().comparison.measurements)
                measurement.remarks.push_back(sentence("Measured on %1 (%2).", part.node, part.run->machine.cpu));
    }
    std::ranges::sort(sweep.points, [](const SweepPoint &a, const SweepPoint &b) { return a.value < b.value; });
    if (machines.size() > 1) { // no figure of a chip holds for all of them
        record.devices.clear();
        record.machine.cpu = joined(machines, "; ", machineName);
    }
    findCrossovers(sweep);
    return record;
}

} // namespace

int collect(const CommandLine &line, const Environment &environment)
{
    if (line.files.size() != 1)
        throw UsageError(sentence("collect takes the folder that overtake-bench sweep … --sbatch 'OPTIONS' made."));
    const SweepArray array = given([&] { return readSweepArray(line.files.front()); });
    const fs::path folder = line.files.front();
    NamedFiles read{{"collect", arrayFileIn(folder.string())}};
    for (std::size_t task = 0; task < array.values.size(); ++task)
        read.emplace_back("collect", runOf(folder, task));
    requireWritableTargets(line, read);
    bool isWhole = true;
    for (std::size_t task = 0; task < array.values.size(); ++task)
        isWhole = isWhole && hasRun(folder, task);
    const TaskStates states = isWhole || array.job.empty() ? TaskStates{} : statesOf(array.job, environment.stop);
    std::vector<Part> parts;
    for (std::size_t task = 0; task < array.values.size(); ++task)
        parts.push_back(partOf(folder, task, array, states, firstRunOf(parts)));
    Machines machines;
    const RunRecord record = joinedRun(array, parts, machines);
    const Workload &workload = workloadById(array.workload);
    const ParameterSpec &spec = workload.parameter(array.key);
    if (!line.json) {
        environment.out << sweepHeading(workload, record.sweep.parameters, spec) << "\n"
                        << (array.job.empty() ? "" : tr("Slurm's job %1:", array.job) + "\n");
        for (const auto &[machine, points] : machines) {
            const auto &[name, threads] = machine;
            environment.out << "  " << name << ", " << (threads == 1 ? tr("1 thread") : tr("%1 threads", threads))
                            << ": " << (points == 1 ? tr("1 point") : tr("%1 points", points)) << "\n";
        }
    }
    printSweep(line, environment, record, spec);
    writeTargets(line, record);
    if (const auto left = std::ranges::count_if(parts, &Part::isUnderWay); left > 0) {
        printError(environment,
                   left == 1 ? sentence("1 of %1 tasks has not ended yet: collect again later.", parts.size())
                             : sentence("%1 of %2 tasks have not ended yet: collect again later.", left, parts.size()));
        return someFailed;
    }
    return reportFailures(environment, record.sweep);
}

} // namespace overtake::cli
