// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/chrome_trace.h"

#include "file/atomic_file.h"
#include "measure/explain/part_work.h"
#include "program/parameter_json.h"
#include "text/error.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

using nlohmann::json;

enum Track { StepTrack = 1, HostTrack, TransferTrack, OperationTrack };

/// Never the number of the process: Perfetto would show that track as its main thread, above the others.
int threadOf(int process, Track track)
{
    return 10 * process + track;
}

/// Whole nanoseconds, so that two events that touch still do after rounding.
std::int64_t nanoseconds(double seconds)
{
    return std::llround(seconds * 1e9);
}

double microseconds(std::int64_t nanoseconds)
{
    return static_cast<double>(nanoseconds) / 1000;
}

json spanEvent(int process, Track track, const std::string &name, const char *category, double start, double seconds)
{
    const std::int64_t from = nanoseconds(start);
    return {{"ph", "X"},
            {"pid", process},
            {"tid", threadOf(process, track)},
            {"name", name},
            {"cat", category},
            {"ts", microseconds(from)},
            {"dur", microseconds(nanoseconds(start + seconds) - from)},
            {"args", json::object()}};
}

json metadataEvent(int process, int thread, const char *name, const char *key, const json &value)
{
    return {{"ph", "M"}, {"pid", process}, {"tid", thread}, {"name", name}, {"args", {{key, value}}}};
}

std::string nameOfSpan(const HostSpan &span)
{
    switch (span.kind) {
    case HostSpan::Kind::Preparing:
        return "pick rows";
    case HostSpan::Kind::Launching:
        return "launch " + span.name;
    case HostSpan::Kind::Waiting:
        break;
    }
    return "wait";
}

class EngineTrace
{
public:
    EngineTrace(json &events, int process, const Measurement &measurement, const Label &name)
        : m_events(events), m_process(process), m_measurement(measurement), m_name(name),
          m_profile(*measurement.profile)
    {
    }

    void add()
    {
        const std::vector<double> starts = startsOfParts();
        addNames();
        json step = spanEvent(m_process, StepTrack, "step", "step", 0, std::max(m_profile.totalSeconds, m_end));
        step["args"]["workload"] = m_measurement.workload;
        step["args"]["parameters"] = jsonOf(m_measurement.parameters);
        step["args"]["flops"] = m_measurement.flopsPerStep;
        step["args"]["steps_profiled"] = std::max<std::size_t>(1, m_profile.totals.size());
        m_events.push_back(std::move(step));
        for (const HostSpan &span : m_profile.host)
            m_events.push_back(
                spanEvent(m_process, HostTrack, nameOfSpan(span), "host", span.startSeconds, span.seconds));
        const std::optional<Program> program = programOf(m_measurement);
        const std::vector<PartWork> works = program ? workOfParts(m_measurement, *program) : std::vector<PartWork>();
        for (std::size_t i = 0; i < m_profile.parts.size(); ++i) {
            json event = partEvent(m_profile.parts[i], starts[i]);
            if (program)
                describe(event["args"], m_profile.parts[i], works[i], *program);
            m_events.push_back(std::move(event));
        }
    }

private:
    /// End to end where they are not known.
    std::vector<double> startsOfParts()
    {
        std::vector<double> starts;
        for (const StepPart &part : m_profile.parts) {
            m_knowsStarts = m_knowsStarts && part.startSeconds.has_value();
            starts.push_back(m_knowsStarts ? *part.startSeconds : m_end);
            m_end = starts.back() + part.seconds;
        }
        return starts;
    }

    void addNames()
    {
        std::string label = toText(m_name);
        if (!m_measurement.device.empty() && beginningOf(m_measurement.label).text() != m_measurement.device)
            label += " (" + m_measurement.device + ")";
        m_events.push_back(metadataEvent(m_process, 0, "process_name", "name", label));
        m_events.push_back(metadataEvent(m_process, 0, "process_sort_index", "sort_index", m_process));
        if (!m_knowsStarts)
            m_events.push_back(metadataEvent(m_process, 0, "process_labels", "labels",
                                             m_measurement.status == PointStatus::Predicted
                                                 ? "predicted by a model, not measured; laid end to end"
                                                 : "starts were not recorded: laid end to end"));
        const auto name = [&](Track track, const char *text) {
            const int thread = threadOf(m_process, track);
            m_events.push_back(metadataEvent(m_process, thread, "thread_name", "name", text));
            m_events.push_back(metadataEvent(m_process, thread, "thread_sort_index", "sort_index", track));
        };
        const auto isTransfer = [](const StepPart &part) { return part.kind != StepPart::Kind::Compute; };
        name(StepTrack, "step");
        if (!m_profile.host.empty())
            name(HostTrack, "host: launching and waiting");
        if (std::ranges::any_of(m_profile.parts, isTransfer))
            name(TransferTrack, "copies");
        name(OperationTrack, "operations");
    }

    json partEvent(const StepPart &part, double start) const
    {
        const bool transfers = part.kind != StepPart::Kind::Compute;
        const char *category = part.kind == StepPart::Kind::CopyIn    ? "copy_in"
                               : part.kind == StepPart::Kind::CopyOut ? "copy_out"
                                                                      : "operation";
        return spanEvent(m_process, transfers ? TransferTrack : OperationTrack, part.name, category, start,
                         part.seconds);
    }

    static void describe(json &arguments, const StepPart &part, const PartWork &work, const Program &program)
    {
        arguments["shapes"] = shapesOf(part, program);
        arguments["flops"] = work.flops;
        arguments["bytes"] = work.bytes;
        if (work.flops > 0 && part.seconds > 0)
            arguments["gflops_per_s"] = work.flops / part.seconds * 1e-9;
        if (work.bytes > 0 && part.seconds > 0)
            arguments["gigabytes_per_s"] = work.bytes / part.seconds * 1e-9;
    }

    json &m_events;
    int m_process;
    const Measurement &m_measurement;
    const Label &m_name; ///< tells it from the other engines
    const StepProfile &m_profile;
    bool m_knowsStarts = true;
    double m_end = 0; ///< end of the last part
};

} // namespace

json traceJson(const Comparison &comparison, const Machine &machine, const std::string &date)
{
    json events = json::array();
    const std::vector<Label> names = labelsApart(comparison);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const Measurement &measurement = comparison.measurements[i];
        if (measurement.profile && !measurement.profile->parts.empty())
            EngineTrace(events, static_cast<int>(i) + 1, measurement, names[i]).add();
    }
    if (events.empty())
        throw Error(sentence("There is no trace: no engine reports the parts of a step's time."));
    return {
        {"traceEvents", events},
        {"displayTimeUnit", "ns"},
        {"otherData",
         {{"program", "Overtake " + machine.hostVersion},
          {"machine", machine.cpu},
          {"date", date},
          {"note", "Each engine's step begins at 0; they ran one after the other, with clocks around each part."}}}};
}

std::string traceText(const Comparison &comparison, const Machine &machine, const std::string &date)
{
    const json trace = traceJson(comparison, machine, date);
    // One event a line: readable, and half the size of what is indented.
    std::string text = "{\n";
    for (const char *key : {"otherData", "displayTimeUnit"})
        text += json(key).dump() + ":" + trace[key].dump(-1, ' ', false, json::error_handler_t::replace) + ",\n";
    text += "\"traceEvents\":[";
    const char *separator = "\n";
    for (const json &event : trace["traceEvents"]) {
        text += separator + event.dump(-1, ' ', false, json::error_handler_t::replace);
        separator = ",\n";
    }
    return text + "\n]}\n";
}

void writeTrace(const std::string &path, const Comparison &comparison, const Machine &machine, const std::string &date)
{
    writeFileAtomically(path, traceText(comparison, machine, date));
}

} // namespace overtake
