// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/csv.h"

#include "file/atomic_file.h"
#include "report/csv_cell.h"
#include "report/names.h"
#include "text/joined.h"

#include <algorithm>
#include <array>
#include <set>

namespace overtake
{
namespace
{

std::string remarksOf(const Measurement &measurement)
{
    std::vector<std::string> texts;
    for (const Message &remark : measurement.remarks)
        texts.push_back(remark.text());
    return joined(texts, "; ");
}

/// One point of a sweep as one engine measured it.
struct Row {
    const Sweep &sweep;
    const SweepPoint &point;
    const Measurement &measurement;
    SpeedUp speedUp;

    bool timed() const { return !measurement.samples.empty() || measurement.hasTime(); }
    bool ran() const { return measurement.status == PointStatus::Measured; }
    bool predicted() const { return measurement.status == PointStatus::Predicted; }
    bool complete() const { return measurement.hasTime(); }
    /// Few samples or rounds have a range, and no interval.
    bool hasStepRange() const { return timed() && measurement.step.rangeOf > 0; }
    bool hasStepInterval() const { return timed() && !predicted() && !hasStepRange(); }
    bool hasRatioRange() const { return compared() && speedUp.rangeOf > 0; }
    bool hasRatioInterval() const { return compared() && !speedUp.predicted && !hasRatioRange(); }
    bool watched() const { return measurement.systemActivity.has_value(); }
    /// The processor's threads: a GPU's work is done by none, and those of a predicted one are not known.
    bool hasThreads() const { return complete() && !predicted() && measurement.kind != EngineKind::Gpu; }
    bool compared() const { return speedUp.hasRatio(); }
    bool doubted() const { return speedUp.doubt != Doubt::None; }
};

struct Column {
    const char *name;
    std::string (*text)(const Row &);
};

std::string known(bool isKnown, double value)
{
    return isKnown ? cell(value) : std::string();
}

/// Text of a figure. If the point was not measured, a zero means that nothing came so far, and the text is empty.
std::string knownFigure(const Row &row, double value)
{
    return known(row.complete() || value != 0, value);
}

const std::array<Column, 56> columns{{
    {"workload", [](const Row &row) { return cell(row.measurement.workload); }},
    {"preset", [](const Row &row) { return cell(row.sweep.preset); }},
    {"swept", [](const Row &row) { return cell(row.sweep.key); }},
    {"value", [](const Row &row) { return cell(row.point.value); }},
    {"refined", [](const Row &row) { return cell(row.point.refined ? "true" : "false"); }},
    {"engine", [](const Row &row) { return cell(toText(row.measurement.use)); }},
    {"device", [](const Row &row) { return cell(row.measurement.device); }},
    {"label", [](const Row &row) { return cell(toText(row.measurement.label)); }},
    {"threads", [](const Row &row) { return known(row.hasThreads(), row.measurement.threads); }},
    {"status", [](const Row &row) { return cell(nameOf(row.measurement.status)); }},
    {"wrong_on_purpose", [](const Row &row) { return cell(wrongOnPurpose(row.measurement.use.stopwatch).text()); }},
    {"complete_step_s", [](const Row &row) { return cell(row.measurement.completeSeconds); }},
    {"reason", [](const Row &row) { return cell(row.measurement.reason.text()); }},
    {"quick", [](const Row &row) { return cell(row.measurement.quick ? "true" : "false"); }},
    {"converged", [](const Row &row) { return cell(row.measurement.converged ? "true" : "false"); }},
    {"setup_s",
     [](const Row &row) {
         return known(row.measurement.setupSeconds != 0 || row.ran(), row.measurement.setupSeconds);
     }},
    {"first_run_s",
     [](const Row &row) {
         return known(row.measurement.firstRunSeconds != 0 || row.ran(), row.measurement.firstRunSeconds);
     }},
    {"step_median_s", [](const Row &row) { return known(row.timed(), row.measurement.step.median); }},
    {"step_ci95_low_s", [](const Row &row) { return known(row.hasStepInterval(), row.measurement.step.ci95.low); }},
    {"step_ci95_high_s", [](const Row &row) { return known(row.hasStepInterval(), row.measurement.step.ci95.high); }},
    {"step_range_low_s", [](const Row &row) { return known(row.hasStepRange(), row.measurement.step.ci95.low); }},
    {"step_range_high_s", [](const Row &row) { return known(row.hasStepRange(), row.measurement.step.ci95.high); }},
    {"step_expected_low_s", [](const Row &row) { return known(row.predicted(), row.measurement.step.ci95.low); }},
    {"step_expected_high_s", [](const Row &row) { return known(row.predicted(), row.measurement.step.ci95.high); }},
    {"step_mean_s", [](const Row &row) { return known(row.timed(), row.measurement.step.mean); }},
    {"step_stdev_s", [](const Row &row) { return known(row.timed(), row.measurement.step.stdev); }},
    {"step_min_s", [](const Row &row) { return known(row.timed(), row.measurement.step.minimum); }},
    {"step_max_s", [](const Row &row) { return known(row.timed(), row.measurement.step.maximum); }},
    {"repetitions", [](const Row &row) { return std::to_string(row.measurement.samples.size()); }},
    {"steps_timed", [](const Row &row) { return std::to_string(row.measurement.stepsTimed); }},
    {"steps_per_epoch",
     [](const Row &row) { return known(row.complete(), static_cast<double>(row.measurement.stepsPerEpoch)); }},
    {"epoch_s", [](const Row &row) { return knownFigure(row, row.measurement.epochSeconds); }},
    {"throughput_per_s", [](const Row &row) { return knownFigure(row, row.measurement.throughput); }},
    {"item", [](const Row &row) { return cell(row.measurement.itemName); }},
    {"flops_per_step", [](const Row &row) { return knownFigure(row, row.measurement.flopsPerStep); }},
    {"flops_per_s", [](const Row &row) { return knownFigure(row, row.measurement.flopsPerSecond); }},
    {"bytes_per_step", [](const Row &row) { return knownFigure(row, row.measurement.bytesPerStep); }},
    {"memory_bytes", [](const Row &row) { return knownFigure(row, static_cast<double>(row.measurement.memoryBytes)); }},
    {"loss", [](const Row &row) { return cell(row.measurement.loss); }},
    {"accuracy", [](const Row &row) { return cell(row.measurement.accuracy); }},
    {"speedup", [](const Row &row) { return known(row.compared(), row.speedUp.median); }},
    {"speedup_ci95_low", [](const Row &row) { return known(row.hasRatioInterval(), row.speedUp.ci95.low); }},
    {"speedup_ci95_high", [](const Row &row) { return known(row.hasRatioInterval(), row.speedUp.ci95.high); }},
    {"speedup_range_low", [](const Row &row) { return known(row.hasRatioRange(), row.speedUp.ci95.low); }},
    {"speedup_range_high", [](const Row &row) { return known(row.hasRatioRange(), row.speedUp.ci95.high); }},
    {"speedup_expected_low",
     [](const Row &row) { return known(row.compared() && row.speedUp.predicted, row.speedUp.ci95.low); }},
    {"speedup_expected_high",
     [](const Row &row) { return known(row.compared() && row.speedUp.predicted, row.speedUp.ci95.high); }},
    {"verdict", [](const Row &row) { return row.doubted() ? "" : cell(nameOf(row.speedUp.verdict)); }},
    {"why_no_verdict", [](const Row &row) { return row.doubted() ? cell(nameOf(row.speedUp.doubt)) : ""; }},
    {"provisional_verdict", [](const Row &row) { return row.doubted() ? cell(nameOf(row.speedUp.provisional)) : ""; }},
    {"disturbed",
     [](const Row &row) { return row.watched() ? cell(row.measurement.disturbed ? "true" : "false") : ""; }},
    {"others_cores",
     [](const Row &row) { return row.watched() ? cell(row.measurement.systemActivity->othersCores) : std::string(); }},
    {"stolen_cores",
     [](const Row &row) { return row.watched() ? cell(row.measurement.systemActivity->stolenCores) : std::string(); }},
    {"clock_ghz",
     [](const Row &row) { return row.watched() ? cell(row.measurement.systemActivity->clockGhz) : std::string(); }},
    {"clock_drop",
     [](const Row &row) { return row.watched() ? cell(row.measurement.systemActivity->clockDrop) : std::string(); }},
    {"remarks", [](const Row &row) { return cell(remarksOf(row.measurement)); }},
}};

/// Rows for the recorded series, without a speed-up.
std::vector<SweepPoint> recordedRows(const RunRecord &record)
{
    std::vector<SweepPoint> rows;
    for (const RecordedSeries &series : record.recorded)
        for (const RecordedPoint &point : series.points)
            rows.push_back({point.value, false, {{point.measurement}, {}}});
    return rows;
}

} // namespace

std::string toCsv(const RunRecord &record, const std::vector<const Sweep *> &beside)
{
    Sweep recorded = record.sweep;
    recorded.points = recordedRows(record);
    std::vector<const Sweep *> sweeps{&record.sweep, &recorded};
    sweeps.insert(sweeps.end(), beside.begin(), beside.end());
    std::set<std::string, std::less<>> keys;
    for (const Sweep *sweep : sweeps) {
        for (const SweepPoint &point : sweep->points) {
            for (const Measurement &measurement : point.comparison.measurements)
                for (const auto &[key, value] : measurement.parameters.all())
                    keys.insert(key);
        }
    }

    std::vector<std::string> header;
    for (const Column &column : columns)
        header.emplace_back(column.name);
    for (const std::string &key : keys)
        header.push_back(cell(key));
    std::string text = joined(header, ",") + "\r\n";

    const auto addRows = [&](const Sweep &sweep, const SweepPoint &point) {
        const Comparison &comparison = point.comparison;
        for (std::size_t i = 0; i < comparison.measurements.size(); ++i) {
            const Measurement &measurement = comparison.measurements[i];
            const Row row{sweep, point, measurement,
                          i < comparison.speedUps.size() ? comparison.speedUps[i] : SpeedUp{}};
            for (const Column &column : columns)
                text += column.text(row) + ',';
            for (const std::string &key : keys)
                text += (measurement.parameters.has(key) ? cell(toText(measurement.parameters.at(key))) : "") + ',';
            text.replace(text.size() - 1, 1, "\r\n");
        }
    };
    for (const Sweep *sweep : sweeps)
        for (const SweepPoint &point : sweep->points)
            addRows(*sweep, point);
    return text;
}

void writeCsv(const std::string &path, const RunRecord &record, const std::vector<const Sweep *> &beside)
{
    writeFileAtomically(path, toCsv(record, beside));
}

} // namespace overtake
