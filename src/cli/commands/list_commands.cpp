// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// devices, workloads, presets: what there is to choose from, as text or as JSON.
#include "cli/commands/commands.h"
#include "cli/text/comparison_text.h"
#include "cli/text/device_text.h"
#include "cli/text/reported_text.h"
#include "cli/text/text_table.h"
#include "cli/text/words.h"
#include "file/json_file.h"
#include "file/message_json.h"
#include "machine/device_json.h"
#include "machine/gpu_drivers.h"
#include "model/cpu_calibration.h"
#include "model/kept_peaks.h"
#include "program/parameter_json.h"
#include "registry/unserved_gpus.h"
#include "remote/worker_commands.h"
#include "remote/worker_list.h"
#include "report/run_file.h"
#include "text/error.h"
#include "text/format.h"
#include "text/joined.h"
#include "workloads/preset.h"
#include "workloads/workload.h"

#include <nlohmann/json.hpp>

namespace overtake::cli
{
namespace
{

using nlohmann::json;

/// "1 to 8192", "sgd|adam", "true|false", "a file".
std::string allowedText(const ParameterSpec &spec)
{
    switch (spec.kind) {
    case ParameterKind::Integer:
    case ParameterKind::Real:
        return tr("%1 to %2", toText(valueFromNumber(spec, spec.minimum)), toText(valueFromNumber(spec, spec.maximum)));
    case ParameterKind::Choice:
        return joined(spec.choices, "|");
    case ParameterKind::Flag:
        return "true|false";
    case ParameterKind::File:
        return tr("a file");
    case ParameterKind::Text:
        return tr("a text");
    }
    return {};
}

std::string tableText(const ParameterTable &table)
{
    TextTable text({{}, {}, {}, {}});
    for (const ParameterSpec &spec : table.specs()) {
        std::string usual = toText(spec.defaultValue);
        if (!usual.empty())
            usual = spec.perEngine ? tr("default %1, engines may differ", usual) : tr("default %1", usual);
        text.addRow({spec.key, inWords(spec.label) + (spec.unit.empty() ? "" : ", " + inWords(spec.unit)),
                     allowedText(spec), usual});
    }
    return text.text(2);
}

void print(const Environment &environment, const char *format, json object)
{
    environment.out << jsonText(headed(format, std::move(object)));
}

std::string machineText(const Machine &machine)
{
    std::string text = machine.cpu + ": " +
                       (machine.sockets == 1 ? tr("1 socket") : tr("%1 sockets", machine.sockets)) + ", " +
                       (machine.cores == 1 ? tr("1 core") : tr("%1 cores", machine.cores)) + ", " +
                       (machine.threads == 1 ? tr("1 thread") : tr("%1 threads", machine.threads));
    if (const std::string widest = widestVectorExtension(machine); !widest.empty())
        text += ", " + widest;
    const auto addCache = [&](const char *name, const std::optional<std::int64_t> &bytes) {
        if (bytes)
            text += std::string(", ") + name + " " + formatBytes(*bytes);
    };
    addCache("L1d", machine.l1dBytes);
    addCache("L2", machine.l2Bytes);
    addCache("L3", machine.l3Bytes);
    text += ", " + tr("memory %1", formatBytes(machine.memoryBytes)) + "\n" + machine.os + "\n" + machine.compiler;
    for (const Library &library : machine.libraries)
        text += ", " + library.name + " " + library.version;
    return text + "\n";
}

int reported(const Environment &environment, const std::vector<Message> &failures)
{
    for (const Message &failure : failures)
        printError(environment, failure);
    return failures.empty() ? allMeasured : someFailed;
}

/// Those in the user's settings. An unreadable list joins `failures`.
std::vector<worker::WorkerCommand> keptWorkers(std::vector<Message> &failures)
{
    try {
        return worker::keptWorkers();
    } catch (const Error &error) {
        failures.push_back(error.message());
        return {};
    }
}

} // namespace

int listDevices(const CommandLine &line, const Environment &environment)
{
    const Machine machine = thisMachine();
    json devices = json::array();
    TextTable table({{tr("engine")}, {tr("device")}, {tr("as")}, {tr("remarks")}});
    TextTable models({{}, {}});
    bool hasModels = false;
    for (const auto &engine : environment.engines.engines()) {
        const EngineDescription &description = engine->description();
        hasModels = hasModels || description.predicted;
        devices.push_back(engineJson(*engine));
        if (description.predicted) {
            models.addRow({description.id, description.device});
            continue;
        }
        table.addRow({description.id, inWords(description.device), inWords(toMessage(description.fullLabel())),
                      description.unavailable.empty() ? inWords(description.detail)
                      : description.isElsewhere       ? tr("not there: %1", inWords(description.unavailable))
                                                      : tr("not here: %1", inWords(description.unavailable))});
    }
    const std::vector<PciGpu> unserved = unservedGpus(environment.gpus, environment.engines);
    std::vector<Device> peaks;
    std::vector<Message> failures;
    if (line.measurePeaks) {
        peaks.push_back(cpuPeaks(machine, Peaks::Anew, environment.stop));
        peaks.back().costs = costsOf(machine, Costs::Anew, environment.stop); // for later predictions
        for (const auto &engine : environment.engines.engines()) {
            if (!engine->description().unavailable.empty())
                continue;
            try {
                engine->measureDevice();
            } catch (const Error &error) {
                failures.push_back(sentence("%1 could not be measured: %2", engine->description().id, error.message()));
            }
            if (auto device = engine->measuredDevice())
                peaks.push_back(std::move(*device));
        }
    }
    const std::vector<worker::WorkerCommand> workers = keptWorkers(failures);
    if (line.json) {
        json object = {{"devices", devices}, {"machine", toJson(machine)}};
        for (const worker::WorkerCommand &worker : workers)
            object["workers"].push_back(worker::listedJson(worker));
        for (const PciGpu &gpu : unserved) {
            object["gpus_without_driver"].push_back({{"name", gpu.name},
                                                     {"address", gpu.address},
                                                     {"remedy", howToServe(gpu, environment.openClVendorFiles)}});
        }
        for (const Device &device : peaks)
            object["peaks"].push_back(jsonOf(device));
        print(environment, "overtake-device-list", std::move(object));
        return reported(environment, failures);
    }
    const auto addSection = [&](const std::string &title, const std::string &text) {
        environment.out << "\n" << title << "\n" << text;
    };
    environment.out << table.text() << "\n" << machineText(machine);
    for (const PciGpu &gpu : unserved)
        addSection(tr("No driver serves %1 (%2).", gpu.name, gpu.address),
                   wrapped(inWords(howToServe(gpu, environment.openClVendorFiles)), 2));
    for (const auto &engine : environment.engines.engines()) {
        const EngineDescription &description = engine->description();
        if (!description.options.specs().empty() && !description.predicted)
            addSection(tr("Options of %1:", description.id), tableText(description.options));
    }
    addSection(tr("Option of all engines except models:"), tableText(ParameterTable({stopwatchOption()})));
    if (!workers.empty()) {
        TextTable text({{}, {}});
        for (const worker::WorkerCommand &worker : workers) {
            const auto [command, reason] = worker::commandOrReason(worker);
            text.addRow({worker.name, reason.empty() ? worker::commandText(command) : inWords(reason)});
        }
        addSection(tr("Workers (overtake-bench workers try NAME lists their engines):"), text.text(2));
    }
    if (hasModels)
        addSection(tr("Models, which predict and run nothing:"), models.text(2));
    for (const auto &engine : environment.engines.engines()) {
        const auto attributes = line.attributes ? engine->attributes() : std::vector<DeviceAttribute>();
        if (attributes.empty())
            continue;
        TextTable text({{}, {}});
        for (const DeviceAttribute &attribute : attributes)
            text.addRow({attribute.name, attribute.value});
        addSection(tr("Attributes of %1:", engine->description().id), text.text(2));
    }
    for (const Device &device : peaks)
        environment.out << "\n" << tr("Figures: %1", deviceText(device));
    return reported(environment, failures);
}

int listWorkloads(const CommandLine &line, const Environment &environment)
{
    json all = json::array();
    for (const auto &workload : allWorkloads()) {
        if (line.json) {
            all.push_back({{"id", workload->id()},
                           {"label", workload->label()},
                           {"description", workload->description()},
                           {"usually_swept", workload->defaultSweepKey()},
                           {"parameters", jsonOf(workload->parameters())}});
        } else {
            environment.out << workload->id() << ": " << inWords(workload->label()) << "\n"
                            << wrapped(inWords(workload->description()), 2) << tableText(workload->parameters())
                            << "\n";
        }
    }
    if (line.json)
        print(environment, "overtake-workloads", {{"workloads", all}});
    return allMeasured;
}

int listPresets(const CommandLine &line, const Environment &environment)
{
    json all = json::array();
    for (const Preset &preset : allPresets()) {
        if (line.json) {
            json object = {{"name", preset.name},
                           {"label", preset.label},
                           {"workload", preset.workload},
                           {"source", preset.source},
                           {"note", preset.note},
                           {"parameters", jsonOf(preset.parameters)},
                           {"per_engine", json::object()},
                           {"sweep", {{"swept", preset.sweepKey}, {"values", preset.sweepValues}}},
                           {"framework",
                            {{"label", preset.framework.label},
                             {"engine", preset.framework.engine},
                             {"options", jsonOf(preset.framework.options)}}},
                           {"published", reportedJson(preset)}};
            for (const auto &[kind, values] : preset.perEngine)
                object["per_engine"][kind] = jsonOf(values);
            if (preset.claim) {
                object["claim"] = {{"claimed", preset.claim->claimed},
                                   {"mistake", preset.claim->mistake},
                                   {"show", preset.claim->engines}};
            }
            all.push_back(object);
        } else {
            environment.out << preset.name << ": " << inWords(preset.label) << "\n"
                            << wrapped(tr("Workload %1.", preset.workload) + " " + inWords(preset.note), 2)
                            << wrapped(parametersText(workloadById(preset.workload).parameters(), preset.parameters), 2)
                            << claimText(preset) << reportedText(preset) << frameworkText(preset, {}) << "\n";
        }
    }
    if (line.json)
        print(environment, "overtake-presets", {{"presets", all}});
    return allMeasured;
}

} // namespace overtake::cli
