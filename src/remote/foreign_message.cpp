// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/foreign_message.h"

#include "file/message_json.h"
#include "text/contains.h"
#include "text/error.h"
#include "text/plain_text.h"

#include <array>

namespace overtake::worker
{

namespace
{

using nlohmann::json;

constexpr int mostDepth = 32;
constexpr std::size_t mostTexts = 10000; // in one message
constexpr std::size_t longestName = 100; // characters
constexpr std::size_t longestText = 1000;
constexpr double longestSentence = 10000; // bytes, its arguments put in

/// The texts under these keys become part of labels and tables.
bool isName(std::string_view key)
{
    constexpr std::array<std::string_view, 9> names = {"device", "host",    "id",       "key", "label",
                                                       "name",   "program", "protocol", "unit"};
    return contains(names, key);
}

class Cleaner
{
public:
    void clean(json &value, std::string_view key, int depth)
    {
        if (depth > mostDepth)
            throw Error(sentence("it sent a message that nests too deeply."));
        if (value.is_string()) {
            if (++m_texts > mostTexts)
                throw Error(sentence("it sent a message with more than %1 texts.", mostTexts));
            value = plainText(value.get_ref<const std::string &>(), isName(key) ? longestName : longestText);
        } else if (value.is_object()) {
            if (mostBytesOf(value) > longestSentence)
                throw Error(sentence("it sent a sentence that is too long."));
            for (auto &[inner, part] : value.items())
                clean(part, inner, depth + 1);
        } else if (value.is_array()) {
            for (json &part : value)
                clean(part, key, depth + 1);
        }
    }

private:
    std::size_t m_texts = 0;
};

} // namespace

json foreignMessage(std::string_view body)
{
    json message = json::parse(body, nullptr, false);
    if (message.is_discarded() || !message.is_object() || !message.contains("type") || !message["type"].is_string())
        throw Error(sentence("it sent a malformed message."));
    Cleaner().clean(message, {}, 0);
    return message;
}

} // namespace overtake::worker
