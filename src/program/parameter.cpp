// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program/parameter.h"

#include "text/contains.h"
#include "text/error.h"
#include "text/format.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numeric>
#include <optional>

namespace overtake
{

namespace
{

[[noreturn]] void throwMissing(std::string_view key, const Message &wanted)
{
    throw UsageError(sentence("Parameter '%1' is missing or of the wrong kind (expected: %2).", key, wanted));
}

std::string numberText(double value)
{
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
    return {buffer.data(), end};
}

Message rangeText(const ParameterSpec &spec)
{
    if (spec.kind == ParameterKind::Integer)
        return sentence("%1 to %2", static_cast<std::int64_t>(spec.minimum), static_cast<std::int64_t>(spec.maximum));
    return sentence("%1 to %2", numberText(spec.minimum), numberText(spec.maximum));
}

std::optional<bool> parseFlag(std::string_view text)
{
    if (text == "true" || text == "on" || text == "yes" || text == "1")
        return true;
    if (text == "false" || text == "off" || text == "no" || text == "0")
        return false;
    return std::nullopt;
}

/// Levenshtein distance.
std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t substituted = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({row[j] + 1, diagonal + 1, substituted});
        }
    }
    return row.back();
}

} // namespace

bool ParameterValues::has(std::string_view key) const
{
    return m_values.find(key) != m_values.end();
}

const ParameterValue &ParameterValues::at(std::string_view key) const
{
    const auto found = m_values.find(key);
    if (found == m_values.end())
        throwMissing(key, sentence("value"));
    return found->second;
}

std::int64_t ParameterValues::integer(std::string_view key) const
{
    if (const auto *value = std::get_if<std::int64_t>(&at(key)))
        return *value;
    throwMissing(key, sentence("whole number"));
}

std::optional<double> numberIn(const ParameterValue &value)
{
    if (const auto *whole = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*whole);
    const auto *real = std::get_if<double>(&value);
    return real != nullptr ? std::optional(*real) : std::nullopt;
}

double ParameterValues::real(std::string_view key) const
{
    if (const auto number = numberIn(at(key)))
        return *number;
    throwMissing(key, sentence("number"));
}

bool ParameterValues::flag(std::string_view key) const
{
    if (const auto *value = std::get_if<bool>(&at(key)))
        return *value;
    throwMissing(key, sentence("yes or no"));
}

const std::string &ParameterValues::text(std::string_view key) const
{
    if (const auto *value = std::get_if<std::string>(&at(key)))
        return *value;
    throwMissing(key, sentence("text"));
}

void ParameterValues::set(std::string_view key, ParameterValue value)
{
    m_values.insert_or_assign(std::string(key), std::move(value));
}

void ParameterValues::merge(const ParameterValues &other)
{
    for (const auto &[key, value] : other.m_values)
        m_values.insert_or_assign(key, value);
}

std::string toText(const ParameterValue &value)
{
    if (const auto *whole = std::get_if<std::int64_t>(&value))
        return std::to_string(*whole);
    if (const auto *number = std::get_if<double>(&value))
        return numberText(*number);
    if (const auto *flag = std::get_if<bool>(&value))
        return *flag ? "true" : "false";
    return std::get<std::string>(value);
}

ParameterTable::ParameterTable(std::vector<ParameterSpec> specs) : m_specs(std::move(specs)) {}

const ParameterSpec *ParameterTable::find(std::string_view key) const
{
    const auto found = std::ranges::find_if(m_specs, [&](const ParameterSpec &spec) { return spec.key == key; });
    return found == m_specs.end() ? nullptr : &*found;
}

const ParameterSpec &ParameterTable::require(std::string_view key, const Argument &owner) const
{
    if (const ParameterSpec *spec = find(key))
        return *spec;
    std::vector<std::string> keys;
    for (const auto &spec : m_specs)
        keys.push_back(spec.key);
    throw UsageError(keys.empty() ? sentence("Unknown parameter '%1' for %2: it has no parameters.", key, owner)
                                  : sentence("%1 has no parameter '%2'%3 There are %4.", owner, key,
                                             suggestion(key, keys), quoted(keys)));
}

ParameterValues ParameterTable::defaults() const
{
    ParameterValues values;
    for (const auto &spec : m_specs)
        if (!spec.optional)
            values.set(spec.key, spec.defaultValue);
    return values;
}

ParameterValue ParameterTable::parse(const ParameterSpec &spec, std::string_view text) const
{
    ParameterValue value;
    switch (spec.kind) {
    case ParameterKind::Integer:
    case ParameterKind::Real: {
        const auto number = parsedNumber(text);
        const bool whole = spec.kind == ParameterKind::Integer;
        if (!number || (whole && (*number != std::floor(*number) || std::abs(*number) > 9e15)))
            throw UsageError(
                whole
                    ? sentence("'%1' is not a whole number for '%2': allowed are %3.", text, spec.key, rangeText(spec))
                    : sentence("'%1' is not a number for '%2': allowed are %3.", text, spec.key, rangeText(spec)));
        value = whole ? ParameterValue(static_cast<std::int64_t>(*number)) : ParameterValue(*number);
        break;
    }
    case ParameterKind::Flag: {
        const auto flag = parseFlag(text);
        if (!flag)
            throw UsageError(sentence("'%1' is neither true nor false for '%2'.", text, spec.key));
        value = *flag;
        break;
    }
    case ParameterKind::Choice:
    case ParameterKind::File:
    case ParameterKind::Text:
        value = std::string(text);
        break;
    }
    check(spec, value);
    return value;
}

void ParameterTable::check(const ParameterSpec &spec, const ParameterValue &value) const
{
    const auto wrongKind = [&](const Message &wanted) {
        throw UsageError(
            sentence("'%1' is of the wrong kind for '%3' (expected: %2).", toText(value), wanted, spec.key));
    };
    switch (spec.kind) {
    case ParameterKind::Integer:
    case ParameterKind::Real: {
        const auto *whole = std::get_if<std::int64_t>(&value);
        const auto *real = std::get_if<double>(&value);
        if (spec.kind == ParameterKind::Integer && !whole)
            wrongKind(sentence("whole number"));
        if (!whole && !real)
            wrongKind(sentence("number"));
        const double number = whole ? static_cast<double>(*whole) : *real;
        // Written so that NaN is refused too.
        if (!(number >= spec.minimum && number <= spec.maximum))
            throw UsageError(
                sentence("%1 = %2 is out of range: allowed are %3.", spec.key, toText(value), rangeText(spec)));
        break;
    }
    case ParameterKind::Flag:
        if (!std::holds_alternative<bool>(value))
            wrongKind(sentence("true or false"));
        break;
    case ParameterKind::Choice: {
        const auto *text = std::get_if<std::string>(&value);
        if (!text)
            wrongKind(sentence("choice"));
        if (!contains(spec.choices, *text)) {
            throw UsageError(sentence("'%1' is not a choice for '%2'%3 Allowed are %4.", *text, spec.key,
                                      suggestion(*text, spec.choices), quoted(spec.choices)));
        }
        break;
    }
    case ParameterKind::File:
        if (!std::holds_alternative<std::string>(value))
            wrongKind(sentence("file"));
        break;
    case ParameterKind::Text:
        if (!std::holds_alternative<std::string>(value))
            wrongKind(sentence("text"));
        break;
    }
}

ParameterValues ParameterTable::complete(const ParameterValues &values, const Argument &owner) const
{
    ParameterValues all = defaults();
    for (const auto &[key, value] : values.all()) {
        const ParameterSpec &spec = require(key, owner);
        const auto *whole = std::get_if<std::int64_t>(&value);
        const ParameterValue fitting =
            spec.kind == ParameterKind::Real && whole ? ParameterValue(static_cast<double>(*whole)) : value;
        check(spec, fitting);
        all.set(key, fitting);
    }
    return all;
}

std::string nearestName(std::string_view word, const std::vector<std::string> &candidates)
{
    std::string best;
    // More than half of the letters wrong is a guess, not a help; two letters that changed places are two wrong ones.
    std::size_t bestDistance = std::max<std::size_t>(word.size() / 2, 2) + 1;
    for (const auto &candidate : candidates) {
        const bool prefix = word.size() >= 2 && candidate.starts_with(word);
        const std::size_t distance = prefix ? 1 : editDistance(word, candidate);
        if (distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}

Message suggestion(std::string_view word, const std::vector<std::string> &candidates)
{
    const std::string nearest = nearestName(word, candidates);
    return nearest.empty() ? foreign(".") : sentence(": did you mean '%1'?", nearest);
}

void requireSweepable(const ParameterSpec &spec)
{
    if (!spec.isNumber())
        throw UsageError(sentence("Parameter '%1' is not a number and cannot be swept.", spec.key));
    if (spec.nominal)
        throw UsageError(sentence("'%1' cannot be swept over: it only chooses the random numbers, and the work is the "
                                  "same whatever they are.",
                                  spec.key));
}

ParameterValue valueFromNumber(const ParameterSpec &spec, double number)
{
    const double clamped = std::clamp(number, spec.minimum, spec.maximum);
    if (spec.kind == ParameterKind::Integer)
        return static_cast<std::int64_t>(std::llround(clamped));
    return clamped;
}

} // namespace overtake
