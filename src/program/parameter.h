// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One declared parameter (ParameterSpec), the table a workload or an engine declares (ParameterTable) and the values
// chosen (ParameterValues). Sliders, command-line options, run files and lessons all come from the table. Plain data,
// usable from any thread.
#pragma once

#include "text/message.h"

#include <cstdint>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace overtake
{

enum class ParameterKind { Integer, Real, Choice, Flag, File, Text };
enum class Scale { Linear, Logarithmic };

/// Integer -> int64_t, Real -> double, Flag -> bool, Choice, File and Text -> string. A File names a file or a folder.
using ParameterValue = std::variant<std::int64_t, double, bool, std::string>;

struct ParameterSpec {
    std::string key = {};   ///< name as typed: "hidden"
    std::string label = {}; ///< name as read: "hidden neurons"
    std::string unit = {};  ///< may be empty
    std::string help = {};  ///< one or two sentences that a first-year student understands
    ParameterKind kind = ParameterKind::Integer;
    Scale scale = Scale::Linear;
    double minimum = 0; ///< Integer and Real only
    double maximum = 0;
    ParameterValue defaultValue = std::int64_t{0};
    std::vector<std::string> choices = {}; ///< Choice only
    bool perEngine = false;                ///< the engines of a comparison may differ in it (batch size)
    bool advanced = false;                 ///< folded away in the window
    bool optional = false;                 ///< has no default: absent unless it is given
    bool nominal = false;                  ///< a number that only names a case: a seed is neither small nor large
    bool zeroIsOther = false;              ///< 0 stands for another parameter's value: no range begins there
    bool isNumber() const { return kind == ParameterKind::Integer || kind == ParameterKind::Real; }
    bool sweepable() const { return isNumber() && !nominal; }
};

/// Values by key, in the order of the keys. The getters throw UsageError when a key is absent or of another kind.
class ParameterValues
{
public:
    ParameterValues() = default;
    ParameterValues(std::initializer_list<std::pair<const std::string, ParameterValue>> values) : m_values(values) {}

    bool has(std::string_view key) const;
    std::int64_t integer(std::string_view key) const;
    double real(std::string_view key) const; ///< also of an integer
    bool flag(std::string_view key) const;
    const std::string &text(std::string_view key) const;
    const ParameterValue &at(std::string_view key) const;
    void set(std::string_view key, ParameterValue value);
    void remove(const std::string &key) { m_values.erase(key); }
    void merge(const ParameterValues &other); ///< values of `other` win

    const std::map<std::string, ParameterValue, std::less<>> &all() const { return m_values; }
    bool operator==(const ParameterValues &) const = default;

private:
    std::map<std::string, ParameterValue, std::less<>> m_values;
};

/// Text in the form that a user would type: "512", "0.001", "true", "sgd".
std::string toText(const ParameterValue &value);
/// An integer, too; nothing if the value is not a number.
std::optional<double> numberIn(const ParameterValue &value);

/// The declared parameters of one workload or engine, in the order in which a person should meet them.
class ParameterTable
{
public:
    ParameterTable() = default;
    explicit ParameterTable(std::vector<ParameterSpec> specs);

    const std::vector<ParameterSpec> &specs() const { return m_specs; }
    const ParameterSpec *find(std::string_view key) const; ///< null when unknown
    /// Throws UsageError that names `owner` ("workload mlp"), the key, and the nearest valid key.
    const ParameterSpec &require(std::string_view key, const Argument &owner) const;

    ParameterValues defaults() const;
    /// Throws UsageError naming key, text and the allowed range or choices.
    ParameterValue parse(const ParameterSpec &spec, std::string_view text) const;
    /// Throws UsageError if a value has the wrong kind or is out of range.
    void check(const ParameterSpec &spec, const ParameterValue &value) const;
    /// Defaults, overridden by `values`, each checked; an unknown key throws.
    ParameterValues complete(const ParameterValues &values, const Argument &owner) const;

private:
    std::vector<ParameterSpec> m_specs;
};

/// The candidate with the smallest edit distance to `word`, or empty when none is near.
std::string nearestName(std::string_view word, const std::vector<std::string> &candidates);
/// End of a sentence about a wrong name: ": did you mean 'mlp'?", or "." when nothing is near.
Message suggestion(std::string_view word, const std::vector<std::string> &candidates);

/// Throws UsageError that says why it cannot be the axis of a sweep or a map.
void requireSweepable(const ParameterSpec &spec);

/// An integer or real parameter's value from a number on the axis (rounded for integers, clamped to the range).
ParameterValue valueFromNumber(const ParameterSpec &spec, double number);

} // namespace overtake
