// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A value in a JSON document together with its path ("points[3].value"), so that every error names the place. Strict:
// nothing is converted, and what is not there is an error unless asked for with find().
#pragma once

#include "text/error.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace overtake
{

class JsonNode
{
public:
    /// `json` must outlive the node.
    explicit JsonNode(const nlohmann::json &json, std::string path = {}) : m_json(&json), m_path(std::move(path)) {}

    /// The member `key`; throws when it is missing.
    JsonNode operator[](const char *key) const
    {
        if (auto member = find(key)) {
            return *member;
        }
        throw Error(sentence("field '%1' is missing.", childPath(key)));
    }
    std::optional<JsonNode> find(const char *key) const
    {
        require(m_json->is_object(), sentence("an object"));
        const auto found = m_json->find(key);
        return found == m_json->end() ? std::nullopt : std::make_optional(JsonNode(*found, childPath(key)));
    }
    /// The elements of an array.
    std::vector<JsonNode> elements() const
    {
        require(m_json->is_array(), sentence("an array"));
        std::vector<JsonNode> all;
        all.reserve(m_json->size());
        for (std::size_t i = 0; i < m_json->size(); ++i) {
            all.emplace_back((*m_json)[i], m_path + "[" + std::to_string(i) + "]");
        }
        return all;
    }
    /// The members of an object with their keys.
    std::vector<std::pair<std::string, JsonNode>> members() const
    {
        require(m_json->is_object(), sentence("an object"));
        std::vector<std::pair<std::string, JsonNode>> all;
        for (const auto &[key, value] : m_json->items()) {
            all.emplace_back(key, JsonNode(value, childPath(key)));
        }
        return all;
    }

    std::string text() const
    {
        require(m_json->is_string(), sentence("a text"));
        return m_json->get<std::string>();
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
};

} // namespace overtake
