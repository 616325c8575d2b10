// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The JSON form of a record, described once for reading and writing: a function that names each field with its member,
//
//     template <typename Io> void describe(Io &io, Of<Io, Library> &library)
//     {
//         io("name", library.name);
//         io("version", library.version);
//     }
//
// called with a FieldReader (errors name the place) or a FieldWriter, which leaves out numbers that are not finite. An
// `amount` of seconds, bytes or things is 0 or more, and so small that no sum, square or rate of amounts overflows.
#pragma once

#include "file/json_node.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <utility>

namespace overtake
{

/// The record: to be filled, or as it is.
template <typename Io, typename Record>
using Of = std::conditional_t<Io::reads, Record, const Record>;

template <typename T, template <typename...> typename Template>
inline constexpr bool isA = false;
template <typename... Arguments, template <typename...> typename Template>
inline constexpr bool isA<Template<Arguments...>, Template> = true;

inline constexpr double unknownNumber = std::numeric_limits<double>::quiet_NaN();

/// Words for an enumeration's values come from `namesOf(value)`, an array of them in order; a type of another kind than
/// those below has overloads of its own.
template <typename T>
void readValue(const JsonNode &node, T &value);
template <typename T>
nlohmann::json jsonOf(const T &value);

inline constexpr double largestAmount = 1e100;
inline constexpr std::int64_t largestCount = std::int64_t{1} << 53; ///< so that a double holds it

/// Throws "field 'path' must be 0 or more." or "… at most 1e100.", with the place of the element in a list.
template <typename T>
void requireAmount(const JsonNode &node, const T &value)
{
    const auto isAmount = [](auto one) {
        if constexpr (std::is_floating_point_v<decltype(one)>)
            return one >= 0 && one <= largestAmount;
        else
            return one >= 0 && std::cmp_less_equal(one, largestCount);
    };
    if constexpr (isA<T, std::optional>) {
        if (value)
            requireAmount(node, *value);
    } else if constexpr (isA<T, std::vector>) {
        const auto wrong = std::ranges::find_if_not(value, isAmount);
        if (wrong != value.end())
            requireAmount(node.elements()[static_cast<std::size_t>(wrong - value.begin())], *wrong);
    } else if (!isAmount(value)) {
        node.require(value >= 0, sentence("0 or more"));
        node.require(false, sentence("at most %1", std::is_floating_point_v<T> ? "1e100" : "2^53"));
    }
}

class FieldReader
{
public:
    static constexpr bool reads = true;
    /// `object` must outlive the reader.
    explicit FieldReader(const JsonNode &object) : m_object(object) {}

    template <typename T>
    void operator()(const char *key, T &value)
    {
        if constexpr (isA<T, std::vector>)
            list(key, value, [](FieldReader &, auto &) {});
        else
            readValue(m_object[key], value);
    }
    /// May be missing: then `value` becomes `absent`, which is not written either.
    template <typename T>
    void maybe(const char *key, T &value, const std::type_identity_t<T> &absent = {})
    {
        const auto node = m_object.find(key);
        if (!node)
            value = absent;
        else if constexpr (isA<T, std::optional>)
            readValue(*node, value.emplace());
        else
            (*this)(key, value);
    }
    template <typename T>
    void amount(const char *key, T &value)
    {
        (*this)(key, value);
        requireAmount(m_object[key], value);
    }
    template <typename T>
    void maybeAmount(const char *key, T &value, const std::type_identity_t<T> &absent = {})
    {
        maybe(key, value, absent);
        if (const auto node = m_object.find(key))
            requireAmount(*node, value);
    }
    /// An object that is not a record of its own: `fields(io)` describes it.
    template <typename Fields>
    void object(const char *key, Fields fields)
    {
        const JsonNode inner = m_object[key];
        FieldReader io(inner);
        fields(io);
    }
    /// An array; `each(io, record)` follows the description of each record, the last one so far.
    template <typename Record, typename Each>
    void list(const char *key, std::vector<Record> &records, Each each)
    {
        const JsonNode array = m_object[key];
        records.clear();
        if constexpr (std::is_same_v<Record, double>) { // samples, by the thousand: a place only for what is wrong
            const auto &json = array.json();
            if (json.is_array() && std::ranges::all_of(json, [](const auto &one) { return one.is_number(); })) {
                records = json.template get<std::vector<double>>();
                return;
            }
        }
        for (const JsonNode &element : array.elements()) {
            readValue(element, records.emplace_back());
            if constexpr (std::is_class_v<Record>) {
                FieldReader io(element);
                each(io, records.back());
            }
        }
    }
    /// Whether the key is there. Where it is written: whether there is something to write.
    bool has(const char *key, bool) const { return m_object.find(key).has_value(); }
    JsonNode node(const char *key) const { return m_object[key]; }
    /// Throws "field 'key' must be <what>." unless the condition holds.
    void require(const char *key, bool condition, const Message &what) const
    {
        if (!condition)
            m_object[key].require(false, what);
    }
    /// Writes a field for scripts that follows from other fields; reading skips it.
    template <typename T>
    void derived(const char *, const T &)
    {
    }

private:
    const JsonNode &m_object;
};

template <typename T>
void readValue(const JsonNode &node, T &value)
{
    if constexpr (std::is_same_v<T, nlohmann::json>) {
        value = node.json();
    } else if constexpr (std::is_same_v<T, std::string>) {
        value = node.text();
    } else if constexpr (std::is_same_v<T, bool>) {
        value = node.flag();
    } else if constexpr (std::is_same_v<T, double>) {
        value = node.number();
    } else if constexpr (std::is_same_v<T, int>) {
        value = node.smallInteger();
    } else if constexpr (std::is_integral_v<T>) {
        const std::int64_t number = node.integer();
        node.require(std::is_signed_v<T> || number >= 0, sentence("0 or more"));
        node.require(std::in_range<T>(number), sentence("at most %1", std::numeric_limits<T>::max()));
        value = static_cast<T>(number);
    } else if constexpr (std::is_enum_v<T>) {
        const auto &names = namesOf(value);
        const std::string text = node.name();
        const auto found = std::ranges::find(names, text);
        std::vector<Message> all;
        for (const std::string_view name : names)
            all.push_back(foreign(std::string(name)));
        node.require(found != names.end(), sentence("one of %1", listed(std::move(all))));
        value = static_cast<T>(found - names.begin());
    } else {
        FieldReader io(node);
        describe(io, value);
    }
}

class FieldWriter
{
public:
    static constexpr bool reads = false;
    /// `object` must outlive the writer.
    explicit FieldWriter(nlohmann::json &object) : m_object(object) {}

    template <typename T>
    void operator()(const char *key, const T &value)
    {
        if constexpr (isA<T, std::vector>)
            list(key, value, [](FieldWriter &, const auto &) {});
        else if (isFinite(value))
            m_object[key] = jsonOf(value);
    }
    template <typename T>
    void maybe(const char *key, const T &value, const std::type_identity_t<T> &absent = {})
    {
        if constexpr (isA<T, std::optional>) {
            if (value)
                (*this)(key, *value);
        } else if constexpr (isA<T, std::vector>) {
            if (!value.empty())
                (*this)(key, value);
        } else if (value != absent) {
            (*this)(key, value);
        }
    }
    template <typename T>
    void amount(const char *key, const T &value)
    {
        (*this)(key, value);
    }
    template <typename T>
    void maybeAmount(const char *key, const T &value, const std::type_identity_t<T> &absent = {})
    {
        maybe(key, value, absent);
    }
    template <typename Fields>
    void object(const char *key, Fields fields)
    {
        nlohmann::json &inner = m_object[key] = nlohmann::json::object();
        FieldWriter io(inner);
        fields(io);
    }
    template <typename Record, typename Each>
    void list(const char *key, const std::vector<Record> &records, Each each)
    {
        nlohmann::json &array = m_object[key] = nlohmann::json::array();
        for (const Record &record : records) {
            array.push_back(jsonOf(record));
            if constexpr (std::is_class_v<Record>) {
                FieldWriter io(array.back());
                each(io, record);
            }
        }
    }
    bool has(const char *, bool something) const { return something; }
    void require(const char *, bool, const Message &) const {}
    template <typename T>
    void derived(const char *key, const T &value)
    {
        if constexpr (isA<T, std::optional>)
            maybe(key, value);
        else
            (*this)(key, value);
    }

private:
    template <typename T>
    static bool isFinite(const T &value)
    {
        if constexpr (std::is_floating_point_v<T>)
            return std::isfinite(value);
        else
            return true;
    }

    nlohmann::json &m_object;
};

template <typename T>
nlohmann::json jsonOf(const T &value)
{
    if constexpr (std::is_enum_v<T>) {
        return namesOf(value)[static_cast<std::size_t>(value)];
    } else if constexpr (std::is_arithmetic_v<T> || std::is_same_v<T, std::string> ||
                         std::is_same_v<T, nlohmann::json>) {
        return value;
    } else {
        nlohmann::json object = nlohmann::json::object();
        FieldWriter io(object);
        describe(io, value);
        return object;
    }
}

} // namespace overtake
