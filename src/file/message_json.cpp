// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "file/message_json.h"

#include <algorithm>

namespace overtake
{
namespace
{

using nlohmann::json;

constexpr int mostLevels = 20;        ///< levels of sentences in sentences: another process may send any number
constexpr double mostBytes = 1 << 20; ///< a few lines nest to a text that fills the memory
constexpr std::string_view suffix = "_sentence";

json argumentJson(const Argument &argument)
{
    if (const auto *nested = std::get_if<Message>(&argument.value()))
        return jsonOf(*nested);
    if (const auto *number = std::get_if<double>(&argument.value()); number != nullptr && std::isfinite(*number))
        return *number;
    return argument.message().text();
}

Message messageAt(const JsonNode &node, int level);

Argument argumentAt(const JsonNode &node, int level)
{
    if (node.json().is_number())
        return node.number();
    if (node.json().is_string())
        return node.text();
    return messageAt(node, level + 1);
}

Message messageAt(const JsonNode &node, int level)
{
    node.require(level < mostLevels, sentence("a sentence that nests at most %1 others", mostLevels));
    Message message;
    message.source = node["source"].text();
    if (const auto args = node.find("args")) // a worker may leave out what a sentence does not have
        for (const JsonNode &argument : args->elements())
            message.args.push_back(argumentAt(argument, level));
    return message;
}

double mostBytesOf(const json &value, int level)
{
    if (value.is_string())
        return static_cast<double>(value.get_ref<const std::string &>().size());
    if (level > mostLevels || !value.is_object() || !value.contains("source") || !value["source"].is_string() ||
        !value.contains("args") || !value["args"].is_array())
        return 0;
    const auto &source = value["source"].get_ref<const std::string &>();
    const auto places = static_cast<double>(std::ranges::count(source, '%'));
    auto bytes = static_cast<double>(source.size());
    for (const json &argument : value["args"])
        bytes += std::max(places, 1.0) * mostBytesOf(argument, level + 1);
    return bytes;
}

bool isSentence(const json &value)
{
    return value.is_object() && value.contains("source") && value.contains("args") && value.contains("text");
}

/// Calls `change` with every object down to the level at which messages of the protocol have sentences.
template <typename Change>
void eachObject(json &value, const Change &change, int level = 0)
{
    constexpr int lowest = 8;
    if (level == lowest || !value.is_structured())
        return;
    if (value.is_array() && (value.empty() || !value.front().is_structured())) // samples by the thousand
        return;
    if (value.is_object())
        change(value);
    for (json &member : value)
        if (!isSentence(member))
            eachObject(member, change, level + 1);
}

} // namespace

double mostBytesOf(const json &value)
{
    return value.is_string() ? 0 : mostBytesOf(value, 0);
}

json jsonOf(const Message &message)
{
    json args = json::array();
    for (const Argument &argument : message.args)
        args.push_back(argumentJson(argument));
    return {{"source", message.source}, {"args", std::move(args)}, {"text", message.text()}};
}

void readValue(const JsonNode &node, Message &message)
{
    node.require(mostBytesOf(node.json()) <= mostBytes, sentence("a sentence of at most 1 MiB"));
    message = node.json().is_string() ? foreign(node.text()) : messageAt(node, 0);
}

void putTextFirst(json &message)
{
    eachObject(message, [](json &object) {
        json beside = json::object();
        for (auto &[key, member] : object.items()) {
            if (!isSentence(member))
                continue;
            json text = member["text"];
            beside[key + std::string(suffix)] = std::exchange(member, std::move(text));
        }
        object.update(beside);
    });
}

void takeSentences(json &message)
{
    eachObject(message, [](json &object) {
        std::vector<std::string> keys;
        for (const auto &[key, member] : object.items())
            if (key.ends_with(suffix) && isSentence(member))
                keys.push_back(key);
        for (const std::string &key : keys) {
            object[key.substr(0, key.size() - suffix.size())] = std::move(object[key]);
            object.erase(key);
        }
    });
}

} // namespace overtake
