// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/parameter_json.h"

#include <cmath>
#include <utility>

namespace overtake
{

namespace
{

template <typename Io>
void describe(Io &io, Of<Io, ParameterSpec> &spec)
{
    const auto mayBeMissing = [&](const char *key, auto &value) { // where it is read
        if (io.has(key, true))
            io(key, value);
    };
    io("key", spec.key);
    mayBeMissing("label", spec.label);
    mayBeMissing("unit", spec.unit);
    mayBeMissing("help", spec.help);
    io("kind", spec.kind);
    mayBeMissing("per_engine", spec.perEngine);
    nlohmann::json usual;
    if constexpr (!Io::reads)
        usual = jsonOfParameter(spec.defaultValue);
    io("default", usual);
    if constexpr (Io::reads)
        spec.defaultValue = parameterValueOf(JsonNode(usual, "default"));
    if (spec.isNumber()) {
        mayBeMissing("scale", spec.scale);
        if constexpr (Io::reads) {
            io("minimum", spec.minimum);
            io("maximum", spec.maximum);
        } else {
            io("minimum", jsonOfParameter(valueFromNumber(spec, spec.minimum))); // a whole number where it is one
            io("maximum", jsonOfParameter(valueFromNumber(spec, spec.maximum)));
        }
    }
    io.maybe("choices", spec.choices);
    io.maybe("advanced", spec.advanced);
}

/// A whole number's bounds are exact in a double, a real one's have room for sums.
void requireRange(const JsonNode &node, const ParameterSpec &spec)
{
    const bool isWhole = spec.kind == ParameterKind::Integer;
    const double most = isWhole ? static_cast<double>(largestCount) : largestAmount;
    const char *text = isWhole ? "2^53" : "1e100";
    for (const auto &[key, bound] : {std::pair("minimum", spec.minimum), std::pair("maximum", spec.maximum)})
        node[key].require(std::abs(bound) <= most, sentence("between %1 and %2", std::string("-") + text, text));
    node["maximum"].require(spec.minimum <= spec.maximum, sentence("'%1' or more", "minimum"));
}

} // namespace

ParameterValue parameterValueOf(const JsonNode &node)
{
    const nlohmann::json &json = node.json();
    if (json.is_boolean())
        return node.flag();
    if (json.is_number_float())
        return node.number();
    if (json.is_number())
        return node.integer();
    node.require(json.is_string(), sentence("a number, a text, true or false"));
    return node.text();
}

nlohmann::json jsonOfParameter(const ParameterValue &value)
{
    return std::visit([](const auto &held) { return nlohmann::json(held); }, value);
}

void readValue(const JsonNode &object, ParameterValues &values)
{
    values = {};
    for (const auto &[key, node] : object.members())
        values.set(key, parameterValueOf(node));
}

nlohmann::json jsonOf(const ParameterValues &values)
{
    nlohmann::json object = nlohmann::json::object();
    for (const auto &[key, value] : values.all())
        object[key] = jsonOfParameter(value);
    return object;
}

void readValue(const JsonNode &array, ParameterTable &table)
{
    std::vector<ParameterSpec> specs;
    for (const JsonNode &node : array.elements()) {
        ParameterSpec &spec = specs.emplace_back();
        FieldReader io(node);
        describe(io, spec);
        if (spec.label.empty())
            spec.label = spec.key;
        if (spec.isNumber())
            requireRange(node, spec);
        if (spec.kind == ParameterKind::Real && std::holds_alternative<std::int64_t>(spec.defaultValue))
            spec.defaultValue = static_cast<double>(std::get<std::int64_t>(spec.defaultValue));
        ParameterTable().check(spec, spec.defaultValue);
    }
    table = ParameterTable(std::move(specs));
}

nlohmann::json jsonOf(const ParameterTable &table)
{
    nlohmann::json array = nlohmann::json::array();
    for (const ParameterSpec &spec : table.specs()) {
        nlohmann::json object = nlohmann::json::object();
        FieldWriter io(object);
        describe(io, spec);
        array.push_back(std::move(object));
    }
    return array;
}

} // namespace overtake
