// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/commands/outcome.h"
#include "cli/commands/profile_text.h"
#include "cli/commands/selection.h"
#include "cli/text/comparison_text.h"
#include "cli/text/progress_bar.h"
#include "cli/text/reported_text.h"
#include "cli/text/text_table.h"
#include "cli/text/words.h"
#include "measure/compare/measurer.h"
#include "measure/compare/one_point.h"
#include "measure/compare/repeats.h"
#include "measure/engine_device.h"
#include "program/parameter_json.h"
#include "report/chrome_trace.h"
#include "report/utilisation_json.h"
#include "text/error.h"

#include <nlohmann/json.hpp>

namespace overtake::cli
{
namespace
{

Comparison measureWithProgress(const Environment &environment, const Selection &selection,
                               const std::vector<EngineUse> &engines, const StopRule &rule, double budgetSeconds,
                               bool profile)
{
    ProgressBar bar(environment.err, environment.clock, environment.showProgress);
    const double longest = rule.budget() * static_cast<double>(engines.size());
    bar.update(0, tr("preparing"), std::nullopt);
    std::optional<double> start; // start of the first repetition: preparing may take longer than all repetitions
    MeasureOptions options;
    options.rule = &rule;
    options.stop = environment.stop;
    options.profileAlways = profile;
    options.keepsStopped = true;
    options.betweenRounds = [&] {
        const double now = environment.clock.now();
        start = start.value_or(now);
        if (!bar.isDue()) {
            return;
        }
        bar.update((now - *start) / longest, tr("measuring %1", selection.workload->id()), longest - (now - *start));
    };
    Measurer measurer(environment.engines, environment.clock, environment.watch);
    Repeats repeats(rule, budgetSeconds, environment.clock);
    const auto compare = [&] {
        repeats.begin({});
        Comparison comparison = measurer.compare(*selection.workload, selection.parameters, engines, options);
        repeats.note({}, comparison);
        return comparison;
    };
    Comparison comparison = compare();
    repeats.endFirstPass();
    repeats.endRefinement();
    while (repeats.isWorthIt({}, comparison) && repeats.hasTime() && !environment.stop.stop_requested())
        comparison = merged(comparison, compare());
    return comparison;
}

/// One point is a sweep of one, over the parameter that one would vary next.
Sweep asSweep(const Selection &selection, const std::vector<EngineUse> &engines, Comparison comparison, bool isStopped)
{
    Sweep sweep;
    sweep.workload = selection.workload->id();
    sweep.preset = selection.preset == nullptr ? "" : selection.preset->name;
    sweep.parameters = selection.parameters;
    sweep.key = selection.preset == nullptr ? selection.workload->defaultSweepKey() : selection.preset->sweepKey;
    sweep.engines = engines;
    sweep.crossovers.resize(engines.size());
    sweep.cancelled = isStopped;
    sweep.points.push_back({selection.parameters.real(sweep.key), false, std::move(comparison)});
    return sweep;
}

void printMeasurementJson(const Environment &environment, const Selection &selection, const RunRecord &record,
                          const ProfileRequest &profile)
{
    const SweepPoint &point = record.sweep.points.front();
    const auto &all = point.comparison.measurements;
    nlohmann::json object = headed("overtake-point", toJson(point));
    requireSchemaFor(object, point.comparison);
    object["workload"] = record.sweep.workload;
    object["parameters"] = jsonOf(record.sweep.parameters);
    object["preset"] = record.sweep.preset;
    for (std::size_t i = 0; i < all.size(); ++i) {
        nlohmann::json &one = object["measurements"][i];
        addUtilisation(one, all[i], deviceAt(record, i));
        if (profile.wanted && all[i].profile) {
            one["profile"]["table"] = profileJson(profileTable(all[i], deviceAt(record, i)), profile);
        }
    }
    object["date"] = record.date;
    object["machine"] = toJson(record.machine);
    if (selection.preset != nullptr)
        object["published"] = reportedJson(*selection.preset);
    environment.out << jsonText(object);
}

void printMeasurementText(const Environment &environment, const Selection &selection, const RunRecord &record,
                          const ProfileRequest &profile)
{
    const Workload &workload = *selection.workload;
    const Comparison &comparison = record.sweep.points.front().comparison;
    environment.out << inWords(workload.label()) << "\n"
                    << wrapped(parametersText(workload.parameters(), selection.parameters), 2) << dataText(record.sweep)
                    << "\n"
                    << comparisonText(comparison) << whyText(comparison, record.devices);
    for (std::size_t i = 0; profile.wanted && i < comparison.measurements.size(); ++i) {
        const Measurement &measurement = comparison.measurements[i];
        if (measurement.hasTime()) {
            environment.out << profileText(inWords(measurement.label), profileTable(measurement, deviceAt(record, i)),
                                           profile);
        }
    }
    for (const Measurement &measurement : comparison.measurements) {
        environment.out << nanoGptText(measurement);
    }
    environment.out << remarksText(comparison);
    if (selection.preset != nullptr) {
        environment.out << claimText(*selection.preset) << reportedText(*selection.preset)
                        << frameworkText(*selection.preset, record.sweep.engines);
    }
}

void writeTraceTo(const std::string &path, const RunRecord &record)
{
    if (!path.empty() && anyMeasured(record.sweep)) { // else the exit status says why there is nothing to show
        writeTrace(path, record.sweep.points.front().comparison, record.machine, record.date);
    }
}

} // namespace

int measure(const CommandLine &line, const Environment &environment)
{
    const Selection selection = selectWork(line);
    const std::vector<EngineUse> fallback =
        usualEngines(line, selection, environment, {{defaultEngine(environment.engines).description().id, {}, {}}});
    const std::vector<EngineUse> engines =
        withHonestBeside(selectEngines(line, selection, environment.engines, fallback));
    const auto rule = makeRule(line, budgetOf(line) / static_cast<double>(engines.size()));
    const ProfileRequest profile = profileRequest(line);
    requireWritableTargets(line);

    Comparison comparison = measureWithProgress(environment, selection, engines, *rule, budgetOf(line),
                                                profile.wanted || !line.trace.empty());
    const bool isStopped = environment.stop.stop_requested();
    RunRecord record = makeRunRecord(asSweep(selection, engines, std::move(comparison), isStopped), thisMachine());
    // Some seconds where the CPU has to be measured for the first time: not after a quick glance, unless it is asked
    // for.
    const bool measures = !isStopped && (!line.quick || line.json || profile.wanted || !line.out.empty());
    record.devices =
        devicesOf(engines, environment.engines, measures ? UnmeasuredDevice::Measure : UnmeasuredDevice::LeaveOut);
    (line.json ? printMeasurementJson : printMeasurementText)(environment, selection, record, profile);
    writeTargets(line, record); // last: what goes wrong there must not cost what was measured
    writeTraceTo(line.trace, record);
    return reportFailures(environment, record.sweep);
}

} // namespace overtake::cli
