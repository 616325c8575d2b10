// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/device_json.h"

#include "file/json_node.h"

#include <algorithm>
#include <array>

namespace overtake
{
namespace
{

constexpr std::array kinds{Figure::Kind::Specified, Figure::Kind::Computed, Figure::Kind::Measured};

Figure::Kind readKind(const JsonNode &node)
{
    const std::string text = node.text();
    const auto found =
        std::find_if(kinds.begin(), kinds.end(), [&](Figure::Kind kind) { return text == nameOf(kind); });
    node.require(found != kinds.end(), "one of specified, computed, measured");
    return *found;
}

} // namespace

nlohmann::json deviceJson(const Device &device)
{
    nlohmann::json object = {{"id", device.id},
                             {"name", device.name},
                             {"kind", device.kind == DeviceKind::Cpu ? "cpu" : "gpu"},
                             {"shared_memory", device.sharedMemory},
                             {"figures", nlohmann::json::object()}};
    if (device.year)
        object["year"] = *device.year;
    for (const auto &[quantity, figure] : device.figures) {
        const DeviceQuantityRule &rule = ruleOf(quantity);
        nlohmann::json entry = {
            {"value", figure.value / rule.factor}, {"kind", nameOf(figure.kind)}, {"source", figure.source}};
        if (!figure.note.empty())
            entry["note"] = figure.note;
        object["figures"][rule.key] = entry;
    }
    return object;
}

Device deviceFromJson(const JsonNode &node)
{
    Device device;
    device.id = node["id"].text();
    device.name = node["name"].text();
    const std::string kind = node["kind"].text();
    node["kind"].require(kind == "cpu" || kind == "gpu", "cpu or gpu");
    device.kind = kind == "cpu" ? DeviceKind::Cpu : DeviceKind::Gpu;
    device.sharedMemory = node["shared_memory"].flag();
    if (const auto year = node.find("year"))
        device.year = year->smallInteger();
    const auto &rules = deviceQuantityRules();
    for (const auto &[key, figure] : node["figures"].members()) {
        const auto rule = std::find_if(rules.begin(), rules.end(),
                                       [&name = key](const DeviceQuantityRule &one) { return name == one.key; });
        if (rule == rules.end())
            continue;
        const double value = figure["value"].number();
        figure["value"].require(value > 0, "above 0");
        const auto note = figure.find("note");
        device.set(rule->quantity, readKind(figure["kind"]), value * rule->factor, figure["source"].text(),
                   note ? note->text() : std::string());
    }
    return device;
}

} // namespace overtake
