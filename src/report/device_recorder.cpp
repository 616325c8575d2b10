// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/device_recorder.h"

#include "measure/engine_device.h"
#include "text/contains.h"
#include "workloads/divisibility.h"
#include "workloads/preset.h"

#include <algorithm>
#include <map>
#include <sstream>

namespace overtake
{

extern const std::string_view recordingSweepsText; ///< made by CMake, from resources/recording_sweeps.txt

namespace
{

constexpr int usualPoints = 6;
constexpr double measuringShare = 2.0 / 3; ///< share of the time; preparing gets the remainder

struct Line {
    std::string preset;
    std::string key;
    std::vector<double> values;
};

/// By workload.
std::map<std::string, Line> listedSweeps()
{
    std::map<std::string, Line> lines;
    std::istringstream text{std::string(recordingSweepsText)};
    for (std::string line; std::getline(text, line);) {
        if (line.empty() || line.front() == '#')
            continue;
        std::istringstream words(line);
        std::string name, values;
        Line read;
        words >> name >> read.key >> values;
        const std::size_t colon = name.find(':');
        if (colon != std::string::npos)
            read.preset = name.substr(colon + 1);
        std::istringstream numbers(values);
        for (std::string number; std::getline(numbers, number, ',');)
            read.values.push_back(std::stod(number));
        lines[name.substr(0, colon)] = read;
    }
    return lines;
}

RecordedSweepPlan planFor(const Workload &workload, const Line &line)
{
    RecordedSweepPlan plan;
    plan.workload = &workload;
    plan.request.preset = line.preset;
    plan.request.parameters =
        workload.completed(line.preset.empty() ? ParameterValues() : presetByName(line.preset).parameters);
    plan.request.key = line.key.empty() ? workload.defaultSweepKey() : line.key;
    const ParameterSpec &spec = workload.parameter(plan.request.key);
    plan.request.values = line.values.empty()
                              ? movedToFitting(fittingNumbers(workload, plan.request.parameters, spec.key),
                                               sweepValues(spec, spec.minimum, spec.maximum, usualPoints))
                              : line.values;
    return plan;
}

bool hasChoice(const Engine &engine, const char *key, const char *choice)
{
    const ParameterSpec *spec = engine.description().options.find(key);
    return spec && contains(spec->choices, choice);
}

} // namespace

std::vector<RecordedSweepPlan> recordedSweepPlans()
{
    const auto listed = listedSweeps();
    std::vector<RecordedSweepPlan> plans;
    for (const auto &workload : allWorkloads()) {
        const auto line = listed.find(workload->id());
        plans.push_back(planFor(*workload, line == listed.end() ? Line() : line->second));
    }
    return plans;
}

std::vector<EngineUse> usesToRecord(const Engine &engine)
{
    const EngineUse usual{engine.description().id, engine.description().options.defaults(), {}};
    std::vector<EngineUse> uses{usual};
    EngineUse replayed = usual;
    if (hasChoice(engine, "launch", "graph")) {
        replayed.options.set("launch", std::string("graph"));
        uses.push_back(replayed);
    }
    for (const char *precision : {"tf32", "bf16"}) {
        if (hasChoice(engine, "precision", precision)) {
            uses.push_back(replayed);
            uses.back().options.set("precision", std::string(precision));
        }
    }
    uses.erase(std::unique(uses.begin(), uses.end()), uses.end()); // where that is the usual way
    return uses;
}

Recording recordDevice(const EngineRegistry &engines, Clock &clock, MachineWatch *watch,
                       const DeviceRecordingRequest &request, std::stop_token stop,
                       const DeviceRecordingCallbacks &callbacks)
{
    requireHonest(request.uses, sentence("A recording"));
    requireHonest({request.base}, sentence("A recording"));
    const std::vector<RecordedSweepPlan> plans = request.sweeps.empty() ? recordedSweepPlans() : request.sweeps;
    const double begin = clock.now();
    Recording recording;
    recording.engine = request.uses.front().id;
    recording.card = engines.require(recording.engine).description().device;
    DeviceRecordingProgress progress;
    progress.sweeps = static_cast<int>(plans.size());
    Measurer measurer(engines, clock, watch);
    for (const RecordedSweepPlan &plan : plans) {
        progress.workload = plan.workload;
        SweepRequest sweep = plan.request;
        sweep.engines = request.uses;
        sweep.engines.insert(sweep.engines.begin(), request.base);
        const double left = std::max(1.0, request.seconds - (clock.now() - begin));
        sweep.budgetSeconds = std::max(1.0, measuringShare * left / (progress.sweeps - progress.sweepsDone));
        const auto points = static_cast<double>(sweep.values.size() * sweep.engines.size());
        const auto rule = carefulRule(std::min(2.0, 0.5 * sweep.budgetSeconds / points));
        MeasureOptions options{rule.get(), stop, callbacks.betweenRounds};
        SweepCallbacks sweeping;
        sweeping.progress = [&](const SweepProgress &now) {
            progress.sweep = now;
            if (callbacks.progress)
                callbacks.progress(progress);
        };
        RunRecord run =
            makeRunRecord(runSweep(measurer, clock, *plan.workload, sweep, options, sweeping), thisMachine());
        if (run.sweep.cancelled || stop.stop_requested())
            break;
        run.devices = devicesOf(sweep.engines, engines, UnmeasuredDevice::Measure);
        recording.date = run.date;
        recording.runs.push_back(std::move(run));
        ++progress.sweepsDone;
        if (callbacks.sweep)
            callbacks.sweep(recording);
    }
    return recording;
}

} // namespace overtake
