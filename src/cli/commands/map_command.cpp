// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/axis.h"
#include "cli/commands/commands.h"
#include "cli/commands/outcome.h"
#include "cli/text/comparison_text.h"
#include "cli/text/map_text.h"
#include "cli/text/text_table.h"
#include "cli/text/words.h"
#include "file/atomic_file.h"
#include "file/json_file.h"
#include "measure/engine_device.h"
#include "measure/usual_range.h"
#include "report/csv.h"
#include "report/map_file.h"
#include "text/error.h"
#include "text/format.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace overtake::cli
{
namespace
{

constexpr int usualMapPoints = 5; ///< along each parameter, before refinement
constexpr int mostMapPoints = 50;
constexpr double usualMapSeconds = 120;

MapAxis axisOf(const Selection &selection, const ParameterSpec &spec, const char *fromOption, const std::string &from,
               const char *toOption, const std::string &to, int points)
{
    auto [low, high] = usualRange(spec);
    if (!from.empty())
        low = axisEnd(fromOption, from, spec);
    if (!to.empty())
        high = axisEnd(toOption, to, spec);
    if (low >= high)
        throw UsageError(
            sentence("%1 %2 must be below %3 %4.", fromOption, formatCount(low), toOption, formatCount(high)));
    if (spec.kind == ParameterKind::Integer) {
        low = std::ceil(low);
        high = std::floor(high);
    }
    const MapAxis axis = mapAxis(*selection.workload, selection.parameters, spec.key, low, high, points);
    requireFree(selection, spec, axis.values);
    return axis;
}

/// An engine's own value would contradict an axis; a preset's steps back.
std::vector<EngineUse> enginesFor(const CommandLine &line, const Environment &environment, const Selection &selection,
                                  const MapRequest &request)
{
    const std::vector<EngineUse> fallback = defaultComparison(environment.engines);
    std::vector<EngineUse> uses = selectEngines(line, selection, environment.engines, fallback, request.first.key);
    const std::vector<EngineUse> others =
        selectEngines(line, selection, environment.engines, fallback, request.second.key);
    for (std::size_t i = 0; i < uses.size(); ++i) {
        ParameterValues both;
        for (const auto &[key, value] : uses[i].overrides.all())
            if (others[i].overrides.has(key))
                both.set(key, value);
        uses[i].overrides = both;
    }
    if (uses.size() < 2)
        throw UsageError(sentence("A map compares: name at least two engines with --engine."));
    requireHonest(uses, sentence("A map"));
    return uses;
}

} // namespace

int map(const CommandLine &line, const Environment &environment, const Selection &selection)
{
    if (!line.values.empty())
        throw UsageError(sentence(
            "--values names one parameter's values: with --and give --from, --to, --and-from, --and-to and --points."));
    const ParameterSpec &first = sweptParameter(line.over, selection);
    const ParameterSpec &second = sweptParameter(line.andKey, selection);
    if (first.key == second.key)
        throw UsageError(sentence("--over and --and both name %1: a map needs two parameters.", first.key));
    const int points = pointsOf(line, usualMapPoints, mostMapPoints);
    MapRequest request;
    request.preset = selection.preset == nullptr ? "" : selection.preset->name;
    request.parameters = selection.parameters;
    request.first = axisOf(selection, first, "--from", line.from, "--to", line.to, points);
    request.second = axisOf(selection, second, "--and-from", line.andFrom, "--and-to", line.andTo, points);
    request.engines = enginesFor(line, environment, selection, request);
    request.budgetSeconds = line.budget.empty() ? usualMapSeconds : budgetOf(line);
    const auto rule = makeRule(line, std::min(mapBudgetPerEngine(request), makeRule(line, 0)->budget()));
    requireWritableTargets(line);

    if (!line.json) {
        const Workload &workload = *selection.workload;
        ParameterValues fixed;
        for (const auto &[key, value] : selection.parameters.all())
            if (key != first.key && key != second.key)
                fixed.set(key, value);
        environment.out << tr("%1: map over %2 and %3", inWords(workload.label()), inWords(first.label),
                              inWords(second.label))
                        << "\n"
                        << wrapped(parametersText(workload.parameters(), fixed), 2) << "\n";
        if (line.engines.empty())
            environment.out << tr("Comparing %1; choose others with --engine.", enginesText(request.engines)) << "\n";
        environment.out << std::flush;
    }
    SpeedUpMap map;
    runWithProgress(
        environment, first.key, second.key, *rule,
        [&](Measurer &measurer, const MeasureOptions &options, const OnPoint &onPoint) {
            map = Mapper(measurer, environment.clock).run(*selection.workload, request, options, {onPoint, nullptr});
        });
    RunRecord record = mapRecord(map, thisMachine());
    if (line.json || !line.out.empty())
        record.devices = devicesOf(request.engines, environment.engines,
                                   map.cancelled ? UnmeasuredDevice::LeaveOut : UnmeasuredDevice::Measure);
    if (line.json)
        environment.out << jsonText(mapJson(map, record));
    else
        environment.out << dataText(record.sweep) << mapText(map, first, second);
    if (!line.out.empty() && anyMeasured(record.sweep))
        writeFileAtomically(line.out, jsonText(mapJson(map, record)));
    if (!line.csv.empty() && anyMeasured(record.sweep))
        writeCsv(line.csv, record);
    return reportFailures(environment, record.sweep);
}

} // namespace overtake::cli
