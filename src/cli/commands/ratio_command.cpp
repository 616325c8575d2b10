// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// ratio: what one chip should gain over another on paper.
#include "cli/commands/commands.h"
#include "cli/commands/outcome.h"
#include "cli/text/device_text.h"
#include "cli/text/text_table.h"
#include "cli/text/words.h"
#include "file/message_json.h"
#include "machine/device_database.h"
#include "machine/device_json.h"
#include "model/kept_peaks.h"
#include "model/ratios.h"
#include "program/parameter.h"
#include "report/run_file.h"
#include "text/error.h"
#include "text/format.h"
#include "text/joined.h"

#include <nlohmann/json.hpp>

namespace overtake::cli
{
namespace
{

const char *wordFor(DeviceKind kind)
{
    return kind == DeviceKind::Cpu ? "CPU" : "GPU";
}

bool isOfKind(const EngineDescription &engine, DeviceKind kind)
{
    return engine.unavailable.empty() && !engine.predicted &&
           engine.kind == (kind == DeviceKind::Cpu ? EngineKind::Cpu : EngineKind::Gpu);
}

/// A device of this machine that goes by this name, measured where that can be done at once.
std::optional<Device> presentDevice(const std::string &name, DeviceKind kind, const DeviceDatabase &database,
                                    const EngineRegistry &engines)
{
    for (const auto &engine : engines.engines()) {
        const EngineDescription &description = engine->description();
        if (!isOfKind(description, kind) ||
            (description.id != name && comparableName(description.device) != comparableName(name)))
            continue;
        if (kind == DeviceKind::Cpu)
            return cpuPeaks(thisMachine(), Peaks::Kept);
        if (const Device *known = database.find(description.device, kind))
            return *known;
        throw UsageError(sentence("No figures of %1 are known: name a device of the database.", description.device));
    }
    return std::nullopt;
}

Device deviceNamed(const char *option, const std::string &name, DeviceKind kind, const DeviceDatabase &database,
                   const EngineRegistry &engines)
{
    if (name.empty())
        throw UsageError(
            sentence("%1 is missing: name a %2 of the database or of this machine.", option, wordFor(kind)));
    if (auto present = presentDevice(name, kind, database, engines))
        return *present;
    if (const Device *known = database.find(name, kind))
        return *known;
    const DeviceKind other = kind == DeviceKind::Cpu ? DeviceKind::Gpu : DeviceKind::Cpu;
    std::vector<std::string> names = database.ids(kind);
    const std::string all = joined(names, ", ");
    if (const Device *wrong = database.find(name, other))
        throw UsageError(sentence("'%1' is a %2 (%3), and %4 takes a %5. There are %6.", name, wordFor(other),
                                  wrong->name, option, wordFor(kind), all));
    for (const Device &device : database.devices())
        if (device.kind == kind)
            names.push_back(device.name);
    throw UsageError(sentence("Unknown %1 '%2'%3 There are %4.", wordFor(kind), name, suggestion(name, names), all));
}

std::string ratioText(double ratio)
{
    return ratio < 1 ? formatRatio(ratio) : formatFixed(ratio, 1) + " x";
}

} // namespace

int printRatio(const CommandLine &line, const Environment &environment)
{
    DeviceDatabase own;
    if (!line.devices.empty())
        own = given([&] { return DeviceDatabase::fromFile(line.devices); });
    const DeviceDatabase &database = line.devices.empty() ? DeviceDatabase::builtIn() : own;
    const Device cpu = deviceNamed("--cpu", line.cpu, DeviceKind::Cpu, database, environment.engines);
    const Device gpu = deviceNamed("--gpu", line.gpu, DeviceKind::Gpu, database, environment.engines);
    const std::vector<TheoreticalRatio> ratios = theoreticalRatios(cpu, gpu);
    if (ratios.empty())
        throw UsageError(sentence("Too little is known about %1 and %2 for any ratio.", cpu.name, gpu.name));
    if (line.json) {
        nlohmann::json object = headed("overtake-ratio", {{"cpu", jsonOf(cpu)}, {"gpu", jsonOf(gpu)}});
        for (const TheoreticalRatio &ratio : ratios) {
            object[keyOf(ratio.kind)] = ratio.value;
            object["basis"][keyOf(ratio.kind)] = ratio.basis;
        }
        environment.out << jsonText(object);
        return allMeasured;
    }
    environment.out << tr("%1 over %2, on paper: no measurement", gpu.name, cpu.name) << "\n\n";
    TextTable table({{}, {{}, Align::Right}, {}});
    for (const TheoreticalRatio &ratio : ratios)
        table.addRow({inWords(labelOf(ratio.kind)), ratioText(ratio.value), inWords(ratio.basis)});
    environment.out << table.text() << "\n";
    if (!cpu.measuredOn.empty())
        environment.out << wrapped(tr("The figures of this machine's CPU were measured on %1; overtake-bench devices "
                                      "--measure measures them anew.",
                                      cpu.measuredOn));
    for (const TheoreticalRatio &ratio : ratios)
        environment.out << wrapped(inWords(labelOf(ratio.kind)) + ": " + inWords(explain(ratio.kind)));
    return allMeasured;
}

} // namespace overtake::cli
