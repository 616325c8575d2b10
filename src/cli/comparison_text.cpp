// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/comparison_text.h"

#include "cli/text_table.h"
#include "measure/surroundings.h"
#include "report/names.h"
#include "text/format.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <nlohmann/json.hpp>
#include <set>

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

std::string rangeText(const Interval &interval, std::string (*format)(double))
{
    return format(interval.low) + " to " + format(interval.high);
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

const std::array<Figure, 19> figures{{
    {"set-up", [](const Measurement &m) { return isPredicted(m) ? "" : formatSeconds(m.setupSeconds); }},
    {"first run", [](const Measurement &m) { return isPredicted(m) ? "" : formatSeconds(m.firstRunSeconds); }},
    {"step, median", [](const Measurement &m) { return formatSeconds(m.step.median); }},
    {"  95 % interval",
     [](const Measurement &m) {
         return isPredicted(m) || m.step.rangeOf > 0 ? "" : rangeText(m.step.ci95, formatSeconds);
     }},
    {"  range seen",
     [](const Measurement &m) {
         return isPredicted(m) || m.step.rangeOf == 0 ? "" : rangeText(m.step.ci95, formatSeconds);
     }},
    {"  expected between",
     [](const Measurement &m) { return isPredicted(m) ? rangeText(m.step.ci95, formatSeconds) : ""; }},
    {"  kernels only", [](const Measurement &m) { return deviceTime(m, false); }},
    {"  copies", [](const Measurement &m) { return deviceTime(m, true); }},
    {"  mean", [](const Measurement &m) { return isPredicted(m) ? "" : formatSeconds(m.step.mean); }},
    {"  standard deviation", [](const Measurement &m) { return isPredicted(m) ? "" : formatSeconds(m.step.stdev); }},
    {"  fastest", [](const Measurement &m) { return isPredicted(m) ? "" : formatSeconds(m.step.minimum); }},
    {"  timed",
     [](const Measurement &m) {
         if (isPredicted(m))
             return std::string();
         return countedText(static_cast<std::int64_t>(m.samples.size()), "sample", "samples") + ", " +
                countedText(m.stepsTimed, "step", "steps");
     }},
    {"epoch",
     [](const Measurement &m) {
         return formatSeconds(m.epochSeconds) + " (" + countedText(m.stepsPerEpoch, "step", "steps") + ")";
     }},
    {"throughput", [](const Measurement &m) { return formatRate(m.throughput, m.itemName + "/s"); }},
    {"arithmetic",
     [](const Measurement &m) {
         return formatRate(m.flopsPerSecond, "FLOP/s") + " (" + formatRate(m.flopsPerStep, "FLOP") + " a step)";
     }},
    {"moved in a step", [](const Measurement &m) { return formatBytes(static_cast<std::int64_t>(m.bytesPerStep)); }},
    {"memory", [](const Measurement &m) { return formatBytes(m.memoryBytes); }},
    {"loss", [](const Measurement &m) { return optionalText(m.loss); }},
    {"accuracy", [](const Measurement &m) { return optionalText(m.accuracy); }},
}};

/// An epoch's time, or what came instead; marked where it is rough.
std::string epochCell(const Measurement &measurement)
{
    if (!measurement.hasTime()) {
        return std::string(nameOf(measurement.status));
    }
    return formatSeconds(measurement.epochSeconds) + (measurement.disturbed ? "!" : " ") +
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

/// Of the measurement that was disturbed most, as the other engines of a comparison met the same; null when none was.
const Measurement *mostDisturbed(const Comparison &comparison)
{
    const Measurement *most = nullptr;
    for (const Measurement &one : comparison.measurements) {
        if (one.disturbed && one.meanwhile &&
            (most == nullptr || one.meanwhile->othersCores > most->meanwhile->othersCores)) {
            most = &one;
        }
    }
    return most;
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

std::string intervalWords(const SpeedUp &speedUp)
{
    if (speedUp.predicted) {
        return "expected between";
    }
    return speedUp.rangeOf == 0 ? "95 % interval" : "range of " + countedText(speedUp.rangeOf, "round", "rounds");
}

/// One sentence on engine `other` against the base, which is named with its absolute time.
std::string verdictText(const Comparison &comparison, std::size_t other)
{
    const std::vector<std::string> names = namesOf(comparison);
    const std::string &base = names[0];
    const std::string &rival = names[other];
    const SpeedUp &speedUp = comparison.speedUps[other];
    const auto sentence = [&](const std::string &statement, Interval interval) {
        return statement + " (" + intervalWords(speedUp) + " " + rangeText(interval, formatRatio) + "; base case " +
               base + ": " + formatSeconds(comparison.measurements[0].epochSeconds) + " an epoch).";
    };
    switch (speedUp.verdict) {
    case Verdict::OtherFaster:
        return sentence(rival + " is " + formatRatio(speedUp.median) + " faster than " + base, speedUp.ci95);
    case Verdict::BaseFaster:
        return sentence(base + " is " + formatRatio(1 / speedUp.median) + " faster than " + rival,
                        {1 / speedUp.ci95.high, 1 / speedUp.ci95.low});
    case Verdict::TooClose:
        return sentence("Too close to call: the speed-up of " + rival + " over " + base + " is " +
                            formatRatio(speedUp.median),
                        speedUp.ci95);
    case Verdict::Unknown:
        break;
    }
    return "No verdict on " + rival + " against " + base + ": not both were measured.";
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
    for (const Figure &figure : figures) {
        std::vector<std::string> cells{figure.name};
        for (const Measurement &measurement : all) {
            cells.push_back(measurement.hasTime() ? figure.text(measurement) : "");
        }
        if (std::any_of(cells.begin() + 1, cells.end(), [](const std::string &cell) { return !cell.empty(); })) {
            table.addRow(cells);
        }
    }
    std::string text = table.text();
    for (std::size_t other = 1; other < all.size(); ++other) {
        text += (other == 1 ? "\n" : "") + verdictText(comparison, other) + "\n";
    }
    if (const Measurement *disturbed = mostDisturbed(comparison)) {
        text += (all.size() == 1 ? "\n" : "") + disturbanceSentence(*disturbed);
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
    const Measurement *disturbed = nullptr;
    for (const SweepPoint &point : sweep.points) {
        std::vector<std::string> cells{formatCount(point.value)};
        for (std::size_t engine = 0; engine < names.size(); ++engine) {
            const Measurement &measurement = point.comparison.measurements[engine];
            rough = rough || (measurement.hasTime() && !measurement.converged);
            cells.push_back(epochCell(measurement));
            if (engine > 0) {
                const SpeedUp &speedUp = point.comparison.speedUps[engine];
                const bool known = speedUp.verdict != Verdict::Unknown;
                cells.push_back(known ? formatRatio(speedUp.median) : "");
                ranges = ranges || (known && speedUp.rangeOf > 0);
                cells.push_back(known ? rangeText(speedUp.ci95, formatRatio) + (speedUp.rangeOf > 0 ? " r" : "") : "");
                cells.push_back(verdictWord(speedUp.verdict, names[0], names[engine]));
            }
        }
        table.addRow(cells);
        const Measurement *here = mostDisturbed(point.comparison);
        if (here != nullptr &&
            (disturbed == nullptr || here->meanwhile->othersCores > disturbed->meanwhile->othersCores)) {
            disturbed = here;
        }
    }
    std::string text = "Time of an epoch; base case: " + names[0] + "\n\n" + table.text();
    if (rough) {
        text += "* not converged\n";
    }
    if (ranges) {
        text += "r range of the few rounds there was time for, or of such as swing together: not 95 %\n";
    }
    if (disturbed != nullptr) {
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
            text += "  " + names[engine] + ": " + measurement.reason + "\n";
        }
        for (const std::string &remark : measurement.remarks) {
            text += "  " + names[engine] + ": " + remark + "\n";
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
                add(names[engine], measurement.reason, point.value);
            }
            for (const std::string &remark : measurement.remarks) {
                add(names[engine], remark, point.value);
            }
        }
    }
    std::string text;
    for (const Remark &remark : remarks) {
        text += "  " + remark.engine + " at " + swept.label + " " + remark.places + ": " + remark.text + "\n";
    }
    return text.empty() ? text : "\nRemarks\n" + text;
}

std::string reportedText(const Preset &preset)
{
    if (preset.reported.empty()) {
        return {};
    }
    std::set<double> values;
    std::vector<TextTable::Column> columns{{preset.sweepKey, Align::Right}};
    for (const ReportedSeries &series : preset.reported) {
        columns.push_back({series.label, Align::Right});
        for (const ReportedPoint &point : series.points) {
            values.insert(point.value);
        }
    }
    TextTable table(columns);
    for (const double value : values) {
        std::vector<std::string> cells{formatCount(value)};
        for (const ReportedSeries &series : preset.reported) {
            const auto point = std::find_if(series.points.begin(), series.points.end(),
                                            [&](const ReportedPoint &candidate) { return candidate.value == value; });
            cells.push_back(point == series.points.end() ? "" : formatSeconds(point->seconds));
        }
        table.addRow(cells);
    }
    return "\n" + wrapped("Reported elsewhere, not measured here: time of an epoch. Source: " + preset.source + ".") +
           "\n" + table.text();
}

nlohmann::json reportedJson(const Preset &preset)
{
    nlohmann::json all = nlohmann::json::array();
    for (const ReportedSeries &series : preset.reported) {
        nlohmann::json points = nlohmann::json::array();
        for (const ReportedPoint &point : series.points) {
            points.push_back({{"value", point.value}, {"epoch_s", point.seconds}});
        }
        all.push_back({{"label", series.label}, {"device", series.device}, {"gpu", series.gpu}, {"points", points}});
    }
    return all;
}

} // namespace overtake::cli
