// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// check: does every engine compute what the textbook loops compute?
#include "check/check.h"
#include "cli/commands/commands.h"
#include "cli/commands/outcome.h"
#include "cli/commands/selection.h"
#include "cli/text/progress_bar.h"
#include "cli/text/text_table.h"
#include "cli/text/words.h"
#include "file/atomic_file.h"
#include "measure/engine_use.h"
#include "operations/operations.h"
#include "report/run_file.h"
#include "text/contains.h"
#include "text/error.h"
#include "text/format.h"
#include "workloads/workload.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>

namespace overtake::cli
{
namespace
{

constexpr double usualSeed = 42;

/// Every engine that can serve here but the reference: with one thread and with all where it has threads, and with each
/// choice that it offers (precision, launch mode) beside its default.
std::vector<EngineUse> usesToCheck(const EngineRegistry &engines)
{
    std::vector<EngineUse> uses;
    const auto add = [&](const std::string &id, const ParameterSpec *option, const ParameterValue &value) {
        EngineUse use{id, {}, {}};
        if (option != nullptr)
            use.options.set(option->key, value);
        if (!contains(uses, use))
            uses.push_back(use);
    };
    for (const auto &engine : engines.engines()) {
        const EngineDescription &description = engine->description();
        if (description.kind == EngineKind::Reference || !description.unavailable.empty() || description.predicted)
            continue;
        const ParameterSpec *threads = description.options.find("threads");
        if (threads == nullptr) {
            add(description.id, nullptr, {});
        } else {
            add(description.id, threads, valueFromNumber(*threads, threads->minimum));
            add(description.id, threads, valueFromNumber(*threads, threads->maximum));
        }
        for (const ParameterSpec &option : description.options.specs()) {
            for (const std::string &choice : option.choices)
                if (ParameterValue(choice) != option.defaultValue)
                    add(description.id, &option, choice);
        }
    }
    return uses;
}

/// Adds to `rows` what is checked until it throws Cancelled.
void checkAll(const Environment &environment, const std::vector<EngineUse> &uses, std::uint32_t seed, CheckScope scope,
              std::vector<CheckRow> &rows)
{
    const ReferenceResults reference(environment.engines.require("reference"));
    ProgressBar bar(environment.err, environment.clock, environment.showProgress);
    const std::size_t expected = uses.size() * (allOperations().size() + allWorkloads().size());
    for (const EngineUse &use : uses) {
        Engine &engine = environment.engines.require(use.id);
        bar.update(static_cast<double>(rows.size()) / static_cast<double>(expected), tr("checking %1", toText(use)),
                   std::nullopt);
        checkEngine(
            engine, engine.completed(use.options), reference, seed,
            [&](const CheckRow &row) {
                rows.push_back(row);
                bar.update(static_cast<double>(rows.size()) / static_cast<double>(expected),
                           tr("checking %1, %2 done", row.engine, row.subject), std::nullopt);
            },
            environment.stop, scope);
    }
}

/// By engine: what computed beside its own kernels.
using Libraries = std::map<std::string, Message>;

Libraries librariesOf(const Environment &environment, const std::vector<EngineUse> &uses)
{
    Libraries libraries;
    for (const EngineUse &use : uses)
        if (Message text = environment.engines.require(use.id).libraries(); !text.empty())
            libraries[use.id] = std::move(text);
    return libraries;
}

std::string rowsJson(const std::vector<CheckRow> &rows, const Libraries &libraries, bool passed)
{
    nlohmann::json object =
        headed("overtake-check", {{"passed", passed}, {"libraries", libraries}, {"rows", nlohmann::json::array()}});
    for (const CheckRow &row : rows) {
        nlohmann::json entry = {{"engine", row.engine},       {"subject", row.subject}, {"detail", row.detail},
                                {"cases", row.cases},         {"seed", row.seed},       {"passed", row.passed},
                                {"tolerance", row.tolerance}, {"reason", row.reason}};
        if (std::isfinite(row.worstError))
            entry["worst_error"] = row.worstError;
        if (row.absent)
            entry["absent"] = true;
        if (row.differs)
            entry["differs"] = true;
        object["rows"].push_back(entry);
    }
    return jsonText(object);
}

std::string scientific(double value)
{
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::scientific, 1).ptr;
    return {text.data(), end};
}

/// Lists the features that engines lack, a line for each reason: devices that share a batch lack most.
std::string absentText(const std::vector<CheckRow> &rows)
{
    std::map<std::tuple<std::string, bool, std::string>, std::vector<std::string>> absent; // by engine and reason
    for (const CheckRow &row : rows)
        if (row.absent)
            absent[{row.engine, row.isElsewhere, inWords(row.reason)}].push_back(inWords(row.subject));
    std::string text;
    for (const auto &[place, subjects] : absent) {
        const auto &[engine, isElsewhere, reason] = place;
        if (subjects.size() == 1) {
            text += isElsewhere ? tr("%1: %2 is not there: %3", engine, subjects.front(), reason)
                                : tr("%1: %2 is not here: %3", engine, subjects.front(), reason);
        } else {
            text += isElsewhere ? tr("%1: %2 of these are not there: %3", engine, subjects.size(), reason)
                                : tr("%1: %2 of these are not here: %3", engine, subjects.size(), reason);
        }
        text += "\n";
    }
    return text;
}

void printRows(const Environment &environment, const std::vector<CheckRow> &rows, const Libraries &libraries,
               std::uint32_t seed)
{
    TextTable table({{tr("engine")},
                     {tr("checked")},
                     {tr("cases"), Align::Right},
                     {tr("worst error"), Align::Right},
                     {tr("allowed"), Align::Right},
                     {tr("result")},
                     {tr("where it is worst")}});
    for (const CheckRow &row : rows) {
        if (row.absent)
            continue;
        table.addRow(
            {row.engine, inWords(row.subject), std::to_string(row.cases), scientific(row.worstError),
             scientific(row.tolerance),
             row.differs  ? tr("differs")
             : row.passed ? tr("ok")
                          : tr("FAILED"),
             inWords(row.detail) + (row.detail.empty() || row.reason.empty() ? "" : ": ") + inWords(row.reason)});
    }
    environment.out
        << tr("Each engine against the textbook loops; error relative to the largest value; seed %1", seed) << "\n"
        << tr("Matrix multiplications in tf32 or bf16 use numbers that these hold exactly: only sums may differ.")
        << "\n";
    for (const auto &[engine, text] : libraries)
        environment.out << engine << ": " << inWords(text) << ".\n";
    environment.out << "\n" << table.text() << absentText(rows);
}

} // namespace

int check(const CommandLine &line, const Environment &environment)
{
    std::vector<EngineUse> uses;
    for (const std::string &text : line.engines) {
        uses.push_back(parseEngineUse(text, environment.engines, {}));
        if (environment.engines.require(uses.back().id).description().predicted) {
            throw UsageError(
                sentence("'%1' predicts times and computes nothing that could be checked.", uses.back().id));
        }
    }
    requireHonest(uses, sentence("A check"));
    limitLibraries(uses);
    if (uses.empty())
        uses = usesToCheck(environment.engines);
    const double given =
        line.seed.empty() ? usualSeed : parseNumber("--seed", line.seed, ParameterKind::Integer, 0, 4294967295.0);
    const auto seed = static_cast<std::uint32_t>(given);
    requireWritableTargets(line);

    std::vector<CheckRow> rows;
    bool isStopped = false;
    try {
        checkAll(environment, uses, seed, line.small ? CheckScope::Small : CheckScope::Whole, rows);
    } catch (const Cancelled &) {
        if (rows.empty())
            throw;
        isStopped = true;
    }
    const auto failed = std::ranges::count_if(rows, [](const CheckRow &row) { return !row.passed; });
    const bool passed = failed == 0 && !isStopped;
    const Libraries libraries = librariesOf(environment, uses);
    if (line.json)
        environment.out << rowsJson(rows, libraries, passed);
    else
        printRows(environment, rows, libraries, seed);
    if (!line.out.empty()) // last: what goes wrong there must not cost what was checked
        writeFileAtomically(line.out, rowsJson(rows, libraries, passed));
    if (isStopped) {
        printError(environment, sentence("Stopped. The results so far are shown."));
    } else if (failed > 0) {
        const auto first = std::ranges::find_if(rows, [](const CheckRow &row) { return !row.passed; });
        printError(environment, sentence("%1 of %2 checks failed, first %3, %4: %5", failed, rows.size(), first->engine,
                                         listed({first->subject, first->detail}), first->reason));
    }
    return passed ? allMeasured : someFailed;
}

} // namespace overtake::cli
