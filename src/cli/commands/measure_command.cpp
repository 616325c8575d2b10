// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/commands/outcome.h"
#include "cli/commands/selection.h"
#include "cli/text/comparison_text.h"
#include "cli/text/progress_bar.h"
#include "cli/text/reported_text.h"
#include "cli/text/text_table.h"
#include "cli/text/words.h"
#include "measure/compare/measurer.h"
#include "measure/compare/one_point.h"
#include "measure/compare/repeats.h"
#include "measure/compare/sweeper.h"
#include "measure/explain/profile_table.h"
#include "program/parameter.h"
#include "program/parameter_json.h"
#include "report/names.h"
#include "report/utilisation_json.h"
#include "text/error.h"
#include "text/format.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace overtake::cli
{
namespace
{

/// --profile, --profile-all and --profile-sort, understood.
struct ProfileRequest {
    bool wanted = false;
    bool all = false;
    ProfileColumn sort = ProfileColumn::Own;
};

std::string percentText(double share)
{
    return formatFixed(100 * share, share < 0.0995 ? 1 : 0) + " %";
}

void sort(ProfileTable &table, ProfileColumn column)
{
    sortRows(table.rows, column, column == ProfileColumn::Name);
}

/// Throws UsageError for a column that there is not.
ProfileRequest profileRequest(const CommandLine &line)
{
    ProfileRequest request;
    request.all = line.profileAll;
    request.wanted = line.profile || line.profileAll || !line.profileSort.empty();
    if (line.profileSort.empty())
        return request;
    const auto found = std::ranges::find(profileColumnKeys, line.profileSort);
    if (found == profileColumnKeys.end()) {
        std::vector<std::string> keys(profileColumnKeys.begin(), profileColumnKeys.end());
        throw UsageError(sentence("A profile has no column '%1'%2 There are %3.", line.profileSort,
                                  suggestion(line.profileSort, keys), quoted(keys)));
    }
    request.sort = static_cast<ProfileColumn>(found - profileColumnKeys.begin());
    return request;
}

/// Top rows first, as the request sorts them; the rest in one line unless it wants all.
std::string profileText(const std::string &engine, ProfileTable table, const ProfileRequest &request)
{
    if (table.rows.empty())
        return "\n" + tr("Profile of a step, %1: unknown for this engine.", engine) + "\n";
    const std::string steps = table.steps == 1 ? tr("1 step") : tr("median of %1 steps", table.steps);
    const std::string time = formatSeconds(table.stepSeconds);
    std::string heading = table.predicted
                              ? tr("Profile of a step, %1: nothing was run, %2", engine, time)
                              : tr("Profile of a step, %1: %2, %3 with a clock around each part", engine, steps, time);
    if (table.peak)
        heading += "; " + tr("peak of %1", inWords(toMessage(*table.peak)));
    sort(table, request.sort);
    const auto right = Align::Right;
    TextTable text({{tr("operation")},
                    {tr("own time"), right},
                    {tr("share"), right},
                    {tr("total"), right},
                    {tr("mean"), right},
                    {tr("calls"), right},
                    {tr("memory"), right},
                    {"FLOP/s", right},
                    {tr("of peak"), right}});
    const std::size_t shown = request.all ? table.rows.size() : std::min(topRows, table.rows.size());
    double left = 0;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const ProfileRow &row = table.rows[i];
        if (i >= shown) {
            left += row.share;
            continue;
        }
        text.addRow({row.name, formatSeconds(row.seconds), percentText(row.share), formatSeconds(row.totalSeconds),
                     formatSeconds(row.meanSeconds), std::to_string(row.calls),
                     row.bytes ? formatBytes(static_cast<std::int64_t>(*row.bytes)) : "",
                     row.flopsPerSecond ? formatRate(*row.flopsPerSecond, "FLOP/s") : "",
                     row.shareOfPeak ? percentText(*row.shareOfPeak) : ""});
    }
    text.addRow({tr("launching and waiting"), formatSeconds(table.restSeconds),
                 percentText(table.stepSeconds > 0 ? table.restSeconds / table.stepSeconds : 0), "", "", "", "", "",
                 ""});
    std::string result = "\n" + wrapped(heading + ".") + text.text(2);
    if (shown < table.rows.size()) {
        const std::size_t more = table.rows.size() - shown;
        result += "  " +
                  (more == 1 ? tr("and 1 more, %1 of the step: --profile-all shows it.", percentText(left))
                             : tr("and %1 more, %2 of the step: --profile-all shows them.", more, percentText(left))) +
                  "\n";
    }
    return result;
}

/// "nanoGPT's formula: …" for the training of a transformer, else empty.
std::string nanoGptText(const Measurement &measurement, const std::string &name)
{
    const auto figures = nanoGptFigures(measurement);
    if (!figures || !measurement.hasTime() || !measurement.use.isHonest())
        return {};
    return wrapped(tr("%1: %2 parameters without position embeddings; by nanoGPT's formula %3 an iteration, %4 % of %5 "
                      "(A100, bf16), whatever the device; %6 iterations would take %7.",
                      name, formatCount(static_cast<double>(figures->parameters)),
                      formatRate(figures->flopsPerStep, "FLOP"), formatCount(100 * figures->utilisation),
                      formatRate(nanogpt::peak, "FLOP/s"), formatCount(nanogpt::iterations),
                      formatSeconds(figures->secondsForIterations)),
                   2);
}

/// All rows.
nlohmann::json profileJson(ProfileTable table, const ProfileRequest &request)
{
    sort(table, request.sort);
    nlohmann::json object = {{"steps", table.steps},
                             {"step_s", table.stepSeconds},
                             {"launching_and_waiting_s", table.restSeconds},
                             {"predicted", table.predicted},
                             {"rows", nlohmann::json::array()}};
    for (const ProfileRow &row : table.rows) {
        nlohmann::json entry = {{"name", row.name},   {"kind", nameOf(row.kind)},    {"own_s", row.seconds},
                                {"share", row.share}, {"total_s", row.totalSeconds}, {"mean_s", row.meanSeconds},
                                {"calls", row.calls}};
        if (row.bytes)
            entry["bytes"] = *row.bytes;
        if (row.flopsPerSecond)
            entry["flops_per_s"] = *row.flopsPerSecond;
        if (row.shareOfPeak)
            entry["share_of_peak"] = *row.shareOfPeak;
        object["rows"].push_back(std::move(entry));
    }
    return object;
}

Comparison measureWithProgress(const Environment &environment, const Selection &selection,
                               const std::vector<EngineUse> &engines, const StopRule &rule, double budgetSeconds,
                               bool profile)
{
    ProgressBar bar(environment.err, environment.clock, environment.showProgress);
    const double longest = rule.budget() * static_cast<double>(engines.size());
    bar.update(0, tr("preparing"), std::nullopt);
    std::optional<double> start; // start of the first repetition: preparing may take longer than all repetitions
    MeasureOptions options;
    options.stop = environment.stop;
    options.profileAlways = profile;
    options.keepsStopped = true;
    options.betweenRounds = [&] {
        const double now = environment.clock.now();
        start = start.value_or(now);
        if (!bar.isDue())
            return;
        bar.update((now - *start) / longest, tr("measuring %1", selection.workload->id()), longest - (now - *start));
    };
    Measurer measurer(environment.engines, environment.clock, environment.watch);
    Repeats repeats(rule, budgetSeconds, environment.clock);
    const auto compare = [&] {
        repeats.begin({});
        options.rule = &repeats.ruleAt({});
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
    sweep.cancelled = isStopped;
    sweep.points.push_back({selection.parameters.real(sweep.key), false, std::move(comparison)});
    findCrossovers(sweep);
    return sweep;
}

void printMeasurementJson(const Environment &environment, const Selection &selection, const RunRecord &record,
                          const ProfileRequest &profile)
{
    const auto &all = record.sweep.points.front().comparison.measurements;
    nlohmann::json run = toJson(record);
    nlohmann::json object = std::move(run["points"].front());
    object["format"] = "overtake-point";
    for (const char *key : {"schema", "workload", "parameters", "preset", "date", "machine"})
        object[key] = std::move(run[key]);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (profile.wanted && all[i].profile)
            object["measurements"][i]["profile"]["table"] =
                profileJson(profileTable(all[i], deviceAt(record, i)), profile);
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
    const std::vector<Label> names = labelsApart(comparison);
    for (std::size_t i = 0; profile.wanted && i < names.size(); ++i) {
        const Measurement &measurement = comparison.measurements[i];
        if (measurement.hasTime())
            environment.out << profileText(inWords(names[i]), profileTable(measurement, deviceAt(record, i)), profile);
    }
    for (std::size_t i = 0; i < names.size(); ++i)
        environment.out << nanoGptText(comparison.measurements[i], inWords(names[i]));
    environment.out << remarksText(comparison);
    if (selection.preset != nullptr) {
        environment.out << claimText(*selection.preset) << reportedText(*selection.preset)
                        << frameworkText(*selection.preset, record.sweep.engines);
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
    requireWritableTargets(line, filesOf(selection));

    Comparison comparison = measureWithProgress(environment, selection, engines, *rule, budgetOf(line),
                                                profile.wanted || !line.trace.empty());
    RunRecord record = makeRunRecord(
        asSweep(selection, engines, std::move(comparison), environment.stop.stop_requested()), thisMachine());
    // Some seconds where the CPU has to be measured for the first time: not after a quick glance, unless it is asked
    // for.
    const bool measures = !line.quick || line.json || profile.wanted || !line.out.empty();
    writeEarly(line, [&](const CommandLine &files) { writeTargets(files, record); });
    record.devices =
        devicesUntilStop(environment, engines, measures ? UnmeasuredDevice::Measure : UnmeasuredDevice::LeaveOut);
    const bool isStopped = environment.stop.stop_requested();
    (line.json ? printMeasurementJson : printMeasurementText)(environment, selection, record, profile);
    writeTargets(line, record); // last: what goes wrong there must not cost what was measured
    return reportFailures(environment, record.sweep, isStopped);
}

} // namespace overtake::cli
