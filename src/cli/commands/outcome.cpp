// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/outcome.h"

#include "cli/commands/commands.h"
#include "cli/commands/selection.h"
#include "cli/text/comparison_text.h"
#include "cli/text/reported_text.h"
#include "cli/text/text_table.h"
#include "cli/text/verdict_text.h"
#include "cli/text/words.h"
#include "engines/stop_scope.h"
#include "file/atomic_file.h"
#include "report/chrome_trace.h"
#include "report/csv.h"
#include "report/names.h"
#include "text/error.h"
#include "workloads/preset.h"

#include <algorithm>
#include <exception>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>

namespace overtake::cli
{
namespace
{

constexpr double shortestBudget = 0.01;
constexpr double longestBudget = 1e6;

} // namespace

bool anyMeasured(const Sweep &sweep)
{
    return std::ranges::any_of(sweep.points, [](const SweepPoint &point) {
        return std::ranges::any_of(point.comparison.measurements,
                                   [](const Measurement &measurement) { return measurement.hasTime(); });
    });
}

NamedFiles filesOf(const Selection &selection)
{
    NamedFiles files;
    for (const ParameterSpec &spec : selection.workload->parameters().specs())
        if (spec.kind == ParameterKind::File && !selection.parameters.text(spec.key).empty())
            files.emplace_back("--set " + spec.key, selection.parameters.text(spec.key));
    return files;
}

void requireWritableTargets(const CommandLine &line, const NamedFiles &read)
{
    std::map<std::string, std::string> options; // by path
    std::error_code unknown;                    // one file has many spellings
    for (const auto &[name, path] : read)
        options.emplace(std::filesystem::weakly_canonical(std::filesystem::absolute(path, unknown), unknown).string(),
                        name);
    for (const auto &[option, path] : {std::pair{"--out", line.out},
                                       {"--csv", line.csv},
                                       {"--trace", line.trace},
                                       {"--counts", line.counts},
                                       {"--png", line.png}}) {
        if (path.empty())
            continue;
        const std::string &target = path; // C++20 captures no structured binding
        given([&] { requireWritable(target); });
        const auto file = std::filesystem::weakly_canonical(std::filesystem::absolute(path, unknown), unknown);
        const bool isStream = unknown || isWrittenInPlace(path);
        if (const auto [other, isNew] = options.emplace(isStream ? path : file.string(), option); !isNew)
            throw UsageError(sentence("%1 and %2 name the same file '%3'.", other->second, option, path));
    }
}

double budgetOf(const CommandLine &line)
{
    return line.budget.empty()
               ? 0
               : parseNumber("--budget", line.budget, ParameterKind::Real, shortestBudget, longestBudget);
}

double budgetOfTask(const CommandLine &line, std::size_t tasks)
{
    const double budget = budgetOf(line);
    return budget > 0 ? std::max(shortestBudget, budget / static_cast<double>(tasks)) : 0;
}

std::unique_ptr<StopRule> makeRule(const CommandLine &line, double budgetSeconds)
{
    if (budgetSeconds <= 0)
        return line.quick ? quickRule() : carefulRule();
    return line.quick ? quickRule(budgetSeconds) : carefulRule(budgetSeconds);
}

std::string sweepHeading(const Workload &workload, ParameterValues parameters, const ParameterSpec &swept)
{
    parameters.remove(swept.key);
    return tr("%1: sweep over %2", inWords(workload.label()), inWords(swept.label)) + "\n" +
           wrapped(parametersText(workload.parameters(), parameters), 2);
}

void printSweep(const CommandLine &line, const Environment &environment, const RunRecord &record,
                const ParameterSpec &swept)
{
    const Sweep &sweep = record.sweep;
    const auto &presets = allPresets();
    const auto preset = std::ranges::find_if(presets, [&](const Preset &one) { return one.name == sweep.preset; });
    if (line.json) {
        nlohmann::json object = toJson(record);
        if (preset != presets.end())
            object["published"] = reportedJson(*preset);
        environment.out << jsonText(object);
        return;
    }
    environment.out << dataText(sweep) << sweepText(sweep, swept) << remarksText(sweep, swept);
    if (preset != presets.end())
        environment.out << claimText(*preset) << reportedText(*preset) << frameworkText(*preset, sweep.engines);
}

void writeEach(std::initializer_list<FileWrite> writes)
{
    std::exception_ptr first;
    for (const auto &[path, write] : writes) {
        try {
            if (!path.empty())
                write(path);
        } catch (const Error &) {
            if (!first)
                first = std::current_exception();
        }
    }
    if (first)
        std::rethrow_exception(first);
}

void writeEarly(const CommandLine &line, const std::function<void(const CommandLine &)> &write)
{
    try {
        CommandLine files = line;
        for (std::string *path : {&files.out, &files.csv, &files.trace})
            if (!path->empty() && isWrittenInPlace(*path))
                path->clear();
        write(files);
    } catch (const Error &) { // said at the end
    }
}

std::vector<std::optional<Device>> devicesUntilStop(const Environment &environment,
                                                    const std::vector<EngineUse> &engines, UnmeasuredDevice unmeasured)
{
    const StopScope scope(environment.stop);
    const auto deviceIfKnown = [&](const EngineUse &use, UnmeasuredDevice one) -> std::optional<Device> {
        try {
            return deviceOf(use, environment.engines, one);
        } catch (const Cancelled &) {  // the command says so
        } catch (const Error &error) { // results without its figures are results
            printError(environment, error.message());
        }
        return std::nullopt;
    };
    std::vector<std::optional<Device>> devices;
    for (const EngineUse &use : engines) {
        const bool isStopped = environment.stop.stop_requested();
        devices.push_back(deviceIfKnown(use, isStopped ? UnmeasuredDevice::LeaveOut : unmeasured));
    }
    return devices;
}

void writeTargets(const CommandLine &line, const RunRecord &record)
{
    if (!anyMeasured(record.sweep))
        return;
    writeEach({{line.out, [&](const std::string &path) { writeRunFile(path, record); }},
               {line.csv, [&](const std::string &path) { writeCsv(path, record); }},
               {line.trace, [&](const std::string &path) {
                    writeTrace(path, record.sweep.points.front().comparison, record.machine, record.date);
                }}});
}

int reportFailures(const Environment &environment, const Sweep &sweep, bool isStopped, const std::string &secondKey)
{
    if (sweep.cancelled || isStopped) {
        printError(environment, sentence("Stopped. The results so far are shown."));
        return someFailed;
    }
    std::size_t missing = 0;
    std::string first;
    for (const SweepPoint &point : sweep.points) {
        for (const Measurement &measurement : point.comparison.measurements) {
            if (measurement.hasTime())
                continue;
            if (missing++ == 0) {
                first = toText(measurement.use) + ", " + sweep.key + " = " + axisText(point.value);
                if (measurement.parameters.has(secondKey))
                    first += ", " + secondKey + " = " + axisText(measurement.parameters.real(secondKey));
                first += " " + statusWord(measurement.status) + ": " + inWords(measurement.reason);
            }
        }
    }
    if (missing == 0)
        return allMeasured;
    printError(environment, missing == 1 ? first : first + " " + tr("(and %1 more)", missing - 1));
    return someFailed;
}

} // namespace overtake::cli
