// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/axis.h"
#include "cli/commands/commands.h"
#include "cli/commands/outcome.h"
#include "cli/commands/selection.h"
#include "cli/slurm/sweep_array.h"
#include "cli/text/comparison_text.h"
#include "cli/text/reported_text.h"
#include "cli/text/text_table.h"
#include "cli/text/words.h"
#include "measure/compare/sweeper.h"
#include "measure/compare/what_if.h"
#include "text/error.h"
#include "text/format.h"
#include "workloads/divisibility.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace overtake::cli
{
namespace
{

constexpr int usualPoints = 10;
constexpr int mostPoints = 1000;

std::vector<double> selectValues(const CommandLine &line, const Selection &selection, const ParameterSpec &spec)
{
    const bool hasRange = !line.from.empty() || !line.to.empty() || !line.points.empty();
    if (!line.values.empty()) {
        if (hasRange)
            throw UsageError(sentence("--values replaces --from, --to and --points: leave them out."));
        std::vector<double> values;
        for (const std::string &text : valuesIn(line.values))
            values.push_back(axisEnd("--values", text, spec));
        return values;
    }
    double from = spec.minimum;
    double to = spec.maximum;
    if (selection.preset != nullptr && selection.preset->sweepKey == spec.key &&
        !selection.preset->sweepValues.empty()) {
        if (!hasRange)
            return selection.preset->sweepValues;
        const auto [least, most] = std::ranges::minmax_element(selection.preset->sweepValues);
        from = *least;
        to = *most;
    }
    if (!line.from.empty())
        from = axisEnd("--from", line.from, spec);
    if (!line.to.empty())
        to = axisEnd("--to", line.to, spec);
    if (from >= to) {
        throw UsageError(
            sentence("--from %1 must be below --to %2.", toText(ParameterValue(from)), toText(ParameterValue(to))));
    }
    return movedToFitting(fittingNumbers(*selection.workload, selection.parameters, spec.key),
                          sweepValues(spec, from, to, pointsOf(line, usualPoints, mostPoints)));
}

std::string placeText(const Overtaking &overtaking)
{
    switch (overtaking.kind) {
    case Overtaking::Kind::Nowhere:
        return tr("nowhere");
    case Overtaking::Kind::Everywhere:
        return tr("everywhere");
    case Overtaking::Kind::From:
        break;
    }
    return tr("from %1", formatCount(overtaking.value));
}

/// Why whatIf() has no answer for any engine.
std::string whyNoWhatIf(const Sweep &sweep, const EngineRegistry &engines)
{
    if (sweep.points.size() < 2)
        return tr("It is not known what would halve the crossover: that takes a sweep of at least two points.");
    const auto isGpu = [&](const EngineUse &use) { return hasGpuModel(use, engines); };
    if (std::any_of(sweep.engines.begin() + 1, sweep.engines.end(), isGpu))
        return tr("It is not known what would halve the crossover: too little was measured, or the GPU is faster first "
                  "and slower from some place on.");
    if (isGpu(sweep.engines.front()))
        return tr("It is not known what would halve the crossover: the GPU is the baseline. Name it after the engine "
                  "with which it is compared.");
    return tr("It is not known what would halve the crossover: no engine of this sweep is a GPU with a model.");
}

/// Which figure would halve the crossover: a table for each GPU that has a model, and a sentence. Says so where no
/// engine of the sweep is such a GPU.
std::string whatIfText(const Sweep &sweep, const ParameterSpec &swept, const EngineRegistry &engines)
{
    KeptPlans plans;
    std::string text;
    for (std::size_t other = 1; other < sweep.engines.size() && !sweep.points.empty(); ++other) {
        const std::optional<WhatIf> found = whatIf(sweep, other, engines, plans);
        if (!found)
            continue;
        const std::vector<Label> names = labelsApart(sweep.points.front().comparison);
        TextTable table({{tr("figure")}, {tr("half of it"), Align::Right}, {tr("twice"), Align::Right}});
        for (const WhatIf::Row &row : found->rows)
            table.addRow({inWords(row.label), placeText(row.half), placeText(row.twice)});
        text += "\n" +
                wrapped(tr("Where %1 is faster, by the model: %2. With one figure changed:", inWords(names[other]),
                           placeText(found->now))) +
                table.text(2);
        if (const Message sentence = toMessage(*found, term(swept.label)); !sentence.empty())
            text += wrapped(inWords(sentence));
    }
    return text.empty() ? "\n" + wrapped(whyNoWhatIf(sweep, engines)) : text;
}

} // namespace

int sweep(const CommandLine &line, const Environment &environment)
{
    const Selection selection = selectWork(line);
    if (line.whatIf && (line.json || !line.andKey.empty() || line.sbatch))
        throw UsageError(sentence("--what-if prints a table below one sweep: leave --json, --and and --sbatch out."));
    if (line.sbatch && !line.andKey.empty())
        throw UsageError(sentence("--sbatch submits a sweep over one parameter: leave --and out."));
    if (!line.andKey.empty())
        return map(line, environment, selection);
    if (!line.andFrom.empty() || !line.andTo.empty())
        throw UsageError(sentence("--and-from and --and-to belong to --and KEY: give it too."));
    if (line.over == "gpus" && !selection.workload->parameters().find("gpus"))
        return sweepGpus(line, environment, selection);
    const ParameterSpec &spec = sweptParameter(line.over, selection);
    SweepRequest request;
    request.preset = selection.preset == nullptr ? "" : selection.preset->name;
    request.parameters = selection.parameters;
    request.key = spec.key;
    request.values = distinct(selectValues(line, selection, spec));
    requireFree(selection, spec, request.values);
    if (line.sbatch) {
        return submitSweep(line, environment, spec,
                           {"", selection.workload->id(), spec.key, line.engines, request.values},
                           budgetOfTask(line, request.values.size()));
    }
    request.engines = withHonestBeside(
        selectEngines(line, selection, environment.engines,
                      usualEngines(line, selection, environment, defaultComparison(environment.engines)), spec.key));
    request.budgetSeconds = budgetOf(line);
    // Half of the budget for the first points, so that all of them are measured; the rest for set-up and refinement.
    const double share =
        0.5 * request.budgetSeconds / static_cast<double>(request.values.size() * request.engines.size());
    const auto rule = makeRule(line, std::min(share, makeRule(line, 0)->budget()));
    requireWritableTargets(line, filesOf(selection));

    if (!line.json)
        printHeading(line, environment, sweepHeading(*selection.workload, selection.parameters, spec) + "\n",
                     request.engines);
    Sweep measured;
    runWithProgress(
        environment, spec.key, {}, *rule, [&](Measurer &measurer, MeasureOptions options, const OnPoint &onPoint) {
            options.keepsStopped = true;
            measured = runSweep(measurer, environment.clock, *selection.workload, request, options, {onPoint, nullptr});
        });
    RunRecord record = makeRunRecord(std::move(measured), thisMachine());
    writeEarly(line, [&](const CommandLine &files) { writeTargets(files, record); });
    if (line.json || !line.out.empty() || line.whatIf) // half a second where the CPU has to be measured
        record.devices = devicesUntilStop(environment, request.engines, UnmeasuredDevice::Measure);
    const bool isStopped = environment.stop.stop_requested();
    printSweep(line, environment, record, spec);
    if (line.whatIf)
        environment.out << whatIfText(record.sweep, spec, environment.engines);
    writeTargets(line, record); // last: what goes wrong there must not cost what was measured
    return reportFailures(environment, record.sweep, isStopped);
}

} // namespace overtake::cli
