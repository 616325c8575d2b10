// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/map_text.h"

#include "cli/text/text_table.h"
#include "cli/text/verdict_text.h"
#include "cli/text/words.h"
#include "measure/compare/doubt.h"
#include "measure/compare/sweeper.h"
#include "report/names.h"
#include "text/format.h"

#include <algorithm>
#include <set>

namespace overtake::cli
{
namespace
{

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
        columns.push_back({formatCount(map.first.values[a]) + "  ", Align::Right});
    TextTable table(columns);
    for (auto b = map.second.coarse.rbegin(); b != map.second.coarse.rend(); ++b) { // upwards, as in a chart
        std::vector<std::string> cells{formatCount(map.second.values[*b])};
        for (const std::size_t a : map.first.coarse)
            cells.push_back(ratioCell(map.find(a, *b), engine));
        table.addRow(cells);
    }
    return table.text();
}

std::string bracketsText(const Crossover &crossover)
{
    std::string text;
    for (const Crossover::Bracket &bracket : crossover.brackets)
        text += (text.empty() ? "" : "; ") + tr("%1 to %2", formatCount(bracket.low), formatCount(bracket.high)) +
                (bracket.otherFasterAbove ? "" : " " + tr("(baseline faster above)"));
    return text;
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
        table.addRow({formatCount(map.second.values[b]),
                      bracketsText(crossover) + (crossover.doubt == Doubt::None ? "" : " ?")});
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

} // namespace

std::string mapText(const SpeedUpMap &map, const ParameterSpec &first, const ParameterSpec &second)
{
    if (map.points.empty())
        return tr("No point was measured.") + "\n";
    const auto &measurements = map.points.front().comparison.measurements;
    const std::string base = inWords(measurements.front().label);
    std::string text;
    for (std::size_t engine = 1; engine < measurements.size(); ++engine) {
        const std::string other = inWords(measurements[engine].label);
        const auto isClose = [&](const MapPoint &point) {
            return point.comparison.speedUps[engine].verdict == Verdict::TooClose;
        };
        text += tr("Speed-up of %1 over %2; %3 to the right", other, base, inWords(first.label)) + "\n\n" +
                ratioTable(map, engine, inWords(second.label));
        if (std::any_of(map.points.begin(), map.points.end(), isClose))
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

} // namespace overtake::cli
