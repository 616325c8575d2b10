// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/axis.h"
#include "cli/commands/commands.h"
#include "cli/commands/outcome.h"
#include "cli/text/comparison_text.h"
#include "cli/text/text_table.h"
#include "cli/text/verdict_text.h"
#include "cli/text/words.h"
#include "file/atomic_file.h"
#include "file/json_file.h"
#include "measure/compare/doubt.h"
#include "measure/compare/sweeper.h"
#include "measure/usual_range.h"
#include "report/csv.h"
#include "report/map_file.h"
#include "report/names.h"
#include "text/error.h"
#include "text/format.h"
#include "text/joined.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

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
        throw UsageError(sentence("%1 %2 must be below %3 %4.", fromOption, axisText(low), toOption, axisText(high)));
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

/// "3.2 x", "~" behind it where no lead is certain, "?" where it is provisional; "" where it was not measured.
std::string ratioCell(const MapPoint *point, std::size_t engine)
{
    if (!point)
        return {};
    const SpeedUp &speedUp = point->comparison.speedUps[engine];
    if (speedUp.hasRatio())
        return formatRatio(speedUp.median, 2) + (speedUp.doubt != Doubt::None           ? " ?"
                                                 : speedUp.verdict == Verdict::TooClose ? " ~"
                                                                                        : "  ");
    for (const Measurement &one : point->comparison.measurements)
        if (!one.hasTime())
            return statusWord(one.status);
    return {};
}

std::string ratioTable(const SpeedUpMap &map, std::size_t engine, const std::string &title)
{
    std::vector<TextTable::Column> columns{{title, Align::Right}};
    for (const std::size_t a : map.first.coarse)
        columns.push_back({axisText(map.first.values[a]) + "  ", Align::Right});
    TextTable table(columns);
    for (auto b = map.second.coarse.rbegin(); b != map.second.coarse.rend(); ++b) { // upwards, as in a chart
        std::vector<std::string> cells{axisText(map.second.values[*b])};
        for (const std::size_t a : map.first.coarse)
            cells.push_back(ratioCell(map.find(a, *b), engine));
        table.addRow(cells);
    }
    return table.text();
}

std::string bracketsText(const Crossover &crossover)
{
    return joined(crossover.brackets, "; ", [](const Crossover::Bracket &bracket) {
        return tr("%1 to %2", axisText(bracket.low), axisText(bracket.high)) +
               (bracket.otherFasterAbove ? "" : " " + tr("(baseline faster above)"));
    });
}

std::string lineTable(const SpeedUpMap &map, std::size_t engine, const ParameterSpec &first,
                      const ParameterSpec &second)
{
    TextTable table({{inWords(second.label), Align::Right}, {tr("crossover at %1", inWords(first.label))}});
    bool any = false;
    for (std::size_t b = map.second.values.size(); b-- > 0;) {
        const std::vector<SweepPoint> row = rowOf(map, b);
        const Crossover crossover =
            findCrossover(row, engine, first.kind == ParameterKind::Integer ? AxisNumbers::Whole : AxisNumbers::Real);
        if (crossover.kind != Crossover::Kind::Crossings)
            continue;
        any = true;
        table.addRow(
            {axisText(map.second.values[b]), bracketsText(crossover) + (crossover.doubt == Doubt::None ? "" : " ?")});
    }
    return any ? table.text() : std::string();
}

std::string nowhereText(const SpeedUpMap &map, std::size_t engine, const std::string &base, const std::string &other)
{
    bool baseFaster = false;
    bool otherFaster = false;
    bool tooClose = false;
    for (const MapPoint &point : map.points) {
        const Verdict verdict = point.comparison.speedUps[engine].verdict;
        tooClose = tooClose || verdict == Verdict::TooClose;
        baseFaster = baseFaster || verdict == Verdict::BaseFaster;
        otherFaster = otherFaster || verdict == Verdict::OtherFaster;
    }
    if (baseFaster && otherFaster)
        return tr("The crossover lies between the rows, not along one of them.") + "\n";
    if (baseFaster)
        return tr("%1 is not clearly faster than %2 anywhere.", other, base) + "\n";
    if (otherFaster)
        return tr("%1 is not clearly faster than %2 anywhere.", base, other) + "\n";
    return (tooClose ? tr("Too close to call everywhere: %1.", noClearLead()) : tr("No point has a verdict.")) + "\n";
}

/// The speed-ups of the first points as a table, and where the lead changes along each value of the second parameter.
std::string mapText(const SpeedUpMap &map, const ParameterSpec &first, const ParameterSpec &second)
{
    if (map.points.empty())
        return tr("No point was measured.") + "\n";
    const std::vector<Label> names = labelsApart(map.points.front().comparison);
    const std::string base = inWords(names.front());
    std::string text;
    for (std::size_t engine = 1; engine < names.size(); ++engine) {
        const std::string other = inWords(names[engine]);
        const auto isClose = [&](const MapPoint &point) {
            return point.comparison.speedUps[engine].verdict == Verdict::TooClose;
        };
        text += tr("Speed-up of %1 over %2; %3 to the right", other, base, inWords(first.label)) + "\n\n" +
                ratioTable(map, engine, inWords(second.label));
        if (std::ranges::any_of(map.points, isClose))
            text += "~ " + tr("too close to call: %1", noClearLead()) + "\n";
        std::set<Doubt> doubts;
        for (const MapPoint &point : map.points)
            doubts.insert(point.comparison.speedUps[engine].doubt);
        doubts.erase(Doubt::None);
        if (!doubts.empty())
            text += "? " + tr("provisional") + "\n";
        for (const Doubt doubt : doubts)
            text += "    " + inWords(doubtText(doubt)) + "\n";
        const std::string line = lineTable(map, engine, first, second);
        text += "\n" + (line.empty() ? nowhereText(map, engine, base, other) : line) + "\n";
    }
    if (map.outOfTime)
        text += tr("The time budget ended before all of the line was measured closely: --budget gives it more.") + "\n";
    return text;
}

/// The map's --out and --csv, as writeTargets() writes a sweep's.
void writeMap(const CommandLine &line, const SpeedUpMap &map, const RunRecord &record)
{
    if (!anyMeasured(record.sweep))
        return;
    writeEach({{line.out, [&](const std::string &path) { writeFileAtomically(path, jsonText(mapJson(map, record))); }},
               {line.csv, [&](const std::string &path) { writeCsv(path, record); }}});
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
    requireWritableTargets(line, filesOf(selection));

    if (!line.json) {
        const Workload &workload = *selection.workload;
        ParameterValues fixed = selection.parameters;
        fixed.remove(first.key);
        fixed.remove(second.key);
        printHeading(
            line, environment,
            tr("%1: map over %2 and %3", inWords(workload.label()), inWords(first.label), inWords(second.label)) +
                "\n" + wrapped(parametersText(workload.parameters(), fixed), 2) + "\n",
            request.engines);
    }
    SpeedUpMap map;
    runWithProgress(
        environment, first.key, second.key, *rule,
        [&](Measurer &measurer, const MeasureOptions &options, const OnPoint &onPoint) {
            map = runMap(measurer, environment.clock, *selection.workload, request, options, {onPoint, nullptr});
        });
    RunRecord record = mapRecord(map, thisMachine());
    writeEarly(line, [&](const CommandLine &files) { writeMap(files, map, record); });
    if (line.json || !line.out.empty())
        record.devices = devicesUntilStop(environment, request.engines, UnmeasuredDevice::Measure);
    const bool isStopped = environment.stop.stop_requested();
    if (line.json)
        environment.out << jsonText(mapJson(map, record));
    else
        environment.out << dataText(record.sweep) << mapText(map, first, second);
    writeMap(line, map, record);
    return reportFailures(environment, record.sweep, isStopped, second.key);
}

} // namespace overtake::cli
