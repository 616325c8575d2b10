// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/outcome.h"

#include "cli/commands.h"
#include "cli/selection.h"
#include "cli/verdict_text.h"
#include "cli/words.h"
#include "file/atomic_file.h"
#include "report/csv.h"
#include "report/names.h"
#include "text/error.h"
#include "text/format.h"

#include <algorithm>

namespace overtake::cli
{
namespace
{

constexpr double shortestBudget = 0.01;
constexpr double longestBudget = 1e6;

bool anyMeasured(const Sweep &sweep)
{
    return std::any_of(sweep.points.begin(), sweep.points.end(), [](const SweepPoint &point) {
        const auto &all = point.comparison.measurements;
        return std::any_of(all.begin(), all.end(),
                           [](const Measurement &measurement) { return measurement.hasTime(); });
    });
}

} // namespace

void requireWritableTargets(const CommandLine &line)
{
    try {
        for (const std::string &path : {line.out, line.csv, line.trace}) {
            if (!path.empty()) {
                requireWritable(path);
            }
        }
    } catch (const Error &error) {
        throw UsageError(error.message());
    }
    const auto differ = [](const char *one, const std::string &path, const char *other, const std::string &otherPath) {
        if (!path.empty() && path == otherPath) {
            throw UsageError(sentence("%1 and %2 name the same file '%3'.", one, other, path));
        }
    };
    differ("--out", line.out, "--csv", line.csv);
    differ("--out", line.out, "--trace", line.trace);
    differ("--csv", line.csv, "--trace", line.trace);
}

double budgetOf(const CommandLine &line)
{
    return line.budget.empty()
               ? 0
               : parseNumber("--budget", line.budget, ParameterKind::Real, shortestBudget, longestBudget);
}

std::unique_ptr<StopRule> makeRule(const CommandLine &line, double budgetSeconds)
{
    if (budgetSeconds <= 0) {
        return line.quick ? quickRule() : carefulRule();
    }
    return line.quick ? quickRule(budgetSeconds) : carefulRule(budgetSeconds);
}

void writeTargets(const CommandLine &line, const RunRecord &record)
{
    if (!anyMeasured(record.sweep)) {
        return;
    }
    if (!line.out.empty()) {
        writeRunFile(line.out, record);
    }
    if (!line.csv.empty()) {
        writeCsv(line.csv, record);
    }
}

int reportFailures(const Environment &environment, const Sweep &sweep)
{
    if (sweep.cancelled) {
        printError(environment, sentence("Cancelled; what was measured until then is shown."));
        return someFailed;
    }
    std::size_t missing = 0;
    std::string first;
    for (const SweepPoint &point : sweep.points) {
        for (const Measurement &measurement : point.comparison.measurements) {
            if (measurement.hasTime()) {
                continue;
            }
            if (missing++ == 0) {
                first = toText(measurement.use) + ", " + sweep.key + " = " + formatCount(point.value) + " " +
                        statusWord(measurement.status) + ": " + inWords(measurement.reason);
            }
        }
    }
    if (missing == 0) {
        return allMeasured;
    }
    printError(environment, missing == 1 ? first : first + " " + tr("(and %1 more)", missing - 1));
    return someFailed;
}

} // namespace overtake::cli
