// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// recordings: what was measured on cards that this machine may not have.
#include "report/recording.h"

#include "cli/commands/commands.h"
#include "cli/commands/outcome.h"
#include "cli/text/comparison_text.h"
#include "cli/text/text_table.h"
#include "cli/text/words.h"
#include "text/error.h"
#include "text/format.h"
#include "workloads/workload.h"

#include <nlohmann/json.hpp>
#include <numeric>

namespace overtake::cli
{
namespace
{

using nlohmann::json;

json asJson(const Recording &recording)
{
    json object = {{"device", recording.card},    {"engine", recording.engine}, {"date", recording.date},
                   {"checks", json::array()},     {"runs", json::array()},      {"pytorch", recording.pytorch},
                   {"comparisons", json::array()}};
    for (const RecordedCheck &check : recording.checks) {
        object["checks"].push_back({{"engine", check.engine},
                                    {"checks", check.checks},
                                    {"failed", check.failed},
                                    {"worst_share_of_tolerance", check.worstShare}});
    }
    for (const RunRecord &run : recording.runs)
        object["runs"].push_back(toJson(run));
    for (const RecordedComparison &row : recording.comparisons) {
        object["comparisons"].push_back({{"name", row.name},
                                         {"engine", row.engine},
                                         {"overtake_s", row.overtakeSeconds},
                                         {"pytorch_s", row.pytorchSeconds},
                                         {"ratio", row.ratio()}});
        if (row.wantedRatio)
            object["comparisons"].back()["wanted_ratio"] = *row.wantedRatio;
        if (row.copyShare)
            object["comparisons"].back()["copy_share"] = *row.copyShare;
    }
    return object;
}

std::string checksText(const Recording &recording)
{
    TextTable table({{tr("checked")}, {tr("checks"), Align::Right}, {tr("failed"), Align::Right}, {tr("worst error")}});
    for (const RecordedCheck &check : recording.checks) {
        table.addRow({check.engine, std::to_string(check.checks), std::to_string(check.failed),
                      tr("%1 % of what is allowed", formatCount(100 * check.worstShare))});
    }
    return table.text(2);
}

std::string comparisonsText(const Recording &recording)
{
    TextTable table({{tr("the same step")},
                     {tr("engine")},
                     {"Overtake", Align::Right},
                     {"PyTorch " + recording.pytorch, Align::Right},
                     {tr("ratio"), Align::Right},
                     {tr("remarks")}});
    for (const RecordedComparison &row : recording.comparisons) {
        std::string remarks;
        if (row.wantedRatio) {
            const std::string wanted = formatRatio(*row.wantedRatio);
            remarks = row.ratio() >= *row.wantedRatio ? tr("at least %1 wanted: met", wanted)
                                                      : tr("at least %1 wanted: NOT met", wanted);
        }
        if (row.copyShare)
            remarks += tr("%1 % of a copy's bandwidth", formatCount(100 * *row.copyShare));
        table.addRow({row.name, row.engine, formatSeconds(row.overtakeSeconds), formatSeconds(row.pytorchSeconds),
                      formatRatio(row.ratio()), remarks});
    }
    return table.text(2);
}

/// Throws Error that names the file, for what only a newer version knows.
void requireKnown(const Recording &recording, const std::string &file)
{
    readingFile(file, [&] {
        for (const RunRecord &run : recording.runs)
            workloadById(run.sweep.workload).parameter(run.sweep.key);
    });
}

std::string textOf(const Recording &recording)
{
    std::string text = tr("%1, recorded as %2 on %3", recording.card, recording.engine, recording.date) + "\n";
    if (!recording.checks.empty())
        text += "\n" + checksText(recording);
    if (!recording.comparisons.empty())
        text += "\n" + comparisonsText(recording);
    for (const RunRecord &run : recording.runs) {
        const Workload &workload = workloadById(run.sweep.workload);
        const ParameterSpec &spec = workload.parameter(run.sweep.key);
        text += "\n" +
                tr("%1: sweep over %2, recorded on %3, %4", inWords(workload.label()), inWords(spec.label),
                   recording.card, dayOf(recording)) +
                "\n" + sweepText(run.sweep, spec);
    }
    return text;
}

} // namespace

int listRecordings(const CommandLine &line, const Environment &environment)
{
    std::vector<Recording> recordings;
    for (const std::string &file : line.files) {
        given([&] {
            recordings.push_back(readRecording(file));
            if (!line.json) // which prints what the file has
                requireKnown(recordings.back(), file);
        });
    }
    if (line.files.empty())
        recordings = builtInRecordings();
    if (line.json) {
        json object = headed("overtake-recordings", {{"recordings", json::array()}});
        for (const Recording &recording : recordings)
            object["recordings"].push_back(asJson(recording));
        environment.out << jsonText(object);
        return allMeasured;
    }
    if (recordings.empty()) {
        environment.out << tr("This build has no recording. Make one on a machine with a GPU: overtake-bench record")
                        << "\n";
    }
    for (const Recording &recording : recordings)
        environment.out << (&recording == &recordings.front() ? "" : "\n") << textOf(recording);
    return allMeasured;
}

} // namespace overtake::cli
