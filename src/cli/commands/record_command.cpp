// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// record: sweeps over all workloads on one device, into a file that others open beside their own curves.
#include "cli/commands/commands.h"
#include "cli/commands/outcome.h"
#include "cli/text/progress_bar.h"
#include "cli/text/words.h"
#include "file/atomic_file.h"
#include "measure/engine_use.h"
#include "report/device_recorder.h"
#include "text/contains.h"
#include "text/error.h"
#include "text/format.h"

#include <algorithm>

namespace overtake::cli
{
namespace
{

/// Throws UsageError for a model.
EngineUse measuredUse(const std::string &text, const EngineRegistry &engines)
{
    EngineUse use = parseEngineUse(text, engines, {}, "ID");
    if (engines.require(use.id).description().predicted)
        throw UsageError(sentence("'%1' is a model: it predicts and cannot be recorded.", use.id));
    return use;
}

EngineUse deviceToRecord(const CommandLine &line, const EngineRegistry &engines)
{
    if (!line.engines.empty())
        return measuredUse(line.engines.front(), engines);
    if (const std::string gpu = firstGpu(engines); !gpu.empty())
        return {gpu, {}, {}};
    throw UsageError(sentence("No GPU is available: name the engine to record, for example cpu."));
}

/// The CPU of the device's machine, unless it is the device.
EngineUse usualBase(const EngineUse &device, const EngineRegistry &engines)
{
    const std::string &worker = engines.require(device.id).description().worker;
    const std::string place = worker.empty() ? "" : worker + "/";
    for (const char *name : {"cpu", "eigen", "reference"}) {
        const Engine *engine = engines.find(place + name);
        if (engine && place + name != device.id && engine->description().unavailable.empty() &&
            !engine->description().predicted)
            return {place + name, engine->description().options.defaults(), {}};
    }
    throw UsageError(sentence("No CPU engine is available beside %1: name the engine to compare with.", device.id));
}

DeviceRecordingRequest requestOf(const CommandLine &line, const EngineRegistry &engines)
{
    const auto completed = [&](EngineUse use) {
        use.options = engines.require(use.id).completed(use.options);
        return use;
    };
    if (line.engines.size() > 2)
        throw UsageError(sentence("record takes at most two engines: the device, and the one to compare it with."));
    DeviceRecordingRequest request;
    const EngineUse device = deviceToRecord(line, engines);
    const bool hasOptions = !line.engines.empty() && line.engines.front() != device.id;
    request.uses = hasOptions ? std::vector<EngineUse>{completed(device)} : usesToRecord(engines.require(device.id));
    request.base =
        line.engines.size() > 1 ? completed(measuredUse(line.engines[1], engines)) : usualBase(device, engines);
    if (contains(request.uses, request.base))
        throw UsageError(sentence("'%1' would be compared with itself: name two engines.", toText(request.base)));
    if (!line.budget.empty())
        request.seconds = budgetOf(line);
    request.sweeps = recordedSweepPlans();
    for (const std::string &id : line.words)
        workloadById(id);
    if (!line.words.empty())
        std::erase_if(request.sweeps,
                      [&](const RecordedSweepPlan &plan) { return !contains(line.words, plan.workload->id()); });
    return request;
}

} // namespace

int record(const CommandLine &line, const Environment &environment)
{
    if (line.out.empty())
        throw UsageError(sentence("record needs --out FILE.json: the file is its only result."));
    const DeviceRecordingRequest request = requestOf(line, environment.engines);
    requireWritableTargets(line);
    const bool isStream = isWrittenInPlace(line.out); // one document, when it is whole
    Recording recording;
    bool isSaved = false;
    {
        ProgressBar bar(environment.err, environment.clock, environment.showProgress);
        DeviceRecordingCallbacks callbacks;
        callbacks.progress = [&](const DeviceRecordingProgress &progress) {
            const SweepProgress &sweep = progress.sweep;
            const double done = sweep.pointsExpected == 0 ? 0 : 1.0 * sweep.pointsDone / sweep.pointsExpected;
            if (bar.isDue())
                bar.update((progress.sweepsDone + done) / progress.sweeps,
                           tr("recording %1, point %2 of %3", inWords(progress.workload->label()), sweep.pointsDone + 1,
                              sweep.pointsExpected),
                           std::nullopt);
        };
        if (!isStream)
            callbacks.sweep = [&](const Recording &soFar) { // survives what follows
                try {
                    writeRecording(line.out, soFar);
                    isSaved = true;
                } catch (const Error &) { // must not cost what was measured: the next may succeed
                    isSaved = false;
                }
            };
        recording = recordDevice(environment.engines, environment.clock, environment.watch, request, environment.stop,
                                 callbacks);
    }
    if (recording.runs.empty())
        throw Error(sentence("Stopped before a sweep was complete: nothing was saved."));
    if (!isSaved)
        writeRecording(line.out, recording);
    int status = allMeasured;
    for (const RunRecord &run : recording.runs)
        status = std::max(status, reportFailures(environment, run.sweep));
    if (!isStream)
        environment.out
            << tr("%1: %2 of %3 sweeps saved in '%4'. Open it in Overtake, or see overtake-bench recordings %4",
                  recording.card, recording.runs.size(), request.sweeps.size(), line.out)
            << "\n";
    return recording.runs.size() < request.sweeps.size() ? someFailed : status;
}

} // namespace overtake::cli
