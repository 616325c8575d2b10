// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/profile_text.h"

#include "cli/text/text_table.h"
#include "cli/text/words.h"
#include "program/parameter.h"
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

std::string percentText(double share)
{
    return formatFixed(100 * share, share < 0.0995 ? 1 : 0) + " %";
}

void sort(ProfileTable &table, ProfileColumn column)
{
    sortRows(table.rows, column, column == ProfileColumn::Name);
}

} // namespace

ProfileRequest profileRequest(const CommandLine &line)
{
    ProfileRequest request;
    request.all = line.profileAll;
    request.wanted = line.profile || line.profileAll || !line.profileSort.empty();
    if (line.profileSort.empty()) {
        return request;
    }
    const auto found = std::find(profileColumnKeys.begin(), profileColumnKeys.end(), line.profileSort);
    if (found == profileColumnKeys.end()) {
        std::vector<std::string> keys(profileColumnKeys.begin(), profileColumnKeys.end());
        throw UsageError(sentence("A profile has no column '%1'%2 There are %3.", line.profileSort,
                                  suggestion(line.profileSort, keys), quoted(keys)));
    }
    request.sort = static_cast<ProfileColumn>(found - profileColumnKeys.begin());
    return request;
}

std::string profileText(const std::string &engine, ProfileTable table, const ProfileRequest &request)
{
    if (table.rows.empty()) {
        return "\n" + tr("Profile of a step, %1: unknown for this engine.", engine) + "\n";
    }
    const std::string steps = table.steps == 1 ? tr("1 step") : tr("median of %1 steps", table.steps);
    const std::string time = formatSeconds(table.stepSeconds);
    std::string heading = table.predicted
                              ? tr("Profile of a step, %1: nothing was run, %2", engine, time)
                              : tr("Profile of a step, %1: %2, %3 with a clock around each part", engine, steps, time);
    if (table.peak) {
        heading += "; " + tr("peak of %1", inWords(toMessage(*table.peak)));
    }
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
    double whole = table.restSeconds;
    double left = 0;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        const ProfileRow &row = table.rows[i];
        whole += row.seconds;
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
                 percentText(whole > 0 ? table.restSeconds / whole : 0), "", "", "", "", "", ""});
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

std::string nanoGptText(const Measurement &measurement)
{
    const auto figures = nanoGptFigures(measurement);
    if (!figures || !measurement.hasTime() || !measurement.use.isHonest()) {
        return {};
    }
    return wrapped(tr("%1: %2 parameters without position embeddings; by nanoGPT's formula %3 an iteration, %4 % of %5 "
                      "(A100, bf16), whatever the device; %6 iterations would take %7.",
                      inWords(measurement.label), formatCount(static_cast<double>(figures->parameters)),
                      formatRate(figures->flopsPerStep, "FLOP"), formatCount(100 * figures->utilisation),
                      formatRate(nanogpt::peak, "FLOP/s"), formatCount(nanogpt::iterations),
                      formatSeconds(figures->secondsForIterations)),
                   2);
}

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
        if (row.bytes) {
            entry["bytes"] = *row.bytes;
        }
        if (row.flopsPerSecond) {
            entry["flops_per_s"] = *row.flopsPerSecond;
        }
        if (row.shareOfPeak) {
            entry["share_of_peak"] = *row.shareOfPeak;
        }
        object["rows"].push_back(std::move(entry));
    }
    return object;
}

} // namespace overtake::cli
