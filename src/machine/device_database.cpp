// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/device_database.h"

#include "file/json_fields.h"
#include "file/json_file.h"
#include "machine/device_json.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <sstream>

namespace overtake
{

extern const std::string_view devicesJson; ///< resources/devices.json

namespace
{

constexpr int newestSchema = 1;

std::string readNonEmpty(const JsonNode &node)
{
    node.require(node.json().is_string() && !node.text().empty(), sentence("a text that is not empty"));
    return node.text();
}

Figure readFigure(const JsonNode &node, const DeviceQuantityRule &rule, const JsonNode &sources)
{
    const double number = node["value"].number();
    node["value"].require(number > 0, sentence("above 0 (leave an unknown figure out)"));
    Figure figure;
    figure.value = number * rule.factor;
    readValue(node["kind"], figure.kind);
    const std::string source = node["source"].text();
    const auto known = sources.find(source.c_str());
    node["source"].require(known.has_value(), sentence("a key of 'sources'"));
    figure.source = term(readNonEmpty(*known));
    if (const auto note = node.find("note"))
        figure.note = term(note->text());
    return figure;
}

/// A rate that contradicts units and clock beside it is a slip of the pen, and every chart would repeat it.
void requireConsistent(const Device &device, const JsonNode &figures)
{
    constexpr double tolerance = 0.02;
    const auto rate = device.value(DeviceQuantity::Fp32);
    const auto alus = device.value(DeviceQuantity::Alus);
    const auto clock = device.value(DeviceQuantity::Clock);
    if (!rate || !alus || !clock)
        return;
    const double computed = *alus * device.value(DeviceQuantity::FlopsPerAlu).value_or(2) * *clock;
    figures[ruleOf(DeviceQuantity::Fp32).key].require(
        std::abs(*rate / computed - 1) <= tolerance,
        sentence("within 2 % of units x 2 x clock, which give %1", figureText(DeviceQuantity::Fp32, computed)));
}

Device readDevice(const JsonNode &node, const JsonNode &sources)
{
    Device device;
    device.id = readNonEmpty(node["id"]);
    const bool plain = std::ranges::all_of(
        device.id, [](unsigned char c) { return std::islower(c) != 0 || std::isdigit(c) != 0 || c == '-'; });
    node["id"].require(plain, sentence("small letters, digits and hyphens"));
    device.name = readNonEmpty(node["name"]);
    readValue(node["kind"], device.kind);
    if (const auto year = node.find("year"))
        device.year = year->smallInteger();
    device.sharedMemory = node["shared_memory"].flag();
    for (const JsonNode &name : node["names"].elements())
        device.names.push_back(readNonEmpty(name));
    const JsonNode figures = node["figures"];
    for (const auto &[key, figure] : figures.members()) {
        const auto &rules = deviceQuantityRules();
        const auto rule =
            std::ranges::find_if(rules, [&name = key](const DeviceQuantityRule &one) { return name == one.key; });
        figure.require(rule != rules.end(), sentence("a known figure (this version does not know its name)"));
        device.figures[rule->quantity] = readFigure(figure, *rule, sources);
    }
    requireConsistent(device, figures);
    return device;
}

std::vector<Device> readDevices(const nlohmann::json &json)
{
    const JsonNode root(json);
    if (!json.is_object() || json.value("format", nlohmann::json()) != "overtake-devices")
        throw Error(sentence("it is not a device database of Overtake."));
    const std::int64_t schema = root["schema"].integer();
    root["schema"].require(schema >= 1 && schema <= newestSchema,
                           sentence("1: this version of Overtake reads no other (it is %1)", schema));
    const JsonNode sources = root["sources"];
    std::vector<Device> devices;
    std::set<std::string> ids;
    for (const JsonNode &node : root["devices"].elements()) {
        devices.push_back(readDevice(node, sources));
        node["id"].require(ids.insert(devices.back().id).second,
                           sentence("different for every device ('%1' is there twice)", devices.back().id));
    }
    root["devices"].require(!devices.empty(), sentence("a list with at least one device"));
    return devices;
}

} // namespace

DeviceDatabase DeviceDatabase::fromJson(const nlohmann::json &json)
{
    DeviceDatabase database;
    database.m_devices = readDevices(json);
    return database;
}

DeviceDatabase DeviceDatabase::fromFile(const std::string &path)
{
    return readJsonFileAs(path, fromJson);
}

const DeviceDatabase &DeviceDatabase::builtIn()
{
    static const DeviceDatabase database = fromJson(nlohmann::json::parse(devicesJson));
    return database;
}

const Device *DeviceDatabase::find(std::string_view name, DeviceKind kind) const
{
    const std::string wanted = comparableName(name);
    const auto isCalled = [&](const Device &device) {
        const auto same = [&](const std::string &other) { return comparableName(other) == wanted; };
        return device.id == name || same(device.name) || std::ranges::any_of(device.names, same);
    };
    for (const Device &device : m_devices)
        if (device.kind == kind && isCalled(device))
            return &device;
    return nullptr;
}

std::vector<std::string> DeviceDatabase::ids(DeviceKind kind) const
{
    std::vector<std::string> all;
    for (const Device &device : m_devices)
        if (device.kind == kind)
            all.push_back(device.id);
    return all;
}

std::string comparableName(std::string_view name)
{
    std::string text;
    for (const char character : name) {
        const auto c = static_cast<unsigned char>(character);
        text += std::isalnum(c) != 0 ? static_cast<char>(std::tolower(c)) : ' ';
    }
    std::istringstream words(text);
    std::string result;
    for (std::string word; words >> word;) {
        const bool says = word != "r" && word != "tm" && word != "nvidia" && word != "amd" && word != "intel" &&
                          word != "geforce" && word != "radeon" && word != "cpu" && word != "processor";
        if (says)
            result += (result.empty() ? "" : " ") + word;
    }
    return result;
}

} // namespace overtake
