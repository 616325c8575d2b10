// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/reported_text.h"

#include "cli/text/text_table.h"
#include "cli/text/words.h"
#include "text/format.h"
#include "workloads/workload.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace overtake::cli
{

std::string claimText(const Preset &preset)
{
    if (!preset.claim)
        return {};
    return "\n" + wrapped(tr("Claimed: %1 Source: %2.", inWords(preset.claim->claimed), inWords(preset.source))) +
           wrapped(tr("The mistake: %1", inWords(preset.claim->mistake)));
}

std::string reportedText(const Preset &preset)
{
    if (preset.reported.empty())
        return {};
    std::set<double> values;
    std::vector<TextTable::Column> columns{
        {inWords(workloadById(preset.workload).parameter(preset.sweepKey).label), Align::Right}};
    for (const ReportedSeries &series : preset.reported) {
        columns.push_back({inWords(series.label), Align::Right});
        for (const ReportedPoint &point : series.points)
            values.insert(point.value);
    }
    TextTable table(columns);
    for (const double value : values) {
        std::vector<std::string> cells{formatCount(value)};
        for (const ReportedSeries &series : preset.reported) {
            const auto point = std::ranges::find_if(
                series.points, [&](const ReportedPoint &candidate) { return candidate.value == value; });
            cells.push_back(point == series.points.end() ? "" : formatSeconds(point->seconds));
        }
        table.addRow(cells);
    }
    return "\n" +
           wrapped(
               tr("Published elsewhere, not measured here: time of an epoch. Source: %1.", inWords(preset.source))) +
           "\n" + table.text();
}

std::string frameworkText(const Preset &preset, const std::vector<EngineUse> &engines)
{
    const PresetFramework &framework = preset.framework;
    if (std::ranges::any_of(engines, [&](const EngineUse &use) { return use.id == framework.engine; }))
        return {};
    return "\n" + wrapped(tr("The case was published for %1: --engine cpu --engine %2 measures both. "
                             "OVERTAKE_PYTHON names the "
                             "Python that has the framework.",
                             inWords(framework.label), toText(EngineUse{framework.engine, framework.options, {}})));
}

nlohmann::json reportedJson(const Preset &preset)
{
    nlohmann::json all = nlohmann::json::array();
    for (const ReportedSeries &series : preset.reported) {
        nlohmann::json points = nlohmann::json::array();
        for (const ReportedPoint &point : series.points)
            points.push_back({{"value", point.value}, {"epoch_s", point.seconds}});
        all.push_back({{"label", series.label}, {"device", series.device}, {"gpu", series.gpu}, {"points", points}});
    }
    return all;
}

} // namespace overtake::cli
