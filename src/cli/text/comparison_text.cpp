// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/comparison_text.h"

#include "cli/text/text_table.h"
#include "cli/text/verdict_text.h"
#include "cli/text/words.h"
#include "measure/compare/doubt.h"
#include "measure/explain/why.h"
#include "measure/time/activity_recorder.h"
#include "report/names.h"
#include "text/contains.h"
#include "text/format.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace overtake::cli
{
namespace
{

/// Seconds by the device's own clock for a step's work, or for its copies; empty if the host does the work itself. The
/// step's median is the time with copies, launches and waiting.
std::string deviceTime(const Measurement &m, bool copies)
{
    if (!m.profile || (m.kind != EngineKind::Gpu && m.profile->host.empty()))
        return {};
    const double seconds = m.profile->secondsOf(copies);
    return seconds > 0 ? formatSeconds(seconds) : std::string();
}

bool isPredicted(const Measurement &measurement)
{
    return measurement.status == PointStatus::Predicted;
}

/// A quick glance knows no third digit.
int digitsOf(const Measurement &measurement)
{
    return measurement.quick ? 2 : 3;
}

int digitsOf(const Comparison &comparison)
{
    int digits = 3;
    for (const Measurement &measurement : comparison.measurements)
        digits = std::min(digits, digitsOf(measurement));
    return digits;
}

std::string stepRangeText(const Measurement &measurement)
{
    return rangeText(measurement.step.ci95, formatSeconds, digitsOf(measurement));
}

std::string stepsText(std::int64_t count)
{
    return count == 1 ? tr("1 step") : tr("%1 steps", formatCount(static_cast<double>(count)));
}

std::string statusText(const Measurement &measurement)
{
    if (!measurement.hasTime() || isPredicted(measurement))
        return statusWord(measurement.status);
    const std::string mode = measurement.quick ? tr("quick") + ", " : "";
    return mode + (measurement.converged ? tr("converged") : tr("not converged")) +
           (measurement.disturbed ? ", " + tr("disturbed") : "");
}

std::string optionalText(const std::optional<double> &value)
{
    return value ? formatCount(*value) : "";
}

/// How a line of the full table comes from a measurement that has samples.
struct Figure {
    const char *indent;
    const char *name;
    std::string (*text)(const Measurement &);
};

const std::array<Figure, 18> figures{{
    {"", trMarked("set-up"), [](const Measurement &m) { return isPredicted(m) ? "" : formatSeconds(m.setupSeconds); }},
    {"", trMarked("first run"),
     [](const Measurement &m) { return isPredicted(m) ? "" : formatSeconds(m.firstRunSeconds); }},
    {"", trMarked("step, median"), [](const Measurement &m) { return formatSeconds(m.step.median, digitsOf(m)); }},
    {"  ", trMarked("95 % interval"),
     [](const Measurement &m) { return isPredicted(m) || m.step.rangeOf > 0 ? "" : stepRangeText(m); }},
    {"  ", trMarked("range seen"),
     [](const Measurement &m) { return isPredicted(m) || m.step.rangeOf == 0 ? "" : stepRangeText(m); }},
    {"  ", trMarked("expected between"), [](const Measurement &m) { return isPredicted(m) ? stepRangeText(m) : ""; }},
    {"  ", trMarked("kernels, each timed"), [](const Measurement &m) { return deviceTime(m, false); }},
    {"  ", trMarked("copies"), [](const Measurement &m) { return deviceTime(m, true); }},
    {"  ", trMarked("mean"),
     [](const Measurement &m) { return isPredicted(m) ? "" : formatSeconds(m.step.mean, digitsOf(m)); }},
    {"  ", trMarked("standard deviation"),
     [](const Measurement &m) { return isPredicted(m) ? "" : formatSeconds(m.step.stdev, digitsOf(m)); }},
    {"  ", trMarked("fastest"),
     [](const Measurement &m) { return isPredicted(m) ? "" : formatSeconds(m.step.minimum, digitsOf(m)); }},
    {"  ", trMarked("timed"),
     [](const Measurement &m) {
         if (isPredicted(m))
             return std::string();
         return (m.samples.size() == 1 ? tr("1 repetition")
                                       : tr("%1 repetitions", formatCount(static_cast<double>(m.samples.size())))) +
                ", " + stepsText(m.stepsTimed);
     }},
    {"", trMarked("epoch"),
     [](const Measurement &m) {
         return formatSeconds(m.epochSeconds, digitsOf(m)) + " (" + stepsText(m.stepsPerEpoch) + ")";
     }},
    {"", trMarked("throughput"),
     [](const Measurement &m) { return formatItemRate(m.throughput, inWords(m.itemName), digitsOf(m)); }},
    {"", trMarked("arithmetic"),
     [](const Measurement &m) {
         return formatRate(m.flopsPerSecond, "FLOP/s", digitsOf(m)) + " (" +
                tr("%1 a step", formatRate(m.flopsPerStep, "FLOP")) + ")";
     }},
    {"", trMarked("moved in a step"),
     [](const Measurement &m) { return formatBytes(static_cast<std::int64_t>(m.bytesPerStep)); }},
    {"", trMarked("memory"), [](const Measurement &m) { return formatBytes(m.memoryBytes); }},
    {"", trMarked("loss of the first step"), [](const Measurement &m) { return optionalText(m.firstLoss); }},
}};

/// After the last of its timed steps. Several engines have taken different numbers of steps, so their losses cannot be
/// compared.
const std::array<Figure, 2> figuresOfOne{{
    {"", trMarked("loss of the last"), [](const Measurement &m) { return optionalText(m.loss); }},
    {"", trMarked("accuracy of the last"), [](const Measurement &m) { return optionalText(m.accuracy); }},
}};

/// An epoch's time, or what came instead; marked where it is rough.
std::string epochCell(const Measurement &measurement)
{
    if (!measurement.hasTime())
        return statusWord(measurement.status);
    return formatSeconds(measurement.epochSeconds, digitsOf(measurement)) + (measurement.disturbed ? "!" : " ") +
           (measurement.converged ? " " : "*");
}

/// "Other programs used 1.6 of 2 cores. This time is too long."
std::string disturbanceSentence(const Measurement &measurement)
{
    return inWords(disturbanceText(measurement)) + " " + tr("This time is too long.");
}

/// In brackets where it is provisional.
std::string verdictWord(const SpeedUp &speedUp, const Label &base, const Label &other)
{
    std::string word;
    switch (speedUp.leaning()) {
    case Verdict::BaseFaster:
        word = inWords(base);
        break;
    case Verdict::OtherFaster:
        word = inWords(other);
        break;
    case Verdict::TooClose:
        word = tr("too close to call");
        break;
    case Verdict::Unknown:
        break;
    }
    return speedUp.doubt == Doubt::None || word.empty() ? word : "(" + word + ")";
}

/// One sentence on engine `other` against the base.
std::string verdictOn(const Comparison &comparison, std::size_t other)
{
    const std::vector<Label> names = labelsApart(comparison);
    return verdictText(comparison.speedUps[other], {.base = inWords(names[0]),
                                                    .other = inWords(names[other]),
                                                    .baseEpochSeconds = comparison.measurements[0].epochSeconds,
                                                    .digits = digitsOf(comparison)});
}

} // namespace

std::string axisText(double value)
{
    return value == std::round(value) ? formatCount(value) : toText(ParameterValue(value));
}

std::string parametersText(const ParameterTable &table, const ParameterValues &values)
{
    std::string text;
    for (const ParameterSpec &spec : table.specs()) {
        if (!values.has(spec.key))
            continue;
        const std::string value = spec.isNumber() ? formatCount(values.real(spec.key)) : toText(values.at(spec.key));
        if (!value.empty()) {
            text += (text.empty() ? "" : ", ") + inWords(spec.label) + " " + value +
                    (spec.unit.empty() ? "" : " " + inWords(spec.unit));
        }
    }
    return text;
}

std::string dataText(const Sweep &sweep)
{
    const Message data = dataOf(sweep);
    return data.empty() ? std::string() : tr("Data: %1", inWords(data)) + "\n";
}

std::string comparisonText(const Comparison &comparison)
{
    const std::vector<Measurement> &all = comparison.measurements;
    std::vector<TextTable::Column> columns{{}};
    for (const Label &name : labelsApart(comparison))
        columns.push_back({inWords(name)});
    std::vector<std::string> devices{tr("device")};
    std::vector<std::string> statuses{tr("status")};
    for (const Measurement &measurement : all) {
        devices.push_back(inWords(measurement.device));
        statuses.push_back(statusText(measurement));
    }
    TextTable table(columns);
    table.addRow(devices);
    table.addRow(statuses);
    const auto addRow = [&](const Figure &figure) {
        std::vector<std::string> cells{figure.indent + tr(figure.name)};
        for (const Measurement &measurement : all)
            cells.push_back(measurement.hasTime() ? figure.text(measurement) : "");
        if (std::any_of(cells.begin() + 1, cells.end(), [](const std::string &cell) { return !cell.empty(); }))
            table.addRow(cells);
    };
    std::ranges::for_each(figures, addRow);
    if (all.size() == 1)
        std::ranges::for_each(figuresOfOne, addRow);
    std::string text = table.text();
    for (std::size_t other = 1; other < all.size(); ++other)
        text += (other == 1 ? "\n" : "") + verdictOn(comparison, other) + "\n";
    if (const Measurement *disturbed = mostDisturbed(comparison))
        text += (all.size() == 1 ? "\n" : "") + disturbanceSentence(*disturbed) + "\n";
    return text;
}

std::string whyText(const Comparison &comparison, const std::vector<std::optional<Device>> &devices)
{
    std::vector<const Device *> known;
    for (const std::optional<Device> &device : devices)
        known.push_back(device ? &*device : nullptr);
    const std::vector<Label> names = labelsApart(comparison);
    std::vector<Message> told;
    std::string text;
    for (std::size_t other = names.size() > 1 ? 1 : 0; other < names.size(); ++other) {
        const Reason reason = reasonOf(comparison, other, known);
        const Message why = toMessage(reason, names[reason.engine]);
        if (why.empty() || contains(told, why))
            continue;
        told.push_back(why);
        text += inWords(why) + "\n";
    }
    return text;
}

std::string sweepText(const Sweep &sweep, const ParameterSpec &swept)
{
    if (sweep.points.empty())
        return tr("No point was measured.") + "\n";
    const std::vector<Label> names = labelsApart(sweep.points.front().comparison);
    std::vector<TextTable::Column> columns{{inWords(swept.label), Align::Right}};
    for (std::size_t engine = 0; engine < names.size(); ++engine) {
        columns.push_back({inWords(names[engine]) + "  ", Align::Right}); // room for the mark in the cells
        if (engine > 0) {
            columns.push_back({tr("speed-up"), Align::Right});
            const bool predicted = std::ranges::any_of(
                sweep.points, [&](const SweepPoint &point) { return point.comparison.speedUps[engine].predicted; });
            columns.push_back({predicted ? tr("expected between") : tr("95 % interval")});
            columns.push_back({tr("faster")});
        }
    }
    TextTable table(columns);
    bool rough = false;
    bool ranges = false;
    bool tooClose = false;
    std::set<Doubt> doubts;
    for (const SweepPoint &point : sweep.points) {
        std::vector<std::string> cells{axisText(point.value)};
        for (std::size_t engine = 0; engine < names.size(); ++engine) {
            const Measurement &measurement = point.comparison.measurements[engine];
            rough = rough || (measurement.hasTime() && !measurement.converged);
            cells.push_back(epochCell(measurement));
            if (engine > 0) {
                const SpeedUp &speedUp = point.comparison.speedUps[engine];
                const bool known = speedUp.hasRatio();
                const int digits = digitsOf(point.comparison);
                cells.push_back(known ? formatRatio(speedUp.median, digits) : "");
                ranges = ranges || (known && speedUp.rangeOf > 0);
                tooClose = tooClose || speedUp.leaning() == Verdict::TooClose;
                if (speedUp.doubt != Doubt::None)
                    doubts.insert(speedUp.doubt);
                const int told = rangeDigits(speedUp.ci95.low, speedUp.ci95.high, digits);
                cells.push_back(known ? rangeText(speedUp.ci95, formatRatio, told) + (speedUp.rangeOf > 0 ? " r" : "")
                                      : "");
                cells.push_back(verdictWord(speedUp, names[0], names[engine]));
            }
        }
        table.addRow(cells);
    }
    std::string text = tr("Time of an epoch; baseline: %1", inWords(names[0])) + "\n\n" + table.text();
    if (rough)
        text += "* " + tr("not converged") + "\n";
    if (ranges) {
        text += "r " +
                tr("range instead of a 95 % interval: too few rounds fit into the time, or the rounds vary together") +
                "\n";
    }
    if (tooClose)
        text += tr("too close to call: %1", noClearLead()) + "\n";
    if (!doubts.empty()) {
        text += "( ) " + tr("provisional") + "\n";
        for (const Doubt doubt : doubts)
            text += "    " + inWords(doubtText(doubt)) + "\n";
    }
    if (const Measurement *disturbed = mostDisturbed(sweep))
        text += "! " + tr("disturbed; at worst: %1", disturbanceSentence(*disturbed)) + "\n";
    for (std::size_t engine = 1; engine < names.size(); ++engine) {
        text += (engine == 1 ? "\n" : "") + wrapped(inWords(toMessage(sweep.crossovers[engine], toMessage(names[0]),
                                                                      toMessage(names[engine]), term(swept.label))));
    }
    return text;
}

std::string remarksText(const Comparison &comparison)
{
    const std::vector<Label> names = labelsApart(comparison);
    std::string text;
    for (std::size_t engine = 0; engine < names.size(); ++engine) {
        const Measurement &measurement = comparison.measurements[engine];
        if (!measurement.reason.empty())
            text += "  " + inWords(names[engine]) + ": " + inWords(measurement.reason) + "\n";
        for (const Message &remark : measurement.remarks)
            text += "  " + inWords(names[engine]) + ": " + inWords(remark) + "\n";
    }
    return text.empty() ? text : "\n" + tr("Remarks") + "\n" + text;
}

std::string remarksText(const Sweep &sweep, const ParameterSpec &swept)
{
    struct Remark {
        std::string engine;
        std::string text;
        std::string places;
    };
    std::vector<Remark> remarks; // in the order met
    const auto add = [&](const std::string &engine, const std::string &text, double value) {
        const auto known = std::ranges::find_if(
            remarks, [&](const Remark &remark) { return remark.engine == engine && remark.text == text; });
        if (known == remarks.end())
            remarks.push_back({engine, text, axisText(value)});
        else
            known->places += ", " + axisText(value);
    };
    for (const SweepPoint &point : sweep.points) {
        const std::vector<Label> names = labelsApart(point.comparison);
        for (std::size_t engine = 0; engine < names.size(); ++engine) {
            const Measurement &measurement = point.comparison.measurements[engine];
            if (measurement.status != PointStatus::Measured && !measurement.reason.empty())
                add(inWords(names[engine]), inWords(measurement.reason), point.value);
            for (const Message &remark : measurement.remarks)
                add(inWords(names[engine]), inWords(remark), point.value);
        }
    }
    std::string text;
    for (const Remark &remark : remarks)
        text += "  " + tr("%1 at %2 %3: %4", remark.engine, inWords(swept.label), remark.places, remark.text) + "\n";
    return text.empty() ? text : "\n" + tr("Remarks") + "\n" + text;
}

} // namespace overtake::cli
