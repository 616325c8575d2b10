// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The command sweep --over gpus: one task on more and more GPUs of a kind, predicted.
#include "cli/commands/axis.h"
#include "cli/commands/commands.h"
#include "cli/commands/outcome.h"
#include "cli/commands/selection.h"
#include "cli/text/comparison_text.h"
#include "cli/text/text_table.h"
#include "cli/text/words.h"
#include "file/atomic_file.h"
#include "model/predictor.h"
#include "operations/all_reduce.h"
#include "report/csv_cell.h"
#include "text/error.h"
#include "text/format.h"

#include <algorithm>
#include <cmath>

namespace overtake::cli
{
namespace
{

constexpr const char *key = "gpus";

struct Row {
    int gpus = 1;
    std::int64_t rows = 0; ///< largest number of the batch's rows on one GPU
    Prediction prediction;
    double sumSeconds = 0; ///< part of the step that exchanges gradients
};

std::vector<int> countsOf(const CommandLine &line)
{
    if (!line.from.empty() || !line.to.empty() || !line.points.empty())
        throw UsageError(
            sentence("A sweep over gpus takes --values, or goes through the powers of two up to %1.", mostGpus));
    std::vector<int> counts;
    for (const std::string &one : valuesIn(line.values))
        counts.push_back(static_cast<int>(parseNumber("--values", one, ParameterKind::Integer, 1, double{mostGpus})));
    for (int count = 1; line.values.empty() && count <= mostGpus; count *= 2)
        counts.push_back(count);
    counts.push_back(1); // the baseline
    std::ranges::sort(counts);
    counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
    return counts;
}

std::vector<Row> rowsOf(Engine &engine, const ParameterValues &given, const Program &program,
                        const std::vector<int> &counts)
{
    ParameterValues options = engine.completed(given);
    std::vector<Row> rows;
    for (const int count : counts) {
        options.set(key, std::int64_t{count});
        Row row;
        row.gpus = count;
        row.rows = shareOfBatch(program, count).rows;
        row.prediction = predictorOf(engine)->predict(program, options);
        for (const StepPart &part : row.prediction.profile.parts)
            row.sumSeconds += part.name == operations::AllReduce.name ? part.seconds : 0;
        rows.push_back(std::move(row));
    }
    return rows;
}

/// When a second GPU overtakes one, and how many are the most that help.
std::string verdictOf(const std::vector<Row> &rows)
{
    const double one = rows.front().prediction.stepSeconds;
    const auto best = std::ranges::min_element(
        rows, [](const Row &a, const Row &b) { return a.prediction.stepSeconds < b.prediction.stepSeconds; });
    if (best == rows.begin())
        return tr("None of these numbers of GPUs is faster than one GPU.") + "\n";
    const auto first = std::ranges::find_if(rows, [&](const Row &row) { return row.prediction.stepSeconds < one; });
    return tr("%1 GPUs overtake one; %2 are the fastest of these, %3 times as fast as one. Predicted, with the "
              "gradients summed after the backward pass.",
              first->gpus, best->gpus, formatFactor(one / best->prediction.stepSeconds)) +
           "\n";
}

std::string csvOf(const std::vector<Row> &rows)
{
    std::string text = "gpus,rows_each,step_s,low_s,high_s,all_reduce_s\r\n";
    for (const Row &row : rows) {
        text += std::to_string(row.gpus) + ',' + std::to_string(row.rows);
        for (const double seconds :
             {row.prediction.stepSeconds, row.prediction.low, row.prediction.high, row.sumSeconds})
            text += ',' + cell(seconds);
        text += "\r\n";
    }
    return text;
}

} // namespace

int sweepGpus(const CommandLine &line, const Environment &environment, const Selection &selection)
{
    const std::vector<int> counts = countsOf(line);
    if (line.json || !line.out.empty())
        throw UsageError(sentence("A sweep over gpus is printed, or written with --csv."));
    if (line.sbatch || line.whatIf || line.quick || !line.budget.empty())
        throw UsageError(
            sentence("A sweep over gpus is predicted: leave --sbatch, --what-if, --quick and --budget out."));
    const auto uses = selectEngines(line, selection, environment.engines, {});
    const ParameterValues own = uses.empty() ? ParameterValues() : uses.front().options;
    Engine *engine = uses.size() == 1 ? &environment.engines.require(uses.front().id) : nullptr;
    if (!engine || !predictorOf(*engine) || !engine->description().options.find(key))
        throw UsageError(sentence("A sweep over gpus takes one --engine, the model of a GPU: for example %1.",
                                  "model:a100-sxm,link=nvlink-3"));
    if (own.has(key) && own.integer(key) != 1)
        throw UsageError(
            sentence("The engine's own gpus=%1 contradicts the sweep: leave it out.", toText(own.at(key))));
    requireWritableTargets(line, filesOf(selection));
    ParameterValues parameters = selection.parameters;
    parameters.merge(uses.front().overrides); // its own batch, or the preset's for GPUs
    const Program program = selection.workload->build(parameters);
    const std::vector<Row> rows = rowsOf(*engine, own, program, counts);
    TextTable table({{tr("GPUs"), Align::Right},
                     {tr("rows each"), Align::Right},
                     {tr("step"), Align::Right},
                     {tr("expected"), Align::Right},
                     {tr("of which all-reduce"), Align::Right},
                     {tr("speed-up"), Align::Right},
                     {tr("efficiency"), Align::Right}});
    const double one = rows.front().prediction.stepSeconds;
    for (const Row &row : rows) {
        const double seconds = row.prediction.stepSeconds;
        table.addRow({std::to_string(row.gpus), std::to_string(row.rows), formatSeconds(seconds),
                      tr("%1 to %2", formatSeconds(row.prediction.low), formatSeconds(row.prediction.high)),
                      formatSeconds(row.sumSeconds), formatRatio(one / seconds),
                      std::to_string(std::lround(100 * one / seconds / row.gpus)) + " %"});
    }
    environment.out << tr("%1: %2, predicted", inWords(selection.workload->label()),
                          inWords(engine->description().label))
                    << "\n"
                    << wrapped(parametersText(selection.workload->parameters(), parameters), 2) << "\n"
                    << table.text() << "\n"
                    << verdictOf(rows);
    if (!line.csv.empty())
        writeFileAtomically(line.csv, csvOf(rows));
    return allMeasured;
}

} // namespace overtake::cli
