// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A value in a JSON document together with its path ("points[3].value"), so that every error names the place. Strict:
// nothing is converted, and what is not there is an error unless asked for with find(). A document of an older schema
// is read by the names of today: OlderNames says what they were.
#pragma once

#include "text/error.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace overtake
{

/// A key, or the name of an enumeration's value, and what stood for it in an older schema.
struct OlderName {
    std::string_view now;
    std::string_view before;
};
using OlderNames = std::span<const OlderName>;

class JsonNode
{
public:
    /// `json` and `older`, which holds for all that is within, must outlive the node.
    explicit JsonNode(const nlohmann::json &json, std::string path = {}, OlderNames older = {})
        : m_json(&json), m_path(std::move(path)), m_older(older)
    {
    }

    /// The member `key`; throws when it is missing.
    JsonNode operator[](const char *key) const
    {
        if (auto member = find(key))
            return *member;
        throw Error(sentence("field '%1' is missing.", childPath(key)));
    }
    std::optional<JsonNode> find(const char *key) const
    {
        require(m_json->is_object(), sentence("an object"));
        std::string name = key;
        auto found = m_json->find(name);
        for (const OlderName &older : m_older)
            if (found == m_json->end() && older.now == key)
                found = m_json->find(name = std::string(older.before));
        return found == m_json->end() ? std::nullopt : std::make_optional(child(*found, childPath(name)));
    }
    /// The elements of an array.
    std::vector<JsonNode> elements() const
    {
        require(m_json->is_array(), sentence("an array"));
        std::vector<JsonNode> all;
        all.reserve(m_json->size());
        for (std::size_t i = 0; i < m_json->size(); ++i)
            all.push_back(child((*m_json)[i], m_path + "[" + std::to_string(i) + "]"));
        return all;
    }
    /// The members of an object with their keys.
    std::vector<std::pair<std::string, JsonNode>> members() const
    {
        require(m_json->is_object(), sentence("an object"));
        std::vector<std::pair<std::string, JsonNode>> all;
        for (const auto &[key, value] : m_json->items())
            all.emplace_back(key, child(value, childPath(key)));
        return all;
    }

    std::string text() const
    {
        require(m_json->is_string(), sentence("a text"));
        return m_json->get<std::string>();
    }
    /// A text that is one of an enumeration's names, by its name of today.
    std::string name() const
    {
        const std::string said = text();
        for (const OlderName &older : m_older)
            if (older.before == said)
                return std::string(older.now);
        return said;
    }
    bool flag() const
    {
        require(m_json->is_boolean(), sentence("true or false"));
        return m_json->get<bool>();
    }
    double number() const
    {
        require(m_json->is_number(), sentence("a number"));
        return m_json->get<double>();
    }
    std::int64_t integer() const
    {
        require(isInteger(), sentence("a whole number"));
        return m_json->get<std::int64_t>();
    }
    int smallInteger() const
    {
        const bool fits = isInteger() && m_json->get<std::int64_t>() >= std::numeric_limits<int>::min() &&
                          m_json->get<std::int64_t>() <= std::numeric_limits<int>::max();
        require(fits, sentence("a whole number below 2^31"));
        return m_json->get<int>();
    }

    const nlohmann::json &json() const { return *m_json; }
    /// Throws "Field 'path' must be <what>." unless the condition holds.
    void require(bool condition, const Message &what) const
    {
        if (!condition) {
            throw Error(m_path.empty() ? sentence("the whole must be %1.", what)
                                       : sentence("field '%1' must be %2.", m_path, what));
        }
    }

private:
    JsonNode child(const nlohmann::json &json, std::string path) const
    {
        return JsonNode(json, std::move(path), m_older);
    }
    bool isInteger() const
    {
        return m_json->is_number_unsigned() ? m_json->get<std::uint64_t>() <=
                                                  static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())
                                            : m_json->is_number_integer();
    }
    std::string childPath(std::string_view key) const
    {
        std::string path;
        path.reserve(m_path.size() + 1 + key.size());
        return path.append(m_path).append(m_path.empty() ? "" : ".").append(key);
    }

    const nlohmann::json *m_json;
    std::string m_path;
    OlderNames m_older;
};

} // namespace overtake
