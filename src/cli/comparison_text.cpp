// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/comparison_text.h"

#include "cli/text_table.h"
#include "cli/verdict_text.h"
#include "measure/messages.h"
#include "measure/surroundings.h"
#include "measure/why.h"
#include "report/names.h"
#include "text/format.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace overtake::cli
{
namespace
{

/// What the device itself spent on a step's work, or on its copies, by its own clock; empty for an engine that is no
/// accelerator, and where there is none. The step's median is the time with transfers, launches and waiting.
std::string deviceTime(const Measurement &m, bool copies)
{
    if (!m.profile || m.use.id.find(':') == std::string::npos)
        return {};
    double seconds = 0;
    for (const StepPart &part : m.profile->parts)
        seconds += (part.kind != StepPart::Kind::Compute) == copies ? part.seconds : 0;
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
    for (const Measurement &measurement : comparison.measurements) {
        digits = std::min(digits, digitsOf(measurement));
    }
    return digits;
}

std::string stepRangeText(const Measurement &measurement)
{
    return rangeText(measurement.step.ci95, formatSeconds, digitsOf(measurement));
}

std::string countedText(std::int64_t count, const char *one, const char *many)
{
    return formatCount(static_cast<double>(count)) + " " + (count == 1 ? one : many);
}

std::string statusText(const Measurement &measurement)
{
    if (!measurement.hasTime() || isPredicted(measurement)) {
        return std::string(nameOf(measurement.status));
    }
    const std::string mode = measurement.quick ? "quick, " : "";
    return mode + (measurement.converged ? "converged" : "not converged") +
           (measurement.disturbed ? ", disturbed" : "");
}

std::string optionalText(const std::optional<double> &value)
{
    return value ? formatCount(*value) : "";
}

/// How a line of the full table comes from a measurement that has samples.
struct Figure {
    const char *name;
    std::string (*text)(const Measurement &);
};

const std::array<Figure, 18> figures{{
    {"set-up", [](const Measurement &m) { return isPredicted(m) ? "" : formatSeconds(m.setupSeconds); }},
    {"first run", [](const Measurement &m) { return isPredicted(m) ? "" : formatSeconds(m.firstRunSeconds); }},
    {"step, median", [](const Measurement &m) { return formatSeconds(m.step.median, digitsOf(m)); }},
    {"  95 % interval",
     [](const Measurement &m) { return isPredicted(m) || m.step.rangeOf > 0 ? "" : stepRangeText(m); }},
    {"  range seen",
     [](const Measurement &m) { return isPredicted(m) || m.step.rangeOf == 0 ? "" : stepRangeText(m); }},
    {"  expected between", [](const Measurement &m) { return isPredicted(m) ? stepRangeText(m) : ""; }},
    {"  kernels only", [](const Measurement &m) { return deviceTime(m, false); }},
    {"  copies", [](const Measurement &m) { return deviceTime(m, true); }},
    {"  mean", [](const Measurement &m) { return isPredicted(m) ? "" : formatSeconds(m.step.mean, digitsOf(m)); }},
    {"  standard deviation",
     [](const Measurement &m) { return isPredicted(m) ? "" : formatSeconds(m.step.stdev, digitsOf(m)); }},
    {"  fastest",
     [](const Measurement &m) { return isPredicted(m) ? "" : formatSeconds(m.step.minimum, digitsOf(m)); }},
    {"  timed",
     [](const Measurement &m) {
         if (isPredicted(m))
             return std::string();
         return countedText(static_cast<std::int64_t>(m.samples.size()), "sample", "samples") + ", " +
                countedText(m.stepsTimed, "step", "steps");
     }},
    {"epoch",
     [](const Measurement &m) {
         return formatSeconds(m.epochSeconds, digitsOf(m)) + " (" + countedText(m.stepsPerEpoch, "step", "steps") + ")";
     }},
    {"throughput", [](const Measurement &m) { return formatRate(m.throughput, m.itemName + "/s", digitsOf(m)); }},
    {"arithmetic",
     [](const Measurement &m) {
         return formatRate(m.flopsPerSecond, "FLOP/s", digitsOf(m)) + " (" + formatRate(m.flopsPerStep, "FLOP") +
                " a step)";
     }},
    {"moved in a step", [](const Measurement &m) { return formatBytes(static_cast<std::int64_t>(m.bytesPerStep)); }},
    {"memory", [](const Measurement &m) { return formatBytes(m.memoryBytes); }},
    {"loss of the first step", [](const Measurement &m) { return optionalText(m.firstLoss); }},
}};

/// After the last of its timed steps. Several engines have taken different numbers of steps, so their losses cannot be
/// compared.
const std::array<Figure, 2> figuresOfOne{{
    {"loss of the last", [](const Measurement &m) { return optionalText(m.loss); }},
    {"accuracy of the last", [](const Measurement &m) { return optionalText(m.accuracy); }},
}};

/// An epoch's time, or what came instead; marked where it is rough.
std::string epochCell(const Measurement &measurement)
{
    if (!measurement.hasTime()) {
        return std::string(nameOf(measurement.status));
    }
    return formatSeconds(measurement.epochSeconds, digitsOf(measurement)) + (measurement.disturbed ? "!" : " ") +
           (measurement.converged ? " " : "*");
}

/// "Other programs use 1.6 of 2 cores: this point is too high."
std::string disturbanceSentence(const Measurement &measurement)
{
    std::string text = disturbanceText(measurement);
    if (text.empty()) {
        return text;
    }
    text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
    return text + ".\n";
}

/// Labels of the engines, told apart where they differ in the batch size or in nothing at all.
std::vector<std::string> namesOf(const Comparison &comparison)
{
    std::vector<std::string> names;
    for (const Measurement &measurement : comparison.measurements) {
        std::string name = measurement.label;
        for (const auto &[key, value] : measurement.use.overrides.all()) {
            name += ", " + key + " " + toText(value);
        }
        const auto same = std::count_if(names.begin(), names.end(), [&](const std::string &earlier) {
            return earlier == name || earlier.rfind(name + " (", 0) == 0;
        });
        names.push_back(same == 0 ? name : name + " (" + std::to_string(same + 1) + ")");
    }
    return names;
}

std::string verdictWord(Verdict verdict, const std::string &base, const std::string &other)
{
    switch (verdict) {
    case Verdict::BaseFaster:
        return base;
    case Verdict::OtherFaster:
        return other;
    case Verdict::TooClose:
        return "too close to call";
    case Verdict::Unknown:
        break;
    }
    return {};
}

/// One sentence on engine `other` against the base.
std::string verdictOn(const Comparison &comparison, std::size_t other)
{
    const std::vector<std::string> names = namesOf(comparison);
    return verdictText(comparison.speedUps[other], {.base = names[0],
                                                    .other = names[other],
                                                    .baseEpochSeconds = comparison.measurements[0].epochSeconds,
                                                    .digits = digitsOf(comparison)});
}

} // namespace

std::string parametersText(const ParameterTable &table, const ParameterValues &values)
{
    std::string text;
    for (const ParameterSpec &spec : table.specs()) {
        if (!values.has(spec.key)) {
            continue;
        }
        const std::string value = spec.sweepable() ? formatCount(values.real(spec.key)) : toText(values.at(spec.key));
        if (!value.empty()) {
            text += (text.empty() ? "" : ", ") + spec.label + " " + value + (spec.unit.empty() ? "" : " " + spec.unit);
        }
    }
    return text;
}

std::string dataText(const Sweep &sweep)
{
    const std::string data = dataOf(sweep);
    return data.empty() ? data : "Data: " + data + "\n";
}

std::string comparisonText(const Comparison &comparison)
{
    const std::vector<Measurement> &all = comparison.measurements;
    std::vector<TextTable::Column> columns{{}};
    for (const std::string &name : namesOf(comparison)) {
        columns.push_back({name});
    }
    std::vector<std::string> devices{"device"};
    std::vector<std::string> statuses{"status"};
    for (const Measurement &measurement : all) {
        devices.push_back(measurement.device);
        statuses.push_back(statusText(measurement));
    }
    TextTable table(columns);
    table.addRow(devices);
    table.addRow(statuses);
    const auto addRow = [&](const Figure &figure) {
        std::vector<std::string> cells{figure.name};
        for (const Measurement &measurement : all) {
            cells.push_back(measurement.hasTime() ? figure.text(measurement) : "");
        }
        if (std::any_of(cells.begin() + 1, cells.end(), [](const std::string &cell) { return !cell.empty(); })) {
            table.addRow(cells);
        }
    };
    std::for_each(figures.begin(), figures.end(), addRow);
    if (all.size() == 1) {
        std::for_each(figuresOfOne.begin(), figuresOfOne.end(), addRow);
    }
    std::string text = table.text();
    for (std::size_t other = 1; other < all.size(); ++other) {
        text += (other == 1 ? "\n" : "") + verdictOn(comparison, other) + "\n";
    }
    if (const Measurement *disturbed = mostDisturbed(comparison)) {
        text += (all.size() == 1 ? "\n" : "") + disturbanceSentence(*disturbed);
    }
    return text;
}

std::string whyText(const Comparison &comparison, const std::vector<std::optional<Device>> &devices)
{
    std::vector<const Device *> known;
    for (const std::optional<Device> &device : devices)
        known.push_back(device ? &*device : nullptr);
    const std::vector<std::string> names = namesOf(comparison);
    std::string text;
    for (std::size_t other = names.size() > 1 ? 1 : 0; other < names.size(); ++other) {
        const Reason reason = reasonOf(comparison, other, known);
        const std::string sentence = toText(reason, names[reason.engine]);
        if (!sentence.empty() && text.find(sentence) == std::string::npos)
            text += sentence + "\n";
    }
    return text;
}

std::string sweepText(const Sweep &sweep, const ParameterSpec &swept)
{
    if (sweep.points.empty()) {
        return "No point was measured.\n";
    }
    const std::vector<std::string> names = namesOf(sweep.points.front().comparison);
    std::vector<TextTable::Column> columns{{swept.label, Align::Right}};
    for (std::size_t engine = 0; engine < names.size(); ++engine) {
        columns.push_back({names[engine] + "  ", Align::Right}); // room for the mark in the cells
        if (engine > 0) {
            columns.push_back({"speed-up", Align::Right});
            const bool predicted = std::any_of(sweep.points.begin(), sweep.points.end(), [&](const SweepPoint &point) {
                return point.comparison.speedUps[engine].predicted;
            });
            columns.push_back({predicted ? "expected between" : "95 % interval"});
            columns.push_back({"faster"});
        }
    }
    TextTable table(columns);
    bool rough = false;
    bool ranges = false;
    bool tooClose = false;
    for (const SweepPoint &point : sweep.points) {
        std::vector<std::string> cells{formatCount(point.value)};
        for (std::size_t engine = 0; engine < names.size(); ++engine) {
            const Measurement &measurement = point.comparison.measurements[engine];
            rough = rough || (measurement.hasTime() && !measurement.converged);
            cells.push_back(epochCell(measurement));
            if (engine > 0) {
                const SpeedUp &speedUp = point.comparison.speedUps[engine];
                const bool known = speedUp.verdict != Verdict::Unknown;
                const int digits = digitsOf(point.comparison);
                cells.push_back(known ? formatRatio(speedUp.median, digits) : "");
                ranges = ranges || (known && speedUp.rangeOf > 0);
                tooClose = tooClose || speedUp.verdict == Verdict::TooClose;
                cells.push_back(known ? rangeText(speedUp.ci95, formatRatio, digits) + (speedUp.rangeOf > 0 ? " r" : "")
                                      : "");
                cells.push_back(verdictWord(speedUp.verdict, names[0], names[engine]));
            }
        }
        table.addRow(cells);
    }
    std::string text = "Time of an epoch; base case: " + names[0] + "\n\n" + table.text();
    if (rough) {
        text += "* not converged\n";
    }
    if (ranges) {
        text += "r range of the few rounds there was time for, or of such as swing together: not 95 %\n";
    }
    if (tooClose) {
        text += "too close to call: " + noClearLead() + "\n";
    }
    if (const Measurement *disturbed = mostDisturbed(sweep)) {
        text += "! disturbed; at worst: " + disturbanceText(*disturbed) + "\n";
    }
    for (std::size_t engine = 1; engine < names.size(); ++engine) {
        text +=
            (engine == 1 ? "\n" : "") + wrapped(toText(sweep.crossovers[engine], names[0], names[engine], swept.label));
    }
    return text;
}

std::string remarksText(const Comparison &comparison)
{
    const std::vector<std::string> names = namesOf(comparison);
    std::string text;
    for (std::size_t engine = 0; engine < names.size(); ++engine) {
        const Measurement &measurement = comparison.measurements[engine];
        if (!measurement.reason.empty()) {
            text += "  " + names[engine] + ": " + messageText(measurement.reason) + "\n";
        }
        for (const std::string &remark : measurement.remarks) {
            text += "  " + names[engine] + ": " + messageText(remark) + "\n";
        }
    }
    return text.empty() ? text : "\nRemarks\n" + text;
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
        const auto known = std::find_if(remarks.begin(), remarks.end(), [&](const Remark &remark) {
            return remark.engine == engine && remark.text == text;
        });
        if (known == remarks.end()) {
            remarks.push_back({engine, text, formatCount(value)});
        } else {
            known->places += ", " + formatCount(value);
        }
    };
    for (const SweepPoint &point : sweep.points) {
        const std::vector<std::string> names = namesOf(point.comparison);
        for (std::size_t engine = 0; engine < names.size(); ++engine) {
            const Measurement &measurement = point.comparison.measurements[engine];
            if (measurement.status != PointStatus::Measured && !measurement.reason.empty()) {
                add(names[engine], messageText(measurement.reason), point.value);
            }
            for (const std::string &remark : measurement.remarks) {
                add(names[engine], messageText(remark), point.value);
            }
        }
    }
    std::string text;
    for (const Remark &remark : remarks) {
        text += "  " + remark.engine + " at " + swept.label + " " + remark.places + ": " + remark.text + "\n";
    }
    return text.empty() ? text : "\nRemarks\n" + text;
}

} // namespace overtake::cli
